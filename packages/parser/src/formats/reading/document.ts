/** The text as every format reads it: logical lines, tables, front matter, and how its dates are written. */

import { isCabinName } from '../../annotators/cabin.ts';
import { readColumn } from '../../annotators/column.ts';
import type { DateOrder } from '../../annotators/date.ts';
import { findLeadingDayNumber } from '../../annotators/day-number.ts';
import { leadingEmojiLength } from '../../annotators/emoji.ts';
import { readFoldedColumn } from '../../annotators/flight-column.ts';
import { namesPagePart } from '../../annotators/page-part.ts';
import { areMeals, isMealName, namesPeriod } from '../../annotators/period.ts';
import { startsWithSaidHour } from '../../annotators/said-hour.ts';
import { findTimes, type TimeMention } from '../../annotators/time.ts';
import { MONTHS, WEEKDAYS } from '../../annotators/vocabulary/calendar-words.ts';
import type { ActivityType, Span } from '../../model/answer.ts';
import type { TimeSpan } from '../../model/clock-time.ts';
import type { Field } from '../../model/field.ts';
import { hasDigit, isDigit } from '../../text/character-class.ts';
import { withoutEmptyCells } from '../../text/empty-cells.ts';
import { type LineLook, lookAtLine } from '../../text/line-look.ts';
import { type Line, readLines } from '../../text/lines.ts';
import { type EdgeMeaning, withoutMarginColumn } from '../../text/margin-column.ts';
import { withoutPageFurniture } from '../../text/page-furniture.ts';
import { isBlank, type Passage, slicePassage } from '../../text/passage.ts';
import { findTables, type Table } from '../../text/tables.ts';
import { wideText } from '../../text/wide-text.ts';
import { joinWrappedLines } from '../../text/wrapped-lines.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { readDateOrder } from './date-order.ts';
import { withoutDayBullets } from './day-headings/bulleted-days.ts';
import { withoutDecorations } from './day-headings/decorated-heading.ts';
import { areDayColumns } from './day-tables/day-head-cell.ts';
import { readSpacedTable } from './day-tables/spaced-table.ts';
import { findDashedHours } from './hours/dashed-hours.ts';
import { withoutTakenBack } from './hours/taken-back.ts';
import { mayStartTime, timesAtStart } from './hours/times-at-start.ts';
import type { Correction } from './messages/corrected-lines.ts';
import { findCorrespondence } from './messages/correspondence.ts';
import { findMessageThread } from './messages/message-thread.ts';
import { withDaysApart } from './told-days/days-apart.ts';

export interface DocumentLine extends Line {
  /** `passage.text` after `foldText`. */
  readonly folded: string;
  /** What `folded` may hold. */
  readonly look: LineLook;
  /** The table that the line belongs to. */
  readonly table: Table | null;
  readonly isFrontMatter: boolean;
  /** A mail's header, what a chat's app or a client says: around the plan, not in it. */
  readonly isAround: boolean;
  readonly afterBlank: boolean;
  /** Length of the pictures before the text. */
  readonly emojiLength: number;
  readonly startsWithTime: boolean;
  /** What the words above its list say of its type. */
  readonly typeAbove?: ActivityType;
  /** What a line above it says of the entry beside its hour. */
  readonly aboutAbove?: Passage;
  /** Its hours stood on a line of their own below it: an entry, whatever it is called. */
  readonly hoursBelow?: true;
  /** The hour that somebody told elsewhere for the entry. */
  readonly timeTold?: Field<TimeSpan>;
  /** All clock times of `folded`, where they were read to tell whether it starts with one. */
  readonly times: readonly TimeMention[] | null;
  /** What readers have found in the line's text, each in its own slot: `oncePerLine`. */
  kept: readonly unknown[];
}

export interface SourceDocument {
  readonly source: string;
  readonly lines: readonly DocumentLine[];
  readonly tables: readonly Table[];
  readonly dateOrder: DateOrder;
  /** No date in the text shows the order of day and month; `dateOrder` is a guess. */
  readonly isDateOrderGuessed: boolean;
  /** It is a thread of messages: each adds something to the day, in no order. */
  readonly isThread: boolean;
  /** The subject of the mail that holds the plan. */
  readonly subject: Passage | null;
  /** What readers have found in the whole text, each in its own slot: `oncePerDocument`. */
  readonly kept: KeptReading[];
}

interface KeptReading {
  readonly lines: readonly DocumentLine[];
  readonly answer: unknown;
}

