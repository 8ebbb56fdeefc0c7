/** Places that flights leave out: those of the route above them, of the flight before, of the way there. */
import { comparePartialDates, type PartialDate } from '../../../model/partial-date.ts';
import { spanOf } from '../../../text/passage.ts';
import type { OpenSegment } from './open-segment.ts';
import { canFlyAlone, passRouteOn } from './part-of-route.ts';
import type { RouteEnds } from './route-lines.ts';

/**
 * The places of the route where a flight names neither end, the end of the flight before where it only says whither (`from there LH 1794 takes
 * you to Lisbon`). Without a number it is a flight where it has its direction, its day and both times, `out: Sun 2 May 06:10 > 09:30`.
 */
export function fillPlaces(segments: readonly OpenSegment[], route: RouteEnds | null): void {
  const isShared = sharesRoute(segments, route);
  const journeys = journeysOf(segments.filter(isNamed), isShared);
  const [[out] = [], home = [], more] = journeys;
  // `SQ 317 9 Nov 11:25`, `SQ 322 30 Nov 23:55` under the route: the other of two flies home.
  const flies = out !== undefined && (!out.hasPlace('depart') || out.isLeg || fliesRoute(out, route));
  const isPair = more === undefined && out?.journey === null && flies;
  for (const [i, segment] of segments.entries()) {
    const before = segments[i - 1];
    const next = segments[i + 1];
    if (before !== undefined) segment.landWhereOnlySaid(before);
    if (!isNamed(segment) || segment.isLeg || segment.hasPlace('depart')) continue;
    if (segment.hasPlace('arrive')) {
      if (!before?.hasPlace('arrive') || before.meets('arrive', segment, 'arrive') || isInAir(before, segment))
        continue;
      segment.leaveFrom(before);
      segment.isFilled = true;
    } else if (route !== null && segment.timeOf('depart') !== null) {
      const isReturn =
        segment.journey?.value === 'return' || (isPair && home.includes(segment) && segment.journey === null);
      const [from, to] = isReturn ? [route.to, route.from] : [route.from, route.to];
      if (before === undefined || !goesOnTo(before, segment, isShared)) segment.addPlace('depart', from);
      if (next === undefined || !goesOnTo(segment, next, isShared)) segment.addPlace('arrive', to);
      segment.isFilled = true;
    }
  }
  // The flight that the line with the route stands above has it no more than those below, which fly it, too.
  if (segments.some((segment) => segment.isFilled))
    for (const segment of segments) segment.isFilled ||= segment.hasPlacesOfOtherLine && fliesRoute(segment, route);
  meetWhereTold(segments, isShared);
}

/** The place where its way stops by the heading above it. */
const stopOf = ({ via, meetsAt }: OpenSegment): OpenSegment['via'] => via ?? meetsAt;

/** F-580: two flights of a route that stops at one place, `LHR-BKK via DOH`, `1) Qatar via Doha`, meet there. */
function meetWhereTold(segments: readonly OpenSegment[], isShared: boolean): void {
  const joins = segments.map((flight, i) => {
    const next = segments[i + 1];
    return (
      next !== undefined && flight.hasPlace('depart') && next.hasPlace('arrive') && goesOnTo(flight, next, isShared)
    );
  });
  for (const [i, flight] of segments.entries()) {
    const [next, place] = [segments[i + 1], stopOf(flight)];
    if (!joins[i] || next === undefined || place === null) continue;
    flight.addPlace('arrive', place);
    next.addPlace('depart', place);
    if (flight.stops?.certainty === 'derived') flight.stops = null;
  }
}

/**
 * F-444: do flights in lines of their own fly parts of one route? So they do where the hours of one, behind which another leaves soon, are too
 * few or too many for the whole of it. A route on a line above the first of such flights is that of all, and its end is where the last lands.
 */
function sharesRoute(segments: readonly OpenSegment[], route: RouteEnds | null): boolean {
  handRoutesDown(segments, route);
  const chains = segments.flatMap((flight, i) => {
    if (!isNamed(flight) || (hasPlaces(flight) && !flight.hasPlacesOfOtherLine)) return [];
    const chain = [flight];
    for (const next of segments.slice(i + 1)) {
      if (!isNamed(next) || hasPlaces(next) || next.isHeaded || !leavesSoonAfter(chain.at(-1) ?? flight, next)) break;
      chain.push(next);
    }
    return chain.length < 2 ? [] : [chain];
  });
  const flies = (chain: readonly OpenSegment[]): boolean => {
    if (chain.length === 2 && chain[0] !== undefined && stopOf(chain[0]) !== null) return false;
    const tellsDays = chain.some(({ dayOffset }) => dayOffset !== null);
    return chain[0] === undefined || canFlyAlone(chain[0], route, tellsDays);
  };
  if (chains.every(flies)) return false;
  for (const chain of chains) passRouteOn(chain);
  return true;
}

