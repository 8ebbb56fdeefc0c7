/**
 * Days as they are dictated, weekday by weekday and without a mark, on lines of their own or in one breath:
 *
 *   friday they land at 2 then check in and saturday kayak tour at 9 am then sunday brunch …
 *   ^^^^^^                              ^^^^^^^^                     ^^^^^^
 *
 * Three at least, each with something to do, each a day or two after the one before: a weekday alone is as often an aside.
 */
import { findActivityType } from '../../annotators/activity-type.ts';
import { findTimes } from '../../annotators/time.ts';
import { WEAK_WEEKDAYS, WEEKDAYS } from '../../annotators/vocabulary/calendar-words.ts';
import { stated } from '../../model/field.ts';
import type { Weekday } from '../../model/partial-date.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { LinePattern } from '../../text/line-look.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import type { DayHeading } from './day-heading-types.ts';
import type { DocumentLine, SourceDocument } from './document.ts';

const WEEKDAY = [...WEEKDAYS.keys()].filter((word) => word.length >= 5 && !WEAK_WEEKDAYS.has(word)).join('|');
const LINKS = '(?:and|then|so|ok|okay|on|und|dann|am|et|puis|y|luego|el|e|poi|il|depois)';
const MAY_HOLD = new LinePattern(compactPattern(`\\b(?:${WEEKDAY})\\b`));
/** A weekday that goes on at once with words; the words that lead over to it stand before it. */
const DAY = compactPattern(
  `(?:^|(?<=[a-z0-9.,;!?)] ))(?:${LINKS} ){0,3}(?<day>${WEEKDAY})(?!,? (?:the |den |dem |le |el |il )(?:\\d|(?:[a-z]{3,6} )?[a-z]{2,8}(?:th|first|second|third)\\b))(?:,? (?:the |we |they |you )?(?=[a-z])(?!(?:to|till|until|or|and|through|bis|oder|und|au|ou|et|al?|y|o|e)\\b|night\\b(?! [a-z]))|,? (?=\\d{1,2}(?::\\d\\d)? ?[ap]m\\b))`,
  'g',
);
/** Beyond any message. */
const MAX_LINES = 60;
const MAX_LINE = 2000;
const LEAST_DAYS = 3;
const MAX_DAYS = 31;
const MAX_STEP = 2;

interface Spoken {
  readonly line: DocumentLine;
  readonly day: Weekday;
  /** Where the weekday stands, with the words that lead over to it. */
  readonly from: number;
  readonly at: number;
  readonly to: number;
}

/** The days of such a message, or none. */
export function findSpokenDays(document: SourceDocument): DayHeading[] {
  const found: Spoken[] = [];
  for (const line of document.lines.slice(0, MAX_LINES)) {
    if (line.isAround || line.table !== null || line.heading > 0 || line.passage.text.length > MAX_LINE) continue;
    if (!MAY_HOLD.mayMatch(line.look)) continue;
    for (const match of line.folded.matchAll(DAY)) {
      const word = match.groups?.['day'] ?? '';
      const at = match.index + match[0].lastIndexOf(word);
      const day = WEEKDAYS.get(word);
      if (day !== undefined) found.push({ line, day, from: match.index, at, to: at + word.length });
    }
    if (found.length > MAX_DAYS) return [];
  }
  if (found.length < LEAST_DAYS || !found.every((own, i) => i === 0 || isNext(found[i - 1] as Spoken, own))) return [];
  const days = found.map((own, i) => toHeading(own, planOf(own, found[i + 1]), found[i - 1]));
  return days.every(({ title }) => title !== null && tellsSomething(title)) ? days : [];
}

const isNext = (a: Spoken, b: Spoken): boolean => {
  const step = (b.day - a.day + 7) % 7;
  return step >= 1 && step <= MAX_STEP;
};

/** What is said up to the next weekday of the line. */
const planOf = ({ line, to }: Spoken, next: Spoken | undefined): Passage =>
  trimPassage(slicePassage(line.passage, to, next?.line === line ? next.from : undefined), ' ,.;:!–—-');

function tellsSomething({ text }: Passage): boolean {
  const folded = foldText(text);
  return /[a-z]{3}/.test(folded) && (findTimes(folded).length > 0 || findActivityType(folded) !== null);
}

function toHeading({ line, day, from, at, to }: Spoken, plan: Passage, before: Spoken | undefined): DayHeading {
  const isFirst = before?.line !== line && from > 0;
  return {
    line: line.index,
    kind: 'weekday',
    number: null,
    lastNumber: null,
    date: null,
    lastDate: null,
    weekday: stated(day, [spanOf(line.passage, at, to)]),
    title: plan.text === '' ? null : plan,
    distance: null,
    isBareNumeric: false,
    isLoose: false,
    isPlan: true,
    asides: isFirst ? [slicePassage(line.passage, 0, from)] : [],
  };
}
