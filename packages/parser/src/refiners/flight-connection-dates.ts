/**
 * F-41: a connecting flight without a date of its own leaves after the flight before it has landed, on that day or the next. A `+1` behind
 * it that no flight can keep counts from the start of the journey.
 */
import { flightTimeLimits } from '@waypage/gazetteer';
import { derived } from '../model/field.ts';
import type { OfferDraft, SegmentDraft } from '../model/flight-quote-draft.ts';
import { withArrivalDay } from './flight-arrival-days.ts';
import { arrivalOf, daysAfter, departureOf, distanceBetween, isSameCity, minutesBetween } from './flight-geography.ts';
import { copySegment, mapOffers, withSegments } from './map-segments.ts';
import type { FlightQuoteRefiner } from './refiner.ts';

export const refineConnectionDates: FlightQuoteRefiner = (draft) => mapOffers(draft, withConnectionDates);

function withConnectionDates(offer: OfferDraft): OfferDraft {
  if (offer.segments.every((segment) => segment.departureDate !== null)) return offer;
  const segments: SegmentDraft[] = [];
  let start = -1;
  for (const [i, segment] of offer.segments.entries()) {
    const isOpen = segment.departureDate === null && start >= 0;
    const dated = isOpen ? connected(segments.slice(start), segment) : segment;
    if (dated.departureDate === segment.departureDate && segment.departureDate !== null) start = i;
    segments.push(dated);
  }
  return withSegments(offer, segments);
}

/** `journey` are the flights before it from the last one with a date of its own. One that goes back to where they came by begins the way home. */
function connected(journey: readonly SegmentDraft[], segment: SegmentDraft): SegmentDraft {
  const before = journey.at(-1);
  const leaves = segment.departureTime?.value.minutes;
  if (before === undefined || leaves === undefined) return segment;
  const { arrivalDate, arrivalTime } = before;
  if (arrivalDate === null || arrivalTime === null || !isSameCity(before.arrival, segment.departure)) return segment;
  if (journey.some(({ departure }) => isSameCity(segment.arrival, departure))) return segment;
  if (segment.journey?.value !== before.journey?.value) return segment;
  const days = leaves < arrivalTime.value.minutes ? 1 : 0;
  const dated = copySegment(segment);
  dated.departureDate = derived(daysAfter(arrivalDate.value, days), arrivalDate.spans);
  const told = withArrivalDay(dated);
  if (isFlyable(told)) return told;
  dated.arrivalDate = null;
  const marked = withArrivalDay(dated);
  if (isFlyable(marked)) return marked;
  dated.arrivalDayOffset = null;
  return withArrivalDay(dated);
}

function isFlyable(segment: SegmentDraft): boolean {
  const minutes = minutesBetween(departureOf(segment), arrivalOf(segment));
  const distance = distanceBetween(segment.departure, segment.arrival);
  if (minutes === null || distance === null) return true;
  const { shortest, longest } = flightTimeLimits(distance);
  return minutes >= shortest && minutes <= longest;
}
