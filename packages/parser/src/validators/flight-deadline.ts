/** F-23 `deadline-after-travel`: the offer, or another day by which something must be done, ends after the first flight has left. */
import type { Field } from '../model/field.ts';
import { comparePartialDates, describeDate, isFullDate, type PartialDate } from '../model/partial-date.ts';
import type { FlightQuoteValidator } from './validator.ts';

export const validateDeadline: FlightQuoteValidator = ({ validUntil, otherDeadlines, offers }) => {
  const departs = offers[0].segments.find((segment) => segment.departureDate !== null)?.departureDate;
  if (!departs || !isFullDate(departs.value)) return [];
  const isLate = ({ value }: Field<PartialDate>): boolean =>
    isFullDate(value) && comparePartialDates(value, departs.value) > 0;
  const [late] = [...(validUntil === null ? [] : [validUntil]), ...otherDeadlines].filter(isLate);
  if (late === undefined) return [];
  const what = late === validUntil ? 'The offer ends on' : 'A deadline is';
  return [
    {
      code: 'deadline-after-travel',
      severity: 'warning',
      message: `${what} ${describeDate(late.value)}, after the departure on ${describeDate(departs.value)}.`,
      pointers: late === validUntil ? ['/validUntil'] : [],
      spans: [...late.spans, ...departs.spans],
    },
  ];
};
