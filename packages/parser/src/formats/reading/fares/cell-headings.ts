/** The row of words over rows of amounts or flights. */
import { readFoldedColumn } from '../../../annotators/flight-column.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';

const CELL_WORDS = /[a-z]/;
/** Columns of a tab in a line's indent. */
const TAB = 4;
/** A table of flights names so many of its columns. */
const LEAST_KNOWN = 4;

/** `Airline ⇥ From ⇥ To ⇥ Bags`: the headings of a table of flights. */
export const headsFlights = (cells: readonly Passage[]): boolean =>
  cells.filter(({ text }) => readFoldedColumn(foldText(text)) !== null).length >= LEAST_KNOWN;

/** Its times say so: `18:30`, `1830`. */
export const isFlightRow = (cells: readonly Passage[]): boolean => cells.some(({ text }) => TIME.test(text));
const TIME = /(?<!\d)\d{1,2}[:.h]?\d\d(?!\d)/;

/** The headings for what follows a line without amounts: its own words, but where it is a flight of a table the headings stay. */
export function headerBehind(line: DocumentLine, header: readonly Passage[] | null): readonly Passage[] | null {
  if (line.cells === null) return headerOf(line);
  const isRow = header !== null && headsFlights(header) && isFlightRow(line.cells);
  return isRow ? header : (headerOf(line) ?? header);
}

/** A row of words over rows of amounts. */
function headerOf(line: DocumentLine): readonly Passage[] | null {
  const cells = line.cells ?? indentedCells(line);
  if (cells === null || cells.length < 2) return null;
  return cells.some((cell) => CELL_WORDS.test(foldText(cell.text))) ? cells : null;
}

/** A row whose first cells are empty begins with tabs, which the line has taken for its indent. */
function indentedCells({ passage, indent }: DocumentLine): Passage[] | null {
  if (indent < TAB || !passage.text.includes('\t')) return null;
  const cells: Passage[] = Array.from({ length: Math.floor(indent / TAB) }, () => slicePassage(passage, 0, 0));
  let from = 0;
  for (let tab = passage.text.indexOf('\t'); tab >= 0; tab = passage.text.indexOf('\t', from)) {
    cells.push(trimPassage(slicePassage(passage, from, tab)));
    from = tab + 1;
  }
  cells.push(trimPassage(slicePassage(passage, from)));
  return cells;
}
