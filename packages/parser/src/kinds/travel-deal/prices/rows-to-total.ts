/** T-576: what rows between the price of a person and the total add or take off: fees for each booking, a fund, a reduction. */
import { compactPattern } from '../../../text/compact-pattern.ts';
import type { PriceMention } from './price-mention.ts';

const MAX_ROW = 100;
const MOST_ROWS = 12;
const TAKEN_OFF = compactPattern(
  /(?:\s{2}|[\t:])[-–−]\s?(?:[a-z]{3}\s?)?[$€£]?\s?$|\b(?:korting|discount|saving|rabatt|remise|reduction|descuento|rebaja|sconto|desconto|nachlass|ermassigung|voucher|gutschein)\b/,
);
const ADDED_BEHIND = /^[\s*)|]*(?:[a-z]{3})?[\s*)|]*$/;

/** The sum of the rows, less what they take off; null where no row stands between, or one of the lines with amounts is no row. */
export function sumOfRows(
  mentions: readonly PriceMention[],
  lead: PriceMention | null,
  whole: PriceMention | null,
): number | null {
  if (lead === null || whole === null) return null;
  const first = lead.line.index;
  const last = whole.line.index;
  if (last - first < 2 || last - first > MOST_ROWS) return null;
  const amounts = new Map<number, number>();
  for (const { line, from, to, price } of mentions) {
    if (line.index <= first || line.index >= last) continue;
    if (line.folded.length > MAX_ROW) return null;
    if (!ADDED_BEHIND.test(line.folded.slice(to))) continue;
    const { amount } = price.value;
    amounts.set(line.index, TAKEN_OFF.test(line.folded.slice(0, from)) ? -amount : amount);
  }
  // `2 x adult  € 1.394`: the price again, times the travelers.
  const added = [...amounts.values()].filter((amount) => !isTimes(amount, lead.price.value.amount));
  return added.length === 0 ? null : added.reduce((sum, each) => sum + each, 0);
}

const isTimes = (amount: number, price: number): boolean => amount >= price && Math.abs(amount % price) < CENT;
const CENT = 0.01;
