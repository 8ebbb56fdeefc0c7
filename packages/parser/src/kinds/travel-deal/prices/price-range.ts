/**
 * `between €640 and €890`, `von 640 € bis 890 €`, `de US$ 640 a US$ 890`, `$640 USD – $890 USD`: two amounts that bound one price; also where
 * one sign serves both: `entre 640 et 890 €`, `640 bis 890 €`, `between $640 and 890`.
 */
import { type MoneyMention, readAmount } from '../../../annotators/money.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';

export interface BoundedMention extends MoneyMention {
  /** Where the second amount begins and the first ends. */
  readonly joint?: readonly [to: number, from: number];
}

const DASH = /^(?:\/-)?\s?[–—-]\s?$/;
const WORD = /^(?:\/-)?\s(?:to|and|bis|und|a|al|et|y|e|ate|tot|en)\s$/;
const LEAD = /(?<![a-z])(?:from|between|von|zwischen|de|entre|da|tra|fra|van|tussen)\s$/;
/** `£640 to £890`, each with its sign: no other word joins two prices of one thing so. */
const UP_TO = /^(?:\/-)?\s(?:to|bis|tot)\s$/;
const MAX_GAP = 8;
/** An amount many times as much is another thing's. */
const MAX_SPREAD = 5;

const FIGURE = "(?:\\d{1,3}(?:[.,'’ ]\\d{3})+|\\d{2,6})(?:[.,]\\d{2})?(?![\\d.,]*\\d)";
/** The lower bound before an amount whose sign stands behind it. */
const LOW = compactPattern(`(?<![\\d.,:/-])(?<low>${FIGURE})\\s(?<word>to|bis|a|al|ate|tot|and|und|et|y|e|en)\\s$`);
/** The upper bound behind an amount whose sign stands before it; what is counted behind the figure is another thing's. */
const HIGH = compactPattern(
  `^\\s(?:and|et|und|y|e|en)\\s(?<high>${FIGURE})(?!\\s?(?:%|[a-z-]{0,12} ?(?:nights?|days?|nachte?|tage?|nuits?|jours?|noches?|dias?|notti|giorni|noites?|km|kg|pax|people)\\b))`,
);
/** Where an `and` joins the two, a word before them says that they bound. */
const BOUNDING = /(?<![a-z])(?:between|zwischen|entre|tra|fra|tussen)\s$/;
const AND = /^(?:and|und|et|y|e|en)$/;
const YEAR = /^20[2-4]\d$/;
const MAX_BOUND = 28;
const MAX_LEAD = 12;

export function joinRanges(folded: string, mentions: readonly MoneyMention[]): readonly BoundedMention[] {
  const joined: BoundedMention[] = [];
  for (const mention of mentions) {
    const last = joined.at(-1);
    if (last !== undefined && isRange(folded, last, mention))
      joined[joined.length - 1] = bounded(last, last.to, mention.from, mention.to, mention.money.amount);
    else joined.push(withOtherBound(folded, mention, last?.to ?? 0));
  }
  return joined;
}

function isRange(folded: string, low: BoundedMention, high: MoneyMention): boolean {
  if (high.from - low.to > MAX_GAP || !isWithin(low.money.amount, high.money.amount)) return false;
  if (low.money.amountMax !== null || high.money.amountMax !== null) return false;
  if (low.money.currencies[0] !== high.money.currencies[0]) return false;
  const gap = folded.slice(low.to, high.from);
  return (
    DASH.test(gap) ||
    UP_TO.test(gap) ||
    (WORD.test(gap) && LEAD.test(folded.slice(Math.max(0, low.from - MAX_LEAD), low.from)))
  );
}

const isWithin = (low: number, high: number): boolean => high > low && high <= low * MAX_SPREAD;

const bounded = (
  low: MoneyMention,
  ...[lowTo, highFrom, to, max]: [number, number, number, number]
): BoundedMention => ({
  ...low,
  to,
  money: { ...low.money, amountMax: max },
  joint: [lowTo, highFrom],
});

/** The amount with the bound that has no sign of its own; `after` is where the amount before it ends. */
function withOtherBound(folded: string, mention: MoneyMention, after: number): BoundedMention {
  const { money, from, to, sign } = mention;
  if (money.amountMax !== null) return mention;
  const leadOf = (at: number): string => folded.slice(Math.max(after, at - MAX_LEAD), at);
  if (!folded.startsWith(sign.toLowerCase(), from)) {
    const start = Math.max(after, from - MAX_BOUND);
    const { low = '', word = '' } = LOW.exec(folded.slice(start, from))?.groups ?? {};
    if (low === '' || YEAR.test(low) || !isWithin(readAmount(low), money.amount)) return mention;
    const at = folded.slice(start, from).lastIndexOf(low, from - start - word.length - low.length) + start;
    if (AND.test(word) && !BOUNDING.test(leadOf(at))) return mention;
    const lower = { ...mention, from: at, money: { ...money, amount: readAmount(low) } };
    return bounded(lower, at + low.length, from, to, money.amount);
  }
  const { high = '' } = BOUNDING.test(leadOf(from)) ? (HIGH.exec(folded.slice(to, to + MAX_BOUND))?.groups ?? {}) : {};
  if (high === '' || !isWithin(money.amount, readAmount(high))) return mention;
  const at = folded.indexOf(high, to);
  return bounded(mention, to, at, at + high.length, readAmount(high));
}
