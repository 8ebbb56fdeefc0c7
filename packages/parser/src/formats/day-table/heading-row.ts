/**
 * Rows that head a day, as a timetable has them between the rows of its entries:
 *
 *   Dep    Arr    From – to          Train
 *   Sat 5 June 2027   Porto – Lisbon
 *   9:40   12:15  Porto – Lisbon     AP 122
 */
import { findMoney } from '../../annotators/money.ts';
import { findTimes } from '../../annotators/time.ts';
import { type Field, stated } from '../../model/field.ts';
import { hasLetter, hasLetterOrNumber } from '../../text/character-class.ts';
import { type Passage, spanOf } from '../../text/passage.ts';
import type { Table, TableRow } from '../../text/tables.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { readDayHeading } from '../reading/day-headings/day-heading.ts';
import { columnsOf } from '../reading/day-tables/activity-row.ts';
import type { RowDay } from '../reading/day-tables/row-day.ts';
import { type SourceDocument, withChanges, withText } from '../reading/document.ts';

const LEAST_DAYS = 2;

/** The first row heads a day, others do, and what stands between them are the entries of a timetable. */
export function hasHeadingRows(table: Table, document: SourceDocument): boolean {
  const [first] = table.rows;
  if (first === undefined || readHeadingRow(first, document) === null) return false;
  const columns = columnsOf(table);
  if (columns.includes('day') || columns.includes('date')) return false;
  const tells = columns.some((column) => column === 'time' || column === 'depart' || column === 'activity');
  if (!tells) return false;
  const days = table.rows.filter((row) => readHeadingRow(row, document) !== null).length;
  return days >= LEAST_DAYS && days < table.rows.length;
}

/** A day in one cell, and nothing beside it but the day's name. */
export function readHeadingRow({ cells, line }: TableRow, { lines, dateOrder }: SourceDocument): RowDay | null {
  const [first, second, third] = cells.filter(({ text }) => hasLetterOrNumber(text));
  const own = lines[line.index];
  if (first === undefined || third !== undefined || first.text.length > MAX_HEADING || own === undefined) return null;
  const heading = readDayHeading(withChanges(withText(own, first), { table: null }), dateOrder);
  if (heading === null || heading.isBareDate === true || heading.isStage === true) return null;
  if (second !== undefined && (heading.title !== null || !isName(second))) return null;
  const { number, lastNumber, date, lastDate, weekday } = heading;
  const name = heading.title ?? second;
  const title: Field<string> | null = name === undefined ? null : stated(name.text, [spanOf(name)]);
  return { key: `${line.index}`, name: null, title, number, lastNumber, date, lastDate, weekday };
}

const MAX_HEADING = 120;

/** What an hour or a price begins is an entry, no name of the day. */
const isName = ({ text }: Passage): boolean =>
  hasLetter(text) && findTimes(foldText(text.slice(0, 40)))[0]?.from !== 0 && findMoney(text, 1).length === 0;
