/** Seasons of a sheet of rates that follow each other. */
import type { DateMention } from '../../../annotators/date.ts';
import type { DocumentLine } from '../../../formats/reading/document.ts';
import { comparePartialDates, dayNumberOf, type PartialDate } from '../../../model/partial-date.ts';

interface Dated {
  readonly line: DocumentLine;
  readonly mention: DateMention;
}

/**
 * `Low season 1 April to 30 June`, `High season 1 July to 31 October`: seasons that follow each other by the day, or share it (`Sat to Sat`), are one
 * time of travel; some days between two of them (`Holy Week 24 - 29 March`), which may have left out their year, are one as well.
 */
export function lastSeason<T extends Dated>(first: T, candidates: readonly T[]): T | null {
  let last = first;
  for (const candidate of candidates) {
    if (candidate.mention.end === null || !(candidate.line.index > last.line.index || isNextColumn(last, candidate)))
      continue;
    const next = withYearOf(candidate, last.mention);
    if (isNextSeason(last.mention, next.mention)) last = next;
  }
  return last === first ? null : last;
}

/** T-582: `01 May-30 Jun    01 Jul-15 Sep    16 Sep-31 Oct 2027`: the seasons head columns of one row. */
const isNextColumn = ({ line, mention: { to } }: Dated, { line: other, mention: { from } }: Dated): boolean =>
  line === other && to < from && COLUMNS.test(line.folded.slice(to, from));
const COLUMNS = /^(?: {2,40}|\s*[\t|]\s*)$/;

/** The first of the seasons is in the year that the last is written with. */
export function startOfSeasons(date: PartialDate, end: PartialDate | null): PartialDate {
  if (date.year !== null || end?.year == null) return date;
  const isBefore = comparePartialDates(date, { ...end, year: null }) <= 0;
  return { ...date, year: end.year - (isBefore ? 0 : 1) };
}

/** A range without a year is in that of the one before it, where it comes later. */
function withYearOf<T extends Dated>(candidate: T, { end: before }: DateMention): T {
  const { date, end } = candidate.mention;
  if (date.year !== null || end === null || before === null || comparePartialDates(date, before) < 0) return candidate;
  const { year } = before;
  return { ...candidate, mention: { ...candidate.mention, date: { ...date, year }, end: { ...end, year } } };
}

function isNextSeason(before: DateMention, next: DateMention): boolean {
  const { date: start, end } = inSomeYear(before, next.date.year ?? next.end?.year ?? SOME_YEAR);
  const { date, end: until } = inSomeYear(next, before.end?.year ?? SOME_YEAR);
  const gap = daysOf(date) - daysOf(end);
  const isLong = daysOf(end) - daysOf(start) >= LEAST_SEASON;
  const isNextLong = daysOf(until) - daysOf(date) >= LEAST_SEASON;
  return (gap === 1 && (isLong || isNextLong)) || (gap === 0 && isLong && isNextLong);
}
const LEAST_SEASON = 20;

/** T-503: seasons that all leave out their year (`29/05 - 26/06`, `26/06 - 31/07`) follow each other within one. */
function inSomeYear(mention: DateMention, year: number): DateMention {
  const { date, end } = mention;
  if (date.year !== null || end === null || end.year !== null || comparePartialDates(end, date) < 0) return mention;
  return { ...mention, date: { ...date, year }, end: { ...end, year } };
}
const SOME_YEAR = 2027;

/** Days without a year follow no others. */
export const daysOf = (date: PartialDate | null): number =>
  date === null || date.year === null ? Number.NaN : dayNumberOf({ ...date, year: date.year });
