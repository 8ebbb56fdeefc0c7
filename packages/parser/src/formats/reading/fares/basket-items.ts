/**
 * The rows of a basket: `2 x Standard fare € 61.50` over `€ 123.00`, once for the way out and once for the way back. Each prices a part of the
 * journey: neither amount is what a traveler pays in all.
 */
import type { DocumentLine } from '../document.ts';
import type { FareMention } from './fare-mention.ts';

/** So many of something, but not of travelers of one age: those pay for the whole journey. */
const COUNTED =
  /^\W{0,3}(?<count>\d{1,2})\s?[x×]\s(?!.{0,24}(?:adult|child|infant|teen|youth|senior|student|erwachs|kind|bebe|enfant|nino|bambin|adulti))/;

/** The mentions with those that are rows of a basket told as such; `lines` are the document's. */
export function withBasketItems(
  mentions: readonly FareMention[],
  lines: ReadonlyMap<number, DocumentLine>,
): readonly FareMention[] {
  const items = new Set<FareMention>();
  for (const [i, each] of mentions.entries()) {
    const product = mentions[i + 1];
    if (product === undefined || product.line !== each.line + 1 || items.has(each)) continue;
    const count = Number(COUNTED.exec(lines.get(each.line)?.folded ?? '')?.groups?.['count'] ?? 0);
    if (count < 2 || Math.abs(each.money.value.amount * count - product.money.value.amount) > 0.011) continue;
    items.add(each).add(product);
  }
  // One such row prices the whole journey.
  if (items.size <= 2) return mentions;
  return mentions.map((mention) => (items.has(mention) ? { ...mention, role: 'item' } : mention));
}
