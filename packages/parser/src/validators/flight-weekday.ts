/** F-12 `weekday-mismatch`: the weekday beside a departure is not the date's. */
import type { Issue } from '../model/issue.ts';
import { describeDate, isFullDate, isPossibleDate, weekdayName, weekdayOf } from '../model/partial-date.ts';
import type { FlightQuoteValidator } from './validator.ts';

export const validateFlightWeekdays: FlightQuoteValidator = (_draft, _context, places) => {
  const issues = new Map<string, Issue>();
  for (const { pointer, segment } of places.segments) {
    const { departureDate, weekday } = segment;
    const date = departureDate?.value;
    if (!weekday || !date || !isFullDate(date) || !isPossibleDate(date) || weekdayOf(date) === weekday.value) continue;
    const message = `${describeDate(date)} is a ${weekdayName(weekdayOf(date))}, not a ${weekdayName(weekday.value)}.`;
    // Flights of one day are one mistake.
    const same = issues.get(message);
    issues.set(message, {
      code: 'weekday-mismatch',
      severity: 'warning',
      message,
      pointers: [...(same?.pointers ?? []), `${pointer}/departureDate`],
      spans: [...(same?.spans ?? []), ...weekday.spans, ...(departureDate?.spans ?? [])],
    });
  }
  return [...issues.values()];
};
