/**
 * Tables: neighbouring lines with cells, a header row where one is to be seen. Four looks: markdown pipes, tabs, commas, and columns aligned
 * by two or more blanks (the last two only under a header that `isHeaderCell` knows).
 */
import { allMatches } from './all-matches.ts';
import { readBrokenRows } from './broken-rows.ts';
import { readCommaTable } from './comma-rows.ts';
import type { IsHeaderCell, Line } from './lines.ts';
import { isBlank, offsetOf, type Passage, slicePassage, trimPassage } from './passage.ts';
import { goesOnBelow, isDated } from './sheet-rows.ts';

export interface TableRow {
  readonly line: Line;
  readonly cells: readonly Passage[];
  /** The line stands under the row before it, deep in the table, and fills one cell: `             15:00 Boarding`. */
  readonly isUnder?: true;
}

export interface Table {
  readonly header: TableRow | null;
  readonly rows: readonly TableRow[];
  /** Line numbers, inclusive. */
  readonly first: number;
  readonly last: number;
}

const SEPARATOR = /^[\s|:+=-]*-[\s|:+=-]*$/;
const GAP = /\s{2,}/g;

/** `isHeaderCell` says whether a cell is the usual heading of a column, `readOther` knows a table by more than its look. */
export function findTables(
  lines: readonly Line[],
  isHeaderCell: IsHeaderCell,
  readOther: (lines: readonly Line[], start: number) => Table | null = () => null,
): Table[] {
  const tables: Table[] = [];
  let i = 0;
  while (i < lines.length) {
    const { cellMark } = lines[i] as Line;
    const read = (from: readonly Line[], at: number): Table | null =>
      cellMark === '|'
        ? readPipeTable(from, at, isHeaderCell)
        : cellMark === 'tab'
          ? readTabTable(from, at, isHeaderCell)
          : (readCommaTable(from, at, isHeaderCell) ?? readAlignedTable(from, at, isHeaderCell));
    const table =
      readDoubleSpacedTable(lines, i, isHeaderCell, read) ?? read(lines, i) ?? readOtherTable(lines, i, readOther);
    if (table) tables.push(table);
    i = table ? table.last + 1 : i + 1;
  }
  return tables;
}

const readOtherTable = (
  lines: readonly Line[],
  start: number,
  readOther: (lines: readonly Line[], start: number) => Table | null,
): Table | null => ((lines[start] as Line).cellMark === null ? readOther(lines, start) : null);

/** A header and its rows with a blank line behind each, as mail programs paste them: the rows are those of the table without these lines. */
function readDoubleSpacedTable(
  lines: readonly Line[],
  start: number,
  isHeaderCell: IsHeaderCell,
  read: (lines: readonly Line[], start: number) => Table | null,
): Table | null {
  const [head, blank, next] = [lines[start] as Line, lines[start + 1], lines[start + 2]];
  if (blank === undefined || next === undefined || !isBlank(blank.passage) || !isRowLike(next, head)) return null;
  if (!isRowLike(head, head) || !hasHeadings(cellsOfLine(head), isHeaderCell)) return null;
  const rows: Line[] = [];
  for (let i = start; i < lines.length && isRowLike(lines[i] as Line, head); i += 2) {
    // Headings over a paragraph of rows: the blank line parts the two, and not one row from the next.
    if (lines[i + 1] !== undefined && isRowLike(lines[i + 1] as Line, head)) break;
    rows.push(lines[i] as Line);
    if (lines[i + 1] === undefined || !isBlank((lines[i + 1] as Line).passage)) break;
  }
  const table = read(rows, 0);
  return table && { ...table, first: start, last: start + 2 * table.last };
}

/** Cells by the same mark; where none is written, by a wide gap. */
function isRowLike(line: Line, head: Line): boolean {
  if (line.cellMark !== head.cellMark || isBlank(line.passage)) return false;
  return head.cellMark !== null || (line.cells === null && line.passage.text.includes('  '));
}

