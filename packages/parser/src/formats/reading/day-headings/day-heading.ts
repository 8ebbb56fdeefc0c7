/**
 * Headings that open a day: `Day 1 – Thursday, May 13: Arrival`, `Fri 30 Apr`, `Tag 2 (Dienstag, 13. Oktober): Chianti`, `**7/28** flight`.
 * A line gives a candidate; which candidates are the days is settled over the whole text.
 */

import { type DateMention, type DateOrder, mayHoldDate } from '../../../annotators/date.ts';
import { findLeadingDayNumber } from '../../../annotators/day-number.ts';
import { leadingEmojiLength, withoutEmoji } from '../../../annotators/emoji.ts';
import { isMisspeltWeekday, MISSPELT_WEEKDAYS } from '../../../annotators/misspelt-weekday.ts';
import { MONTHS, WEAK_WEEKDAYS, WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { RANK_WORDS } from '../../../annotators/vocabulary/number-words.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { PartialDate, Weekday } from '../../../model/partial-date.ts';
import { codeAt, isDigit } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { StartTable } from '../../../text/start-table.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import { endsInDot, findHeadingDates, isCompact, isSetOff, mayBeBareDate, trimToDate } from './bare-date.ts';
import { readBracketedDate } from './bracketed-date.ts';
import { LEAD, leadsIn, PARTS_OF_WEEKDAYS, partBefore } from './date-lead.ts';
import { DAY_OF_MONTH, lastDayBehind, looseWeekday, readCountedDate, withNumber } from './date-with-number.ts';
import type { DayHeading } from './day-heading-types.ts';
import { readTitle, TITLE_EDGES } from './day-title.ts';
import { withMarksOfTitle } from './heading-marks.ts';

const MAX_HEADING = 200;
const MAX_READ = MAX_HEADING + 80;
/** A line that holds its whole day: `Sat: 10.32 train from Brussels, 12.00 lunch, …`. */
const MAX_DAY_LINE = 1000;
/** A date after a bullet heads a day where a mark sets it off from its title. */
const SET_OFF = /^\s*(?:[|:]|[–—-]\s)/;
const OPENS_ENTRIES = /^\s*(?:[:–—|·•]|-\s|\p{Extended_Pictographic})/u;
/** What may stand between a date and the title of its day. */
const AFTER_DATE = /^\s*(?:$|[:–—|.,)\]·•/~→⇒➡»>=*-]|\()|^(?: {2,}|\t)/;

export function readDayHeading(line: DocumentLine, order: DateOrder): DayHeading | null {
  if (
    line.table !== null ||
    line.isRule ||
    line.isFrontMatter ||
    line.isAround ||
    line.passage.text.length > 2000 ||
    !mayOpenDay(line)
  )
    return null;
  const passage = trimPassage(withoutEmoji(line.passage), '[(#*_~');
  const folded = passage === line.passage ? line.folded.slice(0, MAX_READ) : foldText(passage.text.slice(0, MAX_READ));
  const heading =
    readNumbered(line, passage, folded, order) ??
    (isDigit(codeAt(folded, 0)) && COUNTS_WEEKDAY.test(folded) ? readCountedDate(line, passage, order) : null) ??
    withNumber(
      readBracketedDate(line, passage, folded, order) ??
        readDated(line, passage, folded, order) ??
        readWeekday(line, passage, folded, order),
    ) ??
    readCountedDate(line, passage, order);
  return heading === null ? null : withMarksOfTitle(heading, order);
}

/** `2 / Sun 9 May` is no range of dates. */
const COUNTS_WEEKDAY = /^\d{1,2} [/|–-] [a-z]{2,10}\.?,? \d/;

const OPENERS = new Set([
  ...'day days tag tage dag dagen jour jours journee dia dias giorni giorno hari gun dzien ziua ngay paiva du del dal the el le il am on der den em no'.split(
    ' ',
  ),
  ...'stage stages etappe etappen etape etapes etapa etapas tappa tappe'.split(' '),
  'd',
  'j',
  ...RANK_WORDS.keys(),
  ...MONTHS.keys(),
  ...WEEKDAYS.keys(),
  ...PARTS_OF_WEEKDAYS.keys(),
  'segunda',
  'terca',
  'jum',
]);

