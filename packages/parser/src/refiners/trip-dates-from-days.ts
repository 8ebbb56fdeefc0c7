/** The trip runs from its first dated day to its last, unless a label says otherwise. */
import { derived } from '../model/field.ts';
import type { ItineraryDraft, TripDates } from '../model/itinerary-draft.ts';
import { comparePartialDates, type PartialDate } from '../model/partial-date.ts';
import type { ItineraryRefiner } from './refiner.ts';

export const refineTripDates: ItineraryRefiner = (draft) => {
  const dates = draft.days.flatMap((day) => (day.date ? [day.date, ...(day.lastDate ? [day.lastDate] : [])] : []));
  const [first] = dates;
  if (!first || (draft.dates !== null && (draft.datesLabelled || dates.length < 2) && draft.dates.value.end !== null))
    return draft;
  let start = first;
  let end = first;
  for (const date of dates) {
    if (comparePartialDates(date.value, start.value) < 0) start = date;
    if (comparePartialDates(date.value, end.value) > 0) end = date;
  }
  if (draft.datesLabelled && draft.dates !== null) return { ...draft, dates: openEnded(draft.dates, end.value) };
  const isOneDay = comparePartialDates(start.value, end.value) === 0;
  if (draft.dates !== null && isRange(draft.dates.value, start.value, end.value)) return draft;
  return {
    ...draft,
    dates: derived({ start: start.value, end: isOneDay ? null : end.value }, [
      ...start.spans,
      ...(isOneDay ? [] : end.spans),
    ]),
  };
};

/** The head says the same as the days: its own words are the dates' place. */
function isRange(dates: TripDates, start: PartialDate, end: PartialDate): boolean {
  return (
    dates.end !== null && comparePartialDates(dates.start, start) === 0 && comparePartialDates(dates.end, end) === 0
  );
}

/** 'Dates: from 5 May' with dated days: the last of them ends the trip. */
function openEnded(
  dates: NonNullable<ItineraryDraft['dates']>,
  last: PartialDate,
): NonNullable<ItineraryDraft['dates']> {
  return comparePartialDates(last, dates.value.start) > 0 ? { ...dates, value: { ...dates.value, end: last } } : dates;
}
