/**
 * Settles which day headings of a text are its days, and which lines belong to each day. Summaries that list the days again, closing
 * words, budgets and advice after the last day stay outside.
 */

import { readLabel } from '../../../annotators/label.ts';
import { isMealName, namesPeriod } from '../../../annotators/period.ts';
import { readSection, type SectionMeaning } from '../../../annotators/section.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { isBlank, type Passage } from '../../../text/passage.ts';
import type { Table } from '../../../text/tables.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { findEndBelow } from '../around-days/below-last-day.ts';
import { findClosingSum, listsSum } from '../around-days/closing-sum.ts';
import { splitDatedNotes } from '../around-days/dated-notes.ts';
import { withoutPayments } from '../around-days/payment-dates.ts';
import { findRepeatedDays, withRepeatedDays } from '../around-days/repeated-days.ts';
import { withoutFarewell } from '../around-days/trip-end.ts';
import { isBudgetTable, isTripTotal, tellsPrice, tellsWholePrice } from '../around-days/trip-price.ts';
import { isWeather } from '../day-content/day-asides.ts';
import type { DayLines } from '../day-content/day-lines.ts';
import { openWithNames, withoutDateLine } from '../day-content/day-opening.ts';
import { type DayStyle, judgeDayStyle } from '../day-content/day-style.ts';
import { withEveryDay, withoutEveryDay } from '../day-content/every-day.ts';
import { isPeriod, saysNothing } from '../day-content/line-looks.ts';
import { findTripParts, withoutCaption } from '../day-tables/trip-part.ts';
import { type DocumentLine, type SourceDocument, withText } from '../document.ts';
import { withoutCancelled, withoutStruck } from '../entries/entry-status.ts';
import { hasPlainTimes } from '../hours/spoken-hour.ts';
import { findAmendment, withAmended } from '../messages/amended-days.ts';
import { letterDateLine } from '../messages/letter-date.ts';
import { isPageWidget, opensPagePart } from '../messages/page-clutter.ts';
import { toldContent } from '../told-days/told-days.ts';
import { chooseHeadings } from './choose-headings.ts';
import { settleCountedDates } from './date-with-number.ts';
import { readDayHeading } from './day-heading.ts';
import type { DayHeading } from './day-heading-types.ts';
import {
  joinRepeatedDates,
  settleLooseNumbers,
  settleLooseWeekdays,
  withoutForecast,
  withoutInnerStages,
  withoutStrayQuotes,
  withoutTotals,
} from './heading-candidates.ts';
import { withHoursForYears } from './hour-for-year.ts';
import { isMonthAlone } from './month-above.ts';
import { withPlaceDays } from './place-days.ts';
import { withoutPlaceHeadings } from './place-heading.ts';
import { readRangeAlone, settleRanges } from './range-headings.ts';
import { findTitlesAbove } from './title-above.ts';
import { settleTuesdays } from './tuesday-or-march.ts';

export interface DayOutline {
  /** How the entries of all days are written. */
  readonly style: DayStyle;
  readonly days: readonly DayLines[];
  /** Index of the first day's heading. */
  readonly firstLine: number;
  /** Tables that tell days between those of the headings. */
  readonly parts: readonly Table[];
  /** Where lines begin that give by their dates what else is done on those days. */
  readonly notesFrom: number | null;
}

const NONE: ReadonlySet<number> = new Set();

/** Beyond any trip: what comes after is left unread, so that no paste can cost more. */
const MAX_HEADINGS = 2000;
const MAX_DAY_LINES = 2000;

export function outlineDays(document: SourceDocument): DayOutline | null {
  const { candidates: found, readTo: border } = findCandidates(document);
  const { days: candidates, from: notesFrom } = splitDatedNotes(withoutEveryDay(found, document), document);
  const end = notesFrom ?? border;
  const amended = findAmendment(candidates, document);
  const timetable = amended === null ? findRepeatedDays(document, candidates) : null;
  const all = amended?.headings ?? timetable?.others ?? chooseHeadings(candidates, document);
  const readTo = amended?.isWhole === true ? amended.border : end;
  const above = findTitlesAbove(all, document);
  const { chosen: dated, repeated } = above.some((title) => title !== null)
    ? { chosen: all, repeated: NONE }
    : joinRepeatedDates(all);
  const opened = { headings: dated, titles: repeated.size > 0 ? dated.map(() => null) : above };
  const { headings: chosen, titles: named } = withPlaceDays(opened, document);
  const titled = chosen
    .map((heading, i) => ({ ...heading, title: titleOf(heading, named[i] ?? null, document) }))
    .map(withPartOfDay);
  const { tables: parts, headings } = findTripParts(document, titled);
  const titles = parts.length === 0 ? named : named.filter((_, i) => headings.includes(titled[i] as DayHeading));
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
  const whole = timetable === null ? days : withRepeatedDays(days, timetable);
  const written = amended === null ? whole : withAmended(whole, amended, paragraphEnd);
  const settled = withEveryDay(withoutPlaceHeadings(written), document);
  return { days: settled, firstLine: startOf(0) ?? first.line, style: styleOf(settled, document), parts, notesFrom };
}

