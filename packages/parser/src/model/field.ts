/** A value with its provenance: where it stands in the text, how sure it is, and which rule made it. */
import type { Span } from './answer.ts';

/** `stated` in the text, `derived` from what it states, or `assumed` where the text is open. */
type Certainty = 'stated' | 'derived' | 'assumed';

export interface Field<T> {
  readonly value: T;
  /** The characters that hold the value, or for a derived one the evidence. May be empty. */
  readonly spans: readonly Span[];
  readonly certainty: Certainty;
  /** Where the text says what the value is, apart from it: the label on the line above, the heading of the column. */
  readonly context?: readonly Span[];
}

export function stated<T>(value: T, spans: readonly Span[]): Field<T> {
  return { value, spans, certainty: 'stated' };
}

export function derived<T>(value: T, spans: readonly Span[]): Field<T> {
  return { value, spans, certainty: 'derived' };
}

/** The same value, with the place that says what it is. */
export function withContext<T>(field: Field<T>, context: readonly Span[] | undefined): Field<T> {
  return context === undefined ? field : { ...field, context };
}

/** The same evidence for another value. */
export function withValue<T>(field: Field<T>, value: T): Field<T> {
  return { value, spans: field.spans, certainty: field.certainty };
}

/** A piece of a text that was read as a value. */
export function pieceOf(field: Field<string>, from: number, to: number = field.value.length): Field<string> {
  return stated(field.value.slice(from, to), spansOfPiece(field, from, to));
}

/**
 * A plain copy of one place can be cut with certainty; of several places, put together with little between them, the first and the last can, and one in
 * between stands for its piece as a whole. Else all of the value's spans do.
 */
export function spansOfPiece({ value, spans }: Field<string>, from: number, to: number): readonly Span[] {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return spans;
  const glue = spans.reduce((rest, [start, end]) => rest - (end - start), value.length);
  const joints = spans.length - 1;
  if (glue < joints || glue > joints * LONGEST_GLUE) return spans;
  if (to <= first[1] - first[0]) return [[first[0] + from, first[0] + to]];
  const back = last[1] - value.length;
  if (from + back >= last[0]) return [[from + back, to + back]];
  let before = 0;
  const holding = spans.filter(([start, end]) => {
    const least = before;
    before += end - start;
    return from >= least && to <= before + glue;
  });
  return holding.length === 0 ? spans : holding;
}

/** ` – ` between two pieces. */
const LONGEST_GLUE = 3;
