/**
 * Departures of a list end so many days after they begin as their own row tells, or the offer; of those that tell it themselves the first is the
 * trip's, where it begins on that day.
 * A day of departure and how long the trip is give its last day: `Sat 6 March 2027 for 7 nights` ends on 20 March. Of several
 * departures that are no list none is the trip's. Where the text tells one day more, as many nights before, that is the first and the other the last.
 */
import { findTripLengths } from '../annotators/trip-length.ts';
import type { Field } from '../model/field.ts';
import { addDays, comparePartialDates, dayNumberOf, isFullDate, isPossibleDate } from '../model/partial-date.ts';
import type { PriceOptionDraft, TravelDealDraft, TripLength } from '../model/travel-deal-draft.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import type { TravelDealRefiner } from './deal-refiner.ts';

/** A longer one is a price list's season or a slip. */
const MAX_NIGHTS = 60;

export const refineDealEnd: TravelDealRefiner = (whole) => {
  const draft = withEndsOfRows(whole);
  const { dates, duration, isWindow } = draft;
  if (dates === null || duration === null || isWindow || dates.value.end !== null) return draft;
  const { start } = dates.value;
  const nights = nightsOf(duration.value);
  if (start === null || !isFullDate(start) || !isPossibleDate(start) || nights < 1 || nights > MAX_NIGHTS) return draft;
  const [other] = draft.isPicked === true ? [] : draft.otherDays;
  if (other !== undefined && draft.otherDays.length === 1 && !draft.isListed) {
    const first = { ...other.date, year: other.date.year ?? start.year };
    if (dayNumberOf(start) - dayNumberOf(first) === nights)
      return { ...draft, dates: { ...dates, value: { start: first, end: start }, spans: [other.at, ...dates.spans] } };
  }
  const last = dayNumberOf(start) + nights + DAYS_LATE;
  const isOther = draft.otherDays.some(({ date }) => dayNumberOf({ ...date, year: date.year ?? start.year }) > last);
  const isOneOfSeveral = draft.isListed || isOther || draft.priceOptions.some((option) => option.dates !== null);
  if (isOneOfSeveral && draft.isPicked !== true) return draft;
  const value = { start, end: addDays(start, nights) };
  return { ...draft, dates: { ...dates, value, certainty: 'derived', spans: [...dates.spans, ...duration.spans] } };
};

function withEndsOfRows(draft: TravelDealDraft): TravelDealDraft {
  const told = nightsOfAll(draft);
  if (told === null && !draft.priceOptions.some(({ nights }) => nights != null)) return draft;
  const priceOptions = draft.priceOptions.map((option) => withEnd(option, option.nights ?? told));
  const { dates, isWindow } = draft;
  const start = dates?.value.start;
  if (dates === null || start === undefined || dates.value.end !== null || isWindow) return { ...draft, priceOptions };
  const own = priceOptions.find((option) => {
    const first = option.dates?.value.start;
    return first !== undefined && comparePartialDates(first, start) === 0;
  });
  if (own?.nights == null || own.dates === null) return { ...draft, priceOptions };
  const spans = [...dates.spans, ...own.nights.spans];
  return { ...draft, priceOptions, dates: { ...dates, value: own.dates.value, certainty: 'derived', spans } };
}

/** `7-Night Glacier Bay` over the days on which it sails: as long as that is each of them, where none says otherwise. */
function nightsOfAll({ duration, priceOptions }: TravelDealDraft): Field<number> | null {
  const dated = priceOptions.filter(({ dates }) => dates !== null);
  if (duration === null || dated.length < LEAST_DEPARTURES) return null;
  const isOther = dated.some(
    ({ dates, label }) => dates?.value.end !== null || findTripLengths(foldText(label.value)).length > 0,
  );
  return isOther ? null : { ...duration, value: nightsOf(duration.value) };
}
const LEAST_DEPARTURES = 2;

function withEnd(option: PriceOptionDraft, nights: Field<number> | null): PriceOptionDraft {
  const { dates } = option;
  if (dates === null || nights === null || dates.value.end !== null) return option;
  const { start } = dates.value;
  if (!isFullDate(start) || !isPossibleDate(start) || nights.value < 1 || nights.value > MAX_NIGHTS) return option;
  const value = { start, end: addDays(start, nights.value) };
  return { ...option, dates: { ...dates, value, certainty: 'derived', spans: [...dates.spans, ...nights.spans] } };
}

/** A flight home may land a day after the last one. */
const DAYS_LATE = 1;

/** With a night in the air the days are more than the nights of the stay tell. */
const nightsOf = ({ days, nights }: TripLength): number => Math.max(nights ?? 0, (days ?? 0) - 1);
