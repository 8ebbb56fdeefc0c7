/**
 * Lines within a line of HTML: `<br>` breaks it, and an item, paragraph or heading that starts or ends in its midst. Rows of tables keep
 * theirs: a cell may hold a break.
 */
import { allMatches } from './all-matches.ts';

const BREAK =
  /<br\s?\/?>|<\/(?:li|p|div|h[1-6]|tr|ul|ol|table)\s?>(?=\s*[^\s<]|\s*<(?!\/))|(?=<(?:li|p|h[1-6])\b)(?<=[^\s>]\s{0,20})/gi;
const MAX_BREAKS = 2000;
/** What a line of a page or a mail stands in; its marks come behind it. */
const OPENING = /^\s{0,20}(?:<(?:p|div|span|section|article|font|center|body|html)(?:\s[^<>]{0,300})?>\s{0,20}){1,8}/i;
const TAGS_ALONE =
  /^(?:\s{0,20}<\/?(?:p|div|span|section|article|font|center|body|html|br)(?:\s[^<>]{0,300})?\/?>){1,8}\s*$/i;

/** Ranges of the line that have text of their own, empty ones for tags alone; the whole line where there is no tag in it. */
export function splitAtTags(raw: string): readonly (readonly [from: number, to: number])[] {
  if (!raw.includes('<') || raw.trimStart().startsWith('|')) return [[0, raw.length]];
  const ranges: [number, number][] = [];
  let from = 0;
  if (raw.search(BREAK) >= 0)
    for (const match of allMatches(BREAK, raw).slice(0, MAX_BREAKS)) {
      const to = match.index + match[0].length;
      add(ranges, raw, from, to);
      from = to;
    }
  add(ranges, raw, from, raw.length);
  return ranges;
}

function add(ranges: [number, number][], raw: string, from: number, to: number): void {
  const part = raw.slice(from, to);
  if (part.trim() === '') return;
  if (TAGS_ALONE.test(part)) ranges.push([from, from]);
  else ranges.push([from + (OPENING.exec(part)?.[0].length ?? 0), to]);
}
