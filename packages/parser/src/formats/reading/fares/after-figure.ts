/** What is said of an amount, where another amount stands before it. */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { EACH } from './product-line.ts';

/** `tax 99.00 total USD 700.00`, `1328.37 each, for both CAD 2656.74`: what stands before a figure that has its own word is not said of the amount. */
export function afterFigure(before: string): string {
  const figure = DIGITS.test(before) ? (NAMED_FIGURE.exec(before) ?? FIGURE_OF_EACH.exec(before)) : null;
  return figure === null ? before : before.slice(figure[0].length);
}

const DIGITS = /\d/;
const NAMED_FIGURE =
  /^.*\b(?:tax(?:es)?|tx|fare|y[qr]|fees?|steuern|tasas|tasse|taxas)\s?[:=]?\s?\d[\d.,]*\s{1,2}(?=\D*[a-z]{3}\D*$)/;

const FIGURE_OF_EACH = compactPattern(`^.*(?<![\\d.,])(?!20[2-4]\\d(?!\\d))\\d[\\d.,]{2,11}\\s?${EACH}(?![a-z])`);
