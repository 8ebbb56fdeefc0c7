/** `discount-mismatch`: the percentage off is not what lies between the price before and the price now. */
import type { Issue } from '../model/issue.ts';
import type { TravelDealValidator } from './deal-validator.ts';

/** Advertised percentages are rounded. */
const TOLERANCE = 1.5;

export const validateDealDiscount: TravelDealValidator = (draft) => {
  const { originalPrice, percentOff } = draft;
  const now = draft.price ?? draft.totalPrice;
  if (originalPrice === null || now === null) return [];
  const before = originalPrice.value.amount;
  const after = now.value.amount;
  if (now.value.amountMax !== null || originalPrice.value.amountMax !== null || before <= 0) return [];
  if (originalPrice.value.currencies[0] !== now.value.currencies[0]) return [];
  const spans = [...originalPrice.spans, ...now.spans];
  if (after > before) return [issue('The price now is higher than the price before.', spans)];
  if (percentOff === null) return [];
  const actual = ((before - after) / before) * 100;
  if (Math.abs(actual - percentOff.value) <= TOLERANCE) return [];
  const message = `${percentOff.value}% off ${originalPrice.value.text} is ${round(before * (1 - percentOff.value / 100))}; the text says ${now.value.text} (${Math.round(actual)}%).`;
  return [issue(message, [...percentOff.spans, ...spans])];
};

const round = (amount: number): number => Math.round(amount * 100) / 100;

const issue = (message: string, spans: Issue['spans']): Issue => ({
  code: 'discount-mismatch',
  severity: 'warning',
  message,
  pointers: ['/discount', '/originalPrice', '/price'],
  spans,
});