const cellsOfLine = (line: Line): readonly Passage[] => line.cells ?? cellsOf(splitAtGaps(line.passage));

const isPipeRow = (line: Line | undefined): line is Line => line?.cellMark === '|';
const isSeparator = (line: Line): boolean => line.cellMark === '|' && SEPARATOR.test(line.passage.text);

/** Two headings make a header; no more cells are looked at than tell it. */
function hasHeadings(cells: readonly Passage[], isHeaderCell: IsHeaderCell): boolean {
  let missing = 2;
  for (let i = 0; missing > 0 && missing <= cells.length - i; i++)
    if (isHeaderCell((cells[i] as Passage).text, cells)) missing--;
  return missing === 0;
}

function readPipeTable(lines: readonly Line[], start: number, isHeaderCell: IsHeaderCell): Table | null {
  const first = lines[start] as Line;
  let end = start;
  while (isPipeRow(lines[end + 1])) end++;
  const all = lines.slice(start, end + 1);
  const separator = all.findIndex(isSeparator);
  const known = hasHeadings(first.cells ?? [], isHeaderCell);
  // 'Mon Sep 29 | Depart 05:00pm' has a bar too: a table has bars at the edge, or a rule, or a header.
  if (
    separator < 0 &&
    !known &&
    !all.every((line) => line.span[1] > line.span[0] && first.passage.text.startsWith('|'))
  )
    return null;
  const headerAt = separator > 0 ? separator - 1 : known ? 0 : -1;
  const header = all[headerAt];
  const rows = all.filter((line, k) => k > headerAt && !isSeparator(line));
  return {
    header: header ? { line: header, cells: header.cells ?? [] } : null,
    rows: rows.map((line) => ({ line, cells: pipeCells(line, header) })),
    first: start,
    last: end,
  };
}

/** Under headings without a bar before them a row that begins with one has nothing in its first cell: `    | TOTAL | 1,707 |`. */
function pipeCells({ cells, passage }: Line, header: Line | undefined): readonly Passage[] {
  const own = cells ?? [];
  const isShort = header?.cells != null && own.length < header.cells.length;
  if (!isShort || !passage.text.startsWith('|') || header.passage.text.startsWith('|')) return own;
  return [slicePassage(passage, 0, 0), ...own];
}

function readTabTable(lines: readonly Line[], start: number, isHeaderCell: IsHeaderCell): Table | null {
  const first = lines[start] as Line;
  if (!hasHeadings(first.cells ?? [], isHeaderCell)) return null;
  const header: TableRow = { line: first, cells: first.cells ?? [] };
  const broken = readBrokenRows(lines, start, header.cells.length);
  if (broken !== null) return { header, rows: broken.rows, first: start, last: broken.last };
  const rows: TableRow[] = [];
  let emptyRows = 0;
  for (let at = start + 1; ; at = start + rows.length + emptyRows + 1) {
    // A sheet's own empty row parts rows under the same headings.
    if (rows.length > 0 && goesOnBelow(lines, at, header.cells.length)) {
      emptyRows++;
      continue;
    }
    const row = readTabRow(lines[at], header);
    if (row !== null && repeats(row, header)) {
      // The name of the next table stands right above its headings.
      for (rows.pop(); rows.at(-1)?.isUnder === true; ) rows.pop();
      break;
    }
    const under = row === null && rows.length > 0 ? linesUnderRow(lines, at, header, rows) : [];
    if (row !== null) rows.push(row);
    else if (under.length > 0) rows.push(...under);
    else break;
  }
  rows.length = endOfBody(header, rows);
  if (rows.length === 0) return null;
  const isWhole = rows.every(({ isUnder }) => isUnder !== true);
  const settled = isWhole ? withoutFiller(header, rows) : null;
  return { ...(settled ?? { header, rows }), first: start, last: lines.indexOf((rows.at(-1) as TableRow).line, start) };
}

