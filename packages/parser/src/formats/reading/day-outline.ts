/**
 * Settles which day headings of a text are its days, and which lines belong to each day. Summaries that list the days again, closing
 * words, budgets and advice after the last day stay outside.
 */

import type { DateOrder } from '../../annotators/date.ts';
import { readLabel } from '../../annotators/label.ts';
import { findLeadingPeriod } from '../../annotators/period.ts';
import { readSection, type SectionMeaning } from '../../annotators/section.ts';
import { compareWithinTrip, daysWithinTrip } from '../../model/partial-date.ts';
import { startsSmall } from '../../text/character-class.ts';
import { isBlank } from '../../text/passage.ts';
import type { Table } from '../../text/tables.ts';
import { findAmendment, withAmended } from './amended-days.ts';
import { findEndBelow } from './below-last-day.ts';
import { findClosingSum, listsSum } from './closing-sum.ts';
import { findCountedDays } from './counted-weekdays.ts';
import { settleCountedDates } from './date-with-number.ts';
import { isWeather } from './day-asides.ts';
import { readDayHeading } from './day-heading.ts';
import type { DayHeading } from './day-heading-types.ts';
import type { DayLines } from './day-lines.ts';
import { openWithNames, withoutDateLine } from './day-opening.ts';
import { type DayStyle, judgeDayStyle } from './day-style.ts';
import { findDaysInWords } from './days-in-words.ts';
import { findDaysWithoutHeadings } from './days-without-headings.ts';
import type { DocumentLine, SourceDocument } from './document.ts';
import { readStatus } from './entry-status.ts';
import {
  joinRepeatedDates,
  settleBareDates,
  settleLooseNumbers,
  settleLooseWeekdays,
  weekFromDate,
  withoutForecast,
  withoutInnerStages,
  withoutStrayQuotes,
  withoutTotals,
} from './heading-candidates.ts';
import { headingLook, saysNothing } from './line-looks.ts';
import { withMonthAbove } from './month-above.ts';
import { findNamedDays } from './named-days.ts';
import { findNightDays } from './night-days.ts';
import { isPageWidget, opensPagePart } from './page-clutter.ts';
import { withoutPlaceHeadings } from './place-heading.ts';
import { findSpokenDays } from './spoken-weekdays.ts';
import { findStages } from './stage-days.ts';
import { findTitlesAbove } from './title-above.ts';
import { findToldDays, toldContent } from './told-days.ts';
import { withoutFarewell } from './trip-end.ts';
import { findTripParts, withoutCaption } from './trip-part.ts';
import { isBudgetTable, isTripTotal, tellsPrice, tellsWholePrice } from './trip-price.ts';

export interface DayOutline {
  /** How the entries of all days are written. */
  readonly style: DayStyle;
  readonly days: readonly DayLines[];
  /** Index of the first day's heading. */
  readonly firstLine: number;
  /** Tables that tell days between those of the headings. */
  readonly parts: readonly Table[];
}

const NONE: ReadonlySet<number> = new Set();

/** Beyond any trip: what comes after is left unread, so that no paste can cost more. */
const MAX_HEADINGS = 2000;
const MAX_DAY_LINES = 2000;

