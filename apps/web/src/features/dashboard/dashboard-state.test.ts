import { describe, expect, it } from 'vitest';
import { readDashboardState, writeDashboardState } from './dashboard-address.ts';
import { moveInGrid } from './move-in-grid.ts';
import { titleOfCopy } from './use-duplication.ts';
import { oneMore, within } from './use-growing-cards.ts';

describe('the address of the dashboard', () => {
  it.each(['', 'tab=flight-quotes', 'tab=travel-deals&q=%C3%8Ele+%26+100%25&created=quarter&sort=title-desc'])(
    'D-10 "%s" is read and written alike',
    (address) => {
      expect(writeDashboardState(readDashboardState(new URLSearchParams(address))).toString()).toBe(address);
    },
  );
  it('D-10 what it does not know is the default', () => {
    const { kind, selection } = readDashboardState(new URLSearchParams('tab=x&created=y&sort=z'));
    expect({ kind, ...selection }).toEqual({ kind: 'itinerary', search: '', dateFilter: 'all', sort: 'date-desc' });
  });
});

describe('keys in the grid', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, null],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 4, 6],
    ['ArrowDown', 6, null],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 1, null],
    ['Home', 5, 0],
    ['End', 0, 6],
    ['End', 6, null],
    ['Tab', 3, null],
  ])('D-12 %s from %i of seven cards in three columns leads to %s', (key, from, to) => {
    expect(moveInGrid(key, from, 3, 7)).toBe(to);
  });
});

describe('cards that come one a frame', () => {
  it('D-11 keeps what is still wanted, and starts in the middle after a leap', () => {
    expect(within({ first: 0, last: 5 }, { first: 3, last: 9 })).toEqual({ first: 3, last: 5 });
    expect(within({ first: 0, last: 5 }, { first: 100, last: 106 })).toEqual({ first: 103, last: 103 });
  });
  it('D-11 reaches all that is wanted, one card a step', () => {
    const wanted = { first: 3, last: 9 };
    let drawn = { first: 6, last: 6 };
    for (let step = 0; step < 6; step++) {
      const next = oneMore(drawn, wanted);
      expect(next.last - next.first).toBe(drawn.last - drawn.first + 1);
      drawn = next;
    }
    expect(oneMore(drawn, wanted)).toEqual(wanted);
  });
});

describe('the title of a copy', () => {
  it.each([
    ['Lisbon', 'Lisbon (copy)'],
    ['Lisbon (copy)', 'Lisbon (copy 2)'],
    ['Lisbon (copy 9)', 'Lisbon (copy 10)'],
    ['Lisbon (copyright)', 'Lisbon (copyright) (copy)'],
  ])('D-15 %s becomes %s', (title, copy) => {
    expect(titleOfCopy(title)).toBe(copy);
  });
});
