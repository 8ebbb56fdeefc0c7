/** E-mail addresses and telephone numbers in a line that names a contact. */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';

const EMAIL = /[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;
const PHONE = compactPattern(
  /(?<![\w@./-])(?:(?:\+|00)\d{1,3}\s\d(?=[\s.]\d{2})|(?:\+|00)?\(?\d{1,4}\)?(?:\s?\(0\))?)(?:[\s.\u2011-]{0,2}\(?\d{2,5}\)?|\s?\/\s?\d{2,8}){1,6}(?:-\d{1,4})?(?:\s?(?:x|ext\.?)\s?\d{1,5})?(?![\w/])/g,
);
const DATE_LIKE =
  /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|20[2-4]\d\.\s\d{1,7}|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|(?:19|20)\d\d(?:\s?[-–]\s?(?:19|20)\d\d)?)\)?$/;
/** T-517: `28/08 - 30/09  800 €`: what stands before a currency's sign is an amount. */
const CURRENCY_BEHIND = /^\s?(?:[€£₹]|eur(?:os?)?(?![a-z])|chf(?![a-z])|kr(?![a-z]))/i;
/** `2027-01-16  2027-01-23`, `12.01.2027 19.01.2027`, `26.06.-28.08.2027`: two days, and no number. */
const TWO_DATES =
  /^\d{1,2}\.\d{1,2}\.(?:\d{2,4})?\s?[-–]\s?\d{1,2}\.\d|^(?:(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d)\s{1,4}(?:(?:19|20)\d\d|\d{1,2}[./-])/;
/** `10.05.2027 ⇥ 529`: a day and what stands in the next cell. */
const DATE_FIRST = /^(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d\s/;
/** `AF 344 25/04/2027`: the number of a flight before its day. */
const DATE_BEHIND = /^\d{1,4}\s\d{1,2}[./]\d{1,2}[./]20\d\d$/;
/** `05/12/2026 23:59`: a day and its hour. */
const DATED_HOUR = /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d\s\d{1,2}$/;
const MINUTES_BEHIND = /^[:h.]\d\d(?!\d)/;
/** `1532.30 x 2`: how often an amount is paid. */
const PRODUCT = /^\d[\d.,' ]*[.,]\d\d\s?x\s?\d{1,3}$/;
/** `0955/1805`, and `0955 1805` behind two airports: when a flight leaves and lands, where no word for telephones stands before it. */
const areHours = (number: string, before: string): boolean =>
  TWO_HOURS.test(number) && !CALLED.test(before) && (!number.includes(' ') || WAY.test(before));
const TWO_HOURS = /^(?:[01]\d|2[0-3])[0-5]\d(?:\s?[/–-]\s?|\s)(?:[01]\d|2[0-3])[0-5]\d$/;
const CALLED = /(?<![a-z])(?:tel|fon|phone|mob|cell|call|ruf|whats ?app|☎|📞|📱)[a-zé]{0,6}[^\p{L}\d]{0,6}$/iu;
const WAY = /(?<![A-Za-z])[A-Z]{3}\s?[-–→/>]?\s?[A-Z]{3}(?![A-Za-z])/;
/** `13416.00`, `47 261.50`, or two cells of a sheet: `160.00  320.00`. */
const AMOUNTS = /^(?:\d{1,5}\.\d\d(?:\s{1,2}\d{1,5}\.\d\d){0,4}|\d{1,3}(?: \d{3}){1,2}[.,]\d\d|\d\.\d{3}\.\d{3})$/;
const MONEY_BEFORE =
  /[$€£₹¥]\s?$|\b(?:rs|usd|eur|gbp|inr|aud|cad|nzd|chf|jpy|aed|sgd|hkd|zar|mxn|dkk|sek|nok|cop|clp|ars|uyu|pyg|brl|idr|vnd|krw|thb|myr|twd|huf|czk|pln|isk|ils|egp|ngn|kes|tzs|ugx|lkr|pkr|qar|bhd|omr|kwd|xaf|xof|xpf|fcfa)\.?\s?$/i;
/** `Office PEN 04 226 1234`, `MAD 915 123 456`: these are places as well; before an amount they are currencies. */
const PLACE_OR_MONEY = /\b(?:mad|pen|sar|php)\.?\s?$/i;
const IS_AMOUNT = /^[1-9]\d{0,2}(?:[., ]\d{3}){1,2}(?:[.,]\d\d)?$|^[1-9]\d*[.,]\d\d$|^[1-9]\d{6}$/;
const IS_NUMBER = /^\d{3} \d{3} \d{3}$/;
const isPricedIn = (number: string, before: string): boolean =>
  PLACE_OR_MONEY.test(before) && IS_AMOUNT.test(number) && !IS_NUMBER.test(number);
/** `total for 2 1924.80`: how many pay, and what. */
const COUNTED_AMOUNT = /^\d{1,2} {1,2}\d{2,5}\.\d\d$/;

/** `ABN 51 824 753 556`, `Org.nr 556036-0793`: what a company is registered under. */
const REGISTERED_BEFORE =
  /\b(?:abn|acn|org|reg(?:istration|istered)?|company|cst|wst|fst|sot|seller of travel|ubi|tico|atas|vat|siret|siren|cif|nif|p\.? ?iva|cnpj|gst(?:in)?|hrb|cadastur|embratur|evt|leg(?:ajo)?|licen[cs]e|lic|iata|atol|abta|aavv|immatriculation|im)\.?(?: ?(?:n[ro°º]|no|number|nummer)\.?)?[\s:.]{0,3}$/i;

/** `N5512AB AG 33390155`: in the head of a display an agency's number stands behind the sign of who made it. */
const AGENCY_BEFORE = /(?<![A-Z\d])[A-Z]\d{3,4}[A-Z]{2} AG $/;

/** `We've sent a confirmation email to ann@example.org`: the traveler's, for nobody writes to themselves. */
const SENT_TO =
  /(?:\b(?:have|ve|has been|was|were|will be) (?:just )?(?:e-?mailed|sent|mailed)\b[^.;:]{0,40}\bto|(?:gesendet|geschickt|verschickt) an|envoyée? à|enviad[oa] a|inviat[oa] a)\s$/i;
const SENTENCE = 80;

export function findEmail(passage: Passage): Passage | null {
  if (!passage.text.includes('@')) return null;
  const text = passage.text.slice(0, 400);
  const match = EMAIL.exec(text);
  if (match === null || SENT_TO.test(text.slice(Math.max(0, match.index - SENTENCE), match.index))) return null;
  return slicePassage(passage, match.index, match.index + match[0].length);
}

const MAY_BE_PHONE = /\d{3}|\+\d|\d\d(?:[ .]\d\d){4}/;

export function findPhone(passage: Passage): Passage | null {
  const text = passage.text.slice(0, 400);
  if (!MAY_BE_PHONE.test(text)) return null;
  PHONE.lastIndex = 0;
  for (let match = PHONE.exec(text); match !== null; match = PHONE.exec(text)) {
    const digits = match[0].replace(/\D/g, '').length;
    if (
      digits < 7 ||
      digits > 16 ||
      DATE_LIKE.test(match[0]) ||
      TWO_DATES.test(match[0]) ||
      DATE_FIRST.test(match[0]) ||
      DATE_BEHIND.test(match[0]) ||
      AMOUNTS.test(match[0]) ||
      PRODUCT.test(match[0]) ||
      isAmountBehind(text, match) ||
      (COUNTED_AMOUNT.test(match[0]) && !CALLED.test(text.slice(0, match.index))) ||
      areHours(match[0], text.slice(0, match.index)) ||
      isDatedHour(match[0], text.slice(match.index + match[0].length)) ||
      MONEY_BEFORE.test(text.slice(0, match.index)) ||
      isPricedIn(match[0], text.slice(0, match.index)) ||
      REGISTERED_BEFORE.test(text.slice(Math.max(0, match.index - 30), match.index)) ||
      AGENCY_BEFORE.test(text.slice(Math.max(0, match.index - 16), match.index))
    )
      continue;
    const isBracketed = WITHIN_BRACKETS.test(match[0]) ? 1 : 0;
    // `(+44) 07911 570 635`: the bracket stands before what is dialled from abroad.
    const opens = /^[^(]*\)/.test(match[0]) && text.charAt(match.index - 1) === '(' ? 1 : 0;
    // F-714: `(Front Range Wanderers, 303 555 0188)`: the bracket closes what stands around the number.
    const closes = isBracketed === 0 && match[0].endsWith(')') && !match[0].includes('(') ? 1 : isBracketed;
    return slicePassage(passage, match.index + isBracketed - opens, match.index + match[0].length - closes);
  }
  return null;
}
const isAmountBehind = (text: string, { 0: number, index }: RegExpExecArray): boolean =>
  CURRENCY_BEHIND.test(text.slice(index + number.length, index + number.length + 6)) &&
  !CALLED.test(text.slice(0, index));

/** `Martine (06 12 55 01 23)` */
const WITHIN_BRACKETS = /^\([^()]{7,}\)$/;

const isDatedHour = (number: string, behind: string): boolean =>
  DATED_HOUR.test(number) && MINUTES_BEHIND.test(behind.slice(0, 4));

const MAX_SETTINGS = 120;

const SETTINGS =
  /^\W*(?:language|sprache|langue|idioma|lingua|country|region|currency|wahrung|devise|moneda|valuta)\b.*[·|•].*\b(?:location|country|region|currency|standort|land|lieu|pays|ubicacion|pais|posizione|paese|wahrung|devise|moneda|valuta)\b/;
/** `Language Deutsch · Location Austria · Currency EUR`: how a page is set. */
export const tellsSettings = (folded: string): boolean => folded.length <= MAX_SETTINGS && SETTINGS.test(folded);