export function outlineDays(document: SourceDocument): DayOutline | null {
  const { candidates, readTo: end } = findCandidates(document);
  const amended = findAmendment(candidates, document);
  const all = amended?.headings ?? chooseHeadings(candidates, document);
  const readTo = amended?.isWhole === true ? amended.border : end;
  const above = findTitlesAbove(all, document);
  const { chosen, repeated } = above.some((title) => title !== null)
    ? { chosen: all, repeated: NONE }
    : joinRepeatedDates(all);
  const named = repeated.size > 0 ? chosen.map(() => null) : above;
  const whole = chosen.map((heading, i) => ({ ...heading, title: named[i]?.passage ?? heading.title }));
  const { tables: parts, headings } = findTripParts(document, whole);
  const titles = parts.length === 0 ? named : named.filter((_, i) => headings.includes(whole[i] as DayHeading));
  const [first] = headings;
  if (!first) return null;
  const startOf = (i: number): number | undefined => titles[i]?.index ?? headings[i]?.line;
  const under = (i: number, end: number, isLast: boolean): readonly DocumentLine[] => {
    const heading = headings[i] as DayHeading;
    const part = parts.find(({ first }) => first > heading.line && first < end);
    const content = contentOf(document, heading, titles[i] ?? null, part?.first ?? end, isLast, repeated);
    return part === undefined ? content : withoutCaption(content);
  };
  const days = headings.slice(0, -1).map(
    (heading, i): DayLines => ({
      heading,
      isLast: false,
      content: under(i, startOf(i + 1) ?? readTo, false),
    }),
  );
  const last = headings.at(-1) as DayHeading;
  // Where the days before have lines below, words behind the last one's day are its name, too.
  const isPlan = last.isPlan === true && (document.isThread || days.every((day) => day.content.length === 0));
  const heading = last.title === null ? last : { ...last, isPlan, title: withoutFarewell(last.title) };
  const before = days.map((day) => day.content);
  const below = under(headings.length - 1, readTo, true);
  const content = below.slice(0, Math.min(findClosingSum(below, before), findEndBelow(below, before)));
  // One day of many may have words set off from it.
  const others = days.filter((day) => paragraphEnd(day.content) < day.content.length).length;
  const isSame = days.length >= 2 && others <= (days.length >= 5 ? 1 : 0);
  days.push({ heading, isLast: true, content: isSame ? content.slice(0, paragraphEnd(content)) : content });
  const settled = withoutPlaceHeadings(amended === null ? days : withAmended(days, amended, paragraphEnd));
  return { days: settled, firstLine: startOf(0) ?? first.line, style: styleOf(settled, document.dateOrder), parts };
}

function styleOf(days: readonly DayLines[], order: DateOrder): DayStyle {
  const contents = days.map((day) => day.content);
  const areUntitled = days.every(({ heading }) => heading.title === null);
  const opensWithName = areUntitled && openWithNames(contents.map((content) => withoutDateLine(content, order)));
  return { ...judgeDayStyle(contents), opensWithName };
}

/** Where the first blank line cuts the content of a day; what stands after it as a clock time or part of the day goes on. */
function paragraphEnd(content: readonly DocumentLine[]): number {
  const hasBullets = content[0]?.bullet !== null;
  const end = content.findIndex(
    (line, i) =>
      i > 0 &&
      line.afterBlank &&
      !line.startsWithTime &&
      !(line.bullet !== null && hasBullets) &&
      !isPeriod(line) &&
      !isStay(line) &&
      line.table === null,
  );
  return end < 0 ? content.length : end;
}

/** `Overnight: Seaspray House` closes a day that is set off from its text by a blank line. */
function isStay(line: DocumentLine): boolean {
  const meaning = readLabel(line.passage.text, line.folded)?.meaning;
  return meaning !== undefined && CLOSES_DAY.has(meaning);
}

const CLOSES_DAY: ReadonlySet<string> = new Set(['stay', 'meals', 'board', 'distance', 'drive', 'drive-time']);

function findCandidates(document: SourceDocument): { candidates: readonly DayHeading[]; readTo: number } {
  const candidates: DayHeading[] = [];
  for (const line of document.lines) {
    if (candidates.length >= MAX_HEADINGS)
      return { candidates: candidatesOf(candidates, document), readTo: line.index };
    const heading = readDayHeading(line, document.dateOrder);
    // `Mon 7 June: 24°C, sunny` is of a forecast.
    if (heading !== null && !isWeather(line)) candidates.push(heading);
  }
  return { candidates: candidatesOf(candidates, document), readTo: document.lines.length };
}

