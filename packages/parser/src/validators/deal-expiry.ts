/** `offer-expired`: the deadline lies before the reference date. */
import { dayNumberOf, describeDate, isFullDate, isPossibleDate, readIsoDate } from '../model/partial-date.ts';
import type { TravelDealValidator } from './deal-validator.ts';

export const validateDealExpiry: TravelDealValidator = (draft, context) => {
  const deadline = draft.validUntil?.value;
  const reference = readIsoDate(context.referenceDate);
  if (!draft.validUntil || !deadline || reference === null || !isFullDate(deadline) || !isPossibleDate(deadline))
    return [];
  if (dayNumberOf(deadline) >= dayNumberOf(reference) || draft.isEarlyBonus) return [];
  return [
    {
      code: 'offer-expired',
      severity: 'warning',
      message: `The offer ended on ${describeDate(deadline)}.`,
      pointers: ['/validUntil'],
      spans: draft.validUntil.spans,
    },
  ];
};
