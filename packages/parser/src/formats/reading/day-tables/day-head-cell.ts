/**
 * The cell that heads the column of a day, in a timetable whose columns are days: `Mo 01.03.`, `Saturday`, `Day 2`, `Fri 5 March – Arrival`.
 */
import { readColumn } from '../../../annotators/column.ts';
import type { DateOrder } from '../../../annotators/date.ts';
import { findLeadingDayNumber } from '../../../annotators/day-number.ts';
import { WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { DayDraft } from '../../../model/itinerary-draft.ts';
import { hasDigit, hasLetter } from '../../../text/character-class.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { findHeadingDates } from '../day-headings/bare-date.ts';

type DayHead = Pick<DayDraft, 'number' | 'lastNumber' | 'date' | 'lastDate' | 'weekday' | 'title'>;

const MAX_HEAD = 60;
const EDGES = ':;,.|–—-()/·*';

/** Null where the cell names no day, or goes on with words that no mark sets off. */
export function readDayHeadCell(cell: Passage, order: DateOrder): DayHead | null {
  const folded = foldText(cell.text.slice(0, MAX_HEAD));
  const marker = findLeadingDayNumber(folded);
  const from = marker?.to ?? 0;
  const behind = folded.slice(from);
  const lead = behind.length - behind.trimStart().length + (LEADING_MARK.exec(behind.trimStart())?.[0].length ?? 0);
  const rest = slicePassage(cell, Math.min(from + lead, cell.text.length));
  const restFolded = folded.slice(from + lead);
  const [mention] = hasDigit(restFolded) ? findHeadingDates(restFolded, order) : [];
  const dated = mention?.from === 0 ? mention : null;
  const word = dated === null ? (WEEKDAY.exec(restFolded) ?? null) : null;
  const weekday = word === null ? undefined : WEEKDAYS.get(word[1] ?? '');
  if (marker === null && dated === null && weekday === undefined) return null;
  const to = dated?.to ?? (weekday === undefined ? 0 : (word?.[0].length ?? 0));
  if (marker === null && to < restFolded.length && !SET_OFF.test(restFolded.slice(to))) return null;
  const title = trimPassage(slicePassage(rest, to), EDGES);
  const said = dated?.weekday ?? null;
  return {
    number: marker ? stated(marker.first, [spanOf(cell, 0, marker.to)]) : null,
    lastNumber: marker?.last ?? null,
    date: dated ? stated(dated.date, [spanOf(rest, dated.from, dated.to)]) : null,
    lastDate: dated?.end ? stated(dated.end, [spanOf(rest, dated.from, dated.to)]) : null,
    weekday: said
      ? stated(said.weekday, [spanOf(rest, said.from, said.to)])
      : weekday !== undefined && word
        ? stated(weekday, [spanOf(rest, 0, word[1]?.length ?? 0)])
        : null,
    title: nameOf(title),
  };
}

const nameOf = (title: Passage): Field<string> | null =>
  /\p{L}{3}/u.test(title.text) ? stated(title.text, [spanOf(title)]) : null;

const LEADING_MARK = /^[:;,.|–—/(·-]\s{0,3}/;
/** `Sat`, `Mo.`, `Mon 4`: the figure behind a weekday is that of its date. */
const WEEKDAY = /^([a-z]{2,12}(?:-feira)?)(?:\.?,?\s\d{1,2}\.?(?![\d:.h/-]))?\.?(?![a-z0-9])/;
/** Nothing, or a name behind a mark or in the cell's next line. */
const SET_OFF = /^\s*(?:$|[:–—|(/·,]|-\s)/;

/**
 * A row of headings in which every column behind the first one is a day: `Time ⇥ Mon ⇥ Tue ⇥ Wed`. What stands first is the heading of the
 * hours, or nothing; then weekdays or numbers tell that these are days of a plan, no dates of departure.
 */
export function areDayColumns(row: readonly Passage[], order: DateOrder): boolean {
  // Asked for each cell: a row of thousands is not copied.
  if (row.length <= LEAST_DAYS || row.length > MAX_DAYS + 1) return false;
  const [first, ...days] = row;
  if (first === undefined) return false;
  const isNamed = hasLetter(first.text);
  const column = isNamed ? readColumn(first.text) : null;
  if (isNamed && column !== 'time' && column !== 'day') return false;
  return days.every((cell) => {
    if (cell.text.length > MAX_HEAD || !mayHeadDay(cell.text)) return false;
    const head = readDayHeadCell(cell, order);
    return head !== null && (isNamed || head.weekday !== null || head.number !== null);
  });
}

const LEAST_DAYS = 2;
const MAX_DAYS = 31;

/** Nearly every cell is done with here. */
const mayHeadDay = (text: string): boolean => MAY_HEAD.test(text);
const MAY_HEAD = /^[^\p{L}\p{N}]{0,3}(?:\d|\p{L}{1,12}(?:-feira)?(?:$|[^\p{L}]))/u;
