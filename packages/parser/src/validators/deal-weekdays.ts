/** `weekday-mismatch` of a deal: the weekday beside a travel date or a deadline is not the date's. */
import { describeDate, isFullDate, isPossibleDate, weekdayName, weekdayOf } from '../model/partial-date.ts';
import type { TravelDealValidator } from './deal-validator.ts';

export const validateDealWeekdays: TravelDealValidator = (draft) =>
  draft.weekdays.flatMap(({ date, weekday, pointer }) => {
    if (!isFullDate(date) || !isPossibleDate(date) || weekdayOf(date) === weekday.value) return [];
    return [
      {
        code: 'weekday-mismatch',
        severity: 'warning',
        message: `${describeDate(date)} is a ${weekdayName(weekdayOf(date))}, not a ${weekdayName(weekday.value)}.`,
        pointers: [pointer],
        spans: weekday.spans,
      },
    ];
  });
