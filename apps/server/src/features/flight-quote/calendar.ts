/**
 * The flights of the offer that leads as calendar events (rule F-127): local times with the airports' zones, floating where a zone is not
 * known, a whole day where there is no time. They are tentative: a quote books nothing.
 */
import type { PublicFlightQuote, PublicFlightSegment } from '@waypage/contract';
import { type CalendarEvent, type CalendarTime, writeCalendar } from '../calendar-files/icalendar.ts';
import { minutesOfDate } from '../calendar-files/wall-clock.ts';
import { arrivalOf, departureOf, type FlightEnd, wallMinutesOf } from './flight-times.ts';

const NOT_A_BOOKING = 'This is a quote, not a booking.';
const NO_TIME = 'Time TBD';

export function hasCalendar({ data }: PublicFlightQuote): boolean {
  return segmentsOf(data).some((segment) => departureOf(segment).date !== null);
}

/** Null where no flight has a date. */
export function quoteCalendar(quote: PublicFlightQuote, pageUrl: string, agencyName: string): string | null {
  const events = segmentsOf(quote.data).flatMap((segment, index) => eventOf(quote, segment, index, pageUrl) ?? []);
  if (events.length === 0) return null;
  return writeCalendar({ name: quote.title ?? quote.route ?? 'Flight quote', product: agencyName, events });
}

function segmentsOf({ departureFlights, returnFlights }: PublicFlightQuote['data']): PublicFlightSegment[] {
  return [...departureFlights, ...returnFlights].flatMap(({ segments }) => segments);
}

function eventOf(
  quote: PublicFlightQuote,
  segment: PublicFlightSegment,
  index: number,
  pageUrl: string,
): CalendarEvent | null {
  const departure = departureOf(segment);
  const arrival = arrivalOf(segment);
  if (departure.date === null) return null;
  const start = timeOf(departure);
  return {
    uid: `${quote.id}-${index + 1}@waypage`,
    stamp: Date.parse(quote.updatedAt),
    sequence: quote.version - 1,
    start: start ?? { day: minutesOfDate(departure.date) },
    end: start && timeOf(arrival),
    summary: summaryOf(segment),
    location: departure.place && locationOf(departure),
    description: descriptionOf(segment, departure, arrival),
    url: pageUrl,
    isTentative: true,
  };
}

function timeOf(end: FlightEnd): CalendarTime | null {
  const wall = wallMinutesOf(end);
  return wall === null ? null : { wall, zone: end.airport?.zone ?? null };
}

/** `BA 178 New York (JFK) → London (LHR)`. */
function summaryOf({ flightNumber, airline, departureLocation, arrivalLocation }: PublicFlightSegment): string {
  const route = [departureLocation, arrivalLocation].filter(Boolean).join(' → ');
  return [flightNumber ?? airline ?? 'Flight', route].filter(Boolean).join(' ');
}

function locationOf({ airport, place, terminal }: FlightEnd): string {
  const name = airport ? `${airport.name} (${airport.code})` : place;
  return [name, terminal && `Terminal ${terminal}`].filter(Boolean).join(', ');
}

function descriptionOf(segment: PublicFlightSegment, departure: FlightEnd, arrival: FlightEnd): string {
  const { airline, flightNumber, operatedBy, duration, aircraft, departureTime, arrivalTime } = segment;
  const lines = [
    [airline, flightNumber].filter(Boolean).join(' '),
    operatedBy && `Operated by ${operatedBy}`,
    `Departs ${[departureTime ?? NO_TIME, departure.place && locationOf(departure)].filter(Boolean).join(', ')}`,
    `Arrives ${[arrivalTime ?? NO_TIME, arrival.place && locationOf(arrival)].filter(Boolean).join(', ')}`,
    duration && `Duration ${duration}`,
    aircraft,
    NOT_A_BOOKING,
  ];
  return lines.filter(Boolean).join('\n');
}
