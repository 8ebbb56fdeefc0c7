/**
 * Calendar dates and date ranges: `May 13`, `Thursday, 13 May 2027`, `12.10.2026`, `2026-05-15`, `10-Aug-26`, `May 13–16, 2027`,
 * `15–20 May`, `30 April – 2 May 2027`, `12 de octubre`. Works on folded text, so in six languages.
 */

import { isPossibleDate, type PartialDate, type Weekday } from '../model/partial-date.ts';
import { allMatches } from '../text/all-matches.ts';
import { alternation, type Mention } from './annotation.ts';
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
const ENGLISH_MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|januar|februar|marz|mai|juni|juli|oktober|dezember|octubre|enero';
const WEEKDAY = alternation(WEEKDAYS.keys());
const ORDINAL = "(?:st|nd|rd|th|er|º|ª|\\.'?)?";
const TO = '(?:-|–|—|to|bis|al?|au|through|thru|until|ate|&|and|und|et|y|e)';
const YEAR = '(?:,?\\s{1,2}(?:de\\s|del\\s|of\\s)?|-)';

const DATE = new RegExp(
  `(?<![a-z0-9]|\\d[.,])(?:(?<wd>${WEEKDAY})\\b\\.?,?\\s{1,2}(?:(?:the|el|le|il|den|dem|der)\\s)?)?(?:` +
    '(?<iy>(?:19|20)\\d\\d)[-./](?<im>\\d{1,2})[-./](?<id>\\d{1,2})(?!\\d)|' +
    `(?<d1>\\d{1,2})${ORDINAL}(?:\\s{0,2}${TO}\\s{0,2}(?:(?<wd2>${WEEKDAY})\\b\\.?,?\\s)?(?<d2>\\d{1,2})${ORDINAL})?[\\s-]{0,2}(?:of\\s|de\\s|di\\s|d['’])?` +
    `(?<m1>${MONTH})\\b\\.?(?:${YEAR}(?<y1>(?:19|20)\\d\\d)\\b|(?:\\s?['’]|-)(?<z1>\\d\\d)\\b)?|` +
    '(?<d5>0?[1-9]|[12]\\d|3[01])(?<m5>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|okt|dez|mrz)(?<y5>20\\d\\d|\\d\\d)(?!\\d)|' +
    `(?<m3>${ENGLISH_MONTH})\\b\\.?\\s{0,2}(?<d3>\\d{1,2})(?:st|nd|rd|th|\\.)?(?!\\d|[:.]\\d|\\s?[ap]\\.?m\\b)` +
    `(?:\\s{0,2}(?:-|–|—|to|through|thru|bis|&|and)\\s{0,2}(?:(?<wd4>${WEEKDAY})\\b\\.?,?\\s)?(?<d4>\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[:/.]\\d|\\s?[ap]\\.?m\\b|\\s?(?:${ENGLISH_MONTH})\\b))?` +
    '(?:(?:,?\\s{1,2}(?:of\\s)?|\\s{0,2}-\\s{0,2})(?<y3>(?:19|20)\\d\\d)\\b)?|' +
    '(?<n1>\\d{1,2})(?<sep>[/.])(?<n2>\\d{1,2})(?:\\k<sep>(?<ny>(?:19|20)?\\d\\d))?(?!\\d|[:/%]|[.,]\\d)(?:-(?<n3>\\d{1,2})(?![\\d/.:]))?' +
    ')(?![a-z0-9])',
  'g',
);
/** Between the two ends of a range. */
const BETWEEN = /^\.?\s{0,3}(?:-|–|—|to|bis|al?|au|through|thru|until|till|ate|→|->|jusqu'au|hasta el|se)\s{0,3}$/;
const MONTH_OF = (word: string | undefined): number => MONTHS.get(word ?? '') ?? 0;

/** `folded` is the text after `foldText`; `order` tells how `3/4` reads where both readings are possible. */
export function findDates(folded: string, order: DateOrder): DateMention[] {
  if (!/\d/.test(folded)) return [];
  const found: DateMention[] = [];
  for (const match of allMatches(DATE, folded)) {
    const mention = readMatch(match, order);
    if (mention === null) continue;
    const last = found.at(-1);
    if (last && last.end === null && mention.end === null && BETWEEN.test(folded.slice(last.to, mention.from)))
      found[found.length - 1] = joinRange(last, mention);
    else found.push(mention);
  }
  return found;
}

function readMatch(match: RegExpMatchArray, order: DateOrder): DateMention | null {
  const g = match.groups ?? {};
  const base = { from: match.index ?? 0, to: (match.index ?? 0) + match[0].length };
  const weekday = weekdayMention(g['wd'], base.from, match[0], 0);
  const plain = { ...base, weekday, end: null, endWeekday: null, isBareNumeric: false, isAmbiguous: false };
  if (g['iy'] !== undefined)
    return valid({ ...plain, date: { year: Number(g['iy']), month: Number(g['im']), day: Number(g['id']) } });
  if (g['m1'] !== undefined) {
    if (/^(?:out|set)$/.test(g['m1']) && / of|\s?[a-z]/.test((match.input ?? '').slice(base.to, base.to + 3)))
      return null;
    const year = fullYear(g['y1'] ?? g['z1']);
    return valid({
      ...plain,
      ...rangeOf(year, MONTH_OF(g['m1']), g['d1'], g['d2']),
      endWeekday: weekdayMention(g['wd2'], base.from, match[0], 1),
    });
  }
  if (g['m5'] !== undefined)
    return valid({ ...plain, date: { year: fullYear(g['y5']), month: MONTH_OF(g['m5']), day: Number(g['d5']) } });
  if (g['m3'] !== undefined) {
    return valid({
      ...plain,
      ...rangeOf(fullYear(g['y3']), MONTH_OF(g['m3']), g['d3'], g['d4']),
      endWeekday: weekdayMention(g['wd4'], base.from, match[0], 1),
    });
  }
  return readNumeric(g, plain, order);
}

type PlainMention = Omit<DateMention, 'date'>;

function readNumeric(g: Record<string, string | undefined>, plain: PlainMention, order: DateOrder): DateMention | null {
  const a = Number(g['n1']);
  const b = Number(g['n2']);
  const year = fullYear(g['ny']);
  if (year === null && g['sep'] === '.') return null;
  const dayFirst = g['sep'] === '.' || a > 12 || (b <= 12 && order === 'day-first');
  const [day, month] = dayFirst ? [a, b] : [b, a];
  const last = g['n3'] === undefined ? null : { year, month, day: Number(g['n3']) };
  return valid({
    ...plain,
    date: { year, month, day },
    end: last !== null && last.day > day ? last : null,
    isBareNumeric: year === null,
    isAmbiguous: g['sep'] === '/' && a <= 12 && b <= 12 && a !== b,
  });
}

function rangeOf(
  year: number | null,
  month: number,
  first: string | undefined,
  last: string | undefined,
): Pick<DateMention, 'date' | 'end'> {
  const date = { year, month, day: Number(first) };
  return { date, end: last === undefined ? null : { year, month, day: Number(last) } };
}

/** A day up to 31 and a real month; 31 June stays, for the validator to speak of. */
function valid(mention: DateMention): DateMention | null {
  const { date, end } = mention;
  if (date.month < 1 || date.month > 12 || date.day < 1 || date.day > 31) return null;
  if (end !== null && (end.day < 1 || end.day > 31 || (isPossibleDate(end) && end.day <= date.day)))
    return { ...mention, end: null };
  return mention;
}

function fullYear(text: string | undefined): number | null {
  if (text === undefined) return null;
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function weekdayMention(word: string | undefined, start: number, matched: string, nth: number): WeekdayMention | null {
  const weekday = WEEKDAYS.get(word ?? '');
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
