import { describe, expect, it } from 'vitest';
import type { DashboardItem } from './dashboard-item.ts';
import { type Selection, selectItems, windowStart } from './select-items.ts';

const NOW = new Date('2026-03-31T12:00:00');
const item = (title: string | null, daysAgo: number, fields: Partial<DashboardItem> = {}): DashboardItem => ({
  id: `${title}${daysAgo}`,
  title,
  createdAt: new Date(NOW.getTime() - daysAgo * 86_400_000).toISOString(),
  ...fields,
});
const titles = (items: DashboardItem[], selection: Partial<Selection>) =>
  selectItems(items, { search: '', dateFilter: 'all', sort: 'date-desc', ...selection }, NOW).map((each) => each.title);

describe('search', () => {
  const items = [
    item('Alpine week', 1, { location: 'Zermatt' }),
    item('B', 2, { destination: 'Île de Ré' }),
    item('C', 3, { route: 'New York (JFK) → London (LHR)' }),
    item('D', 4, { dates: 'May 3 to 9, 2026' }),
  ];
  it.each([
    ['ALPINE', 'Alpine week'],
    ['zerm', 'Alpine week'],
    ['île', 'B'],
    ['ILE DE RE', 'B'],
    ['jfk', 'C'],
    ['may 3', 'D'],
  ])('D-2 %s is found in any field, whatever its case', (search, title) => {
    expect(titles(items, { search })).toEqual([title]);
  });
  it('D-2 matches part of a word, and nothing where nothing fits', () => {
    expect(titles(items, { search: 'ermat' })).toEqual(['Alpine week']);
    expect(titles(items, { search: 'reykjavik' })).toEqual([]);
  });
});

describe('date filter', () => {
  const items = [item('today', 0), item('6 days', 6), item('8 days', 8), item('40 days', 40), item('100 days', 100)];
  it.each([
    ['all', 5],
    ['week', 2],
    ['month', 3],
    ['quarter', 4],
  ] as const)('D-3 %s keeps %i', (dateFilter, count) => {
    expect(titles(items, { dateFilter })).toHaveLength(count);
  });
  it('D-3 a month before March 31 is the end of February', () => {
    expect(windowStart('month', NOW)).toEqual(new Date('2026-02-28T12:00:00'));
  });
});

describe('sort', () => {
  const items = [item('Élan', 2), item('apple', 3), item('Zebra', 1), item(null, 4)];
  it.each([
    ['date-desc', ['Zebra', 'Élan', 'apple', null]],
    ['date-asc', [null, 'apple', 'Élan', 'Zebra']],
    ['title-asc', [null, 'apple', 'Élan', 'Zebra']],
    ['title-desc', ['Zebra', 'Élan', 'apple', null]],
  ] as const)('D-3 %s; titles by letters, not by accents and case', (sort, wanted) => {
    expect(titles(items, { sort })).toEqual(wanted);
  });
});
