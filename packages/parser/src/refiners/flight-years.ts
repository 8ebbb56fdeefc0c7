/**
 * F-4: gives flights without a year one: that of a dated neighbour, else the next such day on or after the day the offer was made, or the
 * reference date. Weekdays that all speak for another year win. Later flights follow the earlier ones.
 */
import type { Assumption } from '../model/answer.ts';
import { derived, type Field, withValue } from '../model/field.ts';
import type { FlightQuoteDraft, OfferDraft, SegmentDraft } from '../model/flight-quote-draft.ts';
import {
  dayNumberOf,
  type FullDate,
  isFullDate,
  isPossibleDate,
  nextWeekday,
  type PartialDate,
  readIsoDate,
  weekdayOf,
} from '../model/partial-date.ts';
import { copyDraft, copySegment, withSegments } from './map-segments.ts';
import type { FlightQuoteRefiner } from './refiner.ts';

/** Old texts are looked up as well; hardly anything is sold further ahead than a year. */
const MAX_YEARS_BACK = 10;
const HORIZON = 400;
/** A date some days back is that of a flight over the date line, not of the next year. */
const DAYS_BACK = 2;
/** A return that would be this much later stands wrong in the text. */
const LONGEST_TRIP = 325;
/** A deadline may have passed this many days ago, or lie this many after the departure by mistake. */
const NEAR = 60;

export const refineFlightYears: FlightQuoteRefiner = (draft, context) => {
  const reference = readIsoDate(context.referenceDate);
  const anchor = anchorOf(draft, reference);
  const assumptions: Assumption[] = [];
  const neighbour = draft.offers.flatMap(datesOf).find(isFullDate) ?? null;
  const dated = draft.offers.map((offer, i) => {
    const start = startOf(offer, neighbour, anchor);
    if (start === null) return offer;
    if (start.isAssumed) assumptions.push(assumptionOf(draft.offers.length > 1 ? `/options/${i}` : '', start.date));
    return withYears(offer, start.date);
  });
  const [first, ...others] = dated as [OfferDraft, ...OfferDraft[]];
  const departs = first.segments.find((segment) => segment.departureDate !== null)?.departureDate?.value;
  const from = departs && isFullDate(departs) ? departs : null;
  const changed = copyDraft(draft);
  changed.offers = [first, ...others];
  changed.validUntil =
    draft.validUntil === null
      ? deadlineByWeekday(draft, anchor, from)
      : mapField(beforeDeparture(draft.validUntil, from), (date) => deadlineYear(date, anchor, from));
  changed.dates = mapField(draft.dates, ({ start, end }) => {
    const open = from ?? anchor;
    const first = start.year === null && open !== null ? nextOnOrAfter(start, open) : start;
    return { start: first, end: end === null || !isFullDate(first) ? end : follow(first, end) };
  });
  if (assumptions.length > 0) changed.assumptions = [...draft.assumptions, ...assumptions];
  return changed;
};

/** The day from which years are counted: when the offer was made, or the end of one that has passed, for flights leave after it. */
function anchorOf({ madeOn, validUntil }: FlightQuoteDraft, reference: FullDate | null): FullDate | null {
  const [made, end] = [madeOn?.value, validUntil?.value];
  if (made && isFullDate(made)) return made;
  return end && isFullDate(end) && (reference === null || dayNumberOf(end) < dayNumberOf(reference)) ? end : reference;
}

interface Start {
  readonly date: FullDate;
  readonly isAssumed: boolean;
}

/**
 * The first departure of the offer with its year; null where there is none or nothing to count from. `neighbour` is the first date of all offers
 * that has its year.
 */
function startOf(offer: OfferDraft, neighbour: FullDate | null, anchor: FullDate | null): Start | null {
  const dates = datesOf(offer);
  const [first] = dates;
  if (!first) return null;
  if (isFullDate(first)) return { date: first, isAssumed: false };
  const known = dates.find(isFullDate) ?? neighbour;
  if (known) return { date: before(first, known), isAssumed: false };
  return anchor === null ? null : { date: assumeStart(first, offer.segments, anchor), isAssumed: true };
}

const datesOf = ({ segments }: OfferDraft): PartialDate[] =>
  segments.flatMap(({ departureDate }) => (departureDate ? [departureDate.value] : []));

function before(date: PartialDate, known: FullDate): FullDate {
  const same = { ...date, year: known.year };
  return dayNumberOf(same) - dayNumberOf(known) > 183 ? { ...same, year: known.year - 1 } : same;
}

