/**
 * A Galileo or Apollo quote as a table without marks: the heading names the columns, a row the travelers.
 *
 *      PSGR  QUOTE BASIS      FARE      TAXES      TOTAL
 *      1-2   QHX3NR9    CAD  540.00    310.22     850.22 ADT     of one, or the total of all
 *      3     QHX3NR9CH  CAD  405.00    298.10     703.10 CNN
 *      2 CNN QHX3NR9CH       405.00    298.10    1406.20         counted, the currency in another row or in the heading
 *
 * A row has no mark of its own: it is one where fare and taxes make the total.
 */

import { findCurrency } from '@waypage/gazetteer';
import { derived, type Field } from '../../model/field.ts';
import type { Money } from '../../model/money.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { addRow, amountField, type FareOfType, GDS_AMOUNT, type GdsFares, NO_FARES } from '../reading/gds/gds-fare.ts';
import { fieldAt, groupField, matchOver, type ScreenLine } from '../reading/gds/gds-screen.ts';

type Place = [number, number];

const HEAD = /^\s*(?:PSGRS?|PAX|PASSENGERS?|PTC)\s(?=.*\bFARE\b)(?=.*\bTAX(?:ES)?\b).*\bTOTAL\b/;
/** A heading's first word. */
const HEAD_HINT = /^\s*(?:PSGRS?|PAX|PASSENGERS?|PTC)\s/;
const HEAD_CODE = /\b(?<code>[A-Z]{3})\b/g;
const TYPE = '(?:ADT|CNN|CHD|INF|INS|YTH|SRC|ITX|JCB|[CJ]\\d\\d)';
/** Amounts of a table have cents, or none of the three has. */
const ROW = compactPattern(
  `^\\s*(?:(?<who>\\d{1,2}(?:[-.]\\d{1,2}){0,8})(?=\\s)(?:\\s?[X*]?\\s?(?<kind>${TYPE})\\b)?|(?<first>${TYPE})(?:\\s?[X*]?\\s?(?<times>\\d{1,2}))?)(?=\\s)` +
    `(?:\\s+(?=[A-Z0-9/]{0,8}[A-Z])(?![A-Z]{3}\\s+\\d)[A-Z0-9/|+]{2,15}){0,4}?` +
    `(?:\\s+(?<code>[A-Z]{3}))?\\s+(?<base>${GDS_AMOUNT})\\s+(?:(?:[A-Z]{3}\\s+)?(?<tax>${GDS_AMOUNT})\\s+)?(?:[A-Z]{3}\\s+)?(?<all>${GDS_AMOUNT})(?:\\s+(?<type>${TYPE}))?\\s*$`,
  'd',
);
const GRAND = compactPattern(
  `^\\s*(?:GRAND )?TOTAL\\b(?:[^\\d]{0,40}?\\b\\d{1,2} ?(?:PSGRS?|PAX|PASSENGERS?|PSG)\\b)?[^\\d]{0,40}?\\b(?<code>[A-Z]{3})\\s*(?<all>${GDS_AMOUNT})\\s*$`,
  'd',
);
/** So many lines under the heading a row may stand, or under another row. */
const REACH = 3;

interface Row {
  readonly line: ScreenLine;
  readonly match: RegExpExecArray;
  readonly parts: readonly ScreenLine[];
}

/** The last table of the display: what is quoted anew counts. */
export function readQuoteTable(lines: readonly ScreenLine[], travelers: number | null): GdsFares {
  let read: GdsFares = NO_FARES;
  for (const [i, line] of lines.entries()) {
    const head = HEAD_HINT.test(line.text) ? matchOver(lines, i, HEAD) : null;
    if (head === null) continue;
    const own = readUnder(lines, i + head.parts.length - 1, head.line, travelers);
    read = { ...(own.types.length > 0 ? own : read), lines: [...read.lines, ...own.lines] };
  }
  return read;
}

