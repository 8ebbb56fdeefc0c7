/** An entry of a list that is a price and for whom it is: `incl flights, transfers, GBP640pp twin share` ends with what all of it costs. */
import { hasDigit } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

const LEAD = '(?:(?:from|only|just|at|for|all for|now|price|total) ){0,2}';
const AMOUNT = '(?:[a-z]{0,3}[$€£₹]|rs\\.?|[a-z]{3}) ?\\d[\\d.,]{1,11}(?:/-)?';
const PERSON =
  '(?:pp|p\\.p\\.?|ppl|per (?:person|pax|adult|head)|each|pro person|par personne|por persona|a persona|por pessoa|per persoon)';
const BED =
  '(?:based on |on |in |im |en |in )?(?:an? )?(?:two|2|twin|double|dbl|tw|dz|doppelzimmer|doble|doppia|triple|quad)?[ -]?(?:share|sharing|occ(?:upancy)?\\.?|room|basis)?';
const PRICE = compactPattern(`^\\W{0,4}${LEAD}${AMOUNT} ?${PERSON}(?:[ ,(]{1,3}${BED})?\\W{0,4}$`);
const LONGEST = 60;
/** What was left before an amount. */
const LEAD_ONLY = /^(?:from|only|just|all for|now|all at)$/i;

export const isPriceEntry = (text: string): boolean =>
  text.length <= LONGEST && (hasDigit(text) ? PRICE.test(foldText(text)) : LEAD_ONLY.test(text));
