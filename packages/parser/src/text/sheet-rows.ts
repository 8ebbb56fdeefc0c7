/** Where the rows of a sheet go on below a line that fills none of its cells. */
import type { Line } from './lines.ts';
import { isBlank } from './passage.ts';

/** Nothing but as many tabs as the row has columns. */
const isEmptyRow = ({ span }: Line, columns: number): boolean => span[1] - span[0] >= columns - 2;

/** An empty row with a row below that fills a wide sheet, or a row that begins with a date; there a blank line parts days, too. */
export function goesOnBelow(lines: readonly Line[], at: number, columns: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  if (line === undefined || next?.cellMark !== 'tab' || !isBlank(line.passage)) return false;
  return (isEmptyRow(line, columns) && isWideRow(next, columns)) || isDatedOfMore(next);
}

const isDatedOfMore = ({ cells }: Line): boolean =>
  cells !== null && cells.length >= LEAST_FILLED && isDated(cells[0]?.text ?? '');
const LEAST_FILLED = 3;

const LEAST_OF_SHEET = 8;
/** It fills half of the columns of a sheet at least. */
const isWideRow = (line: Line, columns: number): boolean =>
  columns >= LEAST_OF_SHEET && (line.cells ?? []).filter(({ text }) => text !== '').length * 2 >= columns;

/** A figure within the first words: `1`, `Sa 05.06.27`. */
export const isDated = (text: string): boolean => /^(?:\p{L}{2,10}\.?,? ?)?\d/u.test(text);
