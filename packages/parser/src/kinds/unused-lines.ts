/** P-7: the lines with a letter or digit that no value points into. They are found from the spans, so nothing can be left out. */
import type { Span } from '../model/answer.ts';
import { hasLetterOrNumber } from '../text/character-class.ts';

/** `used` are the spans of the answer's values, in any order. */
export function findUnusedLines(source: string, used: readonly Span[]): Span[] {
  const ends = lineEnds(source);
  const depths = coverDepths(ends, used);
  const unused: Span[] = [];
  let depth = 0;
  let start = 0;
  for (let line = 0; line < ends.length; line++) {
    const end = ends[line] as number;
    depth += depths[line] as number;
    if (depth === 0 && end > start) {
      const text = source.slice(start, end);
      if (hasLetterOrNumber(text)) unused.push(trimmedSpan(text, start));
    }
    start = end + 1;
  }
  return unused;
}

/** Where the text stands without the blanks at its ends; most lines have none. */
function trimmedSpan(text: string, start: number): Span {
  const from = isInk(text.charCodeAt(0)) ? 0 : text.length - text.trimStart().length;
  const to = isInk(text.charCodeAt(text.length - 1)) ? text.length : text.trimEnd().length;
  return [start + from, start + to];
}

/** A character of ASCII that is no blank. */
const isInk = (code: number): boolean => code > 32 && code < 127;

/** Where each line ends: at its line feed, the last one at the end of the text. */
function lineEnds(source: string): number[] {
  const ends: number[] = [];
  for (let end = source.indexOf('\n'); end >= 0; end = source.indexOf('\n', end + 1)) ends.push(end);
  ends.push(source.length);
  return ends;
}

/** For each line, how many spans begin to cover it less those that covered only the lines before it. */
function coverDepths(ends: readonly number[], used: readonly Span[]): number[] {
  const depths = new Array<number>(ends.length + 2).fill(0);
  for (const [start, end] of used) {
    const first = firstLineBeyond(ends, start);
    // Most spans lie in one line; else the first line that starts at or after the span's end is looked up.
    const isWithinOne = first < ends.length && end <= (ends[first] as number) + 1;
    const after = isWithinOne ? first + 1 : firstLineBeyond(ends, end - 2) + 1;
    if (after <= first) continue;
    depths[first] = (depths[first] as number) + 1;
    depths[after] = (depths[after] as number) - 1;
  }
  return depths;
}

/** The first line that ends behind `offset`. */
function firstLineBeyond(ends: readonly number[], offset: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] as number) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
