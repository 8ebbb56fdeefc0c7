/**
 * Pages with a column of their own at the left edge, as brochures print them: there stand the day, its date and its meals, one under the
 * other, and beside them what is done, running on from line to line.
 *
 *   DAY 1              Arrival in Bergen
 *   Sat 5 June         Transfer to the hotel, free time until the
 *   Dinner             welcome dinner at 7pm.
 *
 * What stands at the edge is no part of the sentences beside it: it comes before them, line by line, and they come together.
 */
import { codeAt, startsSmall } from './character-class.ts';
import type { Line } from './lines.ts';
import type { Unpaged } from './page-furniture.ts';
import { isBlank, type Passage, slicePassage, spanOf, trimPassage } from './passage.ts';
import { breaksOff, fits } from './wrapped-lines.ts';

/** No narrower column holds a weekday with its date, no wider one is at the edge. */
const LEAST_COLUMN = 10;
const MAX_COLUMN = 40;
const GAP = '   ';
const LEAST_DAYS = 2;
/** Edges below that of the day, and lines with nothing at the edge: without them each line may be read as it stands. */
const LEAST_BELOW = 2;
const LEAST_BESIDE = 3;
/** Lines beside the edge that begin in lower case: then what stands there is wrapped. */
const LEAST_CONTINUED = 3;

export type EdgeMeaning = 'number' | 'date' | 'meals' | null;

interface Row {
  readonly edge: Passage | null;
  readonly beside: Passage;
}

/** `meaningOf` says what stands at the edge, `startsNew` whether a line starts something of its own whatever stands before it. */
export function withoutMarginColumn(
  unpaged: Unpaged,
  meaningOf: (edge: string) => EdgeMeaning,
  startsNew: (line: Line) => boolean,
): Unpaged {
  const { lines } = unpaged;
  const column = findColumn(lines, meaningOf);
  if (column === null) return unpaged;
  const rows = lines.map((line) => rowAt(line, column));
  const width = rows.reduce((most, row) => Math.max(most, row?.beside.text.length ?? 0), 0);
  const isWrapped = rows.filter((row) => row !== null && startsSmall(row.beside.text)).length >= LEAST_CONTINUED;
  const continued = new Set(unpaged.continued);
  const read: Line[] = [];
  let edges: Line[] = [];
  let beside: Line[] = [];
  let opened: EdgeMeaning = null;
  /** The day's first line, while it may still be a heading with its title and not the start of what is told. */
  let first: Line | null = null;
  const close = (): void => {
    for (const line of edges) read.push(line);
    for (const line of beside) read.push(line);
    [edges, beside, opened, first] = [[], [], null, null];
  };
  for (const [i, line] of lines.entries()) {
    const row = rows[i] ?? null;
    const meaning = row?.edge == null ? null : meaningOf(row.edge.text);
    if (opensDay(meaning, opened, edges.length)) {
      close();
      edges.push(line);
      opened = meaning;
      first = line;
    } else if (row === null || (row.edge !== null && opened === null)) {
      close();
      read.push(line);
    } else {
      // Which meals the price holds is nothing to do at the head of the day.
      if (row.edge !== null && meaning !== 'meals') edges.push(partOf(line, row.edge));
      const next = row.edge === null ? line : partOf(line, row.beside);
      const told = first === null ? null : rowAt(first, column);
      if (first !== null && told?.edge != null && (startsSmall(next.passage.text) || breaksOff(told.beside.text))) {
        edges[0] = partOf(first, told.edge);
        beside.push(partOf(first, told.beside));
      }
      first = null;
      const before = beside.at(-1)?.passage.text;
      if (before !== undefined && goesOn(before, next)) continued.add(next);
      beside.push(next);
    }
  }
  close();
  return { lines: read, continued };

  function goesOn(before: string, next: Line): boolean {
    if (!isWrapped || startsSmall(next.passage.text) || breaksOff(before)) return isWrapped;
    return !fits(before.length, next, width) && !startsNew(next);
  }
}

/** Where the text beside the edge begins, or null where no text is set so. */
function findColumn(lines: readonly Line[], meaningOf: (edge: string) => EdgeMeaning): number | null {
  const days = new Map<number, number>();
  for (const { passage, indent, bullet, cells } of lines) {
    const gap = bullet === null && cells === null ? passage.text.indexOf(GAP) : -1;
    if (gap <= 0 || gap > MAX_COLUMN) continue;
    let to = gap;
    while (codeAt(passage.text, to) === BLANK) to++;
    const column = indent + to;
    if (column < LEAST_COLUMN || column > MAX_COLUMN || meaningOf(passage.text.slice(0, gap)) === null) continue;
    days.set(column, (days.get(column) ?? 0) + 1);
  }
  const [column, count] = [...days].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  if (count < LEAST_DAYS) return null;
  let below = 0;
  let apart = 0;
  let opened: EdgeMeaning = null;
  let edges = 0;
  for (const line of lines) {
    const row = rowAt(line, column);
    if (row === null) opened = null;
    else if (row.edge === null) apart++;
    else {
      const meaning = meaningOf(row.edge.text);
      const opens = opensDay(meaning, opened, edges);
      if (opens) [opened, edges] = [meaning, 1];
      else if (opened !== null) {
        edges++;
        below++;
      }
    }
  }
  return below >= LEAST_BELOW && apart >= LEAST_BESIDE ? column : null;
}

/** A day's number does; a date does, unless it stands right below that number. */
const opensDay = (meaning: EdgeMeaning, opened: EdgeMeaning, edges: number): boolean =>
  meaning === 'number' || (meaning === 'date' && !(opened === 'number' && edges === 1));
const BLANK = 0x20;

/** The line's two cells, the edge null where it is empty; null for a line that is not set so. */
function rowAt({ passage, indent, bullet, cells, heading, isRule }: Line, column: number): Row | null {
  if (bullet !== null || cells !== null || heading > 0 || isRule || isBlank(passage)) return null;
  const at = column - indent;
  if (at === 0) return { edge: null, beside: passage };
  const { text } = passage;
  if (at < 0 || text.length <= at || codeAt(text, at) === BLANK || !text.startsWith('  ', at - 2)) return null;
  const edge = trimPassage(slicePassage(passage, 0, at));
  return edge.text.includes('  ') ? null : { edge, beside: slicePassage(passage, at) };
}

/** The line with a part of its text alone, and where that stands. */
const partOf = (line: Line, passage: Passage): Line => ({ ...line, passage, span: spanOf(passage), indent: 0 });
