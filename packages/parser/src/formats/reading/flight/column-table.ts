/**
 * Tables that stand on their side: the first cell of a row names what it holds, each further column is a journey (`Outbound | Return`) or an
 * offer (`Option 1 | Option 2`):
 *
 *     |          | Option 1                  | Option 2                  |
 *     | Outbound | BA 178, JFK 18:30 – LHR … | VS 4, JFK 18:30 – LHR …   |
 *     | Price    | $845                      | $812                      |
 */
import { isCabinName } from '../../../annotators/cabin.ts';
import { readColumn } from '../../../annotators/column.ts';
import { readFlightColumn } from '../../../annotators/flight-column.ts';
import { findDirection } from '../../../annotators/flight-words.ts';
import type { Field } from '../../../model/field.ts';
import { stated } from '../../../model/field.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { joinPassages, type Passage, spanOf } from '../../../text/passage.ts';
import type { Table } from '../../../text/tables.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { type DocumentLine, type SourceDocument, withChanges, withText } from '../document.ts';
import type { FlightMark } from './flight-mark.ts';
import type { MarkContext } from './flight-marks.ts';
import { type FlightUnit, OPEN_UNIT } from './flight-unit.ts';
import { isFareName } from './named-fares.ts';
import { readRowMarks } from './row-marks.ts';

export interface ColumnOffer {
  readonly label: Field<string> | null;
  /** The rows as lines of two cells: what it is, and what this offer says of it. */
  readonly lines: readonly DocumentLine[];
  /** The label is the cabin. */
  readonly isCabin: boolean;
  /** The label is that of a fare or a cabin, for the same flights as the others. */
  readonly isFare: boolean;
}

export interface ColumnTable {
  readonly units: readonly FlightUnit[];
  /** One a column; empty where the columns are the journeys of one offer. */
  readonly offers: readonly ColumnOffer[];
}

const MIN_NAMED_ROWS = 2;

/** `⇥ Economy ⇥ Business`, F-678 `⇥ Basic ⇥ Flex ⇥ Business`: each further column is one cabin's, or one fare's for the same flights. */
export const headsCabins = ({ header }: Table): boolean =>
  header !== null &&
  header.cells.length > 2 &&
  header.cells.slice(1).every(({ text }) => isCabinName(foldText(text)) || isFareName(foldText(text)));

/** Null for a table that stands upright. */
export function readColumnTable(table: Table, document: SourceDocument, context: MarkContext): ColumnTable | null {
  const first = table.header;
  // Markdown has a header in any case: here it may be the first row of the flight.
  const isRow =
    first !== null && isFlightRow(foldText(first.cells[0]?.text ?? '')) && /\d/.test(first.cells[1]?.text ?? '');
  const header = isRow ? null : first;
  const rows = isRow && first ? [first, ...table.rows] : table.rows;
  if (rows.length < MIN_NAMED_ROWS || (rows[0]?.cells.length ?? 0) < 2) return null;
  const areCabins = headsCabins(table);
  // `Phase | Dates | Route`: headings of columns, so it stands upright.
  if (
    !areCabins &&
    header?.cells.slice(1).some((cell) => readFlightColumn(cell.text) !== null || readColumn(cell.text) !== null)
  )
    return null;
  const labels = rows.map((row) => foldText(row.cells[0]?.text ?? ''));
  const named = labels.filter((label) => isFlightRow(label)).length;
  if (!areCabins && (named < MIN_NAMED_ROWS || (header === null && named < rows.length / 2))) return null;
  const width = Math.max(...rows.map((row) => row.cells.length));
  const units: FlightUnit[] = [];
  const offers: ColumnOffer[] = [];
  const heads = Array.from({ length: width }, (_, j) => header?.cells[j] ?? null);
  const areJourneys = heads.slice(1).some((head) => head !== null && findDirection(foldText(head.text)) !== null);
  for (let j = 1; j < width; j++) {
    const head = heads[j] ?? null;
    const journey = head === null ? null : findDirection(foldText(head.text));
    const lines: DocumentLine[] = [];
    if (head && journey)
      units.push({
        ...OPEN_UNIT,
        line: lineOf(document, header?.line.index),
        passage: head,
        direction: { ...journey, passage: head },
      });
    for (const [i, row] of rows.entries()) {
      const cell = row.cells[j];
      const name = row.cells[0];
      if (!cell || !name || cell.text === '') continue;
      const line = lineOf(document, row.line.index);
      lines.push(
        withChanges(withText(line, joinPassages([name, cell]), `${labels[i]} ${foldText(cell.text)}`), {
          cells: [name, cell],
          table: null,
        }),
      );
      const unit = readCell(line, name, cell, labels[i] ?? '', context);
      if (unit) units.push(areJourneys ? unit : { ...unit, offer: j });
    }
    if (!areJourneys && width > 2)
      offers.push({
        label: head && head.text !== '' ? stated(head.text, [spanOf(head)]) : null,
        lines,
        isCabin: areCabins && isCabinName(foldText(head?.text ?? '')),
        isFare: areCabins,
      });
  }
  return { units, offers };
}

const isFlightRow = (label: string): boolean => {
  const column = readFlightColumn(label);
  return (column !== null && column !== 'terms') || findDirection(label) !== null;
};

function readCell(
  line: DocumentLine,
  name: Passage,
  cell: Passage,
  label: string,
  context: MarkContext,
): FlightUnit | null {
  const journey = findDirection(label);
  const own = readRowMarks(cell, journey === null ? readFlightColumn(label) : null, context);
  if (own.length === 0) return null;
  const marks = journey === null || own.some(isDate) ? own : [...datesOf(name, context), ...own];
  return {
    ...OPEN_UNIT,
    line,
    passage: cell,
    marks,
    direction: journey === null ? null : { ...journey, passage: name },
  };
}

/** `Outbound Thu 20 May`: the day in a row's name is that of its flights. */
const datesOf = (name: Passage, context: MarkContext): FlightMark[] =>
  hasDigit(name.text) ? readRowMarks(name, null, context).filter(isDate) : [];
const isDate = ({ kind }: FlightMark): boolean => kind === 'date';

const lineOf = (document: SourceDocument, index: number | undefined): DocumentLine =>
  document.lines[index ?? 0] as DocumentLine;
