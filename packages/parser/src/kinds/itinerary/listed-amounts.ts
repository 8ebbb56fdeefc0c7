/**
 * The parts of a budget told in one sentence or line, where they add up to an amount of the text:
 *
 *   Of that the flights are £420, the hotels £1,180 and the boat trips £210.
 *                   ^^^^^^^      ^^^^
 *   Rooms EUR 640 / Boat EUR 180 / Guide EUR 120 = EUR 940
 *   ^^^^^           ^^^^           ^^^^^
 *   €640 rooms + €180 boat + €120 guide = €940
 *        ^^^^^        ^^^^        ^^^^^
 *
 * Where they add up to nothing that is stated, and no label says that they are costs, who knows what else the sentence says; then they are no budget.
 */
import type { MoneyMention } from '../../annotators/money.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import { type Passage, slicePassage, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { PAYMENT } from './budget-lines.ts';
import { type PricedLine, TOTAL_WORD } from './budget-row.ts';

export interface ListedAmount {
  readonly line: DocumentLine;
  readonly category: Passage;
  readonly mention: MoneyMention;
}

const MIN_LISTED = 3;
const MAX_LINE = 1500;

export interface ListedAmounts {
  readonly parts: readonly ListedAmount[];
  /** What the line of the parts says that they add up to. */
  readonly total: MoneyMention | null;
}

export function findListedAmounts(lines: readonly PricedLine[]): ListedAmounts {
  for (const { line, mentions } of lines) {
    if (line.passage.text.length > MAX_LINE || line.table !== null || mentions.length < MIN_LISTED) continue;
    const total = totalIn(line, mentions);
    const parts = mentions.filter((mention) => mention !== total);
    for (const side of ['before', 'behind'] as const) {
      const listed = withoutSum(listedIn(line, mentions, parts, side));
      const sum = sumOf(listed);
      const isEnough = listed.length >= MIN_LISTED || (listed.length === MIN_LISTED - 1 && total?.money.amount === sum);
      const isStated =
        mentions.some((m) => isSame(m, sum)) ||
        lines.some((other) => states(other, sum)) ||
        (COSTS_LABEL.test(line.folded) && listed.length === mentions.length);
      if (isEnough && isStated) return { parts: listed, total: mentions.find((m) => isSame(m, sum)) ?? null };
    }
  }
  return { parts: [], total: null };
}

/** `Costs: cottage £480, train £219, others about £150`: all amounts of the line are parts, whether or not their sum is told. */
const COSTS_LABEL =
  /^(?:(?:estimated |total |our |trip )?(?:costs?|budget|expenses|prices)|(?:geschatzte |gesamt|reise)?kosten|couts?|depenses|costes|gastos|costi|spese|custos|orcamento|kosten)(?: \([^()]{1,30}\))? ?: /;

const sumOf = (listed: readonly ListedAmount[]): number =>
  listed.reduce((amount, { mention }) => amount + mention.money.amount, 0);

const isSame = ({ money }: MoneyMention, sum: number): boolean => Math.abs(money.amount - sum) < 0.005;

/** `The two of you would pay £1,940 …` before the list is no part of it. */
function withoutSum(listed: readonly ListedAmount[]): readonly ListedAmount[] {
  const half = sumOf(listed) / 2;
  return listed.filter(({ mention }) => !isSame(mention, half));
}

/** `… total €820`, `= €820`, `€820 in total`: the amount that is called so, or is the sum of a line's others. */
function totalIn({ passage: { text } }: DocumentLine, mentions: readonly MoneyMention[]): MoneyMention | null {
  const called = mentions.findIndex((mention, i) => {
    const before = text.slice(mentions[i - 1]?.to ?? 0, mention.from);
    return TOTAL_WORD.test(foldText(lastPiece(before))) || /=\s?$/.test(before);
  });
  if (called >= 0) return mentions[called] ?? null;
  const sum = mentions.reduce((amount, { money }) => amount + money.amount, 0);
  return mentions.find((mention) => isSame(mention, sum / 2)) ?? null;
}

