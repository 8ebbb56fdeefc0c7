/** A segment's texts -> local times at its airports, with their zones from the gazetteer: what calendars and JSON-LD need. */
import { type PublicFlightSegment, readAirportPlace } from '@waypage/contract';
import { type Airport, findAirport, offsetMinutes } from '@waypage/gazetteer';

export interface FlightEnd {
  readonly airport: Airport | null;
  /** As a reader sees it: `New York (JFK)`. */
  readonly place: string | null;
  readonly terminal: string | null;
  readonly date: CalendarDate | null;
  /** Minutes after midnight, local. */
  readonly minutes: number | null;
}

interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
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
  return date === null || minutes === null ? null : Date.UTC(date.year, date.month - 1, date.day) / 60_000 + minutes;
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
    date: readDate(date),
    minutes: readTime(time),
  };
}

function readDate(text: string | null): CalendarDate | null {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '') ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : null;
}

const CLOCK = /^(?<hour>\d{1,2}):(?<minute>\d{2})(?:\s?(?<half>[AP])M)?$/i;

function readTime(text: string | null): number | null {
  const { hour, minute, half } = CLOCK.exec(text?.trim() ?? '')?.groups ?? {};
  if (hour === undefined || Number(minute) > 59) return null;
  const hours = Number(hour);
  if (half === undefined) return hours > 23 ? null : hours * 60 + Number(minute);
  if (hours < 1 || hours > 12) return null;
  return ((hours % 12) + (half.toUpperCase() === 'P' ? 12 : 0)) * 60 + Number(minute);
}

const two = (value: number) => String(value).padStart(2, '0');
