/** F-7: the dates of the trip run from the first departure to the last one. */
import { derived } from '../model/field.ts';
import type { FlightQuoteRefiner } from './refiner.ts';

export const refineFlightDates: FlightQuoteRefiner = (draft) => {
  if (draft.dates !== null) return draft;
  const dates = draft.offers[0].segments.flatMap((segment) => (segment.departureDate ? [segment.departureDate] : []));
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last) return draft;
  const isOneDay = dates.length === 1;
  return {
    ...draft,
    dates: derived(
      { start: first.value, end: isOneDay ? null : last.value },
      isOneDay ? first.spans : [...first.spans, ...last.spans],
    ),
  };
};
