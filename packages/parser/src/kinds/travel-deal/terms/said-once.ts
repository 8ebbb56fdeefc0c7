/** The entries of a list that a text tells more than once. */
import type { Field } from '../../../model/field.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

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

/** T-628: `plus up to £300 onboard credit per cabin` beside `Onboard credit of £50 to £300 per cabin`: of an amount and what it is for the fuller entry. */
export function toldFullest(fields: readonly Field<string>[]): readonly Field<string>[] {
  const priced = fields.filter(({ value }) => AMOUNT.test(value));
  if (priced.length < 2 || priced.length > MOST_PRICED) return fields;
  const words = new Map(priced.map((field) => [field, new Set(wordsOf(field))]));
  const isToldFuller = (field: Field<string>): boolean => {
    const own = words.get(field);
    if (own === undefined || own.size < LEAST_WORDS) return false;
    return [...words.values()].some((all) => all.size > own.size && [...own].every((word) => all.has(word)));
  };
  return fields.filter((field) => !isToldFuller(field));
}
const MOST_PRICED = 24;
const AMOUNT = /[$€£₹]\s?\d|\d\s?€/;
const LEAST_WORDS = 3;
const wordsOf = ({ value }: Field<string>): string[] =>
  (foldText(value).match(WORDS) ?? []).filter((word) => !SMALL_WORDS.has(word));
const WORDS = /[a-z]+|\d[\d.,]*/g;
const SMALL_WORDS = new Set(
  'plus up to of a an the and with your free worth extra bis zu jusqu au de hasta fino'.split(' '),
);

/** More places say nothing new. */
const MAX_SPANS = 2;
