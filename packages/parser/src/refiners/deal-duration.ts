/** The range of a trip's days tells its nights, where the text does not: `Sat 12 June to Sat 19 June 2027` are seven. */
import { dayNumberOf, isFullDate, isPossibleDate } from '../model/partial-date.ts';
import type { TravelDealRefiner } from './deal-refiner.ts';

/** A longer range is a time in which one may travel. */
const MAX_NIGHTS = 16;

export const refineDealDuration: TravelDealRefiner = (draft) => {
  const { dates, duration, isWindow } = draft;
  const { start, end } = dates?.value ?? { start: null, end: null };
  if (dates === null || duration !== null || isWindow || !start || !end || !isFullDate(start) || !isFullDate(end))
    return draft;
  const nights = isPossibleDate(start) && isPossibleDate(end) ? dayNumberOf(end) - dayNumberOf(start) : 0;
  // A check-in and a check-out told apart are left as they are.
  if (nights < 1 || nights > MAX_NIGHTS || dates.spans.length > 1) return draft;
  return { ...draft, duration: { value: { days: null, nights }, spans: dates.spans, certainty: 'derived' } };
};
