/**
 * Lines within a line of HTML: `<br>` breaks it, and an item, paragraph or heading that starts or ends in its midst. Rows of tables keep
 * theirs: a cell may hold a break.
 */
import { allMatches } from './all-matches.ts';

const BREAK =
  /<br\s?\/?>|<\/(?:li|p|div|h[1-6]|tr|ul|ol|table)\s?>(?=\s*[^\s<]|\s*<(?!\/))|(?=<(?:li|p|h[1-6])\b)(?<=[^\s>]\s{0,20})/gi;
const MAX_BREAKS = 2000;

/** Ranges of the line that have text of their own; the whole line where there is no break in it. */
export function splitAtTags(raw: string): readonly (readonly [from: number, to: number])[] {
  if (!raw.includes('<') || raw.search(BREAK) < 0 || raw.trimStart().startsWith('|')) return [[0, raw.length]];
  const ranges: [number, number][] = [];
  let from = 0;
  for (const match of allMatches(BREAK, raw).slice(0, MAX_BREAKS)) {
    const to = match.index + match[0].length;
    if (raw.slice(from, to).trim() !== '') ranges.push([from, to]);
    from = to;
  }
  if (raw.slice(from).trim() !== '') ranges.push([from, raw.length]);
  return ranges;
}
