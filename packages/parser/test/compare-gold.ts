/**
 * Compares an answer with hand-made gold, field by field: `"*"` is not scored, `{any: [...]}` lists accepted forms, null means that the text
 * does not give it. Text counts as right from an overlap of 0.7 of its words.
 */
import type { Activity, Day, ParsedItinerary } from '../src/index.ts';

export interface Tally {
  right: number;
  missing: number;
  invented: number;
  readonly misses: string[];
}

export type Gold = unknown;
type Compare = (gold: string, out: string) => boolean;

const fold = (text: unknown): string => String(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/[^\p{L}\p{N}$€£¥]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean);
export const isNil = (value: unknown): boolean => value === null || value === undefined || value === '';
export const accepted = (gold: Gold): unknown[] =>
  typeof gold === 'object' && gold !== null && 'any' in gold ? (gold as { any: unknown[] }).any : [gold];
const isOpen = (gold: Gold): boolean => accepted(gold).includes('*');

export function similarity(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  if (left.length === 0 || right.length === 0) return 0;
  const rest = [...right];
  let common = 0;
  for (const word of left) {
    const at = rest.indexOf(word);
    if (at >= 0) {
      rest.splice(at, 1);
      common++;
    }
  }
  const overlap = (2 * common) / (left.length + right.length);
  const [small, big] = left.length < right.length ? [left, right] : [right, left];
  const isInside = ` ${big.join(' ')} `.includes(` ${small.join(' ')} `) && big.length <= small.length * 2 + 3;
  return isInside ? Math.max(overlap, 0.9) : overlap;
}

const numbersIn = (text: string): number[] =>
  (text.match(/\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?|\d[\d.,]*\d|\d/g) ?? []).map((raw) =>
    Number(raw.replace(/[., ](?=\d{3}(?:\D|$))/g, '').replace(',', '.')),
  );
const minutesIn = (text: string): string =>
  [...text.matchAll(/(\d{1,2}):(\d{2})(?:\s?([AP])M)?/g)]
    .map(([, h, m, half]) => ((half ? (Number(h) % 12) + (half === 'P' ? 12 : 0) : Number(h)) * 60 + Number(m)) % 1440)
    .join('-');

export const same = {
  text: (g, o) => similarity(g, o) >= 0.7,
  longText: (g, o) => wordsOf(g).filter((word) => wordsOf(o).includes(word)).length >= 0.6 * wordsOf(g).length,
  exact: (g, o) => g === o,
  time: (g, o) => minutesIn(g) === minutesIn(o),
  money: (g, o) => {
    const [a, b] = [numbersIn(g), numbersIn(o)];
    return a.length === 0
      ? similarity(g, o) >= 0.7
      : a.length === b.length && a.every((n, i) => Math.abs(n - (b[i] ?? 0)) < 0.011);
  },
} satisfies Record<string, Compare>;

export function compareItinerary(gold: Record<string, Gold>, out: ParsedItinerary): Tally {
  const tally: Tally = { right: 0, missing: 0, invented: 0, misses: [] };
  leaf(tally, 'title', gold['title'], out.title, same.text);
  leaf(tally, 'location', gold['location'], out.location, same.text);
  compareDates(tally, gold['dates'], out);
  compareDays(tally, gold['days'] as Gold[], out.days);
  compareBudget(tally, gold['budget'], out);
  return tally;
}

export function f1(tally: Tally): number {
  return tally.right === 0 ? 0 : (2 * tally.right) / (2 * tally.right + tally.missing + tally.invented);
}

export function leaf(tally: Tally, path: string, gold: Gold, out: unknown, compare: Compare): void {
  if (isOpen(gold) || (isNil(out) && accepted(gold).some(isNil))) return;
  const isRight = !isNil(out) && accepted(gold).some((g) => !isNil(g) && compare(String(g), String(out)));
  if (isRight) {
    tally.right++;
    return;
  }
  if (!accepted(gold).every(isNil)) tally.missing++;
  if (!isNil(out)) tally.invented++;
  tally.misses.push(`${path}: gold ${JSON.stringify(gold)}, got ${JSON.stringify(out)}`);
}

type GoldDate = string | { readonly any: readonly string[] };

/** Of several acceptable values the first: days and months are the same in all. */
const firstOf = (value: GoldDate): string => (typeof value === 'string' ? value : (value.any[0] ?? ''));

