/**
 * Amounts of money and ranges of them, sign or code before or after: `$1,299`, `EUR 39.90`, `7,50 €`, `₹98,500`, `£34`, `$50-60`,
 * `GBP 275-350`, `CHF 12`, `2 814,48 €`. Case matters for codes, so it works on the text as it is.
 */

import { CURRENCY_SIGNS, findCurrency } from '@waypage/gazetteer';
import type { Money } from '../model/money.ts';
import { codeAt, hasDigit, isLetter } from '../text/character-class.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { NumberedRegex } from '../text/numbered-regex.ts';
import { alternation, type Mention } from './annotation.ts';
import { withCents } from './cents-behind.ts';
import { isAirport } from './currency-or-airport.ts';
import { hourBeforeSign } from './hour-before-sign.ts';
import { endsSaidNumber } from './said-number.ts';

export interface MoneyMention extends Mention {
  readonly money: Money;
  /** The sign or code as written. */
  readonly sign: string;
}

/** Codes that are also words in capitals (ALL, TOP, ...) are left out. */
export const CURRENCY_CODES =
  'USD|EUR|GBP|JPY|CNY|INR|AUD|CAD|NZD|SGD|HKD|CHF|SEK|NOK|DKK|ISK|THB|MXN|BRL|ZAR|AED|KRW|IDR|MYR|PHP|VND|TRY|PLN|CZK|HUF|ILS|SAR|QAR|OMR|KWD|BHD|XPF|FJD|KES|TZS|UGX|MAD|EGP|COP|PEN|CLP|ARS|LKR|NPR|TWD|RON|BGN|RSD|JOD|TND|MUR|CRC|GTQ|DOP|JMD|UYU|BOB|NAD|BWP|RUB|UAH|GEL|KHR|LAK|PKR|BDT|BTN|MVR|ETB|RWF|GHS|NGN|XOF|XAF|VUV|PGK|BZD|TTD|XCD|BBD|NIO|HNL|PYG|MNT|KZT|UZS|AMD|AZN|MKD|MOP|BND|MMK|SCR|MGA|MWK|ZMW|MZN|DZD|RMB';
/** Those that people type in small letters and that no language has as a word: `fare usd 450`. */
const SMALL_CODES =
  'usd|eur|gbp|cad|aud|nzd|sgd|hkd|chf|inr|aed|zar|jpy|thb|mxn|brl|myr|idr|nok|dkk|sek|isk|pln|czk|huf|clp|php|krw|twd|vnd|lkr|npr|pkr|kes|fjd|sar|qar|kwd|bhd|omr|egp|Usd|Eur|Gbp|Inr|Aed|Chf|Php|Thb|Zar|Myr';
const WORDS: Readonly<Record<string, string>> = {
  euro: 'EUR',
  euros: 'EUR',
  Euro: 'EUR',
  Euros: 'EUR',
  EURO: 'EUR',
  EUROS: 'EUR',
  'US-Dollar': 'USD',
  Dollar: 'USD',
  dollari: 'USD',
  dólares: 'USD',
  dolares: 'USD',
  sterline: 'GBP',
  libras: 'GBP',
  Franken: 'CHF',
  franchi: 'CHF',
  rand: 'ZAR',
  ringgit: 'MYR',
  soles: 'PEN',
  dirham: 'AED',
  dollars: 'USD',
  dollar: 'USD',
  'us dollars': 'USD',
  'US dollars': 'USD',
  'US Dollars': 'USD',
  'canadian dollars': 'CAD',
  'Canadian dollars': 'CAD',
  'australian dollars': 'AUD',
  'Australian dollars': 'AUD',
  'new zealand dollars': 'NZD',
  'New Zealand dollars': 'NZD',
  'singapore dollars': 'SGD',
  'Singapore dollars': 'SGD',
  'swiss francs': 'CHF',
  'Swiss francs': 'CHF',
  quid: 'GBP',
  pounds: 'GBP',
  yen: 'JPY',
  rupees: 'INR',
  'lakh rupees': 'INR',
  'lakhs rupees': 'INR',
  'lakh INR': 'INR',
  'lakhs INR': 'INR',
  'crore rupees': 'INR',
  baht: 'THB',
  francs: 'CHF',
  franken: 'CHF',
  reais: 'BRL',
  dirhams: 'AED',
  pesos: 'MXN',
  yuan: 'CNY',
  koruna: 'CZK',
  korun: 'CZK',
  koruny: 'CZK',
  forint: 'HUF',
  forints: 'HUF',
  zloty: 'PLN',
  kronor: 'SEK',
};
const SIGN = alternation(Object.keys(CURRENCY_SIGNS));
const NUMBER =
  "\\d{1,2}(?:,\\d{2}){1,3},\\d{3}(?!\\d)|\\d{1,3}(?:[ .,'’]\\d{3}){1,4}(?:[.,]\\d{1,2})?(?![\\d])|\\d{1,9}(?:[.,]\\d{1,2})?(?!\\d)";
