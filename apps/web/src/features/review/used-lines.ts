/** Which lines of the paste gave something: counted are the lines with a letter or digit; used is one that a value's span touches. */
import type { WireProvenance } from '@waypage/contract';
import type { SourceLine, SourceText } from './source-text.ts';
import { indexAt } from './source-text.ts';
import { listSpans } from './span-segments.ts';

export interface UsedLines {
  readonly used: number;
  readonly total: number;
  /** Indexes of the counted lines that gave nothing. */
  readonly unused: readonly number[];
}

export function countUsedLines(source: SourceText, spans: WireProvenance['spans']): UsedLines {
  const touched = new Uint8Array(source.lines.length);
  for (const { start, end } of listSpans(spans, source.text.length)) {
    for (let line = indexAt(source.lines, start); line < source.lines.length; line += 1) {
      if ((source.lines[line] as SourceLine).start >= end) break;
      if ((source.lines[line] as SourceLine).end > start) touched[line] = 1;
    }
  }
  const unused: number[] = [];
  let total = 0;
  source.lines.forEach((line, index) => {
    if (!line.hasWord) return;
    total += 1;
    if (!touched[index]) unused.push(index);
  });
  return { used: total - unused.length, total, unused };
}

/** The line without the blanks around it, as `source.unused` holds it. */
export function trimmedSpan(source: SourceText, lineIndex: number): [number, number] {
  const { start, end } = source.lines[lineIndex] as SourceLine;
  const line = source.text.slice(start, end);
  return [start + (line.length - line.trimStart().length), end - (line.length - line.trimEnd().length)];
}
