/**
 * P-16: what a colleague says at the top of a pasted text about the paste itself (`can u put this up? client wants it by 5pm`) is no title, no name
 * and no condition: the lines are read as blank, and show as unused. A line that
 * counts, prices or dates something may be the offer's own, whoever says it.
 */
import { asBlank } from '../formats/reading/blank-line.ts';
import type { DocumentLine, SourceDocument } from '../formats/reading/document.ts';
import { isMailHeader } from '../formats/reading/messages/mail-header.ts';
import { asksColleague, talksOfPaste, tellsFigure } from './colleague-words.ts';

/** So many lines at the top may be somebody's words; a text of no more has nothing below them. */
const MAX_LINES = 3;

export function withoutHeadRemark(document: SourceDocument): SourceDocument {
  const { lines } = document;
  const told: DocumentLine[] = [];
  for (const line of lines) {
    if (told.length > MAX_LINES) break;
    if (line.passage.text !== '' && !line.isRule && !line.isAround) told.push(line);
  }
  if (told.length <= MAX_LINES) return document;
  const remarks = new Set(told.slice(0, MAX_LINES).filter(isRemark));
  if (remarks.size === 0) return document;
  return { ...document, lines: lines.map((line) => (remarks.has(line) ? asBlank(line) : line)) };
}

const isRemark = (line: DocumentLine): boolean =>
  line.bullet === null &&
  line.heading === 0 &&
  line.cells === null &&
  line.table === null &&
  !line.isBold &&
  (asksColleague(line) || talksOfPaste(line)) &&
  !tellsFigure(line.folded) &&
  !isMailHeader(line);