/** `CAD$` says in letters which dollar it means. */
const CODED_DOLLAR = '(?:USD|AUD|CAD|NZD|SGD|HKD|MXN)\\s?\\$';
/** South African rand, only before figures with a thousands mark or cents, for each person, or alone in a cell: `R12,990`, `R1090.00`, `R180 pp`, `| R3500 |`. */
const OF_TRAVELERS =
  '(?:p\\.?/?p(?![a-z])|per person|each|(?:incl|all[ -]in|total|for (?:the |all )?(?:both|all|\\d|two|three|four|five|six|family|group))(?![a-z]{3}))';
/** In small letters only where the words behind it are those of a price: `r 24 860 pp`, `r49 720 for the two`. */
const RAND = `R(?=\\s?\\d{1,3}[ ,]\\d{3}(?!\\d)|\\s?\\d{2,5} ?(?:p\\.?/?p(?![a-z])|pppn|ppn|per (?:person|night|room|unit|couple)|each)|\\d{3,5}\\.\\d{2}(?!\\d))|(?<=(?:[|\\t])\\s?)R(?=\\d{4,5}\\s?(?:[|\\t]|$))|r(?=\\s?\\d{1,3}[ ,]\\d{3}(?:\\.\\d\\d)? ?${OF_TRAVELERS}|\\d{3,5} ?(?:p\\.?/?p(?![a-z])|per person|each))`;
/** Philippine pesos as their own lists write them, only right before figures with a thousands mark, or for each person or night: `P71,400`, `P400 per person`. */
const PESOS =
  'P(?=\\d{1,3},\\d{3}(?!\\d)|\\d{2,5} ?(?:p\\.?/?p(?![a-z])|per (?:person|night|pax|head)|each|/ ?(?:night|person|pax)))';
/** Swiss francs, only before figures with an apostrophe or a dash for the cents: `Fr. 845.-`, `Fr. 1'845`; `Fr. 12.` is a Friday. */
const FRANCS = "Fr(?=\\.?\\s?\\d{1,3}(?:['’]\\d{3})*[.,][-–—]|\\.?\\s?\\d{1,3}['’]\\d{3})";
/** Rupees in capitals or small letters: `RS. 1,39,000`, `rs 48,500`, T-580: `rs 9500 pp`. */
const RUPEES = '(?:RS|rs)(?=\\.?\\s?(?:\\d{1,3},\\d|\\d{3,6} ?(?:p\\.?/?p(?![a-z])|per person|each)))';
const UNIT = `(?:${CODED_DOLLAR}|${SIGN}|${RAND}|${PESOS}|${FRANCS}|${RUPEES}|(?:${CURRENCY_CODES}|${SMALL_CODES})(?![A-Za-z]))`;
/** `euro 380,00` as Italian and Dutch write it; `Euro 2028` is played. */
const EURO = '(?:[Ee]uro|EURO)(?=\\s{1,9}(?!20[2-4]\\d(?![\\d.,]))\\d)';
/** `489E TTC/pers au lieu de 629E`: the letter alone, as short messages write it, where the words beside it are those of a price. */
const SHORT_EURO =
  '(?:[Ee](?=\\s?(?:(?:\\/|par )\\s?(?:pers|adult|nuit|pax|semaine|p\\b)|TTC|ttc|p\\/p\\b|p\\.?p\\b|p\\.\\s?P\\.|a persona|por persona|por pessoa|pro Person|[^\\d.;!?]{0,30}(?:au lieu d[eu]|invece di|statt|en vez de) \\d[\\d .,]{1,6}(?:[Ee]\\b|€|[Ee][Uu][Rr])))|(?<=(?:au lieu d[eu]|[àÀ] partir de|[Aa] partir d[aei]|\\b[Dd][èe]s|\\b[Pp]rix|\\bans ?[:=]|\\b[Ss]uppl?[a-zé.]{0,8} (?:single|sgl|indiv[a-z.]{0,8})) ?:?\\s?\\d[\\d .,]{1,6})[Ee])';
