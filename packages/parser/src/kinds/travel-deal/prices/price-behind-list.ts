import type { DocumentLine } from '../../../formats/reading/document.ts';
import { mayEndWithin, splitSentences } from '../../../formats/reading/sentences.ts';
import { readLineHeading } from '../../../formats/reading/terms/term-heading.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { CURRENCY_SIGN, DIGIT } from '../../../text/line-look.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

/** A price and for whom it is, and no more than that: what a bag, a tip or a change costs says so. */
const PRICE = compactPattern(
  /^\W{0,3}(?:(?:all|so|and|yours|that) )?(?:(?:for|at|only|just|now|from|ab|nur|desde|solo|a partir de|da) ){0,2}(?:(?:couple|family|package|full|grand|total|your|the|trip|group|combined|all-in|double|twin|gesamt|reise|prix|precio|prezzo|preco|tour|holiday) ?){0,3}(?:(?:total|price|cost|rate|preis|prix|precio|prezzo|preco|pris)\s?(?:is|:|of|=|-|–|ist|est|es|e)?\s?)?(?:only |just |from )?(?:[a-z]{0,3}[$€£₹] ?|(?:usd|eur|gbp|inr|aud|cad|nzd|chf|rs\.?) ?)?\d[\d.,' ]*(?: ?(?:[$€£]|eur|usd|chf|lakhs?))?(?:\/-)?(?: ?(?:pps?|p\.p\.|per (?:person|couple|head|adult|family|pax|room)|each|a head|for (?:two|both|2|the two of you|(?:a |the )?(?:couple|family(?: of \d)?)|\d{1,2} (?:pax|people|persons?|adults?|nights?|nts?|days))|(?:\+|plus) ?(?:gst|tcs|vat|tax(?:es)?)|total|all in|twin share|sharing|pro person|par personne|por persona|a persona|por pessoa|p\.? ?p\.?|dbl|double|in total|only)){0,3}(?:\W*$|[,;] (?:dep(?:osit)?|book|valid|offer|min|max|single|sgl|kids?|child|was|normally|save|anzahlung|buchbar|acompte|deposito|acconto|sinal)\b)/,
);
const MAX_PRICE = 100;

/** `Incl: flights, breakfast, transfers. Couple total ₹36,750`: behind the list that the line announces stands what it costs. */
export function tellsPriceLast(line: DocumentLine): boolean {
  const { passage, look } = line;
  if ((look.signs & DIGIT) === 0 || !mayEndWithin(passage.text)) return false;
  const heading = readLineHeading(line);
  if (heading === null || heading.topic !== 'includes' || heading.valueFrom >= passage.text.length) return false;
  return splitSentences(passage).some(
    ({ text }, i) =>
      i > 0 &&
      text.length <= MAX_PRICE &&
      ((look.signs & CURRENCY_SIGN) !== 0 || /[A-Z]{3} ?\d|Rs/.test(text)) &&
      PRICE.test(foldText(text)),
  );
}
