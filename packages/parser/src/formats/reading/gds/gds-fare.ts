/** Prices of a display: what each type of traveler pays, to the fare of one traveler and of all. */

import { findCurrency } from '@waypage/gazetteer';
import { derived, type Field, stated } from '../../../model/field.ts';
import { type FareDraft, OPEN_FARE } from '../../../model/flight-quote-draft.ts';
import type { Money } from '../../../model/money.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { fieldAt, type ScreenLine } from './gds-screen.ts';

/** `1284.00`, `1,284.00`, `128400` of a currency without cents. */
export const GDS_AMOUNT = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,3})?|\\d{1,9}(?:\\.\\d{1,3})?';

export interface FareOfType {
  /** ADT, CNN, C08, INF ...; null where the display prices whoever travels. */
  readonly type: Field<string> | null;
  /** How many travel at this fare. */
  readonly count: Field<number> | null;
  /** Of one traveler. */
  readonly base: Field<Money> | null;
  readonly taxes: Field<Money> | null;
  readonly total: Field<Money> | null;
  /** Of all of this type. */
  readonly all: Field<Money> | null;
}

export interface GdsFares {
  readonly types: readonly FareOfType[];
  readonly grandTotal: Field<Money> | null;
  readonly includes: readonly Field<string>[];
  readonly lines: readonly ScreenLine[];
}

export const NO_FARES: GdsFares = { types: [], grandTotal: null, includes: [], lines: [] };

/** An amount at `[from, to)` of a line; with `codeFrom` its currency code stands before it. */
export function amountField(
  line: ScreenLine,
  code: string,
  [from, to]: readonly [number, number],
  codeFrom = from,
): Field<Money> | null {
  if (!findCurrency(code)) return null;
  const amount = Number(line.text.slice(from, to).replaceAll(',', ''));
  return Number.isFinite(amount) ? fieldAt(line, codeFrom, to, { amount, amountMax: null, currencies: [code] }) : null;
}

/**
 * Two names are both adults where the price is an adult's; the first type of a display is the one that leads. With a child among the names
 * (`hasMinors`) it is no price of everyone's.
 */
export function fareOf({ types, grandTotal }: GdsFares, hasMinors = false): FareDraft {
  const lead = types.find((one) => one.type?.value === 'ADT') ?? types[0];
  if (lead === undefined) return { ...OPEN_FARE, totalForAllPassengers: grandTotal };
  const { base, taxes, all, count } = lead;
  const shared = lead.total ?? shareOf(all, count?.value ?? null);
  return {
    ...OPEN_FARE,
    baseFare: base,
    taxes,
    total: shared,
    totalForAllPassengers: grandTotal ?? (types.length === 1 ? all : sumOf(types)),
    isOfAdult: hasMinors,
    byType: types.length === 1 ? [] : types.flatMap(({ count, total }) => (total === null ? [] : [{ count, total }])),
  };
}

/** What the others pay, as notes with the amounts as `source` has them: `C08: GBP 786.47`. */
export function otherFares({ types }: GdsFares, source: string): Field<string>[] {
  const lead = types.find((one) => one.type?.value === 'ADT') ?? types[0];
  return types.flatMap((one) => {
    const price = one.total ?? one.all;
    if (one === lead || one.type === null || price === null) return [];
    const { amount, currencies } = price.value;
    const [from, to] = price.spans[0] ?? [0, 0];
    const written = amount.toFixed(DECIMALS.exec(source.slice(from, to))?.[1]?.length ?? 0);
    return [stated(`${one.type.value}: ${currencies[0]} ${written}`, [...one.type.spans, ...price.spans])];
  });
}

const DECIMALS = /\.(\d{1,3})$/;

/** Rows of one type and price, a traveler each, are one fare of several. */
export function addRow(types: FareOfType[], one: FareOfType): void {
  const at = types.findIndex(
    (known) => known.type?.value === one.type?.value && known.total?.value.amount === one.total?.value.amount,
  );
  const same = types[at];
  if (same?.count && one.count)
    types[at] = {
      ...same,
      count: {
        ...same.count,
        value: same.count.value + one.count.value,
        spans: [...same.count.spans, ...one.count.spans],
      },
      base: both(same.base, one.base),
      taxes: both(same.taxes, one.taxes),
      total: both(same.total, one.total),
    };
  else types.push(one);
}