const candidatesOf = (found: readonly DayHeading[], document: SourceDocument): readonly DayHeading[] =>
  withoutForecast(
    withoutInnerStages(
      withoutStrayQuotes(withoutTotals(settleLooseNumbers(settleLooseWeekdays(settleCountedDates(found))))),
    ),
    document,
  );

/** Numbered days before dated ones before bare weekdays; of several runs the one with most text under it. */
function chooseHeadings(candidates: readonly DayHeading[], document: SourceDocument): readonly DayHeading[] {
  const of = (kind: DayHeading['kind']): DayHeading[] => candidates.filter((h) => h.kind === kind);
  const numbered = bestRun(of('numbered'), document);
  const own = withoutTripRange(settleBareDates(of('dated').filter((h) => isHeadingOfItsOwn(document, h))));
  const dated = areDaysInARow(own) ? own : own.filter((h) => !h.isLoose);
  if (numbered.length >= 2) return numbered;
  if (numbered.length === 1 && dated.length < 2) {
    // `Day 1: …. Day 2: …`: what looks like the one day may begin the line that tells them all.
    const all = findDaysInWords(document, 2);
    return all.length > 0 ? all : numbered;
  }
  const nights = findNightDays(document, dated);
  if (nights.length > 0) return nights;
  const counted = findCountedDays(document);
  if (counted.length > dated.length) return counted;
  const weekdays = of('weekday');
  const week = weekFromDate(dated, weekdays, document);
  if (week !== null) return week;
  const told = findToldDays(document);
  // Sentences that begin with their date are told; where any date heads its line, the lines are headings.
  if (told.length >= dated.length && dated.length > 0 && areTold(dated, told)) return told;
  const leveled = sameLook(dated, document);
  if (leveled.length >= 2 || (leveled.length === 1 && hasContent(document, leveled[0] as DayHeading))) return leveled;
  // The one day before or behind a table of the others.
  if (leveled.length === 1 && findTripParts(document, leveled).tables.length > 0) return leveled;
  if (told.length > weekdays.length) {
    const dictated = areDictated(told, document) ? findSpokenDays(document) : [];
    return dictated.length < told.length ? told : dictated;
  }
  if (weekdays.length >= 2) return withMonthAbove(weekdays, document);
  if (numbered.length > 0) return numbered;
  const named = findNamedDays(document);
  if (named[0]?.kind === 'numbered') return named;
  const stages = findStages(document);
  if (stages.length >= 2) return stages;
  return named.length > 0 ? named : findDaysWithoutHeadings(document);
}

/** Who dictates a message sets no capitals; a letter begins its sentences with one. */
const areDictated = (told: readonly DayHeading[], { lines }: SourceDocument): boolean =>
  told.every(({ line }) => startsSmall((lines[line] as DocumentLine).passage.text));

/** A few may have a colon behind their date, where the sentence goes on all the same. */
function areTold(dated: readonly DayHeading[], told: readonly DayHeading[]): boolean {
  const loose = dated.filter((heading) => heading.isLoose).length;
  return (
    loose === dated.length ||
    (loose * 2 > dated.length && dated.every(({ line }) => told.some((day) => day.line === line)))
  );
}

/** `Sat 18 to Sat 25 Sept · Base: Hotel Cristallo` over the days of that week is no day of them. */
function withoutTripRange(headings: readonly DayHeading[]): readonly DayHeading[] {
  const [first, second] = headings;
  const [from, to, next, last] = [first?.date, first?.lastDate, second?.date, headings.at(-1)?.date].map(
    (date) => date?.value,
  );
  if (!from || !to || !next || !last || headings.length < 3) return headings;
  const isWithin = compareWithinTrip(from, next) <= 0 && compareWithinTrip(last, to) <= 0;
  return isWithin && compareWithinTrip(next, to) < 0 && compareWithinTrip(next, last) < 0
    ? headings.slice(1)
    : headings;
}