const TO = '\\s?(?:-|–|—|to)\\s?';
/** `EUR 612.00 EUR 48.50`: the second code is that of the next amount. */
const CENTS_BEHIND = '\\s?\\d{1,3}(?:[,.]?\\d{3}){0,2}[.,]\\d{2}(?!\\d)';
/** `OCT/NOVUSD738`: the cells of a table that were copied without what parts them. */
const BEHIND_MONTH =
  '(?<=(?:JAN|ENE|FEB|MAR|APR|ABR|AVR|MAY|MAI|JUN|JUL|AUG|AGO|SEP|SET|OCT|OKT|OUT|NOV|DEC|DIC|DEZ)(?=[A-Z]{3}\\d))';
const BEFORE = `(?:(?<![A-Za-z0-9\\u00c0-\\u024f])|${BEHIND_MONTH})(?<u1>${UNIT}|${EURO})\\.?\\s{0,9}(?<a1>${NUMBER})(?:[,.][-–—])?(?:${TO}(?:~)?(?:${UNIT}\\.?)?\\s?(?<b1>${NUMBER})(?!\\s?(?:-|–)?\\s?(?:day|night|hour|min|h\\b|pm|am|km)))?(?:[^\\S\\t](?<c1>${CURRENCY_CODES})(?![A-Za-z]|${CENTS_BEHIND}))?`;
/** Dots may lead to the amount (`Hotel ..... 450 EUR`), one alone is of another figure. A unit in a column of its own, `899 ⇥ EUR`, is the amount's; one with figures behind it belongs to those: `2027 ⇥ EUR 899`. */
const TO_UNIT = '(?:[^\\S\\t]?|\\t(?=\\D{1,9}(?:\\t|$)))';
const AFTER = `(?<![A-Za-z0-9\\u00c0-\\u024f,:/])(?<!(?:^|[^.])\\.)(?<a2>${NUMBER})(?:[,.][-–—]{1,2})?(?:${TO}(?<b2>${NUMBER})(?:[,.][-–—])?)?${TO_UNIT}(?<u2>${UNIT}|(?<=\\d{3})\\/-|(?<=\\d{3}):-(?!\\d)|(?:${Object.keys(WORDS).join('|')})|${SHORT_EURO})(?:(?![A-Za-z0-9\\u00c0-\\u024f])|(?<=[€£])(?=(?:ttc|TTC|HT|pp|PP|pP|p\\.|pers|Pers|pax|PAX|pro|je)(?![a-z])))`;
const MONEY = new NumberedRegex(`${BEFORE}|${AFTER}`, 'g');
const GROUPS = {
  signs: [MONEY.group('u1'), MONEY.group('u2')],
  amounts: [MONEY.group('a1'), MONEY.group('a2')],
  uppers: [MONEY.group('b1'), MONEY.group('b2')],
  codeAfter: MONEY.group('c1'),
} as const;
/** A sign, or letters that may be one beside a figure: without them no amount is there. */
const LETTERS = `${CURRENCY_CODES}|${alternation(Object.keys(CURRENCY_SIGNS).filter((sign) => /^\p{L}+$/u.test(sign)))}`;
const MAY_HOLD = compactPattern(
  `[$€£¥₹₩฿₫₺₱₪₽₦₴₡₲₾₸₮₭៛৳]|S\\/|\\d{3}\\/-|\\d{3}:-|Fr\\.?\\s?\\d|[Rr][Ss]?\\.?\\s?\\d{1,3}[ ,]\\d|(?:[Rr]\\s?|rs\\.?\\s?)\\d{2,6} ?(?:p[./]?p|per|each)|R\\d{3,5}(?:\\.\\d\\d|\\s?(?:[|\\t]|$))|P\\d{1,3},\\d{3}|P\\d{2,5} ?(?:p[./]?p|per|each|\\/)|(?:${LETTERS}|(?<![a-z])(?:${SMALL_CODES}))\\.?\\s{0,9}\\d|(?:[Ee]uro|EURO)\\s{1,9}\\d|\\d(?:[,.][-–—]{1,2})?\\s?(?:${LETTERS}|${SMALL_CODES}|${Object.keys(WORDS).join('|')}|${SHORT_EURO})`,
);

