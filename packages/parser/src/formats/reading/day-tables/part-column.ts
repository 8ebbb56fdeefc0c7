/**
 * The column of a table whose cells are parts of the day, whatever stands over it: they name the blocks of what the rows tell.
 *
 *   Date        Half day   Programme
 *   Thu 6 May   a.m.       Arrival
 *               p.m.       Harbour tour
 */
import { findLeadingPeriod, isMealName, namesPeriod } from '../../../annotators/period.ts';
import { hasLetterOrNumber } from '../../../text/character-class.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';
import type { Table, TableRow } from '../../../text/tables.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

const MAX_COLUMNS = 12;
const LEAST = 2;
/** Rows that tell what a column holds. */
const MAX_SAMPLE = 60;
const MAX_PART = 30;

/** The part of the day that the row names; null where it names none or no column holds such. */
export function readPartOfRow(table: Table, { cells }: TableRow): Passage | null {
  const column = partColumnOf(table);
  const cell = column < 0 ? undefined : cells[column];
  const part = cell === undefined ? null : findLeadingPeriod(foldText(cell.text));
  return cell !== undefined && part !== null ? slicePassage(cell, 0, part.to) : null;
}

export const isPartColumn = (table: Table, column: number): boolean => partColumnOf(table) === column;

/** Its index; -1 where no column holds parts of the day. */
export function partColumnOf(table: Table): number {
  const known = columnByTable.get(table);
  if (known !== undefined) return known;
  const { length } = table.rows[0]?.cells ?? [];
  const found = Array.from({ length: Math.min(length, MAX_COLUMNS) }, (_, i) => i).find((i) => holdsParts(table, i));
  columnByTable.set(table, found ?? -1);
  return found ?? -1;
}
/** Each row of a table asks. */
const columnByTable = new WeakMap<Table, number>();

/** All its cells do, two of them other parts, and not all are meals. */
function holdsParts(table: Table, column: number): boolean {
  const cells = table.rows
    .slice(0, MAX_SAMPLE)
    .map((row) => row.cells[column]?.text ?? '')
    .filter(hasLetterOrNumber);
  const names = cells.map((cell) => foldText(cell));
  const areParts = names.every(
    (name) => name.length <= MAX_PART && findLeadingPeriod(name) !== null && namesPeriod(name),
  );
  if (cells.length < LEAST || !areParts) return false;
  // `night 1`, `night 2` are counted.
  const parts = new Set(names.map((name) => name.slice(0, findLeadingPeriod(name)?.to)));
  return parts.size >= LEAST && ![...parts].every(isMealName);
}
