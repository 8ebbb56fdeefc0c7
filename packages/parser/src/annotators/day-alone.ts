/**
 * Days without their month behind a day that has one: `out on 4 June …, back the 11th`, `salida el jueves 8 de julio, vuelta el jueves 15`, `zurück
 * am 19.`: the next day with this number. Folded text.
 */
import { isPossibleDate, type PartialDate } from '../model/partial-date.ts';
import { allMatches } from '../text/all-matches.ts';
import { NumberedRegex } from '../text/numbered-regex.ts';
import { alternation } from './annotation.ts';
import type { DateMention } from './date.ts';
import { WEEKDAYS } from './vocabulary/calendar-words.ts';

const LONG_WEEKDAY = alternation([...WEEKDAYS.keys()].filter((word) => word.length > 2));
const DAY = '3[01]|[12]\\d|[1-9]';
/** What follows a day; behind `the 2nd` of something stands what is counted. */
const BEHIND =
  '(?=\\s?(?:$|[,;)!–—-])|\\.(?:\\s|$)|\\s(?:at|@|half|quarter|from|leaving|leaves|departing|departs|flying|arriving|landing|getting|gets|you|and|with|in the|so|around|about|on|\\d|a las|al?|saliendo|desde|con|um|ab|von|mit|gegen|depuis|avec|vers|alle|da|dalle|as|vanaf|om)(?![a-z])|\\s(?:[a-z]{2}|[a-z]\\d|\\d[a-z])\\s?\\d{2,4}(?![\\d:.,]))';
const ALONE = new NumberedRegex(
  '(?<![a-z0-9.,:/-])(?:' +
    `(?<wd>${LONG_WEEKDAY})\\.?,?\\s(?:(?:the|el|le|il|den|dem|der|dia|de)\\s)?(?<day1>${DAY})(?:st|nd|rd|th|\\.(?=\\s))?|` +
    `(?<=(?<![a-z])the\\s)(?<day2>${DAY})(?:st|nd|rd|th)|` +
    `(?<=(?<![a-z])(?:el|dia|le|il)\\s)(?<day3>${DAY})|` +
    `(?<=(?<![a-z])(?:am|den)\\s)(?<day4>${DAY})\\.(?=\\s(?!\\d))` +
    `)(?![a-z0-9])${BEHIND}`,
  'g',
);
const WEEKDAY = ALONE.group('wd');
const DAYS = ['day1', 'day2', 'day3', 'day4'].map((name) => ALONE.group(name));

/** `known`: the days of the same text that have a month, in order. */
export function findDaysAlone(folded: string, known: readonly DateMention[]): DateMention[] {
  return allMatches(ALONE.regex, folded).flatMap((match): DateMention[] => {
    const [from, to] = [match.index, match.index + match[0].length];
    if (known.some((other) => other.from < to && from < other.to)) return [];
    const before = known.findLast((other) => other.to <= from);
    if (before === undefined || before.end !== null) return [];
    const figure = DAYS.map((at) => match[at]).find((found) => found !== undefined) ?? '';
    const date = nextDay(before.date, Number(figure));
    const word = match[WEEKDAY];
    const weekday = WEEKDAYS.get(word ?? '');
    if (date === null) return [];
    return [
      {
        from,
        to,
        date,
        weekday: word === undefined || weekday === undefined ? null : { from, to: from + word.length, weekday },
        end: null,
        endWeekday: null,
        isBareNumeric: false,
        isAmbiguous: false,
      },
    ];
  });
}

/** The next day with this number: in the month of `date`, else in the one that follows; null where that has none. */
export function nextDay({ year, month, day }: PartialDate, number: number): PartialDate | null {
  const isNext = number < day;
  const date = {
    year: year !== null && isNext && month === 12 ? year + 1 : year,
    month: isNext ? (month % 12) + 1 : month,
    day: number,
  };
  return isPossibleDate(date) ? date : null;
}
