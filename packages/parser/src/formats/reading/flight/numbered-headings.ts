/** `Flight 1`, `Vuelo 2` alone on a line, counted up from one: headings over the flights, not the numbers of flights. */
import { DIGIT } from '../../../text/line-look.ts';
import type { SourceDocument } from '../document.ts';

const HEADING = /^\W{0,4}(?:flight|flt|flug|vol|vuelo|volo|voo|vlucht)\s(?:no\.?\s)?#?(?<n>[1-9])\W{0,3}$/;
const LONGEST = 20;
const NONE: ReadonlySet<number> = new Set();

/** The lines that are such headings; none where only one of them stands, which may be the number itself. */
export function findNumberedHeadings({ lines }: SourceDocument): ReadonlySet<number> {
  let found: Map<number, string> | null = null;
  for (const line of lines) {
    if (line.folded.length > LONGEST || (line.look.signs & DIGIT) === 0) continue;
    const figure = HEADING.exec(line.folded)?.groups?.['n'];
    if (figure === undefined) continue;
    found ??= new Map();
    found.set(line.index, figure);
  }
  if (found === null) return NONE;
  const figures = [...found.values()];
  return figures.includes('1') && figures.includes('2') ? new Set(found.keys()) : NONE;
}
