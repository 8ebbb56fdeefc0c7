/**
 * Headings of days between marks, as programs and writers without other means set them off: `== Monday 03/05/2027 ==`, `--- Day 2 ---`,
 * `>>> Sat 8 May <<<`, `// 8 May //`, `■ Day 3 ■`, `« Day 4 »`. The marks are no part of the text.
 */
import type { DateOrder } from '../../../annotators/date.ts';
import { findLeadingDayNumber } from '../../../annotators/day-number.ts';
import { WEAK_WEEKDAYS, WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import type { Line } from '../../../text/lines.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { findHeadingDates } from './bare-date.ts';

const MAX_DECORATED = 160;
/** Two or more of them at each end are a decoration. */
const RUN = new Set('-=*~/\\+:<>#_|.•·■◆★☆░▒▓▬—–!%^°›‹«»');
/** Two or more of them in front of a day are one without others behind it: stars there are a note's. */
const LEADING_RUN = new Set('-=/\\+:#~—');
/** One at each end: the mark in front is a list's where it can be one. */
const CLOSES: ReadonlyMap<string, string> = new Map(
  ['«»', '»«', '{}', '<>', '[]', '【】', '「」', '►◄', '▶◀', '▸◂', '→←', '⇒⇐', '★★', '☆☆', '✦✦', '✧✧'].map(
    ([open = '', close = '']) => [open, close],
  ),
);
const LIST_MARKS = new Set('-*+•·◦▪▫●○■□◆◇–—');
const closeOf = (mark: string): string | null => CLOSES.get(mark) ?? (LIST_MARKS.has(mark) ? mark : null);

/** The lines, those without their decoration in which a day's heading stands, and in such a text what is set off from the days likewise. */
export function withoutDecorations(lines: readonly Line[], order: DateOrder): readonly Line[] {
  let mark: string | null = null;
  const plain = lines.map((line, i) => {
    const framed = withoutAsciiFrame(line, lines[i - 1], lines[i + 1]);
    if (framed !== line) return framed;
    const isAlone = line.quote >= 2 && [lines[i - 1], lines[i + 1]].every((next) => (next?.quote ?? 0) === 0);
    const inside = insideOf(line) ?? (isAlone ? line.passage : null);
    if (inside === null || !headsDay(foldText(inside.text.slice(0, MAX_HEAD)), order)) return line;
    if (isBetweenRuns(line)) mark ??= line.passage.text.charAt(0);
    return { ...line, passage: inside, bullet: null, quote: 0, heading: isBetweenRuns(line) ? DAY_RANK : line.heading };
  });
  return mark === null ? plain : plain.map((line) => withRank(line, mark as string));
}

/** Beside days between runs of marks other lines between such runs are headings: `== Packing ==` as high as they, `-- Evening --` below. */
function withRank(line: Line, mark: string): Line {
  const inside = line.heading === 0 && isBetweenRuns(line) ? insideOf(line) : null;
  if (inside === null || inside.text.length > MAX_HEAD) return line;
  return { ...line, passage: inside, heading: line.passage.text.startsWith(mark) ? DAY_RANK : DAY_RANK + 1 };
}

const DAY_RANK = 2;

const isBetweenRuns = ({ bullet, quote, isRule, cells, passage: { text } }: Line): boolean =>
  bullet === null &&
  quote === 0 &&
  !isRule &&
  cells === null &&
  runLength(text, 0, 1) >= 2 &&
  runLength(text, text.length - 1, -1) >= 2;

/** What stands between the marks, or null. */
function insideOf(line: Line): Passage | null {
  if (line.isRule || line.cells !== null || line.passage.text.length > MAX_DECORATED) return null;
  return line.quote > 0 || line.bullet !== null ? behindMark(line) : betweenMarks(line.passage);
}

/** `+-------+` over and under `| Day 1 |`: a frame, no table. */
function withoutAsciiFrame(line: Line, before: Line | undefined, after: Line | undefined): Line {
  if (line.cells === null) return isEdge(line) && [before, after].some(isFramed) ? { ...line, isRule: true } : line;
  const [only] = line.cells;
  return only !== undefined && isFramed(line) && isEdge(before) && isEdge(after)
    ? { ...line, passage: only, cells: null, cellMark: null }
    : line;
}

const isFramed = (line: Line | undefined): boolean => line?.cellMark === '|' && line.cells?.length === 1;
const isEdge = (line: Line | undefined): boolean =>
  line?.passage.text.startsWith('+') === true && EDGE.test(line.passage.text);
const EDGE = /^\+[-=]{3,}\+$/;

/** `> 8 May <`, `- 8 May -`: what stands in front was read as the mark of a quotation or a list. */
function behindMark({ passage, quote, bullet }: Line): Passage | null {
  const { text } = passage;
  const close = bullet === null ? '<'.repeat(quote) : closeOf(bullet);
  if (close === null || quote * (bullet?.length ?? 0) > 0 || !text.endsWith(close)) return null;
  const from = bullet === null ? 0 : runLength(text, 0, 1);
  const to = text.length - Math.max(close.length, runLength(text, text.length - 1, -1));
  const isApart = from > 0 || text.charAt(text.length - close.length - 1) === ' ';
  return isApart && from < to ? trimPassage(slicePassage(passage, from, to)) : null;
}

function betweenMarks(passage: Passage): Passage | null {
  const { text } = passage;
  const close = CLOSES.get(text.charAt(0));
  if (close !== undefined && text.endsWith(close) && text.indexOf(close, 1) === text.length - 1)
    return trimPassage(slicePassage(passage, 1, text.length - 1));
  const from = runLength(text, 0, 1);
  if (from < 2 || from >= text.length) return null;
  const behind = runLength(text, text.length - 1, -1);
  if (behind < 2 && ![...text.slice(0, from)].every((mark) => LEADING_RUN.has(mark))) return null;
  return trimPassage(slicePassage(passage, from, behind < 2 ? text.length : text.length - behind));
}

/** How many marks stand in a row from `at` on, going by `step`. */
function runLength(text: string, at: number, step: 1 | -1): number {
  let length = 0;
  while (RUN.has(text.charAt(at + length * step))) length++;
  return length;
}

const MAX_HEAD = 60;

/** `Day 2`, `Sat 8 May`, `8 May 2027`, `Saturday`: whole, or with more behind it that a day's heading is read from. */
function headsDay(folded: string, order: DateOrder): boolean {
  if (findLeadingDayNumber(folded) !== null) return true;
  const word = FIRST_WORD.exec(folded)?.[0] ?? '';
  if (WEEKDAYS.has(word) && !(WEAK_WEEKDAYS.has(word) && folded.length < word.length + 2)) return true;
  return findHeadingDates(folded, order)[0]?.from === 0;
}
const FIRST_WORD = /^[a-z]{2,12}(?:-feira)?(?=$|[.,:;|(–—-]|\s(?:\d|[–—|-]))/;