/** The route of the way back stands below the last flight of the way out, which has none: it is that of the flight below it. */
function handRoutesDown(segments: readonly OpenSegment[], route: RouteEnds | null): void {
  for (const [i, flight] of segments.entries()) {
    const [next, below] = [segments[i + 1], segments[i + 2]];
    if (!next?.hasPlacesBelow || below === undefined || hasPlaces(below)) continue;
    const tellsDays = flight.dayOffset !== null || next.dayOffset !== null;
    const isJoined = stopOf(flight) !== null || [...flight.lines].some((line) => next.lines.has(line));
    if (!flight.hasPlacesOfOtherLine || (!isJoined && canFlyAlone(flight, route, tellsDays))) continue;
    const isDayBelow = below.departureDate === null && hasDayBelow(next);
    if (!leavesSoonAfter(flight, next, isDayBelow ? null : next.departureDate?.value)) continue;
    below.takePlaces(next);
    if (!isDayBelow) continue;
    [below.departureDate, below.weekday] = [next.departureDate, next.weekday];
    [next.departureDate, next.weekday] = [null, null];
  }
}

/** So it is with the day of the way back, `28 Apr` under `BKK-LHR`. */
function hasDayBelow(flight: OpenSegment): boolean {
  const [lands, span] = [flight.timeOf('arrive'), flight.departureDate?.spans[0]];
  return lands !== null && span !== undefined && span[0] > spanOf(lands.passage, lands.from, lands.to)[0];
}

const hasPlaces = (segment: OpenSegment): boolean => segment.hasPlace('depart') || segment.hasPlace('arrive');

/** Each flight, with those that go on from it. */
function journeysOf(flights: readonly OpenSegment[], isShared: boolean): OpenSegment[][] {
  const journeys: OpenSegment[][] = [];
  for (const flight of flights) {
    const open = journeys.at(-1);
    const last = open?.at(-1);
    if (last !== undefined && goesOnTo(last, flight, isShared)) open?.push(flight);
    else journeys.push([flight]);
  }
  return journeys;
}

/** Neither names its place between the two, and one goes on from the other: then neither flies the whole way. */
const goesOnTo = (flight: OpenSegment, next: OpenSegment, isShared: boolean): boolean =>
  isNamed(flight) &&
  isNamed(next) &&
  !flight.hasPlace('arrive') &&
  !next.hasPlace('depart') &&
  (isOnward(flight, next) || (isShared && !next.isHeaded && leavesSoonAfter(flight, next)));

/** `QR8 15 Jan 1430 2330, QR834 16 Jan 0205 1250`: in one line, and the second leaves within a day after the first has landed; of two at about one hour one is flown. */
export const isOnward = (flight: OpenSegment, next: OpenSegment): boolean =>
  [...flight.lines].some((line) => next.lines.has(line)) && leavesSoonAfter(flight, next);

const DAY = 1440;
function leavesSoonAfter(
  flight: OpenSegment,
  next: OpenSegment,
  later: PartialDate | null = next.departureDate?.value ?? null,
): boolean {
  const [leaves, lands, onward] = [flight.timeOf('depart'), flight.timeOf('arrive'), next.timeOf('depart')];
  if (leaves === null || lands === null || onward === null) return false;
  const landed =
    lands.time.minutes + DAY * (flight.dayOffset?.value ?? (lands.time.minutes < leaves.time.minutes ? 1 : 0));
  const day = flight.departureDate?.value;
  // Without a day of its own it leaves soon.
  if (later === null) return (onward.time.minutes - landed + 2 * DAY) % DAY <= SOON;
  if (day === undefined) return false;
  const days = later.month === day.month ? later.day - day.day : later.day === 1 ? 1 : FAR;
  const wait = days * DAY + onward.time.minutes - landed;
  return wait > 0 && wait <= DAY;
}
/** Has the flight of the same day not landed when the next one leaves? Then that goes on from elsewhere. */
function isInAir(flight: OpenSegment, next: OpenSegment): boolean {
  const [day, same] = [flight.departureDate?.value, next.departureDate?.value];
  const [lands, leaves] = [flight.timeOf('arrive'), next.timeOf('depart')];
  if (day === undefined || same === undefined || lands === null || leaves === null) return false;
  return comparePartialDates(day, same) === 0 && leaves.time.minutes < lands.time.minutes;
}

const FAR = 99;
const SOON = 480;

const fliesRoute = (segment: OpenSegment, route: RouteEnds | null): boolean =>
  route !== null && segment.repeats('depart', route.from.mention) && segment.repeats('arrive', route.to.mention);

const isNamed = (segment: OpenSegment): boolean =>
  segment.flight !== null ||
  (segment.journey !== null &&
    segment.departureDate !== null &&
    segment.timeOf('depart') !== null &&
    segment.timeOf('arrive') !== null);
