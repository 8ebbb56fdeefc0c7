/** T-631: `Max (70 % Ermäßigung)   243,60 €` under `Preis pro Erwachsenem   812,00 €`: what somebody else pays, told by name with the share of it. */
import { CURRENCY_SIGN, PERCENT_SIGN } from '../../../text/line-look.ts';
import type { PriceMention } from './price-mention.ts';

const MAX_ROW = 80;
const MAX_ROWS = 12;
const ADULT = /\b(?:adult|erwachsen|volwassen|vuxen|voksen)/;
/** A name with its share in brackets. */
const NAMED =
  /^\W{0,4}(?!\p{L}*(?:bücher|bucher|rabatt|bonus|kunden|club|sale|preis|price|deal)\b|Early|Online|Member|Repeat|Now|Only)\p{Lu}\p{Ll}{1,14}(?:,? \d{1,2}(?: ?(?:J\.?|Jahre|yrs?|years?|ans|años|anni|anos|jaar))?)? \([-–−]?\s?(?<n>\d{1,2}) ?%[^()]{0,24}\)[:\s.]/u;
const CENT = 1;

/** The same amounts, with those that are a share of an adult's price as a child's. */
export function withShares(mentions: readonly PriceMention[]): readonly PriceMention[] {
  if (!mentions.some(({ line }) => (line.look.signs & PERCENT_SIGN) !== 0)) return mentions;
  const adult = mentions.find(({ role, line }) => role === 'person' && ADULT.test(line.folded));
  if (adult === undefined) return mentions;
  const { amount } = adult.price.value;
  const isShare = ({ line, price }: PriceMention): boolean => {
    const away = line.index - adult.line.index;
    if (away < 1 || away > MAX_ROWS || line.folded.length > MAX_ROW || (line.look.signs & CURRENCY_SIGN) === 0)
      return false;
    const share = Number(NAMED.exec(line.passage.text)?.groups?.['n'] ?? 0) / 100;
    return share > 0 && [share, 1 - share].some((part) => Math.abs(amount * part - price.value.amount) < CENT);
  };
  return mentions.map((each) => (isShare(each) ? { ...each, role: 'aside', isOfChildren: true } : each));
}
