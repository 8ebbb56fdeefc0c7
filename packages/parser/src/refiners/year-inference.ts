/**
 * P-4: gives dates without a year one: that of the trip's dates, else a year that the head or a day states, else the next one in which the
 * stated weekdays are right, else the next such day after the reference date. The last two are assumptions, and so is the year after that of a
 * date on which the text was written. From day to day the year goes on: January after December is in the next one, and so is all that follows.
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
  const turns = turnsOf(draft);
  const reference = readIsoDate(context.referenceDate);
  const stated = knownYear(draft, turns);
  const known = stated !== null && isWrittenAfter(first.date, stated, draft, turns, reference) ? null : stated;
  const chosen = known ?? (stated === null ? assumeYear(first.date, draft, turns, reference) : stated + 1);
  if (chosen === null) return draft;
  const assumptions = known === null ? [...draft.assumptions, assumptionOf(first.pointer, chosen)] : draft.assumptions;
  return { ...withYears(draft, turns, chosen), assumptions };
};

function firstOpenDate(draft: ItineraryDraft): { date: PartialDate; pointer: string } | null {
  const start = draft.dates?.value.start;
  if (start && start.year === null) return { date: start, pointer: '/dates' };
  const index = draft.days.findIndex((day) => day.date !== null && day.date.value.year === null);
  const day = draft.days[index];
  return day?.date ? { date: day.date.value, pointer: `/days/${index}/date` } : null;
}

/** How many years after the trip's first date each day lies, by the months that go by from day to day. */
function turnsOf({ dates, days }: ItineraryDraft): number[] {
  let before = dates?.value.start ?? null;
  let turns = 0;
  return days.map(({ date }) => {
    if (date === null) return turns;
    if (before !== null) turns += turnBetween(before, date.value);
    before = date.value;
    return turns;
  });
}

/** Half a year back is the next year's month; nearly a year ahead one of the year before, as the eve of a trip is in December. */
const turnBetween = (before: PartialDate, date: PartialDate): number =>
  before.year !== null && date.year !== null
    ? date.year - before.year
    : before.month - date.month >= 6
      ? 1
      : date.month - before.month >= 10
        ? -1
        : 0;

/** The year of the trip's first date. */
function knownYear({ dates, statedYear, days }: ItineraryDraft, turns: readonly number[]): number | null {
  const stated = dates?.value.start.year ?? statedYear?.value;
  if (stated !== undefined && stated !== null) return stated;
  const index = days.findIndex(({ date }) => date !== null && date.value.year !== null);
  const year = days[index]?.date?.value.year ?? null;
  return year === null ? null : year - (turns[index] as number);
}

/**
 * `Date of issue: 4 November 2026` over `Friday 12 March`: nobody plans a trip after it. Where the weekdays of the days do not tell, the date is
 * past and further from the trip than its end may be.
 */
function isWrittenAfter(
  first: PartialDate,
  year: number,
  { datedOn, dates, days }: ItineraryDraft,
  turns: readonly number[],
  reference: FullDate | null,
): boolean {
  if (datedOn === null || datedOn.year !== year || dates?.value.start.year != null) return false;
  const ahead = dayNumberOf(datedOn) - dayNumberOf({ ...first, year });
  if (ahead <= 0) return false;
  const fits = countFits(days, turns, year);
  const fitsNext = countFits(days, turns, year + 1);
  if (fits !== fitsNext) return fitsNext > fits;
  return ahead > MAX_TRIP && reference !== null && dayNumberOf(datedOn) <= dayNumberOf(reference);
}

/** Days from the first day of a trip to a date at its end. */
const MAX_TRIP = 31;

function assumeYear(
  first: PartialDate,
  { days }: ItineraryDraft,
  turns: readonly number[],
  reference: FullDate | null,
): number | null {
  if (reference === null) return null;
  const isAhead = (year: number): boolean => dayNumberOf({ ...first, year }) >= dayNumberOf(reference);
  const next = isAhead(reference.year) ? reference.year : reference.year + 1;
  const weekdays = days.filter((day) => day.weekday !== null && day.date !== null).length;
  if (weekdays === 0) return next;
  // The nearest year in which most of the weekdays are right, the coming ones before those past.
  let best = next;
  let most = 0;
  for (let step = 0; step <= 2 * MAX_YEARS_AWAY; step++) {
    const away = (step + 1) >> 1;
    const year = step % 2 === 1 ? next + away : next - away;
    const fits = countFits(days, turns, year);
    if (fits > most) [best, most] = [year, fits];
    if (fits === weekdays) break;
  }
  return most * 2 <= weekdays ? next : best;
}

/** The days whose weekday is right where the trip starts in `year`. */
function countFits(days: readonly DayDraft[], turns: readonly number[], year: number): number {
  let count = 0;
  for (const [i, { date, weekday }] of days.entries()) {
    if (date === null || weekday === null) continue;
    const full = { year: year + (turns[i] as number), month: date.value.month, day: date.value.day };
    if (isPossibleDate(full) && weekdayOf(full) === weekday.value) count++;
  }
  return count;
}

const fill = ({ year, month, day }: PartialDate, assumed: number): PartialDate => ({
  year: year ?? assumed,
  month,
  day,
});

function withYears(draft: ItineraryDraft, turns: readonly number[], year: number): ItineraryDraft {
  const trip = ({ start: open, end }: TripDates): TripDates => {
    const start = fill(open, year);
    if (end === null || end.year !== null) return { start, end };
    return { start, end: fill(end, (start.year as number) + (end.month < start.month ? 1 : 0)) };
  };
  return {
    ...draft,
    dates: draft.dates ? withValue(draft.dates, trip(draft.dates.value)) : null,
    days: draft.days.map((day, i) => {
      const { date, lastDate } = day;
      if (date === null && lastDate === null) return day;
      const own = date?.value.year ?? year + (turns[i] as number);
      const last = (value: PartialDate): PartialDate =>
        fill(value, own + (date === null ? 0 : turnBetween({ ...date.value, year: null }, value)));
      return withDates(
        day,
        date ? withValue(date, fill(date.value, own)) : null,
        lastDate ? withValue(lastDate, last(lastDate.value)) : null,
      );
    }),
  };
}

const assumptionOf = (pointer: string, year: number): Assumption => ({
  pointer,
  kind: 'year',
  chosen: String(year),
  alternatives: [String(year - 1), String(year + 1)],
});
