/**
 * T-650: what all pay in lakhs without a currency, below what each pays: `₹1.38 lakh per person`, `4 adults, total 5.52 lakh`. That it is so many times
 * the price of one says that it is the price of all.
 */
import type { DocumentLine } from '../../../formats/reading/document.ts';
import { stated } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { spanOf } from '../../../text/passage.ts';
import type { PriceMention } from './price-mention.ts';
import type { CommonSign } from './unsigned-price.ts';

const TOTAL = '(?:grand total|total|in all|altogether|all in all|kul(?: mila ke)?)';
const PATTERN = compactPattern(
  `(?<![a-z])(?<before>${TOTAL})[\\s:=*~-]{1,4}(?:(?:is|of|comes to|will be|amount|price|cost|approx)[\\s:]{1,2}){0,2}(?<amount>\\d{1,3}(?:\\.\\d{1,3})?)\\s?(?:lakhs?|lacs?|lkh)(?![a-z])`,
);
const LAKH = 100_000;
const MAX_LINE = 300;
const MOST = 12;

/** `found` are the prices above; null where the line tells no such total. */
export function readLakhTotal(
  line: DocumentLine,
  found: readonly PriceMention[],
  sign: () => CommonSign | null,
): PriceMention | null {
  const { folded } = line;
  if (folded.length > MAX_LINE || !(folded.includes(' la') || folded.includes(' lkh'))) return null;
  const match = PATTERN.exec(folded);
  const one = match === null ? undefined : found.find(({ role }) => role === 'person');
  if (match === null || one === undefined) return null;
  const figure = match.groups?.['amount'] ?? '';
  const amount = Math.round(Number(figure) * LAKH);
  const times = amount / one.price.value.amount;
  if (one.price.value.amountMax !== null || !Number.isInteger(times) || times < 2 || times > MOST) return null;
  const to = match.index + match[0].length;
  const from = match.index + match[0].lastIndexOf(figure);
  const own = line.passage.text.slice(from, to);
  const span = spanOf(line.passage, from, to);
  const common = sign();
  const { currencies } = one.price.value;
  const price =
    common === null
      ? stated({ amount, amountMax: null, currencies, text: own }, [span])
      : stated({ amount, amountMax: null, currencies, text: `${common.text} ${own}` }, [common.span, span]);
  const basis = [match.index, match.index + (match.groups?.['before'] ?? '').length] as const;
  return { line, from, to, price, isFrom: false, role: 'whole', basis, basisLine: null };
}
