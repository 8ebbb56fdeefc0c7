/** `### Jan 25-27` over what is done on these days: dates alone head days only among others that they go on from. */

import { type DateOrder, mayHoldDate } from '../../../annotators/date.ts';
import { withoutEmoji } from '../../../annotators/emoji.ts';
import { stated } from '../../../model/field.ts';
import type { PartialDate } from '../../../model/partial-date.ts';
import { spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { findHeadingDates } from './bare-date.ts';
import type { DayHeading } from './day-heading-types.ts';

/** A line that is set off, by its marks or over a list (I-561), and holds a first and a last date, and nothing else. */
export function readRangeAlone(
  line: DocumentLine,
  below: DocumentLine | undefined,
  order: DateOrder,
): DayHeading | null {
  if (line.passage.text.length > MAX_RANGE || !mayHoldDate(line.look)) return null;
  if (rankOf(line) === LOWEST && !(line.afterBlank && isListed(below))) return null;
  if (line.table !== null || line.bullet !== null || line.quote > 0 || line.isAround || line.isFrontMatter) return null;
  const passage = trimPassage(withoutEmoji(line.passage), '[(#*_~');
  const folded = foldText(passage.text);
  const [mention] = findHeadingDates(folded, order);
  if (mention === undefined || mention.end === null || /[a-z\d]/.test(folded.slice(mention.to))) return null;
  if (/[a-z\d]/.test(folded.slice(0, mention.weekday?.from ?? mention.from))) return null;
  const spans = [spanOf(passage, mention.from, mention.to)];
  const { weekday } = mention;
  return {
    line: line.index,
    kind: 'dated',
    number: null,
    lastNumber: null,
    date: stated(mention.date, spans),
    lastDate: stated(mention.end, spans),
    weekday: weekday === null ? null : stated(weekday.weekday, [spanOf(passage, weekday.from, weekday.to)]),
    title: null,
    distance: null,
    isBareNumeric: mention.isBareNumeric,
    isLoose: false,
    isRange: true,
  };
}
const MAX_RANGE = 60;

const isListed = (line: DocumentLine | undefined): boolean =>
  line !== undefined && (line.bullet !== null || line.startsWithTime);

/** Headings of one rank stand beside each other; bold lines are lower, others the lowest. */
const rankOf = (line: DocumentLine | undefined): number => line?.heading || (line?.isBold === true ? BOLD : LOWEST);
const BOLD = 7;
const LOWEST = 8;

/** Without those that span what stands beside or below them: the dates of the trip or of a part of it. */
export function settleRanges(found: readonly DayHeading[], { lines }: SourceDocument): readonly DayHeading[] {
  if (!found.some(({ isRange }) => isRange === true)) return found;
  const rank = ({ line }: DayHeading): number => rankOf(lines[line]);
  return found.filter((heading, i) => {
    if (heading.isRange !== true) return true;
    const below = found[i + 1];
    if (below !== undefined && rank(below) > rank(heading)) return false;
    const beside = found.filter((other) => other.date !== null && rank(other) === rank(heading));
    const at = beside.indexOf(heading);
    const [before, next] = [beside[at - 1], beside[at + 1]];
    const follows = before === undefined || isUpTo(before.lastDate ?? before.date, heading.date);
    const goesOn = next === undefined || isUpTo(heading.lastDate, next.date);
    return beside.length > 1 && follows && goesOn;
  });
}

type Told = DayHeading['date'];
const isUpTo = (one: Told, other: Told): boolean =>
  one !== null && other !== null && (dayOf(other.value) - dayOf(one.value) + YEAR) % YEAR < YEAR / 2;
const dayOf = ({ month, day }: PartialDate): number => month * 31 + day;
const YEAR = 372;
