/**
 * The numbers of a circular or contract: `4. INCLUDED` over `4.1 Return flights` and `4.2 Transfers` is a heading over a list, no entry. A
 * heading stands a blank line below what is before it and right over its text; one of several has to name a list, or to have clauses under it.
 */
import { codeAt, isDigit, isInCapitals } from '../../../text/character-class.ts';
import { slicePassage } from '../../../text/passage.ts';
import { type DocumentLine, type SourceDocument, withChanges, withText } from '../document.ts';
import { readLineHeading } from '../terms/term-heading.ts';

const CLAUSE = /^(?<section>\d{1,2})\.(?<nth>\d{1,2})\.?\s+(?=[\p{L}\d])/u;
const COUNTED = /^\d{1,2}[.)]$/;
const MAX_HEADING = 50;
const LEAST = 2;

type IsSection = (line: DocumentLine, lines: readonly DocumentLine[]) => boolean;

/** `isSection`: what else a line must be to head one. */
export function withNumberedSections(document: SourceDocument, isSection: IsSection = () => true): SourceDocument {
  const { lines } = document;
  if (!lines.some(isCounted)) return document;
  const clauses = lines.map(clauseLength);
  const headings = lines.filter((line) => isHeading(lines, line, clauses) && isSection(line, lines));
  if (headings.length < LEAST || !headings.some((line) => isTold(line, clauses))) return document;
  const indexes = new Set(headings.map(({ index }) => index));
  return {
    ...document,
    lines: lines.map((line, i) => {
      if (indexes.has(i)) return withChanges(line, { bullet: null, indent: 0 });
      const length = clauses[i] as number;
      return length === 0
        ? line
        : withChanges(withText(line, slicePassage(line.passage, length), line.folded.slice(length)), { bullet: '-' });
    }),
  };
}

/** F-516: among flights, which are counted too, a section of a paper is in capitals or has a rule over or under it: `3. INCLUDED`. */
export const isSetApart: IsSection = ({ bullet, passage, index }, lines) =>
  bullet?.endsWith('.') === true &&
  (isInCapitals(passage.text) || lines[index - 1]?.isRule === true || lines[index + 1]?.isRule === true);

const isCounted = ({ bullet }: DocumentLine): boolean => bullet !== null && COUNTED.test(bullet);

/** `INCLUDED`, or a line over clauses of its number. */
function isTold(line: DocumentLine, clauses: readonly number[]): boolean {
  const heading = clauses[line.index + 1] === 0 ? readLineHeading(line) : null;
  return heading === null ? (clauses[line.index + 1] ?? 0) > 0 : heading.valueFrom >= line.folded.length;
}

function isHeading(lines: readonly DocumentLine[], line: DocumentLine, clauses: readonly number[]): boolean {
  if (!isCounted(line) || line.passage.text.length > MAX_HEADING) return false;
  const below = lines[line.index + 1];
  if (below === undefined || below.passage.text === '' || isCounted(below)) return false;
  return (
    (line.afterBlank ||
      lines[line.index - 1]?.isRule === true ||
      line.index === 0 ||
      (clauses[line.index + 1] ?? 0) > 0) &&
    !/[.!?,;]$/.test(line.passage.text)
  );
}

/** How long the number of a clause is that stands under its heading or the clause before it; 0 where there is none. */
function clauseLength(line: DocumentLine, index: number, lines: readonly DocumentLine[]): number {
  const { text } = line.passage;
  if (line.bullet !== null || !isDigit(codeAt(text, 0))) return 0;
  const match = CLAUSE.exec(text);
  if (match === null) return 0;
  const { section, nth } = match.groups ?? {};
  for (let i = index - 1; i >= 0 && index - i <= FAR; i--) {
    const above = lines[i] as DocumentLine;
    if (isCounted(above)) return Number.parseInt(above.bullet as string, 10) === Number(section) ? match[0].length : 0;
    const before = CLAUSE.exec(above.passage.text)?.groups;
    if (before !== undefined)
      return before['section'] === section && Number(before['nth']) === Number(nth) - 1 ? match[0].length : 0;
  }
  return 0;
}

/** A clause goes on over a few lines. */
const FAR = 6;
