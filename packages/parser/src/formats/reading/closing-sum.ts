/**
 * What the trip costs, told right under the last day without a heading of its own:
 *
 *   And here is the damage for all six:
 *   House €960
 *   Boat €210
 *   Total €1,170
 *
 * The line that introduces it ends in a colon, and the rows add up to the last one, more or less. A day's own list of costs stands under no such line.
 */
import { findMoney } from '../../annotators/money.ts';
import { findLeadingPeriod } from '../../annotators/period.ts';
import { hasLetter } from '../../text/character-class.ts';
import type { DocumentLine } from './document.ts';
import { isTripTotal } from './trip-price.ts';

/** Who adds up several amounts may add up wrong. */
export const MAX_SLIP = 0.1;
const MAX_ROW = 80;
const LEAST_ROWS = 2;

/** Where in the lines of the day the sum begins; their number where there is none. */
export function findClosingSum(content: readonly DocumentLine[]): number {
  let sum = 0;
  let count = 0;
  let head = -1;
  for (const [i, line] of content.entries()) {
    const amount = amountOf(line);
    if (amount === null) {
      sum = 0;
      count = 0;
      head = introduces(line) ? i : -1;
    } else if (head > 0 && count >= LEAST_ROWS && isTripTotal(line)) {
      if (Math.abs(sum - amount) <= sum * MAX_SLIP) return head;
    } else {
      sum += amount;
      count++;
    }
  }
  return content.length;
}

/** The one amount that ends the line, with words before it. */
function amountOf({ passage: { text }, startsWithTime, table }: DocumentLine): number | null {
  if (text.length > MAX_ROW || startsWithTime || table !== null) return null;
  const [mention, second] = findMoney(text);
  if (!mention || second !== undefined || hasLetter(text.slice(mention.to))) return null;
  return hasLetter(text.slice(0, mention.from)) ? mention.money.amount : null;
}

const introduces = ({ passage: { text }, folded, bullet, startsWithTime }: DocumentLine): boolean =>
  text.endsWith(':') && text.length <= MAX_ROW && bullet === null && !startsWithTime && isNoPeriod(folded);

const isNoPeriod = (folded: string): boolean => findLeadingPeriod(folded) === null;
