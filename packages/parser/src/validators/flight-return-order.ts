/** F-18 `return-before-outbound`: a journey that starts on an earlier day than the one before it. */
import { comparePartialDates, describeDate } from '../model/partial-date.ts';
import type { FlightQuoteValidator } from './validator.ts';

export const validateReturnOrder: FlightQuoteValidator = (_draft, _context, places) =>
  places.offers.flatMap(({ journeys }) =>
    journeys.flatMap(({ pointer, segments, direction }, i) => {
      const date = segments[0]?.segment.departureDate;
      const before = journeys[i - 1]?.segments[0]?.segment.departureDate;
      if (!date || !before || comparePartialDates(date.value, before.value) >= 0) return [];
      // Without years a trip may go over New Year.
      if (date.value.year === null && before.value.month - date.value.month >= 6) return [];
      const name = direction === 'return' ? 'The return' : 'This journey';
      return [
        {
          code: 'return-before-outbound' as const,
          severity: 'error' as const,
          message: `${name} on ${describeDate(date.value)} is before the departure on ${describeDate(before.value)}.`,
          pointers: [`${pointer}/date`],
          spans: [...date.spans, ...before.spans],
        },
      ];
    }),
  );
