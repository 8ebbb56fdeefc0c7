/**
 * Flights in columns whose cells go over several lines, as the text of a receipt has them: a flight begins where the first column has its day,
 * and goes on down to the next one.
 *
 *     TRAVEL DATE   AIRLINE           DEPARTURE            ARRIVAL             OTHER NOTES
 *     12Mar27       BRITISH AIRWAYS   LONDON HEATHROW,     NEW YORK JFK, NY    Class ECONOMY
 *                   BA 177            UNITED KINGDOM       Time 16:20          Baggage Allowance 1PC
 *                                     Time 13:05           Terminal 8          Booking Status CONFIRMED
 */
import type { DateOrder } from '../../../annotators/date.ts';
import { type FlightColumn, isFlightHeader, readFlightColumn } from '../../../annotators/flight-column.ts';
import { findFlightDates } from '../../../annotators/flight-date.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import { isBlank, joinPassages, type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import type { MarkContext } from './flight-marks.ts';
import { type FlightUnit, hasMark, OPEN_UNIT } from './flight-unit.ts';
import type { ReceiptRows } from './receipt-rows.ts';
import { readRowMarks } from './row-marks.ts';

const HEADER = new LinePattern(
  /^(?:travel |flight |dep(?:arture|\.)? )?(?:date|day|datum|reisedatum|fechas?|dia|data|jour)\s{2,}\S/,
);
const GAP = /\s{2,}/g;
/** No receipt has more lines under its heading, no flight more lines. */
const MAX_LINES = 160;
const MAX_FLIGHT = 14;

interface Part {
  readonly column: number;
  readonly cell: Passage;
}

/** By line, as those of other receipts. */
export function findWrappedRows(document: SourceDocument, context: MarkContext): ReceiptRows {
  const rows = new Map<number, readonly FlightUnit[]>();
  for (const line of document.lines) {
    if (rows.has(line.index) || !HEADER.test(line.look, line.folded)) continue;
    const heads = partsOf(line);
    const columns = heads.map(({ cell }) => readFlightColumn(cell.text));
    if (heads.length < 3 || !isFlightHeader(columns)) continue;
    const records = recordsOf(document, line.index, heads, context.dateOrder);
    // Where no flight goes over several lines it is a plain table.
    if (records.length === 0 || records.every(({ lines }) => lines.length < 2)) continue;
    const units = records.map((record) => unitOf(record, columns, context));
    if (!units.every((unit) => hasMark(unit, 'place') && hasMark(unit, 'time'))) continue;
    rows.set(line.index, [goingOn(line)]);
    for (const [i, { lines }] of records.entries())
      for (const [k, own] of lines.entries()) rows.set(own.index, [k === 0 ? (units[i] as FlightUnit) : goingOn(own)]);
  }
  return rows;
}

const goingOn = (line: DocumentLine): FlightUnit => ({ ...OPEN_UNIT, line, passage: line.passage, isRow: true });

interface WrappedRecord {
  readonly lines: DocumentLine[];
  /** What stands in each column, line after line. */
  readonly cells: Passage[][];
}

function recordsOf(
  { lines }: SourceDocument,
  header: number,
  heads: readonly Part[],
  order: DateOrder,
): WrappedRecord[] {
  const records: WrappedRecord[] = [];
  const second = heads[1]?.column ?? 0;
  for (let i = header + 1; i < Math.min(lines.length, header + MAX_LINES); i++) {
    const line = lines[i] as DocumentLine;
    if (isBlank(line.passage) || line.isRule) continue;
    const parts = partsOf(line);
    const isFirst = line.indent < second - 2;
    if (isFirst && !(parts.length > 1 && beginsWithDate(line, order))) break;
    if (isFirst) records.push({ lines: [], cells: heads.map(() => []) });
    const record = records.at(-1);
    if (record === undefined || record.lines.length >= MAX_FLIGHT) break;
    record.lines.push(line);
    for (const { column, cell } of parts) record.cells[columnAt(heads, column)]?.push(cell);
  }
  return records;
}

const beginsWithDate = ({ look, folded }: DocumentLine, order: DateOrder): boolean =>
  (look.signs & DIGIT) !== 0 && (findFlightDates(folded.slice(0, 24), order)[0]?.from ?? 9) < 5;

/** The last heading that begins no further right, two characters aside. */
function columnAt(heads: readonly Part[], at: number): number {
  let found = 0;
  for (const [k, { column }] of heads.entries()) if (column <= at + 2) found = k;
  return found;
}

function partsOf({ passage, indent }: DocumentLine): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const add = (to?: number): void => {
    const cell = trimPassage(slicePassage(passage, from, to));
    if (cell.text !== '') parts.push({ column: indent + from, cell });
  };
  for (const gap of allMatches(GAP, passage.text)) {
    add(gap.index);
    from = gap.index + gap[0].length;
  }
  add();
  return parts;
}

function unitOf(
  { lines, cells }: WrappedRecord,
  columns: readonly (FlightColumn | null)[],
  context: MarkContext,
): FlightUnit {
  const line = lines[0] as DocumentLine;
  const marks = cells.flatMap((own, k) => {
    if (own.length === 0) return [];
    const column = columns[k] ?? null;
    // Airline and number, or the place with its time and terminal, stand in one cell: its lines are read one by one where they are whole.
    return column === 'airline' || column === 'flight'
      ? own.flatMap((cell) => readRowMarks(cell, column, context))
      : readRowMarks(joinPassages(own), column, context);
  });
  return { ...OPEN_UNIT, line, passage: line.passage, marks, isRow: true };
}
