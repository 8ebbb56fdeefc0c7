/**
 * Galileo's and Apollo's prices: the quote by travelers (FQ), the priced fare ($B) and the stored one (linear fare data).
 *
 *     FQG 1-2       GBP      612.00    421.47      2066.94 ADT      travelers, fare and taxes of one, total of all (or of one)
 *     FQG 3         GBP      485.00    391.61  GBP  876.61 CNN      the currency may stand before any of the amounts
 *     FQP 4         GBP       61.00             61.00 INF      the letter tells whose fare it is; nothing to pay has no amount
 *     FQG 1-2   VLW7A0RG VLX7A0RG  612.00  421.47  1033.47 ADT      fare bases, and no currency but the one below
 *     GRAND TOTAL INCLUDING TAXES ****     GBP      2946.61
 *     FARE USD 688.00 TAX 5.60AY TAX 46.80US ... TOT USD 1087.40    may break anywhere between words, `TX` for `TAX`
 *     FARE GBP742.00 TAX GBP94.00GB ... TOT GBP1198.31              each with its currency
 *     FARE EUR 510.00 EQU USD 628.00 TAX JQ 3.10 ... TOT USD 708.70 the tax's code first, under `FQ-1-2 G13MAR18  ADT`
 *     PSGR  QUOTE BASIS  FARE  TAXES  TOTAL                         a table without marks (quote-table.ts)
 *      FQ-USD 303.00/USD 35.60US/USD 450.76XT/USD 789.36 - 29JUN    of all travelers
 */

import { derived, type Field } from '../../model/field.ts';
import type { Money } from '../../model/money.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { GDS_DATE } from '../reading/gds/gds-dates.ts';
import {
  amountField,
  type FareOfType,
  GDS_AMOUNT,
  type GdsFares,
  NO_FARES,
  shareOf,
  sumOfTaxes,
} from '../reading/gds/gds-fare.ts';
import { fieldAt, groupField, joinScreenLines, matchOver, type ScreenLine } from '../reading/gds/gds-screen.ts';
import { readPriceBlocks } from './price-blocks.ts';
import { readQuoteTable } from './quote-table.ts';

/** `3`, `1-2`, `1.4`: numbers of travelers, of a range or one by one. */
const NUMBERS = '\\d{1,2}(?:[-.]\\d{1,2}){0,8}';
const ROW = compactPattern(
  `\\bFQ[A-Z]? +(?<who>${NUMBERS}) +(?:[A-Z0-9/|+]{2,15} +){0,4}?(?:(?<code>[A-Z]{3}) +)?(?<base>${GDS_AMOUNT}) +(?:(?:[A-Z]{3} +)?(?<tax>${GDS_AMOUNT}) +)?(?:[A-Z]{3} +)?(?<all>${GDS_AMOUNT}) +(?<type>[A-Z][A-Z0-9]{2})\\b`,
  'd',
);
/** `GRAND TOTAL INCLUDING TAXES ****  GBP 2946.61`, `GRAND TOTAL INCLUSIVE OF TAXES  2 PSGR  AUD 4374.72` */
const GRAND_TOTAL = compactPattern(
  `\\bGRAND TOTAL(?:[^\\d]{0,40}?\\b\\d{1,2} ?(?:PSGRS?|PAX|PASSENGERS?|PSG)\\b)?[^\\d]{0,40}?\\b(?<code>[A-Z]{3}) *(?<all>${GDS_AMOUNT})`,
  'd',
);
const PRICED = compactPattern(
  `\\bFARE (?<code1>[A-Z]{3}) {0,6}(?<base>${GDS_AMOUNT})(?: +EQU (?<code2>[A-Z]{3}) {0,6}(?<equal>${GDS_AMOUNT}))?(?<taxes>(?: +TA?X +(?:[A-Z0-9]{2} +(?:${GDS_AMOUNT})|(?:[A-Z]{3} ?)?(?:${GDS_AMOUNT}) {0,2}[A-Z0-9]{2})){0,40}) +(?:TOT|TTL|TOTAL) +(?<code3>[A-Z]{3}) {0,12}(?<total>${GDS_AMOUNT})`,
  'd',
);
const PRICED_START = /\bFARE [A-Z]{3} {0,6}\d/;
const PRICED_LINES = 9;
/** `$B-1-2 C06JUN17`, `FQ-1-2 G13MAR18      ADT`: the travelers that are priced. */
const PRICED_FOR = compactPattern(
  `(?:\\$B+|\\bFQ)-(?<who>${NUMBERS})(?= |$)(?: +[A-Z]${GDS_DATE} +(?<type>[A-Z][A-Z0-9]{2})\\s*$)?`,
  'd',
);
/** Under the heading of the allowances stands whose they are: the travelers of the price above. */
const ALLOWANCE = /^\s*BAGGAGE ALLOWANCE\s*$/;
const ALLOWED_TYPE = /^\s*(?<type>[A-Z][A-Z0-9]{2})\s*$/d;
const STORED = compactPattern(
  `\\bF[QM]-(?<code1>[A-Z]{3}) (?<base>${GDS_AMOUNT})(?:/[A-Z]{3} (?:${GDS_AMOUNT})[A-Z0-9]{2}){0,9}/(?<code2>[A-Z]{3}) (?<all>${GDS_AMOUNT})(?![\\dA-Z])`,
  'd',
);
const STORED_FOR = /\$BN(?<list>\d{1,2}(?:[|+.]\d{1,2})*)/;