/** Dates that rise from line to line by a few days: then a date needs no mark behind it to head its day. */
function areDaysInARow(headings: readonly DayHeading[]): boolean {
  if (headings.length < 2) return false;
  return headings.slice(1).every(({ date }, i) => {
    const before = headings[i]?.date?.value;
    if (!date || !before) return false;
    const step = daysWithinTrip(before, date.value);
    return step > 0 && step <= 7;
  });
}

/** A date line under a heading tells its date; it opens no day where headings of another look do. */
function sameLook(headings: readonly DayHeading[], document: SourceDocument): DayHeading[] {
  const groups = new Map<string, DayHeading[]>();
  for (const heading of headings) {
    const key = headingLook(document.lines[heading.line]);
    const group = groups.get(key);
    if (group) group.push(heading);
    else groups.set(key, [heading]);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length)[0] ?? [];
}

function isHeadingOfItsOwn(document: SourceDocument, heading: DayHeading): boolean {
  const line = document.lines[heading.line];
  return line !== undefined && !line.isFrontMatter;
}

const hasContent = (document: SourceDocument, heading: DayHeading): boolean => {
  for (let i = heading.line + 1; i < Math.min(document.lines.length, heading.line + 4); i++) {
    const line = document.lines[i] as DocumentLine;
    if (!isBlank(line.passage)) return line.heading === 0 && heading.title === null;
  }
  return false;
};

/** Runs of rising numbers; bullets and other lines make runs of their own. */
function bestRun(headings: readonly DayHeading[], document: SourceDocument): readonly DayHeading[] {
  const runs: DayHeading[][] = [];
  const open = new Map<boolean, DayHeading[]>();
  for (const heading of headings) {
    const isBullet = headingLook(document.lines[heading.line]) === 'bullet';
    const run = open.get(isBullet);
    const last = run?.at(-1);
    if (run && last && (heading.number?.value ?? 0) >= (last.lastNumber ?? last.number?.value ?? 0)) run.push(heading);
    else if (run && last && isMisplaced(headings, heading, last)) run.push(heading);
    else {
      const fresh = [heading];
      runs.push(fresh);
      open.set(isBullet, fresh);
    }
  }
  const [only] = runs;
  if (only === undefined || runs.length === 1) return only ?? [];
  const next = new Map(headings.map((heading, i) => [heading, headings[i + 1]?.line ?? document.lines.length]));
  const size = (run: readonly DayHeading[]): number =>
    run.reduce((sum, heading) => sum + ownedLines(heading, next.get(heading) ?? 0, document), run.length / 100);
  return runs.map((run) => ({ run, size: size(run) })).sort((a, b) => b.size - a.size)[0]?.run ?? [];
}

/** Day 3 before Day 2: two days changed places, which is no new list. A new list starts again at its lowest number. */
function isMisplaced(headings: readonly DayHeading[], heading: DayHeading, last: DayHeading): boolean {
  const number = heading.number?.value ?? 0;
  const lowest = headings[0]?.number?.value ?? 1;
  return number > lowest && (last.number?.value ?? 0) - number <= 2 && (last.number?.value ?? 0) !== number;
}

/** Lines with text between this heading and the next candidate, at most 40. */
function ownedLines(heading: DayHeading, next: number, document: SourceDocument): number {
  let count = 0;
  for (let i = heading.line + 1; i < Math.min(next, heading.line + 40); i++) {
    const line = document.lines[i] as DocumentLine;
    if (line.heading > 0 && readSection(line.folded)) break;
    if (!isBlank(line.passage)) count++;
  }
  return count;
}

