/**
 * `Flight 1`, `Vuelo 2 · 14 mayo`, counted up from one: headings over the flights, not the numbers of flights; `Leg 1 – 12 May` and
 * `Option 1 - 12 May` have no range of days. F-547: so is `FLIGHT 1   London (LHR) > Chicago (ORD)`, `Flug 2 von 2 (Rückflug)`, where the flights have
 * numbers of their own.
 */
import { findFlightNumbers } from '../../../annotators/flight-number.ts';
import { findOptionHeading } from '../../../annotators/option-heading.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';

const HEADING = new LinePattern(
  /^\W{0,4}(?:(?:flight|flt|flug|vol|vuelo|volo|voo|vlucht)\s(?:no\.?\s)?#?(?<n>[1-9])(?:\W{0,3}$|\s?[·•|:–—-]\s|\s(?=[a-z]{2,10}[.,]{0,2}\s\d{1,2}\b))|(?:leg|trip|journey|sector|strecke|etappe|trajet|tramo|tratta|trecho)\s(?<k>[1-9])\s[–—-]\s(?=(?:[a-z]{2,10}[.,]{0,2}\s){0,2}\d{1,2}\b))/,
);
/** Its words are among those of `HEADING`. */
const OVER_ROUTE =
  /^\W{0,4}(?:flight|flt|flug|vol|vuelo|volo|voo|vlucht)\s#?(?<n>[1-9])(?:\s(?:of|von|sur|de|di|van|\/)\s[1-9](?![\d:]))?[:.]?\s{1,8}(?=[([]?[a-z]{3})/;
const LONGEST = 90;
const NONE: ReadonlyMap<number, number> = new Map();

/** The lines that begin with such a heading, and where it ends; none where only one does, which may be the number itself, unless others are told. */
export function findNumberedHeadings({ lines }: SourceDocument): ReadonlyMap<number, number> {
  const closed = collect(lines, (line) => readHeading(line, HEADING.regex) ?? readOption(line));
  if (closed.figures.includes('1') && closed.figures.includes('2')) return closed.ends;
  const { ends, figures } = collect(lines, (line) => readHeading(line, HEADING.regex) ?? readHeading(line, OVER_ROUTE));
  return figures.startsWith('1') && lines.some((line) => hasNumber(line, ends)) ? ends : NONE;
}

interface Counted {
  readonly ends: ReadonlyMap<number, number>;
  readonly figures: string;
}

function collect(lines: readonly DocumentLine[], read: (line: DocumentLine) => NumberedHeading | null): Counted {
  let ends: Map<number, number> | null = null;
  let figures = '';
  for (const line of lines) {
    if ((line.look.signs & DIGIT) === 0 || line.folded.length > LONGEST) continue;
    const heading = read(line);
    if (heading === null) continue;
    ends ??= new Map();
    ends.set(line.index, heading.to);
    figures += heading.number;
  }
  return { ends: ends ?? NONE, figures };
}

/** A number that is not the heading's own. */
const hasNumber = ({ passage, look, index }: DocumentLine, headed: ReadonlyMap<number, number>): boolean =>
  (look.signs & DIGIT) !== 0 &&
  findFlightNumbers(passage.text).some(({ carrier, isKnown }) => isKnown && (carrier !== null || !headed.has(index)));

interface NumberedHeading {
  readonly number: string;
  readonly to: number;
}

function readHeading({ folded, look }: DocumentLine, pattern: RegExp): NumberedHeading | null {
  const match = HEADING.mayMatch(look) ? pattern.exec(folded) : null;
  return match && { number: match.groups?.['n'] ?? match.groups?.['k'] ?? '', to: match[0].length };
}

/** `Option 1 - cheapest, Sat 9 Jan`, `Variante 2 (Di. 12. Januar)`: behind a mark a day. */
function readOption({ folded, look }: DocumentLine): NumberedHeading | null {
  const heading = findOptionHeading(folded, look);
  if (heading === null || !DAY_BEHIND.test(folded.slice(heading.to))) return null;
  return { number: String(heading.number), to: heading.to };
}
const DAY_BEHIND = /^\s?[–—:·|,(-]\s?[a-z .,]{0,30}\d/;
