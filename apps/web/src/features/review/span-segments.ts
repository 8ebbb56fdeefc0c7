/**
 * Spans of values -> segments of rows: pieces of text that belong to the same set of values. Spans may overlap, come in lists,
 * reach over several rows, or be out of range (then they are cut, or left out).
 */
import type { WireProvenance } from '@waypage/contract';
import { indexAt, type SourceRow, type SourceText } from './source-text.ts';

/** The pointer of what no field holds; no value has it, for it leads to the whole document. */
export const IN_NO_FIELD = '';

export interface ValueSpan {
  readonly pointer: string;
  readonly start: number;
  readonly end: number;
}

export interface Segment {
  readonly start: number;
  readonly end: number;
  /** The values that this piece belongs to, the tightest span first; none for plain text. */
  readonly pointers: readonly string[];
}

/** Every span as its own entry, cut to the text; empty and inverted ones are left out. */
export function listSpans(spans: WireProvenance['spans'], textLength: number): ValueSpan[] {
  const listed: ValueSpan[] = [];
  for (const [pointer, value] of Object.entries(spans)) {
    for (const [from, to] of isList(value) ? value : [value]) {
      const start = Math.max(0, from);
      const end = Math.min(to, textLength);
      if (start < end) listed.push({ pointer, start, end });
    }
  }
  return listed.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Row index -> the spans that touch the row. */
export function spansByRow(source: SourceText, spans: readonly ValueSpan[]): ReadonlyMap<number, readonly ValueSpan[]> {
  const byRow = new Map<number, ValueSpan[]>();
  for (const span of spans) {
    for (let row = indexAt(source.rows, span.start); row < source.rows.length; row += 1) {
      const { start, end } = source.rows[row] as SourceRow;
      if (start >= span.end) break;
      if (end <= span.start) continue;
      const list = byRow.get(row);
      if (list) list.push(span);
      else byRow.set(row, [span]);
    }
  }
  return byRow;
}

/** Cuts one row at every edge of a span; the segments follow each other and cover the row exactly. */
export function segmentRow(row: SourceRow, spans: readonly ValueSpan[]): Segment[] {
  const edges = [
    ...new Set([row.start, row.end, ...spans.flatMap(({ start, end }) => [clip(start, row), clip(end, row)])]),
  ].sort((a, b) => a - b);
  const opening = [...spans].sort((a, b) => a.start - b.start);
  const segments: Segment[] = [];
  let open: ValueSpan[] = [];
  let next = 0;
  for (let at = 0; at + 1 < edges.length; at += 1) {
    const [start, end] = [edges[at] as number, edges[at + 1] as number];
    open = open.filter((span) => span.end > start);
    for (; next < opening.length && (opening[next] as ValueSpan).start <= start; next += 1) {
      if ((opening[next] as ValueSpan).end > start) open.push(opening[next] as ValueSpan);
    }
    const tightestFirst = [...open].sort((a, b) => a.end - a.start - (b.end - b.start));
    const pointers = [...new Set(tightestFirst.map((span) => span.pointer))];
    const last = segments.at(-1);
    if (last && sameValues(last.pointers, pointers)) segments[segments.length - 1] = { ...last, end };
    else segments.push({ start, end, pointers });
  }
  return segments;
}

/** Two pieces of the same values are one piece: a mark must not be cut where only its own spans meet. */
function sameValues(a: readonly string[], b: readonly string[]): boolean {
  return a.length > 0 && a.length === b.length && a.every((pointer, at) => pointer === b[at]);
}

function clip(offset: number, row: SourceRow): number {
  return Math.min(Math.max(offset, row.start), row.end);
}

type SpanValue = WireProvenance['spans'][string];
type SpanPair = readonly [number, number];

function isList(value: SpanValue): value is SpanPair[] & SpanValue {
  return Array.isArray(value[0]);
}
