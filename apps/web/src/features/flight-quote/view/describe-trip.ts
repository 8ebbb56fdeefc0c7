/** A quote's flights in words: where from and to, which kind of trip, how many stops, what a wait is. */
import {
  type AirportNames,
  type PublicFlightGroup,
  type PublicFlightSegment,
  readAirportPlace,
} from '@waypage/contract';
import { daysBetween } from '../../public-page/present-offer-date.ts';

export interface Flights {
  readonly departureFlights: readonly PublicFlightGroup[];
  readonly returnFlights: readonly PublicFlightGroup[];
}

export interface Stop {
  /** IATA code; null where only a name is known. */
  readonly code: string | null;
  readonly city: string | null;
}

/** `names` has what the gazetteer calls a code that stands alone. */
export function stopOf(location: string | null, names: AirportNames): Stop {
  const { code, name } = readAirportPlace(location);
  return { code, city: name ?? (code === null ? null : (names[code]?.city ?? null)) };
}

export const stopText = ({ code, city }: Stop): string => city ?? code ?? 'the stop';

/** First and last place of a group. */
export function endsOf(group: PublicFlightGroup | undefined, names: AirportNames): { from: Stop; to: Stop } {
  return {
    from: stopOf(group?.segments[0]?.departureLocation ?? null, names),
    to: stopOf(group?.segments.at(-1)?.arrivalLocation ?? null, names),
  };
}

export function stopsText(stops: number | null): string | null {
  if (stops === null) return null;
  if (stops === 0) return 'Nonstop';
  return stops === 1 ? '1 stop' : `${stops} stops`;
}

export function isMultiCity({ departureFlights, returnFlights }: Flights): boolean {
  return departureFlights.length > 1 || returnFlights.length > 1;
}

/** `Round trip, 1 stop each way`; null without flights. */
export function describeTrip(flights: Flights, names: AirportNames): string | null {
  const { departureFlights, returnFlights } = flights;
  const [out, back] = [departureFlights[0], returnFlights[0]];
  if (!out) return back ? tripWith('One way', stopsText(back.stops)) : null;
  if (isMultiCity(flights)) return `Multi-city, ${departureFlights.length + returnFlights.length} journeys`;
  if (!back) return tripWith('One way', stopsText(out.stops));
  const [going, coming] = [endsOf(out, names), endsOf(back, names)];
  const closes = sameStop(going.from, coming.to) && sameStop(going.to, coming.from);
  return tripWith(closes ? 'Round trip' : 'Open jaw', eachWay(out.stops, back.stops));
}

const tripWith = (kind: string, stops: string | null) => (stops === null ? kind : `${kind}, ${lowerFirst(stops)}`);
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function eachWay(out: number | null, back: number | null): string | null {
  if (out === null || back === null) return null;
  if (out === back) return out === 0 ? 'nonstop both ways' : `${stopsText(out)} each way`;
  return `${lowerFirst(stopsText(out) ?? '')} out, ${lowerFirst(stopsText(back) ?? '')} back`;
}

function sameStop(left: Stop, right: Stop): boolean {
  if (left.city !== null && right.city !== null) return left.city === right.city;
  return left.code !== null && left.code === right.code;
}

export interface Wait {
  readonly text: string;
  /** The next flight leaves from elsewhere: the traveler has to move. */
  readonly moves: boolean;
}

/** What lies between two flights: `2h 10m layover in Seattle`; a change of airport or a way of one's own is said. */
export function describeWait(
  segment: PublicFlightSegment,
  next: PublicFlightSegment | undefined,
  names: AirportNames,
): Wait | null {
  if (!next) return null;
  const [arrival, departure] = [stopOf(segment.arrivalLocation, names), stopOf(next.departureLocation, names)];
  const wait = segment.layoverDuration;
  const moves = arrival.code !== departure.code && arrival.code !== null && departure.code !== null;
  if (!moves) return wait === null ? null : { text: `${wait} layover in ${stopText(arrival)}`, moves: false };
  const time = wait === null ? '' : `${wait} `;
  if (sameStop(arrival, departure)) {
    const [from, to] = [airportText(arrival, names), airportText(departure, names)];
    return { text: `${time}layover in ${stopText(arrival)}, change airport: ${from} to ${to}`, moves };
  }
  const way = `Own way from ${stopText(arrival)} to ${stopText(departure)}`;
  return { text: wait === null ? way : `${way}, ${wait}`, moves };
}

function airportText({ code, city }: Stop, names: AirportNames): string {
  const name = code === null ? null : names[code]?.name;
  return name ? `${shortAirportName(name, city)} (${code})` : (code ?? city ?? '');
}

const LABEL_MAX = 32;

/** What stands under a code: `Boston Logan`, `Tokyo Haneda`; the place as the text has it where the gazetteer means another. */
export function placeLabel({ code, city }: Stop, names: AirportNames): string | null {
  const known = code === null ? undefined : names[code];
  if (!known || (city !== null && city !== known.city)) return city;
  const short = shortAirportName(known.name, null);
  const label = short.includes(known.city) ? short : `${known.city} ${short}`;
  return label.length > LABEL_MAX ? known.city : label;
}

/** `London Heathrow Airport` beside its city is `Heathrow`. */
function shortAirportName(name: string, city: string | null): string {
  const short = name.replace(/\s+(?:International\s+)?Airport\b/i, '');
  const withoutCity = city !== null && short.startsWith(`${city} `) ? short.slice(city.length + 1) : short;
  return withoutCity || short;
}

export interface DayMark {
  /** `+1`. */
  readonly mark: string;
  /** `arrives 1 day later`. */
  readonly text: string;
}

/** How the day of arrival differs from the day of departure; null where it does not, or cannot be told. */
export function dayMark({ departureDate, arrivalDate }: PublicFlightSegment): DayMark | null {
  const days = daysBetween(departureDate, arrivalDate);
  if (days === null || days === 0 || Math.abs(days) > 3) return null;
  const size = Math.abs(days);
  const word = size === 1 ? 'day' : 'days';
  return days > 0
    ? { mark: `+${size}`, text: `arrives ${size} ${word} later` }
    : { mark: `−${size}`, text: `arrives ${size} ${word} earlier` };
}
