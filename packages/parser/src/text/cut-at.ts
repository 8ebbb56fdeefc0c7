import { allMatches } from './all-matches.ts';
import { type Passage, slicePassage } from './passage.ts';

/** The parts of a passage between the matches of `separator`, which is global; blank ones are left out. */
export function cutAt(passage: Passage, separator: RegExp): Passage[] {
  const parts: Passage[] = [];
  let from = 0;
  for (const match of allMatches(separator, passage.text)) {
    if (match[0] === '' && match.index === from) continue;
    parts.push(slicePassage(passage, from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(slicePassage(passage, from));
  return parts.filter((part) => part.text.trim() !== '');
}
