/** Lines within the cell of a table: `Ferry to Paros<br>Walk in the old town`. */
import { startsSmall } from './character-class.ts';
import { indexOfOffset, type Passage, slicePassage, trimPassage } from './passage.ts';

/** The lines of the cell, where breaks stand in it; one that goes on with what stands before it begins none. */
export function linesOfCell(cell: Passage, breaks: readonly number[]): readonly Passage[] {
  if (breaks.length === 0) return [cell];
  const parts: Passage[] = [];
  let from = 0;
  for (const offset of breaks) {
    const at = indexOfOffset(cell, offset);
    if (at === null || at <= from || goesOn(cell.text, at)) continue;
    parts.push(lineOf(cell, from, at));
    from = at;
  }
  if (from === 0) return [cell];
  parts.push(lineOf(cell, from, cell.text.length));
  return parts.filter(({ text }) => text !== '');
}

const lineOf = (cell: Passage, from: number, to: number): Passage =>
  trimPassage(slicePassage(cell, from, to), '•·-–—*');

/** Small letters go on where others begin with capitals. */
function goesOn(text: string, at: number): boolean {
  const after = text.slice(at, at + MAX_MARKS).trimStart();
  const isOpen = OPEN_END.test(text.slice(Math.max(0, at - MAX_MARKS), at)) || GOES_ON.test(after);
  return isOpen || (startsSmall(after) && !startsSmall(text));
}
const MAX_MARKS = 4;
const OPEN_END = /[,:(&+/→–-]\s{0,3}$/;
const GOES_ON = /^[(,;.)&+→]/;
