/**
 * A piece of cleaned text that knows where each of its characters stands in the text as it was pasted. Slicing and trimming keep that
 * true, so every value cut from a passage has its span (P-6).
 */
import type { Span } from '../model/answer.ts';

export interface Passage {
  readonly text: string;
  /** Source offset of the first character where the passage is a plain copy, else the source offset of each character. */
  readonly at: number | Int32Array;
}

export function offsetOf(passage: Passage, index: number): number {
  return typeof passage.at === 'number' ? passage.at + index : (passage.at[index] ?? 0);
}

/** The span of `[from, to)` in the source. The range must not be empty. */
export function spanOf(passage: Passage, from = 0, to = passage.text.length): Span {
  return [offsetOf(passage, from), offsetOf(passage, to - 1) + 1];
}

export function slicePassage(passage: Passage, from: number, to = passage.text.length): Passage {
  const at = typeof passage.at === 'number' ? passage.at + from : passage.at.subarray(from, to);
  return { text: passage.text.slice(from, to), at };
}

/** Without blanks at both ends, and without the characters of `also` (a set of single characters). */
export function trimPassage(passage: Passage, also = ''): Passage {
  const { text } = passage;
  let from = 0;
  let to = text.length;
  while (from < to && isTrimmed(text.charAt(from), also)) from++;
  while (to > from && isTrimmed(text.charAt(to - 1), also)) to--;
  return from === 0 && to === text.length ? passage : slicePassage(passage, from, to);
}

function isTrimmed(character: string, also: string): boolean {
  return character === ' ' || character === '\t' || also.includes(character);
}

/** One passage out of several; `separator` says what stands after each but the last. */
export function joinPassages(passages: readonly Passage[], separator: (index: number) => string = () => ' '): Passage {
  const [only] = passages;
  if (passages.length === 1 && only) return only;
  const text = passages.map((p, i) => (i < passages.length - 1 ? p.text + separator(i) : p.text)).join('');
  const at = new Int32Array(text.length);
  let k = 0;
  for (const [i, passage] of passages.entries()) {
    for (let j = 0; j < passage.text.length; j++, k++) at[k] = offsetOf(passage, j);
    const gap = i < passages.length - 1 ? separator(i).length : 0;
    for (let j = 0; j < gap; j++, k++) at[k] = at[k - 1] ?? 0;
  }
  return { text, at };
}

export const isBlank = (passage: Passage): boolean => passage.text.trim() === '';
