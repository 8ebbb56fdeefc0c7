/**
 * Four figures behind a date that are its hour, though they may be a year: the trip is of another.
 *
 *   Cape Town February 2027
 *   13 Feb 2015 dinner
 *          ^^^^
 */
import { stated } from '../../../model/field.ts';
import { indexOfOffset, slicePassage, spanOf } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import type { DayHeading } from './day-heading-types.ts';

/** Lines above the first day that may name the year of the trip. */
const MAX_HEAD = 12;
/** A trip goes over no more than one end of a year. */
const MAX_APART = 1;
const YEAR = /(?<![\d.,:/-])20\d\d(?![\d.,:]\d|\d| ?(?:hrs?|uhr|km|[€£$])\b)/g;
const HOUR_AT_END = /(?<= )(?:[01]\d|2[0-3])[0-5]\d$/;

export function withHoursForYears(headings: readonly DayHeading[], { lines }: SourceDocument): readonly DayHeading[] {
  const [first] = headings;
  const years = headings.flatMap(({ date }) => date?.value.year ?? []);
  if (first === undefined || years.length === 0) return headings;
  const year = yearAbove(first, lines) ?? mostOf(years);
  if (year === null) return headings;
  const isOwn = ownYearOf(headings, year);
  if (headings.every(isOwn)) return headings;
  // One year behind all dates is the trip's, whatever else is told above.
  if (headings.every(({ date }) => date?.value.year === years[0])) return headings;
  return headings.map((heading) => {
    const line = lines[heading.line];
    return isOwn(heading) || line === undefined ? heading : withHour(heading, line);
  });
}

/** Is it a year that the trip may go on in? Where the other dates have none, the next one only behind the turn of the year. */
function ownYearOf(headings: readonly DayHeading[], year: number): (heading: DayHeading) => boolean {
  const others = headings.filter(({ date }) => date !== null && date.value.year === null).length;
  const areBare = others * 2 > headings.length;
  const [first, last] = [headings[0]?.date?.value.month ?? 1, headings.at(-1)?.date?.value.month ?? 12];
  return ({ date }) => {
    const own = date?.value.year ?? year;
    if (date === null || own === year || Math.abs(own - year) > MAX_APART) return own === year;
    return !areBare || own % ROUND !== 0 || (own > year ? date.value.month < first : date.value.month > last);
  };
}
const ROUND = 5;

/** Of several the last: `Travel with us since 2015` tells of the past. */
function yearAbove({ line }: DayHeading, lines: readonly DocumentLine[]): number | null {
  const years = lines
    .slice(Math.max(0, line - MAX_HEAD), line)
    .flatMap(({ folded, isAround }) => (isAround ? [] : (folded.slice(0, 200).match(YEAR) ?? [])));
  return years.length === 0 ? null : Math.max(...years.map(Number));
}

/** The year of most of the headings that tell one. */
const mostOf = (years: readonly number[]): number | null =>
  years.find((year) => years.filter((own) => own === year).length * 2 > years.length) ?? null;

function withHour(heading: DayHeading, { passage }: DocumentLine): DayHeading {
  const { date, lastDate } = heading;
  const end = date === null || lastDate !== null ? null : indexOfOffset(passage, date.spans[0]?.[1] ?? -1);
  const hour = end === null ? null : HOUR_AT_END.exec(passage.text.slice(0, end));
  if (date === null || end === null || hour === null || heading.title === null) return heading;
  const [[from]] = date.spans as [readonly [number, number]];
  const start = indexOfOffset(passage, from) ?? 0;
  return {
    ...heading,
    date: stated({ ...date.value, year: null }, [spanOf(passage, start, hour.index - 1)]),
    title: slicePassage(passage, hour.index),
    isPlan: true,
  };
}
