/** Two versions as values by the words that name their places -> where they differ, in the order of the page. */
import type { Difference } from './version-dialog.tsx';

export type NamedValues = ReadonlyMap<string, string>;

export function listDifferences(mine: NamedValues, theirs: NamedValues): Difference[] {
  return [...new Set([...mine.keys(), ...theirs.keys()])]
    .map((label) => ({ label, mine: mine.get(label) ?? null, theirs: theirs.get(label) ?? null }))
    .filter((difference) => difference.mine !== difference.theirs);
}

export type PutValue = (label: string, value: string | number | null | undefined) => void;

/** Every value that is there; `put` leaves out what is not. */
export function nameValues(write: (put: PutValue) => void): NamedValues {
  const values = new Map<string, string>();
  write((label, value) => {
    if (value !== null && value !== undefined && value !== '') values.set(label, String(value));
  });
  return values;
}
