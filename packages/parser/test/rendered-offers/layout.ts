/** What every layout is made with. */
import { NOTHING } from './fact-parts.ts';
import type { Part } from './list-parts.ts';
import type { Pen } from './pen.ts';
import type { Truth } from './truth.ts';

export interface Rendered {
  readonly text: string;
  readonly truth: Truth;
}

export type Layout = (pen: Pen) => Rendered;

export const maybe = (pen: Pen, share: number, make: (pen: Pen) => Part): Part =>
  pen.chance(share) ? make(pen) : NOTHING;
export const rendered = (lines: readonly string[], truth: Truth): Rendered => ({
  text: lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim(),
  truth,
});
