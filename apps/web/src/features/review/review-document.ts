/**
 * What is reviewed: a value, where its parts stand in the paste, and what to check. The changes an agent can make, each a pure
 * step: pointers of spans, marks and warnings move along with what they point to (contract §3).
 */
import type { WireProvenance, WireWarning } from '@waypage/contract';
import { valueAt, withValueAt } from './json-pointer.ts';
import type { SourceText } from './source-text.ts';
import { countUsedLines, trimmedSpan } from './used-lines.ts';

export interface ReviewDocument<T = unknown> {
  readonly value: T;
  readonly source: WireProvenance;
  readonly warnings: readonly WireWarning[];
}

/** a corrected value is marked as edited and keeps its span. */
export function correctValue<T>(document: ReviewDocument<T>, pointer: string, value: unknown): ReviewDocument<T> {
  if (Object.is(valueAt(document.value, pointer), value)) return document;
  const { source } = document;
  const edited = source.edited.includes(pointer) ? source.edited : [...source.edited, pointer];
  return { ...document, value: withValueAt(document.value, pointer, value), source: { ...source, edited } };
}

export function insertItem<T>(
  document: ReviewDocument<T>,
  list: string,
  index: number,
  item: unknown,
): ReviewDocument<T> {
  return {
    ...movePointers(document, (pointer) => shiftFrom(pointer, list, index, 1)),
    value: withValueAt(document.value, list, itemsAt(document.value, list).toSpliced(index, 0, item)),
  };
}

/** What pointed to the item goes with it; lines that thereby give nothing any more become unused. */
export function removeItem<T>(
  document: ReviewDocument<T>,
  list: string,
  index: number,
  text: SourceText,
): ReviewDocument<T> {
  const without = {
    ...movePointers(document, (pointer) =>
      isUnder(pointer, `${list}/${index}`) ? null : shiftFrom(pointer, list, index + 1, -1),
    ),
    value: withValueAt(document.value, list, itemsAt(document.value, list).toSpliced(index, 1)),
  };
  return withUnusedLines(without, text);
}

export interface Place {
  readonly list: string;
  readonly index: number;
}

/** Moves an item within its list or into another one; `to.index` counts without the item. */
export function moveItem<T>(document: ReviewDocument<T>, from: Place, to: Place): ReviewDocument<T> {
  const item = itemsAt(document.value, from.list)[from.index];
  const removed = withValueAt(document.value, from.list, itemsAt(document.value, from.list).toSpliced(from.index, 1));
  const home = `${from.list}/${from.index}`;
  const target = `${to.list}/${to.index}`;
  const moved = movePointers(document, (pointer) =>
    isUnder(pointer, home)
      ? target + pointer.slice(home.length)
      : shiftFrom(shiftFrom(pointer, from.list, from.index + 1, -1), to.list, to.index, 1),
  );
  return { ...moved, value: withValueAt(removed, to.list, itemsAt(removed, to.list).toSpliced(to.index, 0, item)) };
}

/** R-4 'Keep': the agent has looked, the warning is done with. */
export function keepWarning<T>(document: ReviewDocument<T>, warning: WireWarning): ReviewDocument<T> {
  return { ...document, warnings: document.warnings.filter((other) => other !== warning) };
}

type Assumption = WireProvenance['assumptions'][number];

export function keepAssumption<T>(document: ReviewDocument<T>, assumption: Assumption): ReviewDocument<T> {
  const assumptions = document.source.assumptions.filter((other) => other !== assumption);
  return { ...document, source: { ...document.source, assumptions } };
}

/** The agent clears the link between a corrected value and the text it once came from. */
export function unlinkValue<T>(document: ReviewDocument<T>, pointer: string, text: SourceText): ReviewDocument<T> {
  const { [pointer]: _gone, ...spans } = document.source.spans;
  return withUnusedLines({ ...document, source: { ...document.source, spans } }, text);
}

/** The value at `pointer` becomes `value`, and a line of the text is named as one more place that it comes from. */
export function addLineTo<T>(
  document: ReviewDocument<T>,
  pointer: string,
  value: unknown,
  line: number,
  text: SourceText,
): ReviewDocument<T> {
  const known = document.source.spans[pointer];
  const before = known === undefined ? [] : Array.isArray(known[0]) ? (known as [number, number][]) : [known];
  const spans = { ...document.source.spans, [pointer]: [...before, trimmedSpan(text, line)] as [number, number][] };
  const corrected = correctValue(document, pointer, value);
  return withUnusedLines({ ...corrected, source: { ...corrected.source, spans } }, text);
}

/** With the lines that give nothing as its places now say. */
export function withUnusedLines<T>(document: ReviewDocument<T>, text: SourceText): ReviewDocument<T> {
  const { unused } = countUsedLines(text, document.source.spans);
  return { ...document, source: { ...document.source, unused: unused.map((line) => trimmedSpan(text, line)) } };
}

/** `move` answers where a pointer leads after the change, or null where its value is gone. */
function movePointers<T>(document: ReviewDocument<T>, move: (pointer: string) => string | null): ReviewDocument<T> {
  const { source, warnings } = document;
  const moveAll = (pointers: readonly string[]) => pointers.map(move).filter((pointer) => pointer !== null);
  const spans: Record<string, WireProvenance['spans'][string]> = {};
  for (const [pointer, span] of Object.entries(source.spans)) {
    const moved = move(pointer);
    if (moved !== null) spans[moved] = span;
  }
  return {
    ...document,
    source: {
      ...source,
      spans,
      edited: moveAll(source.edited),
      assumptions: source.assumptions.flatMap((assumption) => {
        const pointer = move(assumption.pointer);
        return pointer === null ? [] : [pointer === assumption.pointer ? assumption : { ...assumption, pointer }];
      }),
    },
    warnings: warnings.flatMap((warning) => {
      const pointers = moveAll(warning.pointers);
      if (warning.pointers.length > 0 && pointers.length === 0) return [];
      return pointers.every((pointer, at) => pointer === warning.pointers[at]) &&
        pointers.length === warning.pointers.length
        ? [warning]
        : [{ ...warning, pointers }];
    }),
  };
}

/** Adds `by` to the item number of pointers into `list` from item `first` on. */
function shiftFrom(pointer: string, list: string, first: number, by: number): string {
  const head = `${list}/`;
  if (!pointer.startsWith(head)) return pointer;
  const [key = '', ...rest] = pointer.slice(head.length).split('/');
  const index = Number(key);
  if (!Number.isInteger(index) || index < first) return pointer;
  return [list, index + by, ...rest].join('/');
}

function isUnder(pointer: string, parent: string): boolean {
  return pointer === parent || pointer.startsWith(`${parent}/`);
}

function itemsAt(value: unknown, list: string): unknown[] {
  const items = valueAt(value, list);
  return Array.isArray(items) ? items : [];
}
