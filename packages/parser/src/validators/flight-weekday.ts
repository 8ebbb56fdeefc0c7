/** F-12 `weekday-mismatch`: the weekday beside a departure is not the date's. */
import { describeDate, isFullDate, isPossibleDate, weekdayName, weekdayOf } from '../model/partial-date.ts';
import { placedSegments } from './segment-pointers.ts';
import type { FlightQuoteValidator } from './validator.ts';

export const validateFlightWeekdays: FlightQuoteValidator = (draft) =>
  placedSegments(draft).flatMap(({ pointer, segment: { departureDate, weekday } }) => {
    const date = departureDate?.value;
    if (!weekday || !date || !isFullDate(date) || !isPossibleDate(date) || weekdayOf(date) === weekday.value) return [];
    return [
      {
        code: 'weekday-mismatch',
        severity: 'warning',
        message: `${describeDate(date)} is a ${weekdayName(weekdayOf(date))}, not a ${weekdayName(weekday.value)}.`,
        pointers: [`${pointer}/departureDate`],
        spans: [...weekday.spans, ...(departureDate?.spans ?? [])],
      },
    ];
  });