const repeats = ({ cells }: TableRow, header: TableRow): boolean =>
  cells.length === header.cells.length && cells.every(({ text }, i) => text === header.cells[i]?.text);
/**
 * `Included ⇥ 1 checked bag` right below the rows of a wide table whose first cells all have figures: a label and its value, no row, nor is what
 * follows. How many rows the table keeps.
 */
function endOfBody(header: TableRow, rows: readonly TableRow[]): number {
  if (header.cells.length < LEAST_WIDE) return rows.length;
  const end = rows.findIndex((row) => !isDatedRow(row) && isLabelled(row, header));
  const isWhole =
    end < 1 ||
    !isDatedRow(rows[0] as TableRow) ||
    rows.slice(end).some((row) => isDatedRow(row) && !isLabelled(row, header));
  return isWhole ? rows.length : end;
}
const isDatedRow = ({ cells }: TableRow): boolean => isDated(cells[0]?.text ?? '');
/** Its first two or three cells are filled, the others not. */
function isLabelled({ cells, isUnder }: TableRow, header: TableRow): boolean {
  if (isUnder === true || !LETTER.test(cells[0]?.text ?? '')) return false;
  // Tabs that fill up to the next column leave the second cell empty in the header as well; `TOTAL ⇥ ⇥ 980` has its value in a column.
  if (cells[1]?.text === '' && header.cells[1]?.text !== '') return false;
  const filled = cells.findLastIndex(({ text }) => text !== '') + 1;
  return filled <= MOST_LABELLED;
}
const LEAST_WIDE = 5;
/** A label, and a value for one and for all. */
const MOST_LABELLED = 3;
const LETTER = /\p{L}/u;

/** Plain lines between two rows whose first cells look alike, and behind the last row where others have such lines: they stand under the row. */
function linesUnderRow(lines: readonly Line[], at: number, header: TableRow, rows: readonly TableRow[]): TableRow[] {
  let end = at;
  while (end - at < MAX_UNDER && isPlainUnder(lines[end])) end++;
  const next = lines[end];
  const last = rows.findLast(({ isUnder }) => isUnder !== true)?.cells[0]?.text ?? '';
  const goesOn = next?.cellMark === 'tab' && isDated(next.passage.text) && isDated(last);
  const closes = (next === undefined || isBlank(next.passage)) && rows.some(({ isUnder }) => isUnder === true);
  if (end === at || !(goesOn || closes)) return [];
  return lines.slice(at, end).map((line) => {
    const empty = slicePassage(line.passage, 0, 0);
    return { line, cells: header.cells.map((_, i) => (i === 1 ? line.passage : empty)), isUnder: true };
  });
}

const isPlainUnder = (line: Line | undefined): line is Line =>
  line !== undefined && line.cells === null && line.heading === 0 && line.quote === 0 && !isBlank(line.passage);

/** Lines under one row at most. */
const MAX_UNDER = 16;

/** Columns that were lined up with as many tabs as it took: where rows differ in their tabs, but not in what stands between them, no cell is empty. */
function withoutFiller(header: TableRow, rows: readonly TableRow[]): Pick<Table, 'header' | 'rows'> | null {
  if (rows.every(({ cells }) => cells.length === header.cells.length)) return null;
  const [head, ...filled] = [header, ...rows].map(({ line, cells }) => ({
    line,
    cells: cells.filter(({ text }) => text !== ''),
  }));
  const isEven = head !== undefined && filled.every(({ cells }) => cells.length === head.cells.length);
  return isEven ? { header: head, rows: filled } : null;
}

