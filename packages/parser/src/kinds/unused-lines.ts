/** P-7: the lines with a letter or digit that no value points into. They are found from the spans, so nothing can be left out. */
import type { Span } from '../model/answer.ts';
import { hasLetterOrNumber } from '../text/character-class.ts';

export function findUnusedLines(source: string, spans: Readonly<Record<string, Span | readonly Span[]>>): Span[] {
  const ends = lineEnds(source);
  const depths = coverDepths(ends, spans);
  const unused: Span[] = [];
  let depth = 0;
  let start = 0;
  for (let line = 0; line < ends.length; line++) {
    const end = ends[line] as number;
    depth += depths[line] as number;
    if (depth === 0 && end > start) {
      const text = source.slice(start, end);
      if (hasLetterOrNumber(text))
        unused.push([start + text.length - text.trimStart().length, start + text.trimEnd().length]);
    }
    start = end + 1;
  }
  return unused;
}

/** Where each line ends: at its line feed, the last one at the end of the text. */
function lineEnds(source: string): number[] {
  const ends: number[] = [];
  for (let end = source.indexOf('\n'); end >= 0; end = source.indexOf('\n', end + 1)) ends.push(end);
  ends.push(source.length);
  return ends;
}

/** For each line, how many spans begin to cover it less those that covered only the lines before it. */
function coverDepths(ends: readonly number[], spans: Readonly<Record<string, Span | readonly Span[]>>): Int32Array {
  const depths = new Int32Array(ends.length + 1);
  const cover = (span: Span): void => {
    const first = firstLineBeyond(ends, span[0]);
    // Most spans lie in one line; else the first line that starts at or after the span's end is looked up.
    const isWithinOne = first < ends.length && span[1] <= (ends[first] as number) + 1;
    const after = isWithinOne ? first + 1 : firstLineBeyond(ends, span[1] - 2) + 1;
    if (after <= first) return;
    depths[first] = (depths[first] as number) + 1;
    if (after < depths.length) depths[after] = (depths[after] as number) - 1;
  };
  for (const pointer in spans) {
    const value = spans[pointer] as Span | readonly Span[];
    if (isSpan(value)) cover(value);
    else for (const span of value) cover(span);
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

const isSpan = (value: Span | readonly Span[]): value is Span => typeof value[0] === 'number';
