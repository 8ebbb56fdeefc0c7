/** Amounts that are no price of the trip: a fee that comes on top, and what a child pays. */
import { compactPattern } from '../../../text/compact-pattern.ts';
import type { PriceMention } from './price-mention.ts';

/** `+ $246 taxes and port fees` */
const FEE =
  /^.{0,24}\b(?:tax(?:es)?|fees?|port (?:charges|expenses)|levy|levies|gratuities|steuern?|gebuhren|tasas|impuestos|tasse|taxas)\b/;
export const isFee = ({ role, line, from, to }: PriceMention): boolean =>
  role === 'aside' && (FEE.test(line.folded.slice(to, to + 44)) || FEE_BEFORE.test(line.folded.slice(0, from)));
/** `Taxes, fees & port expenses: $246 pp` */
const FEE_BEFORE =
  /^\W{0,4}(?:(?:plus|port|airport|flughafen|all|alle) )?(?:tax(?:es)?|fees?|gst|vat|tcs|port (?:charges|expenses)|steuern|gebuhren|tasas|impuestos|tasse|taxas)\b[^:$€£]{0,40}:?\s?(?:[a-z]{2,3}\.?\s{0,9})?$/;

/** `Kinderfestpreis: 420 €`, `Child (2-11): £510` */
const CHILD = /\b(?:child|kind|enfant|nin[oa]|bambin|crianc|kids?\b|teen|infant|bab(?:y|ies)\b|jugendlich|barn\b)/;
/** `£510 per child`, `420 € je Kind`, T-620 `795 € TTC par enfant` */
const CHILD_BEHIND = compactPattern(
  /^\W{0,3}(?:(?:ttc|net|all[- ]in) )?(?:(?:per|pro|je|par|por|a|each|for (?:a|each|the)) )?(?:child|kind|enfant|nin[oa]|bambin|crianc|infant|barn\b)/,
);
export const isOfChild = ({ role, line, from, to, isOfChildren }: PriceMention): boolean =>
  isOfChildren === true ||
  CHILD_BEHIND.test(line.folded.slice(to, to + 30)) ||
  (role === 'aside' && CHILD.test(line.folded.slice(Math.max(0, from - 60), from)));
