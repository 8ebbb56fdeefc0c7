/** Where the ends of a segment lie and how far apart: airports by code or name, distances, real minutes between two local times. */
import {
  type Airport,
  elapsedMinutes,
  findAirport,
  findAirportsByName,
  foldName,
  kilometresBetween,
  type LocalTime,
} from '@waypage/gazetteer';
import type { ClockTime } from '../model/clock-time.ts';
import type { Field } from '../model/field.ts';
import type { AirportDraft, SegmentDraft } from '../model/flight-quote-draft.ts';
import { addDays, dayNumberOf, type FullDate, type PartialDate } from '../model/partial-date.ts';

/** The airport of the code, else the likeliest of the name. */
export function airportOf({ code, name }: AirportDraft): Airport | undefined {
  if (code !== null) return findAirport(code.value);
  return name === null ? undefined : findAirportsByName(foldName(name.value))[0];
}

/** Same airport, or two airports of one city. */
export function isSameCity(a: AirportDraft, b: AirportDraft): boolean {
  if (a.code !== null && a.code.value === b.code?.value) return true;
  const [first, second] = [airportOf(a), airportOf(b)];
  if (!first || !second) return a.name !== null && a.name.value === b.name?.value;
  return (
    (first.cityCode ?? first.code) === (second.cityCode ?? second.code) ||
    (first.city === second.city && first.country === second.country)
  );
}

/** Kilometres along the great circle; null where one of the airports is not known. */
export function distanceBetween(a: AirportDraft, b: AirportDraft): number | null {
  const [from, to] = [airportOf(a), airportOf(b)];
  return from && to ? kilometresBetween(from, to) : null;
}

/** A local time at an airport. */
export interface LocalMoment {
  readonly place: AirportDraft;
  readonly date: Field<PartialDate> | null;
  readonly time: Field<ClockTime> | null;
}

export const departureOf = (segment: SegmentDraft): LocalMoment => ({
  place: segment.departure,
  date: segment.departureDate,
  time: segment.departureTime,
});

export const arrivalOf = (segment: SegmentDraft): LocalMoment => ({
  place: segment.arrival,
  date: segment.arrivalDate,
  time: segment.arrivalTime,
});

/** Minutes. No flight takes longer, with all the stops on its way: what would is a day read or written wrongly. */
export const LONGEST_FLIGHT = 40 * 60;

/** Real minutes from one local time to another; null where a date, a time or a zone is not known. */
export function minutesBetween(from: LocalMoment, to: LocalMoment): number | null {
  if (!from.date || !to.date || !from.time || !to.time) return null;
  const start = withYear(from.date.value, from.date.value);
  const end = withYear(to.date.value, from.date.value);
  const a = airportOf(from.place);
  const b = airportOf(to.place);
  if (a && b) return elapsedMinutes(momentOf(start, from.time, a), momentOf(end, to.time, b));
  return from.place.code !== null && from.place.code.value === to.place.code?.value
    ? (dayNumberOf(end) - dayNumberOf(start)) * 1440 + to.time.value.minutes - from.time.value.minutes
    : null;
}

const momentOf = ({ year, month, day }: FullDate, time: Field<ClockTime>, { zone }: Airport): LocalTime => ({
  zone,
  year,
  month,
  day,
  minutes: time.value.minutes,
});

/** Where no year could be worked out, any common year serves for a difference. */
const SOME_YEAR = 2001;

function withYear(date: PartialDate, first: PartialDate): FullDate {
  if (date.year !== null) return date as FullDate;
  const wraps = first.month - date.month >= 6;
  return { year: (first.year ?? SOME_YEAR) + (wraps ? 1 : 0), month: date.month, day: date.day };
}

/** The date some days on; a date without a year stays one. */
export function daysAfter(date: PartialDate, days: number): PartialDate {
  if (date.year !== null) return addDays(date as FullDate, days);
  return { ...addDays({ ...date, year: SOME_YEAR }, days), year: null };
}
