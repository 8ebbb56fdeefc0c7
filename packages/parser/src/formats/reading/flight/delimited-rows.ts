/**
 * Rows of comma- or semicolon-separated values under a header of flight columns, as a spreadsheet exports them:
 *
 *     Date,Flight,From,To,Departs,Arrives
 *     2027-04-02,UA 934,LAX,LHR,16:05,10:20+1
 */
import { type FlightColumn, isFlightHeader, readFlightColumn } from '../../../annotators/flight-column.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import type { SourceDocument } from '../document.ts';

export interface DelimitedRow {
  readonly columns: readonly (FlightColumn | null)[];
  /** Null for the header itself. */
  readonly cells: readonly Passage[] | null;
}

const MIN_CELLS = 4;
const MAX_CELLS = 40;

interface OpenTable {
  readonly mark: string | null;
  readonly columns: readonly (FlightColumn | null)[];
}

const CLOSED: OpenTable = { mark: null, columns: [] };

/** By index of the document line. */
export function findDelimitedRows(document: SourceDocument): ReadonlyMap<number, DelimitedRow> {
  const rows = new Map<number, DelimitedRow>();
  let open = CLOSED;
  for (const line of document.lines) {
    if (line.cells !== null || line.passage.text === '') {
      open = CLOSED;
      continue;
    }
    const mark = open.mark ?? markOf(line.passage.text);
    if (mark === null) continue;
    const cells = cut(line.passage, mark);
    if (open.mark === null) {
      const columns = cells.map((cell) => readFlightColumn(cell.text));
      if (cells.length < MIN_CELLS || !isFlightHeader(columns)) continue;
      open = { mark, columns };
      rows.set(line.index, { columns, cells: null });
    } else if (cells.length >= open.columns.length - 2) rows.set(line.index, { columns: open.columns, cells });
    else open = CLOSED;
  }
  return rows;
}

function markOf(text: string): string | null {
  for (const mark of [';', ',']) {
    let count = 0;
    for (let at = text.indexOf(mark); at >= 0 && count < MIN_CELLS; at = text.indexOf(mark, at + 1)) count++;
    if (count >= MIN_CELLS - 1) return mark;
  }
  return null;
}

/** A mark between quotes does not cut. */
function cut(passage: Passage, mark: string): Passage[] {
  const cells: Passage[] = [];
  let from = 0;
  let isQuoted = false;
  for (let i = 0; i <= passage.text.length && cells.length < MAX_CELLS; i++) {
    const character = passage.text.charAt(i);
    if (character === '"') isQuoted = !isQuoted;
    if (i < passage.text.length && (character !== mark || isQuoted)) continue;
    cells.push(trimPassage(slicePassage(passage, from, i), '"'));
    from = i + 1;
  }
  return cells;
}