/** What a mark sets off from the words before it. */
const lastPiece = (text: string): string => text.slice(Math.max(0, text.search(LAST_PIECE)));
const LAST_PIECE = /[^,;.:()/|•·]*$/;

function listedIn(
  line: DocumentLine,
  mentions: readonly MoneyMention[],
  parts: readonly MoneyMention[],
  side: 'before' | 'behind',
): ListedAmount[] {
  return parts.flatMap((mention) => {
    const i = mentions.indexOf(mention);
    const category =
      side === 'before'
        ? nameBefore(line.passage, Math.max(mentions[i - 1]?.to ?? 0, mention.from - MAX_PIECE), mention.from)
        : nameBehind(line.passage, mention.to, Math.min(mentions[i + 1]?.from ?? Infinity, mention.to + MAX_PIECE));
    return category === null ? [] : [{ line, category, mention }];
  });
}
const MAX_PIECE = 70;

function nameBefore(passage: Passage, from: number, to: number): Passage | null {
  // `2 nights (€90 each)`: what is counted in brackets is of the name before, or of the amount before that.
  const match = NAME_BEFORE.exec(passage.text.slice(from, to));
  const name = match?.groups?.['name'];
  if (!match || name === undefined) return null;
  return nameOf(
    passage,
    from + match.index + match[0].indexOf(name, match[0].length - match[0].trimStart().length),
    name,
  );
}
/** Behind a mark, an article or a word that leads over; how it comes about may stand in brackets between the name and the amount. */
const NAME_BEFORE =
  /(?:^(?:\s?\+)?|[,;.:()/|•·]|\s(?=(?:and|und|et|y|e|plus)\s))\s{0,3}(?<name>\p{L}[^,;.:()/|•·=\d]{1,60}?)\s?(?:\([^()]{1,40}\)\s?)?(?:(?:ca|approx|env|aprox)\.|[:=–—-])?\s$/u;

function nameBehind(passage: Passage, from: number, to: number): Passage | null {
  const match = NAME_BEHIND.exec(passage.text.slice(from, to));
  const name = match?.groups?.['name'];
  if (!match || name === undefined) return null;
  return nameOf(passage, from + match[0].lastIndexOf(name), name);
}
const NAME_BEHIND =
  /^\s(?:[–—-]\s|(?:for|für|pour|para|per|di|de)\s)?(?<name>\p{L}[^,;.:()/|•·=\d]{1,60}?)(?=\s?(?:[,;.:()/|•·=]|\+?\s?$)|\s(?:and|und|et|y|e|plus)\s$)/u;

/** Without the words that lead over to it: `that's the flights are` names the flights. */
function nameOf(passage: Passage, at: number, name: string): Passage | null {
  const lead = LEAD.exec(name)?.[0].length ?? 0;
  const tail = TAIL.exec(name.slice(lead))?.[0].length ?? 0;
  const category = trimPassage(slicePassage(passage, at + lead, at + name.length - tail), '–—-');
  const words = category.text.split(/\s+/).length;
  return category.text.length < 2 || words > MAX_WORDS || isNoName(foldText(category.text)) ? null : category;
}
const MAX_WORDS = 5;
/** What was paid and what is left to pay are no parts, and what all costs is none. */
const isNoName = (folded: string): boolean => NO_NAME.test(folded) || PAYMENT.test(folded);
const LEAD =
  /^(?:(?:and|und|et|y|e|plus|of (?:that|which)|that'?s|thats|this is|which is|so|davon|dont|de los cuales|di cui|dos quais|the|your|our|die|der|das|les?|la|los|las|el|il|gli|i|os?|as?)\s)+/iu;
const TAIL = /\s(?:is|are|at|for|come to|comes to|cost|costs|kosten|kostet|coutent|coûtent|cuestan|costano|custam)$/iu;
const NO_NAME =
  /^(?:p\.? ?p|per|pro|par|por|each|pers|a head|person|off|deposit|by|due|in total|altogether|all|budget|costs?)\b/;

const states = ({ line, mentions }: PricedLine, sum: number): boolean =>
  line.passage.text.length <= MAX_LINE && mentions.some((mention) => isSame(mention, sum));
