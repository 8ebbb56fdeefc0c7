/** What a layout of fares is written with, and what it says. */
import type { FareWords } from './vocabulary.ts';

/** What the text of a layout says. Null where it does not: then the true value may follow from the others, but no other value. */
export interface Said {
  readonly base: number | null;
  readonly taxes: number | null;
  readonly fee: number | null;
  readonly total: number | null;
  readonly all: number | null;
}

export interface Fares {
  readonly adults: number;
  readonly children: number;
  /** An adult's. */
  readonly base: number;
  readonly taxes: number;
  readonly total: number;
  /** A child's. */
  readonly childBase: number;
  readonly childTaxes: number;
  readonly childTotal: number;
  readonly fee: number;
  readonly all: number;
}

interface Pen {
  readonly words: FareWords;
  readonly money: (amount: number) => string;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly isEnglish: boolean;
}

export type Layout = (
  pen: Pen,
  fares: Fares,
) => (Partial<Said> & { readonly lines: readonly string[]; readonly upper?: number }) | null;

export const inCents = (amount: number): number => Math.round(amount * 100) / 100;

/** `adults` or `adult`, `children` or `child`. */
export const named = ([one, many]: readonly [string, string], count: number): string => (count > 1 ? many : one);

export function table(pen: Pen, heading: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [heading, ...rows];
  switch (pen.pick(['tabs', 'blanks', 'pipes', 'markdown'])) {
    case 'tabs':
      return all.map((row) => row.join('\t'));
    case 'pipes':
      return all.map((row) => row.join(' | '));
    case 'markdown':
      return [heading, heading.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
    default: {
      const widths = heading.map((_, i) => Math.max(...all.map((row) => (row[i] ?? '').length)) + 3);
      return all.map((row) =>
        row
          .map((cell, i) => cell.padEnd(widths[i] ?? 0))
          .join('')
          .trimEnd(),
      );
    }
  }
}

/** The travelers of each age that there are, with what they pay. */
export function rowsOf({ words }: Pen, fares: Fares) {
  const { adults, children, base, taxes, total, childBase, childTaxes, childTotal } = fares;
  const grown = { names: words.adult, count: adults, base, taxes, total };
  const young = { names: words.child, count: children, base: childBase, taxes: childTaxes, total: childTotal };
  return children > 0 ? [grown, young] : [grown];
}

export const saidOf = ({ base, taxes, total, all }: Fares) => ({ base, taxes, total, all });

/** A `Total` alone may be one traveler's where nobody is counted. */
export const grandOf = ({ pick, words }: Pen): string => pick(words.grand);
export const partyOf = (words: FareWords, { adults, children }: Fares): string =>
  `${adults} ${named(words.adult, adults)}${children > 0 ? `, ${children} ${named(words.child, children)}` : ''}`;
export const surelyAll = ({ pick, words }: Pen): string => pick(words.grand.slice(0, -1));
