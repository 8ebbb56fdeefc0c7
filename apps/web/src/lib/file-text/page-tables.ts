/** Rows that follow one another and have their gaps at the same places are a table: its columns, and each row as its cells, the empty ones too. */
import { endOf, gapBefore, type Line, linesOf, type PageWord, type Row } from './page-words.ts';

/** Between words of two columns, where a row near by has its gap there, too. */
export const SHARED_GAP = 0.5;
/** Between words of one cell. */
const CELL_GAP = 0.35;
const ROWS_APART = 5;
const NEAR_ROWS = 3;
const PITCH_CHANGE = 1.5;
/** A line that goes on with cells of the row above it: as near as lines of a paragraph, and with at most half of the cells. */
const NEXT_LINE = 1.45;
const SAME_EDGE = 0.4;

interface Extent {
  readonly from: number;
  readonly to: number;
}

export interface TableRun {
  readonly rows: readonly Row[];
  /** Null for a row alone, and for rows whose cells do not lie under each other. */
  readonly columns: readonly Extent[] | null;
}

/** All rows in runs, in their order. */
export function tableRuns(rows: readonly Row[]): TableRun[] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run && belongs(row, run)) run.push(row);
    else runs.push([row]);
  }
  return runs.map((run) => ({ rows: run, columns: columnsOfRun(run) }));
}

function belongs(row: Row, run: readonly Row[]): boolean {
  const before = run.at(-1);
  if (!before || !areNeighbours(row, run)) return false;
  return (
    run.slice(-NEAR_ROWS).some((other) => shareGap(row, other)) ||
    (isNextLine(row, before) && startsUnderCells(row, run))
  );
}

/** A table's rows stand as far apart as its rows before: after a wider gap something else begins. */
function areNeighbours(row: Row, run: readonly Row[]): boolean {
  const pitch = row.y - (run.at(-1)?.lastY ?? 0);
  const pitches = run.slice(1).map((each, at) => each.y - (run[at]?.lastY ?? 0));
  return pitch < ROWS_APART * row.size && (pitches.length === 0 || pitch < PITCH_CHANGE * Math.max(...pitches));
}

const isNextLine = (row: Row, before: Row): boolean => row.y - before.lastY <= NEXT_LINE * row.size;

/** Every cell of it begins under one of the table's cells that is not a row's first. */
function startsUnderCells(row: Row, run: readonly Row[]): boolean {
  const edges = run.flatMap((each) => extents(each.lines, SHARED_GAP).slice(1)).map(({ from }) => from);
  return extents(row.lines, SHARED_GAP).every(({ from }) =>
    edges.some((edge) => Math.abs(edge - from) <= SAME_EDGE * row.size),
  );
}

function shareGap(first: Row, second: Row): boolean {
  const gaps = gapsOf(second);
  return gapsOf(first).some((gap) =>
    gaps.some((other) => Math.min(gap.to, other.to) - Math.max(gap.from, other.from) > (SHARED_GAP * first.size) / 2),
  );
}

/** In the row's lines, or between cells that stand at different heights. */
function gapsOf(row: Row): Extent[] {
  const cells = extents(row.lines, SHARED_GAP);
  return cells.slice(1).map((cell, at) => ({ from: cells[at]?.to ?? 0, to: cell.from }));
}

/** What the words cover, from left to right; words nearer than `gap` sizes cover as one. */
function extents(lines: readonly Line[], gap: number): Extent[] {
  const covered: { from: number; to: number }[] = [];
  for (const word of lines.flatMap((line) => line.words).sort((a, b) => a.x - b.x)) {
    const last = covered.at(-1);
    if (last && word.x - last.to <= gap * word.size) last.to = Math.max(last.to, endOf(word));
    else covered.push({ from: word.x, to: endOf(word) });
  }
  return covered;
}

/** Null where a row has a gap inside what would be one column: the rows are then of two tables, and each keeps its own cells. */
function columnsOfRun(rows: readonly Row[]): Extent[] | null {
  if (rows.length < 2) return null;
  const columns = extents(
    rows.flatMap((row) => row.lines),
    CELL_GAP,
  );
  const isTorn = rows.some((row) =>
    row.lines.some(({ words }) =>
      words.some(
        (word, at) =>
          at > 0 &&
          gapBefore(words, at) > SHARED_GAP * 2 &&
          columnAt(columns, word) === columnAt(columns, words[at - 1]),
      ),
    ),
  );
  return columns.length < 2 || isTorn ? null : columns;
}

function columnAt(columns: readonly Extent[], word: PageWord | undefined): number {
  return columns.findIndex(({ to }) => (word?.x ?? 0) < to);
}

/** The row's cells, by the columns of its table or by its own gaps, each as the lines that it has. */
export function cellsOf(row: Row, columns: readonly Extent[] = extents(row.lines, SHARED_GAP)): Line[][] {
  const words = row.lines.flatMap((line) => line.words);
  return columns.map((_column, number) => linesOf(words.filter((word) => columnAt(columns, word) === number)));
}

/** The table's rows as texts of cells; a line that goes on with cells of the row above is joined to them. */
export function tableCells(
  rows: readonly Row[],
  columns: readonly Extent[],
  textOf: (lines: readonly Line[]) => string,
) {
  const table: string[][] = [];
  rows.forEach((row, at) => {
    const cells = cellsOf(row, columns).map(textOf);
    const above = table.at(-1);
    const before = rows[at - 1];
    if (above && before && isNextLine(row, before) && goesOn(cells, above))
      table[table.length - 1] = above.map((cell, column) => [cell, cells[column]].filter(Boolean).join(' '));
    else table.push(cells);
  });
  return table;
}

function goesOn(cells: readonly string[], above: readonly string[]): boolean {
  const filled = cells.flatMap((cell, at) => (cell === '' ? [] : [at]));
  return cells[0] === '' && filled.length * 2 <= cells.length && filled.every((at) => above[at] !== '');
}