export function readGalileoFares(lines: readonly ScreenLine[], travelers: number | null): GdsFares {
  const quoted = readQuoted(lines);
  if (quoted.types.length > 0) return quoted;
  const table = readQuoteTable(lines, travelers);
  if (table.types.length > 0) return table;
  const priced = readPriced(lines);
  const [fares = NO_FARES] = [priced, readPriceBlocks(lines), readStored(lines, travelers)].filter(
    ({ types }) => types.length > 0,
  );
  return { ...fares, lines: [...fares.lines, ...table.lines] };
}

type Place = [number, number];

function readQuoted(lines: readonly ScreenLine[]): GdsFares {
  const types: FareOfType[] = [];
  const used: ScreenLine[] = [];
  let grandTotal: Field<Money> | null = null;
  let quoted: readonly number[] = [];
  for (const [i, only] of lines.entries()) {
    const found = only.text.includes('FQ') ? matchOver(lines, i, ROW) : null;
    const [line, row] = [found?.line ?? only, found?.match];
    const places = row?.indices?.groups;
    if (found && row?.groups && places) {
      const code = row.groups['code'] ?? currencyOfTotal(lines);
      if (code === null) continue;
      const who = numbersOf(row.groups['who'] ?? '');
      const count = countField(line, row, who);
      const all = amountField(line, code, places['all'] as Place);
      // The same travelers quoted anew: the last quote counts.
      const isAnew = who.some((number) => quoted.includes(number));
      if (isAnew) [types.length, grandTotal] = [0, null];
      quoted = isAnew ? who : [...quoted, ...who];
      const base = amountField(line, code, places['base'] as Place);
      const taxes = places['tax'] === undefined ? null : amountField(line, code, places['tax']);
      const isOfOne = isSum(all, base, taxes);
      types.push({
        type: groupField(line, row, 'type', String),
        count,
        base,
        taxes,
        total: isOfOne ? all : shareOf(all, count?.value ?? null),
        all: isOfOne && count?.value !== 1 ? null : all,
      });
      used.push(...found.parts);
    }
    const over = only.text.includes('GRAND TOTAL') ? matchOver(lines, i, GRAND_TOTAL) : null;
    const total = over?.match;
    const place = total?.indices?.groups?.['all'];
    if (!total?.groups || place === undefined || types.length === 0) continue;
    grandTotal = amountField(over?.line ?? line, total.groups['code'] ?? '', place);
    used.push(...(over?.parts ?? []));
  }
  return { ...NO_FARES, types, grandTotal, lines: used };
}

