/** F-7: the trip's dates run from the first departure to the day of the last journey; a single journey has one. */
import { derived } from '../model/field.ts';
import { journeysOf } from './flight-journeys.ts';
import type { FlightQuoteRefiner } from './refiner.ts';

export const refineFlightDates: FlightQuoteRefiner = (draft) => {
  if (draft.dates !== null) return draft;
  const [offer] = draft.offers;
  const journeys = journeysOf(offer);
  const start = offer.segments.find((segment) => segment.departureDate !== null)?.departureDate;
  const last = offer.segments[journeys.at(-1)?.from ?? 0]?.departureDate;
  if (!start) return draft;
  const end = journeys.length > 1 && last ? last : null;
  return {
    ...draft,
    dates: derived({ start: start.value, end: end?.value ?? null }, [...start.spans, ...(end?.spans ?? [])]),
  };
};
