/**
 * Amounts of money and ranges of them, sign or code before or after: `$1,299`, `EUR 39.90`, `7,50 €`, `₹98,500`, `£34`, `$50-60`,
 * `GBP 275-350`, `CHF 12`, `2 814,48 €`. Case matters for codes, so it works on the text as it is.
 */

import { CURRENCY_SIGNS, findCurrency } from '@waypage/gazetteer';
import type { Money } from '../model/money.ts';
import { allMatches } from '../text/all-matches.ts';
import { alternation, type Mention } from './annotation.ts';

export interface MoneyMention extends Mention {
  readonly money: Money;
  /** The sign or code as written. */
  readonly sign: string;
}

/** Codes that are also words in capitals (ALL, TOP, ...) are left out. */
const CODES =
  'USD|EUR|GBP|JPY|CNY|INR|AUD|CAD|NZD|SGD|HKD|CHF|SEK|NOK|DKK|ISK|THB|MXN|BRL|ZAR|AED|KRW|IDR|MYR|PHP|VND|TRY|PLN|CZK|HUF|ILS|SAR|QAR|OMR|KWD|BHD|XPF|FJD|KES|TZS|UGX|MAD|EGP|COP|PEN|CLP|ARS|LKR|NPR|TWD|RON|BGN|RSD|JOD|TND|MUR|CRC|GTQ|DOP|JMD|UYU|BOB|NAD|BWP|RUB|UAH|GEL|KHR|LAK|PKR|BDT|RMB';
const WORDS: Readonly<Record<string, string>> = {
  euro: 'EUR',
  euros: 'EUR',
  dollars: 'USD',
  dollar: 'USD',
  pounds: 'GBP',
  yen: 'JPY',
  rupees: 'INR',
  baht: 'THB',
  francs: 'CHF',
  franken: 'CHF',
  reais: 'BRL',
  dirhams: 'AED',
  pesos: 'MXN',
  yuan: 'CNY',
};
const SIGN = alternation(Object.keys(CURRENCY_SIGNS));
const NUMBER =
  "\\d{1,2}(?:,\\d{2}){1,3},\\d{3}(?!\\d)|\\d{1,3}(?:[ .,'’]\\d{3}){1,4}(?:[.,]\\d{1,2})?(?![\\d])|\\d{1,9}(?:[.,]\\d{1,2})?(?!\\d)";
/** `CAD$` says in letters which dollar it means. */
const CODED_DOLLAR = '(?:USD|AUD|CAD|NZD|SGD|HKD|MXN)\\s?\\$';
/** South African rand, only before figures with a thousands mark: `R12,990`. */
const RAND = 'R(?=\\s?\\d{1,3}[ ,]\\d{3}(?!\\d))';
const UNIT = `(?:${CODED_DOLLAR}|${SIGN}|${RAND}|(?:${CODES})(?![A-Za-z]))`;
const TO = '\\s?(?:-|–|—|to)\\s?';
const BEFORE = `(?<![A-Za-z0-9\\u00c0-\\u024f])(?<u1>${UNIT})\\.?\\s{0,9}(?<a1>${NUMBER})(?:,-|\\.-)?(?:${TO}(?:~)?(?:${UNIT})?\\s?(?<b1>${NUMBER})(?!\\s?(?:-|–)?\\s?(?:day|night|hour|min|h\\b|pm|am|km)))?(?:\\s(?<c1>${CODES})(?![A-Za-z]))?`;
const AFTER = `(?<![A-Za-z0-9\\u00c0-\\u024f.,:/])(?<a2>${NUMBER})(?:,-{1,2}|\\.-)?(?:${TO}(?<b2>${NUMBER}))?(?:,[-–]|\\.-)?\\s?(?<u2>${UNIT}|(?:${Object.keys(WORDS).join('|')}))(?![A-Za-z0-9\\u00c0-\\u024f])`;
const MONEY = new RegExp(`${BEFORE}|${AFTER}`, 'g');
const HINT = new RegExp(
  `[$€£¥₹₩฿₫₺₱₪₽₦₴]|zł|Kč|Ft|kr|R[psM]|R\\s?\\d{1,3}[ ,]\\d|${CODES}|${Object.keys(WORDS).join('|')}`,
);

export function findMoney(text: string): MoneyMention[] {
  if (!HINT.test(text)) return [];
  const found: MoneyMention[] = [];
  for (const match of allMatches(MONEY, text)) {
    const g = match.groups ?? {};
    const sign = g['u1'] ?? g['u2'] ?? '';
    const currencies = currenciesOf(g['c1'] ?? sign);
    if (
      currencies === null ||
      /^\s?%/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 2))
    )
      continue;
    // 'MAD 05:15' is an airport with a time.
    if (/^:\d/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 2))) continue;
    const amount = readAmount(g['a1'] ?? g['a2'] ?? '');
    const upper = g['b1'] ?? g['b2'];
    const max = upper === undefined ? null : readAmount(upper);
    found.push({
      from: match.index,
      to: match.index + match[0].length,
      sign: g['c1'] ?? sign,
      money: { amount, amountMax: max !== null && max > amount ? max : null, currencies },
    });
  }
  return found;
}

function currenciesOf(sign: string): Money['currencies'] | null {
  if (/^[A-Z]{3}\s?\$$/.test(sign)) return [sign.slice(0, 3)];
  const [first, ...others] = CURRENCY_SIGNS[sign] ?? [];
  if (first !== undefined) return [first, ...others];
  const word = WORDS[sign];
  if (word !== undefined) return [word];
  if (sign === 'RMB') return ['CNY'];
  if (sign === 'R') return ['ZAR'];
  return findCurrency(sign) ? [sign] : null;
}

/** `1.333,40` and `1,333.40` are the same amount; a mark before exactly three digits groups. */
export function readAmount(text: string): number {
  let plain = text.replace(/['’\s]/g, '');
  if (/^\d{1,2}(?:,\d{2})+,\d{3}/.test(plain)) plain = plain.replaceAll(',', '');
  if (/[,.]\d{3}(?:\D|$)/.test(plain)) plain = plain.replace(/[,.](?=\d{3})/g, '');
  return Number(plain.replace(',', '.'));
}

const LONE_NUMBER = new RegExp(`^(?:~|ca\\.?|approx\\.?)?\\s?(?<a>${NUMBER})(?:${TO}(?:~)?(?<b>${NUMBER}))?$`);

/** A cell that is only a number, under a column of prices. */
export function readLoneAmount(text: string): { amount: number; amountMax: number | null } | null {
  const match = LONE_NUMBER.exec(text.slice(0, 60).trim());
  if (!match?.groups || text.length > 60) return null;
  const amount = readAmount(match.groups['a'] ?? '');
  const max = match.groups['b'] === undefined ? null : readAmount(match.groups['b']);
  return { amount, amountMax: max !== null && max > amount ? max : null };
}
