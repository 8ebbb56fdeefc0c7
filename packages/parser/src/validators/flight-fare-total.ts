/**
 * F-19 `total-mismatch`: base and taxes are not the total, the price of one by the number of travelers is not the price of all, or what adults
 * and children pay is not (F-445).
 */
import type { JsonPointer } from '../model/answer.ts';
import type { Field } from '../model/field.ts';
import type { FareDraft, FlightQuoteDraft } from '../model/flight-quote-draft.ts';
import type { Issue } from '../model/issue.ts';
import { type Money, NO_CURRENCY } from '../model/money.ts';
import type { FlightQuoteValidator } from './validator.ts';

export const validateFareTotals: FlightQuoteValidator = (draft) =>
  draft.offers.flatMap((offer, i) => {
    const pointer = `${i === 0 ? '' : `/options/${i}`}/fareDetails`;
    return [
      ...checkTaxes(offer.fare, pointer),
      ...(offer.fare.byType.length > 1
        ? checkTypes(offer.fare, draft, pointer)
        : checkTravelers(offer.fare, draft, pointer)),
    ];
  });

const isExact = (field: Field<Money> | null): field is Field<Money> =>
  field !== null && field.certainty === 'stated' && field.value.amountMax === null;
const isSameCurrency = (a: Field<Money>, b: Field<Money>): boolean =>
  a.value.currencies.some((code) => b.value.currencies.includes(code));
/** Amounts without cents may be rounded. */
const roundingOf = (...fields: readonly Field<Money>[]): number =>
  fields.some((field) => Number.isInteger(field.value.amount)) ? 0.5 : 0.011;

function checkTaxes({ baseFare, taxes, upcharge, total, extras }: FareDraft, pointer: JsonPointer): Issue[] {
  // Taxes that stand one by one are what they come to.
  if (!isExact(baseFare) || taxes === null || taxes.value.amountMax !== null || !isExact(total)) return [];
  if (!isSameCurrency(baseFare, total) || !isSameCurrency(taxes, total)) return [];
  const sum = baseFare.value.amount + taxes.value.amount;
  if (Math.abs(sum - total.value.amount) <= 2 * roundingOf(baseFare, taxes, total)) return [];
  // The agency's fee may be within the total.
  const fee = isExact(upcharge) && isSameCurrency(upcharge, total) ? upcharge.value.amount : 0;
  if (fee > 0 && Math.abs(sum + fee - total.value.amount) <= 0.011) return [];
  // `Discount -$45` under them, or a bag that is in the price.
  if (extras.some((extra) => isPartOf(Math.abs(sum - total.value.amount), extra, 1, total))) return [];
  const message = `Fare and taxes make ${describe(sum, total)}, not ${describe(total.value.amount, total)}.`;
  return [mismatch(message, `${pointer}/total`, [...baseFare.spans, ...taxes.spans, ...total.spans])];
}

function checkTravelers(
  { baseFare, total, totalForAllPassengers: all, upcharge, extras, payers }: FareDraft,
  { passengers, hasMinors, tellsFreePlaces }: FlightQuoteDraft,
  pointer: JsonPointer,
): Issue[] {
  const travelers = passengers?.value ?? null;
  if (!isExact(total) || !isExact(all) || travelers === null || !isSameCurrency(total, all)) return [];
  const sum = total.value.amount * travelers;
  if (Math.abs(sum - all.value.amount) <= travelers * roundingOf(total, all) + 0.011) return [];
  const rest = all.value.amount - sum;
  // A child or an infant pays less than the adult's price that stands there.
  if (hasMinors && rest < 0) return [];
  // `Booking fee € 39 per booking` comes on top of what each pays.
  const added = isExact(upcharge) ? [...extras, upcharge.value] : extras;
  if (added.some((extra) => isPartOf(rest, extra, travelers, all)) || areParts(rest, extras, all)) return [];
  const paying = all.value.amount / total.value.amount;
  if ((tellsFreePlaces || payers === Math.round(paying)) && isShortOfTenth(paying, travelers)) return [];
  if (tellsFreePlaces && baseFare !== null && isShortOfFares(-rest, baseFare.value.amount, travelers)) return [];
  const message = `${travelers} times ${describe(total.value.amount, total)} is ${describe(sum, total)}, not ${describe(all.value.amount, total)}.`;
  return [mismatch(message, `${pointer}/totalForAllPassengers`, [...total.spans, ...all.spans])];
}

/** Of a group a tenth at most may travel free: `38 x GBP 178.00` for 40. */
const isShortOfTenth = (paying: number, travelers: number): boolean =>
  travelers >= GROUP &&
  Math.abs(paying - Math.round(paying)) < 1e-6 &&
  paying < travelers &&
  travelers - paying <= Math.ceil(travelers / 10);
