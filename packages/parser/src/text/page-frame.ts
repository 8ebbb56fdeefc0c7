/**
 * What was done to all lines of a text alike as it was copied or sent: an indent before each, a blank line behind each, a bar before each as
 * the mark of a quotation. It tells nothing of the text.
 */
import { codeWithin } from './character-class.ts';

export interface PageFrame {
  /** How many characters stand before the text of each line. */
  readonly front: number;
  /** A blank line stands behind each line with text: several, where there was one before. */
  readonly isDoubleSpaced: boolean;
}

const NO_FRAME: PageFrame = { front: 0, isDoubleSpaced: false };
const BAR = 0x7c;
const LEAST_LINES = 8;

export function readPageFrame(source: string): PageFrame {
  const isDoubleSpaced = isSpacedOut(source);
  const first = source.length === 0 ? 0 : codeWithin(source, 0);
  // Nearly every text begins with a letter.
  if (first !== 32 && first !== 9 && first !== 10 && first !== 13 && first !== BAR)
    return isDoubleSpaced ? { front: 0, isDoubleSpaced } : NO_FRAME;
  return { front: commonFront(source), isDoubleSpaced };
}

/** The blanks or tabs, or the bar with its blank, that every line with text begins with. */
function commonFront(source: string): number {
  let common: string | null = null;
  for (const line of source.split('\n')) {
    const text = line.trimEnd();
    if (text === '' || text === '|') continue;
    const own = /^(?:\| (?!.* \|)|[ \t]+)/.exec(line)?.[0] ?? '';
    if (common === null) common = own;
    while (!own.startsWith(common)) common = common.slice(0, -1);
    if (common === '') return 0;
  }
  // One blank alone stands before the lines of some screens of reservation systems.
  return common === null || common === ' ' ? 0 : common.length;
}

/** No two lines with text stand one under the other, and here and there three blank lines stand where one stood. */
function isSpacedOut(source: string): boolean {
  const wide = source.indexOf('\n\n\n');
  if (wide < 0) return false;
  let lines = 0;
  let gap = 2;
  let wider = 0;
  let from = 0;
  while (from <= source.length) {
    let end = source.indexOf('\n', from);
    if (end < 0) end = source.length;
    if (isBlankRange(source, from, end)) gap++;
    else {
      if (gap === 0) return false;
      if (gap > 1 && lines > 0) wider++;
      gap = 0;
      lines++;
    }
    from = end + 1;
  }
  return lines >= LEAST_LINES && wider > 0 && wider * 2 < lines;
}

function isBlankRange(source: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (codeWithin(source, i) > 32) return false;
  return true;
}
