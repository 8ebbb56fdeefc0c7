/** `passenger-mismatch`: the text counts those who travel in two ways. */
import type { TravelDealValidator } from './deal-validator.ts';

export const validateDealPassengers: TravelDealValidator = ({ passengers, parties }) => {
  if (passengers === null) return [];
  const others = parties.filter((party) => party.value !== passengers.value);
  if (others.length === 0) return [];
  const counts = [...new Set([passengers.value, ...others.map((party) => party.value)])].join(' and ');
  return [
    {
      code: 'passenger-mismatch',
      severity: 'warning',
      message: `The text speaks of ${counts} travelers.`,
      pointers: ['/passengers'],
      spans: [...passengers.spans, ...others.flatMap((party) => party.spans)],
    },
  ];
};
