/**
 * The text as a reservation system's screen: its lines as they were sent, unjoined, in capitals, without the marks of mails and screens.
 * Markdown means nothing here: a `*` or `>` is the system's own.
 */
import type { Span } from '../../model/answer.ts';
import { cleanCharacters } from '../../text/characters.ts';
import { offsetOf, type Passage } from '../../text/passage.ts';
import type { SourceDocument } from './document.ts';

export interface ScreenLine {
  readonly index: number;
  readonly passage: Passage;
  /** `passage.text` in capitals, tabs as blanks; as long as it. */
  readonly text: string;
}

const LINE_BREAK = /\r\n?|\n/g;

export function readScreenLines(source: string): ScreenLine[] {
  const lines: ScreenLine[] = [];
  let start = 0;
  const add = (end: number): void => {
    const passage = cleanCharacters(source.slice(start, end), start);
    const text = passage.text.replace(/[a-z\t]+/g, (part) => part.toUpperCase().replaceAll('\t', ' '));
    lines.push({ index: lines.length, passage, text });
  };
  LINE_BREAK.lastIndex = 0;
  for (let match = LINE_BREAK.exec(source); match !== null; match = LINE_BREAK.exec(source)) {
    add(match.index);
    start = match.index + match[0].length;
  }
  add(source.length);
  return lines;
}

/** The lines of the document that hold the given places of the source; both in order. */
export function claimLines(document: SourceDocument, claimed: readonly ScreenLine[]): Set<number> {
  const lines = new Set<number>();
  let next = 0;
  for (const line of document.lines) {
    const { passage } = line;
    if (passage.text === '') continue;
    const last: number = offsetOf(passage, passage.text.length - 1);
    const reach: Span = [line.span[0], Math.max(line.span[1], last + 1)];
    while (next < claimed.length && startOf(claimed[next] as ScreenLine) < reach[0]) next++;
    if (next < claimed.length && startOf(claimed[next] as ScreenLine) < reach[1]) lines.add(line.index);
  }
  return lines;
}

const startOf = (line: ScreenLine): number => offsetOf(line.passage, 0);
