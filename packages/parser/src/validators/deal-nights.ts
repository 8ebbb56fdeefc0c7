/** `nights-mismatch`: the stated nights or days are not those between the travel dates, or do not go together. */
import { findNights } from '../annotators/duration.ts';
import type { Issue } from '../model/issue.ts';
import type { TripDates } from '../model/itinerary-draft.ts';
import { dayNumberOf, describeDateRange, isFullDate, isPossibleDate } from '../model/partial-date.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import type { TravelDealValidator } from './deal-validator.ts';

/** A longer range is a season in which one may travel. */
const MAX_TRIP = 45;

export const validateDealNights: TravelDealValidator = (draft) => {
  const { dates, duration } = draft;
  const { days, nights } = duration?.value ?? { days: null, nights: null };
  if (duration === null) return [];
  // A night flight or a late return makes the days one or two more than the nights, or as many. Nights in the air out and home explain three,
  // where the nights are told once more among what is included, or the days are those of the travel dates.
  const isNightsOfStay = nights !== null && draft.includes.some(({ value }) => nightsIn(value) === nights);
  const most = isNightsOfStay || (days !== null && days === nightsBetween(dates?.value) + 1) ? 3 : 2;
  if (days !== null && nights !== null && (nights > days || days - nights > most))
    return [issue(`${days} days do not go with ${nights} nights.`, ['/duration'], duration.spans)];
  if (!dates || draft.isWindow) return [];
  const { start, end } = dates.value;
  const between = nightsBetween(dates.value);
  if (!start || !end || !(between > 0 && between <= MAX_TRIP)) return [];
  const range = describeDateRange(start, end);
  // A range much longer than the trip is a window; one that is a little off is a slip.
  if (nights !== null && nights !== between) {
    const isOvernightFlight = days === null ? false : days === between + 1;
    const isPartOfJourney = draft.isBroken && nights < between;
    if (isOvernightFlight || isPartOfJourney || between > nights * 2 + 1) return [];
    return [
      issue(
        `The text says ${counted(nights, 'night')}, but ${range} is ${counted(between, 'night')}.`,
        ['/duration', '/dates'],
        [...duration.spans, ...dates.spans],
      ),
    ];
  }
  if (nights === null && days !== null && days !== between + 1 && days !== between && between <= days * 2)
    return [
      issue(
        `The text says ${counted(days, 'day')}, but ${range} is ${counted(between + 1, 'day')}.`,
        ['/duration', '/dates'],
        [...duration.spans, ...dates.spans],
      ),
    ];
  return [];
};

/** NaN where a date is open or impossible. */
function nightsBetween(dates: TripDates | undefined): number {
  const { start, end } = dates ?? { start: null, end: null };
  if (!start || !end || !isFullDate(start) || !isFullDate(end)) return Number.NaN;
  return isPossibleDate(start) && isPossibleDate(end) ? dayNumberOf(end) - dayNumberOf(start) : Number.NaN;
}

const nightsIn = (text: string): number => findNights(foldText(text))?.nights ?? 0;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

const issue = (message: string, pointers: Issue['pointers'], spans: Issue['spans']): Issue => ({
  code: 'nights-mismatch',
  severity: 'warning',
  message,
  pointers,
  spans,
});