/** A quote by fare bases (`FQG 1-2 LKT7C0 KKT7C0 712.00 401.18 1113.18 ADT`) names its currency under the rows alone. */
function currencyOfTotal(lines: readonly ScreenLine[]): string | null {
  for (const [i, line] of lines.entries()) {
    const code = line.text.includes('GRAND TOTAL')
      ? matchOver(lines, i, GRAND_TOTAL)?.match.groups?.['code']
      : undefined;
    if (code !== undefined) return code;
  }
  return null;
}

/** `1-3`, `1.4`, each traveler once. */
function numbersOf(who: string): number[] {
  const numbers: number[] = [];
  for (const part of who.split('.')) {
    const [first = 0, last = first] = part.split('-').map(Number);
    for (let number = first; number <= Math.max(first, last); number++) numbers.push(number);
  }
  return numbers;
}

/** How many they are; in the text stands the last of their numbers. */
function countField(line: ScreenLine, match: RegExpExecArray, who: readonly number[]): Field<number> | null {
  const [from, to] = match.indices?.groups?.['who'] ?? [0, 0];
  const last = /\d+$/.exec(line.text.slice(from, to))?.[0].length ?? 0;
  return from === to ? null : fieldAt(line, to - last, to, who.length);
}

/** Some agencies' screens give the total of one traveler beside the fare and taxes of one: the sum tells. */
const isSum = (all: Field<Money> | null, base: Field<Money> | null, taxes: Field<Money> | null): boolean =>
  all !== null && base !== null && Math.abs(base.value.amount + (taxes?.value.amount ?? 0) - all.value.amount) < 0.005;

function readPriced(lines: readonly ScreenLine[]): GdsFares {
  const types: FareOfType[] = [];
  const used: ScreenLine[] = [];
  const priced = new Set<string>();
  let travelers: PricedTravelers | null = null;
  let grandTotal: Field<Money> | null = null;
  for (const [i, line] of lines.entries()) {
    if (PRICED_HINT.test(line.text)) travelers = pricedFor(line) ?? travelers;
    if (types.length > 0 && ALLOWANCE.test(line.text)) nameType(types, lines[i + 1]);
    const sum = types.length > 0 && line.text.includes('GRAND TOTAL') ? GRAND_TOTAL.exec(line.text) : null;
    const place = sum?.indices?.groups?.['all'];
    if (sum?.groups && place) {
      grandTotal = amountField(line, sum.groups['code'] ?? '', place);
      used.push(line);
    }
    if (!PRICED_START.test(line.text)) continue;
    const parts = lines.slice(i, i + PRICED_LINES);
    const end = parts.findIndex((part) => /\b(?:TOT|TTL|TOTAL)\b/.test(part.text));
    // Its currency and its amount may stand on the next lines.
    const whole = joinScreenLines(parts.slice(0, end < 0 ? 1 : end + 3));
    const match = PRICED.exec(whole.text);
    const places = match?.indices?.groups;
    if (!match?.groups || !places) continue;
    const g = match.groups;
    const isEqual = g['equal'] !== undefined;
    // The same travelers, or all of them, priced anew: the last price counts.
    const who = travelers?.who ?? '';
    if (priced.has(who)) {
      types.length = 0;
      priced.clear();
    }
    priced.add(who);
    types.push({
      type: travelers?.type ?? null,
      count: travelers?.count ?? null,
      base: amountField(
        whole,
        (isEqual ? g['code2'] : g['code1']) ?? '',
        (isEqual ? places['equal'] : places['base']) as Place,
        ((isEqual ? places['code2'] : places['code1']) as Place)[0],
      ),
      taxes: taxesOf(whole, places['taxes'] as Place, g['code3'] ?? ''),
      total: amountField(whole, g['code3'] ?? '', places['total'] as Place, (places['code3'] as Place)[0]),
      all: null,
    });
    used.push(...partsUntil(parts, match.index + match[0].length));
    travelers = null;
  }
  return { ...NO_FARES, types, grandTotal, lines: used };
}

