/**
 * F-507: a town that the text names without a code, and of which there are several in the world: the one that the flight can have flown to. From
 * abroad nobody lands at a field that flights of its own country alone serve, and no flight without a stop goes farther than the longest there is.
 * What one flight of the offer tells of the name holds for the others.
 */
import {
  type Airport,
  findAirport,
  findAirportsByName,
  foldName,
  goesByOwnName,
  isDomestic,
  isScheduled,
  kilometresBetween,
} from '@waypage/gazetteer';
import { derived } from '../model/field.ts';
import type { AirportDraft, OfferDraft, SegmentDraft } from '../model/flight-quote-draft.ts';
import { copySegment, withSegments } from './map-segments.ts';

/** Kilometres: none is sold that goes farther without a stop. */
const LONGEST_NONSTOP = 15_600;

export function withTownAirports(offer: OfferDraft): OfferDraft {
  const { segments } = offer;
  if (!segments.some(({ departure, arrival }) => isOpen(departure) || isOpen(arrival))) return offer;
  const told = new Map<string, Airport | null>();
  for (const segment of segments) {
    tell(told, segment.departure, segment.arrival, segment);
    tell(told, segment.arrival, segment.departure, segment);
  }
  const settled = (end: AirportDraft): AirportDraft => {
    const airport = isOpen(end) ? told.get(nameOf(end)) : null;
    if (!airport) return end;
    const spans = end.name?.spans ?? [];
    return { code: derived(airport.code, spans), name: derived(airport.city, spans), terminal: end.terminal };
  };
  if (![...told.values()].some((airport) => airport !== null)) return offer;
  return withSegments(
    offer,
    segments.map((segment) => {
      const changed = copySegment(segment);
      [changed.departure, changed.arrival] = [settled(segment.departure), settled(segment.arrival)];
      return changed;
    }),
  );
}

const isOpen = ({ code, name }: AirportDraft): boolean => code === null && name !== null;
const nameOf = ({ name }: AirportDraft): string => foldName(name?.value ?? '');

/** Null where two flights speak for two airports of the name. */
function tell(told: Map<string, Airport | null>, end: AirportDraft, other: AirportDraft, segment: SegmentDraft): void {
  if (!isOpen(end)) return;
  const name = nameOf(end);
  const found = reachable(name, other, segment);
  if (found === null) return;
  told.set(name, told.has(name) && told.get(name)?.code !== found.code ? null : found);
}

function reachable(name: string, other: AirportDraft, segment: SegmentDraft): Airport | null {
  const all = findAirportsByName(name).filter((airport) => isScheduled(airport) && !goesByOwnName(airport));
  const from = originOf(other);
  // An area with several airports leaves open which one is meant.
  if (from === null || all.length === 0 || all.some(({ kind, cityCode }) => kind === 'city' || cityCode !== null))
    return null;
  const isNonstop = segment.flightNumber !== null && (segment.stops?.value ?? 0) === 0;
  const [only, second] = all.filter(
    (airport) =>
      !(isDomestic(airport) && airport.country !== from.country) &&
      !(isNonstop && kilometresBetween(from, airport) > LONGEST_NONSTOP),
  );
  // Where the likeliest is out of reach the flight stops on its way, though nothing tells it.
  return only === all[0] && second === undefined ? (only ?? null) : null;
}

/** The other end of the flight, by its code or by a name that has one country. */
function originOf(end: AirportDraft): Airport | null {
  if (end.code !== null) return findAirport(end.code.value) ?? null;
  const all = findAirportsByName(nameOf(end));
  const [first] = all;
  return first !== undefined && (first.kind === 'city' || all.every(({ country }) => country === first.country))
    ? first
    : null;
}
