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
