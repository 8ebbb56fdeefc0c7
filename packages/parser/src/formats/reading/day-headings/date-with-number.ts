/**
 * Days whose number and date stand beside one another without a word for the day before them, as tables lose their look:
 *
 *   1   Mon 3 May   Bergen
 *   2.  Tue 4 May   Geiranger
 *   ^   ^^^^^^^^^
 *
 * A figure before a date may mean anything; where both count on together from line to line, the lines head days.
 */
import { type DateOrder, findDates, mayHoldDate } from '../../../annotators/date.ts';
import { findLeadingDayNumber } from '../../../annotators/day-number.ts';
import { WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { derived, type Field, stated } from '../../../model/field.ts';
import type { Weekday } from '../../../model/partial-date.ts';
import { daysWithinTrip } from '../../../model/partial-date.ts';
import { isDigit } from '../../../text/character-class.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import type { DayHeading } from './day-heading-types.ts';
import { readTitle, TITLE_EDGES } from './day-title.ts';

const COUNTER = /^(?<number>\d{1,2})(?:[.)]\s?|\s?[|:·/]\s|\s[-–—]\s|\s)\s{0,12}(?=\S)/;
const COUNTED_BULLET = /^\(?(?<number>\d{1,2})[.)]$/;
/** A date of figures alone needs more than a blank before it. */
const SET_APART = /[.)|:·–—-]|\s{2}|\t/;
const MAX_DATE = 40;

/** The heading that a line with such a beginning may be. */
export function readCountedDate(line: DocumentLine, passage: Passage, order: DateOrder): DayHeading | null {
  const { bullet, look } = line;
  const counted = bullet === null ? null : COUNTED_BULLET.exec(bullet);
  if ((counted === null && (bullet !== null || !isDigit(passage.text.charCodeAt(0)))) || !mayHoldDate(look))
    return null;
  const lead = counted ?? COUNTER.exec(passage.text.slice(0, MAX_DATE));
  const figure = lead?.groups?.['number'];
  if (!lead || figure === undefined) return null;
  const rest = counted === null ? slicePassage(passage, lead[0].length) : passage;
  const [mention] = findDates(foldText(rest.text.slice(0, MAX_DATE)), order);
  if (mention?.from !== 0 || mention.end !== null) return null;
  if (mention.isBareNumeric && counted === null && !SET_APART.test(lead[0])) return null;
  const { title, distance } = readTitle(slicePassage(rest, mention.to));
  const { weekday } = mention;
  return {
    line: line.index,
    kind: 'dated',
    // A bullet is no part of the text of its line.
    number:
      counted === null ? stated(Number(figure), [spanOf(passage, 0, figure.length)]) : derived(Number(figure), []),
    lastNumber: null,
    date: stated(mention.date, [spanOf(rest, 0, mention.to)]),
    lastDate: null,
    weekday: weekday === null ? null : stated(weekday.weekday, [spanOf(rest, weekday.from, weekday.to)]),
    title,
    distance,
    isBareNumeric: mention.isBareNumeric,
    isLoose: false,
    isCounted: true,
  };
}

/** Headings that a figure counts are days where figure and date go on by as many from one to the next, all but one in three. */
export function settleCountedDates(headings: readonly DayHeading[]): readonly DayHeading[] {
  if (!headings.some(({ isCounted }) => isCounted === true)) return headings;
  const counted = headings.filter(({ isCounted }) => isCounted === true);
  const steps = counted.slice(1).filter((heading, i) => {
    const [before, number] = [counted[i]?.number?.value, heading.number?.value];
    const [from, to] = [counted[i]?.date?.value, heading.date?.value];
    if (before === undefined || number === undefined || !from || !to) return false;
    return number > before && daysWithinTrip(from, to) === number - before;
  }).length;
  const areDays = steps > 0 && steps * 3 >= (counted.length - 1) * 2;
  return areDays
    ? headings.map((heading) => (heading.isCounted === true ? { ...heading, kind: 'numbered' } : heading))
    : headings.filter(({ isCounted }) => isCounted !== true);
}

/** `Mon 3 May (Day 1) – Porto`: the number may stand behind the date as well. */
export function withNumber(heading: DayHeading | null): DayHeading | null {
  if (heading === null || heading.title === null) return heading;
  const { text } = heading.title;
  const from = text.startsWith('(') ? 1 : 0;
  const folded = foldText(text.slice(from, from + MAX_MARKER));
  const marker = findLeadingDayNumber(folded);
  if (marker === null || marker.isStage || marker.last !== null || !BEHIND_NUMBER.test(folded.slice(marker.to)))
    return heading;
  const number = stated(marker.first, [spanOf(heading.title, from, from + marker.to)]);
  const { title } = readTitle(trimPassage(slicePassage(heading.title, from + marker.to), `) ${TITLE_EDGES}`));
  return { ...heading, number, title };
}

const MAX_MARKER = 24;
const BEHIND_NUMBER = /^\s?(?:$|\)|[:|–—·•]|-\s)/;

/** `mon 18 checkout 11`, `Monday 18th:`, with or without a mark behind the day. */
export const DAY_OF_MONTH =
  /^([a-z]{2,10})(?:\.|(?<=di)['´`])?,? (?:the |den |le |el |il )?(?<nth>0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|\.)?(?=\s|$|[:–—|,)-])/;

/** Nothing sets it off from what follows, which is no month and no figure. */
export function looseWeekday(
  passage: Passage,
  day: RegExpExecArray,
): { field: Field<Weekday>; to: number; word: string } | null {
  const [lead, word = ''] = day;
  const weekday = WEEKDAYS.get(word);
  if (weekday === undefined || !/^\s\p{L}/u.test(passage.text.slice(lead.length, lead.length + 2))) return null;
  return { field: stated(weekday, [spanOf(passage, 0, word.length)]), to: lead.length, word };
}

/** I-545: where ` – Wed 16th` ends behind `Mon 14th`: the last day of several, no name. */
export function lastDayBehind(folded: string, from: number): number {
  const match = LAST_DAY.exec(folded.slice(from, from + MAX_LAST));
  return match !== null && WEEKDAYS.has(match.groups?.['word'] ?? '') ? from + match[0].length : from;
}
const MAX_LAST = 32;
const LAST_DAY =
  /^\s?[-–—/]\s?(?:the |den |le |el |il )?(?<word>[a-z]{2,10})\.?,? (?:the |den )?(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|\.)?(?=\s?(?:$|[:–—|,)-]))/;
