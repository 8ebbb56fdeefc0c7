/**
 * Columns of printed pages, so narrow that words are cut where their lines end, as old brochures set them:
 *
 *   DAY 2 – OVER THE
 *   PASS TO CHUR
 *   After breakfast we cross the Alps by the Ju-
 *   lier Pass. Lunch in Savognin at 12:30, then Lake
 *   Marmorera. Overnight at the Post.          B, L
 *
 * Several such words show that the copy is set so. Then a line goes on wherever the next one begins within a sentence, however long other lines
 * are that somebody put together already.
 */
import { codeAt, isDigit, isInCapitals, startsSmall } from './character-class.ts';
import type { Line } from './lines.ts';
import { isBlank } from './passage.ts';

/** `in-` at the end of a line, its rest on the next. */
export const HYPHEN = /\p{L}-$/u;
/** `three- and four-star`: the hyphen stays. */
const SUSPENDED = /^(?:and|or|und|oder|to|bis|et|ou|y|o|e)\b/;

const LEAST_CUT = 3;
const MOST = 0.75;
const LEAST_HEADINGS = 2;
const MAX_HEADING = 60;
const MAX_REST = 24;

export interface NarrowColumn {
  readonly width: number;
  /** Headings of days go on over two lines. */
  readonly wrapsHeadings: boolean;
}

export const cutsWord = (text: string, next: string): boolean =>
  text.endsWith('-') && HYPHEN.test(text.slice(-2)) && startsSmall(next) && !SUSPENDED.test(next);

/** Null where the text is not set so. */
export function findNarrowColumn(
  lines: readonly Line[],
  plain: readonly boolean[],
  startsNew: (line: Line) => boolean,
): NarrowColumn | null {
  const widths: number[] = [];
  for (let i = 0; i < lines.length - 1; i++) {
    const { text } = (lines[i] as Line).passage;
    if (!plain[i] || !plain[i + 1] || !cutsWord(text, (lines[i + 1] as Line).passage.text)) continue;
    widths.push(text.length);
  }
  if (widths.length < LEAST_CUT) return null;
  let headings = 0;
  for (let i = 0; i < lines.length - 1; i++)
    if (plain[i] && plain[i + 1] && isHeading(lines[i] as Line, startsNew) && areCapitals(lines, i)) headings++;
  // Some were put together already, and are longer than the column.
  const width = widths.sort((a, b) => a - b)[Math.floor((widths.length - 1) * MOST)] ?? 0;
  return { width, wrapsHeadings: headings >= LEAST_HEADINGS };
}

const isHeading = (line: Line, startsNew: (line: Line) => boolean): boolean =>
  line.passage.text.length <= MAX_HEADING && !isDigit(codeAt(line.passage.text, 0)) && startsNew(line);

const areCapitals = (lines: readonly Line[], i: number): boolean =>
  isInCapitals((lines[i] as Line).passage.text) && isInCapitals((lines[i + 1] as Line).passage.text);

/** Does the line at `i` go on with the next one, in a text that is set so? `breaksOff`: it ends within a phrase. */
export function goesOnInColumn(
  lines: readonly Line[],
  i: number,
  { width, wrapsHeadings }: NarrowColumn,
  startsNew: (line: Line) => boolean,
  breaksOff: (text: string) => boolean,
): boolean {
  const [line, next] = [lines[i] as Line, lines[i + 1] as Line];
  const { text } = line.passage;
  const below = next.passage.text;
  if (wrapsHeadings && isHeading(line, startsNew)) return restOfHeading(lines, i, startsNew);
  if (cutsWord(text, below)) return true;
  // What stands at the right edge, as the meals of a day, ends what is told.
  if (APART_AT_END.test(text.slice(-MAX_APART)) || ENDS.test(text)) return false;
  if (startsSmall(below) || GOES_ON.test(below)) return true;
  // `DUTCH TULIPS & CHEESE` over what it is.
  if (isInCapitals(text) && !isInCapitals(below)) return false;
  const space = below.indexOf(' ');
  const isFull = text.length + 1 + (space < 0 ? below.length : space) > width;
  if (!startsNew(next)) return isFull;
  // `on 0113 496` over `0123`: the number goes on.
  return isDigit(codeAt(below, 0)) && (breaksOff(text) || (isFull && isDigit(codeAt(text, text.length - 1))));
}

const APART_AT_END = /\S\s{3,}\S.*$/;
const MAX_APART = 60;
const ENDS = /[.!?:]["”’)]?$/;
/** `& Leaves`, `(weather permitting)` */
const GOES_ON = /^(?:& |\()/;

/** `THE SEACOAST` below `DAY 1 – ALBANY TO`, `Park` below `DAY 4 – Acadia National`: a word or two, and what is told on the line below. */
function restOfHeading(lines: readonly Line[], i: number, startsNew: (line: Line) => boolean): boolean {
  const [line, next, told] = [lines[i], lines[i + 1], lines[i + 2]];
  if (line === undefined || next === undefined || told === undefined || isBlank(told.passage) || startsNew(next))
    return false;
  const { text } = next.passage;
  if (isInCapitals(line.passage.text)) return isInCapitals(text) && !isInCapitals(told.passage.text);
  return text.length <= MAX_REST && NAME.test(text) && !startsNew(told);
}
const NAME = /^(?:& )?\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+)?$/u;