function assumeStart(first: PartialDate, segments: readonly SegmentDraft[], anchor: FullDate): FullDate {
  const next = nextOnOrAfter(first, anchor);
  const fits = (year: number): { right: number; wrong: number } => countWeekdays(segments, { ...first, year });
  const atNext = fits(next.year);
  if (atNext.wrong <= atNext.right) return next;
  const isSure = (year: number): boolean => {
    const { right, wrong } = fits(year);
    return wrong === 0 && right >= 2;
  };
  const isSold = dayNumberOf({ ...next, year: next.year + 1 }) - dayNumberOf(anchor) <= HORIZON;
  const years = [
    ...(isSold ? [next.year + 1] : []),
    ...Array.from({ length: MAX_YEARS_BACK }, (_, i) => next.year - i - 1),
  ];
  const year = years.find(isSure);
  return year === undefined ? next : { ...first, year };
}

function countWeekdays(segments: readonly SegmentDraft[], start: FullDate): { right: number; wrong: number } {
  let [right, wrong] = [0, 0];
  let last = start;
  let counted = Number.NEGATIVE_INFINITY;
  for (const { departureDate, weekday } of segments) {
    if (departureDate === null) continue;
    last = follow(last, departureDate.value);
    // Two flights of one day are one witness.
    if (weekday === null || !isPossibleDate(last) || dayNumberOf(last) === counted) continue;
    counted = dayNumberOf(last);
    if (weekdayOf(last) === weekday.value) right++;
    else wrong++;
  }
  return { right, wrong };
}

/** The next such day; 29 February waits for its leap year. */
function nextOnOrAfter(date: PartialDate, anchor: FullDate): FullDate {
  let year = anchor.year + (dayNumberOf({ ...date, year: anchor.year }) < dayNumberOf(anchor) ? 1 : 0);
  if (isPossibleDate({ ...date, year: null })) while (!isPossibleDate({ ...date, year })) year++;
  return { ...date, year };
}

/** The date with the year in which it follows `last`. */
function follow(last: FullDate, date: PartialDate): FullDate {
  if (isFullDate(date)) return date;
  const same = { ...date, year: last.year };
  const gap = dayNumberOf(same) - dayNumberOf(last);
  if (gap > 366 - DAYS_BACK - 2) return { ...same, year: last.year - 1 };
  const next = { ...same, year: last.year + 1 };
  return gap >= -DAYS_BACK || dayNumberOf(next) - dayNumberOf(last) > LONGEST_TRIP ? same : next;
}

function withYears(offer: OfferDraft, start: FullDate): OfferDraft {
  let last = start;
  return withSegments(
    offer,
    offer.segments.map((segment) => {
      const { departureDate, arrivalDate } = segment;
      if (departureDate !== null) last = follow(last, departureDate.value);
      const dated = copySegment(segment);
      dated.departureDate = departureDate === null ? null : dateOf(departureDate, last);
      dated.arrivalDate = mapField(arrivalDate, (date) => follow(last, date));
      return dated;
    }),
  );
}

/** The next such day; where that is long after the departure and the last one long ago, the year stays open. */
function deadlineYear(date: PartialDate, anchor: FullDate | null, departs: FullDate | null): PartialDate {
  if (date.year !== null || anchor === null) return date;
  const next = nextOnOrAfter(date, anchor);
  if (departs === null || dayNumberOf(next) <= dayNumberOf(departs)) return next;
  const past = { ...next, year: next.year - 1 };
  if (dayNumberOf(anchor) - dayNumberOf(past) <= NEAR) return past;
  return dayNumberOf(next) - dayNumberOf(departs) <= NEAR ? next : date;
}

/** F-383: `hold till Monday`, where the flights leave later. */
function deadlineByWeekday(
  { validUntilWeekday }: FlightQuoteDraft,
  anchor: FullDate | null,
  departs: FullDate | null,
): Field<PartialDate> | null {
  if (validUntilWeekday === null || anchor === null) return null;
  const day = nextWeekday(anchor, validUntilWeekday.value);
  return departs !== null && dayNumberOf(day) > dayNumberOf(departs) ? null : derived(day, validUntilWeekday.spans);
}

/** A day that was counted from the message, `by Friday`, is no deadline where the flights have left by then; what is stated stays. */
const beforeDeparture = (deadline: Field<PartialDate> | null, departs: FullDate | null): Field<PartialDate> | null =>
  deadline?.certainty === 'derived' &&
  departs !== null &&
  isFullDate(deadline.value) &&
  dayNumberOf(deadline.value) > dayNumberOf(departs)
    ? null
    : deadline;

const mapField = <T>(field: Field<T> | null, change: (value: T) => T): Field<T> | null =>
  field === null ? null : dateOf(field, change(field.value));

/** The context stays with the field, where it has one. */
const dateOf = <T>(field: Field<T>, value: T): Field<T> =>
  field.context === undefined ? withValue(field, value) : { ...field, value };

const assumptionOf = (pointer: string, { year }: FullDate): Assumption => ({
  pointer: `${pointer}/departureFlights/0/date`,
  kind: 'year',
  chosen: String(year),
  alternatives: [String(year - 1), String(year + 1)],
});
