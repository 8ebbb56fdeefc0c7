/**
 * The text as a reservation system's screen: its lines as they were sent, unjoined, in capitals. Markdown means nothing here: a `*` or `>`
 * is the system's own.
 */
import type { Span } from '../../model/answer.ts';
import { type Field, stated } from '../../model/field.ts';
import { cleanCharacters } from '../../text/characters.ts';
import { joinPassages, offsetOf, type Passage, spanOf } from '../../text/passage.ts';
import type { SourceDocument } from './document.ts';

export interface ScreenLine {
  readonly index: number;
  readonly passage: Passage;
  /** `passage.text` in capitals, tabs as blanks; as long as it. */
  readonly text: string;
  /** The text has no small letter: someone's sentence in a mail has. */
  readonly isCapitals: boolean;
}

const LINE_BREAK = /\r\n?|\n/g;
/** No display is wider; what stands further right is not read. */
const MAX_WIDTH = 400;

export function readScreenLines(source: string): ScreenLine[] {
  const lines: ScreenLine[] = [];
  let start = 0;
  const add = (end: number): void => {
    lines.push(screenLine(cleanCharacters(source.slice(start, Math.min(end, start + MAX_WIDTH)), start), lines.length));
  };
  LINE_BREAK.lastIndex = 0;
  for (let match = LINE_BREAK.exec(source); match !== null; match = LINE_BREAK.exec(source)) {
    add(match.index);
    start = match.index + match[0].length;
  }
  add(source.length);
  return lines;
}

function screenLine(passage: Passage, index: number): ScreenLine {
  const text = passage.text.replace(/[a-z\t]+/g, (part) => part.toUpperCase().replaceAll('\t', ' '));
  return { index, passage, text, isCapitals: !/[a-z]/.test(passage.text) };
}

/** Several lines read as one, where a display or a mail broke one in two. */
export function joinScreenLines(lines: readonly ScreenLine[], separator = ' '): ScreenLine {
  const [first] = lines;
  return screenLine(
    joinPassages(
      lines.map((line) => line.passage),
      separator,
    ),
    first?.index ?? 0,
  );
}

/** A value that stands at `[from, to)` of a line. */
export const fieldAt = <T>(line: ScreenLine, from: number, to: number, value: T): Field<T> =>
  stated(value, [spanOf(line.passage, from, to)]);

/** The named group of a match (flag `d`) as a field; null where it took no part. */
export function groupField<T>(
  line: ScreenLine,
  match: RegExpExecArray,
  name: string,
  read: (text: string) => T,
): Field<T> | null {
  const place = match.indices?.groups?.[name];
  const text = match.groups?.[name];
  return place === undefined || text === undefined || text === '' ? null : fieldAt(line, ...place, read(text));
}

/** The document's lines that hold one of the given screen lines; both in order. */
export function claimLines(document: SourceDocument, claimed: Iterable<ScreenLine>): Set<number> {
  const starts = [...claimed]
    .filter((line) => line.text !== '')
    .map((line) => offsetOf(line.passage, 0))
    .sort((a, b) => a - b);
  const lines = new Set<number>();
  let next = 0;
  for (const line of document.lines) {
    const { text } = line.passage;
    if (text === '') continue;
    const reach: Span = [line.span[0], Math.max(line.span[1], offsetOf(line.passage, text.length - 1) + 1)];
    while (next < starts.length && (starts[next] as number) < reach[0]) next++;
    if (next < starts.length && (starts[next] as number) < reach[1]) lines.add(line.index);
  }
  return lines;
}
