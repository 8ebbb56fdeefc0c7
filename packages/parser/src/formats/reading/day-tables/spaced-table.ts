/**
 * The calls of a ship in columns that a single blank parts, as the text of a PDF has them:
 *
 *   Date        Port            Arrive Depart On board
 *   Mon 3 May   Dover, England  -      18:00  17:00
 *   ^^^^^^^^^   ^^^^^^^^^^^^^^  ^^^^^^^^^^^^^^^^^^^^^
 *   date        port            a time or a dash for each column behind it
 *
 * (single blanks where the example has several). The date is told from the left, the times from the right; what is between is the port.
 */
import { type Column, readColumn } from '../../../annotators/column.ts';
import { type DateOrder, findDates } from '../../../annotators/date.ts';
import { hasDigit, isLetter } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import type { Line } from '../../../text/lines.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import type { Table, TableRow } from '../../../text/tables.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

const MAX_HEADER = 80;
const MAX_ROW = 140;
const LEAST_ROWS = 2;
const LONGEST_NAME = 3;
const OF_CALL: ReadonlySet<Column | null> = new Set(['arrive', 'depart', 'time', 'ends']);
const FIRST_WORD = compactPattern(/^(?:day|date|datum|tag|fecha|dia|data|giorno|jour)s? \S/);

/** The table that the line heads, or null. */
export function readSpacedTable(lines: readonly Line[], start: number, order: DateOrder): Table | null {
  const columns = headerOf(lines[start]);
  if (columns === null) return null;
  const found: { readonly line: Line; readonly row: SplitRow }[] = [];
  for (let line = lines[start + 1]; line !== undefined; line = lines[start + 1 + found.length]) {
    const row = splitRow(line, columns, order);
    if (row === null) break;
    found.push({ line, row });
  }
  if (found.length < LEAST_ROWS) return null;
  const rows = found.map(({ line, row }, i) =>
    toRow(line, row, columns, i === 0 ? 'first' : i === found.length - 1 ? 'last' : null),
  );
  if (rows.some((row) => row === null)) return null;
  return {
    header: { line: lines[start] as Line, cells: columns.cells },
    rows: rows as TableRow[],
    first: start,
    last: start + found.length,
  };
}

interface Columns {
  readonly cells: readonly Passage[];
  readonly hasNumber: boolean;
  /** How many columns of times stand behind the port. */
  readonly times: number;
}

/** `Day Date Port Arrive Depart`: a column or two that tell the day, one of places, and two of times at least; one more may have any name. */
function headerOf(line: Line | undefined): Columns | null {
  if (!line || line.cells !== null || line.bullet !== null) return null;
  const { text } = line.passage;
  if (text.length > MAX_HEADER || !isLetter(text.charCodeAt(0)) || text.includes('  ')) return null;
  // `Day 1: Lisbon` heads a day: columns have no figures in their names.
  if (hasDigit(text) || !FIRST_WORD.test(foldText(text.slice(0, 12)))) return null;
  const named = splitHeadings(line.passage);
  const kinds = named.map((cell) => readColumn(cell.text));
  const place = kinds.indexOf('place');
  const days = kinds.slice(0, Math.max(place, 0));
  const areDays = days.length === 1 ? days[0] === 'date' || days[0] === 'day' : days.join() === 'day,date';
  const other = kinds.findIndex((kind, i) => i > place && !OF_CALL.has(kind));
  const known = other < 0 ? named.length : other;
  if (!areDays || known - place <= LEAST_TIMES) return null;
  const last = named[other];
  // `On board by` is one heading, whatever its words are elsewhere.
  const rest = last === undefined ? [] : [slicePassage(line.passage, text.indexOf(last.text))];
  const cells = [...named.slice(0, known), ...rest];
  return { cells, hasNumber: days[0] === 'day', times: cells.length - place - 1 };
}
const LEAST_TIMES = 2;

/** Each heading is the longest name that is known; words that are none belong together. */
function splitHeadings(passage: Passage): Passage[] {
  const words = [...passage.text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }));
  const cells: Passage[] = [];
  let unknown: number | null = null;
  const closeUnknown = (to: number): void => {
    if (unknown !== null) cells.push(trimPassage(slicePassage(passage, unknown, to)));
    unknown = null;
  };
  for (let i = 0; i < words.length; ) {
    const { from } = words[i] as { from: number };
    let size = Math.min(LONGEST_NAME, words.length - i);
    while (size > 0 && readColumn(passage.text.slice(from, words[i + size - 1]?.to)) === null) size--;
    if (size === 0) unknown ??= from;
    else {
      closeUnknown(from);
      cells.push(slicePassage(passage, from, words[i + size - 1]?.to));
    }
    i += Math.max(size, 1);
  }
  closeUnknown(passage.text.length);
  return cells;
}

interface SplitRow {
  readonly days: readonly Passage[];
  readonly port: Passage;
  /** As many as there are columns, or one less, or none. */
  readonly times: readonly Passage[];
}

const NUMBER = /^(?:day |tag |dia |giorno |jour )?(?<number>\d{1,2}) /;
const TIME_AT_END = /(?:^|\s)(?:\d{1,2}[:.h]\d\d(?:\s?[ap]\.?m\.?)?|\d{4}|\d{1,2}\s?[ap]m|[-–—]{1,3}|\.{2,3}|n\/a)$/i;

function splitRow(line: Line, columns: Columns, order: DateOrder): SplitRow | null {
  const { passage } = line;
  if (line.cells !== null || line.bullet !== null || passage.text.length > MAX_ROW) return null;
  const folded = foldText(passage.text);
  const numbered = columns.hasNumber ? NUMBER.exec(folded) : null;
  const from = numbered?.[0].length ?? 0;
  const days = numbered === null ? [] : [slicePassage(passage, 0, from - 1)];
  let to = from;
  if (columns.cells.length - columns.times - 1 > days.length) {
    const [date] = findDates(folded.slice(from, from + 40), order);
    if (date?.from !== 0 || date.end !== null) return null;
    to = from + date.to;
    days.push(slicePassage(passage, from, to));
  }
  const times: Passage[] = [];
  let end = passage.text.length;
  while (times.length < columns.times) {
    const last = TIME_AT_END.exec(passage.text.slice(to, end));
    if (last === null) break;
    const at = to + last.index;
    times.unshift(trimPassage(slicePassage(passage, at, end)));
    end = at;
  }
  const port = trimPassage(slicePassage(passage, to, end), ',–—-');
  return isLetter(foldText(port.text).charCodeAt(0)) ? { days, port, times } : null;
}

/** A trip begins with a departure and ends with an arrival: there one time may be left out, elsewhere all or none. */
function toRow(
  line: Line,
  { days, port, times }: SplitRow,
  { cells, times: count }: Columns,
  edge: 'first' | 'last' | null,
): TableRow | null {
  const empty = slicePassage(line.passage, 0, 0);
  const missing = Array.from({ length: count - times.length }, () => empty);
  if (times.length > 0 && missing.length > 0 && (edge === null || count > 2)) return null;
  const called = edge === 'first' ? [...missing, ...times] : [...times, ...missing];
  return days.length + 1 + called.length === cells.length ? { line, cells: [...days, port, ...called] } : null;
}