/** Under a tabbed heading text behind tabs alone fills one cell: `⇥⇥⇥Pagoda on the hill` goes on with the row above. */
function readTabRow(line: Line | undefined, header: TableRow): TableRow | null {
  if (line?.cellMark === 'tab') return { line, cells: line.cells ?? [] };
  if (!line || line.cells !== null || line.bullet !== null || line.quote > 0 || isBlank(line.passage)) return null;
  // A tab is four columns of indent and one character.
  const tabs = offsetOf(line.passage, 0) - line.span[0];
  if (tabs === 0 || line.indent !== tabs * 4 || tabs >= header.cells.length) return null;
  const empty = slicePassage(line.passage, 0, 0);
  return { line, cells: [...Array.from({ length: tabs }, () => empty), line.passage] };
}

/** No columns stand side by side over a longer line. */
const MAX_HEADINGS = 2000;

/** `Time     Activity          Place`: cells below belong to the column whose heading starts nearest. */
function readAlignedTable(lines: readonly Line[], start: number, isHeaderCell: IsHeaderCell): Table | null {
  const first = lines[start];
  if (!first || first.cells !== null || first.passage.text.length > MAX_HEADINGS) return null;
  if (!first.passage.text.includes('  ')) return null;
  const own = splitAtGaps(first.passage);
  const isWhole = own.length >= 3 && hasHeadings(cellsOf(own), isHeaderCell);
  const heads = isWhole ? own : behindEmpty(first, own);
  const headings = cellsOf(heads);
  if (heads.length < 3 || (!isWhole && !hasHeadings(headings, isHeaderCell))) return null;
  const split: { line: Line; shift: number; parts: readonly Part[] }[] = [];
  const columns = heads.map((head) => head.column);
  let end = start;
  let hasUnder = false;
  let areInColumns = true;
  for (let i = start + 1; i < lines.length; i++) {
    const line = lines[i];
    if (!line || isBlank(line.passage) || line.isRule) {
      if (line?.isRule && split.length === 0) {
        end = i;
        continue;
      }
      // Rows with lines under them may be set apart.
      if (hasUnder && line && i === end + 1 && fillsColumns(lines[i + 1], columns)) continue;
      break;
    }
    const parts = splitAtGaps(line.passage);
    // A row whose first cells are empty is indented up to the next column.
    const indent = line.indent - (isWhole ? first.indent : 0);
    const shift = indent >= (heads[1]?.column ?? 0) ? indent : 0;
    const isUnder = parts.length < 2;
    if (isUnder && (split.length === 0 || (shift === 0 && !isIndentedBullet(line)))) break;
    const isInColumns = isUnder || shift > 0 || parts.every(({ column }) => columns.includes(column));
    const leaves = !isInColumns && areInColumns && parts.slice(1).every(({ column }) => !columns.includes(column));
    if (leaves && split.length >= LEAST_ALIGNED) break;
    areInColumns &&= isInColumns;
    hasUnder ||= isUnder;
    split.push({ line, shift, parts: parts.map(({ column, cell }) => ({ column: column + shift, cell })) });
    end = i;
  }
  if (split.length === 0) return null;
  const named = heads
    .filter(({ column, cell }) => column > 0 && isHeaderCell(cell.text, headings))
    .map((head) => head.column);
  const edges = named.filter((column) =>
    split.every(
      ({ line, shift, parts }) => parts.length < 2 || ' '.includes(line.passage.text.charAt(column - 1 - shift)),
    ),
  );
  const rows = split.map(({ line, parts }): TableRow => {
    const cells: Passage[] = heads.map(() => slicePassage(line.passage, 0, 0));
    const [only] = parts;
    if (parts.length < 2 && only !== undefined) {
      cells[Math.max(nearest(columns, only.column), 1)] = only.cell;
      return { line, cells, isUnder: true };
    }
    const own = splitAtEdges(parts, edges);
    const places = ownColumns(own, columns);
    for (const [k, part] of own.entries())
      if (cells[places[k] as number]?.text === '') cells[places[k] as number] = part.cell;
    return { line, cells };
  });
  return { header: { line: first, cells: headings }, rows, first: start, last: end };
}

