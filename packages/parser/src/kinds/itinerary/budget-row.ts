/** A row of a budget: what is paid for and the amount, as tables and lines tell them. */
import { findMoney, readLoneAmount } from '../../annotators/money.ts';
import type { Span } from '../../model/answer.ts';
import type { Money } from '../../model/money.ts';
import { type Passage, spanOf } from '../../text/passage.ts';

export interface Amount {
  readonly money: Money;
  readonly span: Span;
}

export interface Row {
  readonly line: number;
  readonly category: Passage;
  readonly amount: Amount;
  readonly note: Passage | null;
}

export const TOTAL_WORD =
  /(?<!sub)(?<!sub[- ])(?:\btotal|gesamt|\bsumme\b|\binsgesamt)|\bfor (?:the |all )?(?:two|three|four|five|six|seven|eight|all|both) of (?:you|us)\b|\bprice for (?:all|both|everyone|everybody|the (?:group|party|family|whole))\b|\ball[- ]in\b|\baltogether\b/;

/** The amount in a cell; a bare number is one in `currency`, where that is known. */
export function readAmount(cell: Passage | undefined, currency: Money['currencies'] | null): Amount | null {
  if (!cell) return null;
  const [mention] = findMoney(cell.text);
  if (mention) return { money: mention.money, span: spanOf(cell, mention.from, mention.to) };
  const lone = currency === null ? null : readLoneAmount(cell.text);
  return lone === null || currency === null ? null : { money: { ...lone, currencies: currency }, span: spanOf(cell) };
}
