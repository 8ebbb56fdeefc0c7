/**
 * Rows of a table with two columns, `| Hotel | Atlantis |`, as the labelled lines that they are: `Hotel: Atlantis`; also without bars at the edge
 * (`Stay dates | 11 Jan – 28 Mar`) among other rows, and rows of a list of terms: `EXCL | flights | visa` is `EXCL: flights; visa`.
 */
import { leadingEmojiLength } from '../../annotators/emoji.ts';
import { type DocumentLine, type SourceDocument, withText } from '../../formats/reading/document.ts';
import { readTermHeading } from '../../formats/reading/terms/term-heading.ts';
import { joinPassages } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

const MAX_LABEL = 40;

export function withLabelledRows(document: SourceDocument): SourceDocument {
  const isRow = document.lines.map((line) => isLabelledRow(document, line));
  if (!isRow.includes(true)) return document;
  return { ...document, lines: document.lines.map((line, i) => (isRow[i] ? labelled(line) : line)) };
}

const MAX_BARE_LABEL = 24;

function isLabelledRow(document: SourceDocument, line: DocumentLine): boolean {
  if (line.cellMark !== '|') return false;
  const [label, value, ...others] = line.cells ?? [];
  if (label !== undefined && value !== undefined && isTermLabel(label.text)) return true;
  const hasEdge = line.passage.text.startsWith('|');
  const isAmongRows = [line.index - 1, line.index + 1].some((i) => document.lines[i]?.cellMark === '|');
  if (
    !hasEdge &&
    !(isAmongRows && label !== undefined && label.text.length <= MAX_BARE_LABEL && !/[:\d]/.test(label.text))
  )
    return false;
  return (
    label !== undefined &&
    value !== undefined &&
    others.every((cell) => cell.text === '') &&
    label.text.length <= MAX_LABEL &&
    /\p{L}/u.test(label.text) &&
    /[\p{L}\d]/u.test(value.text)
  );
}

function isTermLabel(text: string): boolean {
  const folded = foldText(text);
  return folded.length <= MAX_LABEL && (readTermHeading(folded)?.valueFrom ?? 0) >= folded.length;
}

function labelled(line: DocumentLine): DocumentLine {
  const passage = joinPassages(
    (line.cells ?? []).filter((cell) => cell.text !== ''),
    (i) => (i === 0 ? ': ' : '; '),
  );
  return {
    ...withText(line, passage),
    emojiLength: leadingEmojiLength(passage.text),
    cells: null,
    cellMark: null,
    table: null,
  };
}
