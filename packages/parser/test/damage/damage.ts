/** A change to a text that a careful reader sees through, and what of the values may look otherwise behind it. */
import type { ContentKind } from '../../src/index.ts';

export interface Damage {
  readonly name: string;
  /** Null where the text has nothing to change, or where the change would say something else. */
  readonly change: (text: string, kind: ContentKind) => string | null;
  /** Brings texts quoted in the values to one form: a sign may be changed where a value quotes it. */
  readonly fold?: (value: string) => string;
  /** Values that the words around the text may add or stand for, by rule. */
  readonly mayDiffer?: (pointer: string, before: unknown) => boolean;
}

export const linesOf = (text: string): readonly string[] => text.split('\n');

export const onEachLine = (text: string, change: (line: string) => string): string =>
  linesOf(text).map(change).join('\n');
