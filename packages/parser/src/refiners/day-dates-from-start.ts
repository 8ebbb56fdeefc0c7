/** A numbered day without a date has that of the trip's start plus its number, where the numbers fit the trip's length. */
import { derived, type Field } from '../model/field.ts';
import { type DayDraft, type ItineraryDraft, withDates } from '../model/itinerary-draft.ts';
import { addDays, dayNumberOf, type FullDate, isFullDate, isPossibleDate } from '../model/partial-date.ts';
import type { ItineraryRefiner } from './refiner.ts';

export const refineDayDates: ItineraryRefiner = (draft) => {
  const anchor = findAnchor(draft);
  if (anchor === null) return draft;
  if (draft.days.every((day) => day.date !== null || day.number === null)) return draft;
  return { ...draft, days: draft.days.map((day) => withDate(day, anchor)) };
};

interface Anchor {
  readonly dayOne: FullDate;
  readonly spans: Field<unknown>['spans'];
}

/** The date of day 1: from a dated day, else the start of the trip. */
function findAnchor(draft: ItineraryDraft): Anchor | null {
  const dated = draft.days.find(
    (day) => day.number !== null && day.date !== null && isFullDate(day.date.value) && isPossibleDate(day.date.value),
  );
  if (dated?.date && dated.number && isFullDate(dated.date.value)) {
    return { dayOne: addDays(dated.date.value, 1 - dated.number.value), spans: dated.date.spans };
  }
  if (draft.dates === null || !isFullDate(draft.dates.value.start) || !isPossibleDate(draft.dates.value.start))
    return null;
  const { start, end } = draft.dates.value;
  const last = Math.max(0, ...draft.days.map((day) => day.lastNumber ?? day.number?.value ?? 0));
  if (end !== null && isFullDate(end) && dayNumberOf(end) - dayNumberOf(start) + 1 < last) return null;
  return { dayOne: start, spans: draft.dates.spans };
}

function withDate(day: DayDraft, anchor: Anchor): DayDraft {
  if (day.date !== null || day.number === null) return day;
  const date = derived(addDays(anchor.dayOne, day.number.value - 1), [...day.number.spans, ...anchor.spans]);
  return withDates(day, date, day.lastDate);
}
