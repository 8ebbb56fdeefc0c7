/** A row of a budget: what is paid for and the amount, as tables and lines tell them. */
import { findMoney, type MoneyMention, readLoneAmount } from '../../annotators/money.ts';
import { headingCurrency } from '../../formats/reading/day-tables/activity-row.ts';
import { type DocumentLine, oncePerDocument } from '../../formats/reading/document.ts';
import type { Span } from '../../model/answer.ts';
import type { Money } from '../../model/money.ts';
import { type Passage, spanOf } from '../../text/passage.ts';
import { resultOf } from './budget-rate.ts';

export interface Amount {
  readonly money: Money;
  readonly span: Span;
}

/** A line outside the days with its amounts of money. */
export interface PricedLine {
  readonly line: DocumentLine;
  readonly mentions: readonly MoneyMention[];
}

export interface Row {
  readonly line: number;
  readonly category: Passage;
  readonly amount: Amount;
  readonly note: Passage | null;
}

export const TOTAL_WORD =
  /(?<!sub)(?<!sub[- ])(?:\btotaa?l|gesamt|\bsumme\b|\binsgesamt)|\bfor (?:the |all )?(?:two|three|four|five|six|seven|eight|all|both) of (?:you|us)\b|\bprice for (?:all|both|everyone|everybody|the (?:group|party|family|whole))\b|\ball[- ]in\b|\baltogether\b|^(?:(?:all|das|macht|alles) ){0,2}(?:together|zusammen|bij elkaar|samen)\b(?! with\b| mit\b)|^(?:en tout|in tutto|em tudo)\b/;

/** The amount in a cell; a bare number is one in `currency`, where that is known. */
export function readAmount(cell: Passage | undefined, currency: Money['currencies'] | null): Amount | null {
  if (!cell) return null;
  const mention = resultOf(cell.text, findMoney(cell.text));
  if (mention) return { money: mention.money, span: spanOf(cell, mention.from, mention.to) };
  const lone = currency === null ? null : readLoneAmount(cell.text);
  return lone === null || currency === null ? null : { money: { ...lone, currencies: currency }, span: spanOf(cell) };
}

/** The currency of bare numbers: a price column's heading anywhere, else the first amount of the text. */
export const documentCurrency = oncePerDocument((document): Money['currencies'] | null => {
  for (const table of document.tables) {
    const heading = headingCurrency(table);
    const [mention] = heading ? findMoney(`${heading.value} 1`) : [];
    if (mention) return mention.money.currencies;
  }
  for (const line of document.lines) {
    const [mention] = findMoney(line.passage.text.slice(0, 400), 1);
    if (mention) return mention.money.currencies;
  }
  return null;
});
