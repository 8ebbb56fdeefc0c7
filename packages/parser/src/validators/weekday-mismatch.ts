/** The weekday that stands beside a date is not the date's. */
import { describeDate, isFullDate, isPossibleDate, weekdayName, weekdayOf } from '../model/partial-date.ts';
import type { ItineraryValidator } from './validator.ts';

export const validateWeekdays: ItineraryValidator = (draft) =>
  draft.days.flatMap((day, i) => {
    const date = day.date?.value;
    if (!day.weekday || !date || !isFullDate(date) || !isPossibleDate(date) || weekdayOf(date) === day.weekday.value)
      return [];
    return [
      {
        code: 'weekday-mismatch',
        severity: 'warning',
        message: `${describeDate(date)} is a ${weekdayName(weekdayOf(date))}, not a ${weekdayName(day.weekday.value)}.`,
        pointers: [`/days/${i}/date`],
        spans: [...day.weekday.spans, ...(day.date?.spans ?? [])],
      },
    ];
  });
