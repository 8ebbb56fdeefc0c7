/**
 * F-506: the day beside a connecting flight that lies before the flight above it and far from the day on which it lands is none of its own: a
 * deadline or the day of another trip has come between them. When it leaves is worked out from the flight before (F-41).
 */
import type { SegmentDraft } from '../model/flight-quote-draft.ts';
import { dayNumberOf, isFullDate, isPossibleDate, type PartialDate } from '../model/partial-date.ts';
import { isSameCity } from './flight-geography.ts';
import { copySegment, mapOffers, withSegments } from './map-segments.ts';
import type { FlightQuoteRefiner } from './refiner.ts';

/** Over the date line a flight lands the day before, or two days on. */
const MOST_DAYS = 2;

export const refineStrayDays: FlightQuoteRefiner = (draft) =>
  mapOffers(draft, (offer) => {
    const { segments } = offer;
    const isStrayAt = (i: number): boolean => i > 0 && isStray(segments[i] as SegmentDraft, segments[i - 1]);
    if (!segments.some((_, i) => isStrayAt(i))) return offer;
    return withSegments(
      offer,
      segments.map((segment, i) => {
        if (!isStrayAt(i)) return segment;
        const open = copySegment(segment);
        [open.departureDate, open.weekday] = [null, null];
        return open;
      }),
    );
  });

function isStray(segment: SegmentDraft, before: SegmentDraft | undefined): boolean {
  if (before === undefined || !isSameCity(before.arrival, segment.departure)) return false;
  const [leaves, lands] = [dayOf(segment.departureDate?.value), dayOf(segment.arrivalDate?.value)];
  const landed = dayOf(before.arrivalDate?.value) ?? dayOf(before.departureDate?.value);
  if (leaves === null || lands === null || landed === null) return false;
  return leaves < landed - MOST_DAYS && lands >= landed && lands - landed <= MOST_DAYS;
}

const dayOf = (date: PartialDate | undefined): number | null =>
  date !== undefined && isFullDate(date) && isPossibleDate(date) ? dayNumberOf(date) : null;
