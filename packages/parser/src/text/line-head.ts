/**
 * How a line begins as it was pasted, behind marks of quotation, blanks and characters that nobody sees: for what is taken off a line's front
 * before its text is read, a chat's stamp, a sender, the mark of a heading or a table.
 */
import type { Span } from '../model/answer.ts';
import { codeAt } from './character-class.ts';
import { cleanCharacters, isBlankOrInvisible } from './characters.ts';
import type { Passage } from './passage.ts';

const QUOTE = 0x3e;

/** Where the first character stands that is seen and no mark of quotation; the end of the line where none is. */
export function headOffset(source: string, [start, end]: Span): number {
  let i = start;
  while (i < end && (codeAt(source, i) === QUOTE || isBlankOrInvisible(codeAt(source, i)))) i++;
  return i;
}

/** The line from there on, cleaned; of very long ones the first `width` characters. */
export function lineHead(source: string, span: Span, width: number): Passage {
  const from = headOffset(source, span);
  return cleanCharacters(source.slice(from, Math.min(span[1], from + width)), from);
}
