/**
 * Text that no traveler should see: net rates and commissions, card numbers, passport numbers, birth dates. `PASSPORT VALID 6 MONTHS` and
 * `we need dates of birth` are no such data. In a reservation they stand in `SSR DOCS` and behind names, `SMITH/ANNMISS*14MAR16`. Works on
 * folded text, line by line.
 */

import type { WarningCode } from '../model/answer.ts';
import { allMatches } from '../text/all-matches.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { DIGIT, LinePattern, lookAtLine, SLASH, STAR } from '../text/line-look.ts';
import type { Mention } from './annotation.ts';

export type SensitiveCode = Extract<WarningCode, `sensitive-${string}`>;

export interface SensitiveMention extends Mention {
  readonly code: SensitiveCode;
  /** Nothing around it is private: a date behind a name on a screen. */
  readonly standsAlone: boolean;
}

const NOTHING: readonly never[] = [];
const HINT =
  /\bnet|\bsto\b|earn|bonus|spiff|incentive|advis|comm|profit|comision|comissao|provvigion|provision|mark-?up|margin|overrid|buy|agen[tc]|\d{4}|cvv|cvc|passport|pasaporte|passeport|passaporto|passaporte|reisepass|birth|born|dob\b|geb|naci|nasci|ne\b|nee\b|neto|netto|netta/;
