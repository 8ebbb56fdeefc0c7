/**
 * A row between tabs one of whose cells has line breaks, as word processors and spreadsheets copy it: the lines of that cell end one line of the
 * text and begin the next.
 *
 *   3 ⇥ Wed 5 May ⇥ Old fort and market;
 *   boat to the island (12 km) ⇥ Harbour House ⇥ B, D
 */
import type { Line } from './lines.ts';
import { isBlank, joinPassages, type Passage, slicePassage } from './passage.ts';
import { breaksOff } from './wrapped-lines.ts';

interface BrokenRow {
  readonly cells: readonly Passage[];
  /** Lines of the text that it takes. */
  readonly length: number;
}

/** The row that begins at `at` and goes on until it has as many cells as the `width` of its table; null where it is whole or does not. */
export function readBrokenRow(lines: readonly Line[], at: number, width: number): BrokenRow | null {
  const first = lines[at]?.cellMark === 'tab' ? (lines[at]?.cells ?? []) : [];
  const open = first.at(-1);
  if (first.length < 2 || first.length >= width || open === undefined || open.text === '') return null;
  if (!STARTS_ROW.test(first[0]?.text ?? '')) return null;
  const parts = [open];
  for (let i = at + 1; i - at <= MOST_LINES; i++) {
    const line = lines[i];
    if (line === undefined || line.heading > 0 || line.quote > 0 || isBlank(line.passage)) return null;
    if (line.cells === null) {
      parts.push(line.passage);
      continue;
    }
    const [end, ...rest] = line.cells;
    if (line.cellMark !== 'tab' || end === undefined || first.length + rest.length !== width) return null;
    if (end.text === '' || STARTS_ROW.test(end.text) || ADDS_UP.test(end.text)) return null;
    return { cells: [...first.slice(0, -1), joinCell([...parts, end]), ...rest], length: i - at + 1 };
  }
  return null;
}

/** Does one of the first lines from `start` on fill all columns and begin as rows of days do? Else short rows may be headings of those below. */
export function hasWholeRow(lines: readonly Line[], start: number, width: number): boolean {
  for (let i = start; i < lines.length && i - start < MOST_SOUGHT; i++) {
    const { cells, cellMark, passage } = lines[i] as Line;
    if (isBlank(passage)) return false;
    if (cellMark === 'tab' && cells?.length === width && STARTS_ROW.test(cells[0]?.text ?? '')) return true;
  }
  return false;
}
const MOST_SOUGHT = 40;

/** Beyond any cell. */
const MOST_LINES = 12;
/** A figure within the first word, and no hour: `3`, `J4`, `Day 3`, `Sa 05.06.27`. */
const STARTS_ROW = /^(?!\d{1,2}(?:[:h]| ?[ap]m\b|\.\d\d(?!\.)))(?:\p{L}{1,10}\.?,? ?)?\d/iu;
const ADDS_UP = /^(?:sub-?|grand )?(?:totaa?l|gesamt|summe)/i;

/** A spreadsheet puts the cell in quotes. Each line of a cell is something of its own, unless the one above breaks off or it goes on with a bracket or a link. */
function joinCell(parts: readonly Passage[]): Passage {
  const joined = joinPassages(parts, (i) => (goesOn(parts[i]?.text ?? '', parts[i + 1]?.text ?? '') ? ' ' : '; '));
  const { text } = joined;
  return text.startsWith('"') && text.endsWith('"') && !text.slice(1, -1).includes('"')
    ? slicePassage(joined, 1, text.length - 1)
    : joined;
}
const goesOn = (line: string, next: string): boolean => ENDS.test(line) || breaksOff(line) || GOES_ON.test(next);
const GOES_ON = /^(?:\(|(?:and|or|with|und|oder|mit|et|ou|avec|y|o|con|e|com|en|of|met)\s)/;
const ENDS = /[;:&+/–—-]$/;
