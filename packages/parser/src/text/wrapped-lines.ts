/**
 * Puts hard-wrapped copy (PDF, old mail) back together: a line goes on where the next line's first word would not have fitted. Only in
 * texts that are wrapped, that is where several lines go on in lower case.
 */
import type { Line } from './lines.ts';
import { isBlank, joinPassages } from './passage.ts';

const MIN_WIDTH = 45;
const MAX_WIDTH = 110;
const SLACK = 3;
const CONTINUES = /^\p{Ll}/u;
const LABEL = /^\p{L}[\p{L} /&-]{1,28}:(?:\s|$)/u;
const PAGE_FURNITURE =
  /\b(?:page|seite|p[aá]gina|pag\.|sivu)\s{0,3}\d{1,4}\s{0,3}(?:of|von|de|di|sur|\/)\s{0,3}\d{1,4}\b/i;

/** `startsNew` says whether a line starts something of its own whatever stands before it (a day, a clock time with its entry). */
export function joinWrappedLines(lines: readonly Line[], startsNew: (line: Line) => boolean): Line[] {
  const plain = lines.map(isPlain);
  const width = wrapWidth(lines, plain);
  const joined: Line[] = [];
  let i = 0;
  while (i < lines.length) {
    const first = lines[i] as Line;
    let end = i + 1;
    while (plain[end] === true && goesOn(first, lines[end - 1] as Line, lines[end] as Line, width, startsNew)) end++;
    joined.push(end === i + 1 ? first : joinLines(lines.slice(i, end)));
    i = end;
  }
  return joined;
}

function joinLines(parts: readonly Line[]): Line {
  return {
    ...(parts[0] as Line),
    passage: joinPassages(parts.map((part) => part.passage)),
    isBold: parts.every((part) => part.isBold),
    bolds: parts.flatMap((part) => part.bolds),
    links: parts.flatMap((part) => part.links),
  };
}

export const isPageFurniture = (line: Line): boolean => PAGE_FURNITURE.test(line.passage.text.slice(0, 300));

const isPlain = (line: Line): boolean =>
  line.bullet === null &&
  line.heading === 0 &&
  line.cells === null &&
  !line.isRule &&
  !isBlank(line.passage) &&
  !isPageFurniture(line);

/** The column at which the text is wrapped, or null where it is not. */
function wrapWidth(lines: readonly Line[], plain: readonly boolean[]): number | null {
  let width = 0;
  let continued = 0;
  for (let i = 0; i < lines.length - 1; i++) {
    if (!plain[i] || !plain[i + 1]) continue;
    const { length } = (lines[i] as Line).passage.text;
    width = Math.max(width, length);
    if (length >= MIN_WIDTH && CONTINUES.test((lines[i + 1] as Line).passage.text)) continued++;
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
  if (next.quote !== line.quote || line.isRule || isBlank(line.passage) || line.cells !== null || line.heading > 0)
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
