/**
 * `Flight 1`, `Vuelo 2 · 14 mayo`, counted up from one: headings over the flights, not the numbers of flights; `Leg 1 – 12 May` and
 * `Option 1 - 12 May` have no range of days.
 */
import { findOptionHeading } from '../../../annotators/option-heading.ts';
import { DIGIT } from '../../../text/line-look.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';

const HEADING =
  /^\W{0,4}(?:(?:flight|flt|flug|vol|vuelo|volo|voo|vlucht)\s(?:no\.?\s)?#?(?<n>[1-9])(?:\W{0,3}$|\s?[·•|:–—-]\s|\s(?=[a-z]{2,10}[.,]{0,2}\s\d{1,2}\b))|(?:leg|trip|journey|sector|strecke|etappe|trajet|tramo|tratta|trecho)\s(?<k>[1-9])\s[–—-]\s(?=(?:[a-z]{2,10}[.,]{0,2}\s){0,2}\d{1,2}\b))/;
const LONGEST = 90;
const NONE: ReadonlyMap<number, number> = new Map();

/** The lines that begin with such a heading, and where it ends; none where only one does, which may be the number itself. */
export function findNumberedHeadings({ lines }: SourceDocument): ReadonlyMap<number, number> {
  let ends: Map<number, number> | null = null;
  let figures = '';
  for (const line of lines) {
    if ((line.look.signs & DIGIT) === 0 || line.folded.length > LONGEST) continue;
    const heading = readHeading(line) ?? readOption(line);
    if (heading === null) continue;
    ends ??= new Map();
    ends.set(line.index, heading.to);
    figures += heading.number;
  }
  return ends !== null && figures.includes('1') && figures.includes('2') ? ends : NONE;
}

interface NumberedHeading {
  readonly number: string;
  readonly to: number;
}

function readHeading({ folded }: DocumentLine): NumberedHeading | null {
  const match = HEADING.exec(folded);
  return match && { number: match.groups?.['n'] ?? match.groups?.['k'] ?? '', to: match[0].length };
}

/** `Option 1 - cheapest, Sat 9 Jan`, `Variante 2 (Di. 12. Januar)`: behind a mark a day. */
function readOption({ folded, look }: DocumentLine): NumberedHeading | null {
  const heading = findOptionHeading(folded, look);
  if (heading === null || !DAY_BEHIND.test(folded.slice(heading.to))) return null;
  return { number: String(heading.number), to: heading.to };
}
const DAY_BEHIND = /^\s?[–—:·|,(-]\s?[a-z .,]{0,30}\d/;