const both = (a: Field<Money> | null, b: Field<Money> | null): Field<Money> | null =>
  a === null || b === null ? a : { ...a, spans: [...a.spans, ...b.spans].slice(0, 6) };

/** How many travel by the prices; null where one type does not say. */
export function travelersOf({ types }: GdsFares): Field<number> | null {
  if (types.length === 0 || types.some((one) => one.count === null)) return null;
  const counts = types.map((one) => one.count as Field<number>);
  return derived(
    counts.reduce((sum, count) => sum + count.value, 0),
    counts.flatMap((count) => count.spans),
  );
}

/** One traveler's part, where it comes out even. */
export function shareOf(all: Field<Money> | null, count: number | null): Field<Money> | null {
  if (all === null || count === null || count < 1) return null;
  if (count === 1) return all;
  const amount = Math.round((all.value.amount / count) * 100) / 100;
  return Math.abs(amount * count - all.value.amount) > 0.005 ? null : derived({ ...all.value, amount }, all.spans);
}

function sumOf(types: readonly FareOfType[]): Field<Money> | null {
  let sum = 0;
  for (const { total, all, count } of types) {
    const part = all?.value.amount ?? (total === null || count === null ? null : total.value.amount * count.value);
    if (part === null) return null;
    sum += part;
  }
  const [first] = types;
  const money = first?.total ?? first?.all;
  if (!money) return null;
  const spans = types.flatMap((one) => (one.all ?? one.total)?.spans ?? []);
  return derived({ ...money.value, amount: Math.round(sum * 100) / 100 }, spans);
}

/**
 * Prices under their names, one a line, as stored fares and ticket images have them: `FARE  F EUR  312.00`, `EQUIV  USD  340.00`,
 * `TOTAL    EUR  674.25`. The lines must be a display's: its first amount and its total belong together. `FARE  GBP 2140 ADT   GBP 1605 CNN` tells what
 * each age pays.
 */
export function readNamedFare(lines: readonly ScreenLine[]): GdsFares {
  let base: Field<Money> | null = null;
  let equal: Field<Money> | null = null;
  const used: ScreenLine[] = [];
  for (const line of lines) {
    const match = line.isCapitals ? NAMED.exec(line.text) : null;
    const places = match?.indices?.groups;
    if (!match?.groups || !places?.['amount'] || !places['code']) continue;
    const money = amountField(line, match.groups['code'] ?? '', places['amount'], places['code'][0]);
    if (money === null) continue;
    const name = match.groups['name'] ?? '';
    if (name.startsWith('EQ')) equal = money;
    else if (name.includes('FARE')) [base, equal] = [money, null];
    if (name.includes('FARE') || name.startsWith('EQ')) {
      used.push(line);
      continue;
    }
    if (base === null) continue;
    used.push(line);
    const types = [{ type: null, count: null, base: equal ?? base, taxes: null, total: money, all: null }];
    return { ...NO_FARES, types, lines: used };
  }
  return NO_FARES;
}

/** In a whole screen: without the fare's own name the total under it is not read. */
export const NAMED_FARE_HINT = /^ *(?:BASE |AIR ?)?FARE[ :]{1,12}(?:[A-Z] )?[A-Z]{3} {0,12}\d/m;

const NAMED = compactPattern(
  `^\\s*(?<name>(?:BASE |AIR ?)?FARE|EQUIV(?: AMT)?|EQU|TOTAL|TTL)[ :]{1,12}(?:[A-Z] )?(?<code>[A-Z]{3}) {0,12}(?<amount>${GDS_AMOUNT})(?=\\s|$)(?!\\s{1,4}(?:ADT|ADL|CNN|CHD|INF|YTH|SRC)(?:\\s|$))`,
  'd',
);

/** Taxes told one by one are what they come to; null where they are in several currencies. */
export function sumOfTaxes(parts: readonly Field<Money>[]): Field<Money> | null {
  const [first] = parts;
  if (first === undefined || parts.some(({ value }) => value.currencies[0] !== first.value.currencies[0])) return null;
  const amount = Math.round(parts.reduce((sum, { value }) => sum + value.amount, 0) * 100) / 100;
  return derived(
    { ...first.value, amount },
    parts.flatMap(({ spans }) => spans),
  );
}
