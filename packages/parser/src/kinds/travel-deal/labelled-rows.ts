/** Rows of a table with two columns, `| Hotel | Atlantis |`, as the labelled lines that they are: `Hotel: Atlantis`. */
import { leadingEmojiLength } from '../../annotators/emoji.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { lookAtLine } from '../../text/line-look.ts';
import { joinPassages } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

const MAX_LABEL = 40;

export function withLabelledRows(document: SourceDocument): SourceDocument {
  if (!document.lines.some(isRow)) return document;
  return { ...document, lines: document.lines.map((line) => (isRow(line) ? labelled(line) : line)) };
}

function isRow(line: DocumentLine): boolean {
  if (line.cellMark !== '|' || !line.passage.text.startsWith('|')) return false;
  const [label, value, ...others] = line.cells ?? [];
  return (
    label !== undefined &&
    value !== undefined &&
    others.every((cell) => cell.text === '') &&
    label.text.length <= MAX_LABEL &&
    /\p{L}/u.test(label.text) &&
    /[\p{L}\d]/u.test(value.text)
  );
}

function labelled(line: DocumentLine): DocumentLine {
  const passage = joinPassages(
    (line.cells ?? []).filter((cell) => cell.text !== ''),
    () => ': ',
  );
  const folded = foldText(passage.text);
  return {
    ...line,
    passage,
    folded,
    look: lookAtLine(folded),
    emojiLength: leadingEmojiLength(passage.text),
    cells: null,
    cellMark: null,
    table: null,
  };
}
