/**
 * Puts hard-wrapped copy (PDF, old mail) back together: a line goes on where the next line's first word would not have fitted. Only in
 * texts that are wrapped, that is where several lines go on in lower case.
 */
import type { Line } from './lines.ts';
import { isBlank, joinPassages, type Passage, slicePassage } from './passage.ts';

const MIN_WIDTH = 45;
const MAX_WIDTH = 110;
const SLACK = 3;
const CONTINUES = /^\p{Ll}/u;
/** `in-` at the end of a line, its rest on the next. */
const HYPHEN = /\p{L}-$/u;
/** `three- and four-star`: the hyphen stays. */
const SUSPENDED = /^(?:and|or|und|oder|to|bis|et|ou|y|o|e)\b/;
const LABEL = /^\p{L}[\p{L} /&-]{1,28}:(?:\s|$)/u;
const PAGE_FURNITURE =
  /\b(?:page|seite|p[aá]gina|pag\.|sivu)\s{0,3}\d{1,4}\s{0,3}(?:of|von|de|di|sur|\/)\s{0,3}\d{1,4}\b/i;

/** `startsNew` says whether a line starts something of its own whatever stands before it (a day, a clock time with its entry). */
export function joinWrappedLines(lines: readonly Line[], startsNew: (line: Line) => boolean): Line[] {
  const width = wrapWidth(lines);
  const joined: Line[] = [];
  let i = 0;
  while (i < lines.length) {
    const parts: Line[] = [];
    let line = lines[i] as Line;
    parts.push(line);
    for (let next = lines[i + 1]; next && goesOn(parts[0] as Line, line, next, width, startsNew); next = lines[i + 1]) {
      parts.push(next);
      line = next;
      i++;
    }
    const first = parts[0] as Line;
    if (parts.length === 1) joined.push(first);
    else
      joined.push({
        ...first,
        passage: joinParts(parts),
        isBold: parts.every((part) => part.isBold),
        bolds: parts.flatMap((part) => part.bolds),
        links: parts.flatMap((part) => part.links),
      });
    i++;
  }
  return joined;
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
  // The second line of a list entry, indented under it and going on in lower case, or where its first word would not have fitted.
  if (first.bullet !== null)
    return (
      next.indent > first.indent &&
      !/[.!?:]$/.test(text) &&
      (CONTINUES.test(next.passage.text) || (width !== null && !fits(line.span[1] - line.span[0], next, width)))
    );
  if (width !== null && HYPHEN.test(text) && CONTINUES.test(next.passage.text)) return true;
  if (width === null || text.length < MIN_WIDTH || LABEL.test(next.passage.text)) return false;
  if (fits(text.length, next, width)) return false;
  return CONTINUES.test(next.passage.text) || !startsNew(next);
}

/** Would the first word of `next` have fitted at the end of a line of this length? */
function fits(length: number, next: Line, width: number): boolean {
  const space = next.passage.text.indexOf(' ');
  const firstWord = space < 0 ? next.passage.text.length : space;
  return length + 1 + firstWord < width - SLACK;
}

/** A word cut in two by a hyphen becomes one again. */
function joinParts(parts: readonly Line[]): Passage {
  const passages = parts.map((part) => part.passage);
  const isCut = passages.map(({ text }, i) => {
    const next = passages[i + 1]?.text ?? '';
    return HYPHEN.test(text) && CONTINUES.test(next) && !SUSPENDED.test(next);
  });
  const pieces = passages.map((passage, i) => (isCut[i] ? slicePassage(passage, 0, passage.text.length - 1) : passage));
  return joinPassages(pieces, (i) => (isCut[i] ? '' : ' '));
}