/** False where the text and each part of it surely hold no amount. */
export const mayHoldMoney = (text: string): boolean => hasDigit(text) && MAY_HOLD.test(text);

/** At most `limit` amounts, from the start of the text. */
export function findMoney(text: string, limit = Number.POSITIVE_INFINITY): readonly MoneyMention[] {
  if (!mayHoldMoney(text)) return NONE;
  const found: MoneyMention[] = [];
  const { regex } = MONEY;
  regex.lastIndex = 0;
  for (let match = regex.exec(text); match !== null && found.length < limit; match = regex.exec(text)) {
    // `21 August 2027 Rs. 36,000`: the sign is that of the next figure.
    const end = match.index + match[0].length;
    const other = FIGURE_NEXT.test(text.slice(end, end + 4))
      ? otherBeforeSign(text, match) || countBeforeSign(text, match.index, end)
      : 0;
    if (other > 0) {
      regex.lastIndex = other;
      continue;
    }
    const mention = readMatch(match, text);
    if (mention === null) continue;
    const isAfter = match[GROUPS.signs[1]] !== undefined;
    const whole = isAfter ? withCents(withUpperEnd(mention, text), text) : withShortUpperEnd(mention, text);
    found.push(whole);
    if (whole !== mention || whole.to < regex.lastIndex) regex.lastIndex = whole.to;
  }
  return found;
}

const NONE: readonly never[] = [];
const LEAST_WHOLE = 1000;

function readMatch(match: RegExpExecArray, text: string): MoneyMention | null {
  const to = match.index + match[0].length;
  const sign = match[GROUPS.codeAfter] ?? eitherOf(match, GROUPS.signs) ?? '';
  const currencies = currenciesOf(sign);
  if (currencies === null || isPercentage(text, to) || endsSaidNumber(text, match.index)) return null;
  if (isCode(text, match.index, to) || isYear(text, match, to)) return null;
  // 'MAD 05:15', 'MAD 05h15' is an airport with a time, `1 stop MAD   17h 25m` one with a length.
  if (to < text.length && CLOCK_REST.test(text.slice(to, to + 3))) return null;
  if (sign.length === 3 && isAirport(text, match.index, to)) return null;
  const figures = eitherOf(match, GROUPS.amounts) ?? '';
  const short = shorthandAt(text, to, currencies, figures);
  const factor = FACTORS[unitOf(short) || sign.slice(0, 2)] ?? 1;
  const upper = eitherOf(match, GROUPS.uppers);
  const low = readAmount(figures);
  // `1,080 371,0`: figures in marks of two kinds tell no amount.
  if (Number.isNaN(low)) return null;
  // `₹95,000 to ₹1.17 lakh`: the unit is that of the upper end alone.
  const amount = upper !== undefined && low >= LEAST_WHOLE ? low : scaled(low, factor);
  const max = upper === undefined ? null : scaled(readAmount(upper), factor);
  const isBefore = match[GROUPS.signs[0]] !== undefined;
  const isFall = max !== null && max < amount && isBefore && FALLS.test(match[0]);
  // `£499 - 3 May 2027`: the lower figure behind the dash is another thing's.
  const end = max !== null && max < amount && isBefore && !isFall ? ALONE.exec(match[0])?.[0].length : undefined;
  if (max !== null && !isBefore && (max < amount || isYearOfDate(text, match) || isClockBefore(match, text)))
    return {
      from: match.index + match[0].indexOf(upper ?? '', (eitherOf(match, GROUPS.amounts) ?? '').length),
      to: to + (short?.[0].length ?? 0),
      sign,
      money: { amount: max, amountMax: null, currencies },
    };
  return {
    from: match.index,
    to:
      end !== undefined
        ? match.index + end
        : isFall
          ? match.index + match[0].search(FALLS)
          : to + (short?.[0].length ?? 0),
    sign,
    money: { amount, amountMax: max !== null && max > amount ? max : null, currencies },
  };
}

/** `28 June 2027 – 2.360 €`: the figure before the dash is the year of a date. */
const isYearOfDate = (text: string, match: RegExpExecArray): boolean =>
  YEAR.test(match[GROUPS.amounts[1]] ?? '') &&
  DAY_BEFORE.test(text.slice(Math.max(0, match.index - DAY_WINDOW), match.index));

