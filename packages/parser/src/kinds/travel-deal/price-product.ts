/** `3 x £640 = £1,920`, `2 adults x 640 €, total 1.280 €`: how many pay the one price, and what all of them pay. */
import type { MoneyMention } from '../../annotators/money.ts';

const TIMES =
  /(?<![\d.,/])(?<n>[2-9]|[1-9]\d)(?: (?:adults?|people|persons?|guests?|pax|erwachsene|personen|adultes|personnes|adult[oi]s?|person[ae]s?|pessoas|volwassenen))? ?[x×*] ?$/;
const MAKES = /^(?:\/-|[,.][–—-]{1,2})?\s?(?:pp |each )?(?:=|,? (?:in )?total[ei]?:?)\s?$/;
const MAX_LEAD = 20;
const MAX_GAP = 14;

export interface PriceProduct {
  readonly count: number;
  /** Where the count stands. */
  readonly from: number;
  readonly to: number;
  /** What each pays. */
  readonly amount: number;
}

/** The product that `sum` is the result of, where `one` is the amount before it. */
export function readProduct(folded: string, one: MoneyMention | undefined, sum: MoneyMention): PriceProduct | null {
  if (one === undefined || sum.from - one.to > MAX_GAP || !MAKES.test(folded.slice(one.to, sum.from))) return null;
  const start = Math.max(0, one.from - MAX_LEAD);
  const match = TIMES.exec(folded.slice(start, one.from));
  const count = match?.groups?.['n'];
  if (!match || count === undefined) return null;
  const from = start + match.index;
  return { count: Number(count), from, to: from + count.length, amount: one.money.amount };
}
