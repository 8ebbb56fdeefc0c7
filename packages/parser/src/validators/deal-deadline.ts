/** `deadline-after-travel`: one could book until after the trip has begun. */
import { dayNumberOf, describeDate, isFullDate, isPossibleDate } from '../model/partial-date.ts';
import type { TravelDealValidator } from './deal-validator.ts';

export const validateDealDeadline: TravelDealValidator = (draft) => {
  const deadline = draft.validUntil?.value;
  const start = draft.dates?.value.start;
  const end = draft.dates?.value.end;
  if (!draft.validUntil || !draft.dates || !deadline || !start || !isFullDate(deadline) || !isFullDate(start))
    return [];
  if (!isPossibleDate(deadline) || !isPossibleDate(start)) return [];
  // In a season of travel one may still book after it has opened.
  const isOpen = draft.isWindow || isSeason(draft);
  const limit = isOpen && end && isFullDate(end) ? end : start;
  if (dayNumberOf(deadline) <= dayNumberOf(limit)) return [];
  return [
    {
      code: 'deadline-after-travel',
      severity: 'warning',
      message: `The booking deadline of ${describeDate(deadline)} lies after the travel date of ${describeDate(limit)}.`,
      pointers: ['/validUntil', '/dates'],
      spans: [...draft.validUntil.spans, ...draft.dates.spans],
    },
  ];
};

/** `Aufenthalt: 11.01.2027 - 31.03.2027`: longer than one travels, unless the text says for how long. */
function isSeason({ dates, duration }: Parameters<TravelDealValidator>[0]): boolean {
  const { start, end = null } = dates?.value ?? {};
  if (start === undefined || end === null || !isFullDate(start) || !isFullDate(end)) return false;
  const nights = dayNumberOf(end) - dayNumberOf(start);
  return nights > LONGEST_TRIP && (duration?.value.nights ?? 0) !== nights;
}
const LONGEST_TRIP = 45;
