/**
 * `Fare USD 512.00 tax 148.30 total USD 660.30`, `fare 512.00, taxes 148.30, total USD 660.30`: figures without a currency that make the amount
 * behind them are its parts, and neither are their words its own.
 */
import { type MoneyMention, readAmount } from '../../../annotators/money.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { FIGURE } from './sum-line.ts';

const TAX_WORD = /tax|\b(?:tx|y[qr])\b|fee|steuer|gebuhr|tasas|impuesto|tasse|imposte|taxas|impostos/;
/** The parts of a total stand no further before it. */
const REACH = 90;

export interface PricedPart extends MoneyMention {
  /** Where a bare figure has its currency from. */
  readonly currencyOf: MoneyMention | null;
}

/** The amounts of a clause with such figures among them, in the order of the text. */
export function withBareParts(amounts: readonly MoneyMention[], folded: string): PricedPart[] {
  const all: PricedPart[] = [];
  for (const total of amounts) {
    all.push(...barePartsOf(total, all.at(-1) ?? null, folded), { ...total, currencyOf: null });
  }
  return all;
}

function barePartsOf(total: MoneyMention, before: PricedPart | null, folded: string): PricedPart[] {
  const start = Math.max(before?.to ?? 0, total.from - REACH);
  const gap = folded.slice(start, total.from);
  if (!TAX_WORD.test(gap)) return [];
  const { sign, money } = total;
  const bare = allMatches(FIGURE, gap).map((figure): PricedPart => {
    const from = start + figure.index;
    const to = from + figure[0].length;
    const amount = readAmount(figure[0]);
    return { from, to, sign, money: { ...money, amount, amountMax: null }, currencyOf: total };
  });
  const [first, second] = [...(before === null ? [] : [before]), ...bare].slice(-2);
  if (first === undefined || second === undefined || second === before) return [];
  if (Math.abs(first.money.amount + second.money.amount - money.amount) > 0.011) return [];
  return first === before ? [second] : [first, second];
}
