/**
 * Does `3/4` mean 4 March or 3 April in this text? A figure above 12 tells it, else the weekdays beside the dates, else days that follow one
 * another, else the looks of an American text, which is a guess.
 */
import type { DateOrder } from '../../annotators/date.ts';
import { allMatches } from '../../text/all-matches.ts';
import { type FiguresWithWeekday, orderByWeekdays, weekdayBeside } from './weekday-order.ts';

export interface TextDateOrder {
  readonly order: DateOrder;
  /** Nothing in the text shows the order. */
  readonly isGuessed: boolean;
}

/** Only figures with a slash between them, or dashes as far as the year, can be read both ways; marks may stand at the slash, and full-width forms or entities for both. */
const SLASH = /\d\D{0,4}[/／]|[０-９]|&#|\d-\d{1,2}-20\d\d/;
const SLASH_DATE =
  /(?<![\d/-])(\d{1,2})(?:\/|-(?=\d{1,2}-20\d\d))(\d{1,2})(?:[/-](20\d\d)|\/(\d{2})|\/\d{4})?(?![\d/])/g;
/** Days of one trip are no further apart. */
const MAX_STEP = 4;
const MAX_COMPARED = 60;

export function readDateOrder(source: string): TextDateOrder {
  if (!SLASH.test(source)) return { order: 'day-first', isGuessed: true };
  const pairs: (readonly [number, number])[] = [];
  const named: FiguresWithWeekday[] = [];
  for (const { 0: text, 1: first, 2: second, 3: year, 4: shortYear, index } of allMatches(SLASH_DATE, source)) {
    const [a, b] = [Number(first), Number(second)];
    if (text === '24/7' || a < 1 || b < 1 || a > 31 || b > 31) continue;
    if (a > 12 && b <= 12) return { order: 'day-first', isGuessed: false };
    if (b > 12 && a <= 12) return { order: 'month-first', isGuessed: false };
    if (pairs.length >= MAX_COMPARED) continue;
    pairs.push([a, b]);
    const weekday = weekdayBeside(source, index, index + text.length);
    if (weekday === null) continue;
    const told = year ?? (shortYear === undefined ? null : `20${shortYear}`);
    named.push({ first: a, second: b, year: told === null ? null : Number(told), weekday });
  }
  const order = orderByWeekdays(named) ?? orderOfSteps(pairs);
  return order === null ? { order: guessOrder(source), isGuessed: true } : { order, isGuessed: false };
}

/** `3/4`, `3/5`, `3/6`: what counts up is the day, where most dates are so near to the one before; `3/10`, `12/10`, `12/12` counts nothing. */
function orderOfSteps(pairs: readonly (readonly [number, number])[]): DateOrder | null {
  let second = 0;
  let first = 0;
  let changes = 0;
  for (let i = 1; i < pairs.length; i++) {
    const [a, b] = pairs[i] as readonly [number, number];
    const [before, after] = pairs[i - 1] as readonly [number, number];
    if (a !== before || b !== after) changes++;
    if (a === before && b > after && b - after <= MAX_STEP) second++;
    if (b === after && a > before && a - before <= MAX_STEP) first++;
  }
  if (first === second || Math.max(first, second) * 2 <= changes) return null;
  return first > second ? 'day-first' : 'month-first';
}

/** Americans write the month first; their texts have am, pm, miles or dollars. */
const AMERICAN = /\d[\s\u200b]{0,2}[ap]\.?m\b|\bmiles\b|(?<![A-Z])\$|\b(?:US|CA|C)\$/i;
/** Money and hours of those who write the day first, though some of them say `5pm` as well. */
const OTHERS =
  /[£€₹฿]|\b(?:A|AU|NZ|S|SG|R)\$|\b(?:GBP|EUR|AUD|NZD|SGD|ZAR|INR|AED|CHF|DKK|SEK|NOK|THB|BRL|KES|LKR|MYR|IDR)\b|\bRs\.?\s?\d|\b\d{1,2}[:.]\d{2}\s?(?:hrs|Uhr|h)\b|\d\s?h\s?\d\d/;
/** Words of languages whose dates begin with the day; few of them are words of English. */
const FOREIGN =
  /(?<![\p{L}'’-])(?:und|mit|für|nach|avec|pour|dans|depuis|jours?|los|para|desde|della?|alle|giorno|noites?|het|een|och|dagar?)(?![\p{L}'’-])/giu;
const LEAST_FOREIGN = 3;

function guessOrder(source: string): DateOrder {
  if (OTHERS.test(source) || !AMERICAN.test(source)) return 'day-first';
  let foreign = 0;
  for (const _ of allMatches(FOREIGN, source)) if (++foreign >= LEAST_FOREIGN) return 'day-first';
  return 'month-first';
}
