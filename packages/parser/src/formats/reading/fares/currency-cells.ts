/** `Fare for one ⇥ NZD ⇥ 910.00`: a currency in a cell of its own goes with the amount in the next one. */
import { CURRENCY_CODES } from '../../../annotators/money.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { joinPassages, type Passage } from '../../../text/passage.ts';

const CURRENCY = compactPattern(`^(?:${CURRENCY_CODES}|[€£$¥₹])$`);
const AMOUNT = /^\d[\d.,' ]{0,14}$/;

export function withCurrencies(cells: readonly Passage[]): readonly Passage[] {
  const isCurrency = cells.map(({ text }, i) => CURRENCY.test(text) && AMOUNT.test(cells[i + 1]?.text ?? ''));
  if (!isCurrency.includes(true)) return cells;
  return cells.flatMap((cell, i) => {
    if (isCurrency[i - 1]) return [];
    const amount = cells[i + 1];
    return isCurrency[i] && amount ? [joinPassages([cell, amount], () => ' ')] : [cell];
  });
}
