/** Where the words of a heading end: the marks and the note in brackets behind them, and whether a label may end in the line. Folded text. */
import { codeAt, codeWithin, isDigit } from '../../../text/character-class.ts';

/** Is there a colon, a tab, a dash after a blank, or anything beyond ASCII? */
export function mayEndLabel(line: string): boolean {
  for (let i = 0, { length } = line; i < length; i++) {
    const code = codeWithin(line, i);
    if (code === COLON || code === TAB || code >= 128 || (code === HYPHEN && i > 0 && isBlank(line, i - 1)))
      return true;
  }
  return false;
}

/** Where the heading's own words end: before a colon, an arrow, a picture, a note in brackets. Such tails are no longer than `MAX_TAIL`. */
export function trimTail(text: string): number {
  let end = text.length;
  for (let i = 0; i < 3; i++) {
    const tail = tailStart(text, Math.max(0, end - MAX_TAIL), end);
    if (tail === end) break;
    end = tail;
  }
  return end;
}

/** The start of the marks that the text ends with, or of its note in brackets; `end` where it ends with a word. */
function tailStart(text: string, first: number, end: number): number {
  let at = end;
  while (at > first && isMark(codeWithin(text, at - 1))) at--;
  if (at < end || at === first || codeWithin(text, at - 1) !== CLOSING) return at;
  for (at -= 2; at >= first && end - at <= MAX_NOTE + 2; at--) {
    const code = codeWithin(text, at);
    if (code === CLOSING) return end;
    if (code === OPENING) {
      while (at > first && isBlank(text, at - 1)) at--;
      return at;
    }
  }
  return end;
}

const MAX_TAIL = 70;
const MAX_NOTE = 60;
const COLON = 0x3a;
const TAB = 9;
const HYPHEN = 0x2d;
const OPENING = 0x28;
const CLOSING = 0x29;
/** Neither a small letter nor a figure, nor the end of a note. */
const isMark = (code: number): boolean => !isSmallLetter(code) && !isDigit(code) && code !== CLOSING;
const isSmallLetter = (code: number): boolean => code >= 97 && code <= 122;
const isBlank = (text: string, index: number): boolean =>
  codeAt(text, index) === 32 || text.charAt(index).trim() === '';
