/**
 * The last day of a range that leaves its month to the first: `Friday 12th of February to Sunday the 14th`, `12 February until the 14th`,
 * `vendredi 12 février au dimanche 14`. A weekday or an article stands before it; figures alone count other things as often.
 */
import { isPossibleDate, type PartialDate, type Weekday } from '../model/partial-date.ts';
import { hasDigit } from '../text/character-class.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { alternation, type Mention } from './annotation.ts';
import { MONTHS, WEEKDAYS } from './vocabulary/calendar-words.ts';

const WEEKDAY = alternation(WEEKDAYS.keys());
const BEHIND = compactPattern(
  `^\\.?,?\\s?(?:-|–|—|(?:to|till?|until|through|thru|bis(?: zum)?|t/m|tot(?: en met)?|au|al?|ate(?: o)?|jusqu'au|hasta(?: el)?|fino al?)(?=\\s))\\s?` +
    `(?:(?!mar\\b)(?<weekday>${WEEKDAY})\\b\\.?,?\\s(?:(?:the|den|dem|le|el|il|o)\\s)?|the\\s|den\\s)(?<day>\\d{1,2})(?:st|nd|rd|th|\\.(?!\\d))?` +
    `(?:,?\\s(?:of\\s|de\\s)?(?<year>20\\d\\d)\\b)?(?![a-z\\d]|[:,/.]\\d|\\s?[-–]\\s?\\d|\\s?(?:[ap]\\.?m\\b|uhr|uur|hrs?\\b|h\\b|o'?clock|people|persons|pax|guests|adults)|(?:\\.|-|\\.?\\s)(?:of\\s|de\\s|di\\s)?(?:${alternation(MONTHS.keys())})(?![a-z]))`,
);
/** With room for the month behind the day. */
const LONGEST = 64;

/** A date that may go on to another. */
interface Ranged extends Mention {
  readonly date: PartialDate;
  readonly end: PartialDate | null;
  readonly weekday: Mention | null;
  readonly endWeekday: (Mention & { readonly weekday: Weekday }) | null;
  readonly isBareNumeric: boolean;
}

/** The date as a range, where such a day follows it. `folded`: the text that the mention stands in. */
export function withEndBehind<T extends Ranged>(mention: T, folded: string): T {
  const { to, date, end, isBareNumeric } = mention;
  if (end !== null || isBareNumeric || date.day < 1) return mention;
  const behind = folded.slice(to, to + LONGEST);
  const match = hasDigit(behind) ? BEHIND.exec(behind) : null;
  if (match === null) return mention;
  const { weekday: word, day: said, year: told } = match.groups ?? {};
  // `12 feb - do 3 things`: two letters are a word, too.
  if (word !== undefined && word.length < 3 && mention.weekday === null) return mention;
  const year = date.year ?? (told === undefined ? null : Number(told));
  const last = lastDay({ ...date, year }, Number(said));
  if (last === null) return mention;
  const endWeekday = WEEKDAYS.get(word ?? '');
  const at = to + match[0].indexOf(word ?? '');
  return {
    ...mention,
    to: to + match[0].length,
    date: { ...date, year },
    end: last,
    endWeekday:
      word === undefined || endWeekday === undefined ? null : { from: at, to: at + word.length, weekday: endWeekday },
  };
}

/** A smaller day is one of the next month. */
function lastDay({ year, month, day }: PartialDate, last: number): PartialDate | null {
  if (last < 1 || last === day) return null;
  const isNext = last < day;
  const end = {
    year: isNext && month === 12 && year !== null ? year + 1 : year,
    month: isNext ? (month % 12) + 1 : month,
    day: last,
  };
  return isPossibleDate(end) ? end : null;
}