/** `title` is the line above the heading that names the day: then its rank as a heading counts. */
function contentOf(
  document: SourceDocument,
  heading: DayHeading,
  title: DocumentLine | null,
  end: number,
  isLast: boolean,
  repeated: ReadonlySet<number>,
): DocumentLine[] {
  if (heading.kind === 'told') return toldContent(document, heading, end, isLast);
  const headingLine = title ?? (document.lines[heading.line] as DocumentLine);
  const content: DocumentLine[] = [];
  for (let i = (heading.lastLine ?? heading.line) + 1; i < end && content.length < MAX_DAY_LINES; i++) {
    const line = document.lines[i] as DocumentLine;
    if (isBlank(line.passage) || line.isRule || line.isAround || saysNothing(line) || isPageWidget(line)) continue;
    if (repeated.has(i)) continue;
    if (endsDays(line, headingLine, isLast, content) || (isLast && content.length > 0 && tellsWholePrice(line))) break;
    const told = readStatus(line, document.source);
    if (told !== null) content.push(told);
  }
  return content;
}

/** Does this line leave the days: a heading as high as the day's, money, advice, or closing words? */
function endsDays(
  line: DocumentLine,
  headingLine: DocumentLine,
  isLast: boolean,
  content: readonly DocumentLine[],
): boolean {
  if (line.table !== null && line.heading === 0) return isLast && isBudgetTable(line.table);
  if (line.heading > 0 && headingLine.heading > 0 && line.heading <= headingLine.heading) return !isPeriod(line);
  // After a list of bullets a bare heading is the next section of the text, not of the day.
  if (
    isLast &&
    isPlainHeading(line) &&
    !line.startsWithTime &&
    !isPeriod(line) &&
    content.length > 0 &&
    content.every((c) => c.bullet !== null)
  )
    return true;
  if (
    isLast &&
    ((line.afterBlank && (isTripTotal(line) || listsSum(line))) || (line.bullet === null && tellsPrice(line)))
  )
    return true;
  if (isLast && isBesideDays(line, headingLine)) return LEAVES_DAYS.has(readSection(line.folded));
  if (isLast && content.length > 0 && opensPagePart(line)) return true;
  const isFirstHeading = line.heading > 0 && headingLine.heading === 0;
  if (!isFirstHeading && (line.bullet !== null || line.indent > headingLine.indent)) return false;
  const meaning = readSection(line.folded);
  if (isFirstHeading) return !isPeriod(line) && (meaning !== null || line.heading <= 3);
  if (meaning === null || meaning === 'plan') return false;
  if (line.heading > 0 || line.isBold || isPlainHeading(line))
    return meaning !== 'greeting' && !isOwnNote(line, meaning, isLast);
  return line.afterBlank && closesText(line, meaning, isLast, content);
}

/** `* Budget` in the row of bullets that the days are: what stands under it is no plan. */
const isBesideDays = (line: DocumentLine, { bullet, indent }: DocumentLine): boolean =>
  line.bullet !== null && bullet !== null && line.indent === indent;
const LEAVES_DAYS: ReadonlySet<SectionMeaning | null> = new Set(['budget', 'aside', 'closing']);

/** 'Tips:' inside a day that goes on; a heading of money ends the days in any case. */
const isOwnNote = (line: DocumentLine, meaning: SectionMeaning, isLast: boolean): boolean =>
  meaning === 'aside' && !isLast && !line.afterBlank;

function closesText(
  line: DocumentLine,
  meaning: SectionMeaning,
  isLast: boolean,
  content: readonly DocumentLine[],
): boolean {
  if (meaning === 'closing') return isLast;
  if (meaning === 'budget' || meaning === 'aside') {
    const label = readLabel(line.passage.text, line.folded);
    return label !== null || isLast || content.length === 0;
  }
  return false;
}

/** A short line without a full stop that stands apart, or one that ends in a colon. */
function isPlainHeading(line: DocumentLine): boolean {
  const { text } = line.passage;
  if (line.bullet !== null || line.indent > 0 || !line.afterBlank || text.length > 60) return false;
  return text === '' || !'.!?,;'.includes(text.charAt(text.length - 1));
}

function isPeriod(line: DocumentLine): boolean {
  return findLeadingPeriod(line.emojiLength === 0 ? line.folded : line.folded.slice(line.emojiLength, 120)) !== null;
}
