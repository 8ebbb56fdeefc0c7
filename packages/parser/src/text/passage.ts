/**
 * A piece of cleaned text that knows where each of its characters stands in the text as it was pasted. Slicing and trimming keep that
 * true, so every value cut from a passage has its span (P-6).
 */
import type { Span } from '../model/answer.ts';
import { codeAt, codeWithin, isLetterOrNumber } from './character-class.ts';

/** Runs of characters that stand together in the source. `starts` rises; a passage begins at index `base` of the map. */
interface OffsetMap {
  readonly starts: readonly number[];
  readonly offsets: readonly number[];
  readonly base: number;
}

export interface Passage {
  readonly text: string;
  /** Source offset of the first character where the passage is a plain copy, else where each run of characters stands. */
  readonly at: number | OffsetMap;
}

export function offsetOf(passage: Passage, index: number): number {
  const { at } = passage;
  if (typeof at === 'number') return at + index;
  const run = runAt(at, at.base + index);
  return (at.offsets[run] as number) + at.base + index - (at.starts[run] as number);
}

/** The last run that starts at or before `index`. */
function runAt({ starts }: OffsetMap, index: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The index of a source offset in the passage, of the character after it where it was left out; null where it lies outside. */
export function indexOfOffset(passage: Passage, offset: number): number | null {
  const { at, text } = passage;
  if (typeof at === 'number') return offset >= at && offset <= at + text.length ? offset - at : null;
  if (text.length === 0 || offset < offsetOf(passage, 0) || offset > offsetOf(passage, text.length - 1) + 1)
    return null;
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsetOf(passage, middle) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Does each letter of `[from, to)` stand in the source as itself? `&eacute;` is none; marks without a width between letters are left out. */
export function isAsWritten(passage: Passage, from: number, to: number): boolean {
  if (typeof passage.at === 'number') return true;
  for (let i = from; i < to - 1; i++)
    if (isLetterOrNumber(codeAt(passage.text, i))) {
      const gap = offsetOf(passage, i + 1) - offsetOf(passage, i);
      // `Brat-` at the end of one line, `tleboro` on the next.
      if (gap > LONGEST_GAP || (gap === LONGEST_GAP && isLetterOrNumber(codeAt(passage.text, i + 1)))) return false;
    }
  return true;
}
/** The shortest entity, `&lt;`, has four characters. */
const LONGEST_GAP = 3;

/** The span of `[from, to)` in the source. The range must not be empty. */
export function spanOf(passage: Passage, from = 0, to = passage.text.length): Span {
  return [offsetOf(passage, from), endOf(passage, to - 1)];
}

/** Where the character at `index` ends in the source: `&eacute;` is one character of eight. */
function endOf(passage: Passage, index: number): number {
  const { at } = passage;
  if (typeof at === 'number') return at + index + 1;
  const run = runAt(at, at.base + index);
  if (isEndRun(at, run + 1) && at.starts[run + 1] === at.base + index + 1) return at.offsets[run + 1] as number;
  return (at.offsets[run] as number) + at.base + index + 1 - (at.starts[run] as number);
}

/** An empty run tells where the one before it ends, where that is not behind its last character; another run starts where it stands. */
const isEndRun = ({ starts }: OffsetMap, run: number): boolean =>
  run + 1 < starts.length && starts[run] === starts[run + 1];

export function slicePassage(passage: Passage, from: number, to = passage.text.length): Passage {
  const { at } = passage;
  const text = passage.text.slice(from, to);
  if (typeof at === 'number') return { text, at: at + from };
  const base = at.base + from;
  const run = runAt(at, base);
  const next = at.starts[run + 1];
  // Within one run it is a plain copy again.
  if (next === undefined || base + text.length < next || (base + text.length === next && !isEndRun(at, run + 1)))
    return { text, at: (at.offsets[run] as number) + base - (at.starts[run] as number) };
  return { text, at: { starts: at.starts, offsets: at.offsets, base } };
}

/** Without blanks at both ends, and without the characters of `also` (a set of marks: letters and figures are never trimmed). */
export function trimPassage(passage: Passage, also = ''): Passage {
  const { text } = passage;
  let from = 0;
  let to = text.length;
  while (from < to && isTrimmed(text, from, also)) from++;
  while (to > from && isTrimmed(text, to - 1, also)) to--;
  return from === 0 && to === text.length ? passage : slicePassage(passage, from, to);
}

function isTrimmed(text: string, index: number, also: string): boolean {
  const code = codeWithin(text, index);
  return code === 32 || code === 9 || (also !== '' && !isLetterOrNumber(code) && also.includes(text.charAt(index)));
}

const BLANK = (): string => ' ';

/** Puts a passage together out of plain text and pieces of other passages. */
export class PassageBuilder {
  private text = '';
  private readonly starts: number[] = [];
  private readonly offsets: number[] = [];

  /** `text` stands at `offset` in the source, character for character. */
  add(text: string, offset: number): void {
    if (text === '') return;
    const last = this.starts.length - 1;
    const length = this.text.length;
    if (last < 0 || (this.offsets[last] as number) + length - (this.starts[last] as number) !== offset) {
      this.starts.push(length);
      this.offsets.push(offset);
    }
    this.text += text;
  }

  /** `text` stands for all that the source has from `offset` to `end`. */
  addFor(text: string, offset: number, end: number): void {
    this.add(text, offset);
    if (end !== offset + text.length) this.endAt(end);
  }

  private endAt(offset: number): void {
    const { length } = this.text;
    this.starts.push(length, length);
    this.offsets.push(offset, offset);
  }

  addSlice(passage: Passage, from: number, to: number): void {
    const { at, text } = passage;
    if (typeof at === 'number') {
      this.add(text.slice(from, to), at + from);
      return;
    }
    let index = from;
    for (let run = runAt(at, at.base + from); index < to; run++) {
      const next = Math.min(to, (at.starts[run + 1] ?? Number.POSITIVE_INFINITY) - at.base);
      if (next === index) continue;
      this.add(text.slice(index, next), (at.offsets[run] as number) + at.base + index - (at.starts[run] as number));
      index = next;
      if (index === (at.starts[run + 1] ?? -1) - at.base && isEndRun(at, run + 1))
        this.endAt(at.offsets[run + 1] as number);
    }
  }

  finish(): Passage {
    return this.starts.length <= 1
      ? { text: this.text, at: this.offsets[0] ?? 0 }
      : { text: this.text, at: { starts: this.starts, offsets: this.offsets, base: 0 } };
  }
}

/** One passage out of several; `separator` says what stands after each but the last. */
export function joinPassages(passages: readonly Passage[], separator: (index: number) => string = BLANK): Passage {
  const [only] = passages;
  if (passages.length === 1 && only) return only;
  const builder = new PassageBuilder();
  for (const [i, passage] of passages.entries()) {
    builder.addSlice(passage, 0, passage.text.length);
    // What stands between stands for the line break after the passage before.
    if (i < passages.length - 1) {
      const at = passage.text === '' ? 0 : offsetOf(passage, passage.text.length - 1);
      for (const character of separator(i)) builder.add(character, at);
    }
  }
  return builder.finish();
}

export function isBlank({ text }: Passage): boolean {
  if (text === '') return true;
  const first = codeAt(text, 0);
  return (first <= 32 || first >= 128) && text.trim() === '';
}
