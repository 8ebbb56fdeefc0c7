/** Search, date filter and sort of the dashboard (D-2, D-3; spec §5), as pure functions. */
import { foldText, titleKey } from '@waypage/contract';
import type { DashboardItem } from './dashboard-item.ts';

export const DATE_FILTERS = ['all', 'week', 'month', 'quarter'] as const;
export type DateFilter = (typeof DATE_FILTERS)[number];

export const SORTS = ['date-desc', 'date-asc', 'title-asc', 'title-desc'] as const;
export type Sort = (typeof SORTS)[number];

export interface Selection {
  readonly search: string;
  readonly dateFilter: DateFilter;
  readonly sort: Sort;
}

export const DEFAULT_SELECTION: Selection = { search: '', dateFilter: 'all', sort: 'date-desc' };

export function isFiltering({ search, dateFilter }: Selection): boolean {
  return search.trim() !== '' || dateFilter !== 'all';
}

export function selectItems(items: readonly DashboardItem[], selection: Selection, now: Date): DashboardItem[] {
  const wanted = foldText(selection.search.trim());
  const since = windowStart(selection.dateFilter, now)?.getTime() ?? Number.NEGATIVE_INFINITY;
  return items
    .map((item) => ({ item, time: Date.parse(item.createdAt), title: titleKey(item.title ?? '') }))
    .filter(({ item, time }) => time >= since && matches(item, wanted))
    .sort(COMPARE[selection.sort])
    .map(({ item }) => item);
}

/** The moment from which on items are kept: 7 days, 1 month or 3 months before `now`; null keeps all. */
export function windowStart(filter: DateFilter, now: Date): Date | null {
  if (filter === 'all') return null;
  const start = new Date(now);
  if (filter === 'week') start.setDate(start.getDate() - 7);
  else goBackMonths(start, filter === 'month' ? 1 : 3);
  return start;
}

/** Folded as the server folds: neither accents nor case count. */
function matches(item: DashboardItem, wanted: string): boolean {
  const fields = [item.title, item.location, item.destination, item.route, item.dates];
  return wanted === '' || fields.some((field) => field && foldText(field).includes(wanted));
}

/** A month before March 31 is the last day of February, not March 3. */
function goBackMonths(date: Date, months: number): void {
  const day = date.getDate();
  date.setMonth(date.getMonth() - months);
  if (date.getDate() !== day) date.setDate(0);
}

interface Keyed {
  readonly time: number;
  readonly title: string;
}
type Compare = (a: Keyed, b: Keyed) => number;

const letters = new Intl.Collator('en');
const byDate: Compare = (a, b) => a.time - b.time;
const byTitle: Compare = (a, b) => letters.compare(a.title, b.title) || byDate(b, a);

const COMPARE: Record<Sort, Compare> = {
  'date-asc': byDate,
  'date-desc': (a, b) => byDate(b, a),
  'title-asc': byTitle,
  'title-desc': (a, b) => byTitle(b, a),
};
