/** Which day a row of the trip's table is of: its number, its date, its weekday, and the name beside them. */

import type { DateOrder } from '../../../annotators/date.ts';
import { findLeadingDayNumber } from '../../../annotators/day-number.ts';
import { WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { DayDraft } from '../../../model/itinerary-draft.ts';
import type { Weekday } from '../../../model/partial-date.ts';
import { linesOfCell } from '../../../text/cell-lines.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import type { Table, TableRow } from '../../../text/tables.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { findHeadingDates } from '../day-headings/bare-date.ts';
import type { SourceDocument } from '../document.ts';
import { cellOf } from './activity-row.ts';

export interface RowDay extends Pick<DayDraft, 'number' | 'lastNumber' | 'title' | 'date' | 'lastDate' | 'weekday'> {
  readonly key: string;
  /** The day's name, where it stands on a line of its own below the number or the date. */
  readonly name: Field<string> | null;
}

export function readRowDay(table: Table, row: TableRow, document: SourceDocument): RowDay {
  const { cell: dayCell, name: dayName } = readHead(cellOf(table, row, 'day'), row, document);
  const { cell: ownDate, name: dateName } = readHead(cellOf(table, row, 'date'), row, document);
  const counted = dayCell ? readCounted(dayCell) : null;
  const dateCell = ownDate ?? counted?.rest ?? dayCell;
  const number = counted ?? (dayCell ? readNumber(dayCell) : null);
  const isWeekday = dateCell !== null && MARTES.test(dateCell.text) && isAmongWeekdays(table, row);
  const [mention] = dateCell && !isWeekday ? findHeadingDates(foldText(dateCell.text), document.dateOrder) : [];
  const date = mention && dateCell ? stated(mention.date, [spanOf(dateCell, mention.from, mention.to)]) : null;
  // `Monday` alone in the column of days, or under the one day that has its date.
  const named = number === null && date === null ? readWeekdayCell(dateCell) : null;
  const weekday =
    mention?.weekday && dateCell
      ? stated(mention.weekday.weekday, [spanOf(dateCell, mention.weekday.from, mention.weekday.to)])
      : (named ?? readWeekdayCell(cellOf(table, row, 'weekday') ?? dayCell));
  return {
    key: named
      ? `${named.value}/${foldText(dateCell?.text ?? '')}`
      : `${number?.field.value ?? ''}/${date ? JSON.stringify(date.value) : ''}`.replace(/^\/$/, ''),
    title: dayCell && counted === null ? readDayName(dayCell, dateCell === dayCell ? (mention?.to ?? 0) : 0) : null,
    number: number?.field ?? null,
    lastNumber: number?.last ?? null,
    date,
    lastDate: mention?.end && dateCell ? stated(mention.end, [spanOf(dateCell, mention.from, mention.to)]) : null,
    weekday,
    name: dayName ?? dateName,
  };
}

/** `Sat 12 Jun<br>Arrival`: the day's name stands below its date. */
function readHead(
  cell: Passage | null,
  { line }: TableRow,
  { dateOrder }: SourceDocument,
): { readonly cell: Passage | null; readonly name: Field<string> | null } {
  const [head, below, ...more] = cell === null ? [] : linesOfCell(cell, line.breaks);
  if (head === undefined || below === undefined || more.length > 0 || !namesDay(below, dateOrder))
    return { cell, name: null };
  return { cell: head, name: stated(below.text, [spanOf(below)]) };
}

const namesDay = ({ text }: Passage, order: DateOrder): boolean => {
  const folded = foldText(text);
  return /\p{L}{3}/u.test(text) && !WEEKDAYS.has(folded) && findHeadingDates(folded, order).length === 0;
};

/** `1 - Fri 2 July`, `1 Fri 2 July`: the number of the day and its date, no range of dates. */
function readCounted(cell: Passage): { field: Field<number>; last: null; rest: Passage } | null {
  const match = hasDigit(cell.text.charAt(0)) ? COUNTED.exec(foldText(cell.text.slice(0, 40))) : null;
  const [lead, figure, word] = match ?? [];
  if (lead === undefined || figure === undefined || !WEEKDAYS.has(word ?? '')) return null;
  return {
    field: stated(Number(figure), [spanOf(cell, 0, figure.length)]),
    last: null,
    rest: slicePassage(cell, lead.length),
  };
}

const COUNTED = /^(\d{1,2})(?:\s?[-–:.)/])?\s(?=([a-z]{2,10})\.?,?\s\d{1,2}\b)/;

function readNumber(cell: Passage): { field: Field<number>; last: number | null } | null {
  const plain = /^(?:\D{0,6})(\d{1,3})(?:\s?[-–]\s?(\d{1,3}))?$/.exec(cell.text);
  const marker = findLeadingDayNumber(foldText(cell.text));
  const first = marker?.first ?? (plain ? Number(plain[1]) : null);
  if (first === null) return null;
  return { field: stated(first, [spanOf(cell)]), last: marker?.last ?? (plain?.[2] ? Number(plain[2]) : null) };
}

/** `Old Town` of a cell such as `Day 1 – Old Town` or `Fri 7 May: Old Town`. */
function readDayName(cell: Passage, dateEnd: number): Field<string> | null {
  const marker = findLeadingDayNumber(foldText(cell.text));
  if (marker === null && (dateEnd === 0 || !SET_OFF.test(cell.text.slice(dateEnd)))) return null;
  const name = trimPassage(slicePassage(cell, Math.max(marker?.to ?? 0, dateEnd)), ':.,;()|–—-·*');
  return /\p{L}{3}/u.test(name.text) && !WEEKDAYS.has(foldText(name.text)) ? stated(name.text, [spanOf(name)]) : null;
}

const SET_OFF = /^\*{0,2}(?:\s?[:–—|·]|\s-)\*{0,2}\s{1,2}\p{L}/u;

/** Among `Lun 17` and `Mer 19` it is a Tuesday, no day of March. */
const MARTES = /^mar\.? \d{1,2}$/i;
function isAmongWeekdays(table: Table, row: TableRow): boolean {
  const other = table.rows.find((one) => one !== row && !MARTES.test(cellOf(table, one, 'date', 'day')?.text ?? ''));
  return other !== undefined && readWeekdayCell(cellOf(table, other, 'date', 'day')) !== null;
}

const OF_MONTH = /[.'´`]?(?:,? ?(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|[.°º])?)?$/;

function readWeekdayCell(cell: Passage | null): Field<Weekday> | null {
  // `Sat 15`: the month is that of the trip.
  const weekday = cell ? WEEKDAYS.get(foldText(cell.text).replace(OF_MONTH, '')) : undefined;
  return cell && weekday !== undefined ? stated(weekday, [spanOf(cell)]) : null;
}
