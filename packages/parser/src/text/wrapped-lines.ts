/**
 * Puts hard-wrapped copy (PDF, old mail) back together: a line goes on where the next line's first word would not have fitted. Only in
 * texts that are wrapped, that is where several lines go on in lower case.
 */
import type { Line } from './lines.ts';
import type { Unpaged } from './page-furniture.ts';
import { isBlank, joinPassages } from './passage.ts';

const MIN_WIDTH = 45;
const MAX_WIDTH = 110;
const SLACK = 3;
const CONTINUES = /^\p{Ll}/u;
const LABEL = /^\p{L}[\p{L} /&-]{1,28}:(?:\s|$)/u;

/**
 * `startsNew` says whether a line starts something of its own whatever stands before it (a day, a clock time with its entry); `continued`
 * holds the lines that are known to go on with the line before.
 */
export function joinWrappedLines({ lines, continued }: Unpaged, startsNew: (line: Line) => boolean): Line[] {
  const width = wrapWidth(lines);
  const joined: Line[] = [];
  let i = 0;
  while (i < lines.length) {
    const parts: Line[] = [];
    let line = lines[i] as Line;
    parts.push(line);
    for (
      let next = lines[i + 1];
      next && (continued.has(next) || goesOn(parts[0] as Line, line, next, width, startsNew));
      next = lines[i + 1]
    ) {
      parts.push(next);
      line = next;
      i++;
    }
    const first = parts[0] as Line;
    if (parts.length === 1) joined.push(first);
    else
      joined.push({
        ...first,
        passage: joinPassages(parts.map((part) => part.passage)),
        isBold: parts.every((part) => part.isBold),
        bolds: parts.flatMap((part) => part.bolds),
        links: parts.flatMap((part) => part.links),
      });
    i++;
  }
  return joined;
}

const isPlain = (line: Line): boolean =>
  line.bullet === null && line.heading === 0 && line.cells === null && !line.isRule && !isBlank(line.passage);

/** The column at which the text is wrapped, or null where it is not. */
function wrapWidth(lines: readonly Line[]): number | null {
  let width = 0;
  let continued = 0;
  for (const [i, line] of lines.entries()) {
    if (!isPlain(line)) continue;
    const length = line.passage.text.length;
    const next = lines[i + 1];
    if (!next || !isPlain(next)) continue;
    width = Math.max(width, length);
    if (length >= MIN_WIDTH && CONTINUES.test(next.passage.text)) continued++;
  }
  return continued >= 3 && width <= MAX_WIDTH ? width : null;
}

function goesOn(
  first: Line,
  line: Line,
  next: Line,
  width: number | null,
  startsNew: (line: Line) => boolean,
): boolean {
  if (
    !isPlain(next) ||
    next.quote !== line.quote ||
    line.isRule ||
    isBlank(line.passage) ||
    line.cells !== null ||
    line.heading > 0
  )
    return false;
  const { text } = line.passage;
  // The second line of a list entry, indented under it and going on in lower case.
  if (first.bullet !== null)
    return next.indent > first.indent && CONTINUES.test(next.passage.text) && !/[.!?:]$/.test(text);
  if (width === null || text.length < MIN_WIDTH || LABEL.test(next.passage.text)) return false;
  const space = next.passage.text.indexOf(' ');
  const firstWord = space < 0 ? next.passage.text.length : space;
  if (text.length + 1 + firstWord < width - SLACK) return false;
  return CONTINUES.test(next.passage.text) || !startsNew(next);
}
