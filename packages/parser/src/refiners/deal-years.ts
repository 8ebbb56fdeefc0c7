/**
 * P-4 for deals: a missing year of the travel dates is that of a year in the head or the first one after the deadline or the reference date,
 * with the stated weekdays right; a missing year of the deadline is the last one before travel. What was chosen is an assumption.
 */
import type { Assumption } from '../model/answer.ts';
import type { Field } from '../model/field.ts';
import type { TripDates } from '../model/itinerary-draft.ts';
import {
  dayNumberOf,
  type FullDate,
  isFullDate,
  isPossibleDate,
  type PartialDate,
  readIsoDate,
  weekdayOf,
} from '../model/partial-date.ts';
import type { PriceOptionDraft, TravelDealDraft, WeekdayClaim } from '../model/travel-deal-draft.ts';
import type { TravelDealRefiner } from './deal-refiner.ts';

const YEARS_AHEAD = 6;

export const refineDealYears: TravelDealRefiner = (draft, context) => {
  const reference = readIsoDate(context.referenceDate);
  const travelled = withTravelYear(draft, reference);
  const finished = withDeadlineYear(travelled, reference);
  if (finished.priceOptions.length === 0) return finished;
  return {
    ...finished,
    priceOptions: finished.priceOptions.map((option) => withOptionYear(option, finished, reference)),
  };
};

function withTravelYear(draft: TravelDealDraft, reference: FullDate | null): TravelDealDraft {
  const start = draft.dates?.value.start;
  if (draft.dates === null || start === undefined || start.year !== null) return draft;
  const claims = draft.weekdays.filter((claim) => claim.pointer === '/dates');
  const deadline = draft.validUntil?.value;
  const stated = draft.statedYear?.value;
  const floor = deadline && isFullDate(deadline) ? deadline : reference;
  const year = stated ?? (floor === null ? null : yearFrom(start, floor, claims));
  if (year === null) return draft;
  const end = draft.dates.value.end;
  const dates: TripDates = {
    start: { ...start, year },
    end: end === null ? null : { ...end, year: end.year ?? year + (isBefore(end, start) ? 1 : 0) },
  };
  const filled = {
    ...draft,
    dates: { ...draft.dates, value: dates },
    weekdays: draft.weekdays.map((claim) => (claim.pointer === '/dates' ? withYear(claim, start, year) : claim)),
  };
  return stated === undefined ? assume(filled, '/dates', year) : filled;
}

/** The first year from `floor` on in which the date lies ahead and the weekdays are right; without one, the first ahead. */
function yearFrom(date: PartialDate, floor: FullDate, claims: readonly WeekdayClaim[]): number {
  const next = dayNumberOf({ ...date, year: floor.year }) >= dayNumberOf(floor) ? floor.year : floor.year + 1;
  for (let year = next; claims.length > 0 && year < next + YEARS_AHEAD; year++)
    if (claims.every((claim) => fits(withYear(claim, date, year)))) return year;
  return next;
}

function withDeadlineYear(draft: TravelDealDraft, reference: FullDate | null): TravelDealDraft {
  const deadline = draft.validUntil;
  if (deadline === null || deadline.value.year !== null) return draft;
  const claims = draft.weekdays.filter((claim) => claim.pointer === '/validUntil');
  const { start, end = null } = draft.dates?.value ?? {};
  const first = start && isFullDate(start) ? start : null;
  const last = first !== null && end !== null && isFullDate(end) && isSeason(first, end) ? end : first;
  const year = deadlineYear(deadline.value, first, last, reference, claims);
  if (year === null) return draft;
  const filled = {
    ...draft,
    validUntil: { ...deadline, value: { ...deadline.value, year } },
    weekdays: draft.weekdays.map((claim) =>
      claim.pointer === '/validUntil' ? withYear(claim, deadline.value, year) : claim,
    ),
  };
  return assume(filled, '/validUntil', year);
}

function deadlineYear(
  date: PartialDate,
  start: FullDate | null,
  last: FullDate | null,
  reference: FullDate | null,
  claims: readonly WeekdayClaim[],
): number | null {
  if (reference !== null) {
    const next = yearFrom(date, reference, claims);
    if (last === null || dayNumberOf({ ...date, year: next }) <= dayNumberOf(last)) return next;
  }
  if (start === null) return null;
  return isBefore(start, date) ? start.year - 1 : start.year;
}

/** In a season of travel one may still book after it has opened. */
const isSeason = (start: FullDate, end: FullDate): boolean => dayNumberOf(end) - dayNumberOf(start) > LONGEST_TRIP;
const LONGEST_TRIP = 45;

/** A departure without a year lies within the days of travel, else beside the others, else ahead. */
function withOptionYear(
  option: PriceOptionDraft,
  draft: TravelDealDraft,
  reference: FullDate | null,
): PriceOptionDraft {
  const start = option.dates?.value.start;
  if (option.dates === null || start === undefined || start.year !== null) return option;
  // Of the others the row that a remark names says nothing.
  const first = (draft.isPicked === true ? null : draft.dates?.value.start.year) ?? draft.statedYear?.value ?? null;
  const ahead = reference === null ? null : yearFrom(start, reference, []);
  const year = first !== null && isNextYear(start, draft, reference) ? first + 1 : (first ?? ahead);
  if (year === null) return option;
  const { end } = option.dates.value;
  const last = end === null ? null : { ...end, year: end.year ?? year + (isBefore(end, start) ? 1 : 0) };
  const value = { start: { ...start, year }, end: last };
  return { ...option, dates: { ...option.dates, value } satisfies Field<TripDates> };
}

/** `6 Jan - 30 Apr` in a season from November to April, and a departure that would be over. */
function isNextYear(start: PartialDate, { dates }: TravelDealDraft, reference: FullDate | null): boolean {
  const from = dates?.value.start;
  if (from === undefined || !isFullDate(from)) return false;
  const until = dates?.value.end ?? null;
  const day = dayNumberOf({ ...start, year: from.year });
  if (day >= dayNumberOf(from)) return false;
  const isWithin = until !== null && isFullDate(until) && day + DAYS_OF_YEAR <= dayNumberOf(until);
  return isWithin || (reference !== null && day < dayNumberOf(reference));
}
const DAYS_OF_YEAR = 365;

const isBefore = (a: PartialDate, b: PartialDate): boolean =>
  a.month < b.month || (a.month === b.month && a.day < b.day);

const withYear = (claim: WeekdayClaim, first: PartialDate, year: number): WeekdayClaim => ({
  ...claim,
  date: { ...claim.date, year: claim.date.year ?? year + (isBefore(claim.date, first) ? 1 : 0) },
});

const fits = ({ date, weekday }: WeekdayClaim): boolean =>
  isFullDate(date) && isPossibleDate(date) && weekdayOf(date) === weekday.value;

function assume(draft: TravelDealDraft, pointer: string, year: number): TravelDealDraft {
  const assumption: Assumption = {
    pointer,
    kind: 'year',
    chosen: String(year),
    alternatives: [String(year - 1), String(year + 1)],
  };
  return { ...draft, assumptions: [...draft.assumptions, assumption] };
}