/** `orderOf` answers where the lines of a text stand, in the order in which they are read; null for one after the other. */
export function readDocument(
  text: string,
  orderOf: (source: string) => readonly Span[] | null = inOrder,
  areQuotesApart = false,
): SourceDocument {
  const source = wideText(text);
  const { order, isGuessed } = readDateOrder(source);
  const read = withoutDayBullets(withoutDecorations(readLines(source, orderOf(source)), order), order);
  const unpaged = withoutPageFurniture(read);
  const whole = joinWrappedLines(
    withoutMarginColumn(unpaged, meaningOfEdge, startsNew),
    startsNew,
    startsDated,
    areQuotesApart,
  );
  const logical = withDaysApart(whole, order);
  const tables = findTables(
    logical,
    (cell, row) => isHeaderCell(cell, row, order),
    (lines, start) => readSpacedTable(lines, start, order),
  );
  let nextTable = 0;
  const frontMatterEnd = findFrontMatterEnd(logical);
  const texts = logical.map(({ passage }) => foldText(passage.text));
  const looks = texts.map(lookAtLine);
  const { around, messages, subject, corrected } = findCorrespondence(logical, texts, looks, source);
  const thread = findMessageThread(logical, texts, order);
  return {
    source,
    tables,
    dateOrder: order,
    isDateOrderGuessed: isGuessed,
    isThread: thread !== null,
    subject,
    kept: [],
    lines: withDashedHours(
      withCorrections(
        corrected,
        logical.map((own, i) => {
          while ((tables[nextTable]?.last ?? i) < i) nextTable++;
          const next = tables[nextTable];
          const table = next !== undefined && next.first <= i ? next : null;
          const from = thread?.said.get(i);
          const said =
            from !== undefined
              ? slicePassage(own.passage, from)
              : messages.has(i)
                ? dayBehindWord(own.passage, texts[i] as string)
                : table === null
                  ? withoutEmptyCells(own.passage)
                  : null;
          const before = said ?? own.passage;
          const asWritten = said === null ? (texts[i] as string) : foldText(said.text);
          const passage = withoutTakenBack(before, asWritten, looks[i] as LineLook);
          const line = passage === own.passage ? own : { ...own, passage };
          const folded = passage === before ? asWritten : foldText(passage.text);
          const look = passage === own.passage ? (looks[i] as LineLook) : lookAtLine(folded);
          const emojiLength = leadingEmojiLength(line.passage.text);
          const times = timesAtStart(folded, emojiLength, look);
          const above = logical[i - 1];
          return documentLine(line, {
            index: i,
            folded,
            look,
            table,
            isFrontMatter: i > 0 && i < frontMatterEnd,
            isAround: around.has(i) || thread?.around.has(i) === true,
            afterBlank: above === undefined || isBlank(above.passage) || above.isRule || messages.has(i),
            emojiLength,
            startsWithTime: times !== null && ((times.found[0]?.from ?? 2) <= 1 || times.isSaid),
            times: times?.areAll ? times.found : null,
            kept: NO_ANSWERS,
          });
        }),
      ),
    ),
  };
}

/** What somebody corrected in the plan stands in its lines; a line whose hour was told elsewhere is as one that begins with it. */
const withCorrections = (
  corrected: ReadonlyMap<number, Correction>,
  lines: readonly DocumentLine[],
): readonly DocumentLine[] =>
  corrected.size === 0
    ? lines
    : lines.map((line, i) => {
        const { passage, time } = corrected.get(i) ?? {};
        if (passage === undefined) return line;
        const startsWithTime = time !== undefined;
        return withChanges(withText(line, passage), { startsWithTime, ...(startsWithTime && { timeTold: time }) });
      });

/** `8 - Dinner` among lines with full hours. */
function withDashedHours(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const hours = findDashedHours(lines);
  return hours.size === 0
    ? lines
    : lines.map((line, i) =>
        hours.has(i) ? withChanges(line, { startsWithTime: true, times: hours.get(i) ?? null }) : line,
      );
}

const inOrder = (): null => null;

function isHeaderCell(cell: string, row: readonly Passage[], order: DateOrder): boolean {
  if (cell === '' || cell.length > MAX_HEADER) return false;
  const folded = foldText(cell);
  return (
    readColumn(cell, folded) !== null ||
    readFoldedColumn(folded) !== null ||
    isPartOfDay(folded) ||
    areCabins(folded, row) ||
    areDayColumns(row, order)
  );
}

/** `Economy ⇥ Business` alone over the prices of the same flights; `Class ⇥ Economy` says of one what it is. */
const areCabins = (folded: string, row: readonly Passage[]): boolean =>
  isCabinName(folded) && row.slice(row[0]?.text === '' ? 1 : 0).every(({ text }) => isCabinName(foldText(text)));