/** The first letters of the openers, of a figure, and of `D3` or `J12`. */
const MAY_OPEN = new StartTable([`${[...OPENERS, ...MISSPELT_WEEKDAYS].join('|')}|[dj]?\\d|d`]);
const SHORT_MARKER = /^[dj]?\d/;

/** Does the first word belong to a day marker, a date or a weekday? Nearly every line is done with here. */
function mayOpenDay(line: DocumentLine): boolean {
  const { folded, emojiLength } = line;
  const end = Math.min(folded.length, emojiLength + 40);
  let from = 0;
  while (from < end && !isWordCharacter(folded.charCodeAt(from))) from++;
  if (MAY_OPEN.at(folded, from) === 0) return false;
  let to = from;
  // `DAY01`, `jour3`: the figures are no part of the word.
  while (to < end && isSmallLetter(folded.charCodeAt(to))) to++;
  const word = folded.slice(from, to);
  return OPENERS.has(word) || SHORT_MARKER.test(folded.slice(from, from + 2)) || isMisspeltWeekday(word);
}

const isSmallLetter = (code: number): boolean => code >= 97 && code <= 122;
const isWordCharacter = (code: number): boolean => isSmallLetter(code) || isDigit(code);

function readNumbered(line: DocumentLine, passage: Passage, folded: string, order: DateOrder): DayHeading | null {
  const marker = findLeadingDayNumber(folded);
  if (!marker) return null;
  const after = folded.slice(marker.to);
  // 'Day 1 was wonderful': a heading goes on with a mark, a date, or a capital; `day1 porto` does where the whole line has none.
  const isSetOff =
    BEHIND_MARKER.test(after) ||
    line.heading > 0 ||
    line.isBold ||
    BEHIND_NAMED_MARKER.test(passage.text.slice(marker.to)) ||
    WEEKDAYS.has(WEEKDAY_BEHIND_MARKER.exec(after)?.[1] ?? '');
  const goesOnSmall = !isSetOff && goesOn(passage, after);
  if (!isSetOff && !goesOnSmall && !(passage.text.length <= MAX_LOWER && IN_LOWER.test(passage.text))) return null;
  if (NOTES_ON_DAY.test(after)) return null;
  const rest = trimToDate(slicePassage(passage, marker.to), TITLE_EDGES);
  const number = stated(marker.first, [spanOf(passage, 0, marker.to)]);
  const heading = readRest(line, rest, order, number, marker.last);
  if (!isSetOff && (heading.title === null || (!goesOnSmall && isTold(heading.title)))) return null;
  return { ...heading, isLoose: !isSetOff, ...(marker.isStage && { isStage: true }) };
}

/** `Tag 6 zur freien Verfügung – Stadtfest`, `Jour 3 libre à Lyon`: free time or where one is, and no sentence. */
const goesOn = ({ text }: Passage, after: string): boolean =>
  text.length <= MAX_GOING_ON && !/[.!?,;]/.test(text) && GOES_ON.test(after);
const MAX_GOING_ON = 70;
const GOES_ON = compactPattern(
  /^ (?:zur freien|zum entspannen|frei\b|at (?:leisure|sea|home)|free\b|libres?\b|liber[oa]\b|livre\b|vrij\b|ter vrije|(?:in|nach|von|ab|auf|to|from|naar|en|a|da|de|au|aux|sur|em|no|na|on (?:the|board|foot)|by|with|along|across|through|around|im|am|an der|mit|durch|bei|avec|con|com|met|op) (?!the end|any case|der regel)[a-z])(?![^\n]{0,60} (?:is|are|was|were|will|has|have|ist|sind|war|wird|est|sera|sono)\b)/,
);
/** `Day 1 Notes:` stands at the end of its day. */
const NOTES_ON_DAY =
  /^ (?:(?:travel|packing|quick|important) )?(?:notes?|tips?|reminders?|recap|checklist|hinweise?|tipps?|notizen|notas?|consejos|remarques?|conseils?|consigli|dicas)\s*:?\**\s*$/;

