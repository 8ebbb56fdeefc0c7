/** What a kind says of its value so that two versions of it can be merged: how the items of its lists are known, and what its fields are called. */
import type { ItemLook } from './match-items.ts';

/** A pointer with `*` in the place of every index: the titles of all days are one path. */
export type Path = string;

export interface ListShape {
  readonly look: (item: unknown) => ItemLook;
  /** `Day 2`, `Fado dinner`. */
  readonly name: (item: unknown, index: number) => string;
}

export interface MergeShape<V> {
  readonly lists: Readonly<Record<Path, ListShape>>;
  /** Lists whose items may have moved from one into another. */
  readonly movesBetween?: Path;
  /** Fields that no text decides: they stay as the agent has them. */
  readonly isOwn: (path: Path, mine: V, theirs: V) => boolean;
  /** Fields that follow from others: no version is told apart by them. */
  readonly isDerived: (path: Path, mine: V, theirs: V) => boolean;
  /** Names of the parts that fields belong to: `Fare`. */
  readonly groups?: Readonly<Record<string, string>>;
  /** Words for fields, by the end of their path: `totalForAllPassengers`. */
  readonly words: Readonly<Record<string, string>>;
  /** Puts right what follows from the merged lists; `placeOf` answers where an item of the agent's version stands now, null where it went. */
  readonly settle?: (merged: V, mine: V, placeOf: (pointer: string) => string | null) => V;
}

export const pathOf = (pointer: string): Path => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** `departureTime` -> `departure time`. */
export function fieldWord(words: MergeShape<never>['words'], pointer: string): string {
  const key =
    pathOf(pointer)
      .split('/')
      .findLast((part) => part !== '*') ?? '';
  return words[key] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A value as people read it; a whole item by all that it says. */
export function showValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value !== 'object') return String(value);
  const parts = Object.entries(value).flatMap(([key, part]) =>
    key === 'id' || key === 'type' ? [] : (showValue(part) ?? []),
  );
  return parts.join(' · ') || null;
}

/** Nothing is nothing, however it is written. */
export function isSame(a: unknown, b: unknown): boolean {
  const [left, right] = [a ?? '', b ?? ''];
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object') return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) =>
    isSame((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key]),
  );
}
