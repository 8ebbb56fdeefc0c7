/**
 * A table that tells some days of the trip, between others that have headings of their own: the ports of a cruise behind the nights in a town.
 *
 *   Fri 14 May - day free
 *   Date         Port       Arrive   Depart
 *   Sat 15 May   Piraeus             17:00
 *   Sun 16 May   Mykonos    07:00    23:00
 *   Mon 17 May   Piraeus    06:00
 *   Mon 17 May - transfer to the airport
 */
import { daysWithinTrip, type PartialDate } from '../../../model/partial-date.ts';
import { isBlank } from '../../../text/passage.ts';
import type { Table } from '../../../text/tables.ts';
import type { DayHeading } from '../day-headings/day-heading-types.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { columnsOf } from './activity-row.ts';
import { readRowDay } from './row-day.ts';

const MAX_ROWS = 200;
/** Two journeys, there and back, make no part of the plan. */
const LEAST_DAYS = 3;
const LONGEST_STEP = 2;
/** Nights between the days of the headings and those of the table may be left out. */
const LONGEST_GAP = 4;

export interface TripParts {
  readonly tables: readonly Table[];
  /** The headings of single days; `Days 3-6: Cruise` right over a table that tells these days is none. */
  readonly headings: readonly DayHeading[];
}

/** The tables whose days are mostly days of no heading, where the headings' days go on before or behind them. */
export function findTripParts(document: SourceDocument, all: readonly DayHeading[]): TripParts {
  if (document.tables.length === 0 || all.length === 0) return { tables: [], headings: all };
  const over = (table: Table): DayHeading | undefined => all.find((heading) => isRightOver(heading, table, document));
  const tables = document.tables.filter((table) => {
    const heading = over(table);
    return isTripPart(table, document, heading === undefined ? all : all.filter((other) => other !== heading));
  });
  const covering = new Set(tables.map(over));
  return { tables, headings: covering.size === 0 ? all : all.filter((heading) => !covering.has(heading)) };
}

/** The heading of several days, and nothing between it and the table. */
function isRightOver({ line, lastNumber, lastDate }: DayHeading, { first }: Table, { lines }: SourceDocument): boolean {
  if (lastNumber === null && lastDate === null) return false;
  return (
    line < first && first - line <= MAX_BETWEEN && lines.slice(line + 1, first).every(({ passage }) => isBlank(passage))
  );
}
const MAX_BETWEEN = 3;

function isTripPart(table: Table, document: SourceDocument, headings: readonly DayHeading[]): boolean {
  const columns = columnsOf(table);
  const tells = columns.some((column) => column === 'place' || column === 'activity' || column === 'stay');
  if (!tells || !(columns.includes('date') || columns.includes('day'))) return false;
  const rows = table.rows.slice(0, MAX_ROWS).map((row) => readRowDay(table, row, document));
  const start = rows.find(({ date }) => date !== null)?.date?.value;
  const own = (days: readonly Pick<DayHeading, 'date' | 'number'>[], of: 'date' | 'number'): (number | null)[] =>
    days.map(({ date, number }) =>
      of === 'number' ? (number?.value ?? null) : start && date ? daysWithinTrip(start, date.value) : null,
    );
  const told = own(rows, 'date').filter((day) => day !== null);
  const isDated = told.length >= LEAST_DAYS && headings.every(({ date }) => date !== null);
  const days = isDated ? told : own(rows, 'number').filter((day) => day !== null);
  return isPart(days, own(headings, isDated ? 'date' : 'number'));
}

function isPart(told: readonly number[], headed: readonly (number | null)[]): boolean {
  const [first] = told;
  if (first === undefined || headed.some((day) => day === null)) return false;
  const days = [...new Set(told)];
  const others = new Set(headed as number[]);
  if (days.length < LEAST_DAYS || !areInARow(days, LONGEST_STEP)) return false;
  const alone = days.filter((day) => !others.has(day));
  const outside = [...others].filter((day) => day < first || day > (days.at(-1) as number));
  const all = [...new Set([...days, ...others])].sort((a, b) => a - b);
  return alone.length >= 2 && alone.length * 2 >= days.length && outside.length > 0 && areInARow(all, LONGEST_GAP);
}

/** Tables of the trip's days beside the longest one that go on before or behind it: each tells days in a row, with one of the other's at most. */
export function findOtherParts(document: SourceDocument, main: Table, tables: readonly Table[]): readonly Table[] {
  const dates = datesOf(main, document);
  const [first] = dates;
  if (first === undefined) return [];
  const daysOf = (of: readonly PartialDate[]): number[] => [...new Set(of.map((date) => daysWithinTrip(first, date)))];
  const all = new Set(daysOf(dates));
  return tables.filter((table) => {
    const own = daysOf(datesOf(table, document));
    const joined = [...new Set([...all, ...own])].sort((a, b) => a - b);
    const isPart =
      own.length >= 2 &&
      own.filter((day) => all.has(day)).length <= 1 &&
      areInARow(own, LONGEST_STEP) &&
      areInARow(joined, LONGEST_GAP);
    if (isPart) for (const day of own) all.add(day);
    return isPart;
  });
}

/** Of each row, in their order; none where a row is not dated. */
function datesOf(table: Table, document: SourceDocument): readonly PartialDate[] {
  const dates = table.rows.slice(0, MAX_ROWS).map((row) => readRowDay(table, row, document).date);
  const told = dates.flatMap((date) => (date === null ? [] : [date.value]));
  return told.length === dates.length ? told : [];
}

const areInARow = (days: readonly number[], step: number): boolean =>
  days.every((day, i) => i === 0 || (day > (days[i - 1] as number) && day - (days[i - 1] as number) <= step));

/** What leads over to the table is no entry of the day above: the short lines that stand right over it, set apart by a blank one. */
export function withoutCaption(content: readonly DocumentLine[]): readonly DocumentLine[] {
  const from = content.findLastIndex((line) => line.afterBlank);
  const caption = content.slice(Math.max(from, 0));
  const leadsOver =
    from >= 0 &&
    caption.length <= MAX_CAPTION &&
    caption.every((line) => line.bullet === null && !line.startsWithTime && line.passage.text.length <= MAX_LINE);
  return leadsOver ? content.slice(0, from) : content;
}
const MAX_CAPTION = 2;
const MAX_LINE = 100;
