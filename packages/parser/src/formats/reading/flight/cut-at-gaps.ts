/** The pieces of a line between gaps, without the blanks at their ends; empty ones are left out. */
import { allMatches } from '../../../text/all-matches.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';

/** `gap` is global. */
export function cutAtGaps(passage: Passage, gap: RegExp): Passage[] {
  const parts: Passage[] = [];
  let from = 0;
  for (const { index, 0: blanks } of allMatches(gap, passage.text)) {
    parts.push(trimPassage(slicePassage(passage, from, index)));
    from = index + blanks.length;
  }
  parts.push(trimPassage(slicePassage(passage, from)));
  return parts.filter(({ text }) => text !== '');
}
