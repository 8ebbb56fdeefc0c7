/**
 * I-406: a day that is named by its weekday alone among days that have their dates, as who types in a hurry heads them each another way:
 *
 *   Tue 25/5 Walk to the fort
 *   wed: boat trip
 *   Thu 27
 *   Market
 *   Fri 28/5 Home
 */
import { daysWithinTrip, type PartialDate } from '../../model/partial-date.ts';
import type { DayHeading } from './day-heading-types.ts';

/** `dated` with those of the weekdays that are of a day between the two dates around them. */
export function withWeekdaysBetween(
  dated: readonly DayHeading[],
  weekdays: readonly DayHeading[],
): readonly DayHeading[] {
  if (weekdays.length === 0) return dated;
  const days: DayHeading[] = [];
  let at = 0;
  for (const [i, heading] of dated.entries()) {
    days.push(heading);
    const next = dated[i + 1];
    if (next === undefined) break;
    const inside: DayHeading[] = [];
    for (let day = weekdays[at]; day !== undefined && day.line < next.line; day = weekdays[++at])
      if (day.line > heading.line) inside.push(day);
    days.push(...between(heading, next, inside));
  }
  return days;
}

/** All of the weekdays `inside`, where each is a later day than the one before; else none. */
function between(before: DayHeading, next: DayHeading, inside: readonly DayHeading[]): readonly DayHeading[] {
  const [from, to] = [before.date?.value, next.date?.value];
  if (inside.length === 0 || from === undefined || to === undefined) return [];
  const gap = daysWithinTrip(from, to);
  const first = before.lastDate === null ? before.weekday?.value : undefined;
  if (first === undefined || gap < 2 || gap > WEEK) return [];
  let last = 0;
  for (const { weekday, dayOfMonth } of inside) {
    const step = ((weekday?.value ?? 0) - first + WEEK) % WEEK;
    if (weekday === null || step <= last || step >= gap || !isDayAt(from, step, dayOfMonth)) return [];
    last = step;
  }
  return inside;
}
const WEEK = 7;

/** The number beside the weekday is that of the day; at the turn of a month it begins again. */
const isDayAt = ({ day }: PartialDate, step: number, number: number | undefined): boolean =>
  number === undefined || number === day + step || (number < day && number <= step);
