/** F-443: `LH572 FRA-JNB 3.10. 22:05`, under or behind it `Zubringer LH113 MUC-FRA 19:00-20:05`: the flight that lands where and before the other leaves stands first. */
import { kilometresBetween } from '@waypage/gazetteer';
import type { OpenSegment } from './open-segment.ts';

/** The flights with each feeder before the one that it feeds. */
export function feedersFirst(told: readonly OpenSegment[]): OpenSegment[] {
  const flights = [...told];
  for (let i = 1; i < flights.length; i++) {
    const [main, feeder] = [flights[i - 1] as OpenSegment, flights[i] as OpenSegment];
    if (!feeds(feeder, main)) continue;
    // What lands there as well, and has no day, is flown instead of the feeder that stands already.
    if (feeder.departureDate === null && flights[i - 2]?.meets('arrive', main, 'depart')) continue;
    [flights[i - 1], flights[i]] = [feeder, main];
    [feeder.journey, feeder.isHeaded, main.isHeaded] = [main.journey, main.isHeaded, false];
    if (feeder.departureDate === null) [feeder.departureDate, feeder.weekday] = [main.departureDate, main.weekday];
  }
  return flights;
}

function feeds(feeder: OpenSegment, main: OpenSegment): boolean {
  const [day, its] = [feeder.departureDate?.value, main.departureDate?.value];
  const lands = feeder.timeOf('arrive')?.time.minutes;
  const leaves = main.timeOf('depart')?.time.minutes;
  if (feeder.isHeaded || its === undefined || lands === undefined || leaves === undefined) return false;
  const isSameDay = day === undefined ? isUntoldDay(feeder, main) : day.month === its.month && day.day === its.day;
  return (
    isSameDay &&
    feeder.dayOffset === null &&
    lands < leaves &&
    feeder.meets('arrive', main, 'depart') &&
    !feeder.meets('depart', main, 'arrive')
  );
}

/** Without a day of its own it is flown on that of the other, unless it may as well fly home from near where that lands. */
function isUntoldDay(feeder: OpenSegment, main: OpenSegment): boolean {
  const [start] = feeder.airportsOf('depart');
  const [from] = main.airportsOf('depart');
  const [to] = main.airportsOf('arrive');
  if (start === undefined || from === undefined || to === undefined) return false;
  const takesOff = feeder.timeOf('depart')?.time.minutes ?? null;
  const lands = feeder.timeOf('arrive')?.time.minutes ?? null;
  const isByDay = takesOff !== null && lands !== null && takesOff < lands;
  return isByDay && kilometresBetween(start, from) < kilometresBetween(start, to);
}
