/** What else stands on a line that holds a list: before the list and behind it. */
import type { SourceDocument } from '../../../formats/reading/document.ts';
import { mayEndWithin } from '../../../formats/reading/sentences.ts';
import type { TermItem } from '../../../formats/reading/terms/term-lists.ts';
import type { Span } from '../../../model/answer.ts';
import { indexOfOffset, type Passage, slicePassage, spanOf } from '../../../text/passage.ts';

/** `. excl visa` */
const MIN_REST = 9;

/** What stands before the list on a line with one: `That's flights and two bags. Doesn't include insurance.` */
export function startsOf(document: SourceDocument, listed: readonly TermItem[]): { line: number; rest: Passage }[] {
  const starts = new Map<number, number>();
  for (const { line, value } of listed)
    starts.set(line, Math.min(starts.get(line) ?? Number.MAX_SAFE_INTEGER, value.spans[0]?.[0] ?? 0));
  return [...starts].flatMap(([index, start]) => {
    const line = document.lines[index];
    if (!line || line.bullet !== null || !mayEndWithin(line.passage.text)) return [];
    const at = indexOfOffset(line.passage, start) ?? 0;
    // The words that announce the list stand between.
    const end = SENTENCES.exec(line.passage.text.slice(0, at))?.[0].length ?? 0;
    return end === 0 ? [] : [{ line: index, rest: slicePassage(line.passage, 0, end) }];
  });
}

const SENTENCES = /^.*[.!](?=\s)/s;

/** What stands after the list on a line such as `Price includes flights and transfers. Subject to availability.`, as far as the next list. */
export function restsOf(document: SourceDocument, listed: readonly TermItem[]): { line: number; rest: Passage }[] {
  const byLine = new Map<number, Span[]>();
  for (const { topic, line, value } of listed) {
    const span: Span = [value.spans[0]?.[0] ?? 0, value.spans.at(-1)?.[1] ?? 0];
    if (topic === 'restrictions') continue;
    const spans = byLine.get(line);
    if (spans === undefined) byLine.set(line, [span]);
    else spans.push(span);
  }
  return [...byLine].flatMap(([index, spans]) => {
    const passage = document.lines[index]?.passage;
    if (!passage || passage.text.length < 30) return [];
    const limit = spanOf(passage)[1];
    return spans
      .sort((a, b) => a[0] - b[0])
      .flatMap(([, end], i) => {
        const until = spans[i + 1]?.[0] ?? limit;
        if (until - end < MIN_REST) return [];
        const at = indexOfOffset(passage, end) ?? passage.text.length;
        const dot = /^[.!]\s+/.exec(passage.text.slice(at, at + 4))?.[0].length ?? 0;
        return dot === 0
          ? []
          : [
              {
                line: index,
                rest: slicePassage(passage, at + dot, indexOfOffset(passage, until) ?? passage.text.length),
              },
            ];
      });
  });
}
