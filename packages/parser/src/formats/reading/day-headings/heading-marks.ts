/**
 * The number, date and weekday of a day among the words of its heading, in any order, each set apart by marks on both sides:
 *
 *   Porto | Days 1–3 | Sat 4 Sep          Mon 3 May / Porto / Day 1          Sintra (Tue 4 May): castle, boat tour
 *           ^^^^^^^^   ^^^^^^^^^           ^^^^^^^^^           ^^^^^                   ^^^^^^^^^
 *
 * What is left when they are cut out is the name of the day, with what its line tells behind a colon.
 */

import type { Mention } from '../../../annotators/annotation.ts';
import type { DateMention, DateOrder } from '../../../annotators/date.ts';
import { findLeadingDayNumber } from '../../../annotators/day-number.ts';
import { WEAK_WEEKDAYS, WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { Weekday } from '../../../model/partial-date.ts';
import { joinPassages, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { findHeadingDates } from './bare-date.ts';
import type { DayHeading } from './day-heading-types.ts';
import { readTitle } from './day-title.ts';

export interface HeadingMarks
  extends Pick<DayHeading, 'number' | 'lastNumber' | 'date' | 'lastDate' | 'weekday' | 'isBareNumeric'> {
  /** The words before, between and behind the marks. */
  readonly words: Passage;
  /** Where the first mark and the last one stand in the heading. */
  readonly from: number;
  readonly to: number;
}

/** What is read of a heading at most. */
const MAX_READ = 160;

/** Null where no such mark stands in the heading, or words stand on both sides of one without a colon behind it. */
export function readHeadingMarks(heading: Passage, order: DateOrder): HeadingMarks | null {
  const folded = foldText(heading.text.slice(0, MAX_READ));
  const number = findNumber(folded);
  // `Day 1 – 3 May` is no range of dates.
  const others = number === null ? folded : without(folded, number);
  const date =
    findHeadingDates(others, order).find((mention) => isSetApart(folded, mention) || opensPlan(folded, mention)) ??
    null;
  const weekday = date === null || date.weekday === null ? findWeekday(heading, folded, date) : null;
  const marks = [date, number, weekday].filter((mark) => mark !== null).sort((a, b) => a.from - b.from);
  const words = marks.length === 0 ? null : wordsAround(heading, marks);
  const [first, last] = [marks[0], marks.at(-1)];
  if (words === null || first === undefined || last === undefined) return null;
  const own = date?.weekday ?? (weekday === null ? null : { ...weekday, to: weekday.from + weekday.word.length });
  return {
    number: number === null ? null : stated(number.first, [spanOf(heading, number.from, number.to)]),
    lastNumber: number?.last ?? null,
    date: date === null ? null : stated(date.date, [spanOf(heading, date.from, date.to)]),
    lastDate: date === null || date.end === null ? null : stated(date.end, [spanOf(heading, date.from, date.to)]),
    weekday: own === null ? null : stated(own.weekday, [spanOf(heading, own.from, own.to)]),
    isBareNumeric: date?.isBareNumeric ?? false,
    words,
    from: first.from,
    to: last.to,
  };
}

const without = (folded: string, { from, to }: Mention): string =>
  folded.slice(0, from) + ' '.repeat(to - from) + folded.slice(to);

const OPENED = /(?:^|\s[–—-]{1,2}|[|·•,:/([]|\t|\s\s)\s*$/;
const CLOSED = /^\s*(?:$|[)\]|·•:,(]|\/\s|[–—-]{1,2}\s|\t)|^\s\s/;

const isSetApart = (folded: string, { from, to }: Mention): boolean =>
  OPENED.test(folded.slice(Math.max(0, from - 4), from)) && CLOSED.test(folded.slice(to, to + 4));

/** `Porto plan sat 8 may: 10am tram to Foz`: a weekday and date before the first hour need no mark before them. */
const opensPlan = (folded: string, { from, to, weekday }: DateMention): boolean =>
  weekday !== null && folded.charAt(from - 1) === ' ' && HOUR_BEHIND.test(folded.slice(to, to + 6));
const HOUR_BEHIND = /^:\s\d/;

const SEPARATOR = /\s[–—-]{1,2}\s|\s?[|·•([/]\s?|[,:]\s|\t+|\s{2,}|^/g;

/** The first of what `read` finds right behind a mark, and not within `other`. */
function firstBehindMark<T extends Mention>(
  folded: string,
  other: Mention | null,
  read: (at: number) => T | null,
): T | null {
  for (const match of folded.matchAll(SEPARATOR)) {
    const at = match.index + match[0].length;
    if (other !== null && at >= other.from && at < other.to) continue;
    const found = read(at);
    if (found !== null && isSetApart(folded, found)) return found;
  }
  return null;
}

interface NumberMark extends Mention {
  readonly first: number;
  readonly last: number | null;
}

const findNumber = (folded: string): NumberMark | null =>
  firstBehindMark(folded, null, (at) => {
    const marker = findLeadingDayNumber(folded.slice(at));
    return marker === null || marker.isStage
      ? null
      : { from: at, to: at + marker.to, first: marker.first, last: marker.last };
  });

interface WeekdayMark extends Mention {
  readonly weekday: Weekday;
  readonly word: string;
}

const WORD = /^([a-z]{2,10}(?:-feira)?)\.?(,? (?:the )?(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?!\d|[.:]\d))?/;

/** A weekday of its own, or with the day of the month; those that mean other things, too, begin with a capital. */
const findWeekday = (heading: Passage, folded: string, date: Mention | null): WeekdayMark | null =>
  firstBehindMark(folded, date, (at) => {
    const [lead, word, day] = WORD.exec(folded.slice(at, at + 24)) ?? [];
    const weekday = word === undefined ? undefined : WEEKDAYS.get(word);
    if (lead === undefined || word === undefined || weekday === undefined) return null;
    if (WEAK_WEEKDAYS.has(word) && !/\p{Lu}/u.test(heading.text.charAt(at))) return null;
    if (word.length < 3 && day === undefined) return null;
    const second = day === undefined ? SECOND_DAY.exec(folded.slice(at + lead.length, at + MAX_WEEKDAYS)) : null;
    const more = second !== null && WEEKDAYS.has(second[1] ?? '') ? second[0].length : 0;
    return { from: at, to: at + lead.length + more, weekday, word };
  });

/** `Tue/Wed`, `Thursday–Friday` */
const SECOND_DAY = /^ ?[/–-] ?([a-z]{3,10})\b\.?/;
const MAX_WEEKDAYS = 40;

const EDGES = '|·•,/([)]–—-';

/** The words before the first mark or behind the last; both where a colon follows the marks. */
function wordsAround(heading: Passage, marks: readonly Mention[]): Passage | null {
  const pieces: Passage[] = [];
  let from = 0;
  for (const mark of marks) {
    pieces.push(trimPassage(slicePassage(heading, from, mark.from), EDGES));
    from = mark.to;
  }
  const behind = slicePassage(heading, from);
  const named = pieces.filter(({ text }) => text !== '' && text !== ':');
  const told = trimPassage(behind, EDGES);
  const [name] = named;
  if (named.length > 1) return null;
  if (name === undefined) return withoutClosing(told);
  if (!/[\p{L}\p{N}]/u.test(told.text)) return name;
  return told.text.startsWith(':') && named[0] === name ? joinPassages([name, told], () => '') : null;
}

/** `(3 May, Porto): castle` leaves a bracket behind the name that nothing opens. */
function withoutClosing(words: Passage): Passage {
  const at = words.text.search(/[()]/);
  return at > 0 && words.text.charAt(at) === ')'
    ? joinPassages([slicePassage(words, 0, at), slicePassage(words, at + 1)], () => '')
    : words;
}

/** `Mon 3 May / Porto / Day 1`, `Day 2 – Sintra – Tue 4 May: castle, boat tour`: what else the name of a day holds of its number and date. */
export function withMarksOfTitle(heading: DayHeading, order: DateOrder): DayHeading {
  const { title } = heading;
  if (title === null || !MAY_HOLD_MARK.test(title.text)) return heading;
  const marks = readHeadingMarks(title, order);
  if (marks === null || !agrees(heading, marks)) return heading;
  const { title: name, distance } = readTitle(marks.words);
  return {
    ...heading,
    title: name,
    number: heading.number ?? marks.number,
    lastNumber: heading.number === null ? marks.lastNumber : heading.lastNumber,
    date: heading.date ?? marks.date,
    lastDate: heading.date === null ? marks.lastDate : heading.lastDate,
    weekday: heading.weekday ?? marks.weekday,
    distance: heading.distance ?? distance,
  };
}

/** A figure, or a word behind a mark. */
const MAY_HOLD_MARK = /\d|(?:[–—|·•,:/(-]\s?|\t)\p{L}/u;

const agrees = (heading: DayHeading, { number, date, weekday }: HeadingMarks): boolean =>
  isSame(heading.number, number) &&
  isSame(heading.weekday, weekday) &&
  (heading.date === null ||
    date === null ||
    (heading.date.value.day === date.value.day && heading.date.value.month === date.value.month));

const isSame = (own: Field<number> | Field<Weekday> | null, other: Field<number> | Field<Weekday> | null): boolean =>
  own === null || other === null || own.value === other.value;
