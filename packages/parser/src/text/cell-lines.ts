/** Lines within the cell of a table: `Ferry to Paros<br>Walk in the old town`. */
import { indexOfOffset, type Passage, slicePassage, trimPassage } from './passage.ts';
import { breaksOff } from './wrapped-lines.ts';

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

/** Where the line above breaks off, or the next begins with what leads on; small letters alone begin things of their own, too. */
function goesOn(text: string, at: number): boolean {
  const before = text.slice(0, at).trimEnd();
  return (
    OPEN_END.test(before.slice(-1)) || GOES_ON.test(text.slice(at, at + MAX_LEAD).trimStart()) || breaksOff(before)
  );
}
const MAX_LEAD = 16;
const OPEN_END = /[,:(&+/→–-]$/;
const GOES_ON = /^(?:[(,;.)&+→]|(?:and|or|with|und|oder|mit|et|ou|avec|y|o|con|e|com|en|of|met)\s)/;
