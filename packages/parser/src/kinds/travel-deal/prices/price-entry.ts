/** An entry of a list that is a price and for whom it is: `incl flights, transfers, GBP640pp twin share` ends with what all of it costs. */
import { hasDigit } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

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

/** `from just fourteen thousand nine hundred`, `ninety rand per person sharing`: an advert that is read aloud tells its price in words. */
const NUMBER =
  '(?:an?|and|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|[a-z]{0,24}(?:hundert|tausend|honderd|duizend)[a-z]{0,24}|(?:zwan|vier|funf|sech|sieb|acht|neun)zig|dreissig|mille|cents?|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|et|mil|cien(?:to)?s?|(?:dos|tres|cuatro|seis|sete|ocho|nove)cient[oa]s|quinient[oa]s|setecient[oa]s|novecient[oa]s|uno?|dos|tres|cuatro|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|y|[a-z]{0,16}(?:cento|mila)[a-z]{0,24}|cem|duzent[oa]s|trezent[oa]s|quinhent[oa]s|e|(?:vin|trin|quaren|cinquen|sessen|seten|oiten|noven)ta)';
const CURRENCY =
  '(?:rand|euros?|pounds?(?: sterling)?|dollars?|dolares|quid|rupees|pesos|reais|francs?|franken|franchi|kron(?:or|er)|dirhams?|ringgit|baht|soles)';
const BY_WORDS =
  '(?:from|only|just|for|now|ab|nur|fur|des|a partir de|pour|desde|solo|por|da|a partire da|solo|per|vanaf|slechts|voor)';
const IN_WORDS = compactPattern(
  `^\\W{0,4}(?:${BY_WORDS} ){0,3}(?:${NUMBER}[ -]){0,9}(?:(?:hundred|thousand|[a-z]{0,24}(?:hundert|tausend|honderd|duizend)[a-z]{0,24})(?: ${CURRENCY})?|${NUMBER} ${CURRENCY})(?:,? (?:${PERSON}|in total)(?: [a-z ]{2,30})?)?\\W{0,4}$`,
);
const LONGEST_IN_WORDS = 110;

export const isPriceEntry = (text: string): boolean =>
  hasDigit(text)
    ? text.length <= LONGEST && PRICE.test(foldText(text))
    : text.length <= LONGEST_IN_WORDS && (LEAD_ONLY.test(text) || IN_WORDS.test(foldText(text)));