const GROUP = 10;

/** F-682: `21 x NZD 798.40, 1 x NZD 186.40`: who travels free pays the taxes. */
function isShortOfFares(short: number, fare: number, travelers: number): boolean {
  const free = Math.round(short / fare);
  return (
    travelers >= GROUP &&
    free > 0 &&
    free <= Math.ceil(travelers / 10) &&
    Math.abs(short - free * fare) < 0.005 * travelers
  );
}

/** `Hold bags €64.00` in the total: what is over the fares is what one of the extras costs, or each traveler's. */
const isPartOf = (
  rest: number,
  { amount, amountMax, currencies }: Money,
  travelers: number,
  all: Field<Money>,
): boolean =>
  amountMax === null &&
  currencies.some((code) => all.value.currencies.includes(code)) &&
  (Math.abs(rest - amount) <= 0.011 || Math.abs(rest - travelers * amount) <= 0.011);

/** F-690: `Hold bags £96.00`, `Seats £44.00` over the total of a checkout: several that stand one after the other make what is over the fares. */
function areParts(rest: number, extras: readonly Money[], all: Field<Money>): boolean {
  for (let from = 0; rest > 0 && from + 1 < Math.min(extras.length, MOST_EXTRAS); from++) {
    let sum = 0;
    for (const { amount, amountMax, currencies } of extras.slice(from, MOST_EXTRAS)) {
      if (amountMax !== null || !currencies.some((code) => all.value.currencies.includes(code))) break;
      sum += amount;
      if (Math.abs(rest - sum) <= 0.011) return true;
    }
  }
  return false;
}
const MOST_EXTRAS = 12;

function checkTypes(fare: FareDraft, draft: FlightQuoteDraft, pointer: JsonPointer): Issue[] {
  const { byType, totalForAllPassengers: all } = fare;
  if (!isExact(all)) return [];
  if (byType.every(({ count }) => count === null)) return checkSplits(fare, all, draft, pointer);
  let sum = 0;
  for (const { count, total } of byType) {
    if (count === null || total.value.amountMax !== null || !isSameCurrency(total, all)) return [];
    sum += count.value * total.value.amount;
  }
  if (Math.abs(sum - all.value.amount) <= 0.05 * byType.length) return [];
  const message = `The fares of all travelers make ${describe(sum, all)}, not ${describe(all.value.amount, all)}.`;
  return [mismatch(message, `${pointer}/totalForAllPassengers`, all.spans)];
}

/** The text does not tell how many pay which price: does any way to divide the travelers among the prices make the total, with or without an extra? */
function checkSplits(
  { byType, upcharge, taxes, extras }: FareDraft,
  all: Field<Money>,
  { passengers, hasMinors }: FlightQuoteDraft,
  pointer: JsonPointer,
): Issue[] {
  const travelers = passengers?.value ?? 0;
  if (!hasMinors || taxes !== null || travelers < 2 || travelers > MOST_DIVIDED) return [];
  if (!byType.every(({ total }) => isExact(total) && isSameCurrency(total, all))) return [];
  const prices = byType.map(({ total }) => total.value.amount);
  const added = isExact(upcharge) ? [...extras, upcharge.value] : extras;
  const rounding = travelers * roundingOf(all, ...byType.map(({ total }) => total)) + 0.011;
  const makes = (sum: number): boolean => {
    const rest = all.value.amount - sum;
    return Math.abs(rest) <= rounding || added.some((extra) => isPartOf(rest, extra, travelers, all));
  };
  if (sumsOf(prices, travelers).some(makes)) return [];
  const message = `No number of adults and children among ${travelers} makes ${describe(all.value.amount, all)} of these fares.`;
  return [mismatch(message, `${pointer}/totalForAllPassengers`, all.spans)];
}
const MOST_DIVIDED = 9;

/** What as many travelers at most can pay, each one of the prices; an infant may pay nothing. */
function sumsOf(prices: readonly number[], travelers: number): number[] {
  const [price, ...others] = prices;
  if (price === undefined) return [0];
  return Array.from({ length: travelers + 1 }, (_, n) => n).flatMap((n) =>
    sumsOf(others, travelers - n).map((sum) => n * price + sum),
  );
}

const describe = (amount: number, { value }: Field<Money>): string =>
  `${value.currencies[0] === NO_CURRENCY ? '' : `${value.currencies[0]} `}${amount.toFixed(2)}`;

const mismatch = (message: string, pointer: JsonPointer, spans: Issue['spans']): Issue => ({
  code: 'total-mismatch',
  severity: 'warning',
  message,
  pointers: [pointer],
  spans,
});