/** Any mark, a picture too; `Day 2's` goes on. */
const BEHIND_MARKER = /^\s*(?:$|(?!['’]\p{L})[^\p{L}\p{N}\s])/u;
const BEHIND_NAMED_MARKER = /^\s+[\p{Lu}\p{N}]/u;
/** `day 3 wed 20th - Douro`, `tag 2 di 8.6.: Burg` */
const WEEKDAY_BEHIND_MARKER =
  /^\s([a-z]{2,10})\.?,?(?:\s(?:the |den )?\d{1,2}(?:st|nd|rd|th|\.(?:\d{1,2}\.)?)?(?:\s[a-z]{3,9}\.?)?)?\s?(?:[-–—:|(,]|$)/;
const MAX_LOWER = 60;
const IN_LOWER = /^[^\p{Lu}]+$/u;
/** `day 1 was wonderful`, `day 3 is at leisure so …`: a sentence about the day. */
const isTold = ({ text }: Passage): boolean => TELLS.test(foldText(text));
const TELLS =
  /^(?:is|was|were|are|will|has|had|we|you|i|he|she|they|it|if|and|or|but|of|in|for|at|with|because|ist|war|wird|hat|wir|est|etait|sera|es|fue|sera|sono|era|e|foi)\b/;

/** Date and weekday out of what follows `Day 1`, wherever they stand in it; the rest is the title. */
export function readRest(
  line: DocumentLine,
  rest: Passage,
  order: DateOrder,
  number: Field<number>,
  lastNumber: number | null,
): DayHeading {
  const folded = foldText(rest.text.slice(0, MAX_HEADING));
  const dates = findHeadingDates(folded, order);
  const mention = withDayAfter(dates, dates.find((m) => isDetached(folded, m)) ?? null, folded);
  const weekday = mention === null ? (leadingWeekday(rest, folded) ?? weekdayOfMonth(rest, folded)) : null;
  const last = mention === null && weekday === null ? weekdayAtEnd(rest, folded) : null;
  const dated = mention === null ? null : readDate(rest, mention, folded);
  const nth = mention !== null ? null : (weekday === null ? NTH_IN_BRACKETS : DAY_OF_MONTH).exec(folded);
  const after =
    mention !== null
      ? withoutDate(rest, mention, folded)
      : slicePassage(rest, weekday?.to ?? nth?.[0].length ?? 0, last?.from);
  const { title, distance } = readTitle(after);
  return {
    line: line.index,
    kind: 'numbered',
    number,
    lastNumber,
    date: dated?.date ?? null,
    lastDate: dated?.lastDate ?? null,
    weekday: dated?.weekday ?? (weekday ?? last)?.field ?? null,
    title,
    distance,
    isBareNumeric: mention?.isBareNumeric ?? false,
    isLoose: false,
    ...(nth !== null && { dayOfMonth: nthOf(nth, rest) }),
  };
}

/** `Day 2 (13th) - Sintra`: the month is told elsewhere. */
const NTH_IN_BRACKETS = /^\((?:the )?(?<nth>0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)\)/;

function nthOf({ 0: all, groups }: RegExpExecArray, passage: Passage): Field<number> {
  const figures = groups?.['nth'] ?? '';
  const from = all.indexOf(figures);
  return stated(Number(figures), [spanOf(passage, from, from + figures.length)]);
}

/** `Fri 7 May / Sat 8 May`: two days in a row are one heading's. */
function withDayAfter(dates: readonly DateMention[], first: DateMention | null, folded: string): DateMention | null {
  const next = first === null ? undefined : dates[dates.indexOf(first) + 1];
  if (first === null || next === undefined || first.end !== null || next.end !== null) return first;
  if (!DAY_AFTER.test(folded.slice(first.to, next.from)) || !isDayAfter(first.date, next.date)) return first;
  return { ...first, to: next.to, end: next.date, endWeekday: next.weekday };
}

const DAY_AFTER = /^\s?(?:[/&+]|and|und|et|y|e)\s?$/;
const isDayAfter = (a: PartialDate, b: PartialDate): boolean =>
  a.month === b.month ? b.day === a.day + 1 : b.month === (a.month % 12) + 1 && b.day === 1 && a.day >= 28;

/** In brackets, at an edge, or set off by marks: not part of a title such as 'Christmas 25 December market'. */
function isDetached(folded: string, mention: DateMention): boolean {
  const before = folded.slice(0, mention.from).trimEnd();
  const after = folded.slice(mention.to).trimStart();
  return (
    before === '' ||
    /[([|:,·•/–—-]$/.test(before) ||
    (after === '' && (mention.weekday !== null || APART.test(folded.slice(0, mention.from)))) ||
    /^[)\]|·•]/.test(after)
  );
}

/** `HANOI ARRIVAL            04 April`: at the right edge of the page. */
const APART = /(?: {3}|\t)$/;

/** `Mon/Tue 12/13 April`, `Mo-Mi, 12.-14.4.`: the first weekday is that of the first date. */
function weekdayOfPair(passage: Passage, mention: DateMention, folded: string): Field<Weekday> | null {
  if (mention.from < MIN_PAIR || mention.from > MAX_PAIR) return null;
  const first = WEEKDAY_OF_PAIR.exec(folded.slice(0, mention.from))?.[1];
  const weekday = first === undefined ? undefined : WEEKDAYS.get(first);
  return first === undefined || weekday === undefined ? null : stated(weekday, [spanOf(passage, 0, first.length)]);
}

const WEEKDAY_OF_PAIR = /^([a-z-]{2,13})\.?\s?[/–&+-]\s?$/;
const MIN_PAIR = 3;
const MAX_PAIR = 18;

function readDate(
  passage: Passage,
  mention: DateMention,
  folded: string,
): Pick<DayHeading, 'date' | 'lastDate' | 'weekday'> {
  const spans = [spanOf(passage, mention.from, mention.to)];
  const pair = weekdayOfPair(passage, mention, folded);
  if (pair !== null && mention.end !== null)
    return { date: stated(mention.date, spans), lastDate: stated(mention.end, spans), weekday: pair };
  const weekday = mention.weekday;
  const trailing = weekday === null ? (trailingWeekday(passage, mention)?.field ?? null) : null;
  return {
    date: stated(mention.date, spans),
    lastDate: mention.end === null ? null : stated(mention.end, spans),
    weekday: weekday === null ? trailing : stated(weekday.weekday, [spanOf(passage, weekday.from, weekday.to)]),
  };
}

const TRAILING_WEEKDAY =
  /^(?:\s?[,(]?\s?|\s?[-–/|]\s?(?=\p{L}+(?:-feira)?\.?\s*(?:$|[)\]:])))(\p{L}{2,12}(?:-feira)?)\b(?:\.|(?<=di)['´`])?\)?(?=\s*(?:$|[:–—|,.)-])|\s\s)/u;

/** `7/12 sat Ghent`: behind figures a weekday needs no mark, one of two letters its capital: `7.12. Sa Gent`. */
const WEEKDAY_BEHIND_FIGURES = /^\s(\p{L}{3,12}|Mo|Di|Mi|Do|Fr|Sa|So)\b\.?(?=\s)/u;

/** `7/12 (SUN)`, `06MAY THU  Arr VIE`. */
function trailingWeekday(
  passage: Passage,
  mention: DateMention,
): { readonly field: Field<Weekday>; readonly to: number } | null {
  const from = mention.to;
  const after = passage.text.slice(from, from + 24);
  const match =
    TRAILING_WEEKDAY.exec(foldText(after)) ??
    (mention.isBareNumeric || isCompact(passage, mention) ? WEEKDAY_BEHIND_FIGURES.exec(after) : null);
  const word = match?.[1];
  const weekday = word === undefined ? undefined : WEEKDAYS.get(foldText(word));
  if (!match || word === undefined || weekday === undefined) return null;
  const at = from + match[0].indexOf(word);
  return { field: stated(weekday, [spanOf(passage, at, at + word.length)]), to: from + match[0].length };
}

function withoutDate(rest: Passage, mention: DateMention, folded: string): Passage {
  if (weekdayOfPair(rest, mention, folded) !== null) return slicePassage(rest, mention.to);
  const before = folded.slice(0, mention.from);
  if (LEAD.test(before) || before.trim().replace(/[([]/g, '') === '') {
    const weekday = mention.weekday === null ? trailingWeekday(rest, mention) : null;
    return slicePassage(rest, weekday?.to ?? mention.to);
  }
  const tail = folded.slice(mention.to);
  if (tail.trim().replace(/[)\]:.]/g, '') === '') return slicePassage(rest, 0, mention.from);
  return rest;
}

function readDated(line: DocumentLine, passage: Passage, folded: string, order: DateOrder): DayHeading | null {
  if (!mayHoldDate(line.look)) return null;
  const isMarked = line.heading > 0 || line.bolds.length > 0;
  const dates = findHeadingDates(folded.slice(0, MAX_HEADING), order);
  const mention = withDayAfter(dates, dates[0] ?? null, folded);
  if (mention === null) return null;
  const isPair = mention.end !== null && weekdayOfPair(passage, mention, folded) !== null;
  const before = folded.slice(0, mention.from);
  const part = isPair ? null : partBefore(passage, before);
  if (!isPair && part === null && !leadsIn(before)) return null;
  if (line.bullet !== null && !isMarked && (mention.isBareNumeric || !SET_OFF.test(folded.slice(mention.to))))
    return null;
  const trailing = mention.weekday === null ? trailingWeekday(passage, mention) : null;
  const after = folded.slice(trailing === null ? mention.to : trailing.to);
  const isLoose =
    !AFTER_DATE.test(after) && !isMarked && leadingEmojiLength(passage.text.slice(mention.to).trimStart()) === 0;
  if (passage.text.length > (OPENS_ENTRIES.test(after) || isLoose ? MAX_DAY_LINE : MAX_HEADING)) return null;
  const isBare = mention.isBareNumeric && !isMarked && mention.weekday === null;
  const isBareDate =
    (isLoose && mention.weekday === null && trailing === null) ||
    (isBare && trailing === null && (endsInDot(folded, mention) || !isSetOff(after)));
  if (isBareDate ? !mayBeBareDate(line, mention, after) : isLoose && mention.end !== null) return null;
  const isLed = isPair || LEAD.test(before);
  const { title, distance } = readTitle(
    isLed ? withoutDate(passage, mention, folded) : slicePassage(passage, mention.to),
  );
  // What is quoted is an aside, unless it is the plan of a day that the text leaves out; a bold date of its own is how some set the date
  // under a title.
  const isQuoted = line.quote > 0 && !(isMarked && title === null);
  if (isQuoted && (title !== null || mention.isBareNumeric || mention.end !== null)) return null;
  // 'May 13–16, 2027' alone is the trip's range, not a day of it.
  if (mention.end !== null && title === null) return null;
  const { date, lastDate, weekday } = readDate(passage, mention, folded);
  return {
    line: line.index,
    kind: 'dated',
    number: null,
    lastNumber: null,
    date,
    lastDate,
    weekday: weekday ?? part?.weekday ?? null,
    title: title ?? part?.words ?? null,
    distance,
    isBareNumeric: mention.isBareNumeric,
    isLoose,
    isBareDate,
    isQuoted,
  };
}

/** `Monday:`, `Samedi 6 :`, `Thu 12th –` */
const LEADING_WEEKDAY = compactPattern(
  /^[([]?(\p{L}{2,14}(?:-feira)?)\b(?:\.|(?<=di)['´`])?[)\]]?(?:,?\s(?:the\s|den\s|le\s|el\s|il\s)?(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er|\.|°|º)?(?=\s*(?:$|[:–—|)·•-]|\/\s|\s\s|\p{Extended_Pictographic})))?(?=\s*(?:$|[:–—|,.)·•-]|\/\s|\(|\s\s|\p{Extended_Pictographic}))/u,
);

function leadingWeekday(passage: Passage, folded: string): { field: Field<Weekday>; to: number; word: string } | null {
  const match = LEADING_WEEKDAY.exec(folded.slice(0, 24));
  const word = match?.[1];
  const weekday = word === undefined ? undefined : WEEKDAYS.get(word);
  if (!match || word === undefined || weekday === undefined) return null;
  const at = match[0].indexOf(word);
  return { field: stated(weekday, [spanOf(passage, at, at + word.length)]), to: match[0].length, word };
}

/** `Mon 7th HARBOUR – BEACH` behind the number of a day: the rank sets it apart, whose month is the trip's. */
function weekdayOfMonth(passage: Passage, folded: string): { field: Field<Weekday>; to: number } | null {
  const match = WEEKDAY_OF_MONTH.exec(folded.slice(0, 24));
  const weekday = WEEKDAYS.get(match?.[1] ?? '');
  if (!match?.[1] || weekday === undefined) return null;
  return { field: stated(weekday, [spanOf(passage, 0, match[1].length)]), to: match[0].length };
}

/** `Day 2 – Oslo – Tuesday`, `Day 2: Oslo (Tue)`. */
function weekdayAtEnd(passage: Passage, folded: string): { field: Field<Weekday>; from: number } | null {
  const match = WEEKDAY_AT_END.exec(folded.slice(-MAX_END));
  const word = match?.groups?.['word'];
  const weekday = WEEKDAYS.get(word ?? '');
  if (match === null || word === undefined || weekday === undefined || folded.length !== passage.text.length)
    return null;
  const from = folded.length - match[0].length;
  const at = folded.indexOf(word, from);
  return { field: stated(weekday, [spanOf(passage, at, at + word.length)]), from };
}

const MAX_END = 24;
const WEEKDAY_AT_END = /(?:\s[–—|-]\s|\s?[(|]\s?|,\s)(?<word>[a-z]{3,10}(?:-feira)?)\.?\)?$/;
const WEEKDAY_OF_MONTH = /^([a-z]{3,10})\.?,?\s(?:[12]?\d|3[01])(?:st|nd|rd|th)\s/;

/** `MONDAY – Arrival`. The shortest words mean other things too often. */
function readWeekday(line: DocumentLine, passage: Passage, folded: string, order: DateOrder): DayHeading | null {
  if (line.bullet !== null || passage.text.length > MAX_DAY_LINE || isDigit(folded.charCodeAt(0))) return null;
  const set = leadingWeekday(passage, folded);
  const day = DAY_OF_MONTH.exec(folded.slice(0, 24));
  const weekday = set ?? (day === null ? null : looseWeekday(passage, day));
  if (passage.text.length > 120 && !OPENS_ENTRIES.test(folded.slice(weekday?.to ?? 0))) return null;
  const isShort = weekday !== null && WEAK_WEEKDAYS.has(weekday.word) && weekday.word.length < 3;
  if (!weekday || (isShort && day === null)) return null;
  // `Sunday, May 2 – Friday, May 7` is the trip's range, no day of it.
  if (mayHoldDate(line.look) && findHeadingDates(folded.slice(0, MAX_HEADING), order)[0]?.end) return null;
  const { title, distance } = readTitle(slicePassage(passage, lastDayBehind(folded, weekday.to)));
  return {
    line: line.index,
    kind: 'weekday',
    number: null,
    lastNumber: null,
    date: null,
    lastDate: null,
    weekday: weekday.field,
    title,
    distance,
    isBareNumeric: false,
    isLoose: set === null || isShort,
    ...(day !== null && { dayOfMonth: nthOf(day, passage) }),
  };
}
