/** F-22 `offer-expired`: the offer ended before the reference date. */
import { comparePartialDates, describeDate, isFullDate, readIsoDate } from '../model/partial-date.ts';
import type { FlightQuoteValidator } from './validator.ts';

export const validateOfferExpired: FlightQuoteValidator = ({ validUntil }, context) => {
  const today = readIsoDate(context.referenceDate);
  if (!validUntil || !today || !isFullDate(validUntil.value) || comparePartialDates(validUntil.value, today) >= 0)
    return [];
  return [
    {
      code: 'offer-expired',
      severity: 'warning',
      message: `The offer ended on ${describeDate(validUntil.value)}.`,
      pointers: ['/validUntil'],
      spans: validUntil.spans,
    },
  ];
};
