/**
 * I-406: a day that is named by its weekday alone among days that have their dates, as who types in a hurry heads them each another way:
 *
 *   Tue 25/5 Walk to the fort
 *   wed: boat trip
 *   Thu 27
 *   Market
 *   Fri 28/5 Home
 */

import { derived } from '../../../model/field.ts';
import { addDays, daysWithinTrip, type PartialDate, weekdayOf } from '../../../model/partial-date.ts';
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
    if (weekday === null || step <= last || step >= gap || !isDayAt(from, step, dayOfMonth?.value)) return [];
    last = step;
  }
  return inside;
}
const WEEK = 7;

/** The number beside the weekday is that of the day; at the turn of a month it begins again. */
const isDayAt = ({ day }: PartialDate, step: number, number: number | undefined): boolean =>
  number === undefined || number === day + step || (number < day && number <= step);

/**
 * I-329: before the first of the dated days and behind the last, too, a weekday with its number heads a day where both are those of a day right
 * before or behind: `Fri 23` over `Saturday 24 April`. A day may be left out.
 */
export function withWeekdaysAround(
  dated: readonly DayHeading[],
  weekdays: readonly DayHeading[],
): readonly DayHeading[] {
  const [first, last] = [dated[0], dated.at(-1)];
  if (first === undefined || last === undefined || weekdays.length === 0) return dated;
  const above = weekdays.filter(({ line }) => line < first.line).reverse();
  const below = weekdays.filter(({ line }) => line > last.line);
  return [...inARow(first, above, -1).reverse(), ...dated, ...inARow(last, below, 1)];
}

/** Those of `days`, the nearest first, that go on from `start` in steps of one day or two; up to the first that does not. */
function inARow(start: DayHeading, days: readonly DayHeading[], direction: 1 | -1): DayHeading[] {
  const date = (direction === 1 ? start.lastDate : start.date)?.value ?? start.date?.value;
  if (date === undefined || (date.year === null && start.weekday === null)) return [];
  // Without a year any will do: only the weekday hangs on it, and that is told.
  const whole = { ...date, year: date.year ?? ANY_YEAR };
  const shift = date.year === null && start.weekday !== null ? start.weekday.value - weekdayOf(whole) : 0;
  const found: DayHeading[] = [];
  let at = 0;
  for (const day of days) {
    const step = [at + 1, at + 2].find((steps) => {
      const expected = addDays(whole, steps * direction);
      return (
        day.dayOfMonth?.value === expected.day && day.weekday?.value === (weekdayOf(expected) + shift + 2 * WEEK) % WEEK
      );
    });
    if (step === undefined) break;
    const { year, ...named } = addDays(whole, step * direction);
    const own = { year: date.year === null ? null : year, ...named };
    found.push({ ...day, kind: 'dated', date: derived(own, day.dayOfMonth?.spans ?? []) });
    at = step;
  }
  return found;
}
const ANY_YEAR = 2027;
