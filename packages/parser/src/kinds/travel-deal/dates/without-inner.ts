import type { Field } from '../../../model/field.ts';

/** Entries that lie within another one say nothing of their own: `excluding 22-24` of `excluding 22-24.06`. What is told twice keeps its first. */
export function withoutInner(entries: readonly Field<string>[]): readonly Field<string>[] {
  const inner = new Set<Field<string>>();
  const alone = entries.filter(({ spans }) => spans.length === 1);
  let last: Field<string> | null = null;
  for (const entry of alone.toSorted((a, b) => startOf(a) - startOf(b) || endOf(b) - endOf(a))) {
    if (last !== null && endOf(entry) <= endOf(last)) inner.add(entry);
    else last = entry;
  }
  return inner.size === 0 ? entries : entries.filter((entry) => !inner.has(entry));
}

const startOf = ({ spans }: Field<string>): number => spans[0]?.[0] ?? 0;
const endOf = ({ spans }: Field<string>): number => spans[0]?.[1] ?? 0;
