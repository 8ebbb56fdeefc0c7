/** F-417: `leaves Heathrow at 19:00 and lands in Johannesburg at 07:00 on 4 June`: the day of departure, where the text tells that of arrival alone. */
import { derived } from '../model/field.ts';
import type { SegmentDraft } from '../model/flight-quote-draft.ts';
import { withArrivalDay } from './flight-arrival-days.ts';
import { daysAfter, isSameCity } from './flight-geography.ts';
import { copySegment, mapOffers, withSegments } from './map-segments.ts';
import type { FlightQuoteRefiner } from './refiner.ts';

export const refineDepartureDays: FlightQuoteRefiner = (draft) =>
  mapOffers(draft, (offer) => {
    if (!offer.segments.some(isOpen)) return offer;
    return withSegments(
      offer,
      offer.segments.map((segment, i) => (isOpen(segment, i, offer.segments) ? withDepartureDay(segment) : segment)),
    );
  });

/** A connecting flight leaves when the one before it has landed; where no flight has a day of departure, one that goes back to where the first began is none. */
const isOpen = (segment: SegmentDraft, i: number, all: readonly SegmentDraft[]): boolean =>
  segment.departureDate === null &&
  segment.arrivalDate !== null &&
  segment.departureTime !== null &&
  segment.arrivalTime !== null &&
  (i === 0 ||
    (all[0] !== undefined &&
      isSameCity(segment.arrival, all[0].departure) &&
      all.every(({ departureDate }) => departureDate === null)));

/** As many days before as a flight that leaves on that day takes to land. */
function withDepartureDay(segment: SegmentDraft): SegmentDraft {
  const { arrivalDate, arrivalDayOffset } = segment;
  if (arrivalDate === null) return segment;
  const [dated, trial] = [copySegment(segment), copySegment(segment)];
  [trial.departureDate, trial.arrivalDate] = [arrivalDate, null];
  const lands = arrivalDayOffset === null ? withArrivalDay(trial).arrivalDate : null;
  const days =
    arrivalDayOffset?.value ??
    [0, 1, 2, -1].find((n) => lands !== null && isSame(daysAfter(arrivalDate.value, n), lands.value));
  if (days === undefined) return segment;
  dated.departureDate = derived(daysAfter(arrivalDate.value, -days), arrivalDate.spans);
  return dated;
}

const isSame = (a: { month: number; day: number }, b: { month: number; day: number }): boolean =>
  a.month === b.month && a.day === b.day;
