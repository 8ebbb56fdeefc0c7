/**
 * P-12: the heading of a column tells what the values under it are, so it is part of where the first of them stands: the line of headings of a
 * table that was read is no unused line.
 */
import type { JsonPointer, Span } from '../model/answer.ts';
import { isBlank, type Passage, spanOf } from '../text/passage.ts';
import type { Table } from '../text/tables.ts';
import type { SpanCollector } from './span-collector.ts';

/** A longer cell is no heading. */
const LONGEST = 40;
/** The first row may have an empty cell. */
const ROWS = 3;
const MAX_TABLES = 100;

interface PlacedValue {
  readonly span: Span;
  readonly pointer: JsonPointer;
}

export function addColumnHeadings(tables: readonly Table[], spans: SpanCollector): void {
  const headed = tables.filter((table) => table.header !== null).slice(0, MAX_TABLES);
  if (headed.length === 0) return;
  const values = placedValues(spans, headed);
  for (const { header, rows } of headed) {
    const taken = new Set<JsonPointer>();
    for (const [column, heading] of header?.cells.entries() ?? []) {
      if (isBlank(heading) || heading.text.length > LONGEST) continue;
      const pointer = firstUnder(
        rows.slice(0, ROWS).map((row) => row.cells[column]),
        values,
      );
      if (pointer === null || taken.has(pointer)) continue;
      taken.add(pointer);
      spans.addContext(pointer, spanOf(heading));
    }
  }
}

/** The first value that one of the cells gave. */
function firstUnder(cells: readonly (Passage | undefined)[], values: readonly PlacedValue[]): JsonPointer | null {
  for (const cell of cells) {
    if (cell === undefined || isBlank(cell)) continue;
    const [from, to] = spanOf(cell);
    const value = values[firstFrom(values, from)];
    if (value !== undefined && value.span[0] < to) return value.pointer;
  }
  return null;
}

/** Index of the first value that starts at `offset` or behind it. */
function firstFrom(values: readonly PlacedValue[], offset: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] as PlacedValue).span[0] < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The values that may stand under a heading, in the order of the text. */
function placedValues({ all }: SpanCollector, tables: readonly Table[]): PlacedValue[] {
  const [from, to] = firstRows(tables);
  const found: PlacedValue[] = [];
  const add = (span: Span, pointer: JsonPointer): void => {
    if (span[0] >= from && span[0] < to) found.push({ span, pointer });
  };
  for (const pointer in all) {
    const place = all[pointer] as Span | readonly Span[];
    if (typeof place[0] === 'number') add(place as Span, pointer);
    else for (const span of place as readonly Span[]) add(span, pointer);
  }
  return found.sort((a, b) => a.span[0] - b.span[0]);
}

/** From where to where the cells stand that are looked at. */
function firstRows(tables: readonly Table[]): Span {
  let from = Number.POSITIVE_INFINITY;
  let to = 0;
  for (const { rows } of tables)
    for (const { cells } of rows.slice(0, ROWS))
      for (const cell of cells) {
        if (isBlank(cell)) continue;
        const [start, end] = spanOf(cell);
        from = Math.min(from, start);
        to = Math.max(to, end);
      }
  return [from, to];
}
