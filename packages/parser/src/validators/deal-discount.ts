/** `discount-mismatch`: the percentage or the amount off is not what lies between the price before and the price now. */
import type { Issue } from '../model/issue.ts';
import type { Price, TravelDealDraft } from '../model/travel-deal-draft.ts';
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
  const amount = amountIssue(draft, spans);
  if (percentOff === null || amount !== null) return amount === null ? [] : [amount];
  const actual = ((before - after) / before) * 100;
  const total = draft.totalPrice?.value;
  // What a family paid before beside what each of it pays now: the reduction is that of the total.
  const isOfTotal = total !== undefined && total.currencies[0] === originalPrice.value.currencies[0];
  const actuals = isOfTotal ? [actual, ((before - total.amount) / before) * 100] : [actual];
  if (actuals.some((each) => Math.abs(each - percentOff.value) <= TOLERANCE)) return [];
  const message = `${percentOff.value}% off ${originalPrice.value.text} is ${round(before * (1 - percentOff.value / 100))}; the text says ${now.value.text} (${Math.round(actual)}%).`;
  return [issue(message, [...percentOff.spans, ...spans])];
};

/** Of a couple's or a family's saving the price has its share: so many travel at most on one offer. */
const MOST_SHARES = 6;

function amountIssue(
  { originalPrice, amountOff, price, totalPrice }: TravelDealDraft,
  spans: Issue['spans'],
): Issue | null {
  const now = price ?? totalPrice;
  if (originalPrice === null || amountOff === null || now === null || !isOne(amountOff.value)) return null;
  if (amountOff.value.currencies[0] !== originalPrice.value.currencies[0]) return null;
  const before = originalPrice.value.amount;
  const off = amountOff.value.amount;
  for (const after of [now.value.amount, totalPrice?.value.amount ?? now.value.amount])
    for (let shares = 1; shares <= MOST_SHARES; shares++)
      if (Math.abs((before - after) * shares - off) < shares) return null;
  const message = `${amountOff.value.text} off ${originalPrice.value.text} is ${round(before - off)}; the text says ${now.value.text}.`;
  return issue(message, [...amountOff.spans, ...spans]);
}

const isOne = ({ amountMax }: Price): boolean => amountMax === null;

const round = (amount: number): number => Math.round(amount * 100) / 100;

const issue = (message: string, spans: Issue['spans']): Issue => ({
  code: 'discount-mismatch',
  severity: 'warning',
  message,
  pointers: ['/discount', '/originalPrice', '/price'],
  spans,
});
