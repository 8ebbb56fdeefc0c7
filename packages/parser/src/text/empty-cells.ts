/** A line of a spreadsheet outside its table. */
import { type Passage, slicePassage, trimPassage } from './passage.ts';

/** `Winter in Norway;;;;;`: a line of a spreadsheet that fills its first cell alone, outside its table. */
export function withoutEmptyCells(passage: Passage): Passage | null {
  const { text } = passage;
  const mark = text.charAt(text.length - 1);
  if ((mark !== ';' && mark !== ',') || text.charAt(text.length - 2) !== mark) return null;
  let to = text.length;
  while (text.charAt(to - 1) === mark) to--;
  return to > 0 && (mark === ',' || text.indexOf(mark) === to) ? trimPassage(slicePassage(passage, 0, to)) : null;
}