/** Where the year ends that stands before the sign, `11-2027 €` and all, or the hours; 0 where neither does. */
function otherBeforeSign(text: string, match: RegExpExecArray): number {
  const hours = hourBeforeSign(match[0], text.slice(Math.max(0, match.index - DAY_WINDOW), match.index));
  if (hours > 0) return match.index + hours;
  if (isYearOfDate(text, match)) return match.index + YEAR_LENGTH;
  const upper = match[GROUPS.uppers[1]] ?? '';
  return YEAR.test(upper) ? match.index + match[0].lastIndexOf(upper) + YEAR_LENGTH : 0;
}

/** `Total for 2 EUR 840`, `los 2 COP 8.240.000`: where the figure of how many pay ends. */
function countBeforeSign(text: string, from: number, to: number): number {
  const isCount = COUNT.test(text.slice(from, to)) && COUNTED_BEFORE.test(text.slice(Math.max(0, from - 12), from));
  return isCount && AMOUNT_NEXT.test(text.slice(to, to + MAX_UPPER_END)) ? from + 1 : 0;
}
const COUNT = /^[2-9] (?:[A-Z]{3}|R\$)$/;
const COUNTED_BEFORE = /(?<![a-zà-ü])(?:for|für|pour|para|per|voor|all|alle|les|los|las|tutti e|os|as) $/i;
const AMOUNT_NEXT = /^ ?\d{1,3}(?:\d|[.,]\d{3})/;

const YEAR = /^20[2-4]\d$/;
const YEAR_LENGTH = 4;
const FIGURE_NEXT = /^\.?\s?\d/;
const DAY_WINDOW = 28;
const DAY_BEFORE =
  /(?:\d{1,2}(?:st|nd|rd|th|er|\.)? (?:de )?\p{L}{3,10}\.?(?: de| del)?|\p{L}{3,10}\.? \d{1,2}(?:st|nd|rd|th)?(?:\s?[-–]\s?\d{1,2}(?:st|nd|rd|th)?)?,?) $|\d-\d{1,2}-$/u;

/** `£1,140 to £798` is no range: what it was, and what it is now. */
const FALLS = /\s?to\s?/;
/** As far as the dash before a bare figure. */
const ALONE = /^.*\d(?=(?:[,.][-–—])?\s?[-–—]\s?[\d.,]+$)/;

const CLOCK_REST = /^(?::\d|h(?![a-z]))/;

/** `10.00 – 11.30 – 35 €`: the figure before the dash is the second of two times. */
const isClockBefore = (match: RegExpExecArray, text: string): boolean =>
  CLOCK.test(match[GROUPS.amounts[1]] ?? '') && FROM_CLOCK.test(text.slice(Math.max(0, match.index - 10), match.index));
const CLOCK = /^(?:[01]?\d|2[0-3])\.[0-5]\d$/;
const FROM_CLOCK = /\d\.[0-5]\d\s?[-–—]\s?$/;

/** `820 € – 940 €`: the amount with the end of its range behind it; as it is where the next one is lower or of another currency. */
function withUpperEnd(mention: MoneyMention, text: string): MoneyMention {
  const { money, sign, to } = mention;
  if (money.amountMax !== null || !RANGE_SIGN.test(text.slice(to, to + 2))) return mention;
  const match = UPPER_END.exec(text.slice(to, to + MAX_UPPER_END));
  if (match?.groups?.['sign'] !== sign) return mention;
  const high = readAmount(match.groups['high'] ?? '');
  return high > money.amount ? { ...mention, to: to + match[0].length, money: { ...money, amountMax: high } } : mention;
}

/** `₹1.4 lakh – ₹1.6 lakh`, `$2.5k to $3k`, `Rs 95k to 1.2 lakh`: the unit of each end behind it. */
function withShortUpperEnd(mention: MoneyMention, text: string): MoneyMention {
  const { money, sign, to } = mention;
  if (money.amountMax !== null || !isLetter(codeAt(text, to - 1))) return mention;
  const match = SHORT_UPPER_END.exec(text.slice(to, to + MAX_UPPER_END));
  const figures = match?.groups?.['high'] ?? '';
  if (!match || (match.groups?.['sign'] ?? sign) !== sign) return mention;
  const end = to + match[0].length;
  const short = shorthandAt(text, end, money.currencies, figures);
  const high = scaled(readAmount(figures), FACTORS[unitOf(short)] ?? 1);
  if (short === null || high <= money.amount) return mention;
  // `£2k - 5m from the beach`
  if (match.groups?.['sign'] === undefined && unitOf(short).startsWith('m')) return mention;
  return { ...mention, to: end + short[0].length, money: { ...money, amountMax: high } };
}

