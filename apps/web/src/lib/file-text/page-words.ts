/** Words of a page with their places, and the lines and rows that they stand in. Lengths are compared in sizes of the font. */

export interface PageWord {
  readonly text: string;
  readonly x: number;
  /** Of the baseline, downward. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

export interface Line {
  readonly y: number;
  readonly size: number;
  /** From left to right. */
  readonly words: readonly PageWord[];
}

/** Lines so near each other that they are of one row: cells of different heights, set in its middle. */
export interface Row {
  readonly lines: readonly Line[];
  readonly y: number;
  readonly lastY: number;
  readonly size: number;
}

export const SAME_BASELINE = 0.4;
const SAME_ROW = 0.9;

export function linesOf(words: readonly PageWord[]): Line[] {
  const lines: { y: number; size: number; words: PageWord[] }[] = [];
  for (const word of [...words].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const last = lines.at(-1);
    if (last && word.y - last.y <= SAME_BASELINE * Math.min(last.size, word.size)) {
      last.words.push(word);
      last.size = Math.max(last.size, word.size);
    } else lines.push({ y: word.y, size: word.size, words: [word] });
  }
  for (const line of lines) line.words.sort((a, b) => a.x - b.x);
  return lines;
}

export function rowsOf(lines: readonly Line[]): Row[] {
  const rows: Line[][] = [];
  for (const line of lines) {
    const before = rows.at(-1)?.at(-1);
    if (before && line.y - before.y < SAME_ROW * Math.min(line.size, before.size)) rows.at(-1)?.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => ({
    lines: row,
    y: row[0]?.y ?? 0,
    lastY: row.at(-1)?.y ?? 0,
    size: Math.max(...row.map((line) => line.size)),
  }));
}

export const endOf = (word: PageWord | undefined): number => (word ? word.x + word.width : 0);

/** What lies between a word and the one before it in its line, in sizes of their font. */
export function gapBefore(words: readonly PageWord[], at: number): number {
  const [before, word] = [words[at - 1], words[at]];
  return before && word ? (word.x - endOf(before)) / Math.max(1, Math.min(word.size, before.size)) : 0;
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
