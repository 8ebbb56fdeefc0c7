/**
 * Rows of a table with two columns, `| Hotel | Atlantis |`, as the labelled lines that they are: `Hotel: Atlantis`; also without bars at the edge
 * (`Stay dates | 11 Jan – 28 Mar`) among other rows, and rows of a list of terms: `EXCL | flights | visa` is `EXCL: flights; visa`.
 */
import { leadingEmojiLength } from '../../annotators/emoji.ts';
import { type DocumentLine, type SourceDocument, withText } from '../../formats/reading/document.ts';
import { readTermHeading } from '../../formats/reading/terms/term-heading.ts';
import { joinPassages, slicePassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

const MAX_LABEL = 40;

export function withLabelledRows(source: SourceDocument): SourceDocument {
  const document = withDottedRows(source);
  const isRow = document.lines.map((line) => isLabelledRow(document, line));
  if (!isRow.includes(true)) return document;
  return { ...document, lines: document.lines.map((line, i) => (isRow[i] ? labelled(line) : line)) };
}

/** `Hotel .............. Riad Zitoune`: dots lead from the label to what is no price. */
const DOTTED = /^(?<label>\p{L}[\p{L}\d /&().'’-]{1,28}?)\s?(?<dots>[.…·_]{3,})\s*(?=[\p{L}\d])/u;
const FIGURE = /^(?:[A-Z]{3} ?)?[\d.,]+\s?(?:[A-Z]{3}|[€£$])?$|^[$€£₹]|^(?:[A-Z]{2,3}\$?|Rs\.?) ?\d/;

function withDottedRows(document: SourceDocument): SourceDocument {
  const isDotted = (line: DocumentLine): boolean => {
    const match = line.cells === null && line.bullet === null ? DOTTED.exec(line.passage.text) : null;
    return match !== null && (!FIGURE.test(line.passage.text.slice(match[0].length)) || COUNT.test(line.folded));
  };
  const rows = document.lines.filter(isDotted);
  if (rows.length < 2) return document;
  const known = new Set(rows);
  return { ...document, lines: document.lines.map((line) => (known.has(line) ? undotted(line) : line)) };
}

/** A figure that is no price. */
const COUNT =
  /^(?:nights?|days?|duration|adults?|guests?|passengers?|pax|persons?|nachte|tage|personen|noches|dias|nuits|jours|notti|giorni|noites)\b/;

function undotted(line: DocumentLine): DocumentLine {
  const match = DOTTED.exec(line.passage.text);
  const label = match?.groups?.['label'] ?? '';
  const passage = joinPassages(
    [slicePassage(line.passage, 0, label.length), slicePassage(line.passage, match?.[0].length ?? 0)],
    () => ': ',
  );
  return withText(line, passage);
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
