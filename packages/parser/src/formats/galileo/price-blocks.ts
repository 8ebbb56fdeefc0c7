/**
 * F-608: other forms in which Galileo's and Apollo's agencies have a price: a block of names for each type of traveler, or all of one traveler in a row.
 *
 *     FQ-1 G *ADT   P1-2
 *          BASE EUR    612.00
 *          TAX  EUR    280.00YQ   62.35AE
 *          TTL  EUR    954.35  PER PSGR
 *      GRAND TOTAL  EUR   3715.88
 *
 *      USD  760.00    338.40XT    1098.40TTL  X2
 *      TOTAL USD 2196.80
 */
import type { Field } from '../../model/field.ts';
import type { Money } from '../../model/money.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import {
  amountField,
  type FareOfType,
  GDS_AMOUNT,
  type GdsFares,
  NO_FARES,
  shareOf,
  sumOfTaxes,
} from '../reading/gds/gds-fare.ts';
import { fieldAt, groupField, type ScreenLine } from '../reading/gds/gds-screen.ts';

type Place = [number, number];

const HEAD = compactPattern(
  '^\\s*>?FQ-?\\d{1,2}\\s(?:[A-Z0-9]{1,8}\\s{1,4}){0,2}\\*?(?<type>[A-Z][A-Z0-9]{2})\\s{1,8}P(?<first>\\d{1,2})(?:-(?<last>\\d{1,2}))?\\s*$',
  'd',
);
const NAMED = compactPattern(
  `^\\s*(?<name>BASE|FARE|EQU(?:IV)?|TTL|TOTAL) {1,8}(?<code>[A-Z]{3}) {0,12}(?<amount>${GDS_AMOUNT})(?= |$)`,
  'd',
);
const TAXED = 'TAX';
const TAX = compactPattern(`(?<![\\w.])(?<amount>${GDS_AMOUNT}) ?(?:[A-Z][A-Z0-9]|\\d[A-Z])(?= |$)`, 'dg');
const CODE = /^\s*(?:TAX(?:ES)? {1,8})?(?<code>[A-Z]{3}) /;
const ROW = compactPattern(
  `^\\s*(?<code>[A-Z]{3}) {1,4}(?<base>${GDS_AMOUNT}) {1,8}(?<taxes>(?:(?:${GDS_AMOUNT})[A-Z][A-Z0-9] {1,8}){1,6})(?<total>${GDS_AMOUNT}) ?(?:TTL|TOT|TOTAL)(?: {1,4}X ?(?<count>\\d{1,2}))?\\s*$`,
  'd',
);
const ALL = compactPattern(`^\\s*(?:GRAND )?TOTAL {1,8}(?<code>[A-Z]{3}) {0,12}(?<all>${GDS_AMOUNT})\\s*$`, 'd');
/** In a whole screen. */
export const PRICE_ROW_HINT = '^ *[A-Z]{3} {1,4}\\d[\\d.]* {1,8}\\d[\\d.]*[A-Z]{2}\\b.{0,60}\\dT(?:T?L|OT)';

export function readPriceBlocks(lines: readonly ScreenLine[]): GdsFares {
  const types: FareOfType[] = [];
  const used: ScreenLine[] = [];
  let grandTotal: Field<Money> | null = null;
  let open: FareOfType | null = null;
  for (const line of lines) {
    const head = line.text.includes('FQ') ? HEAD.exec(line.text) : null;
    if (head !== null) {
      open = { ...NOTHING, type: groupField(line, head, 'type', String), count: countOf(line, head) };
      used.push(line);
      continue;
    }
    const row = ROW.exec(line.text);
    if (row !== null) {
      types.push(fareOfRow(line, row));
      used.push(line);
      continue;
    }
    if (open !== null && line.text.trimStart().startsWith(TAXED)) open = { ...open, taxes: taxesIn(line, line.text) };
    const named: RegExpExecArray | null = open === null ? null : NAMED.exec(line.text);
    if (open !== null && named !== null) {
      const money = moneyOf(line, named, 'amount');
      used.push(line);
      if (named.groups?.['name']?.startsWith('T')) {
        types.push(withTotal(open, money));
        open = null;
      } else open = { ...open, base: money };
      continue;
    }
    const all = types.length > 0 && line.text.includes('TOTAL') ? ALL.exec(line.text) : null;
    if (all === null) continue;
    grandTotal = moneyOf(line, all, 'all');
    used.push(line);
  }
  return types.length === 0 ? NO_FARES : { ...NO_FARES, types, grandTotal, lines: used };
}

const NOTHING: FareOfType = { type: null, count: null, base: null, taxes: null, total: null, all: null };

/** `TTL` is what one of them pays, or all of them: fare and taxes tell. */
function withTotal(fare: FareOfType, total: Field<Money> | null): FareOfType {
  const sum = (fare.base?.value.amount ?? 0) + (fare.taxes?.value.amount ?? 0);
  const count = fare.count?.value ?? 1;
  const isOfAll = count > 1 && total !== null && Math.abs(sum * count - total.value.amount) < 0.011;
  return isOfAll ? { ...fare, total: shareOf(total, count), all: total } : { ...fare, total };
}

function moneyOf(line: ScreenLine, match: RegExpExecArray, name: string): Field<Money> | null {
  const [place, code] = [match.indices?.groups?.[name], match.indices?.groups?.['code']];
  if (place === undefined || code === undefined) return null;
  const isBeside = place[0] - code[1] <= MAX_GAP;
  return amountField(line, match.groups?.['code'] ?? '', place, isBeside ? code[0] : place[0]);
}
const MAX_GAP = 12;

/** `P1-2` are two; in the text stands the last of their numbers. */
function countOf(line: ScreenLine, { groups, indices }: RegExpExecArray): Field<number> | null {
  const place = indices?.groups?.['last'] ?? indices?.groups?.['first'];
  const [first, last] = [Number(groups?.['first']), Number(groups?.['last'] ?? groups?.['first'])];
  return place === undefined || last < first ? null : fieldAt(line, ...(place as Place), last - first + 1);
}

function fareOfRow(line: ScreenLine, row: RegExpExecArray): FareOfType {
  const [from, to] = row.indices?.groups?.['taxes'] ?? [0, 0];
  return {
    ...NOTHING,
    count: groupField(line, row, 'count', Number),
    base: moneyOf(line, row, 'base'),
    taxes: taxesIn(line, line.text.slice(0, to), from),
    total: amountOf(line, row, 'total'),
  };
}

function amountOf(line: ScreenLine, row: RegExpExecArray, name: string): Field<Money> | null {
  const place = row.indices?.groups?.[name];
  return place === undefined ? null : amountField(line, row.groups?.['code'] ?? '', place);
}

/** The taxes of a line, each with its code behind it. */
function taxesIn(line: ScreenLine, text: string, from = 0): Field<Money> | null {
  const code = CODE.exec(line.text)?.groups?.['code'] ?? '';
  const found: Field<Money>[] = [];
  for (const match of text.matchAll(TAX)) {
    const place = match.indices?.groups?.['amount'];
    const money = place === undefined || place[0] < from ? null : amountField(line, code, place);
    if (money !== null) found.push(money);
  }
  return sumOfTaxes(found);
}
