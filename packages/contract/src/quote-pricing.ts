/**
 * What an agency adds to the fares of a quote, for agents alone: a mark-up or a service fee, fixed or in percent, for each traveler or
 * for the booking, rounded up, on its own line or folded into the fare. Clients see the amounts that come out, never these settings.
 */
import { z } from 'zod';
import { fareDetailsSchema, type WireFareDetails } from './flight-quote.ts';
import { type MoneyText, mapMoneyText, readMoneyText, writeMoneyText } from './money-text.ts';

export const ROUNDING_STEPS = [0, 1, 5, 10, 50, 100] as const;

export const quotePricingSchema = z.object({
  kind: z.enum(['mark-up', 'service-fee']),
  amount: z.number().nonnegative().max(10_000_000),
  unit: z.enum(['fixed', 'percent']),
  basis: z.enum(['traveler', 'total']),
  /** The price that comes out is rounded up to a multiple of it; 0 leaves it. */
  roundUpTo: z.union([z.literal(0), z.literal(1), z.literal(5), z.literal(10), z.literal(50), z.literal(100)]),
  shown: z.enum(['line', 'folded']),
});
export type QuotePricing = z.infer<typeof quotePricingSchema>;

export const publicFaresSchema = fareDetailsSchema.extend({
  /** The agency's fee where it is shown on a line of its own. */
  fee: z.object({ label: z.string(), amount: z.string(), basis: z.enum(['traveler', 'total']) }).nullable(),
});
export type PublicFares = z.infer<typeof publicFaresSchema>;

/** How a fee on its own line is called on the page. */
export const FEE_LABELS: Record<QuotePricing['kind'], string> = {
  'mark-up': 'Agency fee',
  'service-fee': 'Service fee',
};

export interface PricedFares {
  readonly fares: PublicFares;
  /** A price that cannot be counted with is kept from the page while something is to be added to it: it would be the net one. */
  readonly withheld: boolean;
}

/** The fares as clients see them. The total for all is the stated one, else travelers times the price each (a range stays a range). */
export function priceFares(
  fares: WireFareDetails,
  travelers: number | null,
  pricing: QuotePricing | null,
): PricedFares {
  const passengers = travelers || null;
  const each = readMoneyText(fares.total);
  const all =
    readMoneyText(fares.totalForAllPassengers) ?? (fares.totalForAllPassengers ? null : product(each, passengers));
  if (pricing === null || pricing.amount === 0) {
    const totalForAllPassengers = fares.totalForAllPassengers ?? (all && writeMoneyText(all));
    return { fares: { ...fares, totalForAllPassengers, fee: null }, withheld: false };
  }
  if (!fares.baseFare && !fares.total && !fares.totalForAllPassengers) {
    return { fares: { ...fares, fee: null }, withheld: false };
  }
  const added = addFee(each, all, passengers, pricing);
  if (added === null) {
    const none = { baseFare: null, upcharge: null, total: null, totalForAllPassengers: null, fee: null };
    return { fares: { ...fares, ...none }, withheld: true };
  }
  const total = added.each && writeMoneyText(added.each);
  const totalForAllPassengers = added.all && writeMoneyText(added.all);
  if (pricing.shown === 'line') {
    const amount = writeMoneyText({ ...added.fee, form: { ...added.fee.form, lead: '' } });
    const fee = { label: FEE_LABELS[pricing.kind], amount, basis: pricing.basis };
    return { fares: { ...fares, total, totalForAllPassengers, fee }, withheld: false };
  }
  const base = readMoneyText(fares.baseFare);
  const baseFare = base && added.feeEach ? writeMoneyText(sum(base, added.feeEach)) : null;
  return { fares: { ...fares, baseFare, total, totalForAllPassengers, fee: null }, withheld: false };
}

interface AddedFee {
  readonly each: MoneyText | null;
  readonly all: MoneyText | null;
  /** On the pricing's own basis. */
  readonly fee: MoneyText;
  readonly feeEach: MoneyText | null;
}

function addFee(
  each: MoneyText | null,
  all: MoneyText | null,
  passengers: number | null,
  pricing: QuotePricing,
): AddedFee | null {
  const target = (price: number) => roundUp(price + feeOn(price, pricing), pricing.roundUpTo);
  if (pricing.basis === 'traveler') {
    if (each === null) return null;
    const fee = mapMoneyText(each, (price) => target(price) - price);
    const feeAll = product(fee, passengers);
    return { each: sum(each, fee), all: all && feeAll && sum(all, feeAll), fee, feeEach: fee };
  }
  if (all === null || passengers === null) return null;
  const fee = mapMoneyText(all, (price) => target(price) - price);
  const feeEach = mapMoneyText(fee, (amount) => amount / passengers);
  const eachAfter = pricing.shown === 'line' ? each : each && sum(each, feeEach);
  return { each: eachAfter, all: sum(all, fee), fee, feeEach };
}

function feeOn(price: number, { unit, amount }: QuotePricing): number {
  return unit === 'percent' ? (price * amount) / 100 : amount;
}

/** Upwards, but a price that is a multiple but for the computer's own fraction is one already. */
function roundUp(price: number, step: number): number {
  return step === 0 ? price : Math.ceil((price - 1e-6) / step) * step;
}

function product(money: MoneyText | null, times: number | null): MoneyText | null {
  return money && times !== null ? mapMoneyText(money, (amount) => amount * times) : null;
}

function sum(money: MoneyText, other: MoneyText): MoneyText {
  const isRange = money.high !== null || other.high !== null;
  const high = (money.high ?? money.low) + (other.high ?? other.low);
  return mapMoneyText({ ...money, low: money.low + other.low, high: isRange ? high : null }, (amount) => amount);
}
