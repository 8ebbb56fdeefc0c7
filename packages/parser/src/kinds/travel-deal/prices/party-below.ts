/** `₹ 1,24,900/-` over `(for a family of 4)`: an amount alone on its line, and under it for how many it is. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { CURRENCY_SIGN } from '../../../text/line-look.ts';

const NUMBER = '(?:[2-9]|two|three|four|five|six|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro)';
const FOR = '(?:for|fur|pour|para|per|por|voor)';
const GROUP =
  '(?:family|party|group|couple|familie|gruppe|famille|groupe|familia|grupo|famiglia|gruppo) (?:of|von|de|di|aus)';
const HEADS =
  '(?:adults?|people|persons?|pax|guests?|travell?ers?|personen|erwachsene|personnes|adultes|personas|adultos|persone|adulti|pessoas)';
const PARTY = compactPattern(
  `^\\W{0,4}(?:(?:total|price|cost|all|full|whole|in all) ){0,2}(?:${FOR} )?(?:(?:the|a|your|all|full|whole|eine|une?|una) ){0,2}${GROUP} ${NUMBER}\\b|` +
    `^\\W{0,4}(?:(?:total|price|cost) )?${FOR} (?:(?:the|all|your|alle|les|los) )?${NUMBER} ${HEADS}\\b|` +
    `^\\W{0,3}\\(${NUMBER} adults? ?(?:[+&,]|and) ?\\d (?:kids?|child(?:ren)?)\\b`,
);
/** Two who share a room pay each. */
const IS_BASIS = /\b(?:shar(?:e|ing)|each|per (?:person|adult|head)|pp|room|occupancy|based)\b/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const MAX_LINE = 60;

/** Does the line under the lone amount say that it is what all of them pay? */
export function isOfPartyBelow(
  { lines }: SourceDocument,
  { index, passage: { text } }: DocumentLine,
  mention: { readonly from: number; readonly to: number },
): boolean {
  const below = lines[index + 1];
  if (below === undefined || below.folded.length > MAX_LINE || (below.look.signs & CURRENCY_SIGN) !== 0) return false;
  if (!PARTY.test(below.folded) || IS_BASIS.test(below.folded)) return false;
  return !LETTER_OR_DIGIT.test(text.slice(0, mention.from)) && !LETTER_OR_DIGIT.test(text.slice(mention.to));
}
