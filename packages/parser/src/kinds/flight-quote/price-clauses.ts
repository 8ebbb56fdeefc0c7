/** Clauses that say what is paid, with words that would else name what a fare brings: `EUR 412.00 per person tax incl`, `eur 480 x 2`. */
import { compactPattern } from '../../text/compact-pattern.ts';

const FEES_ONLY =
  /^(?!.*(?:incl|inkl))(?:(?:total )?(?:taxes|fees|surcharges|charges|steuern|tasas|tasse|taxas)|base fare|fare|total|price|flight|ticket)s?\b\W*(?:[$€£\d]|usd|eur|gbp|per|pp|and|&|$)/;

const LONE_AMOUNT = /^\W*(?:[a-z]{0,3}[$€£]|[a-z]{3})?\s?\d[\d.,]*\W*(?:pp|per person|total)?\W*$/;

/** `EUR 412.00 per person tax incl`: the price with what it covers. */
const TAXED_AMOUNT = compactPattern(
  /^(?:[a-z]{2,3}\.?\s?)?[$€£₹]?\s?\d[\d.,]*(?:\/-)?\s?(?:[$€£]|[a-z]{3}\b)?\s?(?:pp|p\.p\.|per (?:person|pax|adult|traveller|traveler|passenger)|each|pro person|par personne|por persona|a persona|por pessoa)?\s?\(?(?:all )?(?:tax(?:es)?|steuern|tasas|tasse|taxas)(?: (?:and|&|und|et|y|e) \w{3,10})? (?:incl?(?:uded)?|inkl(?:usive)?|in|incluid[oa]s|incluse|comprises)(?:\W*| \([^()]{2,40}\))$/,
);

/** `total Rs 1,20,000 all incl`: a price and nothing else. */
const ALL_IN_AMOUNT =
  /^(?:(?:(?:grand |price )?tot(?:al)?|ttl|price|fare|cost|comes to)[:\s]{1,3})?(?:[a-z]{2,3}\.?\s?|[$€£₹]\s?)?\d[\d.,]{2,}(?:\s?[a-z]{3})?(?:\s(?:pp|per person|each|total|for \w{2,8}))?,?\s\(?all[- ]?in(?:cl(?:usive|uded)?)?\.?\)?$/;

/** `eur 1,565.25 x 2`: what each of two pays. */
const COUNTED_AMOUNT = /^[a-z]{0,3}[$€£¥₹]?\s?\d[\d.,' \u00a0\u202f]{2,12}(?:[$€£]|[a-z]{3})?\s?[x×]\s?\d{1,2}$/;

/** `ADT GBP 512.40 X 2`, `adults: £512 x 2`: the same of travelers of one age. */
const COUNTED_AGE =
  /^(?:adults?|adt|chd|cnn|inf|child(?:ren)?|infants?|erw(?:achsene[rn]?)?|kind(?:er)?|adultes?|enfants?|adultos?|ninos?|adulti|bambini)\s?[:=-]?\s?[a-z]{0,3}\s?[$€£¥₹]?\s?\d[\d.,' ]{2,12}(?:[$€£]|[a-z]{3})?\s?[x×]\s?\d{1,2}$/;

/** `2 pax x 1,565.25`: the same, the number first. */
const AMOUNT_COUNTED =
  /^\d{1,3}\s?(?:[a-z]{2,12}\.?\s)?[x×@]\s?(?:(?:[a-z]{3}\s?|[a-z]{0,3}[$€£¥₹]\s?)?\d{1,7}(?:[,.' ]\d{3})*[.,]\d{2}|(?:[$€£¥₹]|r|rs\.?|kr|rm|usd|eur|gbp|chf|zar|aud|cad|nzd|sgd|inr|aed|nok|sek|dkk)\s?\d{2,7}(?:[,.' ]\d{3})*)(?:\s?(?:[$€£]|[a-z]{3}))?(?:\s?(?:pp|each))?$/;

/** `all prices per person incl. tax`, `price in EUR incl. taxes`: how the prices are meant. */
const TAXED_PRICES =
  /^(?:all )?(?:prices|fares) (?:are |shown |quoted ){0,2}in [a-z ]{3,24} and include (?:all )?(?:tax|fees)[^.;]{0,50}$|\b(?:prices|fares|rates|preise|tarife|prix|precios|prezzi|precos|(?:price|fare|preis|precio|prezzo|preco) (?:is |quoted |shown )?(?:in|en|em))\b[^.;]{0,30}\b(?:incl?|inkl)[a-z]{0,6}\.? (?:of |all )?(?:tax|fees|steuern)|^(?:all )?(?:prices|fares|rates|preise|tarife|prix|precios|tarifas|prezzi|precos)\s?[:=]?\s(?:(?:is|are|shown|quoted|in|en|em|per person|pp) ){0,3}[a-z$€£]{1,4},?\s(?:with |and )?(?:all )?(?:tax(?:es)?|fees|steuern|impuestos|tasas|tasse)(?: (?:and|&) [a-z]{3,10})? (?:are )?(?:incl|inkl|compris)[a-z]{0,6}\W*$|^(?:all |alle |tous les |todos los |tutti i |todos os )?(?:prices|fares|rates|preise|tarife|prix|precios|tarifas|prezzi|precos)\s[^.;$€£\d]{2,70}\b(?:taxes|fees|steuern|impuestos|tasas|tasse|impostos|taxas) (?:are )?(?:incl|inkl|compris|inbegr)[a-z]{0,7}(?:, (?:in )?(?:economy|business|first)(?: class)?)?\W*$/;

/** `Fare per person: USD 912.00 (taxes included)`: a label, the price and its taxes. */
const LABELLED_AMOUNT = compactPattern(
  /^(?:total|totale|price|fare|cost|(?:gesamt|flug)?preis|gesamt|tarif[ae]?|prix|precio|importe|valor|costo?|prezzo|quota|preco)s?(?: [a-z]{2,12}){0,4}(?:\s?[:=]\s?|\s)(?:[a-z]{2,3}\s?)?[$€£₹]?\s?\d[\d.,' ]{0,14}(?:\/-)?(?:\s?[$€£]|\s[a-z]{3}\b)?(?:\s(?:pp|each|(?:per|por|par|pro|a) [a-z]{2,10}))?,?\s\(?(?:all |alle |todos los |toutes |tutte le )?(?:tax(?:es)?|steuern|impuestos|tasas|tasse|impostos|taxas)(?: (?:and|&|und|et|y|e) [a-z]{3,10})? (?:incl?(?:uded)?|inkl(?:usive)?|inbegriffen|incluid[oa]s|inclus[aeio]s?|comprises)\W*$/,
);

/** F-242: `Parcelamento em até 10x sem juros`: how it is paid. */
const INSTALMENTS =
  /\b\d{1,2}\s?x\b.{0,24}\b(?:juros|interes(?:es)?|interest|cartao|tarjeta|cuotas|parcelas|rate)\b|^(?:parcel|pago en cuotas|\d{1,2} cuotas)/;

/** `+£40pp 20kg bag`, `Seat selection: GBP 12.00 per person`: what it costs more. */
export const isSupplement = (folded: string): boolean =>
  /^\+\s?(?:[$€£]|[a-z]{3}\s?)\s?\d/.test(folded) || EXTRA_AT.test(folded);
const EXTRA_AT = compactPattern(
  /^(?:(?:extra|standard|advance|paid|preferred|hot|airport|vip) ){0,2}(?:seats? (?:selection|choice|reservations?|assignments?)|priority boarding|lounge(?: access)?|fast track|meals?|snacks?)(?: on board)?\s?[:=@–-]?\s?(?:(?:from|at|is|are|costs?|for) )?(?:(?:(?!for|per)[a-z]{3}\s?|[$€£₹]\s?)\d[\d.,]{0,9}|\d[\d.,]{0,9}(?:\s?[$€£]|\s?(?:eur|usd|gbp|chf|cad|aud|nzd|euros?)\b))(?:\s(?:pp|p\.p\.|ea|each(?: way)?|(?:per|a) [a-z]{3,10})){0,2}\W*$/,
);

export const isLoneAmount = (folded: string): boolean => LONE_AMOUNT.test(folded);

/** Of the parts of a line. */
export const isPartOfPrice = (folded: string): boolean =>
  isLoneAmount(folded) || FEES_ONLY.test(folded) || TAXED_AMOUNT.test(folded);

/** Of what would be an inclusion. */
export const isPrice = (folded: string): boolean =>
  TAXED_PRICES.test(folded) ||
  ALL_IN_AMOUNT.test(folded) ||
  COUNTED_AMOUNT.test(folded) ||
  COUNTED_AGE.test(folded) ||
  AMOUNT_COUNTED.test(folded) ||
  INSTALMENTS.test(folded) ||
  LABELLED_AMOUNT.test(folded);
