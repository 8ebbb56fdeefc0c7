/** F-23 `deadline-after-travel`: the offer ends after the first flight has left. */
import { comparePartialDates, describeDate, isFullDate } from '../model/partial-date.ts';
import type { FlightQuoteValidator } from './validator.ts';

export const validateDeadline: FlightQuoteValidator = ({ validUntil, offers }) => {
  const departs = offers[0].segments.find((segment) => segment.departureDate !== null)?.departureDate;
  if (!validUntil || !departs || !isFullDate(validUntil.value) || !isFullDate(departs.value)) return [];
  if (comparePartialDates(validUntil.value, departs.value) <= 0) return [];
  return [
    {
      code: 'deadline-after-travel',
      severity: 'warning',
      message: `The offer ends on ${describeDate(validUntil.value)}, after the departure on ${describeDate(departs.value)}.`,
      pointers: ['/validUntil'],
      spans: [...validUntil.spans, ...departs.spans],
    },
  ];
};
