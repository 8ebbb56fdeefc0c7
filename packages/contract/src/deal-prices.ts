/**
 * What a deal costs and for whom (T-1): one person's price and the price of the whole offer are told apart, each with its own words; a
 * couple's or a room's price is never a person's. Beside them what they were before a reduction, and the label of the reduction (spec §9).
 */
import { readMoneyText } from './money-text.ts';
import type { TravelDealData } from './travel-deal-record.ts';

type PricedDeal = Pick<
  TravelDealData,
  'price' | 'totalPrice' | 'priceBasis' | 'originalPrice' | 'discount' | 'passengers' | 'priceOptions'
>;

export interface DealPrice {
  /** `per person`, `per couple`, `total for 2 guests`. */
  readonly basis: string;
  readonly now: string;
  /** Before the reduction; null where it was not, or was another one's. */
  readonly was: string | null;
}

export interface DealPrices {
  readonly person: DealPrice | null;
  /** Of a couple, room, cabin, family or all who travel. */
  readonly total: DealPrice | null;
}

export const PER_PERSON = 'per person';
/** Shown where no price is known (spec §2). */
export const CONTACT_FOR_PRICING = 'Contact for pricing';
const SPECIAL_DEAL = 'Special Deal';

export function dealPrices(deal: PricedDeal): DealPrices {
  const [price, total, original] = [deal.price, deal.totalPrice, deal.originalPrice].map(
    (text) => text?.trim() || null,
  );
  const ofTotal = original && total ? !price || isOfTotal(deal) : false;
  return {
    person: price ? { basis: PER_PERSON, now: price, was: original && !ofTotal ? original : null } : null,
    total: total ? { basis: totalBasis(deal), now: total, was: original && ofTotal ? original : null } : null,
  };
}

/** The price that speaks for the deal where there is room for one: one person's, else the whole offer's. */
export function leadingDealPrice(deal: PricedDeal): DealPrice | null {
  const { person, total } = dealPrices(deal);
  return person ?? total;
}

/** `$1,899`, `€3,480 per couple`: one person's price stands alone, any other with what it is for. */
export function dealPriceText(deal: PricedDeal): string | null {
  const { person, total } = dealPrices(deal);
  if (person) return person.now;
  return total && `${total.now} ${total.basis}`;
}

/** What the prices of a table of options are for; null where that cannot be told. */
export function optionsBasis(deal: PricedDeal): string | null {
  const prices = deal.priceOptions.map((option) => option.price?.trim());
  const { person, total } = dealPrices(deal);
  if (person && prices.includes(person.now)) return person.basis;
  return total && prices.includes(total.now) ? total.basis : null;
}

/** When an option is; null where its label says so already, in whichever order. */
export function optionDates({ label, dates }: PricedDeal['priceOptions'][number]): string | null {
  const said = new Set(wordsOf(label));
  return dates && !wordsOf(dates).every((word) => said.has(word)) ? dates : null;
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** `15% OFF` or `Special Deal`. */
export function discountLabel(deal: PricedDeal): string {
  return percentLabel(deal) ?? SPECIAL_DEAL;
}

/** `15% OFF`, as the text says it or as the two prices have it; null where there is no percentage. */
export function percentLabel(deal: PricedDeal): string | null {
  const stated = statedPercent(deal.discount);
  const isAtMost = UP_TO.test(deal.discount ?? '');
  if (stated !== null && !isAtMost) return `${stated}% OFF`;
  const { person, total } = dealPrices(deal);
  const reduced = [person, total].find((price) => price?.was);
  const percent = reduced?.was ? percentBetween(reduced.was, reduced.now) : null;
  if (percent !== null) return `${percent}% OFF`;
  return stated === null ? null : `Up to ${stated}% OFF`;
}

const PERCENT = /(?<![\d.,])(?<percent>\d{1,2})(?:[.,]\d{1,2})?\s?%/;
const UP_TO = /\b(?:up to|bis|hasta|jusqu|fino|ate|até|tot)\b/i;

function statedPercent(discount: string | null): number | null {
  const percent = Number(PERCENT.exec(discount ?? '')?.groups?.['percent'] ?? 0);
  return percent > 0 ? percent : null;
}

/** Of what there is a price for one and a price for all, the percentage tells which of them was reduced, else the higher one. */
function isOfTotal({ price, totalPrice, originalPrice, discount }: PricedDeal): boolean {
  const percent = statedPercent(discount);
  const close = (now: string | null) => {
    const real = percentBetween(originalPrice, now);
    return percent !== null && real !== null && Math.abs(real - percent) <= 2;
  };
  if (close(price) !== close(totalPrice)) return close(totalPrice);
  const [total, original] = [readMoneyText(totalPrice), readMoneyText(originalPrice)];
  return total !== null && original !== null && original.low >= total.low;
}

function percentBetween(was: string | null, now: string | null): number | null {
  const [before, after] = [readMoneyText(was), readMoneyText(now)];
  if (!before || !after || before.high !== null || after.high !== null || before.low === 0) return null;
  const percent = Math.round((1 - after.low / before.low) * 100);
  return percent > 0 && percent < 100 ? percent : null;
}

function totalBasis({ priceBasis, passengers }: PricedDeal): string {
  const stated = priceBasis?.trim();
  // The text's own words, but for a capital that belonged to the beginning of its line.
  if (stated) return /^\p{Lu}\p{Ll}/u.test(stated) ? stated.charAt(0).toLowerCase() + stated.slice(1) : stated;
  if (!passengers) return 'in total';
  return passengers === 1 ? 'total for 1 guest' : `total for ${passengers} guests`;
}
