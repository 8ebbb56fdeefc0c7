/**
 * Lines that stand under the row of a port, deep in the table, and tell what is done there:
 *
 *   DAY  DATE    PORT         ARR    DEP
 *   1    24JUN   Amsterdam    --     18:30
 *                15:00 Boarding
 *                19:30 Captain's dinner
 */
import type { Column } from '../../annotators/column.ts';
import { findTimes } from '../../annotators/time.ts';
import type { ActivityDraft, BlockDraft } from '../../model/itinerary-draft.ts';
import { hasLetterOrNumber } from '../../text/character-class.ts';
import type { Table, TableRow } from '../../text/tables.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { readDayContent } from '../reading/day-content/day-content.ts';
import { NO_STYLE } from '../reading/day-content/day-style.ts';
import { cellOf, columnsOf } from '../reading/day-tables/activity-row.ts';
import { withByHour } from '../reading/day-tables/ship-calls.ts';
import { type DocumentLine, type SourceDocument, withChanges, withText } from '../reading/document.ts';

/** What these columns hold goes on with the row; words under the others are lines of the day. */
const OF_ROW: ReadonlySet<Column | null> = new Set([
  'stay',
  'meals',
  'notes',
  'cost',
  'total',
  'distance',
  'duration',
  'link',
  'kind',
]);

export function isToldUnder(table: Table, row: TableRow): boolean {
  const columns = columnsOf(table);
  const filled = row.cells.flatMap(({ text }, i) => (hasLetterOrNumber(text) ? [columns[i] ?? null] : []));
  const [only] = filled;
  if (only === undefined || filled.length > 1 || OF_ROW.has(only)) return false;
  // Behind tabs or bars one cell alone is under a row where that is a ship's call.
  return row.isUnder === true || (only === 'place' && columns.includes('arrive') && columns.includes('depart'));
}

/** The rows of a day and what each has under it, in the order of the text; `readRow` reads what a row itself tells. */
export function readRowsWithLines(
  table: Table,
  rows: readonly TableRow[],
  document: SourceDocument,
  readRow: (row: TableRow) => readonly ActivityDraft[],
): readonly BlockDraft[] {
  const blocks: BlockDraft[] = [];
  for (let i = 0; i < rows.length; ) {
    const row = rows[i] as TableRow;
    let end = i + 1;
    while (rows[end] !== undefined && isToldUnder(table, rows[end] as TableRow)) end++;
    const isHeadless = isToldUnder(table, row);
    const told = linesOf(rows.slice(isHeadless ? i : i + 1, end), document);
    const { blocks: below } = readDayContent(told, {
      order: document.dateOrder,
      isUntitled: false,
      heading: null,
      isLast: false,
      style: NO_STYLE,
    });
    const own = isHeadless ? [] : readRow(row);
    // One goes on board before the ship leaves.
    const isBoarding = cellOf(table, row, 'arrive') === null && cellOf(table, row, 'depart') !== null;
    add(blocks, isBoarding ? withByHour(below, own) : [blockOf(own), ...below]);
    i = end;
  }
  return blocks;
}

function linesOf(rows: readonly TableRow[], { lines }: SourceDocument): DocumentLine[] {
  return rows.flatMap(({ line, cells }) => {
    const own = lines[line.index];
    const said = cells.find(({ text }) => hasLetterOrNumber(text));
    if (own === undefined || said === undefined) return [];
    const startsWithTime = findTimes(foldText(said.text.slice(0, MAX_START)))[0]?.from === 0;
    return [withChanges(withText(own, said), { table: null, bullet: own.bullet ?? '•', startsWithTime })];
  });
}

const MAX_START = 40;

const blockOf = (activities: readonly ActivityDraft[]): BlockDraft => ({ period: null, emoji: null, activities });

/** What stands under no part of the day is one block with what came before it. */
function add(blocks: BlockDraft[], more: readonly BlockDraft[]): void {
  for (const block of more) {
    const last = blocks.at(-1);
    if (block.activities.length === 0) continue;
    if (last !== undefined && last.period === null && block.period === null)
      blocks[blocks.length - 1] = { ...last, activities: [...last.activities, ...block.activities] };
    else blocks.push(block);
  }
}
