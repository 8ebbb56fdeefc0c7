/** The row of the price that leads: what it was, and which line it is. */
import type { DocumentLine } from '../../../formats/reading/document.ts';
import type { PriceMention } from './price-mention.ts';

/** What the price of a row was stands in the same row. */
export const wasOf = (lead: PriceMention | null, mentions: readonly PriceMention[]): PriceMention | null =>
  mentions.find((mention) => mention.role === 'was' && mention.line === lead?.line) ?? null;

/** `From £1,389` over `Inside   £1,589   £1,389`: the row of that price says what it was. */
export function wasInRow(
  lead: PriceMention | null,
  options: readonly { readonly mention: PriceMention }[],
  mentions: readonly PriceMention[],
): PriceMention | null {
  const row = optionOf(lead, options);
  return row === null ? null : wasOf(row, mentions);
}

const optionOf = (
  lead: PriceMention | null,
  options: readonly { readonly mention: PriceMention }[],
): PriceMention | null =>
  options.find(({ mention }) => mention.price.value.amount === lead?.price.value.amount)?.mention ?? null;

export const rowOf = (
  price: PriceMention | null,
  options: readonly { readonly mention: PriceMention }[],
): DocumentLine | null => (optionOf(price, options) ?? price)?.line ?? null;