const RANGE_SIGN = /^\s?[-–—]/;
const MAX_UPPER_END = 32;
const UPPER_END = compactPattern(
  `^\\s?[-–—]\\s?(?<high>${NUMBER})\\s?(?<sign>${UNIT}|${Object.keys(WORDS).join('|')})(?![A-Za-z0-9\\u00c0-\\u024f])`,
);

const SHORT_UPPER_END = compactPattern(`^${TO}(?:(?<sign>${UNIT})\\.?\\s?)?(?<high>\\d{1,3}(?:\\.\\d{1,2})?)(?!\\d)`);

/** `15%`, `15 %` */
const isPercentage = (text: string, to: number): boolean =>
  text.charAt(to) === '%' || (text.charAt(to + 1) === '%' && text.charAt(to).trim() === '');

/** `Tariff 2027 ⇥ USD per person`, `Prices 2027 EUR`: the year of the sheet beside its currency. Across a tab the figure fills a cell of its own. */
function isYear(text: string, match: RegExpExecArray, to: number): boolean {
  const sign = match[GROUPS.signs[1]];
  if (sign === undefined) return false;
  const before = text.slice(Math.max(0, match.index - YEAR_WINDOW), match.index);
  if (text.charAt(to - sign.length - 1) === '\t')
    return !CELL_START.test(before) || !CELL_END.test(text.slice(to, to + 2));
  return YEAR.test(match[GROUPS.amounts[1]] ?? '') && OF_A_YEAR.test(before);
}
const YEAR_WINDOW = 16;
const CELL_START = /(?:^|\t)\s?$/;
const CELL_END = /^\s?(?:\t|$)/;
const OF_A_YEAR =
  /(?:tariffs?|rates?|prices?|season|summer|winter|spring|autumn|brochure|list|preise|preisliste|tarife?s?|tarifas|precios|prezzi|listino|precos|prijzen|sommer|ete|hiver|verano|estate)[\s:]{1,2}$/i;

/** `Tour code RM8`, `Romford RM8 2AB`: letters with a figure right behind them, named as a code or followed by the rest of a postcode. */
const isCode = (text: string, from: number, to: number): boolean =>
  isLetter(codeAt(text, from)) &&
  LETTER_CODE.test(text.slice(from, to)) &&
  (CODE_BEFORE.test(text.slice(Math.max(0, from - CODE_WINDOW), from)) || POSTCODE_REST.test(text.slice(to, to + 6)));
const LETTER_CODE = /^[A-Za-z]{1,4}\d{1,6}$/;
const CODE_WINDOW = 16;
const CODE_BEFORE =
  /(?:code|ref(?:erence)?|(?:tour|trip|offer|reise|quote|booking)[- ]?(?:no|nr|number)|codigo|código|codice)\W{1,3}$/i;
const POSTCODE_REST = /^[A-Z]?\s\d[A-Z]{2}(?![A-Za-z\d])/;

/** `€2.5k`, `₹1.2 lakh`, `Rp 2,5 juta`: the figure is in thousands, in hundred thousands, in millions. */
const SHORTHAND =
  /^(?:(?<unit>k|mn?)|\s?(?<unit2>lakhs?|lacs?|crores?|juta(?:an)?|jt|ribu(?:an)?|rb|(?<short>L|cr)))(?![\p{L}\d])/iu;
const FACTORS: Readonly<Record<string, number>> = {
  k: 1_000,
  m: 1_000_000,
  mn: 1_000_000,
  l: 100_000,
  la: 100_000,
  ju: 1_000_000,
  jt: 1_000_000,
  ri: 1_000,
  rb: 1_000,
  cr: 10_000_000,
};
/** Those who count in lakhs; `₹1.2L`, `Rs 2 Cr` are theirs alone, and of few figures. */
const LAKH_CURRENCIES: ReadonlySet<string> = new Set(['INR', 'PKR', 'NPR', 'LKR', 'BDT']);
const FEW_FIGURES = /^\d{1,2}(?:\.\d{1,2})?$/;

