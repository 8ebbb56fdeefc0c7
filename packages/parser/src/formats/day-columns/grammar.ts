/** Columns of a timetable to days: each cell is done on the day of its column, at the hour or in the part of the day of its row. */
import { findCellTime } from '../../annotators/cell-time.ts';
import { readColumn } from '../../annotators/column.ts';
import { findLeadingPeriod } from '../../annotators/period.ts';
import { findTimes } from '../../annotators/time.ts';
import type { TimeSpan } from '../../model/clock-time.ts';
import { type Field, stated } from '../../model/field.ts';
import type { ActivityDraft, BlockDraft, DayDraft } from '../../model/itinerary-draft.ts';
import { hasLetter, hasLetterOrNumber } from '../../text/character-class.ts';
import { type Passage, spanOf } from '../../text/passage.ts';
import type { Table, TableRow } from '../../text/tables.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import type { DaysReading } from '../format.ts';
import { areDayColumns, readDayHeadCell } from '../reading/day-tables/day-head-cell.ts';
import { oncePerDocument, type SourceDocument } from '../reading/document.ts';
import { readActivity } from '../reading/entries/activity.ts';
import { splitCellPlan } from '../reading/entries/split-entries.ts';

/** What the first cell of a row says of the others. */
interface RowHead {
  readonly kind: 'hour' | 'part' | 'stay' | 'name' | 'more' | 'other';
  readonly time: Field<TimeSpan> | null;
  readonly period: Field<string> | null;
}

const MORE: RowHead = { kind: 'more', time: null, period: null };
const OTHER: RowHead = { kind: 'other', time: null, period: null };
const MAX_ROWS = 200;
const MAX_LABEL = 40;

export const findDayColumns = oncePerDocument((document: SourceDocument): readonly Table[] =>
  document.tables.filter(
    (table) => table.header !== null && areDayColumns(table.header.cells, document.dateOrder) && isTimetable(table),
  ),
);

/** Hours or parts of the day head most rows: no grid of prices by date. */
function isTimetable({ rows }: Table): boolean {
  const heads = rows.slice(0, MAX_ROWS).map(readRowHead);
  const told = heads.filter(({ kind }) => kind === 'hour' || kind === 'part').length;
  return told >= 2 && told * 2 >= heads.filter(({ kind }) => kind !== 'more').length;
}

function readRowHead({ cells }: TableRow): RowHead {
  const [cell] = cells;
  if (cell === undefined || !hasLetterOrNumber(cell.text)) return MORE;
  if (cell.text.length > MAX_LABEL) return OTHER;
  const folded = foldText(cell.text);
  const hour = findCellTime(folded);
  if (hour !== null) return { kind: 'hour', time: stated(hour.time, [spanOf(cell, hour.from, hour.to)]), period: null };
  if (findLeadingPeriod(folded) !== null)
    return { kind: 'part', time: null, period: stated(cell.text, [spanOf(cell)]) };
  const column = readColumn(cell.text, folded);
  if (column === 'stay') return { kind: 'stay', time: null, period: null };
  if (column === 'place' || column === 'activity') return { kind: 'name', time: null, period: null };
  return OTHER;
}

export function readDayColumns(document: SourceDocument): DaysReading {
  const tables = findDayColumns(document);
  const [first] = tables;
  return {
    days: tables.flatMap((table) => readTable(table, document)),
    headEnd: first?.first ?? document.lines.length,
    dayLines: new Set(
      tables.flatMap(({ first: from, last }) => Array.from({ length: last - from + 1 }, (_, i) => from + i)),
    ),
  };
}

function readTable(table: Table, document: SourceDocument): DayDraft[] {
  const rows = table.rows.slice(0, MAX_ROWS).map((row) => ({ row, head: readRowHead(row) }));
  return (table.header?.cells ?? []).slice(1).flatMap((cell, i): DayDraft[] => {
    const head = readDayHeadCell(cell, document.dateOrder);
    if (head === null) return [];
    const column = i + 1;
    let title = head.title;
    const blocks: { period: Field<string> | null; emoji: null; activities: ActivityDraft[] }[] = [];
    for (const { row, head: rowHead } of rows) {
      const entry = row.cells[column];
      if (entry === undefined || !hasLetter(entry.text)) continue;
      if (rowHead.kind === 'name') title ??= stated(entry.text, [spanOf(entry)]);
      if (rowHead.kind === 'name' || rowHead.kind === 'other') continue;
      const activities = readEntries(entry, rowHead, row);
      const last = blocks.at(-1);
      const isSame = last !== undefined && (rowHead.kind === 'more' || last.period === rowHead.period);
      if (isSame) last.activities.push(...activities);
      else blocks.push({ period: rowHead.period, emoji: null, activities });
    }
    return [{ ...head, title, distance: null, blocks: blocks satisfies BlockDraft[] }];
  });
}

/** A cell beside an hour is one entry, unless it tells hours of its own; in a part of the day it may be a plan. */
function readEntries(cell: Passage, { kind, time }: RowHead, { line }: TableRow): ActivityDraft[] {
  const isTimed = findTimes(foldText(cell.text.slice(0, 40)))[0]?.from === 0;
  const parts = kind === 'hour' && !isTimed ? [cell] : splitCellPlan(cell, line);
  return parts
    .map((part) =>
      readActivity(part, {
        links: line.links,
        time: isTimed ? null : time,
        type: kind === 'stay' ? 'accommodation' : null,
      }),
    )
    .filter((activity) => activity !== null);
}
