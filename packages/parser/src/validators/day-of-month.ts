/** `Day 2 (14th)`, where the day counted from the trip's start is the 13th: one of the two is wrong. */
import { describeDate, isFullDate } from '../model/partial-date.ts';
import type { ItineraryValidator } from './validator.ts';

export const validateDayOfMonth: ItineraryValidator = (draft) =>
  draft.days.flatMap(({ date, dayOfMonth, number }, i) => {
    if (!date || !dayOfMonth || !isFullDate(date.value) || date.value.day === dayOfMonth.value) return [];
    return [
      {
        code: 'day-order',
        severity: 'warning',
        message: `Day ${number?.value ?? i + 1} is said to be day ${dayOfMonth.value} of the month, but the other dates make it ${describeDate(date.value)}.`,
        pointers: [`/days/${i}/date`],
        spans: [...dayOfMonth.spans, ...date.spans],
      },
    ];
  });
