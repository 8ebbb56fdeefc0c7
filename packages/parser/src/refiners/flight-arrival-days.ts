/**
 * F-5: the day of arrival: from a mark (`+1`), else from the two local times, their zones and what a flight over that distance can take;
 * over the date line it may be the day before or two days on.
 */
import { flightTimeLimits } from '@waypage/gazetteer';
import { derived } from '../model/field.ts';
import type { SegmentDraft } from '../model/flight-quote-draft.ts';
import { daysAfter, departureOf, distanceBetween, minutesBetween } from './flight-geography.ts';
import { copySegment, mapSegments } from './map-segments.ts';
import type { FlightQuoteRefiner } from './refiner.ts';

export const refineArrivalDays: FlightQuoteRefiner = (draft) => mapSegments(draft, withArrivalDay);

export function withArrivalDay(segment: SegmentDraft): SegmentDraft {
  const { departureDate, arrivalDayOffset } = segment;
  if (segment.arrivalDate !== null || departureDate === null || segment.arrivalTime === null) return segment;
  const days = arrivalDayOffset?.value ?? arrivalDay(segment);
  if (days === null) return segment;
  const spans = [...departureDate.spans, ...(arrivalDayOffset?.spans ?? [])];
  const dated = copySegment(segment);
  dated.arrivalDate = derived(daysAfter(departureDate.value, days), spans);
  return dated;
}

const DAYS = [0, 1, 2, -1];
const DAY = 1440;

function arrivalDay(segment: SegmentDraft): number | null {
  const [leaves, lands] = [segment.departureTime?.value.minutes, segment.arrivalTime?.value.minutes];
  if (leaves === undefined || lands === undefined) return null;
  const distance = distanceBetween(segment.departure, segment.arrival);
  const onSameDay = minutesBetween(departureOf(segment), {
    place: segment.arrival,
    date: segment.departureDate,
    time: segment.arrivalTime,
  });
  if (distance === null || onSameDay === null) return lands < leaves ? 1 : 0;
  const stated = segment.duration?.value;
  const isNear = (minutes: number): boolean => stated !== undefined && Math.abs(minutes - stated) <= 90;
  const { shortest, longest } = flightTimeLimits(distance);
  // A whole journey told as one flight has its waits in it.
  const isWhole = segment.flightNumber === null || (segment.stops?.value ?? 0) > 0;
  const isPossible = (minutes: number): boolean => minutes >= shortest && minutes <= longest + (isWhole ? DAY : 0);
  // Where no day makes a flight of it, it stands as written, for the validator to speak of.
  return (
    DAYS.find((days) => isNear(onSameDay + days * DAY)) ?? DAYS.find((days) => isPossible(onSameDay + days * DAY)) ?? 0
  );
}
