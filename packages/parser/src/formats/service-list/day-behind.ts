/**
 * I-404: the day after the last of a list, told in a sentence behind it by its weekday and its number:
 *
 *   The last day isn't on there - Monday 14th Sipho picks you up at the farm at 9.30 and drops you at the airport. The SA303 goes at 13:40.
 *                                 ^^^^^^^^^^^
 */
import { findActivityType } from '../../annotators/activity-type.ts';
import { findTimes } from '../../annotators/time.ts';
import { WEEKDAYS } from '../../annotators/vocabulary/calendar-words.ts';
import { derived, stated } from '../../model/field.ts';
import type { DayDraft } from '../../model/itinerary-draft.ts';
import { addDays, type FullDate, isFullDate, weekdayOf } from '../../model/partial-date.ts';
import { allMatches } from '../../text/all-matches.ts';
import { hasDigit } from '../../text/character-class.ts';
import { isBlank, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { readDayContent } from '../reading/day-content/day-content.ts';
import { NO_STYLE } from '../reading/day-content/day-style.ts';
import { type DocumentLine, type SourceDocument, withText } from '../reading/document.ts';

export interface DayBehind {
  readonly day: DayDraft;
  readonly line: DocumentLine;
}

const MAX_BELOW = 12;
const MAX_LINE = 600;

/** `last` is the line of the last row. */
export function findDayBehind(days: readonly DayDraft[], last: number, document: SourceDocument): DayBehind | null {
  const before = days.at(-1)?.date?.value;
  if (before === undefined || !isFullDate(before)) return null;
  const date = addDays(before, 1);
  for (const line of document.lines.slice(last + 1, last + 1 + MAX_BELOW)) {
    if (isBlank(line.passage) || line.isAround || line.passage.text.length > MAX_LINE || !hasDigit(line.folded))
      continue;
    const day = readTold(line, date, document);
    if (day !== null) return { day, line };
  }
  return null;
}

const NAMED =
  /(?<![a-z])(?<word>[a-z]{3,10})\.?,? (?:the )?(?<number>[1-9]|[12]\d|3[01])(?:st|nd|rd|th|[.°º])?(?=[\s,:;–—-])/g;

function readTold(line: DocumentLine, date: FullDate, { dateOrder }: SourceDocument): DayDraft | null {
  const { passage, folded } = line;
  for (const match of allMatches(NAMED, folded)) {
    const { word = '', number = '' } = match.groups ?? {};
    if (Number(number) !== date.day || WEEKDAYS.get(word) !== weekdayOf(date)) continue;
    const rest = trimPassage(slicePassage(passage, match.index + match[0].length), ',:;–—- ');
    const told = foldText(rest.text);
    if (findActivityType(told) === null && findTimes(told).length === 0) return null;
    const { blocks } = readDayContent([withText(line, rest)], {
      order: dateOrder,
      isUntitled: false,
      heading: null,
      isLast: true,
      style: NO_STYLE,
    });
    const from = match.index;
    return {
      number: null,
      lastNumber: null,
      title: null,
      date: derived(date, [spanOf(passage, from, from + match[0].length)]),
      lastDate: null,
      weekday: stated(weekdayOf(date), [spanOf(passage, from, from + word.length)]),
      distance: null,
      blocks,
    };
  }
  return null;
}
