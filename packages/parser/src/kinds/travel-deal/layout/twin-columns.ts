/**
 * Two columns side by side, as a brochure's page is copied: the programme on the left, price, inclusions and conditions on the right, blanks
 * between them. Read across, each line would mix the two; so the left column comes first, then the right one, each with lines of its own.
 * Columns are told from a table by the heading of a list of terms that stands at the right one's edge, and by having no third.
 */
import { readTermHeading } from '../../../formats/reading/terms/term-heading.ts';
import type { Span } from '../../../model/answer.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

const GAP = / {3,}(?=\S)/g;
/** As wide as a left column is at least. */
const MIN_EDGE = 24;
/** Blanks before the right column in each of its lines. */
const GUTTER = 2;
/** A line goes on with an entry under the entry's text, behind its mark. */
const HANGING = 4;
const MIN_RIGHT = 6;
const MIN_BESIDE = 3;
/** Longer lines stand in no column, and no offer has columns further down. */
const MAX_LINE = 240;
const MAX_LINES = 1500;

interface SourceLine {
  readonly from: number;
  /** Without blanks at its end. */
  readonly text: string;
  /** Where text begins behind a gap. */
  readonly starts: readonly number[];
}

interface Block {
  readonly first: number;
  readonly last: number;
  readonly edge: number;
}

/** The lines of the text in the order in which they are read, as spans; null where no columns stand side by side. */
export function readTwinColumns(source: string): readonly Span[] | null {
  if (!source.includes('   ') || /\r(?!\n)/.test(source)) return null;
  const lines = linesOf(source);
  const edge = commonStart(lines);
  const twins = edge === null ? [] : blocksAt(lines, edge).filter((block) => isTwin(lines, block));
  const blocks = twins.length > 0 ? twins : headedPair(lines);
  if (blocks.length === 0) return null;
  const spans: Span[] = [];
  let next = 0;
  for (const block of blocks) {
    for (; next < block.first; next++) spans.push(whole(lines[next] as SourceLine));
    const beside = lines.slice(block.first, block.last + 1);
    const end = blankAt(beside.at(-1) as SourceLine);
    for (const line of beside) spans.push(leftOf(line, block.edge));
    spans.push(end);
    for (const line of beside) spans.push(rightOf(line, block.edge));
    spans.push(end);
    next = block.last + 1;
  }
  const after = lines[next];
  return after === undefined ? spans : [...spans, ...restFrom(source, after.from)];
}

const whole = ({ from, text: { length } }: SourceLine): Span => [from, from + length];
/** A blank line. */
const blankAt = ({ from, text: { length } }: SourceLine): Span => [from + length, from + length];
const leftOf = ({ from, text: { length } }: SourceLine, edge: number): Span => [from, from + Math.min(length, edge)];
const rightOf = (line: SourceLine, edge: number): Span =>
  line.text.length > edge ? [line.from + edge, line.from + line.text.length] : blankAt(line);

/** The lines of the source from `from` on. */
function restFrom(source: string, from: number): Span[] {
  const spans: Span[] = [];
  for (let start = from; start <= source.length; ) {
    const end = source.indexOf('\n', start);
    spans.push([start, end < 0 ? source.length : end]);
    start = end < 0 ? source.length + 1 : end + 1;
  }
  return spans;
}

function linesOf(source: string): SourceLine[] {
  const lines: SourceLine[] = [];
  for (let from = 0; from <= source.length && lines.length < MAX_LINES; ) {
    const end = source.indexOf('\n', from);
    const to = end < 0 ? source.length : end;
    const raw = source.slice(from, to).trimEnd();
    const isRead = raw.length <= MAX_LINE && raw.includes('   ');
    lines.push({
      from,
      text: raw,
      starts: isRead ? [...raw.matchAll(GAP)].map((gap) => gap.index + gap[0].length) : [],
    });
    from = to + 1;
  }
  return lines;
}

/** The column at which most lines begin again behind a gap. */
function commonStart(lines: readonly SourceLine[]): number | null {
  const counts = new Map<number, number>();
  for (const { starts } of lines)
    for (const start of starts) if (start >= MIN_EDGE) counts.set(start, (counts.get(start) ?? 0) + 1);
  let best: number | null = null;
  for (const [start, count] of counts)
    if (count >= MIN_RIGHT && (best === null || count > (counts.get(best) ?? 0))) best = start;
  return best;
}

/** Runs of lines with nothing across the gutter, from the first to the last that begins at the edge; the left column's paragraph is read to its end. */
function blocksAt(lines: readonly SourceLine[], edge: number): Block[] {
  const blocks: Block[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (!lines[i]?.starts.includes(edge)) continue;
    const first = i;
    let last = i;
    for (; i + 1 < lines.length && isApart(lines[i + 1] as SourceLine, edge); i++)
      if (lines[i + 1]?.starts.includes(edge)) last = i + 1;
    while (last < i && lines[last + 1]?.text !== '') last++;
    blocks.push({ first, last, edge });
  }
  return blocks;
}

/** `Included          Not included` over two lists: however short they are, they are columns. */
function headedPair(lines: readonly SourceLine[]): Block[] {
  for (const [first, { text, starts }] of lines.entries()) {
    const [edge, other] = starts;
    if (edge === undefined || other !== undefined || text.length > MAX_HEADINGS) continue;
    const topics = [text.slice(0, edge), text.slice(edge)].map(topicOf);
    if (!topics.includes('includes') || !topics.includes('excludes')) continue;
    const block = blocksAt(lines, edge).find((each) => each.first === first);
    if (block !== undefined && block.last > first && lines[first + 1]?.text !== '') return [block];
  }
  return [];
}

const MAX_HEADINGS = 110;

function topicOf(text: string): string | null {
  const folded = foldText(text.trim());
  const heading = readTermHeading(folded);
  return heading !== null && heading.valueFrom >= folded.length ? heading.topic : null;
}

function isApart({ text, starts }: SourceLine, edge: number): boolean {
  if (text.length <= edge - GUTTER) return true;
  return (
    starts.some((start) => start >= edge && start <= edge + HANGING) && /^ +$/.test(text.slice(edge - GUTTER, edge))
  );
}

function isTwin(lines: readonly SourceLine[], { first, last, edge }: Block): boolean {
  let right = 0;
  let beside = 0;
  let third = 0;
  let isHeaded = false;
  for (const { text, starts } of lines.slice(first, last + 1)) {
    // `seat: 12A      # the seat`: remarks of a file are no column.
    if (text.length <= edge || text.startsWith('#', edge) || text.startsWith('//', edge)) continue;
    right++;
    if (text.slice(0, edge).trim() !== '') beside++;
    if (starts.filter((start) => start > edge + HANGING || text.slice(0, start).trim() !== '').length > 1) third++;
    const folded = foldText(text.slice(edge).trim());
    isHeaded ||= (readTermHeading(folded)?.valueFrom ?? 0) >= folded.length;
  }
  return isHeaded && right >= MIN_RIGHT && beside >= MIN_BESIDE && third * 4 <= right;
}