/** `AM`, `Evening`; `10:35 PM` is a time, and a meal may as well be a word of the text. */
const isPartOfDay = (folded: string): boolean =>
  !isDigit(folded.charCodeAt(0)) && namesPeriod(folded) && !isMealName(folded.replace(HOUR_BEHIND, ''));
/** `dinner 1930`, `lunch (13:00)` */
const HOUR_BEHIND = /[ ,(]{1,2}\d[\d:. apmh]{0,8}\)?$/;

/** `Vormittag`, `Late afternoon` */
const MAX_PART = 24;

/** No heading of a column is longer. */
const MAX_HEADER = 60;

/**
 * Field by field: spreading so many fields costs more than all the rest. All lines are made here, so that engines know them as objects of one
 * shape, whatever was changed in them.
 */
const documentLine = (line: Line, own: Omit<DocumentLine, keyof Line> & { readonly index: number }): DocumentLine => ({
  index: own.index,
  span: line.span,
  passage: line.passage,
  quote: line.quote,
  quoteMarks: line.quoteMarks,
  indent: line.indent,
  heading: line.heading,
  bullet: line.bullet,
  isBold: line.isBold,
  isRule: line.isRule,
  cells: line.cells,
  cellMark: line.cellMark,
  bolds: line.bolds,
  links: line.links,
  breaks: line.breaks,
  folded: own.folded,
  look: own.look,
  table: own.table,
  isFrontMatter: own.isFrontMatter,
  isAround: own.isAround,
  afterBlank: own.afterBlank,
  emojiLength: own.emojiLength,
  startsWithTime: own.startsWithTime,
  times: own.times,
  kept: own.kept,
});

/** The line with other values in some of its fields; what was found in its text stays. */
export const withChanges = (line: DocumentLine, changes: Partial<DocumentLine>): DocumentLine =>
  Object.assign(documentLine(line, line), changes);

/** The line with another text: what was found by looking at the old one goes. */
export const withText = (line: DocumentLine, passage: Passage, folded = foldText(passage.text)): DocumentLine =>
  withChanges(line, { passage, folded, look: lookAtLine(folded), times: null, kept: NO_ANSWERS });

/** Where nothing was asked yet. */
const NO_ANSWERS: readonly unknown[] = [];

let slots = 0;

/**
 * A reader whose answer for a line is kept with the line, however often it is asked. A map from lines to answers does the same, but each
 * collection of garbage walks it.
 */
export function oncePerLine<T>(read: (line: DocumentLine) => T): (line: DocumentLine) => T {
  const slot = slots++;
  return (line) => {
    // One array for all answers, made when the first is there: most lines of a very long text are never asked.
    if (line.kept === NO_ANSWERS) line.kept = new Array<unknown>(slots);
    const kept = line.kept as unknown[];
    let found = kept[slot] as T | undefined;
    if (found === undefined) kept[slot] = found = read(line);
    return found as T;
  };
}

const NOT_READ: KeptReading = { lines: [], answer: undefined };
let documentSlots = 0;

/**
 * The same for a whole document. A copy with other lines shares the slots of the first, so each answer stands with the lines that it was
 * read from.
 */
export function oncePerDocument<T>(read: (document: SourceDocument) => T): (document: SourceDocument) => T {
  const slot = documentSlots++;
  return (document) => {
    const { kept, lines } = document;
    while (kept.length <= slot) kept.push(NOT_READ);
    const before = kept[slot] as KeptReading;
    if (before.lines === lines) return before.answer as T;
    const answer = read(document);
    kept[slot] = { lines, answer };
    return answer;
  };
}

/** Beyond any offer: what comes after is left unread, so that no paste can cost more. */
const MAX_OFFER_LINES = 1500;

/** The part of a document that an offer is read from; a table that goes beyond it is cut where it ends. */
export function withinOffer(document: SourceDocument): SourceDocument {
  if (document.lines.length <= MAX_OFFER_LINES) return document;
  const lines = document.lines.slice(0, MAX_OFFER_LINES);
  const tables = document.tables.filter((table) => table.first < MAX_OFFER_LINES);
  const last = tables.at(-1);
  if (last === undefined || last.last < MAX_OFFER_LINES) return { ...document, lines, tables };
  const cut: Table = {
    ...last,
    rows: last.rows.filter((row) => row.line.index < MAX_OFFER_LINES),
    last: MAX_OFFER_LINES - 1,
  };
  return {
    ...document,
    lines: lines.map((line) => (line.table === last ? withChanges(line, { table: cut }) : line)),
    tables: [...tables.slice(0, -1), cut],
  };
}