/** `Saturday morning` over what is done then: no name of the day (I-560). */
function withPartOfDay(heading: DayHeading): DayHeading {
  const { kind, title } = heading;
  if (title === null || hasDigit(title.text) || (kind !== 'dated' && kind !== 'weekday')) return heading;
  return namesPeriod(title.text) && !isMealName(foldText(title.text))
    ? { ...heading, title: null, part: title }
    : heading;
}

/** Without what is struck out in it. */
function titleOf(heading: DayHeading, above: DocumentLine | null, { lines, source }: SourceDocument): Passage | null {
  const title = above?.passage ?? heading.title;
  const line = above ?? lines[heading.line];
  return title === null || line === undefined ? title : withoutStruck(title, line, source);
}

function styleOf(days: readonly DayLines[], document: SourceDocument): DayStyle {
  const contents = days.map((day) => day.content);
  const areUntitled = days.every(({ heading }) => heading.title === null);
  const opensWithName =
    areUntitled && openWithNames(contents.map((content) => withoutDateLine(content, document.dateOrder)));
  const style = judgeDayStyle(contents);
  return { ...style, hasPlainTimes: style.hasPlainTimes || hasPlainTimes(document), opensWithName };
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
  const letterDate = letterDateLine(document);
  for (const line of document.lines) {
    if (candidates.length >= MAX_HEADINGS)
      return { candidates: candidatesOf(candidates, document), readTo: line.index };
    if (line.index === letterDate) continue;
    const heading =
      readDayHeading(line, document.dateOrder) ??
      readRangeAlone(line, document.lines[line.index + 1], document.dateOrder);
    // `Mon 7 June: 24°C, sunny` is of a forecast.
    if (heading !== null && !isWeather(line)) candidates.push(heading);
  }
  return { candidates: candidatesOf(candidates, document), readTo: document.lines.length };
}

const candidatesOf = (found: readonly DayHeading[], document: SourceDocument): readonly DayHeading[] =>
  settleRanges(
    withoutForecast(
      withoutInnerStages(
        withoutStrayQuotes(
          withoutTotals(
            settleLooseNumbers(
              settleLooseWeekdays(
                settleCountedDates(
                  settleTuesdays(withHoursForYears(withoutPayments(found, document), document), document.source),
                ),
              ),
            ),
          ),
        ),
      ),
      document,
    ),
    document,
  );

/** `title` is the line above the heading that names the day: then its rank as a heading counts. */
function contentOf(
  document: SourceDocument,
  heading: DayHeading,
  title: DocumentLine | null,
  end: number,
  isLast: boolean,
  repeated: ReadonlySet<number>,
): DocumentLine[] {
  if (heading.isWhole === true) return [];
  if (heading.kind === 'told') return toldContent(document, heading, end, isLast);
  const headingLine = title ?? (document.lines[heading.line] as DocumentLine);
  const content = heading.part === undefined ? [] : [withText(headingLine, heading.part)];
  for (let i = (heading.lastLine ?? heading.line) + 1; i < end && content.length < MAX_DAY_LINES; i++) {
    const line = document.lines[i] as DocumentLine;
    if (isBlank(line.passage) || line.isRule || line.isAround || saysNothing(line) || isPageWidget(line)) continue;
    if (repeated.has(i) || (heading.dayOfMonth !== undefined && isMonthAlone(line.folded))) continue;
    if (endsDays(line, headingLine, isLast, content) || (isLast && content.length > 0 && tellsWholePrice(line))) break;
    content.push(line);
  }
  return withoutCancelled(content, document.source);
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
