/** The trip runs from its first dated day to its last, unless a label says otherwise. */
import { derived, type Field } from '../model/field.ts';
import type { ItineraryDraft } from '../model/itinerary-draft.ts';
import { comparePartialDates, daysWithinTrip, type PartialDate } from '../model/partial-date.ts';
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

/** The head's own words hold the dates best, where they are those of the days, or go beyond the days that are told (I-562). */
function statedDates({ dates }: ItineraryDraft, start: PartialDate, end: Field<PartialDate>): ItineraryDraft['dates'] {
  if (dates === null || dates.certainty !== 'stated') return null;
  const [from, to] = [dates.value.start, dates.value.end];
  const isFirst = isSameDay(from, start);
  const isOneDay = isSameDay(start, end.value);
  if (to === null) {
    if (!isFirst || isOneDay) return null;
    return { ...dates, value: { start, end: end.value }, spans: [...dates.spans, ...end.spans] };
  }
  if (isFirst && isSameDay(to, end.value)) return { ...dates, value: { start, end: isOneDay ? null : end.value } };
  const isBeyond = daysWithinTrip(from, start) >= 0 && daysWithinTrip(end.value, to) >= 0;
  const areClose = daysWithinTrip(from, start) + daysWithinTrip(end.value, to) <= MAX_UNTOLD;
  return isBeyond && areClose && (isFirst || isSameDay(to, end.value)) ? dates : null;
}
/** Days of a trip that its plan may leave out at one end. */
const MAX_UNTOLD = 7;

const isSameDay = (a: PartialDate, b: PartialDate): boolean => a.month === b.month && a.day === b.day;

/** 'Dates: from 5 May' with dated days: the last of them ends the trip. */
function openEnded(
  dates: NonNullable<ItineraryDraft['dates']>,
  last: PartialDate,
): NonNullable<ItineraryDraft['dates']> {
  return comparePartialDates(last, dates.value.start) > 0 ? { ...dates, value: { ...dates.value, end: last } } : dates;
}
