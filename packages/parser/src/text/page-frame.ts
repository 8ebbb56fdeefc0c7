/**
 * What was done to all lines of a text alike as it was copied or sent: an indent before each, a blank line behind each, a bar before each as
 * the mark of a quotation. It tells nothing of the text.
 */
import { codeWithin } from './character-class.ts';

export interface PageFrame {
  /** How many characters stand before the text of each line. */
  readonly front: number;
  /** A blank line stands behind each line with text; where there was one before, several do. */
  readonly isDoubleSpaced: boolean;
}

const NO_FRAME: PageFrame = { front: 0, isDoubleSpaced: false };
const LEAST_LINES = 8;

export function readPageFrame(source: string): PageFrame {
  const isDoubleSpaced = isSpacedOut(source);
  // Nearly every text begins with a letter.
  if (!FRONT_SIGNS.has(source.charAt(0))) return isDoubleSpaced ? { front: 0, isDoubleSpaced } : NO_FRAME;
  return { front: commonFront(source), isDoubleSpaced };
}

const FRONT_SIGNS = new Set([' ', '\t', '\n', '\r', '|', '>', '\ufeff']);
const FRONT = /^(?:> ?){0,8}(?:\| (?!.* \u200b?\|)|[ \t\u200b]*)/;
const QUOTED = /^(?:> ?){0,8}/;
/** Fewer lines with a bar are rows of a table that was cut. */
const LEAST_BARRED = 3;

/** The blanks or tabs, or the bar with its blank, that every line with text begins with, behind the marks of a quoted mail. */
function commonFront(source: string): number {
  let common: string | null = null;
  let count = 0;
  for (const line of source.split('\n')) {
    if (/^[\s>|\ufeff\u200b]*$/.test(line)) continue;
    const own = FRONT.exec(line.charCodeAt(0) === 0xfeff ? line.slice(1) : line)?.[0] ?? '';
    common ??= own;
    while (!own.startsWith(common)) common = common.slice(0, -1);
    if (common === '') return 0;
    count++;
  }
  if (common === null) return 0;
  const blanks = common.slice(QUOTED.exec(common)?.[0].length ?? 0).replaceAll('\u200b', '');
  if (blanks.startsWith('|')) return count < LEAST_BARRED ? 0 : common.length;
  // One blank alone stands before the lines of some screens of reservation systems.
  return blanks.length < 2 && blanks !== '\t' ? 0 : common.length;
}

/**
 * No two lines with text stand one under the other. A blank line behind each then shows where here and there three stand where one stood; or
 * where one stands behind every line alike, which tells nothing; paragraphs of running text are set apart so, too.
 */
function isSpacedOut(source: string): boolean {
  if (!SPACED.test(source)) return false;
  let lines = 0;
  let long = 0;
  let gap = 1;
  let wider = 0;
  let areDoubled = true;
  let from = 0;
  while (from <= source.length) {
    let end = source.indexOf('\n', from);
    if (end < 0) end = source.length;
    if (isBlankRange(source, from, end)) gap++;
    else {
      if (gap === 0) return false;
      if (lines > 0) {
        if (gap > 1) wider++;
        areDoubled &&= gap % 2 === 1;
      }
      if (end - from > LONGEST_ROW && !source.slice(from, end).includes(COLUMN_GAP)) long++;
      gap = 0;
      lines++;
    }
    from = end + 1;
  }
  if (lines < LEAST_LINES) return false;
  return wider === 0 ? long * 4 < lines : areDoubled || wider * 2 < lines;
}
/** Beyond it a line is a paragraph, unless it holds two columns. */
const LONGEST_ROW = 90;
const COLUMN_GAP = '   ';

const SPACED = /\n[ \t\r>\u00a0\u200b\ufeff]{0,40}\n/;
/** The line breaks of Windows, a byte order mark, the marks of a quoted mail, and what mail programs leave in an empty paragraph, are blank too. */
const isBlankCode = (code: number): boolean =>
  code <= 32 || code === QUOTE || code === 0xa0 || code === 0x200b || code === 0xfeff;
const QUOTE = 0x3e;

function isBlankRange(source: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (!isBlankCode(codeWithin(source, i))) return false;
  return true;
}
