/** The entries of a list that a text tells more than once. */
import type { Field } from '../../model/field.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

/** What is said twice is one entry that points at both places. */
export function saidOnce(fields: readonly Field<string>[]): readonly Field<string>[] {
  if (fields.length < 2) return fields;
  const byText = new Map<string, Field<string>>();
  for (const field of fields) {
    const key = foldText(field.value);
    const before = byText.get(key);
    byText.set(
      key,
      before === undefined ? field : { ...before, spans: [...before.spans, ...field.spans].slice(0, MAX_SPANS) },
    );
  }
  return [...byText.values()];
}

/** More places say nothing new. */
const MAX_SPANS = 2;
