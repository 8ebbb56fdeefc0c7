import { describe, expect, it } from 'vitest';
import { readDateOrder } from './date-order.ts';

describe('the order of day and month', () => {
  it.each([
    ['13/4 and 5/4', 'day-first'],
    ['4/13 and 4/5', 'month-first'],
    ['5/3, 5/4, 5/5, $40', 'month-first'],
    ['3/5, 4/5, 5/5, 10 am, $40', 'day-first'],
  ])('P-3 %s are told by a figure above 12 or by what counts up', (text, order) => {
    expect(readDateOrder(text)).toEqual({ order, isGuessed: false });
  });

  it('P-3 dates far apart count nothing, though two of them share a figure', () => {
    expect(readDateOrder('Salidas: 03/10, 12/10, 12/12 · 900 €')).toEqual({ order: 'day-first', isGuessed: true });
    expect(readDateOrder('Departures: 03/10, 12/10, 12/12 · $900')).toEqual({ order: 'month-first', isGuessed: true });
  });
});
