/**
 * Calendar dates and date ranges: `May 13`, `Thursday, 13 May 2027`, `12.10.2026`, `2026-05-15`, `10-Aug-26`, `May 13–16, 2027`,
 * `15–20 May`, `30 April – 2 May 2027`, `12 de octubre`. Works on folded text, so in seven languages.
 */

import { comparePartialDates, isPossibleDate, type PartialDate, type Weekday } from '../model/partial-date.ts';
import { hasDigit } from '../text/character-class.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { DIGIT, type LineLook, LinePattern } from '../text/line-look.ts';
import { NumberedRegex } from '../text/numbered-regex.ts';
import { matchesAtStarts } from '../text/start-matches.ts';
import { StartTable } from '../text/start-table.ts';
import { alternation, type Mention } from './annotation.ts';
import { withEndBehind } from './date-end.ts';
import { type DottedDate, findDottedDates, weekdayAtEnd } from './dotted-date.ts';
import { MONTHS, WEEKDAYS } from './vocabulary/calendar-words.ts';

export type DateOrder = 'day-first' | 'month-first';

interface WeekdayMention extends Mention {
  readonly weekday: Weekday;
}

export interface DateMention extends Mention {
  readonly date: PartialDate;
  readonly weekday: WeekdayMention | null;
  /** The last day of a range. */
  readonly end: PartialDate | null;
  readonly endWeekday: WeekdayMention | null;
  /** Written with figures only and without a year: `7/28`. Weak evidence outside a heading. */
  readonly isBareNumeric: boolean;
  /** `03/04/2026` can be read both ways; the order was assumed. */
  readonly isAmbiguous: boolean;
}

const MONTH = alternation(MONTHS.keys());
/** F-672: `09OTT27`, `14ABR27`: glued between two figures three letters are a month in every language. */
const COMPACT_MONTH = alternation([...MONTHS.keys()].filter((month) => month.length === 3));
const ENGLISH_MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|januar|februar|marz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro';
const WEEKDAY = alternation(WEEKDAYS.keys());
/** `Lunedi' 7 giugno`: where the accent is missing on the keyboard a mark stands for it. */
const ACCENT_MARK = "['´`]?";
const ORDINAL = "(?:st|nd|rd|th|er|º|ª|°|\\.'?)?";
const TO = '(?:-|–|—|to|bis|t\\/m|tot(?: en met)?|al?|au|through|thru|until|till?|ate|&|\\+|/|and|und|et|y|e)';
/** `16-17/06/2027`, `del 12 al 18/06/2027`, `16/17.06.2027`: between days of one month in figures. */
const UP_TO =
  '(?:\\s?[-–&+]\\s?|/(?=\\d{1,2}\\.\\d{1,2}\\.(?:20)?\\d\\d)|\\s(?:to|bis|t\\/m|tot(?: en met)?|till?|al?|au|ate)\\s)';
const YEAR = '(?:,?\\s{1,2}(?:de\\s|del\\s|of\\s)?|[-/])';

/** `13 Feb 2000 dinner`, `13 Feb 1930 concert`: nobody travels in such years. */
const HOUR_NO_YEAR = '(?!(?:19[0-5][05]|20(?:0[05]|[345][05])) [a-z]{3})';

/** `5 June 27`: two figures behind a blank are a year where nothing but a mark or a column's gap follows (`5 JUN 27 – PORTO`), or a range whose end has its own year. */
const SHORT_YEAR = '(?:2[5-9]|3\\d)';
const AFTER_SHORT = `\\s{3}|\\s?(?:$|[,;()|]|\\.(?:\\s|$)|[–—:]\\s[a-z]{3}|\\s-\\s[a-z]{3}(?![a-z]{0,7}\\.?\\s\\d))|\\s?(?:-|–|—|to|till|until|bis|au|al|a|t/m|→)\\s?(?:[a-z]{2,10}\\.?,?\\s)?\\d{1,2}(?:st|nd|rd|th|\\.)?[\\s/-]{0,2}[a-z]{3,10}\\.?\\s['’]?(?:20)?${SHORT_YEAR}(?!\\d|:)`;

/** `Depart Mar 12 - 7 nights`, `Mar 7 nights`: how long it is. */
const LENGTH = '\\s(?:nights|nts|nuits|nachte|noches|notti|noites|days|tage|jours|dias|giorni)\\b';

/** `za 12-6`: in Dutch and Danish a dash stands between day and month as well. */
const BEFORE_DASHED =
  '\\b(?:zo|zon|zondag|ma|maandag|di|dinsdag|wo|woe|woensdag|do|donderdag|vr|vrijdag|za|zat|zaterdag|mandag|tirsdag|onsdag|torsdag|fredag|lordag|sondag)\\.?\\s';

