/** Gathers the spans of an answer's values while the answer is put together. */
import type { JsonPointer, Span } from '../model/answer.ts';
import type { Field } from '../model/field.ts';
import { pointerTo } from './pointer.ts';

export class SpanCollector {
  /** Without a prototype: with so many keys of their own, objects of a class would each become a shape. */
  readonly all: Record<JsonPointer, Span | readonly Span[]> = Object.create(null);

  /** All of them in one list. */
  readonly used: Span[] = [];

  /** The value in its public form; its spans are noted under `pointer`. */
  take<T, U>(pointer: JsonPointer, field: Field<T> | null, present: (value: T) => U): U | null {
    if (field === null) return null;
    const { context } = field;
    const spans = context === undefined ? field.spans : [...context, ...field.spans].sort((a, b) => a[0] - b[0]);
    if (spans.length > 0) this.all[pointer] = spans.length === 1 ? (spans[0] as Span) : spans;
    for (const span of spans) this.used.push(span);
    return present(field.value);
  }

  /** A place more for a value that has one: what says, apart from it, what it is. */
  addContext(pointer: JsonPointer, span: Span): void {
    const place = this.all[pointer];
    if (place === undefined) return;
    const own = typeof place[0] === 'number' ? [place as Span] : (place as readonly Span[]);
    if (own.some(([start, end]) => span[0] < end && span[1] > start)) return;
    this.all[pointer] = [...own, span].sort((a, b) => a[0] - b[0]);
    this.used.push(span);
  }

  /** The texts of a list, each under `pointer/index`. */
  takeTexts(pointer: JsonPointer, fields: readonly Field<string>[]): string[] {
    return fields.map((field, i) => this.take(pointerTo(pointer, i), field, String) ?? '');
  }
}
