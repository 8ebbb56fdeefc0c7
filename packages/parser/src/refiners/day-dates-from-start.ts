/**
 * A numbered day without a date has that of the trip's start plus its number, where the numbers fit the trip's length; a day with a weekday
 * only, the next such day of the trip. A trip of which only the start is stated ends with its last day.
 */
import { derived, type Field } from '../model/field.ts';
import { type DayDraft, type ItineraryDraft, withDates } from '../model/itinerary-draft.ts';
import {
  addDays,
  comparePartialDates,
  dayNumberOf,
  type FullDate,
  isFullDate,
  isPossibleDate,
  weekdayOf,
} from '../model/partial-date.ts';
import type { ItineraryRefiner } from './refiner.ts';

export const refineDayDates: ItineraryRefiner = (draft) => {
  const days = datesOfWeekdays(draft) ?? datesAfterFirst(draft.days);
  if (days !== null) return withEnd({ ...draft, days });
  const anchor = findAnchor(draft);
  if (anchor === null) return draft;
  if (draft.days.every((day) => day.date !== null || day.number === null)) return withEnd(draft);
  return withEnd({ ...draft, days: draft.days.map((day) => withDate(day, anchor)) });
};

/** The last day of the trip, where only its start is known, or where days without a date of their own follow those that told its end. */
function withEnd(draft: ItineraryDraft): ItineraryDraft {
  const { dates, days } = draft;
  const last = days.findLast((day) => day.date !== null);
  if (dates === null || !last?.date || !isFullDate(last.date.value) || !isPossibleDate(last.date.value)) return draft;
  const isOpen = dates.value.end === null || (dates.certainty === 'derived' && last.date.certainty === 'derived');
  if (!isOpen) return draft;
  const more = last.number && last.lastNumber !== null ? last.lastNumber - last.number.value : 0;
  const end = last.lastDate?.value ?? addDays(last.date.value, Math.max(0, more));
  if (comparePartialDates(end, dates.value.end ?? dates.value.start) <= 0) return draft;
  return { ...draft, dates: derived({ start: dates.value.start, end }, [...dates.spans, ...last.date.spans]) };
}

/** `Sat: …`, `Sun: …` of a trip whose dates the head gives; null where the weekdays do not fit in. */
function datesOfWeekdays({ dates, days }: ItineraryDraft): DayDraft[] | null {
  const start = dates?.value.start;
  if (!dates || !start || !isFullDate(start) || !isPossibleDate(start)) return null;
  if (days.length === 0 || days.some((day) => day.weekday === null || day.date !== null || day.number !== null))
    return null;
  const { end } = dates.value;
  let next = start;
  const dated = days.map((day): DayDraft => {
    const ahead = ((day.weekday?.value ?? 0) - weekdayOf(next) + 7) % 7;
    const date = addDays(next, ahead);
    next = addDays(date, 1);
    return { ...day, date: derived(date, [...(day.weekday?.spans ?? []), ...dates.spans]) };
  });
  const last = addDays(next, -1);
  const limit = end !== null && isFullDate(end) ? dayNumberOf(end) : dayNumberOf(start) + days.length + 6;
  const first = dated[0]?.date?.value;
  if (dayNumberOf(last) > limit || !first || comparePartialDates(first, start) !== 0) return null;
  return dated;
}

/**
 * `Sunday: …` below `Saturday 5 June: …` is the next such day, where the weekday beside the date is the date's, and below `5 June: …` where it
 * comes right behind; null where no day is told so.
 */
function datesAfterFirst(days: readonly DayDraft[]): DayDraft[] | null {
  let before: Field<FullDate> | null = null;
  let most = 6;
  let isChanged = false;
  const dated = days.map((day): DayDraft => {
    const { date, weekday } = day;
    if (date !== null) {
      const isSure =
        isFullDate(date.value) &&
        isPossibleDate(date.value) &&
        (weekday === null || weekdayOf(date.value) === weekday.value);
      before = isSure ? { ...date, value: date.value as FullDate } : null;
      most = weekday === null ? 1 : 6;
      return day;
    }
    if (before === null || weekday === null || day.number !== null) return day;
    const ahead = (weekday.value - weekdayOf(before.value) + 7) % 7;
    if (ahead === 0 || ahead > most) return day;
    most = 6;
    before = derived(addDays(before.value, ahead), [...weekday.spans, ...before.spans]);
    isChanged = true;
    return { ...day, date: before };
  });
  return isChanged ? dated : null;
}

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
