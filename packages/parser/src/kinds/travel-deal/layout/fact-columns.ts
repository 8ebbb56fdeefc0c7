/**
 * A deal as one row of a sheet: `Destination | Nights | Price per person` over `Crete | 7 nights | €899`. Each column is the labelled line that
 * it would be on its own. A row of several deals stays a table.
 */
import { type DocumentLine, type SourceDocument, withChanges, withText } from '../../../formats/reading/document.ts';
import { isBlank, joinPassages, type Passage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { isFactLabel } from './fact-labels.ts';

const LEAST_COLUMNS = 3;
/** Of the headings so many must be those of a deal's facts. */
const KNOWN_SHARE = 0.6;
const MAX_CELL = 120;

export function withFactColumns(document: SourceDocument): SourceDocument {
  const { lines } = document;
  if (lines.every((line) => cellsOf(line) === null)) return document;
  const found: DocumentLine[] = [];
  const read: { readonly header: DocumentLine; readonly row: DocumentLine }[] = [];
  for (let i = 0; i < lines.length; i++) {
    const header = lines[i] as DocumentLine;
    const at = isTableRule(lines[i + 1]) ? i + 2 : i + 1;
    const row = lines[at];
    if (row === undefined || !isSingleRow(header, row, lines[at + 1])) {
      found.push(header);
      continue;
    }
    read.push({ header, row });
    found.push(...labelledCells(header, row));
    i = at;
  }
  if (read.length === 0) return document;
  const known = new Set(document.tables.flatMap(({ header }) => (header === null ? [] : [header.line.span[0]])));
  const tables = read.flatMap(({ header, row }) =>
    known.has(header.span[0])
      ? []
      : [
          {
            header: { line: header, cells: header.cells ?? [] },
            rows: [{ line: row, cells: row.cells ?? [] }],
            first: header.index,
            last: row.index,
          },
        ],
  );
  return {
    ...document,
    lines: found.map((line, index) => (line.index === index ? line : withChanges(line, { index }))),
    tables: [...document.tables, ...tables],
  };
}

const TABLE_RULE = /^\|?\s?:?-{2,}[-:|\s]*$/;
/** The rule between the headings of a table and its rows. */
export const isTableRule = (line: DocumentLine | undefined): boolean =>
  line !== undefined && (line.isRule || TABLE_RULE.test(line.passage.text));

/** The cells of a row that is wide enough; a rule between rows is none. */
const cellsOf = ({ cells, isRule }: DocumentLine): readonly Passage[] | null =>
  cells !== null && cells.length >= LEAST_COLUMNS && !isRule ? cells : null;

function isSingleRow(header: DocumentLine, row: DocumentLine, after: DocumentLine | undefined): boolean {
  const names = cellsOf(header);
  const values = cellsOf(row);
  if (names === null || values === null || names.length !== values.length) return false;
  if (after !== undefined && cellsOf(after) !== null) return false;
  const folded = names.map((name) => foldText(name.text));
  const isKnown = folded.map(isFactLabel);
  return (
    isKnown.filter((known) => known).length >= Math.max(LEAST_COLUMNS, names.length * KNOWN_SHARE) &&
    values.every((value) => value.text.length <= MAX_CELL && !isFactLabel(foldText(value.text)))
  );
}

function labelledCells(header: DocumentLine, row: DocumentLine): DocumentLine[] {
  return (row.cells ?? []).flatMap((value, column) => {
    const name = header.cells?.[column];
    if (name === undefined || isBlank(name) || isBlank(value)) return [];
    const passage = joinPassages([name, value], () => ': ');
    return [
      withChanges(withText(header, passage), {
        afterBlank: header.afterBlank && column === 0,
        span: [header.span[0], row.span[1]],
        cells: null,
        cellMark: null,
        table: null,
        isBold: false,
        heading: 0,
        bolds: [],
      }),
    ];
  });
}
