/**
 * The way out and the way back side by side, as mails and print-outs have them; read column by column:
 *
 *     Outbound journey          Inbound journey
 *     BA 2167                   BA 2166
 *     London Gatwick 10:40      Tampa 19:15
 */
import { findDirection } from '../../../annotators/flight-words.ts';
import type { Passage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { cutAtGaps } from './cut-at-gaps.ts';

interface ColumnPiece {
  readonly line: DocumentLine;
  readonly passage: Passage;
}

export interface TwinColumns {
  /** Index of the last line. */
  readonly last: number;
  /** Down the left column, then down the right. */
  readonly pieces: readonly ColumnPiece[];
}

const GAP = /\t+|\s{3,}/g;
const MAX_LINES = 24;

/** The columns that begin at this line, or null. */
export function readTwinColumns(document: SourceDocument, start: number): TwinColumns | null {
  const head = document.lines[start];
  if (!head || head.folded.length > 120) return null;
  const heads = split(head);
  const [left, right] = heads;
  if (heads.length !== 2 || !left || !right || !isHead(left) || !isHead(right)) return null;
  const columns: [ColumnPiece[], ColumnPiece[]] = [[{ line: head, passage: left }], [{ line: head, passage: right }]];
  let last = start;
  for (let i = start + 1; i < Math.min(document.lines.length, start + MAX_LINES); i++) {
    const line = document.lines[i] as DocumentLine;
    if (line.passage.text === '') continue;
    const parts = split(line);
    if (parts.length !== 2) break;
    for (const [k, passage] of parts.entries()) columns[k as 0 | 1].push({ line, passage });
    last = i;
  }
  return last === start ? null : { last, pieces: [...columns[0], ...columns[1]] };
}

const isHead = (passage: Passage): boolean => findDirection(foldText(passage.text)) !== null;

function split({ passage }: DocumentLine): Passage[] {
  return cutAtGaps(passage, GAP);
}
