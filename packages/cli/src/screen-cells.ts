/**
 * Text to what a terminal shows of it: one cell a character as a reader counts them, with its columns. What would move the cursor, colour
 * the screen or turn the line around is shown by a sign, so that a pasted text cannot write on the terminal.
 */

export interface Cell {
  readonly shown: string;
  /** 0, 1 or 2. */
  readonly columns: number;
  /** Offset of the character in the text that was given. */
  readonly at: number;
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });
const PLAIN = /^[\x20-\x7e]*$/;
const UNSAFE = /[^\P{Cc}\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|\p{Surrogate}/u;
const INVISIBLE = /^[\p{Cf}\p{M}]+$/u;
const WIDE =
  /[\u1100-\u115f\u231a\u231b\u23e9-\u23f3\u25fd\u25fe\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\p{Regional_Indicator}/u;
const TAB_SIGN = '⇥';
const UNSAFE_SIGN = '�';

export function cellsOf(text: string): Cell[] {
  if (PLAIN.test(text)) return Array.from(text, (shown, at) => ({ shown, columns: 1, at }));
  return Array.from(SEGMENTER.segment(text), ({ segment, index }) => {
    if (segment === '\t') return { shown: TAB_SIGN, columns: 1, at: index };
    if (UNSAFE.test(segment)) return { shown: UNSAFE_SIGN, columns: 1, at: index };
    if (INVISIBLE.test(segment)) return { shown: '', columns: 0, at: index };
    return { shown: segment, columns: WIDE.test(segment) ? 2 : 1, at: index };
  });
}

export const columnsOf = (cells: readonly Cell[]): number => cells.reduce((sum, cell) => sum + cell.columns, 0);

/** On one line of so many columns, with `…` where something had to go. */
export function fitText(text: string, columns: number): string {
  const cells = cellsOf(text.replace(/\s+/g, ' '));
  if (columnsOf(cells) <= columns) return cells.map((cell) => cell.shown).join('');
  let shown = '';
  let used = 0;
  for (const cell of cells) {
    if (used + cell.columns > columns - 1) break;
    shown += cell.shown;
    used += cell.columns;
  }
  return `${shown}…`;
}

/** Rows of at most so many columns, broken after a blank where there is one. */
export function foldCells(cells: readonly Cell[], columns: number): Cell[][] {
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let used = 0;
  for (const cell of cells) {
    if (used + cell.columns > columns) {
      const blank = row.findLastIndex((each) => each.shown === ' ');
      const rest = blank < columns / 2 ? [] : row.splice(blank + 1);
      rows.push(row);
      row = rest;
      used = columnsOf(rest);
    }
    row.push(cell);
    used += cell.columns;
  }
  return [...rows, row];
}

/** Words on lines of at most so many columns. */
export function foldWords(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && columnsOf(cellsOf(`${last} ${word}`)) <= columns)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => fitText(line, columns));
}