const NET = compactPattern(
  /\b(?:sto (?:rates?|prices?|tariffs?|costs?)\b|sto\s?:?\s?(?:usd|zar|eur|gbp|us\$|[$€£])\s?\d|(?:our |your |special |sto |dmc |all )?nett? (?:rates?|prices?|fares?|costs?|amount|tariff|per person|to (?:you|agent|agency)|pp\b|p\.p|of commission|payable|total|\d|usd|eur|gbp|aud|cad|nzd|chf|zar|aed|inr|rs\b|(?:nok|sek|dkk|isk|pln|czk|huf|thb|sgd|hkd|jpy|cny|krw|idr|myr|php|vnd|lkr|npr|mur|scr|kes|tzs|bwp|nad|egp|qar|omr|sar|kwd|jod|ils|brl|ars|clp|mxn|crc|fjd)\b|(?:us|nz|[acrs])?\$|[€£₹])|(?:rates?|prices?|fares?|all|quoted|are|is)(?: are| is| quoted)? (?:strictly )?nett?\b(?! ?work)|nett? (?:is|at|comes to|works out at) (?:[a-z]{3}\s?|[$€£₹]\s?)?\d|nett?:|(?<=^\W{0,6})nett?\b(?! (?:weight|area|size|floor|living|surface|carry))[^\d\n]{0,40}\d[\d.,' ]*(?:usd|eur|gbp|aud|cad|nzd|chf|inr|zar|[$€£₹])?$|\d[\d.,]*(?<![.,]) nett?\b(?![\s:=]{0,3}(?:(?:at|of|is)\s)?(?:[a-z]{3}\s?|[$€£₹]\s?)?\d)|net[- ]net|tarifas? netas?|precios? netos?|tariff[ae] nett[ae]|prezz[oi] nett[oi]|nettopreise?|nettotarife?|(?:tarifas|precos|tariffe|prezzi|precios|tarifs|prix|tarieven|prijzen) net\b(?! ?(?:de|des|di|work))|netto(?:rate|raten)?\b|prix nets?\b|tarifs? nets?\b|precos? netos?|(?:\d{1,2}(?:[.,]\d)?\s?% (?:de |di |agency |agent |travel agent )?(?:comm?\b|commission|comision|comissao|provvigione|commissione|provision|margin(?! of error)|mark-?up))|(?:(?<![.@])comm?\.?|commission|comision|comissao|provvigione|commissione|provision|kommission)\s?(?:of|von|de|del|di|is|at|:|-)?\s?(?:of )?(?:[$€£]\s?|(?:usd|eur|gbp|aud|cad|nzd|chf|zar|aed|inr|nok|sek|dkk|isk|pln|czk|huf|thb|sgd|hkd|jpy|cny|krw|idr|myr|php|vnd|lkr|npr|mur|scr|kes|tzs|bwp|nad|egp|qar|omr|sar|kwd|jod|ils|brl|ars|clp|mxn|crc|fjd)\s{0,3})?\d{1,4}|(?:non[- ])?commissionable|(?:no )?comisionables?|comissionave(?:l|is)|provisionsfahig|commissionabili?|(?:agent|agency|your|bonus|plus|earn|double|extra|standard) commission|commission (?:paid|payable|included|level|protected|to agents)|(?<!\bnon[- ])profit(?: per (?:pax|person|passenger|adult|ticket|booking))?\s?(?:of|:|-|is|=)?\s?(?:[a-z]{3}\s?|[$€£]\s?)\d[\d.,]*(?![\d.,]| (?:go(?:es)?|is|are|will|per .{2,12}) (?:be )?(?:to|donated|given)\b)|(?:mark[- ]?up|margin|override|buy rate|buying rate|agent (?:price|cost|rate|net)|agency (?:price|cost|rate))\s?(?:of|:|-|is)?\s?[$€£]?\s?(?:[a-z]{3} )?\d)/g,
);
/** `NETT (trade only)   GBP 388 + 90 tax`, `Netto für Agenturen: 388 EUR + …`, `Your cost (net) 388`: the word before the first amount of a line. */
const NET_AMOUNT = compactPattern(
  /^\W{0,6}(?:buy(?:ing)?(?: (?:price|rate|fare))?\s?[:=]|nett?o?\b(?! (?:weight|area|size|floor|living|surface|carry|gewicht|peso))|[a-z][a-z ]{0,20} ?\(nett?o?\))[^\d\n]{0,30}?(?:\b(?:usd|eur|gbp|aud|cad|nzd|chf|inr|zar|aed|nok|sek|dkk|isk|pln|czk|huf|thb|sgd|hkd|jpy|cny|krw|idr|myr|php|vnd|lkr|npr|mur|scr|kes|tzs|bwp|nad|egp|qar|omr|sar|kwd|jod|ils|brl|ars|clp|mxn|crc|fjd)\s{0,12}\d|[$€£₹]\s{0,12}\d|(?<![\d.,])\d[\d.,' ]{0,11}(?:[$€£₹]|(?:usd|eur|gbp|aud|cad|nzd|chf|inr|zar|aed|nok|sek|dkk|isk|pln|czk|huf|thb|sgd|hkd|jpy|cny|krw|idr|myr|php|vnd|lkr|npr|mur|scr|kes|tzs|bwp|nad|egp|qar|omr|sar|kwd|jod|ils|brl|ars|clp|mxn|crc|fjd)\b)|(?<![\d.,])\d{1,5}[.,]\d\d(?![\d.,]))|^\W{0,6}(?:buy(?:ing)?(?: (?:price|rate|fare))?\s?[:=]|[a-z][a-z ]{0,20} ?\(nett?o?\))[^\d\n]{0,12}(?<![\d.,])\d{2,5}(?![\d.,%/:-]|\s?(?:k?g|seats?|days?|nights?|weeks?|hours?|hrs?)\b)/g,
);
/** What an agency gets for a booking, of whatever name: `Advisors: earn 12% plus a $40 bonus`; points, miles and what is off are the traveler's. */
const EARNINGS = compactPattern(
  /\b(?:(?:advis[eo]rs?|agents?|agencies|travel (?:professionals?|partners?|trade|consultants?))\W{1,3}(?:[a-z']{2,9} ){0,2}(?:earns?|receives?|gets?)\b[^.;\d]{0,24}(?:\d{1,2}(?:\.\d)?\s?%|[$€£]\s?\d{1,4}(?!\d))(?! (?:off|discount|(?:[a-z]+ )?(?:points|miles|avios|rewards|vouchers?)\b))|earns? (?:(?:an?|up to|your|extra|additional) ){0,2}\d{1,2}(?:\.\d)?\s?%(?! (?:off|discount|cash ?back|back|in|credits?|(?:[a-z]+ )?(?:points|miles|avios|rewards|credits?|vouchers?))\b)|(?:agent|advis[eo]r) (?:bonus|spiff|incentive)s?\b[^.;\d]{0,12}[$€£]?\d)/g,
);
const ABOUT_EARNINGS = new LinePattern(/earn|bonus|spiff|incentive|advis|agent|agenc|travel p|travel [tc]/);
/** Words that each of these needs: a year alone is a hint too, and the patterns are long. */
const ABOUT_NET = new LinePattern(
  /\b(?:net|sto\b|com|prof|prov[vi]|kommission|mark[- ]?up|margin|override|buy|agen[tc]|sell)/,
);
const ABOUT_CARD = new LinePattern(/\b(?:cv[vc]|security code|card |kartennummer|numero )/);
const ABOUT_PASSPORT = new LinePattern(/\b(?:passp|pasap|reisep|pp)/);
const ABOUT_BIRTH = new LinePattern(/\b(?:d\.?o\.?b|date |birth|born|geb|nee? le|nacid|fecha |nat[oa] |data |nascid)/);
const CARD_DIGITS = /\d{4}/;
const SCREEN_DIGITS = /\d{13}/;
/** In one, or in the groups that are printed on cards; other figures a blank apart are times and fares. */
const CARD =
  /(?<![\d.,/-]|\d{4} )(?:\d{13,19}|\d{4}(?<by>[ -])\d{4}\k<by>\d{4}\k<by>\d{4}(?:\k<by>\d{1,3})?|\d{4}(?<in>[ -])\d{6}\k<in>\d{4,5})(?![\d/-]| \d{4} \d{4})/g;
/** The form of payment on a screen: `FP CCVI4111111111111111/1228`, `FOP:-VI4111111111111111/D1228`. */
const SCREEN_CARD =
  /\b(?:cc)?(?:vi|ca|ax|dc|di|mc|jc|tp)(?<number>\d{13,19})(?!\d)(?<expiry>\/d?(?:0\d|1[0-2])\d\d(?!\d))?/g;
const CARD_CODE =
  /\b(?:cvv2?|cvc2?|security code|card (?:no|number|#)|kartennummer|numero de (?:la )?tarjeta|numero (?:della )?carta)\W{0,4}\d{3,4}\b/g;
const PASSPORT =
  /\b(?:passports?|pasaportes?|passeport|passaport[oe]|reisepass(?:nummer)?|ppt|pp ?(?:no|nr|#))\s?(?:no|nr|num(?:ber|ero)?|#|n[°ºo]|de|di|:|\.|is|-|\||\s){0,6}\s?(?<id>[a-z]{0,3}\s?\d{5,9}[a-z]?|(?=(?:[a-z]*\d){3})[a-z0-9]{8,10})\b/g;
const BIRTH = compactPattern(
  /\b(?:d\.?o\.?b\.?|date of birth|birth ?date|birthday|born(?: on)?|geb(?:oren|urtsdatum)?\.?(?: am)?|nee? le|date de naissance|nacid[oa](?: el)?|fecha de nacimiento|nat[oa] (?:il|a)|data di nascita|nascid[oa](?: em)?|data de nascimento)\W{0,5}(?:\d{1,2}(?:st|nd|rd|th)?[\s./-]{1,2}(?:\d{1,2}|[a-z]{3,9})\.?[\s./-]{1,2}(?:19|20)?\d{2}\b|[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d\d|(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2})/g,
);

const DOCS = /\bdocs\b.{0,40}?\/p\/[a-z]{2,3}\/[a-z0-9]{5,12}\//g;
const DOCS_BIRTH = /\/\d{2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\d{2,4}\/[mfx]i?\b/g;
const NAME_BIRTH =
  /(?<=[a-z])\*(?:yth|c\d\d|inf)?\d{2,4}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\d{2}\b|(?<=\((?:adt|chd|cnn|inf|yth|ins))\/\d{2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\d{2}(?=\))/g;
/** What all the patterns here need a word or figures of. */
const MAY_HOLD = new LinePattern(
  HINT,
  '\\b(?:net|sto\\b|earn|bonus|spiff|incentive|advis|agenc|travel [ptc]|com|profit|provv|provi|kommission|mark|margin|override|buy|sell|agent|cvv|cvc|security|card|karten|numero|passp|pasap|reisep|ppt|pp ?[n#]|d\\.?o\\.?b|date|birth|born|geb|nee? le|nacid|fecha|nat[oa] |data|nascid|docs)|\\d{4}',
);
const SCREEN_HINT = /docs|[*/]\w{0,5}\d(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\d\d/;
/** Signs of a screen: the names and birth dates of its passengers stand behind them. */
const SCREEN_SIGNS = STAR | SLASH;

/** `look` is what the folded text may hold, where it was looked at already. */
export function findSensitive(folded: string, look = lookAtLine(folded)): readonly SensitiveMention[] {
  const mayBeScreen = (look.signs & SCREEN_SIGNS) !== 0;
  if (!mayBeScreen && !MAY_HOLD.mayMatch(look)) return NOTHING;
  const isScreen = (mayBeScreen || folded.includes('docs')) && SCREEN_HINT.test(folded);
  if (!isScreen && !HINT.test(folded)) return NOTHING;
  const found: SensitiveMention[] = [];
  const add = (code: SensitiveCode, regex: RegExp, isReal: (match: RegExpExecArray) => boolean = () => true): void => {
    for (const match of allMatches(regex, folded))
      if (isReal(match))
        found.push({ code, from: match.index, to: match.index + match[0].length, standsAlone: regex === NAME_BIRTH });
  };
  const isAboutNet = ABOUT_NET.test(look, folded);
  if (isAboutNet) add('sensitive-net-rate', NET);
  if (found.length === 0 && isAboutNet) add('sensitive-net-rate', NET_AMOUNT);
  // `earn 10% commission` is told by its commission.
  if (found.length === 0 && ABOUT_EARNINGS.test(look, folded)) add('sensitive-net-rate', EARNINGS);
  const hasFigures = (look.signs & DIGIT) !== 0 && CARD_DIGITS.test(folded);
  if (hasFigures) add('sensitive-card', CARD, ([digits]) => isCardNumber(digits));
  // Where a month and year stand behind it, a number with a digit wrong or masked is one as well.
  if (hasFigures && SCREEN_DIGITS.test(folded))
    add('sensitive-card', SCREEN_CARD, ({ groups }) => !!groups?.['expiry'] || isCardNumber(groups?.['number'] ?? ''));
  if (ABOUT_CARD.test(look, folded)) add('sensitive-card', CARD_CODE);
  if (ABOUT_PASSPORT.test(look, folded)) add('sensitive-passport', PASSPORT);
  if (ABOUT_BIRTH.test(look, folded)) add('sensitive-birth-date', BIRTH);
  if (isScreen) {
    add('sensitive-passport', DOCS);
    add('sensitive-birth-date', DOCS_BIRTH);
    add('sensitive-birth-date', NAME_BIRTH);
  }
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
