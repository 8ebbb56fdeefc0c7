/**
 * P-4: gives dates without a year one: that of the trip's dates, else a year that the head states, else the next one in which the stated
 * weekdays are right, else the next such day after the reference date. The last two are assumptions.
 */
import type { Assumption } from '../model/answer.ts';
import { withValue } from '../model/field.ts';
import { type DayDraft, type ItineraryDraft, type TripDates, withDates } from '../model/itinerary-draft.ts';
import {
  dayNumberOf,
  type FullDate,
  isPossibleDate,
  type PartialDate,
  readIsoDate,
  weekdayOf,
} from '../model/partial-date.ts';
import type { ItineraryRefiner } from './refiner.ts';

const MAX_YEARS_AWAY = 10;

export const refineYears: ItineraryRefiner = (draft, context) => {
  const first = firstOpenDate(draft);
  if (first === null) return draft;
  const known = knownYear(draft);
  const chosen = known ?? assumeYear(first.date, draft, readIsoDate(context.referenceDate));
  if (chosen === null) return draft;
  const assumptions = known === null ? [...draft.assumptions, assumptionOf(first.pointer, chosen)] : draft.assumptions;
  return { ...withYears(draft, first.date, chosen), assumptions };
};

function firstOpenDate(draft: ItineraryDraft): { date: PartialDate; pointer: string } | null {
  const start = draft.dates?.value.start;
  if (start && start.year === null) return { date: start, pointer: '/dates' };
  const index = draft.days.findIndex((day) => day.date !== null && day.date.value.year === null);
  const day = draft.days[index];
  return day?.date ? { date: day.date.value, pointer: `/days/${index}/date` } : null;
}

function knownYear(draft: ItineraryDraft): number | null {
  const dated = draft.days.find((day) => day.date !== null && day.date.value.year !== null);
  return draft.dates?.value.start.year ?? draft.statedYear?.value ?? dated?.date?.value.year ?? null;
}

function assumeYear(first: PartialDate, draft: ItineraryDraft, reference: FullDate | null): number | null {
  if (reference === null) return null;
  const isAhead = (year: number): boolean => dayNumberOf({ ...first, year }) >= dayNumberOf(reference);
  const next = isAhead(reference.year) ? reference.year : reference.year + 1;
  const weekdays = draft.days.filter(
    (day) => day.weekday !== null && day.date !== null && day.date.value.year === null,
  );
  if (weekdays.length === 0) return next;
  // The nearest year in which most of the weekdays are right, the coming ones before those past.
  let best = next;
  let most = 0;
  for (let step = 0; step <= 2 * MAX_YEARS_AWAY; step++) {
    const away = (step + 1) >> 1;
    const year = step % 2 === 1 ? next + away : next - away;
    const fits = countFits(weekdays, first, year);
    if (fits > most) [best, most] = [year, fits];
    if (fits === weekdays.length) break;
  }
  return most * 2 <= weekdays.length ? next : best;
}

function countFits(days: readonly DayDraft[], first: PartialDate, year: number): number {
  let count = 0;
  for (const { date, weekday } of days) {
    if (date === null || weekday === null) continue;
    const full = { year: yearOf(date.value, first, year), month: date.value.month, day: date.value.day };
    if (isPossibleDate(full) && weekdayOf(full) === weekday.value) count++;
  }
  return count;
}

/** The date's year where the trip starts in `year`: January after December is the next one. */
function yearOf(date: PartialDate, first: PartialDate, year: number): number {
  if (date.year !== null) return date.year;
  return first.month - date.month >= 6 ? year + 1 : date.month - first.month >= 10 ? year - 1 : year;
}

function withYears(draft: ItineraryDraft, first: PartialDate, year: number): ItineraryDraft {
  const fill = (date: PartialDate): PartialDate => ({
    year: yearOf(date, first, year),
    month: date.month,
    day: date.day,
  });
  const trip = (dates: TripDates): TripDates => {
    const start = fill(dates.start);
    const end =
      dates.end === null
        ? null
        : {
            ...dates.end,
            year: dates.end.year ?? (start.year === null ? null : start.year + (dates.end.month < start.month ? 1 : 0)),
          };
    return { start, end };
  };
  return {
    ...draft,
    dates: draft.dates ? withValue(draft.dates, trip(draft.dates.value)) : null,
    days: draft.days.map((day) =>
      day.date === null && day.lastDate === null
        ? day
        : withDates(
            day,
            day.date ? withValue(day.date, fill(day.date.value)) : null,
            day.lastDate ? withValue(day.lastDate, fill(day.lastDate.value)) : null,
          ),
    ),
  };
}

const assumptionOf = (pointer: string, year: number): Assumption => ({
  pointer,
  kind: 'year',
  chosen: String(year),
  alternatives: [String(year - 1), String(year + 1)],
});
