/**
 * The pasted text as lines and as rows to draw, in UTF-16 offsets. A row is a line, or a piece of one: a line of a million
 * characters must not become one element. Linear in the length of the text.
 */
export interface SourceLine {
  readonly start: number;
  /** Without the line break. */
  readonly end: number;
  /** Has a letter or digit: such lines are counted. */
  readonly hasWord: boolean;
}

export interface SourceRow {
  readonly start: number;
  readonly end: number;
  readonly line: number;
}

export interface SourceText {
  readonly text: string;
  readonly lines: readonly SourceLine[];
  readonly rows: readonly SourceRow[];
}

const LINE_BREAK = /\r\n|\n|\r/g;
const WORD = /[\p{L}\p{N}]/u;
const ROW_MAX = 2000;

export function readSourceText(text: string): SourceText {
  const lines: SourceLine[] = [];
  let start = 0;
  const push = (end: number) => lines.push({ start, end, hasWord: WORD.test(text.slice(start, end)) });
  for (const found of text.matchAll(LINE_BREAK)) {
    push(found.index);
    start = found.index + found[0].length;
  }
  push(text.length);
  return { text, lines, rows: lines.flatMap((line, index) => rowsOf(text, line, index)) };
}

/** Index of the last of `items` (ordered by start) that starts at or before `offset`; 0 where none does. */
export function indexAt(items: readonly { readonly start: number }[], offset: number): number {
  let low = 0;
  let high = items.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((items[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function rowsOf(text: string, line: SourceLine, index: number): SourceRow[] {
  const rows: SourceRow[] = [];
  let start = line.start;
  while (line.end - start > ROW_MAX) {
    let end = start + ROW_MAX;
    if (isLowSurrogate(text.charCodeAt(end))) end -= 1;
    rows.push({ start, end, line: index });
    start = end;
  }
  rows.push({ start, end: line.end, line: index });
  return rows;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
