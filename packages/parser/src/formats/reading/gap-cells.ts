/** Cells of a line that is no row of a table: what wide gaps, tabs and bars set apart. */
import { allMatches } from '../../text/all-matches.ts';
import { hasLetterOrNumber } from '../../text/character-class.ts';
import { type Passage, slicePassage, trimPassage } from '../../text/passage.ts';

const GAP = /\s{2,}|\t+|\s\|\s/g;

/** Those that hold anything. */
export function splitCells(passage: Passage): Passage[] {
  const { text: whole } = passage;
  if (!whole.includes('  ') && !whole.includes('\t') && !whole.includes(' | '))
    return hasLetterOrNumber(whole) ? [trimPassage(passage)] : [];
  const cells: Passage[] = [];
  let from = 0;
  for (const gap of allMatches(GAP, passage.text)) {
    cells.push(trimPassage(slicePassage(passage, from, gap.index)));
    from = gap.index + gap[0].length;
  }
  cells.push(trimPassage(slicePassage(passage, from)));
  return cells.filter(({ text }) => hasLetterOrNumber(text));
}