function startsNew(line: { readonly passage: { readonly text: string } }): boolean {
  if (line.passage.text.includes('   ') && FORM_ROW.test(line.passage.text)) return true;
  const folded = foldText(line.passage.text.slice(0, 60));
  if (findLeadingDayNumber(folded) || (folded.length <= MAX_PART && isPartOfDay(folded)) || headsDate(folded))
    return true;
  if (namesPagePart(folded)) return true;
  if (!mayStartTime(folded, 0)) return false;
  const [time] = findTimes(folded);
  return time !== undefined && time.from === 0 && folded.charAt(time.to) !== '.';
}

/** `Destination         Norway`: a row of a form goes on with nothing. */
const FORM_ROW = /^\p{Lu}[\p{L} ]{1,24}? {3,28}\S/u;

/** `Sunday 4 April 2027: Amman`, `Mon, April 5 – Petra`: a date with its weekday and the mark of a heading; in a sentence words follow. */
function headsDate(folded: string): boolean {
  const [, weekday = '', before = '', after = ''] = DATE_HEAD.exec(folded) ?? [];
  return WEEKDAYS.has(weekday) && MONTHS.has(before === '' ? after : before);
}
const DATE_HEAD =
  /^([a-z]{2,13})\.?,? (?:([a-z]{3,10})\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:\.|st|nd|rd|th)?(?: de)? ([a-z]{3,10})\.?)(?:,?(?: de)? 20\d\d)?(?: ?[:|•·—]| [–-] )/;

/** `di 3 mei`, `mer. 12 mai`; `at 07:00 …`, `ore 9.30 …` */
function startsDated({ passage: { text } }: Line): boolean {
  const start = text.slice(0, 24);
  if (!hasDigit(start)) return false;
  const folded = foldText(start);
  return isWeekdayAndDay(folded) || LED_TIME.test(folded) || startsWithSaidHour(foldText(text.slice(0, 40)));
}
const LED_TIME =
  /^(?:(?:at )?(?:around|about)|at|by|from|um|ab|ca\.?|gegen|von|bis|vers|avant|des|(?:a|sobre|hacia|desde|a eso de|a partir de|antes de) las|a|as|de|(?:intorno |circa )?alle|(?:a partire )?dalle|(?:verso|entro) le|ore) \d{1,2}(?:[:.h]\d\d|\s?(?:uhr|h|[ap]m)\b)|^(?:ore|d?alle|a las) \d/;
const isWeekdayAndDay = (folded: string): boolean => WEEKDAYS.has(WEEKDAY_AND_DAY.exec(folded)?.[1] ?? '');
const WEEKDAY_AND_DAY = /^([a-z]{2,12})[.'´`]?,? \d{1,2}(?:\.|[/.]\d{1,2}\.?)?(?:$|[ :])/;

/** `DAY 3`, `Sat 5 June`, `Breakfast, dinner`: what stands at the edge of a page beside the text of a day. */
function meaningOfEdge(edge: string): EdgeMeaning {
  const folded = foldText(edge);
  if (!hasDigit(edge)) return areMeals(folded) ? 'meals' : null;
  if (findLeadingDayNumber(folded) !== null) return 'number';
  return isWeekdayAndDay(folded) ? 'date' : null;
}

/** `Sure, no problem! Day 4 - Lisbon`: behind a word or two to who asked, the message goes on with the plan. */
function dayBehindWord(passage: Passage, folded: string): Passage | null {
  const word = WORD_BEFORE.exec(folded.slice(0, MAX_WORD));
  if (word === null) return null;
  const from = word[0].length;
  const rest = folded.slice(from);
  return findLeadingDayNumber(rest) !== null || isWeekdayAndDay(rest) ? slicePassage(passage, from) : null;
}
const WORD_BEFORE =
  /^(?:[a-z][^.!?:\d]{0,38}[.!?…]{1,3} |[a-z][^.!?:\d\p{Extended_Pictographic}]{0,38}\p{Extended_Pictographic}{1,3}\ufe0f? ?)/u;
const MAX_WORD = 44;

/** YAML between two `---` at the top: the index of the closing line, or 0. */
function findFrontMatterEnd(lines: readonly Line[]): number {
  const first = lines[0]?.passage.text;
  if (first === undefined || !/^-{3,}$/.test(first) || !/^[\w-]+:/.test(lines[1]?.passage.text ?? '')) return 0;
  for (let i = 1; i < Math.min(lines.length, 60); i++) if (/^-{3,}$/.test(lines[i]?.passage.text ?? '')) return i;
  return 0;
}
