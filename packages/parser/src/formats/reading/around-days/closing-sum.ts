/**
 * What the trip costs, told right under the last day without a heading of its own:
 *
 *   And here is the damage for all six:
 *   House €960
 *   Boat €210
 *   Total €1,170
 *
 * The line that introduces it ends in a colon, and the rows add up to the last one, more or less; where nothing but a blank line does, they add up
 * to it exactly. A day's own list of costs stands under no such line. One line may list it all: `House €960, boat €210: €1,170`.
 */
import { findMoney, mayHoldMoney } from '../../../annotators/money.ts';
import { findLeadingPeriod } from '../../../annotators/period.ts';
import { hasLetter } from '../../../text/character-class.ts';
import type { DocumentLine } from '../document.ts';
import { isTripTotal } from './trip-price.ts';

/** Who adds up several amounts may add up wrong. */
export const MAX_SLIP = 0.1;
const MAX_ROW = 80;
const LEAST_ROWS = 2;

/** Where in the lines of the day the sum begins; their number where there is none. `others` are the lines of the days before. */
export function findClosingSum(content: readonly DocumentLine[], others: readonly (readonly DocumentLine[])[]): number {
  let rows: number[] = [];
  let sum = 0;
  let count = 0;
  let head = -1;
  for (const [i, line] of content.entries()) {
    const amount = amountOf(line);
    if (i > 0 && line.afterBlank && listsSum(line)) return i;
    const opens =
      i > 0 && amount !== null && line.afterBlank && (head < 0 || !introduces(content[head] as DocumentLine));
    if (opens) [sum, count, head] = [0, 0, i];
    const isSum = amount !== null && (isTripTotal(line) || IS_TOTAL.test(line.folded));
    const last = isSum && count >= LEAST_ROWS ? rowsThatAddUp(rows, amount) : 0;
    // Below a day that its heading tells all lines may be those of the sum.
    const isOwn = last < i || content[0]?.afterBlank === true;
    if (last > 0 && isOwn && others.length > 0 && !others.some(hasSum)) return i - last;
    rows = amount === null ? [] : [...rows.slice(-MAX_ROWS), amount];
    if (amount === null) {
      sum = 0;
      count = 0;
      head = introduces(line) ? i : -1;
    } else if (head > 0 && count >= LEAST_ROWS && isSum) {
      const isHeaded = amountOf(content[head] as DocumentLine) === null;
      if (isHeaded ? Math.abs(sum - amount) <= sum * MAX_SLIP : Math.abs(sum - amount) < EXACT) return head;
    } else {
      sum += amount;
      count++;
    }
  }
  return content.length;
}

/** How many of the rows right above a sum add up to it, to the cent: also without a blank line or a heading over them. */
function rowsThatAddUp(rows: readonly number[], sum: number): number {
  let rest = sum;
  for (let i = rows.length - 1; i >= 0 && rest > EXACT; i--) {
    rest -= rows[i] as number;
    if (Math.abs(rest) < EXACT) return rows.length - i < LEAST_ROWS ? 0 : rows.length - i;
  }
  return 0;
}
const MAX_ROWS = 30;

/** A day adds up what it costs itself: then the last one does, too. */
const hasSum = (content: readonly DocumentLine[]): boolean =>
  content.some((line) => IS_TOTAL.test(line.folded) && amountOf(line) !== null);

/** `€1,170 in total`, `Macht zusammen 1.170 €` */
const IS_TOTAL = /\b(?:totaa?le?|gesamt|summe|suma|insgesamt|zusammen|altogether|all in|en tout|in tutto|em tudo)\b/;
const EXACT = 0.01;

/** The one amount that ends the line, with words before it, or that begins it, with words behind. */
function amountOf({ passage: { text }, startsWithTime, table }: DocumentLine): number | null {
  if (text.length > MAX_ROW || startsWithTime || table !== null) return null;
  const [mention, second] = findMoney(text, 2);
  if (!mention || second !== undefined) return null;
  const [before, behind] = [hasLetter(text.slice(0, mention.from)), hasLetter(text.slice(mention.to))];
  return before !== behind ? mention.money.amount : null;
}

/** Three amounts at least, and one more that is their sum. */
export function listsSum({ passage: { text }, startsWithTime, table }: DocumentLine): boolean {
  if (text.length > MAX_LIST || startsWithTime || table !== null || !mayHoldMoney(text)) return false;
  const amounts = findMoney(text, MAX_PARTS).map(({ money }) => money.amount);
  const whole = amounts.reduce((sum, amount) => sum + amount, 0) / 2;
  return amounts.length > LEAST_PARTS && amounts.some((amount) => Math.abs(amount - whole) < EXACT);
}
const MAX_LIST = 400;
const MAX_PARTS = 20;
const LEAST_PARTS = 3;

const introduces = ({ passage: { text }, folded, bullet, startsWithTime }: DocumentLine): boolean =>
  text.endsWith(':') && text.length <= MAX_ROW && bullet === null && !startsWithTime && isNoPeriod(folded);

const isNoPeriod = (folded: string): boolean => findLeadingPeriod(folded) === null;
