/**
 * What the weekdays beside dates of figures say of their order: `Wed 12/5/2027` is 12 May, for 5 December is a Sunday. Without a year the
 * weekdays of all dates must fit one calendar.
 */
import type { DateOrder } from '../../annotators/date.ts';
import { WEEKDAYS } from '../../annotators/vocabulary/calendar-words.ts';
import { isPossibleDate, type Weekday, weekdayOf } from '../../model/partial-date.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

export interface FiguresWithWeekday {
  readonly first: number;
  readonly second: number;
  /** null where the date tells none. */
  readonly year: number | null;
  readonly weekday: Weekday;
}

const BEFORE = /(?<![a-z])(?<word>[a-z]{2,13}(?:-feira)?)\.?,?\s?[(–-]?\s?(?:the |le |il |den |el )?$/;
const BEHIND = /^\s?[,(–-]?\s?(?<word>[a-z]{2,13}(?:-feira)?)(?![a-z])/;
const REACH = 20;

/** The weekday that stands right before or behind the figures between `from` and `to`. */
export function weekdayBeside(source: string, from: number, to: number): Weekday | null {
  const before = BEFORE.exec(foldText(source.slice(Math.max(0, from - REACH), from)))?.groups?.['word'];
  const known = before === undefined ? undefined : WEEKDAYS.get(before);
  if (known !== undefined) return known;
  const behind = BEHIND.exec(foldText(source.slice(to, to + REACH)))?.groups?.['word'];
  return (behind === undefined ? undefined : WEEKDAYS.get(behind)) ?? null;
}

/** The order that the weekdays tell; null where they tell none, or both. */
export function orderByWeekdays(dates: readonly FiguresWithWeekday[]): DateOrder | null {
  const dayFirst = countFitting(dates, 'day-first');
  const monthFirst = countFitting(dates, 'month-first');
  if (dayFirst >= 2 * monthFirst && dayFirst > 0) return 'day-first';
  return monthFirst >= 2 * dayFirst && monthFirst > 0 ? 'month-first' : null;
}

/** How many of the dates fall on their weekday; of those without a year none, unless one calendar fits several of them, and all. */
function countFitting(dates: readonly FiguresWithWeekday[], order: DateOrder): number {
  const open = dates.filter(({ year }) => year === null);
  const fitting = dates.filter((date) => date.year !== null && falls(date, order, date.year)).length;
  const isCalendar =
    open.length >= LEAST_OPEN && CALENDARS.some((year) => open.every((date) => falls(date, order, year)));
  return fitting + (isCalendar ? open.length : 0);
}
const LEAST_OPEN = 2;
/** Years that begin on each weekday, common and leap ones: there are no other calendars. */
const CALENDARS = [2017, 2018, 2019, 2021, 2022, 2023, 2027, 2000, 2004, 2008, 2012, 2016, 2020, 2024];

function falls({ first, second, weekday }: FiguresWithWeekday, order: DateOrder, year: number): boolean {
  const [day, month] = order === 'day-first' ? [first, second] : [second, first];
  const date = { year, month, day };
  return isPossibleDate(date) && weekdayOf(date) === weekday;
}
