import { allMatches } from './all-matches.ts';
import { type Passage, slicePassage } from './passage.ts';

/**
 * The parts of a passage between the matches of `separator`, which is global; blank ones are left out. `isWithinBrackets`: what stands in brackets
 * may be cut, too.
 */
export function cutAt(passage: Passage, separator: RegExp, isWithinBrackets = true): Passage[] {
  const parts: Passage[] = [];
  let from = 0;
  for (const match of allMatches(separator, passage.text)) {
    if (match[0] === '' && match.index === from) continue;
    if (!isWithinBrackets && isOpen(passage.text.slice(from, match.index), passage.text.slice(match.index))) continue;
    parts.push(slicePassage(passage, from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(slicePassage(passage, from));
  return parts.filter((part) => part.text.trim() !== '');
}

/** Was a bracket opened that is closed further on? */
function isOpen(before: string, after: string): boolean {
  const open = before.lastIndexOf('(');
  return open >= 0 && !before.includes(')', open) && CLOSES.test(after);
}
const CLOSES = /^[^()]{0,80}\)/;