function shorthandAt(text: string, to: number, currencies: Money['currencies'], figures: string) {
  const isNear = isLetter(codeAt(text, to)) || isLetter(codeAt(text, to + 1));
  const short = isNear ? SHORTHAND.exec(text.slice(to, to + 8)) : null;
  if (short?.groups?.['short'] === undefined) return short;
  return LAKH_CURRENCIES.has(currencies[0]) && FEW_FIGURES.test(figures) ? short : null;
}

const unitOf = (short: RegExpExecArray | null): string =>
  (short?.groups?.['unit'] ?? short?.groups?.['unit2'])?.slice(0, 2).toLowerCase() ?? '';

const scaled = (amount: number, factor: number): number => Math.round(amount * factor * 100) / 100;

const eitherOf = (match: RegExpExecArray, [first, second]: readonly [number, number]): string | undefined =>
  match[first] ?? match[second];

/** What each sign may mean, as answers hold it. */
const SIGN_MEANINGS = new Map<string, Money['currencies']>();
for (const [sign, [first, ...others]] of Object.entries(CURRENCY_SIGNS))
  if (first !== undefined) SIGN_MEANINGS.set(sign, [first, ...others]);
for (const [word, code] of Object.entries(WORDS)) SIGN_MEANINGS.set(word, [code]);
SIGN_MEANINGS.set('RMB', ['CNY']);
SIGN_MEANINGS.set('R', ['ZAR']);
SIGN_MEANINGS.set('r', ['ZAR']);
SIGN_MEANINGS.set('P', ['PHP', 'BWP']);
SIGN_MEANINGS.set('E', ['EUR']);
SIGN_MEANINGS.set('e', ['EUR']);
SIGN_MEANINGS.set('Fr', ['CHF']);
/** `3 995:-`, as Swedish prices are written, and others that count in crowns. */
SIGN_MEANINGS.set(':-', SIGN_MEANINGS.get('kr') ?? ['SEK']);
SIGN_MEANINGS.set('RS', SIGN_MEANINGS.get('Rs') ?? ['INR']);
SIGN_MEANINGS.set('rs', SIGN_MEANINGS.get('Rs') ?? ['INR']);
/** `34,900/-`: whole rupees or shillings, in nothing less. */
SIGN_MEANINGS.set('/-', ['INR', 'PKR', 'NPR', 'LKR', 'BDT', 'KES', 'TZS', 'UGX']);

export function currenciesOf(sign: string): Money['currencies'] | null {
  const meaning = SIGN_MEANINGS.get(sign);
  if (meaning !== undefined) return meaning;
  const code = sign.endsWith('$') ? sign.slice(0, 3) : sign;
  return findCurrency(code) ? [code.toUpperCase()] : null;
}

const FIGURES = /^\d+$/;
const IN_THOUSANDS = /^\d{1,3}(?:,\d{3})+$/;

/** `1.333,40` and `1,333.40` are the same amount; a mark before exactly three digits groups. */
export function readAmount(text: string): number {
  if (FIGURES.test(text)) return Number(text);
  if (IN_THOUSANDS.test(text)) return Number(text.replaceAll(',', ''));
  let plain = text.replace(/['’\s]/g, '');
  if (/^\d{1,2}(?:,\d{2})+,\d{3}/.test(plain)) plain = plain.replaceAll(',', '');
  if (/[,.]\d{3}(?:\D|$)/.test(plain)) plain = plain.replace(/[,.](?=\d{3})/g, '');
  return Number(plain.replace(',', '.'));
}

const LONE_NUMBER = compactPattern(`^(?:~|ca\\.?|approx\\.?)?\\s?(?<a>${NUMBER})(?:${TO}(?:~)?(?<b>${NUMBER}))?$`);

/** A cell that is only a number, under a column of prices. */
export function readLoneAmount(text: string): { amount: number; amountMax: number | null } | null {
  const match = LONE_NUMBER.exec(text.slice(0, 60).trim());
  if (!match?.groups || text.length > 60) return null;
  const amount = readAmount(match.groups['a'] ?? '');
  if (Number.isNaN(amount)) return null;
  const max = match.groups['b'] === undefined ? null : readAmount(match.groups['b']);
  return { amount, amountMax: max !== null && max > amount ? max : null };
}
