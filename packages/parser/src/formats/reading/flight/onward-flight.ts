/**
 * A way of two flights told as one: `DEN 6:15 – BOS 14:41`, `1 stop`, `ORD 1h 2m`, `UA 1544, UA 603`. The text says when the first leaves and the
 * second lands, and where they meet.
 */
import type { MarkOf } from './flight-mark.ts';
import { countMarks, type FlightUnit, hasMark } from './flight-unit.ts';
import type { FactsBySegment } from './journey-facts.ts';
import type { OpenSegment } from './open-segment.ts';

/** Between the numbers of two flights of one way. */
const JOINED = /^\s?(?:[,&+/]|and|und|et|y|e)\s?$/;
/** `FI 417 FI 631`, `FI 417 · FI 631`: of one airline, where the way is told to stop. */
const BESIDE = /^(?:\s{1,3}|\s?[·•|]\s?)$/;

/** F-469: `TK1954 & TK162` beside the ends of a way: two flights, wherever they meet. */
function areTwo(flight: MarkOf<'flight'> | null, onward: MarkOf<'flight'>): boolean {
  if (flight === null || flight.passage !== onward.passage || flight.mention.carrier === null) return false;
  const isOfOne = flight.mention.carrier.code === onward.mention.carrier?.code;
  const between = flight.passage.text.slice(flight.to, onward.from);
  return isOfOne && (ADDED.test(between) || (LISTED.test(between) && MANY.test(flight.passage.text)));
}
const ADDED = /^\s?(?:[&+]|and|und|et|y|e)\s?$/;
/** `Flights: LH 901, LH 772`: the label says that they are more than one. */
const LISTED = /^,\s?$/;
const MANY = /^\W{0,3}(?:flights|fl[uü]ge|vols|vuelos|voli|voos|vluchten|flight (?:numbers|nos\.?))\s?:/i;

/** Is the number that of the flight on which the way goes on? `before` is the mark before it. */
export function goesOnAs(
  current: OpenSegment,
  before: MarkOf<'flight'>,
  mark: MarkOf<'flight'>,
  unit: FlightUnit | undefined,
): boolean {
  if (leadsTwo(current, before, mark, unit)) return true;
  const between = mark.passage.text.slice(before.to, mark.from);
  // Behind a slash another carrier's number is a partner's, unless the way is known to stop.
  const isPartner = between.includes('/') && before.mention.carrier?.code !== mark.mention.carrier?.code;
  const isOne = isPartner && current.via === null;
  const isBeside =
    BESIDE.test(between) && tellsStop(current) && before.mention.carrier?.code === mark.mention.carrier?.code;
  return current.isWhole && current.flight === before && !isOne && (JOINED.test(between) || isBeside);
}

const tellsStop = ({ via, stops }: OpenSegment): boolean => via !== null || stops?.value === 1;

/** `TK1954 & TK162 AMS 11:30 - ICN 15:50+1`: the same before the ends of the way, one of each with one hour each. */
function leadsTwo(
  current: OpenSegment,
  before: MarkOf<'flight'>,
  mark: MarkOf<'flight'>,
  unit: FlightUnit | undefined,
): boolean {
  if (unit === undefined || current.flight !== before || current.onward !== null || current.hasTime) return false;
  if (!areTwo(before, mark) || countMarks(unit, 'flight') !== 2 || countMarks(unit, 'date') > 1) return false;
  if (countMarks(unit, 'place') !== 2) return false;
  const [leaves, lands, third] = unit.marks.filter(({ kind }) => kind === 'time');
  if (leaves === undefined || lands === undefined || third !== undefined) return false;
  return leaves.from > mark.to && WAY.test(mark.passage.text.slice(leaves.to, lands.from));
}
/** Between when it leaves and when it lands; a comma or a stroke stands between two that leave. */
const WAY = /^\s?(?:[-–—→>]|to\b|bis\b|nach\b|[^,;/\d]{0,30}[A-Z]{3}\b)/;

/** `Stopover: Incheon (ICN) — 3h 20m` below the hours of the whole way: where it stops, neither where it begins nor where it ends. */
export function stopsOnWay(current: OpenSegment, unit: FlightUnit): boolean {
  const place = unit.marks.find((mark): mark is MarkOf<'place'> => mark.kind === 'place');
  if (place === undefined || !current.isWhole || current.via !== null) return false;
  if (current.repeats('depart', place.mention) || current.repeats('arrive', place.mention)) return false;
  current.passThrough(place, undefined);
  return true;
}

/** The second number of a way that stops, on a line of its own (`unit`) below the first; `leads`: numbers stand before their flights. */
export function takesOnward(
  current: OpenSegment,
  mark: MarkOf<'flight'>,
  unit: FlightUnit | undefined,
  leads: () => boolean,
): boolean {
  if (unit === undefined || hasMark(unit, 'time') || hasMark(unit, 'place') || hasMark(unit, 'date')) return false;
  const isOpen = current.flight !== null && current.isWhole && current.via !== null && current.onward === null;
  if (!isOpen || leads()) return false;
  current.onward = mark;
  return true;
}

/** Adds a segment to those that are closed, as two where its way goes on under another number. */
export function closeWithOnward(segment: OpenSegment, closed: OpenSegment[], facts: FactsBySegment): void {
  const { duration, flight, onward: mark } = segment;
  if (!tellsStop(segment) && mark !== null && !areTwo(flight, mark)) segment.onward = null;
  const onward = segment.onwardFlight();
  if (onward !== null && duration !== null) facts.at(closed.length).totalTime ??= duration;
  closed.push(segment);
  if (onward !== null) closed.push(onward);
}
