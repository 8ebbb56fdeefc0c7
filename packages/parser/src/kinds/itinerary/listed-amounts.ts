/**
 * Prices that a sentence lists, and that add up to an amount of the text:
 *
 *   Of that the flights are £420, the hotels £1,180 and the boat trips £210.
 *                   ^^^^^^^      ^^^^
 *   Rooms EUR 640 / Boat EUR 180 / Guide EUR 120 = EUR 940
 *   ^^^^^           ^^^^           ^^^^^
 *
 * Where they add up to nothing that is stated, who knows what else the sentence says; then they are no budget.
 */
import type { MoneyMention } from '../../annotators/money.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { type PricedLine, TOTAL_WORD } from './budget-row.ts';

export interface ListedAmount {
  readonly line: DocumentLine;
  readonly category: Passage;
  readonly mention: MoneyMention;
}

/** A name that a mark sets off from the amount before it needs no article; how the amount before comes about may stand in brackets. */
const NAME_BEHIND_MARK =
  /^(?:\p{L}{3,20}(?: \p{L}{1,12}){0,2} ?: )?(?:\s?\([^()]{1,40}\))?\s?[/;+|,]?\s?(?<name>\p{L}(?:[^,;.:()/+|=\d]| [+/] (?=\p{L})){2,40}?)\s?[:=]?\s$/iu;

const MIN_LISTED = 3;
const MAX_LINE = 1500;

/** What stands right before an amount: `the hotels`, `and the boat trips are`. */
const NAME =
  /(?:^|[\s,;:])(?:the|your|our|die|der|das|les?|la|los|las|el|il|gli|i|os?|as?)\s(?<name>[^,;.:()\d]{3,40}?)\s?(?:\s(?:is|are|at|for|come to|comes to|cost|costs|kosten|kostet|coutent|cuestan|costano|custam))?\s$/iu;

export function findListedAmounts(lines: readonly PricedLine[]): readonly ListedAmount[] {
  for (const { line, mentions } of lines) {
    if (line.passage.text.length > MAX_LINE || line.table !== null) continue;
    const listed = mentions.length < MIN_LISTED ? [] : withoutSum(listedIn(line, mentions));
    const sum = sumOf(listed);
    if (listed.length < MIN_LISTED && !(listed.length === MIN_LISTED - 1 && endsInTotal(line, mentions, sum))) continue;
    const isStated = mentions.some((m) => m.money.amount === sum) || lines.some((other) => states(other, sum));
    if (isStated) return listed;
  }
  return [];
}

/** `… rooms €640 / boat €180 / total €820` */
function endsInTotal({ passage: { text } }: DocumentLine, mentions: readonly MoneyMention[], sum: number): boolean {
  const [before, last] = mentions.slice(-2);
  return last?.money.amount === sum && TOTAL_WORD.test(foldText(text.slice(before?.to ?? 0, last.from)));
}

const sumOf = (listed: readonly ListedAmount[]): number =>
  listed.reduce((amount, { mention }) => amount + mention.money.amount, 0);

/** `The two of you would pay £1,940 …` before the list is no part of it. */
function withoutSum(listed: readonly ListedAmount[]): readonly ListedAmount[] {
  const half = sumOf(listed) / 2;
  return listed.filter(({ mention }) => mention.money.amount !== half);
}

function listedIn(line: DocumentLine, mentions: readonly MoneyMention[]): ListedAmount[] {
  return mentions.flatMap((mention, i) => {
    const from = Math.max(mentions[i - 1]?.to ?? 0, mention.from - 60);
    const before = line.passage.text.slice(from, mention.from);
    const match = NAME.exec(before) ?? (isSetOff(line, mentions, i, from) ? NAME_BEHIND_MARK.exec(before) : null);
    const name = match?.groups?.['name'];
    if (!match || name === undefined) return [];
    const at = from + match.index + match[0].lastIndexOf(name);
    return [{ line, category: slicePassage(line.passage, at, at + name.length), mention }];
  });
}

/** At the start of its line, or right behind the amount before and a mark. */
const isSetOff = (
  { passage: { text } }: DocumentLine,
  mentions: readonly MoneyMention[],
  i: number,
  from: number,
): boolean => (i === 0 ? from === 0 : from === mentions[i - 1]?.to && BEHIND_AMOUNT.test(text.slice(from, from + 50)));
const BEHIND_AMOUNT = /^(?:\s?\([^()]{1,40}\))?\s?[/;+|,]/;

const states = ({ line, mentions }: PricedLine, sum: number): boolean =>
  line.passage.text.length <= MAX_LINE && mentions.some((mention) => mention.money.amount === sum);
