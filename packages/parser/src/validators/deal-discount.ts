/** `discount-mismatch`: the percentage or the amount off is not what lies between the price before and the price now. */
import type { Field } from '../model/field.ts';
import type { Issue } from '../model/issue.ts';
import type { Price, Reduction, TravelDealDraft } from '../model/travel-deal-draft.ts';
import type { TravelDealValidator } from './deal-validator.ts';

/** Advertised percentages are rounded. */
const TOLERANCE = 1.5;

export const validateDealDiscount: TravelDealValidator = (draft) => {
  const { originalPrice, percentOff, amountOff } = draft;
  const after = draft.price ?? draft.totalPrice;
  const ofOffer =
    originalPrice === null || after === null
      ? null
      : issueOf({ before: originalPrice, after, amountOff, percentOff }, draft.totalPrice);
  const ofRows = rowIssues(draft);
  // The row of the price itself is told once.
  return ofOffer === null || ofRows.some(({ spans }) => spans.some((span) => span[0] === after?.spans[0]?.[0]))
    ? ofRows
    : [ofOffer, ...ofRows];
};

/** What each of several rows says of itself, and a reduction of all where one row does not have it. */
function rowIssues({ reductions, percentOff }: TravelDealDraft): Issue[] {
  if (reductions.length < 2) return [];
  const told = reductions.flatMap((row) => issueOf(row, null) ?? []);
  if (percentOff === null || told.length > 0 || reductions.some((row) => row.percentOff !== null)) return told;
  const others = reductions.flatMap((row) => issueOf({ ...row, percentOff }, null) ?? []);
  return others.length === 1 && reductions.length - others.length >= LEAST_OTHERS ? others : [];
}

/** So many rows show that the reduction is meant for all. */
const LEAST_OTHERS = 2;

function issueOf(reduction: Reduction, totalPrice: Field<Price> | null): Issue | null {
  const { before, after, percentOff } = reduction;
  const was = before.value.amount;
  const now = after.value.amount;
  if (!isOne(before.value) || !isOne(after.value) || was <= 0) return null;
  if (before.value.currencies[0] !== after.value.currencies[0]) return null;
  const spans = [...before.spans, ...after.spans];
  if (now > was) return issue('The price now is higher than the price before.', spans);
  const party = payersOf(reduction);
  const ofAmount = party === null ? amountIssue(reduction, totalPrice, spans) : null;
  if (percentOff === null || ofAmount !== null) return ofAmount;
  const actual = ((was - now * (party ?? 1)) / was) * 100;
  const total = totalPrice?.value;
  // What a family paid before beside what each of it pays now: the reduction is that of the total.
  const isOfTotal = total !== undefined && total.currencies[0] === before.value.currencies[0];
  const actuals = isOfTotal ? [actual, ((was - total.amount) / was) * 100] : [actual];
  if (actuals.some((each) => Math.abs(each - percentOff.value) <= TOLERANCE)) return null;
  const message = `${percentOff.value}% off ${before.value.text} is ${round(was * (1 - percentOff.value / 100))}; the text says ${after.value.text} (${Math.round(actual)}%).`;
  return issue(message, [...percentOff.spans, ...spans]);
}

/** Of a couple's or a family's saving the price has its share: so many travel at most on one offer. */
const MOST_SHARES = 6;

/** `Was €1,500, you save €300, €600 per person`: how many pay so, where all pay what is left. */
function payersOf({ before, after, amountOff }: Reduction): number | null {
  if (amountOff === null || !isOne(amountOff.value)) return null;
  const left = before.value.amount - amountOff.value.amount;
  for (let payers = 2; payers <= MOST_SHARES; payers++)
    if (Math.abs(after.value.amount * payers - left) < payers) return payers;
  return null;
}

function amountIssue(
  { before, after, amountOff }: Reduction,
  totalPrice: Field<Price> | null,
  spans: Issue['spans'],
): Issue | null {
  if (amountOff === null || !isOne(amountOff.value)) return null;
  if (amountOff.value.currencies[0] !== before.value.currencies[0]) return null;
  const was = before.value.amount;
  const off = amountOff.value.amount;
  for (const now of [after.value.amount, totalPrice?.value.amount ?? after.value.amount])
    for (let shares = 1; shares <= MOST_SHARES; shares++)
      if (Math.abs((was - now) * shares - off) < shares) return null;
  const message = `${amountOff.value.text} off ${before.value.text} is ${round(was - off)}; the text says ${after.value.text}.`;
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