/** The display text of `dates` is checked through the days and through its own month, day and year figures. */
function compareDates(tally: Tally, gold: Gold, out: ParsedItinerary): void {
  if (gold === '*') return;
  const stated = gold as { start: GoldDate | null; end: GoldDate | null } | null;
  /* `{start: null, end: null}` says the same as null. */
  const range = stated?.start && stated.end ? { start: stated.start, end: stated.end } : null;
  const expected =
    range === null ? null : [range.start, range.end].map((iso) => String(Number(firstOf(iso).slice(-2)))).join(' ');
  const got = out.dates === null ? null : (out.dates.match(/\b\d{1,2}\b/g) ?? []).join(' ');
  leaf(tally, 'dates', expected, got, same.exact);
  if (range !== null && !firstOf(range.start).startsWith('--'))
    leaf(tally, 'dates.year', firstOf(range.end).slice(0, 4), /\d{4}$/.exec(out.dates ?? '')?.[0], same.exact);
}

function compareDays(tally: Tally, gold: readonly Gold[], days: readonly Day[]): void {
  leaf(tally, 'days', String(gold.length), String(days.length), same.exact);
  for (const [i, entry] of gold.entries()) {
    const day = entry as { title: Gold; date: Gold; timeBlocks: Gold };
    leaf(tally, `days[${i}].title`, day.title, days[i]?.title, same.text);
    leaf(tally, `days[${i}].date`, day.date, days[i]?.date, same.exact);
    if (day.timeBlocks !== '*') compareActivities(tally, `days[${i}]`, day.timeBlocks as GoldBlock[], days[i]);
  }
}

interface GoldBlock {
  readonly period: Gold;
  readonly activities: readonly Record<string, Gold>[];
}

const FIELDS: readonly (readonly [keyof Activity, Compare])[] = [
  ['time', same.time],
  ['location', same.text],
  ['distance', same.text],
  ['cost', same.money],
  ['link', same.exact],
  ['type', same.exact],
  ['description', same.longText],
];

function compareActivities(tally: Tally, path: string, blocks: readonly GoldBlock[], day: Day | undefined): void {
  const left = (day?.timeBlocks ?? []).flatMap((block) =>
    block.activities.map((activity) => ({ activity, period: block.period })),
  );
  for (const block of blocks) {
    for (const gold of block.activities) {
      const fit = (title: string): number =>
        Math.max(...accepted(gold['title']).map((g) => similarity(String(g), title)));
      const best = left.reduce(
        (top, entry, i) => (fit(entry.activity.title) > fit(left[top]?.activity.title ?? '') ? i : top),
        0,
      );
      const found = left[best] && fit(left[best].activity.title) >= 0.5 ? left.splice(best, 1)[0] : undefined;
      leaf(tally, `${path}.activity`, gold['title'], found?.activity.title, () => true);
      if (!found) continue;
      if (block.period !== '*') leaf(tally, `${path}.period`, block.period, found.period, same.text);
      for (const [field, compare] of FIELDS)
        if (field in gold)
          leaf(tally, `${path}.${found.activity.title}.${field}`, gold[field], found.activity[field], compare);
    }
  }
  for (const entry of left) leaf(tally, `${path}.activity`, null, entry.activity.title, same.text);
}

function compareBudget(tally: Tally, gold: Gold, out: ParsedItinerary): void {
  if (gold === '*') return;
  const wanted = (gold ?? { total: null, items: [] }) as { total: Gold; items: { category: string; amount: string }[] };
  const got = out.budget;
  leaf(tally, 'budget.total', wanted.total, got?.total == null ? null : `${got.currency} ${got.total}`, same.money);
  const left = [...(got?.items ?? [])];
  // `*`: a careful human could list them in more than one way.
  if (!Array.isArray(wanted.items)) return;
  for (const [i, item] of wanted.items.entries()) {
    const at = left.findIndex(({ category }) =>
      accepted(item.category).some((name) => similarity(String(name), category) >= 0.7),
    );
    const found = at < 0 ? undefined : left.splice(at, 1)[0];
    leaf(tally, `budget.items[${i}]`, item.category, found?.category, same.text);
    leaf(tally, `budget.items[${i}].amount`, item.amount, found?.amount, same.money);
  }
  for (const extra of left) leaf(tally, 'budget.items', null, extra.category, same.text);
}
