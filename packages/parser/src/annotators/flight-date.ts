/**
 * Dates of flights: those of `findDates`, the form that German flight texts use (`12.02.`), and a weekday behind the date
 * (`6/2/2027 Wed`, `21 JUN 2027 (Mon)`, `14JAN TH`). Works on folded text.
 */

import { allMatches } from '../text/all-matches.ts';
import { hasDigit } from '../text/character-class.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { alternation } from './annotation.ts';
import { type DateMention, type DateOrder, findDates } from './date.ts';
import { WEEKDAYS } from './vocabulary/calendar-words.ts';

const DOTTED =
  /(?<![\d.,:]|\b(?:alle|ore|um|om|kl|at|las|as)\s)(?:(?<wd>mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\.?,?\s(?:den\s)?)?(?<day>0?[1-9]|[12]\d|3[01])\.(?<month>0?[1-9]|1[0-2])\.(?!\d)/g;
const LONG_WEEKDAY = alternation([...WEEKDAYS.keys()].filter((word) => word.length > 2));
const WEEKDAY_BEHIND = compactPattern(`^(?:,?\\s{1,4}|\\s?\\()(?<wd>${LONG_WEEKDAY})(?![a-z])`);
/** `26/03/2027 VIE - CDG`, `26/03/2027 VIE 23:20 - BKK 14:20`: an airport whose code a weekday has, too. */
const ROUTE_BEHIND = /^\s?(?:\d{1,2}[:.h]?\d\d\s?)?(?:[-–→>/]|to\b)\s?[a-z]{3}(?![a-z])/;
const SHORT_BEHIND = /^\s{1,3}(?<wd>su|mo|tu|we|th|fr|sa|[mtwfs])(?=\s)/;
const ENGLISH_SHORT: Readonly<Record<string, 0 | 1 | 2 | 3 | 4 | 5 | 6>> = {
  su: 0,
  mo: 1,
  m: 1,
  tu: 2,
  we: 3,
  w: 3,
  th: 4,
  fr: 5,
  f: 5,
  sa: 6,
};

export function findFlightDates(folded: string, order: DateOrder): DateMention[] {
  if (!hasDigit(folded)) return [];
  const found = [...findDates(folded, order)];
  if (folded.includes('.') && /\d\.\d{1,2}\.(?!\d)/.test(folded))
    for (const match of allMatches(DOTTED, folded)) add(found, readDotted(match));
  if (found.length === 0) return found;
  return found
    .sort((a, b) => a.from - b.from)
    .map((mention) => withWeekdayBehind(withoutClock(mention, folded), folded));
}

/**
 * `17 Sep 1930-0735`, `16 mar 1945/2150`, `LHR 17 Sep 1930`, `13 Mar 2035 MAN - 0730`: what could be a year is the time at which the flight leaves or lands. Few offer
 * flights of the years before 2020, and behind `17SEP` a year would follow without a blank: there it is one beside another time.
 */
function withoutClock(mention: DateMention, folded: string): DateMention {
  const { year } = mention.date;
  if (year === null || mention.end !== null || !CLOCK_YEAR.test(folded.slice(mention.to - 5, mention.to)))
    return mention;
  const isUnlikely = year < FIRST_YEAR || /^\d{1,2}[a-z]{3}\s/.test(folded.slice(mention.from, mention.to));
  const isClock =
    year < 2000 ||
    isLeftBefore(folded.slice(mention.to, mention.to + MAX_BEHIND), year) ||
    (year % 5 === 0 && LEAVES_PLACE.test(folded.slice(mention.to, mention.to + MAX_PLACE))) ||
    (isUnlikely && CLOCK_APART.test(folded.slice(0, mention.to - 5) + folded.slice(mention.to)));
  return isClock ? { ...mention, to: mention.to - 5, date: { ...mention.date, year: null } } : mention;
}
const FIRST_YEAR = 2020;
const CLOCK_APART = /(?<![a-z\d.,:])(?:[01]\d|2[0-3])[0-5]\d(?![\d.,:])/;
const CLOCK_YEAR = /^\s(?:19|20)[0-5]\d$/;
/**
 * Is the figure a time before that of arrival? In `12 March 2027 - 1830-0640` both times follow. Flights seldom leave at a minute that is no
 * multiple of five: `12 March 2027 - 1830` is a year.
 */
function isLeftBefore(behind: string, year: number): boolean {
  const [mark = '', second] = CLOCK_BEHIND.exec(behind)?.slice(1) ?? [];
  return mark !== '' && second === undefined && (!mark.includes(' ') || year < FIRST_YEAR || year % 5 === 0);
}
const CLOCK_BEHIND = /^(\s?[-–/>]\s?)(?:[01]\d|2[0-3])[0-5]\d(?!\d)(\s?[-–/ ]\s?(?:[01]\d|2[0-3])[0-5]\d(?!\d))?/;
const MAX_BEHIND = 20;
/** `13 Mar 2035 MAN - 0730+1 DXB`: the hour, whence, and the next hour in the same form. */
const LEAVES_PLACE = /^\s[a-z]{3,20}\s?[-–→>/]\s?(?:[01]\d|2[0-3])[0-5]\d(?!\d)/;
const MAX_PLACE = 34;

function add(found: DateMention[], mention: DateMention): void {
  if (!found.some((other) => other.from < mention.to && mention.from < other.to)) found.push(mention);
}

function readDotted(match: RegExpExecArray): DateMention {
  const g = match.groups ?? {};
  return mentionOf(match, { year: null, month: Number(g['month']), day: Number(g['day']) });
}

function mentionOf(match: RegExpExecArray, date: DateMention['date']): DateMention {
  const word = match.groups?.['wd'];
  const weekday = WEEKDAYS.get(word ?? '');
  return {
    from: match.index,
    to: match.index + match[0].length,
    date,
    weekday:
      word === undefined || weekday === undefined
        ? null
        : { from: match.index, to: match.index + word.length, weekday },
    end: null,
    endWeekday: null,
    isBareNumeric: false,
    isAmbiguous: false,
  };
}

function withWeekdayBehind(mention: DateMention, folded: string): DateMention {
  if (mention.weekday !== null || mention.end !== null) return mention;
  const after = folded.slice(mention.to, mention.to + 24);
  const isCompact = /\d[a-z]{3}/.test(folded.slice(mention.from, mention.to));
  const match = WEEKDAY_BEHIND.exec(after) ?? (isCompact ? SHORT_BEHIND.exec(after) : null);
  const word = match?.groups?.['wd'];
  if (!match || word === undefined || ROUTE_BEHIND.test(after.slice(match[0].length))) return mention;
  const weekday = WEEKDAYS.get(word) ?? ENGLISH_SHORT[word];
  if (weekday === undefined) return mention;
  const from = mention.to + match[0].length - word.length;
  return { ...mention, to: from + word.length, weekday: { from, to: from + word.length, weekday } };
}

/** `14/9-27`, `12/1-28` */
const DASHED = /(?<![\d/.])\d{1,2}\/\d{1,2}-(?<last>(?:2[5-9]|3[0-5]))$/;

/**
 * F-482: in the north a year stands behind a dash, `14/9-27`: in a piece that names a flight what looks like the last of several days is the year. Days
 * of a range that run on to it, `14/9-27`, are those of a trip, which has more than one flight.
 */
export function withYearBehindDash(mention: DateMention, folded: string): DateMention {
  const last = mention.end === null ? undefined : DASHED.exec(folded.slice(mention.from, mention.to))?.groups?.['last'];
  if (last === undefined) return mention;
  return { ...mention, date: { ...mention.date, year: 2000 + Number(last) }, end: null, endWeekday: null };
}
