/** F-20 `passenger-mismatch`: names, seats and priced travelers are not the same number. */
import type { FlightQuoteValidator } from './validator.ts';

export const validateTravelerCounts: FlightQuoteValidator = ({ travelerCounts }) => {
  const numbers = [...new Set(travelerCounts.map((count) => count.value))];
  if (numbers.length < 2) return [];
  return [
    {
      code: 'passenger-mismatch',
      severity: 'warning',
      message: `The text counts ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} travelers.`,
      pointers: ['/passengers'],
      spans: travelerCounts.flatMap((count) => count.spans),
    },
  ];
};