/** No line that is set in these columns leaves all of them but the first: `Cruise fare               $1,200` stands under them. */
const LEAST_ALIGNED = 3;

const isIndentedBullet = ({ bullet, indent }: Line): boolean => bullet !== null && indent > 0;

/** Does the line have three cells at least, each right below the start of a column? */
function fillsColumns(line: Line | undefined, columns: readonly number[]): boolean {
  if (line === undefined || line.cells !== null || isBlank(line.passage)) return false;
  const parts = splitAtGaps(line.passage);
  return parts.length >= 3 && parts.every(({ column }) => columns.includes(column));
}

const cellsOf = (parts: readonly Part[]): Passage[] => parts.map(({ cell }) => cell);

/** Nothing stands over the first column: the headings begin as deep as the second one. */
function behindEmpty({ passage, indent }: Line, heads: readonly Part[]): readonly Part[] {
  if (indent < LEAST_COLUMN || heads.length < 2) return heads;
  const empty = { column: 0, cell: slicePassage(passage, 0, 0) };
  return [empty, ...heads.map(({ column, cell }) => ({ column: column + indent, cell }))];
}
const LEAST_COLUMN = 4;

const nearest = (columns: readonly number[], at: number): number =>
  columns.reduce((best, column, k) => (Math.abs(column - at) < Math.abs((columns[best] ?? 0) - at) ? k : best), 0);

/**
 * The column of each part of a row: that whose heading starts nearest. Where two parts have the same one, as under headings that type of
 * another width shifted, the parts stand in the order of the columns, as near to them as that allows.
 */
function ownColumns(parts: readonly Part[], columns: readonly number[]): readonly number[] {
  const near = parts.map(({ column }) => nearest(columns, column));
  if (near.every((column, k) => k === 0 || column > (near[k - 1] as number)) || parts.length > columns.length)
    return near;
  // For each part and column the least way of all parts up to this one, the last of them in a column up to this one.
  const ways: number[][] = [];
  for (const [k, { column }] of parts.entries()) {
    const row: number[] = [];
    for (const [c, at] of columns.entries()) {
      const before = k === 0 ? 0 : c === 0 ? Infinity : (ways[k - 1]?.[c - 1] as number);
      row.push(Math.min(row[c - 1] ?? Infinity, before + Math.abs(at - column)));
    }
    ways.push(row);
  }
  const own: number[] = [];
  for (let k = parts.length - 1, c = columns.length - 1; k >= 0; k--, c--) {
    while (c > 0 && ways[k]?.[c] === ways[k]?.[c - 1]) c--;
    own.unshift(c);
  }
  return own;
}

interface Part {
  readonly column: number;
  readonly cell: Passage;
}

/** `Wed 2/10 Roatan`: a cell that fills its column leaves one blank before the next. No row has text before an edge. */
function splitAtEdges(parts: readonly Part[], edges: readonly number[]): readonly Part[] {
  return parts.flatMap(({ column, cell }) => {
    const { text } = cell;
    const found: Part[] = [];
    let from = 0;
    for (const edge of edges) {
      const at = edge - column;
      if (at <= from + 1 || at >= text.length || text.charAt(at - 1) !== ' ' || text.charAt(at) === ' ') continue;
      found.push({ column: column + from, cell: trimPassage(slicePassage(cell, from, at)) });
      from = at;
    }
    return [...found, { column: column + from, cell: from === 0 ? cell : slicePassage(cell, from) }];
  });
}

function splitAtGaps(passage: Passage): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const gap of allMatches(GAP, passage.text)) {
    parts.push({ column: from, cell: trimPassage(slicePassage(passage, from, gap.index)) });
    from = gap.index + gap[0].length;
  }
  parts.push({ column: from, cell: trimPassage(slicePassage(passage, from)) });
  return parts.filter((part) => part.cell.text !== '');
}
