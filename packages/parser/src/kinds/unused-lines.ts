/** P-7: the lines with a letter or digit that no value points into. They are found from the spans, so nothing can be left out. */
import type { Span } from '../model/answer.ts';

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

export function findUnusedLines(source: string, spans: Readonly<Record<string, Span | readonly Span[]>>): Span[] {
  const used = Object.values(spans)
    .flatMap((value) => (isSpan(value) ? [value] : [...value]))
    .sort((a, b) => a[0] - b[0]);
  const unused: Span[] = [];
  let next = 0;
  let reach = 0;
  let start = 0;
  while (start <= source.length) {
    const end = endOfLine(source, start);
    while (next < used.length && (used[next] as Span)[0] < end) reach = Math.max(reach, (used[next++] as Span)[1]);
    const text = source.slice(start, end);
    if (reach <= start && LETTER_OR_DIGIT.test(text))
      unused.push([start + text.length - text.trimStart().length, start + text.trimEnd().length]);
    start = end + 1;
  }
  return unused;
}

function endOfLine(source: string, start: number): number {
  const end = source.indexOf('\n', start);
  return end < 0 ? source.length : end;
}

const isSpan = (value: Span | readonly Span[]): value is Span => typeof value[0] === 'number';
