/** The currency that a heading names for the bare figures under it: `Rates in USD per person`, `Preise (EUR)`. */
import { CURRENCY_SIGNS } from '@waypage/gazetteer';
import { CURRENCY_CODES } from '../../../annotators/money.ts';
import type { DocumentLine } from '../../../formats/reading/document.ts';
import type { Span } from '../../../model/answer.ts';
import type { Price } from '../../../model/travel-deal-draft.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { BRACKET, CURRENCY_SIGN, LinePattern } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';

const CURRENCY = new LinePattern(
  /(?:\b(?:in|price list|(?:prices?|tariff|rates?)(?: list)? 20\d\d|prices?|rates?|fares?|preise?|tarifs?|precios?|prezzi|precos?|cost|currency|w(?:ä|ae)hrung|devise|moneda|valuta|moeda|pp|p\.p\.),?|\(|\t|\||^\W{0,4}(?=[A-Z]{3} (?:per |pp|p\.p)))\s?:?\(?\s?(?<code>USD|EUR|GBP|AUD|CAD|NZD|INR|CHF|AED|ZAR|SGD|THB|MXN|BRL|\$|€|£|₹)(?![A-Za-z\d])/i,
  'usd|eur|gbp|aud|cad|nzd|inr|chf|aed|zar|sgd|thb|mxn|brl',
);
const mayNameCurrency = ({ look, passage }: DocumentLine): boolean =>
  CURRENCY.mayMatch(look) || ((look.signs & CURRENCY_SIGN) !== 0 && SIGN.test(passage.text));
const SIGN = /[$€£₹]/;
/** T-638: `All rates in Fiji dollars (FJD)`: in brackets and capitals any code, where the line speaks of prices. */
const CODE_IN_BRACKETS = compactPattern(`\\((?<code>${CURRENCY_CODES})\\)`);
const OF_PRICES =
  /\b(?:prices?|rates?|fares?|tariffs?|cost|preise?|prix|tarifs?|precios?|tarifas?|prezz[io]|tariffe|precos?|prijzen|priser)\b/;

export interface CurrencyHeading {
  readonly code: string;
  readonly span: Span;
}

/** The code and where it stands. */
function codeIn(line: DocumentLine): readonly [code: string, from: number] | null {
  const { text } = line.passage;
  const told = mayNameCurrency(line) ? CURRENCY.regex.exec(text) : null;
  const isBracketed = told === null && (line.look.signs & BRACKET) !== 0 && text.length <= LONGEST;
  const match = told ?? (isBracketed && OF_PRICES.test(line.folded) ? CODE_IN_BRACKETS.exec(text) : null);
  const code = match?.groups?.['code'];
  return match === null || code === undefined ? null : [code, match.index + match[0].lastIndexOf(code)];
}

export const namesCurrency = (line: DocumentLine): boolean => codeIn(line) !== null;

export function currencyOf(line: DocumentLine): CurrencyHeading | null {
  const [code, from] = line.passage.text.length > LONGEST ? NO_CODE : (codeIn(line) ?? NO_CODE);
  return code === null ? null : { code, span: spanOf(line.passage, from, from + code.length) };
}
const LONGEST = 90;
const NO_CODE = [null, 0] as const;

export function currenciesOf(code: string): Price['currencies'] {
  const [first, ...others] = CURRENCY_SIGNS[code] ?? [code.toUpperCase()];
  return [first ?? code, ...others];
}
