/**
 * Rows of a table between tabs whose cells hold lines of their own, as a browser or a spreadsheet copies them:
 *
 *   Date ⇥ Plan ⇥ Stay
 *   Mon 3 May ⇥ Ferry to Paros
 *   Walk in the old town ⇥ Hotel Asteria
 *   Near the windmill
 *   Tue 4 May ⇥ Museum ⇥ Hotel Asteria
 */
import type { Line } from './lines.ts';
import { isBlank, joinPassages, offsetOf, type Passage, slicePassage } from './passage.ts';

export interface BrokenRows {
  readonly rows: readonly { readonly line: Line; readonly cells: readonly Passage[] }[];
  readonly last: number;
}

interface Row {
  readonly lines: Line[];
  /** The lines of each cell. */
  readonly cells: Passage[][];
}

/** The rows under the header at `start` that has `width` cells; null where no cell before the last of a row holds a line of its own. */
export function readBrokenRows(lines: readonly Line[], start: number, width: number): BrokenRows | null {
  const named = linesOfName(lines, start + 1);
  if (width < LEAST_CELLS || named === 0) return null;
  const rows: Row[] = [];
  let last = start;
  for (let i = start + 1; i < lines.length; i++) {
    const line = lines[i] as Line;
    const row = rows.at(-1);
    const isFull = row?.cells.length === width;
    if (isBlank(line.passage)) {
      const next = lines[i + 1];
      if (isFull && next?.cellMark === 'tab' && isDated(next.passage.text) && rows.some(isSpread)) continue;
      break;
    }
    if (line.passage.text === lines[start]?.passage.text || rows.length > MOST_ROWS) break;
    if (line.heading > 0 || line.quote > 0 || line.isRule || line.cellMark === '|') break;
    const pieces = piecesOf(line);
    const begins = row === undefined || beginsRow(row, lines, i, { pieces, isFull, named });
    if (begins && row !== undefined && leavesTable(pieces, width)) break;
    if (begins) rows.push({ lines: [line], cells: pieces.map((piece) => [piece]) });
    else goOn(row as Row, line, pieces);
    if ((rows.at(-1) as Row).cells.length > width) return null;
    last = i;
  }
  return areBroken(rows, width) ? { rows: rows.map(settled), last } : null;
}
const LEAST_CELLS = 3;
const MOST_ROWS = 400;

/** How many lines name the first row: those up to the first tab. */
function linesOfName(lines: readonly Line[], from: number): number {
  let at = from;
  while (at - from < MOST_NAMED && isPlain(lines[at])) at++;
  return lines[at]?.cellMark === 'tab' ? at - from + 1 : 0;
}
const MOST_NAMED = 3;

const isPlain = (line: Line | undefined): boolean =>
  line !== undefined && line.cellMark === null && !isBlank(line.passage);

/** Behind a full row; one with a date ends the row before it, whose last cells are empty then. */
function beginsRow(
  row: Row,
  lines: readonly Line[],
  at: number,
  { pieces, isFull, named }: { readonly pieces: readonly Passage[]; readonly isFull: boolean; readonly named: number },
): boolean {
  const mayEnd = isFull || (row.cells.length > 1 && isDated((lines[at] as Line).passage.text));
  return mayEnd && (pieces.length > 1 || namesRow(lines, at, named));
}

/** `Fare per adult ⇥ USD 900` below rows of ten cells. */
const leavesTable = (pieces: readonly Passage[], width: number): boolean =>
  pieces.length > 1 && pieces.length < width && !isDated(pieces[0]?.text ?? '');

/** As many lines as name the first row stand before the next tab. */
function namesRow(lines: readonly Line[], from: number, named: number): boolean {
  if (named < 2) return false;
  for (let i = from; i < from + named - 1; i++) if (!isPlain(lines[i])) return false;
  const next = lines[from + named - 1];
  if (next?.cellMark !== 'tab') return false;
  return isDated(lines[from]?.passage.text ?? '') || !isDated(next.passage.text);
}

/** The cells of a line; tabs before the text alone set it apart, too. */
function piecesOf(line: Line): readonly Passage[] {
  if (line.cells !== null) return line.cells;
  const tabs = line.bullet === null ? offsetOf(line.passage, 0) - line.span[0] : 0;
  if (tabs === 0 || line.indent !== tabs * TAB) return [line.passage];
  return [...Array.from({ length: tabs }, () => slicePassage(line.passage, 0, 0)), line.passage];
}
/** Columns that a tab is wide. */
const TAB = 4;

function goOn(row: Row, line: Line, [first, ...others]: readonly Passage[]): void {
  row.lines.push(line);
  if (first !== undefined && first.text !== '') row.cells.at(-1)?.push(first);
  row.cells.push(...others.map((piece) => [piece]));
}

/** Two at least, most full; most begin with a date or a number, and one has a line in a cell before its last. */
function areBroken(rows: readonly Row[], width: number): boolean {
  if (rows.length < 2 || rows.filter(({ cells }) => cells.length === width).length * 2 <= rows.length) return false;
  const dated = rows.filter(({ cells }) => isDated(cells[0]?.find(({ text }) => text !== '')?.text ?? ''));
  return dated.length * 3 >= rows.length * 2 && rows.some(isSpread);
}

/** A cell before its last holds a line of its own. */
const isSpread = ({ cells }: Row): boolean => cells.slice(0, -1).some((cell) => cell.length > 1);

/** A figure within the first words, and no hour nor the number of a room or a train: `1`, `J4`, `Day 1`, `Sunday, July 14`. */
const isDated = (text: string): boolean =>
  /^(?!\d{1,2}(?:[:h]| ?[ap]m\b|\.\d\d(?!\.))|(?:room|zimmer|suite|cabin|kabine|deck|seat|platform|gate|hall|chambre|habitaci[oó]n|camera|quarto|kamer|gleis|terminal|bus|train|tram|zug|line|linie|flight)\s)(?:\p{L}{1,10}\.?,? ?){0,2}\d/iu.test(
    text,
  );

function settled({ lines, cells }: Row): BrokenRows['rows'][number] {
  const [first] = lines as [Line];
  const own = cells.map((parts) => unquoted(joinPassages(parts.filter(({ text }) => text !== ''))));
  return {
    cells: own,
    line: {
      ...first,
      span: [first.span[0], (lines.at(-1) as Line).span[1]],
      passage: joinPassages(lines.map(({ passage }) => passage)),
      cells: own,
      bolds: lines.flatMap(({ bolds }) => bolds),
      links: lines.flatMap(({ links }) => links),
      breaks: cells.flatMap((parts) => parts.slice(1).map((part) => offsetOf(part, 0))),
    },
  };
}

/** A spreadsheet puts a cell with lines in quotes. */
const unquoted = (cell: Passage): Passage =>
  cell.text.length > 2 && cell.text.startsWith('"') && cell.text.endsWith('"')
    ? slicePassage(cell, 1, cell.text.length - 1)
    : cell;