function readUnder(
  lines: readonly ScreenLine[],
  head: number,
  heading: ScreenLine,
  travelers: number | null,
): GdsFares {
  const rows: Row[] = [];
  let last = head;
  let grand: { line: ScreenLine; match: RegExpExecArray } | null = null;
  for (let i = head + 1; i < lines.length && i <= last + REACH && grand === null; i++) {
    const line = lines[i] as ScreenLine;
    if (HEAD_HINT.test(line.text)) break;
    const found = matchOver(lines, i, ROW);
    const total = GRAND.exec(line.text);
    if (total !== null && rows.length > 0) grand = { line, match: total };
    if (found === null) continue;
    rows.push(found);
    last = i + found.parts.length - 1;
    i = last;
  }
  const code = codeOf([...rows.map(({ match }) => match), ...(grand === null ? [] : [grand.match])], heading);
  if (code === null) return { ...NO_FARES, lines: rows.flatMap(({ parts }) => parts) };
  const counts = countsOf(rows, travelers);
  const types: FareOfType[] = [];
  const used: ScreenLine[] = [];
  for (const [i, row] of rows.entries()) {
    const fare = fareOfRow(row, row.match.groups?.['code'] ?? code, counts[i] ?? null);
    // A row whose sum is wrong is not understood, nor are its neighbours; others shall not take its fare for the total.
    if (fare === null) return { ...NO_FARES, lines: rows.flatMap(({ parts }) => parts) };
    addRow(types, fare);
    used.push(...row.parts);
  }
  const place = grand?.match.indices?.groups?.['all'];
  const grandTotal = grand && place ? amountField(grand.line, grand.match.groups?.['code'] ?? code, place) : null;
  return { ...NO_FARES, types, grandTotal, lines: grand && grandTotal ? [...used, grand.line] : used };
}

/** The one currency that rows, grand total or heading name. */
function codeOf(matches: readonly RegExpExecArray[], { text }: ScreenLine): string | null {
  const own = new Set(matches.flatMap(({ groups }) => groups?.['code'] ?? []));
  const codes = own.size > 0 ? own : new Set(inHeading(text));
  const [code] = codes;
  return codes.size === 1 && code !== undefined && findCurrency(code) ? code : null;
}

const inHeading = (text: string): string[] =>
  [...text.matchAll(HEAD_CODE)].map(({ groups }) => groups?.['code'] ?? '').filter((code) => findCurrency(code));

interface Count {
  readonly value: number;
  readonly place: Place;
}

/**
 * How many each row is for. `1-2` and `1.3` are numbers of travelers, each one. A lone figure is the number of one traveler where the rows
 * count on from the one before, and how many travel where it does not or where the names make so many.
 */
function countsOf(rows: readonly Row[], travelers: number | null): readonly (Count | null)[] {
  const figures = rows.map(({ match }) => match.groups?.['times'] ?? match.groups?.['who'] ?? '');
  const listed = figures.map(numbersOf);
  const isCount = listed.map((own, i) => own.length === 1 && rows[i]?.match.groups?.['times'] !== undefined);
  const inOrder = listed.flat().every((number, i) => number === i + 1);
  const counted = listed.map((own) => (own.length === 1 ? (own[0] ?? 0) : own.length));
  const sum = counted.reduce((all, count) => all + count, 0);
  const inAll = listed.flat().length;
  const isTyped = rows.some(({ match }) => match.groups?.['kind'] !== undefined);
  const asNumbers = inOrder && (travelers === null ? !isTyped || sum === inAll : travelers === inAll);
  const asCounts = !asNumbers && (travelers === null ? !inOrder : travelers === sum);
  return rows.map(({ match }, i) => {
    const place = match.indices?.groups?.['times'] ?? match.indices?.groups?.['who'];
    const own = listed[i] ?? [];
    if (place === undefined || own.length === 0) return null;
    const [from, to] = place;
    const end: Place = [to - (/\d+$/.exec(figures[i] ?? '')?.[0].length ?? 0), to];
    if (isCount[i] || (asCounts && own.length === 1)) return { value: own[0] ?? 0, place: [from, to] };
    return asNumbers || own.length > 1 ? { value: own.length, place: end } : null;
  });
}

function numbersOf(who: string): number[] {
  const numbers: number[] = [];
  for (const part of who === '' ? [] : who.split('.')) {
    const [first = 0, last = first] = part.split('-').map(Number);
    for (let number = first; number <= Math.max(first, last); number++) numbers.push(number);
  }
  return numbers;
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.005;

function fareOfRow({ line, match }: Row, code: string, count: Count | null): FareOfType | null {
  const places = match.indices?.groups;
  const amount = (name: string): Field<Money> | null => {
    const place = places?.[name];
    return place === undefined ? null : amountField(line, code, place);
  };
  // An infant may pay no taxes: the column is empty.
  const [base, taxes, all] = [amount('base'), amount('tax'), amount('all')];
  if (base === null || all === null) return null;
  const one = base.value.amount + (taxes?.value.amount ?? 0);
  const isOfOne = isNear(one, all.value.amount);
  if (!isOfOne && (count === null || !isNear(one * count.value, all.value.amount))) return null;
  const times = count === null ? null : fieldAt(line, ...count.place, count.value);
  const type = ['kind', 'first', 'type'].map((name) => groupField(line, match, name, String)).find(Boolean) ?? null;
  if (isOfOne) return { type, count: times, base, taxes, total: all, all: count?.value === 1 ? all : null };
  return {
    type,
    count: times,
    base,
    taxes,
    total: derived({ ...all.value, amount: Math.round(one * 100) / 100 }, all.spans),
    all,
  };
}
