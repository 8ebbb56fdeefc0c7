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
 * Only a value that is a plain copy of one place can be cut with certainty. Of one that was put together from several, with little between them, those
 * stand for the piece that can hold it; else all of its own spans do.
 */
export function spansOfPiece({ value, spans }: Field<string>, from: number, to: number): readonly Span[] {
  const [span] = spans;
  if (span !== undefined && spans.length === 1)
    return span[1] - span[0] === value.length ? [[span[0] + from, span[0] + to]] : spans;
  const between = value.length - spans.reduce((sum, [start, end]) => sum + end - start, 0);
  if (between < 0 || between > MAX_BETWEEN * (spans.length - 1)) return spans;
  let before = 0;
  const holding = spans.filter(([start, end]) => {
    const least = before;
    before += end - start;
    return from >= least && to <= before + between;
  });
  return holding.length === 0 ? spans : holding;
}
/** A comma and a blank: what joins two places. */
const MAX_BETWEEN = 3;
