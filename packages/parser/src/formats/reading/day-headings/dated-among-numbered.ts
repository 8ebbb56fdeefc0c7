/**
 * I-583: days without a number among the numbered stages of a trip, by their dates: when one arrives, a day of rest, the way home.
 *
 *   Tappa 5 - mercoledì 14 luglio: Rifugio Nuvolau - Passo Staulanza
 *   Pernottamento: Rifugio Staulanza
 *   giovedì 15 luglio
 *   Bus ore 9.40 per Cortina
 */
import { daysWithinTrip, type PartialDate } from '../../../model/partial-date.ts';
import type { SourceDocument } from '../document.ts';
import type { DayHeading } from './day-heading-types.ts';

/** `numbered`, of which each has its date, with those of the `dated` that are the day between two of them, or right before or behind all. */
export function withDatedAmong(
  numbered: readonly DayHeading[],
  dated: readonly DayHeading[],
  { lines }: SourceDocument,
): readonly DayHeading[] {
  if (dated.length === 0 || !rise(numbered)) return numbered;
  const haveWeekdays = numbered.some(({ weekday }) => weekday !== null);
  const own = dated.filter(
    ({ line, isLoose, lastDate, weekday }) =>
      !isLoose && lastDate === null && (weekday !== null || !haveWeekdays) && lines[line]?.bullet === null,
  );
  const days = [...numbered];
  for (const day of own) {
    const next = days.findIndex(({ line }) => line > day.line);
    const at = next < 0 ? days.length : next;
    if (isBetween(days[at - 1], day, days[at])) days.splice(at, 0, day);
  }
  return days;
}

const startOf = ({ date }: DayHeading): PartialDate | undefined => date?.value;
const endOf = ({ date, lastDate }: DayHeading): PartialDate | undefined => (lastDate ?? date)?.value;

/** Days from the end of one to the start of the other; NaN where a date is not told. */
function daysBetween(before: DayHeading, day: DayHeading): number {
  const [from, to] = [endOf(before), startOf(day)];
  return from === undefined || to === undefined ? Number.NaN : daysWithinTrip(from, to);
}

const rise = (days: readonly DayHeading[]): boolean =>
  days.every((day, i) => day.date !== null && (i === 0 || daysBetween(days[i - 1] as DayHeading, day) > 0));

/** Beyond the first and the last it is the very next day. */
function isBetween(before: DayHeading | undefined, day: DayHeading, next: DayHeading | undefined): boolean {
  const [from, to] = [before && daysBetween(before, day), next && daysBetween(day, next)];
  if (from !== undefined && to !== undefined) return from > 0 && to > 0;
  return (from ?? to) === 1;
}
