/** Words with their places -> text in reading order: column after column, line after line, a tab between the cells of a table's row. */
import { columnsOf } from './page-columns.ts';
import { cellsOf, SHARED_GAP, type TableRun, tableCells, tableRuns } from './page-tables.ts';
import { gapBefore, type Line, linesOf, median, type PageWord, type Row, rowsOf } from './page-words.ts';

const NO_BLANK = 0.15;
/** In a line that stands alone: wider is more than a blank. */
const WIDE_GAP = 1.6;
const PARAGRAPH_GAP = 1.75;
const LINE_PITCH = 1.4;

export function pageLines(words: readonly PageWord[]): string {
  return readBlock(words).join('\n');
}

/** A block is its columns one after the other, or its lines from top to bottom. */
function readBlock(words: readonly PageWord[]): string[] {
  const lines = linesOf(words);
  const columns = columnsOf(lines);
  if (!columns) return withParagraphs(rowsOf(lines));
  const { above, left, right, below } = columns;
  return [above, left, right, below]
    .filter((part) => part.length > 0)
    .flatMap((part, at) => [...(at > 0 ? [''] : []), ...readBlock(part)]);
}

/** Rows as text, an empty line where two stand further apart than the lines of a paragraph; a table's rows stay together. */
function withParagraphs(rows: readonly Row[]): string[] {
  const usual = median(rows.slice(1).map((row, at) => row.y - (rows[at]?.lastY ?? 0)));
  return tableRuns(rows).flatMap((run, number, runs) => {
    const [first, last] = [run.rows[0], runs[number - 1]?.rows.at(-1)];
    const pitch = Math.min(usual, LINE_PITCH * Math.max(first?.size ?? 0, last?.size ?? 0));
    const isApart = first !== undefined && last !== undefined && first.y - last.lastY > PARAGRAPH_GAP * pitch;
    const texts = runTexts(run);
    return isApart ? ['', ...texts] : texts;
  });
}

function runTexts({ rows, columns }: TableRun): string[] {
  const cellText = (lines: readonly Line[]) => lines.map((line) => lineText(line)).join(' ');
  if (columns) return tableCells(rows, columns, cellText).map(rowOf);
  return rows.map((row) => {
    const [line] = row.lines;
    if (row.lines.length === 1 && line) return lineText(line, rows.length > 1 ? SHARED_GAP : WIDE_GAP);
    return rowOf(cellsOf(row).map(cellText));
  });
}

const rowOf = (cells: readonly string[]): string => cells.join('\t').trimEnd();

function lineText({ words }: Line, tabFrom = Number.POSITIVE_INFINITY): string {
  return words
    .map((word, at) => {
      const gap = gapBefore(words, at);
      if (gap > tabFrom) return `\t${word.text}`;
      const touches = gap <= NO_BLANK || /\s$/.test(words[at - 1]?.text ?? ' ') || /^\s/.test(word.text);
      return touches ? word.text : ` ${word.text}`;
    })
    .join('')
    .trim();
}
