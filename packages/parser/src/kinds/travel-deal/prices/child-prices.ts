/**
 * `Kindprijzen, leeftijd bij terugreis:` over rows of ages, `| age | 1st child | 2nd child |`: what children pay beside the price of a grown-up. None of
 * it is the price, an option or a condition.
 */

import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { CURRENCY_SIGN, DIGIT, LinePattern } from '../../../text/line-look.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { PriceMention } from './price-mention.ts';
import { cellsOf } from './rate-grid.ts';

const HEADING = compactPattern(
  /^\W{0,3}(?:kind(?:er)?-?(?:prij[sz]en|preise|tarife|tarieven|kortingen|ermass?igung(?:en)?)|(?:child(?:ren)?'?s?|kids'?) (?:prices|rates|fares|discounts|reductions)|(?:prix|tarifs|reductions) (?:des |pour )?(?:les )?enfants?|(?:precios|tarifas|descuentos) (?:de |para )?(?:los )?ninos|(?:prezzi|quote|riduzioni) (?:per )?(?:i )?bambini|(?:precos|tarifas|descontos) (?:de |para )?(?:as )?criancas|(?:barn|borne)(?:priser|rabatter|rabat))\b[^.;]*$/,
);
/** Each heading has one of these words as well, or begins with it (`Kindprijzen`). */
const CHILD = new LinePattern(
  /\b(?:child(?:ren)?|kids?|kind(?:er)?|enfants?|nin[oa]s?|bambin[oi]|criancas?|barn|infants?|teens?)\b/,
  '\\b(?:child|kid|kind|enfant|nin[oa]|bambin|crianca|barn|borne|infant|teen)',
);
const LONGEST = 70;

/** Heads the line prices of children? */
export const headsChildren = (line: DocumentLine): boolean =>
  line.folded.length <= LONGEST &&
  (line.look.signs & CURRENCY_SIGN) === 0 &&
  CHILD.mayMatch(line.look) &&
  (HEADING.test(line.folded) || areChildColumns(line));

/** Every column but the first is one of children. */
function areChildColumns(line: DocumentLine): boolean {
  if (!CHILD.regex.test(line.folded)) return false;
  const [, ...columns] = cellsOf(line);
  return columns.length > 0 && columns.every(({ text }) => CHILD.regex.test(foldText(text)));
}

const AGES =
  /^\W{0,3}\d{1,2}(?:[.,]9)? ?(?:-|–|t\/?m|bis|to|a|al|ate|til|till) ?\d{1,2}(?:[.,]9+)?(?: ?(?:jr|jaar|jahren?|yrs?|years|ans|anos|anni|ar))?\.?(?:\s{2,}|\s?\||\t)/;
const MOST_ROWS = 12;

/** `7 tm 12    gratis     349` somewhere under such a heading. */
export function isAgeRow({ lines }: SourceDocument, { index, look, folded }: DocumentLine): boolean {
  if ((look.signs & DIGIT) === 0 || folded.length > LONGEST || !AGES.test(folded)) return false;
  for (let i = index - 1; i >= 0 && index - i <= MOST_ROWS; i--) {
    const line = lines[i] as DocumentLine;
    if (headsChildren(line)) return true;
    if (line.passage.text === '') return false;
  }
  return false;
}

/** T-641: under `(child / adult):` an adult's price stands behind a child's. */
export const isOfFirstChild = (mention: PriceMention, all: readonly PriceMention[]): boolean =>
  mention.isOfChildren === true && mention === all[0] && all[1]?.isOfChildren === false;
