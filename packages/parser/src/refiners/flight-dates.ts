/** F-7: the trip's dates run from the first departure to the day of the last journey; a single journey has one. */
import { derived } from '../model/field.ts';
import { journeysOf } from './flight-journeys.ts';
import { copyDraft } from './map-segments.ts';
import type { FlightQuoteRefiner } from './refiner.ts';

export const refineFlightDates: FlightQuoteRefiner = (draft) => {
  if (draft.dates !== null) return draft;
  const [offer] = draft.offers;
  const start = offer.segments.find((segment) => segment.departureDate !== null)?.departureDate;
  if (!start) return draft;
  const journeys = journeysOf(offer);
  const last = offer.segments[journeys.at(-1)?.from ?? 0]?.departureDate;
  const end = journeys.length > 1 && last ? last : null;
  const dated = copyDraft(draft);
  dated.dates = derived({ start: start.value, end: end?.value ?? null }, [...start.spans, ...(end?.spans ?? [])]);
  return dated;
};
