/**
 * Rows of a spreadsheet saved as text: cells between commas or semicolons, in quotes where they hold the mark themselves, `""` for a quote,
 * a quoted cell may go on over lines. Taken only under a header that `isHeaderCell` knows.
 *
 *   Date,Start,What,Where
 *   2027-04-17,13:00,Check-in,"Sultanahmet, Istanbul"
 */

import type { IsHeaderCell, Line } from './lines.ts';
import { isBlank, joinPassages, type Passage, slicePassage, trimPassage } from './passage.ts';

const MAX_CELLS = 60;
/** A quoted cell goes on over no more lines than these. */
const MAX_ROW_LINES = 12;

interface CommaRow {
  readonly line: Line;
  readonly cells: readonly Passage[];
}

export interface CommaTable {
  readonly header: CommaRow;
  readonly rows: readonly CommaRow[];
  /** Line numbers, inclusive. */
  readonly first: number;
  readonly last: number;
}

export function readCommaTable(lines: readonly Line[], start: number, isHeaderCell: IsHeaderCell): CommaTable | null {
  const first = lines[start];
  if (!first || first.cells !== null || first.passage.text.length > 400) return null;
  const mark = markOf(first.passage.text);
  if (mark === null || !mayBeRow(lines[start + 1], mark)) return null;
  const header = splitRow(first.passage, mark).cells;
  const known = header.filter((cell) => isHeaderCell(cell.text, header)).length;
  // `Meals included: B, L, D` lists what its label names; `Fri 7 May - land 14:35, hotel, dinner 19:30` is a row of a plan.
  if (header[0]?.text.includes(': ') === true || CLOCK.test(first.passage.text)) return null;
  if (AMOUNT.test(first.passage.text)) return null;
  if (header.length < 3 || known < 2 || known * 2 < header.length) return null;
  const rows: CommaRow[] = [];
  let last = start;
  for (let i = start + 1; i < lines.length; ) {
    const row = readRow(lines, i, mark);
    // The marks of a sentence are fewer than those of a row.
    if (row === null || row.cells.length < Math.max(2, header.length - 2) || row.cells.length > header.length + 1)
      break;
    rows.push({ line: lines[i] as Line, cells: row.cells });
    last = row.last;
    i = row.last + 1;
  }
  return rows.length < 2 ? null : { header: { line: first, cells: header }, rows, first: start, last };
}

/** Nor an amount, whose comma parts no cells: `$2,145 per person x 4 = $8,580 total, taxes in`. */
const AMOUNT = /[$€£₹]\s?\d|\d,\d{3}(?!\d)/;

/** No heading of a column tells an hour. */
const CLOCK = /\d[:.h]\d\d(?![\d.])|\d ?[ap]\.?m\b/i;

function markOf(text: string): ',' | ';' | null {
  if (hasTwo(text, ';')) return ';';
  return hasTwo(text, ',') ? ',' : null;
}

function hasTwo(text: string, mark: string): boolean {
  const first = text.indexOf(mark);
  return first >= 0 && text.indexOf(mark, first + 1) >= 0;
}

const mayBeRow = (line: Line | undefined, mark: string): line is Line =>
  line !== undefined && !isBlank(line.passage) && !line.isRule && line.passage.text.includes(mark);

function readRow(lines: readonly Line[], start: number, mark: string): { cells: Passage[]; last: number } | null {
  const first = lines[start];
  if (!mayBeRow(first, mark)) return null;
  let passage = first.passage;
  let last = start;
  let row = splitRow(passage, mark);
  while (row.isOpen && last - start < MAX_ROW_LINES && lines[last + 1]) {
    last++;
    passage = joinPassages([passage, (lines[last] as Line).passage]);
    row = splitRow(passage, mark);
  }
  // A quote that never closes is a mark of inches or a slip: the line stands alone.
  return row.isOpen ? { cells: splitRow(first.passage, mark).cells, last: start } : { cells: row.cells, last };
}

function splitRow(row: Passage, mark: string): { cells: Passage[]; isOpen: boolean } {
  const { text } = row;
  const cells: Passage[] = [];
  let from = 0;
  let isQuoted = false;
  for (let i = 0; i <= text.length && cells.length < MAX_CELLS; i++) {
    const character = text.charAt(i);
    if (i < text.length && character === '"' && (isQuoted || text.slice(from, i).trim() === '')) isQuoted = !isQuoted;
    else if (i < text.length && (character !== mark || isQuoted)) continue;
    else {
      cells.push(unquoted(trimPassage(slicePassage(row, from, i))));
      from = i + 1;
    }
  }
  return { cells, isOpen: isQuoted };
}

const unquoted = (cell: Passage): Passage =>
  cell.text.length >= 2 && cell.text.startsWith('"') && cell.text.endsWith('"')
    ? trimPassage(slicePassage(cell, 1, cell.text.length - 1))
    : cell;
