/**
 * A table below the heading of one day whose rows are of several other dates:
 *
 *   ## 4 May 2027
 *   11:00 Villa
 *   | Date | Plan |
 *   | 5 May 2027 | Market |
 *   | 6 May 2027 | Journey home |
 *
 * Nothing in it is done on the day above it.
 */
import type { DateOrder } from '../../../annotators/date.ts';
import type { Table } from '../../../text/tables.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { findHeadingDates } from '../day-headings/bare-date.ts';
import type { DocumentLine } from '../document.ts';
import { cellOf } from './activity-row.ts';

/** The lines of a day without such tables. */
export function withoutOtherDays(lines: readonly DocumentLine[], order: DateOrder): readonly DocumentLine[] {
  if (!lines.some(({ table }) => table !== null)) return lines;
  const told = new Map<Table, boolean>();
  return lines.filter(({ table }) => {
    if (table === null) return true;
    const known = told.get(table) ?? isOfSeveralDays(table, order);
    told.set(table, known);
    return !known;
  });
}

/** Each row with a date of its own, and no two the same. */
function isOfSeveralDays(table: Table, order: DateOrder): boolean {
  if (table.header === null || table.rows.length < LEAST_DAYS || table.rows.length > MOST_DAYS) return false;
  const dates = table.rows.map((row) => {
    const [mention] = findHeadingDates(foldText(cellOf(table, row, 'date', 'day')?.text ?? ''), order);
    return mention?.from === 0 || mention?.weekday !== undefined ? JSON.stringify(mention?.date) : null;
  });
  return !dates.includes(null) && new Set(dates).size === dates.length;
}
const LEAST_DAYS = 2;
const MOST_DAYS = 60;
