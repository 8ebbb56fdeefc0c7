/**
 * I-406: a day that is named by its weekday alone among days that have their dates, as who types in a hurry heads them each another way:
 *
 *   Tue 25/5 Walk to the fort
 *   wed: boat trip
 *   Thu 27
 *   Market
 *   Fri 28/5 Home
 */
import { daysWithinTrip, type PartialDate, type Weekday } from '../../model/partial-date.ts';
import type { DayHeading } from './day-heading-types.ts';

/** `dated` with those of the weekdays that are of a day between the two dates around them. */
export function withWeekdaysBetween(
  dated: readonly DayHeading[],
  weekdays: readonly DayHeading[],
): readonly DayHeading[] {
  if (weekdays.length === 0 || dated.length < LEAST_DATED) return dated;
  const days: DayHeading[] = [];
  for (const [i, heading] of dated.entries()) {
    days.push(heading);
    const next = dated[i + 1];
    if (next !== undefined) days.push(...between(heading, next, weekdays));
  }
  return days;
}
const LEAST_DATED = 2;

/** All lines of weekdays between the two, where each is a later day than the one before; else none. */
function between(before: DayHeading, next: DayHeading, weekdays: readonly DayHeading[]): readonly DayHeading[] {
  const inside = weekdays.filter(({ line }) => line > before.line && line < next.line);
  const [from, to] = [before.lastDate?.value ?? before.date?.value, next.date?.value];
  if (inside.length === 0 || from === undefined || to === undefined) return [];
  const gap = daysWithinTrip(from, to);
  const first = weekdayOfHeading(before, next, gap);
  if (first === null || gap < 2 || gap > WEEK) return [];
  let last = 0;
  for (const { weekday, dayOfMonth } of inside) {
    const step = ((weekday?.value ?? 0) - first + WEEK) % WEEK;
    if (weekday === null || step <= last || step >= gap || !isDayAt(from, step, dayOfMonth)) return [];
    last = step;
  }
  return inside;
}
const WEEK = 7;

/** What the date before has, or the one behind. */
function weekdayOfHeading(before: DayHeading, next: DayHeading, gap: number): Weekday | null {
  if (before.lastDate === null && before.weekday !== null) return before.weekday.value;
  return next.weekday === null ? null : (((((next.weekday.value - gap) % WEEK) + WEEK) % WEEK) as Weekday);
}

/** The number beside the weekday is that of the day; at the turn of a month it begins again. */
const isDayAt = ({ day }: PartialDate, step: number, number: number | undefined): boolean =>
  number === undefined || number === day + step || (number < day && number <= step);