/** `TAX 7.39AY TAX USD 21.20US`: what they come to, in the currency of the total. */
function taxesOf(line: ScreenLine, [from, to]: Place, currency: string): Field<Money> | null {
  const taxes: Field<Money>[] = [];
  for (const match of line.text.slice(from, to).matchAll(TAX)) {
    const place = match.indices?.groups?.['amount'] as Place;
    const money = amountField(line, match.groups?.['code'] ?? currency, [from + place[0], from + place[1]]);
    if (money !== null) taxes.push(money);
  }
  return sumOfTaxes(taxes);
}
const TAX = compactPattern(
  `TA?X +(?:[A-Z0-9]{2} +(?=\\d)|(?<code>[A-Z]{3}) ?)?(?<amount>${GDS_AMOUNT})(?= ?[A-Z0-9]{2}(?![A-Z0-9.])| |$)`,
  'dg',
);

/** The lines that a match over all of them, joined by blanks, has reached. */
function partsUntil(parts: readonly ScreenLine[], end: number): ScreenLine[] {
  let start = 0;
  return parts.filter(({ text }) => {
    const isReached = start < end;
    start += text.length + 1;
    return isReached;
  });
}

interface PricedTravelers {
  readonly who: string;
  readonly type: Field<string> | null;
  readonly count: Field<number> | null;
}

const PRICED_HINT = /\$B|\bFQ-\d/;

/** The last price without a type is that of the travelers whose bags the next line names. */
function nameType(types: FareOfType[], line: ScreenLine | undefined): void {
  const match = line === undefined ? null : ALLOWED_TYPE.exec(line.text);
  const last = types.at(-1);
  if (line === undefined || match === null || last === undefined || last.type !== null) return;
  types[types.length - 1] = { ...last, type: groupField(line, match, 'type', String) };
}

function pricedFor(line: ScreenLine): PricedTravelers | null {
  const match = PRICED_FOR.exec(line.text);
  const who = match?.groups?.['who'];
  if (match === null || who === undefined) return null;
  return { who, type: groupField(line, match, 'type', String), count: countField(line, match, numbersOf(who)) };
}

/** The stored fare is that of all travelers, or of those whom the line above names. */
function readStored(lines: readonly ScreenLine[], travelers: number | null): GdsFares {
  const types: FareOfType[] = [];
  const used: ScreenLine[] = [];
  const stored = new Set<string>();
  let list: string | undefined;
  for (const [i, line] of lines.entries()) {
    list = STORED_FOR.exec(line.text)?.groups?.['list'] ?? list;
    if (!/\bF[QM]-[A-Z]{3} /.test(line.text)) continue;
    const whole = joinScreenLines(lines.slice(i, i + 2));
    const match = STORED.exec(whole.text);
    const places = match?.indices?.groups;
    if (!match?.groups || !places) continue;
    // A display that was copied twice.
    const key = `${list} ${match[0]}`;
    if (stored.has(key)) continue;
    stored.add(key);
    const count = list === undefined ? travelers : list.split(/[|+.]/).length;
    const money = (code: string, amount: string): Field<Money> | null =>
      amountField(whole, match.groups?.[code] ?? '', places[amount] as Place, (places[code] as Place)[0]);
    const all = money('code2', 'all');
    types.push({
      type: null,
      count: count === null ? null : derived(count, []),
      base: shareOf(money('code1', 'base'), count ?? 1),
      taxes: null,
      total: shareOf(all, count ?? 1),
      all: count === null || count === 1 ? null : all,
    });
    used.push(line);
    list = undefined;
  }
  return { ...NO_FARES, types, lines: used };
}
