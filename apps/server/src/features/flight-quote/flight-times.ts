/** A segment's texts -> local times at its airports, with their zones from the gazetteer: what calendars and JSON-LD need. */
import { type PublicFlightSegment, readAirportPlace } from '@waypage/contract';
import { type Airport, findAirport, offsetMinutes } from '@waypage/gazetteer';
import { type CalendarDate, minutesOfDate, readClockTime, readIsoDate } from '../calendar-files/wall-clock.ts';

export interface FlightEnd {
  readonly airport: Airport | null;
  /** As a reader sees it: `New York (JFK)`. */
  readonly place: string | null;
  readonly terminal: string | null;
  readonly date: CalendarDate | null;
  /** Minutes after midnight, local. */
  readonly minutes: number | null;
}

export function departureOf(segment: PublicFlightSegment): FlightEnd {
  const { departureLocation, departureTerminal, departureDate, departureTime } = segment;
  return readEnd(departureLocation, departureTerminal, departureDate, departureTime);
}

export function arrivalOf(segment: PublicFlightSegment): FlightEnd {
  const { arrivalLocation, arrivalTerminal, arrivalDate, arrivalTime } = segment;
  return readEnd(arrivalLocation, arrivalTerminal, arrivalDate, arrivalTime);
}

/** Minutes since 1970-01-01T00:00 by the wall clock; null where date or time is missing. */
export function wallMinutesOf({ date, minutes }: FlightEnd): number | null {
  return date === null || minutes === null ? null : minutesOfDate(date) + minutes;
}

/** `2027-05-06T08:05:00-07:00`; without the offset where the airport's zone is not known; the day alone without a time. */
export function isoText(end: FlightEnd): string | null {
  if (end.date === null) return null;
  const { year, month, day } = end.date;
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const wall = wallMinutesOf(end);
  if (wall === null || end.minutes === null) return date;
  const time = `${date}T${two(Math.floor(end.minutes / 60))}:${two(end.minutes % 60)}:00`;
  if (end.airport === null) return time;
  const offset = offsetMinutes(end.airport.zone, wall);
  const size = Math.abs(offset);
  return `${time}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

function readEnd(place: string | null, terminal: string | null, date: string | null, time: string | null): FlightEnd {
  const { code } = readAirportPlace(place);
  return {
    airport: (code !== null && findAirport(code)) || null,
    place,
    terminal,
    date: readIsoDate(date),
    minutes: readClockTime(time),
  };
}

const two = (value: number) => String(value).padStart(2, '0');
