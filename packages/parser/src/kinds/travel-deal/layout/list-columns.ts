/**
 * Lists of terms side by side in a table: `Includes | Not included` over rows that hold an entry of each. Each column is read as the list under
 * its heading that it would be on its own.
 */
import { type DocumentLine, type SourceDocument, withChanges, withText } from '../../../formats/reading/document.ts';
import { readTermHeading } from '../../../formats/reading/terms/term-heading.ts';
import { isButton } from '../../../formats/reading/terms/term-section.ts';
import { isBlank, type Passage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { isTableRule } from './fact-columns.ts';

const MAX_ROWS = 40;
const MAX_HEADING = 44;
/** A row whose last cells are empty may have lost its tab. */
const MAX_LONE = 60;

export function withListColumns(document: SourceDocument): SourceDocument {
  const { lines } = document;
  if (!lines.some(isHeader)) return document;
  const found: DocumentLine[] = [];
  const tables: SourceDocument['tables'][number][] = [];
  for (let i = 0; i < lines.length; i++) {
    const header = lines[i] as DocumentLine;
    const rows = isHeader(header) ? rowsUnder(lines, i) : [];
    if (rows.length === 0) {
      found.push(header);
      continue;
    }
    const last = (rows.at(-1) as DocumentLine).index;
    for (const [column, name] of (header.cells ?? []).entries()) {
      if (isBlank(name)) continue;
      found.push(lineOf(header, name, { afterBlank: true, bullet: null }));
      for (const row of rows) {
        const cell =
          row.cells === null ? (column === loneColumn(document, row) ? row.passage : undefined) : row.cells[column];
        if (cell !== undefined && !isBlank(cell)) found.push(lineOf(row, cell, { afterBlank: false, bullet: '-' }));
      }
    }
    const table = { line: header, cells: header.cells ?? [] };
    tables.push({
      header: table,
      rows: rows.map((line) => ({ line, cells: line.cells ?? [line.passage] })),
      first: header.index,
      last,
    });
    i = last;
  }
  if (tables.length === 0) return document;
  const known = new Set(document.tables.flatMap(({ header }) => (header === null ? [] : [header.line.span[0]])));
  return {
    ...document,
    lines: found.map((line, index) => (line.index === index ? line : withChanges(line, { index }))),
    tables: [...document.tables, ...tables.filter(({ header }) => header !== null && !known.has(header.line.span[0]))],
  };
}

/** Each cell heads a list, and what is in the price stands beside what is not. */
function isHeader({ cells, isRule }: DocumentLine): boolean {
  if (cells === null || cells.length < 2 || isRule) return false;
  const topics = cells.map(topicOf);
  return topics.includes('includes') && topics.includes('excludes') && topics.every((topic) => topic !== null);
}

function topicOf({ text }: Passage): string | null {
  const folded = text.length > MAX_HEADING ? '' : foldText(text);
  const heading = folded === '' ? null : readTermHeading(folded);
  return heading !== null && heading.valueFrom >= folded.length ? heading.topic : null;
}

function rowsUnder(lines: readonly DocumentLine[], header: number): readonly DocumentLine[] {
  const rows: DocumentLine[] = [];
  for (let i = header + 1; i < lines.length && rows.length < MAX_ROWS; i++) {
    const line = lines[i] as DocumentLine;
    if (isTableRule(line)) continue;
    const isRow = line.cells !== null ? line.cells.length <= (lines[header]?.cells?.length ?? 0) : isLone(line, rows);
    if (line.passage.text === '' || !isRow) break;
    rows.push(line);
  }
  return rows;
}

/** A tab before the only entry of a row says that it stands in the second column. */
const loneColumn = ({ source }: SourceDocument, { span }: DocumentLine): number =>
  source.charAt(span[0]) === '\t' ? 1 : 0;

const isLone = (line: DocumentLine, rows: readonly DocumentLine[]): boolean => {
  const {
    passage: { text },
    heading,
    bullet,
  } = line;
  return (
    rows.length > 0 &&
    !isButton(line) &&
    text.length <= MAX_LONE &&
    heading === 0 &&
    bullet === null &&
    !/[:.!?]|\d{4}/.test(text)
  );
};

const lineOf = (
  line: DocumentLine,
  passage: Passage,
  place: Pick<DocumentLine, 'afterBlank' | 'bullet'>,
): DocumentLine =>
  withChanges(withText(line, passage), {
    ...place,
    cells: null,
    cellMark: null,
    table: null,
    isBold: false,
    heading: 0,
    bolds: [],
  });
