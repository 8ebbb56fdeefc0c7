/** `Flight 1`, `Vuelo 2 · 14 mayo`, counted up from one: headings over the flights, not the numbers of flights; `Leg 1 – 12 May` has no range of days. */
import { DIGIT } from '../../../text/line-look.ts';
import type { SourceDocument } from '../document.ts';

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
    const match = HEADING.exec(line.folded);
    if (match === null) continue;
    ends ??= new Map();
    ends.set(line.index, match[0].length);
    figures += match.groups?.['n'] ?? match.groups?.['k'];
  }
  return ends !== null && figures.includes('1') && figures.includes('2') ? ends : NONE;
}
