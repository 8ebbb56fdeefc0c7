/** Dates of an offer's line; `between 20 April and 15 June`, `entre el 1 y el 15 de mayo` are one range. Folded text. */
import { alternation } from '../../../annotators/annotation.ts';
import { type DateMention, type DateOrder, findDates, mayHoldDate } from '../../../annotators/date.ts';
import { MONTHS, WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { comparePartialDates, isPossibleDate } from '../../../model/partial-date.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type DocumentLine, oncePerLine } from '../document.ts';
import { withHomeDay } from './home-day.ts';

const AND = /^\s{0,2}(?:and|und|et|y|en?|ed|a|se|till)\s{1,2}(?:the |el |le |il |dem |den |o )?$/;
const BETWEEN =
  /\b(?:(?:between|entre|zwischen|tussen|tra|fra):?|from|von|vom|dal|dates?:?)\s(?:the |el |le |il |dem |den |o |[a-z]{2,10}day,? )?$/;

const NONE: readonly DateMention[] = [];
/** A page of text that came out as one line is shorter. */
const MAX_LINE = 50_000;

/** The dates of a document line, found once however often they are asked for; `order` is the document's, the same for all lines. */
export const readLineDates = (line: DocumentLine, order: DateOrder): readonly DateMention[] =>
  !mayHoldDate(line.look) ? NONE : order === 'day-first' ? dayFirst(line) : monthFirst(line);

const dayFirst = oncePerLine((line) => findOfferDates(line.folded.slice(0, MAX_LINE), 'day-first'));
const monthFirst = oncePerLine((line) => findOfferDates(line.folded.slice(0, MAX_LINE), 'month-first'));

/** `… vista mar ⇥ 4`: what stands in two columns is no day. */
function findOfferDates(folded: string, order: DateOrder): DateMention[] {
  const found = findDates(folded, order)
    .map((mention) => withoutClock(folded, mention))
    .filter(({ from, to, end }) => end !== null || !folded.slice(from, to).includes('\t'))
    .filter((mention) => !isOfThePast(folded, mention) && !isOpening(folded, mention))
    .map((mention) => withHomeDay(folded, withListedDays(folded, withFirstDay(folded, mention))));
  for (let i = 0; i + 1 < found.length; i++) {
    const [first, last] = [found[i] as DateMention, found[i + 1] as DateMention];
    const isRange =
      first.end === null &&
      last.end === null &&
      AND.test(folded.slice(first.to, last.from)) &&
      BETWEEN.test(folded.slice(Math.max(0, first.from - 24), first.from));
    const behind = isRange ? null : withWeekdaysBehind(folded, first, last);
    if (isRange) found.splice(i, 2, joined(first, last));
    else if (behind !== null) found.splice(i, 2, joined(...behind));
  }
  for (let i = 0; i + 1 < found.length; i++) joinChain(folded, found, i);
  const ofMonth = findDaysOfMonth(folded);
  return withListedFigures(folded, ofMonth === null ? found : withDays(found, ofMonth));
}

/** T-648: `2 May - 6 June - 4 July`: days to begin on, of which the first stands; no range. */
function joinChain(folded: string, found: DateMention[], at: number): void {
  const first = found[at] as DateMention;
  if (first.end === null || !isDashedList(folded.slice(first.from, first.to))) return;
  let last = first;
  let until = at + 1;
  for (let next = found[until]; next !== undefined && JOINT.test(folded.slice(last.to, next.from)); ) {
    if (next.end !== null && !isDashedList(folded.slice(next.from, next.to))) break;
    last = next;
    next = found[++until];
  }
  if (last === first) return;
  const end = last.end ?? last.date;
  const isLater = comparePartialDates({ ...first.date, year: null }, { ...end, year: null }) > 0;
  const year = first.date.year ?? (end.year === null ? null : end.year - (isLater ? 1 : 0));
  found.splice(at, until - at, { ...first, to: last.to, date: { ...first.date, year }, end: null, endWeekday: null });
}

const JOINT = /^\s?[–—-]\s?$/;
/** Two days with a month each, and a dash between them. */
export const isDashedList = (folded: string): boolean => DASHED.test(folded);
const DASHED =
  /[a-z]{3}\.?,?(?: 20\d\d)?\s?[–—-]\s?\d{1,2}(?:st|nd|rd|th|\.)?\s(?:de |di )?[a-z]{3}|\d(?:st|nd|rd|th)?(?:, 20\d\d)?\s?[–—-]\s?[a-z]{3,9}\.?\s\d{1,2}/;

/** F-518: `01DEC 1500H`, `4 Dec 1700 hrs`: what would be a year long past is the hour of a deadline. */
function withoutClock(folded: string, mention: DateMention): DateMention {
  const { from, to, date, end } = mention;
  const mayBe = end === null && date.year !== null && date.year < FIRST_YEAR;
  return mayBe && isClock(folded, from, to)
    ? { ...mention, to: to - CLOCK_LENGTH, date: { ...date, year: null } }
    : mention;
}
/** Do the last of the characters tell an hour? */
const isClock = (folded: string, from: number, to: number): boolean =>
  CLOCK.test(folded.slice(to - CLOCK_LENGTH, to)) &&
  (HOUR_BEHIND.test(folded.slice(to, to + 8)) || GLUED_DAY.test(folded.slice(from, to)));
const CLOCK_LENGTH = 5;
const CLOCK = /^\s(?:[01]\d|2[0-3])[0-5]\d$/;
const HOUR_BEHIND = /^\s?(?:hs?|hrs?|hours?|uhr|lt|lcl|local|z|utc|gmt)\b/;
const GLUED_DAY = /\d[a-z]{3}\s\d{4}$/;

/** `The museum was opened on 3 June 1884`, `independent since 4 May 1956`: a day of the place's history. */
const isOfThePast = (folded: string, { date: { year }, from, to }: DateMention): boolean =>
  year === null
    ? PAST_YEAR.test(folded.slice(to, to + 12)) && !isClock(folded, from, to + CLOCK_LENGTH)
    : year < FIRST_YEAR;
/** `The hotel opens on 3 June 2027`, `Wiedereröffnung am 3. Mai`: since when the house can be stayed in. */
const isOpening = (folded: string, { from, end }: DateMention): boolean =>
  end === null && isBehindOpening(folded.slice(0, from));
export const isBehindOpening = (before: string): boolean => OPENS.test(before.slice(-44));
const OPENS =
  /\b(?:(?:re-?)?open(?:s|ed)(?: (?:its|their) doors)?|grand opening|(?:neu|wieder)eroffn(?:ung|et)|(?:re)?ouvre(?: ses portes)?|inaugur[a-z]{2,8}|(?:ri)?apre(?: i battenti)?|renovated|renoviert|renove|refurbished)(?: (?:on|in|since|from|am|le|el|il|em|the)){0,2}:? (?:\d{1,2}(?:st|nd|rd|th|\.)? )?$/;
const PAST_YEAR = /^,?\s{1,2}(?:of |de |del )?1[0-8]\d\d(?!\d|[.,:]\d)/;
const FIRST_YEAR = 1980;

/** `3.5., 10.5., 17.5.2027`, `3/5 - 10/5 - 17/5/2027`: days to begin on, of which the first stands with the year that the last is written with. */
function withListedFigures(folded: string, found: DateMention[]): DateMention[] {
  const isNamed = ({ date, to }: DateMention): boolean =>
    date.year !== null && YEAR_AT_END.test(folded.slice(Math.max(0, to - 8), to));
  const match = found.some(isNamed) ? LISTED_FIGURES.exec(folded) : null;
  const { joints = '', joint = '' } = match?.groups ?? {};
  if (match === null || (joints === '' && !SEPARATES.test(joint))) return found;
  const to = match.index + match[0].length;
  const named = found.find((mention) => mention.to === to);
  const year = named?.end?.year ?? named?.date.year ?? null;
  if (named === undefined || year === null) return found;
  const last = named.end ?? named.date;
  const first = Number(match.groups?.['first']);
  const second = Number(match.groups?.['second']);
  const [day, month] = last.day === Number(match.groups?.['day']) ? [first, second] : [second, first];
  const isLater = comparePartialDates({ year: null, month, day }, { ...last, year: null }) > 0;
  const date = { year: year - (isLater ? 1 : 0), month, day };
  if (!isPossibleDate(date)) return found;
  const from = match.index;
  const mention = { ...named, from, date, end: null, weekday: null, endWeekday: null, isBareNumeric: false };
  return withDays(found, mention);
}

const YEAR_AT_END = /\d[./](?:20)?\d\d$/;
const SEPARATES = /[,;|]/;

/** `May 2027: 3, 10, 17`, `Juin 2027 (7, 14 et 21)`: the days behind their month, of which the first stands. */
function findDaysOfMonth(folded: string): DateMention | null {
  const match = folded.includes('20') ? DAYS_OF_MONTH.exec(folded) : null;
  const { month = '', year = '', days = '' } = match?.groups ?? {};
  if (match === null) return null;
  const all = [...days.matchAll(/\d{1,2}/g)].map(([day]) => Number(day));
  const date = { year: Number(year), month: MONTHS.get(month) ?? 0, day: all[0] ?? 0 };
  if (!isPossibleDate(date) || all.some((day, i) => day > 31 || (i > 0 && day <= (all[i - 1] ?? 0)))) return null;
  const to = match.index + match[0].trimEnd().length;
  return {
    ...{ from: match.index, to, date, weekday: null, end: null, endWeekday: null },
    ...{ isBareNumeric: false, isAmbiguous: false },
  };
}

/** What was read of the days themselves gives way. */
const withDays = (found: readonly DateMention[], days: DateMention): DateMention[] =>
  [...found.filter(({ from, to }) => to <= days.from || from >= days.to), days].sort((a, b) => a.from - b.from);

/** `03 May 2027 Mon – 14 May 2027 Fri`: where each weekday follows its day, the one before the dash is that of the day before it. */
function withWeekdaysBehind(folded: string, first: DateMention, last: DateMention): [DateMention, DateMention] | null {
  const { weekday } = last;
  if (first.weekday !== null || weekday === null || first.end !== null || last.end !== null) return null;
  if (!BLANK.test(folded.slice(first.to, weekday.from))) return null;
  const dash = DASH.exec(folded.slice(weekday.to, weekday.to + 4))?.[0];
  const end = WEEKDAY.exec(folded.slice(last.to, last.to + 12));
  const endWeekday = WEEKDAYS.get(end?.[1] ?? '');
  if (dash === undefined || end === null || endWeekday === undefined) return null;
  const to = last.to + end[0].length;
  const from = to - (end[1] as string).length;
  return [
    { ...first, weekday },
    { ...last, from: weekday.to + dash.length, weekday: { from, to, weekday: endWeekday } },
  ];
}

const BLANK = /^,? $/;
const DASH = /^\.? ?[–—-] ?(?=\d)/;
const WEEKDAY = /^,? ([a-z]{2,10})(?![a-z])/;

/** The first takes the year of the second, one less where it would come after it. */
function joined(first: DateMention, last: DateMention): DateMention {
  const end = last.date;
  const isWrapped = comparePartialDates({ ...first.date, year: null }, { ...end, year: null }) > 0;
  const year = first.date.year ?? (end.year === null ? null : end.year - (isWrapped ? 1 : 0));
  return {
    ...first,
    to: last.to,
    date: { ...first.date, year },
    end: { ...end, year: end.year ?? (year === null ? null : year + (isWrapped ? 1 : 0)) },
    endWeekday: last.weekday,
    isBareNumeric: first.isBareNumeric && last.isBareNumeric,
  };
}

/** `12.–14.03.2027`, `12.03.–14.03.2027`: the first day stands before a date in figures. */
const FIRST_DAY = /(?<![\d.,/])(?<d>\d{1,2})(?:\.(?<m>\d{1,2}))?\.?\s?(?:-|–|bis|al?|au|to|a)\s?$/;

function withFirstDay(folded: string, mention: DateMention): DateMention {
  if (
    mention.end !== null ||
    mention.weekday !== null ||
    !/^\d{1,2}\./.test(folded.slice(mention.from, mention.from + 3))
  )
    return mention;
  const match = FIRST_DAY.exec(folded.slice(Math.max(0, mention.from - 14), mention.from));
  if (!match) return mention;
  const month = Number(match.groups?.['m'] ?? mention.date.month);
  const day = Number(match.groups?.['d']);
  const { year } = mention.date;
  const isWrapped = month > mention.date.month;
  const date = { year: year === null ? null : year - (isWrapped ? 1 : 0), month, day };
  if (!isPossibleDate(date) || comparePartialDates(date, mention.date) >= 0) return mention;
  return { ...mention, from: mention.from - match[0].length, date, end: mention.date };
}

const DAY = '\\d{1,2}(?:st|nd|rd|th|er|\\.)?';
const JOIN = '(?:&|\\+|/|and|und|et|y|e|en|or|oder|ou)';
const DAYS_AND_MONTH = compactPattern(
  `^${DAY}(?<join>\\s{0,2}${JOIN}\\s{0,2}${DAY})?\\s{0,2}(?:of |de |di |d['’])?(?!${JOIN}\\s)[a-z]{3}`,
);
const LISTED = compactPattern(`(?<![\\d.,:/-])(?:${DAY}(?:,\\s?|\\s?/\\s?|\\s${JOIN}\\s)){1,8}$`);
const OR = /\b(?:or|oder|ou) $/;
/** Between two days of a list; a dash or a slash between no more than two joins the ends of a range. */
const BETWEEN_DAYS = `(?:\\s?[,;|/+&–—-]\\s?|\\s(?:and|und|et|y|en?|or|oder|ou|o)\\s)(?:(?:${alternation(WEEKDAYS.keys())})\\.?,? )?`;
const LISTED_FIGURES = compactPattern(
  `(?<![\\d.,:/-])(?<first>\\d{1,2})[./](?<second>\\d{1,2})\\.?(?<joints>(?:${BETWEEN_DAYS}\\d{1,2}[./]\\d{1,2}\\.?){0,9})(?<joint>${BETWEEN_DAYS})(?<day>\\d{1,2})[./]\\d{1,2}[./](?:20)?\\d\\d(?![\\d/]|\\.\\d)`,
);
const DAYS_OF_MONTH = compactPattern(
  `(?<![a-z0-9])(?<month>${alternation(MONTHS.keys())})\\.?,? (?:de )?(?<year>20[2-4]\\d)\\s?(?::|\\(|[–—-](?=\\s))\\s?(?<days>${DAY}(?:(?:,|\\s?[/|+&]|\\s${JOIN})\\s?${DAY}){1,9})(?![\\d:]|\\s?(?:%|[a-z]{3,}))`,
);
/** Said of several days on which trips begin. */
const DEPARTURES =
  /\b(?:depart(?:s|ures?|ing)?(?: dates?)?|sail(?:s|ings?)(?: dates?)?|start(?:s|ing)? dates?|abfahrten|termine|departs?|salidas|partenze|saidas|vertrek(?:data)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days)[\s:]{1,3}(?:on |are |am |les? |el |il )?$/;

/** `Departs 12, 19 and 26 March`: several days to begin on, of which the first stands; no range. */
function withListedDays(folded: string, mention: DateMention): DateMention {
  const match = mention.weekday === null ? DAYS_AND_MONTH.exec(folded.slice(mention.from, mention.from + 30)) : null;
  if (match === null || (mention.end !== null) !== (match.groups?.['join'] !== undefined)) return mention;
  const before = folded.slice(Math.max(0, mention.from - 60), mention.from);
  const list = LISTED.exec(before)?.[0] ?? '';
  const days = [...list.matchAll(/\d{1,2}/g)].map(Number);
  const isList = days.length > 1 || (days.length === 1 && (mention.end !== null || OR.test(list)));
  if (!isList && !(days.length === 0 && mention.end !== null && DEPARTURES.test(before))) return mention;
  const all = [...days, mention.date.day, ...(mention.end === null ? [] : [mention.end.day])];
  if (all.some((day, i) => day < 1 || day > 31 || (i > 0 && day <= (all[i - 1] ?? 0)))) return mention;
  const date = { ...mention.date, day: all[0] ?? mention.date.day };
  return { ...mention, from: mention.from - list.length, date, end: null, endWeekday: null };
}
