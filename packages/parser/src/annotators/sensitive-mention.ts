/**
 * Text that no traveler should see: net rates and commissions, card numbers, passport numbers, birth dates. `PASSPORT VALID 6 MONTHS` and
 * `we need dates of birth` are no such data. Works on folded text, line by line.
 */
import type { WarningCode } from '../model/answer.ts';
import { allMatches } from '../text/all-matches.ts';
import type { Mention } from './annotation.ts';

export type SensitiveCode = Extract<WarningCode, `sensitive-${string}`>;

export interface SensitiveMention extends Mention {
  readonly code: SensitiveCode;
}

const HINT =
  /\bnet|comm|comision|comissao|provvigion|provision|mark-?up|margin|overrid|buy|agent|\d{4}|cvv|cvc|passport|pasaporte|passeport|passaporto|passaporte|reisepass|birth|born|dob\b|geb|naci|nasci|ne\b|nee\b|neto|netto|netta/;
const NET =
  /\b(?:(?:our |your |special |sto |dmc |all )?nett? (?:rates?|prices?|fares?|costs?|amount|tariff|per person|to (?:you|agent|agency)|pp\b|p\.p|of commission|payable|total|\d|usd|eur|gbp|aud|cad|inr|[$€£])|(?:rates?|prices?|fares?|all|quoted|are|is)(?: are| is| quoted)? (?:strictly )?nett?\b(?! ?work)|nett?:|\(nett?\)|\d[\d.,]* nett?\b|net[- ]net|tarifas? netas?|precios? netos?|tariff[ae] nett[ae]|prezz[oi] nett[oi]|nettopreise?|nettotarife?|netto(?:rate|raten)?\b|prix nets?\b|tarifs? nets?\b|precos? netos?|(?:\d{1,2}(?:[.,]\d)?\s?% (?:de |di |agency |agent |travel agent )?(?:comm?\b|commission|comision|comissao|provvigione|commissione|provision))|(?:comm?\.?|commission|comision|comissao|provvigione|commissione|provision|kommission)\s?(?:of|von|de|del|di|is|at|:|-)?\s?(?:of )?(?:[$€£]\s?)?\d{1,4}|(?:non[- ])?commissionable|(?:no )?comisionables?|comissionave(?:l|is)|provisionsfahig|commissionabili?|(?:agent|agency|your|bonus|plus|earn|double|extra|standard) commission|commission (?:paid|payable|included|level|protected|to agents)|(?:mark[- ]?up|margin|override|buy rate|buying rate|agent (?:price|cost|rate|net)|selling rate|sell at)\s?(?:of|:|-|is)?\s?[$€£]?\s?(?:[a-z]{3} )?\d)/g;
const CARD = /(?<![\d.,/-])\d(?:[ -]?\d){12,18}(?![\d/-])/g;
const CARD_CODE =
  /\b(?:cvv2?|cvc2?|security code|card (?:no|number|#)|kartennummer|numero de (?:la )?tarjeta|numero (?:della )?carta)\W{0,4}\d{3,4}\b/g;
const PASSPORT =
  /\b(?:passports?|pasaportes?|passeport|passaport[oe]|reisepass(?:nummer)?|ppt|pp ?(?:no|nr|#))\s?(?:no|nr|num(?:ber|ero)?|#|n[°ºo]|de|di|:|\.|is|-|\||\s){0,6}\s?(?<id>[a-z]{0,3}\s?\d{5,9}[a-z]?)\b/g;
const BIRTH =
  /\b(?:d\.?o\.?b\.?|date of birth|birth ?date|birthday|born(?: on)?|geb(?:oren|urtsdatum)?\.?(?: am)?|nee? le|date de naissance|nacid[oa](?: el)?|fecha de nacimiento|nat[oa] (?:il|a)|data di nascita|nascid[oa](?: em)?|data de nascimento)\W{0,5}(?:\d{1,2}(?:st|nd|rd|th)?[\s./-]{1,2}(?:\d{1,2}|[a-z]{3,9})\.?[\s./-]{1,2}(?:19|20)?\d{2}\b|[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d\d|(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2})/g;

export function findSensitive(folded: string): SensitiveMention[] {
  if (!HINT.test(folded)) return [];
  const found: SensitiveMention[] = [];
  const add = (code: SensitiveCode, regex: RegExp, isReal: (match: RegExpExecArray) => boolean = () => true): void => {
    for (const match of allMatches(regex, folded))
      if (isReal(match)) found.push({ code, from: match.index, to: match.index + match[0].length });
  };
  add('sensitive-net-rate', NET);
  if (/\d{4}/.test(folded)) add('sensitive-card', CARD, ([digits]) => isCardNumber(digits));
  add('sensitive-card', CARD_CODE);
  add('sensitive-passport', PASSPORT);
  add('sensitive-birth-date', BIRTH);
  return found.sort((a, b) => a.from - b.from);
}

/** The check digit of ISO/IEC 7812 (Luhn), and a first digit that card schemes use. */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (!/^[3-6]/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}
