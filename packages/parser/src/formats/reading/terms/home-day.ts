/** `sunday the 7th of february and come home sunday the 14th`: the day of the return takes the month of the departure. */
import type { DateMention } from '../../../annotators/date.ts';
import { WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { isPossibleDate } from '../../../model/partial-date.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';

const HOME = compactPattern(
  /^(?:,? (?:for )?\d{1,2} ?(?:nights?|nts?|days?)\b)?(?<gap>[^.;!?\d]{0,36}?)\b(?:back|home|return(?:ing|s)?|until|till|to)(?: on| again)?,? (?:(?<weekday>(?:sun|mon|tues|wednes|thurs|fri|satur)day|sun|mon|tues?|wed|thurs?|fri|sat) )?(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)(?![a-z\d])(?! ?(?:of\b|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|[-/]|floor|birthday|night|anniversary))/,
);
/** `home Sun 14 Feb - overnight flight on the 13th`: the day of the return itself goes on to no other. */
const IS_HOME =
  /\b(?:back|home|return(?:ing|s)?|ret|rtn)(?: (?:on|again|the))*[,:]? (?:(?:sun|mon|tues|wednes|thurs|fri|satur)day,? |(?:sun|mon|tues?|wed|thurs?|fri|sat)\.?,? )?(?:the )?$/;
const LONGEST_LEAD = 28;
/** Until when one may book or pay is no return. */
const NO_RETURN = /\b(?:book|valid|offer|price|pay|deposit|balance|deadline|held?|until|due)\b/;
const WINDOW = 72;

export function withHomeDay(folded: string, mention: DateMention): DateMention {
  if (mention.end !== null || mention.isBareNumeric) return mention;
  const match = HOME.exec(folded.slice(mention.to, mention.to + WINDOW));
  const { gap = '', weekday, day: figure } = match?.groups ?? {};
  if (!match || NO_RETURN.test(gap)) return mention;
  const day = Number(figure);
  const { year, month, day: first } = mention.date;
  const isNext = day < first;
  const end = {
    year: year !== null && isNext && month === 12 ? year + 1 : year,
    month: isNext ? (month % 12) + 1 : month,
    day,
  };
  if (day === first || !isPossibleDate(end)) return mention;
  if (IS_HOME.test(folded.slice(Math.max(0, mention.from - LONGEST_LEAD), mention.from))) return mention;
  const number = weekday === undefined ? undefined : WEEKDAYS.get(weekday);
  const at = mention.to + match[0].lastIndexOf(weekday ?? '');
  return {
    ...mention,
    to: mention.to + match[0].length,
    end,
    endWeekday:
      weekday === undefined || number === undefined ? null : { from: at, to: at + weekday.length, weekday: number },
  };
}
