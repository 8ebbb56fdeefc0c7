/**
 * What the columns of a table of days hold that has no headings: the cells themselves tell.
 *
 *   | Day 1 | Oslo  | Harbour cruise | Hotel Fram | D    |
 *     day     place   activity         stay         meals
 */
import type { Column } from '../../../annotators/column.ts';
import { findDates } from '../../../annotators/date.ts';
import { findLeadingDayNumber } from '../../../annotators/day-number.ts';
import { findHotelNames } from '../../../annotators/hotel-name.ts';
import { hasLetter } from '../../../text/character-class.ts';
import type { Table } from '../../../text/tables.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

/** Rows that are looked at. */
const MAX_SAMPLE = 20;
const LEAST_ROWS = 2;

/** Null where not every row begins with a day or a date. */
export function inferDayColumns({ rows }: Table): readonly (Column | null)[] | null {
  const sample = rows.slice(0, MAX_SAMPLE);
  const width = Math.max(...sample.map(({ cells }) => cells.length));
  const texts = (column: number): string[] => sample.map(({ cells }) => cells[column]?.text ?? '');
  if (sample.length < LEAST_ROWS || width < 2) return null;
  const columns: (Column | null)[] = [];
  for (let i = 0; i < width; i++) columns.push(i < 2 ? dayColumnOf(texts(i)) : null);
  if (columns[0] === null) return null;
  const words: number[] = [];
  for (let i = 1; i < width; i++) {
    if (columns[i] !== null) continue;
    const filled = texts(i).filter(hasLetter);
    if (filled.length * 2 < sample.length) continue;
    if (filled.every((text) => MEALS.test(text.trim()))) columns[i] = 'meals';
    else if (filled.every((text) => findHotelNames(text).length > 0)) columns[i] = 'stay';
    else words.push(i);
  }
  const [first, second, ...others] = words;
  if (first === undefined) return null;
  if (second === undefined) columns[first] = 'activity';
  else [columns[first], columns[second]] = ['place', 'activity'];
  for (const other of others) columns[other] = 'notes';
  return columns;
}

const MEALS = /^[BLDFHMA](?:\s?[,/+&-]\s?[BLDFHMA]){0,3}$/;

function dayColumnOf(texts: readonly string[]): 'day' | 'date' | null {
  const folded = texts.map((text) => foldText(text.trim().slice(0, 40)));
  if (folded.every((text) => findLeadingDayNumber(text)?.to === text.length)) return 'day';
  // Any order of day and month will do here.
  const isDate = (text: string): boolean => {
    const [mention] = findDates(text, 'day-first');
    return mention !== undefined && mention.from === 0 && mention.to === text.length && mention.end === null;
  };
  return folded.every(isDate) ? 'date' : null;
}