/* In `LH 7 January 13, 2027` the figure before the month is the flight's. In `Feb 20 - Mar 6` the second month is no Tuesday of the Romance languages,
   nor is the first in `Mar 12 - 18.30`.
   The minutes of `08:05 / Tue 12 Jan`, `21:50 and 14 Mar` are the first day of no range. */
const DATE = new NumberedRegex(
  `(?<![a-z0-9]|\\d[.,]|\\d:(?=\\d\\d(?:\\s{0,2}[-–—/+&]|\\s(?:and|und|et|y|e)\\s)))(?:(?!mar\\.?\\s\\d{1,2}\\s?[-–]\\s?\\d{1,2}\\.\\d\\d(?!\\.?\\d))(?<wd>${WEEKDAY})\\b${ACCENT_MARK}(?:\\.?,?\\s{1,2}|\\s?[-–|/(]\\s?)(?:(?:the|el|le|il|den|dem|der|d\\.)\\s)?)?(?:` +
    '(?<iy>(?:19|20)\\d\\d)[-./](?<im>\\d{1,2})[-./](?<id>\\d{1,2})(?!\\d)|' +
    `(?<d1>\\d{1,2})${ORDINAL}(?:\\s{0,2}${TO}\\s{0,2}(?:(?<wd2>${WEEKDAY})\\b\\.?,?\\s)?(?:(?:the|den|le|el|il)\\s)?(?<d2>\\d{1,2})${ORDINAL})?[\\s/-]{0,2}(?:of\\s|de\\s|di\\s|d['’])?` +
    `(?<m1>${MONTH})(?![a-z])(?!\\s\\d{1,2},\\s20\\d\\d)\\.?(?:${YEAR}(?<y1>${HOUR_NO_YEAR}(?:19|20)\\d\\d)\\b|(?:\\s?['’]|-(?!\\d\\d\\s?(?:de\\s|di\\s)?(?:${MONTH})(?![a-z])))(?<z1>\\d\\d)\\b| (?<z2>${SHORT_YEAR})(?=${AFTER_SHORT}))?|` +
    `(?<d5>0?[1-9]|[12]\\d|3[01])(?<m5>${COMPACT_MONTH})(?<y5>20\\d\\d|\\d\\d)(?!\\d)|` +
    `(?<m3>${ENGLISH_MONTH})\\b\\.?\\s{0,2}(?:the\\s)?(?<d3>\\d{1,2})(?:st|nd|rd|th|\\.)?(?!\\d|[:.]\\d|\\s?[ap]\\.?m\\b|${LENGTH})` +
    `(?:\\s{0,2}(?:-|–|—|to|through|thru|bis|&|and)\\s{0,2}(?:(?!mar\\b)(?<wd4>${WEEKDAY})\\b\\.?,?\\s)?(?<d4>\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[:/.]\\d|\\s?[ap]\\.?m\\b|${LENGTH}|\\s?(?:${ENGLISH_MONTH})\\b))?` +
    `(?:(?:,?\\s{1,2}(?:of\\s)?|\\s{0,2}-\\s{0,2})(?<y3>${HOUR_NO_YEAR}(?:19|20)\\d\\d)\\b)?|` +
    `(?:(?<n0>\\d{1,2})${UP_TO})?(?<n1>\\d{1,2})(?<sep>[/.]|-(?=\\d{1,2}-(?:19|20)\\d\\d(?!\\d))|(?<=${BEFORE_DASHED}\\d{1,2})-(?=(?:0?[1-9]|1[0-2])(?!\\d|[:./-]\\d|\\s?(?:uur|uhr|u\\b))))(?<n2>\\d{1,2})(?:\\k<sep>(?<ny>(?:19|20)?\\d\\d))?(?!\\d|:\\d|[/%]|[.,]\\d|\\s(?:${MONTH})\\.?\\s(?:20)?\\d\\d\\b)(?:-(?<n3>\\d{1,2})(?![\\d/.:]))?` +
    ')(?![a-z0-9])',
  'y',
);
const STARTS = new StartTable([DATE.regex.source]);
const group = (name: string): number => DATE.group(name);
const WEEKDAY_BEFORE = group('wd');
const ISO = { year: group('iy'), month: group('im'), day: group('id') };
const DAY_FIRST = {
  weekday: group('wd2'),
  day: group('d1'),
  last: group('d2'),
  month: group('m1'),
  year: group('y1'),
  shortYear: group('z1'),
  lateYear: group('z2'),
};
const MONTH_FIRST = {
  weekday: group('wd4'),
  day: group('d3'),
  last: group('d4'),
  month: group('m3'),
  year: group('y3'),
};
/** `12FEB27`, as reservation systems write it. */
const COMPACT = { day: group('d5'), month: group('m5'), year: group('y5') };
const FIGURES = {
  before: group('n0'),
  first: group('n1'),
  mark: group('sep'),
  second: group('n2'),
  year: group('ny'),
  last: group('n3'),
};
/** No date is without a figure, and a mark between figures or the start of a month's name: nearly every text is done with here. */
const MAY_HOLD = compactPattern(
  `\\d[-./]\\d|${alternation(new Set([...MONTHS.keys()].map((month) => month.slice(0, 3))))}`,
);
/** False where the looked at line surely holds no date. */
const MAY_STAND = new LinePattern(MAY_HOLD);
export const mayHoldDate = (look: LineLook): boolean => (look.signs & DIGIT) !== 0 && MAY_STAND.mayMatch(look);
/** Between the two ends of a range. */
const BETWEEN =
  /^\.?\s{0,3}(?:-|–|—|to|bis(?: zum)?|al?|au|through|thru|until|till?|ate(?: o)?|t\/m|tot(?: en met)?|→|->|jusqu'au|hasta(?: el)?|fino al?|se)\s{0,3}$/;
const MONTH_OF = (word: string | undefined): number => MONTHS.get(word ?? '') ?? 0;

/** `folded` is the text after `foldText`; `order` tells how `3/4` reads where both readings are possible. */
export function findDates(folded: string, order: DateOrder): readonly DateMention[] {
  if (!hasDigit(folded) || !MAY_HOLD.test(folded)) return NONE;
  const found: DateMention[] = [];
  for (const match of matchesAtStarts(DATE.regex, STARTS, folded)) {
    const mention = readMatch(match, folded, order);
    if (mention === null) continue;
    const isListed = match[DAY_FIRST.month] !== undefined && mention.weekday === null;
    addOrJoin(found, withEndBehind(isListed ? withDaysBefore(mention, folded) : mention, folded), folded);
  }
  const dotted = findDottedDates(folded);
  return dotted.length === 0 ? found : withDotted(found, dotted, folded);
}

/** I-328: `23-24-25 April`, `12/13/14 March`: days that are told one by one begin with the first. */
function withDaysBefore(mention: DateMention, folded: string): DateMention {
  const { from, date, end } = mention;
  const lead = folded.slice(Math.max(0, from - LONGEST_LIST), from);
  const before = from > 1 && hasDigit(lead) ? LISTED_DAYS.exec(lead) : null;
  if (before === null) return mention;
  const days = (before[0].match(/\d+/g) ?? []).map(Number);
  const [first = 0] = days;
  if (first < 1 || [...days, date.day].some((day, i) => day !== first + i)) return mention;
  return { ...mention, from: from - before[0].length, date: { ...date, day: first }, end: end ?? date };
}
const LISTED_DAYS = /(?<![\d.,:/–-]\s?)(?:\d{1,2}\s?[-–/]\s?){1,6}$/;
const LONGEST_LIST = 30;

/** Dates with dots take the place of what was read of their halves, and the weekday before them. */
function withDotted(found: readonly DateMention[], dotted: readonly DottedDate[], folded: string): DateMention[] {
  const mentions = found.filter((m) => dotted.every((d) => m.to <= d.from || m.from >= d.to));
  for (const { from, to, date, end, endWeekday = null } of dotted) {
    const before = weekdayAtEnd(folded.slice(Math.max(0, from - 20), from));
    const start = from - (before?.length ?? 0);
    const weekday = WEEKDAYS.get(before?.word ?? '');
    mentions.push({
      from: start,
      to,
      date,
      end,
      weekday: before && weekday !== undefined ? { from: start, to: start + before.word.length, weekday } : null,
      endWeekday,
      isBareNumeric: false,
      isAmbiguous: false,
    });
  }
  const joined: DateMention[] = [];
  for (const mention of mentions.sort((a, b) => a.from - b.from)) addOrJoin(joined, mention, folded);
  return joined;
}

/** `… 16. April 2027. Bis 28. Dezember 2026 gebucht`: behind the dot another day is told. */
const endsSentence = (gap: string, { date: first }: DateMention, { date: last }: DateMention): boolean =>
  gap.startsWith('.') && first.year !== null && last.year !== null && comparePartialDates(last, first) < 0;

/** `Sa 18.9. bis Sa 25.9.` is one range. */
function addOrJoin(found: DateMention[], mention: DateMention, folded: string): void {
  const last = found.at(-1);
  const gap = last === undefined ? '' : folded.slice(last.to, mention.from);
  if (last && last.end === null && mention.end === null && BETWEEN.test(gap) && !endsSentence(gap, last, mention))
    found[found.length - 1] = joinRange(last, mention);
  else found.push(mention);
}

const NONE: readonly never[] = [];

function readMatch(match: RegExpExecArray, folded: string, order: DateOrder): DateMention | null {
  if (match[ISO.year] !== undefined)
    return mentionOf(match, {
      date: { year: Number(match[ISO.year]), month: Number(match[ISO.month]), day: Number(match[ISO.day]) },
      end: null,
      endWeekday: undefined,
    });
  const dayFirst = match[DAY_FIRST.month];
  if (dayFirst !== undefined) {
    // English words too, unless they stand where only a month does: `12 set menus`.
    if (
      (dayFirst === 'out' || dayFirst === 'set') &&
      match[DAY_FIRST.year] === undefined &&
      match[WEEKDAY_BEFORE] === undefined &&
      !/\dº? de /.test(match[0]) &&
      /^(?: of|\s?(?!al? \d)[a-z])/.test(folded.slice(match.index + match[0].length))
    )
      return null;
    const year = fullYear(match[DAY_FIRST.year] ?? match[DAY_FIRST.shortYear] ?? match[DAY_FIRST.lateYear]);
    const weekday = match[DAY_FIRST.weekday];
    if (weekday !== undefined && COUNTED_DAY.test(folded.slice(Math.max(0, match.index - LONGEST_DAY), match.index)))
      return ofCountedDay(match, weekday, year, dayFirst);
    return ofMonth(match, DAY_FIRST, year, dayFirst);
  }
  const compact = match[COMPACT.month];
  if (compact !== undefined)
    return mentionOf(match, {
      date: { year: fullYear(match[COMPACT.year]), month: MONTH_OF(compact), day: Number(match[COMPACT.day]) },
      end: null,
      endWeekday: undefined,
    });
  const monthFirst = match[MONTH_FIRST.month];
  if (monthFirst !== undefined)
    return isGradeOfHouse(match, folded)
      ? null
      : ofMonth(match, MONTH_FIRST, fullYear(match[MONTH_FIRST.year]), monthFirst);
  return readFigures(match, order);
}

/** `Hotel Mar 4*`, `Casa del Mar 5 star`: how many stars a house has is no day. */
function isGradeOfHouse(match: RegExpExecArray, folded: string): boolean {
  const behind = folded.slice(match.index + match[0].length, match.index + match[0].length + 8);
  return (
    STARS.test(behind) ||
    (behind.startsWith('*') && HOUSE.test(folded.slice(Math.max(0, match.index - 40), match.index)))
  );
}
const STARS = /^\s?[★⭐☆]|^[ -]?stars?\b/;
const HOUSE =
  /\b(?:hotel|resort|inn|lodge|villa|casa|riad|pousada|apart\w*|residence|guest ?house|hostal|pension|hostel)\b[^.;:\d]*$/;

/** In `Day 1 - Monday 7 June` the first figure counts the days of the trip. */
const COUNTED_DAY = /(?:^|[^a-z])(?:day|tag|dag|jour|dia|giorno|d|j) ?#?$/;
const LONGEST_DAY = 9;

function ofCountedDay(match: RegExpExecArray, word: string, year: number | null, month: string): DateMention | null {
  const date = { year, month: MONTH_OF(month), day: Number(match[DAY_FIRST.last]) };
  const mention = mentionOf(match, { date, end: null, endWeekday: undefined });
  const weekday = weekdayMention(word, match.index, match[0], 1);
  return mention === null || weekday === null ? mention : { ...mention, from: weekday.from, weekday };
}

interface Parts {
  readonly date: PartialDate;
  readonly end: PartialDate | null;
  readonly endWeekday: string | undefined;
  readonly isBareNumeric?: boolean;
  readonly isAmbiguous?: boolean;
}

function mentionOf(match: RegExpExecArray, parts: Parts): DateMention | null {
  const from = match.index;
  const end = possibleEnd(parts.date, parts.end);
  return end === undefined
    ? null
    : {
        from,
        to: from + match[0].length,
        date: parts.date,
        weekday: weekdayMention(match[WEEKDAY_BEFORE], from, match[0], 0),
        end,
        endWeekday: weekdayMention(parts.endWeekday, from, match[0], 1),
        isBareNumeric: parts.isBareNumeric ?? false,
        isAmbiguous: parts.isAmbiguous ?? false,
      };
}

function ofMonth(
  match: RegExpExecArray,
  groups: typeof DAY_FIRST | typeof MONTH_FIRST,
  year: number | null,
  word: string,
): DateMention | null {
  const month = MONTH_OF(word);
  const last = match[groups.last];
  return mentionOf(match, {
    date: { year, month, day: Number(match[groups.day]) },
    end: last === undefined ? null : { year, month, day: Number(last) },
    endWeekday: match[groups.weekday],
  });
}

function readFigures(match: RegExpExecArray, order: DateOrder): DateMention | null {
  const a = Number(match[FIGURES.first]);
  const b = Number(match[FIGURES.second]);
  const mark = match[FIGURES.mark];
  const tail = match[FIGURES.last];
  // `13/2-27` is the Scandinavian `13/2/27`: behind day and month no range ends without a month of its own.
  const isYear = tail !== undefined && mark === '/' && a > 12 && IS_SHORT_YEAR.test(tail);
  const year = fullYear(match[FIGURES.year] ?? (isYear ? tail : undefined));
  if (year === null && mark === '.') return null;
  const dayFirst = mark === '.' || a > 12 || (b <= 12 && order === 'day-first');
  const [day, month] = dayFirst ? [a, b] : [b, a];
  const last = isYear ? 0 : Number(tail ?? 0);
  const before = Number(match[FIGURES.before] ?? 0);
  // `16-17/06/2027`; `4/17.06.2027` may be the fourth of something.
  const mayBeRange = !NEXT_DAY.test(match[0]) || before === day - 1;
  const isRange =
    mayBeRange && dayFirst && before > 0 && before < day && (year !== null || a > 12 || order === 'day-first');
  const mention = mentionOf(match, {
    date: { year, month, day: isRange ? before : day },
    end: isRange ? { year, month, day } : last > day ? { year, month, day: last } : null,
    endWeekday: undefined,
    isBareNumeric: year === null,
    isAmbiguous: mark !== '.' && a <= 12 && b <= 12 && a !== b,
  });
  if (mention === null || before === 0 || isRange) return mention;
  const lead = FIGURE_BEFORE.exec(match[0])?.[0].length ?? 0;
  return { ...mention, from: mention.from + lead, weekday: null };
}

const NEXT_DAY = /\d\/\d{1,2}\./;
const IS_SHORT_YEAR = compactPattern(`^${SHORT_YEAR}$`);
const FIGURE_BEFORE = compactPattern(`^.*?\\d{1,2}${UP_TO}`);

/**
 * The end that the range may have: a day up to 31 after the first. Undefined where the date itself has no such day or month; 31 June stays,
 * for the validator to speak of.
 */
function possibleEnd(date: PartialDate, end: PartialDate | null): PartialDate | null | undefined {
  if (date.month < 1 || date.month > 12 || date.day < 1 || date.day > 31) return undefined;
  if (end !== null && (end.day < 1 || end.day > 31 || (isPossibleDate(end) && end.day <= date.day))) return null;
  return end;
}

function fullYear(text: string | undefined): number | null {
  if (text === undefined) return null;
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function weekdayMention(word: string | undefined, start: number, matched: string, nth: number): WeekdayMention | null {
  const weekday = word === 'ma' && ROMANCE_MONTH.test(matched) ? TUESDAY : WEEKDAYS.get(word ?? '');
  if (word === undefined || weekday === undefined) return null;
  const at = nth === 0 ? matched.indexOf(word) : matched.lastIndexOf(word);
  return { from: start + at, to: start + at + word.length, weekday };
}

/** The first end takes the year of the second, one less where it would come after it. */
function joinRange(first: DateMention, last: DateMention): DateMention {
  const date = first.date;
  const end = last.date;
  const wraps = date.month > end.month || (date.month === end.month && date.day > end.day);
  const year = date.year ?? (end.year === null ? null : wraps ? end.year - 1 : end.year);
  const endYear = end.year ?? (year === null ? null : wraps ? year + 1 : year);
  return {
    ...first,
    to: last.to,
    date: { ...date, year },
    end: { ...end, year: endYear },
    endWeekday: last.weekday,
    isBareNumeric: first.isBareNumeric && last.isBareNumeric,
  };
}

const TUESDAY = 2;
/** Beside these `ma` is martedì or mardi; in Dutch it is Monday. */
const ROMANCE_MONTH =
  /gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|(?:sett|nov|dic|dec|sept)embre|o[tc]tobre|ottobre|janvier|fevrier|mars|avril|mai|juin|juillet|aout/;
