/** `Fare for one ⇥ NZD ⇥ 910.00`: a currency in a cell of its own goes with the amount in the next one. */
import { CURRENCY_CODES, type MoneyMention, readAmount } from '../../../annotators/money.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { joinPassages, type Passage, slicePassage } from '../../../text/passage.ts';

const CURRENCY = compactPattern(`^(?:${CURRENCY_CODES}|[€£$¥₹])$`);
const CODE_BEHIND = compactPattern(`^\\p{L}[\\p{L} &.,/-]{1,40}?[\\s(]{1,3}(?<code>${CURRENCY_CODES})\\)?\\s?:?$`, 'u');
const AMOUNT = /^\d[\d.,' ]{0,14}$/;

/** F-300: `Fare MXN ⇥ ⇥ 48,720 ⇥ 97,440`: where the name of the row ends with the currency of its figures; null where it does not. */
export function currencyOfRow(cells: readonly Passage[]): Passage | null {
  const [name, ...values] = cells;
  const code = name === undefined ? null : CODE_BEHIND.exec(name.text);
  if (name === undefined || code === null || !values.every(({ text }) => text === '' || AMOUNT.test(text))) return null;
  const at = code.index + code[0].lastIndexOf(code.groups?.['code'] ?? '');
  return slicePassage(name, at, at + 3);
}

/** A bare figure of such a row. */
export const moneyOfCell = ({ text }: Passage, currency: Passage): MoneyMention[] =>
  AMOUNT.test(text)
    ? [
        {
          from: 0,
          to: text.length,
          sign: currency.text,
          money: { amount: readAmount(text), amountMax: null, currencies: [currency.text] },
        },
      ]
    : [];

export function withCurrencies(cells: readonly Passage[]): readonly Passage[] {
  const isCurrency = cells.map(({ text }, i) => CURRENCY.test(text) && AMOUNT.test(cells[i + 1]?.text ?? ''));
  if (!isCurrency.includes(true)) return cells;
  return cells.flatMap((cell, i) => {
    if (isCurrency[i - 1]) return [];
    const amount = cells[i + 1];
    return isCurrency[i] && amount ? [joinPassages([cell, amount], () => ' ')] : [cell];
  });
}
