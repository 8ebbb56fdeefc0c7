/** Whether a flight flies the whole of the route that is told above it. */
import { type Airport, elapsedMinutes, flightTimeLimits, kilometresBetween } from '@waypage/gazetteer';
import type { OpenSegment } from './open-segment.ts';
import type { RouteEnds } from './route-lines.ts';

/**
 * False where its hours fit the route told above it on no day; true where that cannot be told. `tellsDays`: beside it another flight says that it
 * lands a day later, so one that says nothing lands on its own day.
 */
export function canFlyAlone(flight: OpenSegment, route: RouteEnds | null, tellsDays = false): boolean {
  const hasOwn = flight.hasPlace('depart') || flight.hasPlace('arrive');
  const [from] = hasOwn ? flight.airportsOf('depart') : (route?.from.mention.airports ?? []);
  const [to] = hasOwn ? flight.airportsOf('arrive') : (route?.to.mention.airports ?? []);
  if (from === undefined || to === undefined || from.code === to.code) return true;
  const days = tellsDays && flight.dayOffset === null && flight.arrivalDate === null ? SAME_DAY : DAYS;
  return !hasOwn && flight.journey?.value === 'return' ? fits(flight, to, from, days) : fits(flight, from, to, days);
}

const DAYS = [-1, 0, 1, 2];
const SAME_DAY = [0];
const DAY = 1440;
/** Where no day is told, or no year, the clocks of any serve. */
const SOME_DAY = { year: 2001, month: 3, day: 1 };

function fits(flight: OpenSegment, from: Airport, to: Airport, offsets: readonly number[]): boolean {
  const [leaves, lands] = [flight.timeOf('depart'), flight.timeOf('arrive')];
  if (leaves === null || lands === null) return true;
  const told = flight.departureDate?.value;
  const date = told === undefined ? SOME_DAY : { year: told.year ?? SOME_DAY.year, month: told.month, day: told.day };
  const onSameDay = elapsedMinutes(
    { zone: from.zone, ...date, minutes: leaves.time.minutes },
    { zone: to.zone, ...date, minutes: lands.time.minutes },
  );
  const { shortest, longest } = flightTimeLimits(kilometresBetween(from, to));
  return offsets.some((days) => onSameDay + days * DAY >= shortest && onSameDay + days * DAY <= longest);
}

/** The end of the route that stands above the first of the flights is where the last lands; between them nothing is told. */
export function passRouteOn(chain: readonly OpenSegment[]): void {
  const [first, last] = [chain[0], chain.at(-1)];
  if (first === undefined || last === undefined || !first.hasPlace('arrive')) return;
  last.landWhereTold(first);
  for (const flight of chain) flight.isLeg = true;
}
