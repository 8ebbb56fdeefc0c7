/** The trip runs from its first dated day to its last, unless a label says otherwise. */
import { derived, type Field } from '../model/field.ts';
import type { ItineraryDraft } from '../model/itinerary-draft.ts';
import { comparePartialDates, type PartialDate } from '../model/partial-date.ts';
import type { ItineraryRefiner } from './refiner.ts';

export const refineTripDates: ItineraryRefiner = (draft) => {
  const dates: Field<PartialDate>[] = [];
  for (const { date, lastDate } of draft.days) {
    if (date === null) continue;
    dates.push(date);
    if (lastDate !== null) dates.push(lastDate);
  }
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
  const stated = statedDates(draft, start.value, end);
  if (stated !== null) return { ...draft, dates: stated };
  const isOneDay = comparePartialDates(start.value, end.value) === 0;
  return {
    ...draft,
    dates: derived({ start: start.value, end: isOneDay ? null : end.value }, [
      ...start.spans,
      ...(isOneDay ? [] : end.spans),
    ]),
  };
};

/** The head's own words for the same days hold the dates best. */
function statedDates({ dates }: ItineraryDraft, start: PartialDate, end: Field<PartialDate>): ItineraryDraft['dates'] {
  if (dates === null || dates.certainty !== 'stated' || !isSameDay(dates.value.start, start)) return null;
  const isOneDay = isSameDay(start, end.value);
  if (dates.value.end === null)
    return isOneDay ? null : { ...dates, value: { start, end: end.value }, spans: [...dates.spans, ...end.spans] };
  return isSameDay(dates.value.end, end.value)
    ? { ...dates, value: { start, end: isOneDay ? null : end.value } }
    : null;
}

const isSameDay = (a: PartialDate, b: PartialDate): boolean => a.month === b.month && a.day === b.day;

/** 'Dates: from 5 May' with dated days: the last of them ends the trip. */
function openEnded(
  dates: NonNullable<ItineraryDraft['dates']>,
  last: PartialDate,
): NonNullable<ItineraryDraft['dates']> {
  return comparePartialDates(last, dates.value.start) > 0 ? { ...dates, value: { ...dates.value, end: last } } : dates;
}
