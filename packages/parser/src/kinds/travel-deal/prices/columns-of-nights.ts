/**
 * Columns that each hold the price of a stay of so many nights:
 *
 *   Lisbon, 4 nights from 12 May
 *   Hotel          3 nts    4 nts
 *   Casa Azul      £329     £389
 *                           ^^^^
 * Where the text says how long the trip is, those of other stays are not what it costs.
 */
import { findTripLengths } from '../../../annotators/trip-length.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';

/** `columns` are the folded headings over the row `line`. Whether each is of another stay than the trip's; none where the text does not tell. */
export function otherStays(
  document: SourceDocument,
  line: DocumentLine,
  columns: readonly string[],
): readonly boolean[] {
  const nights = columns.map(nightsOf);
  if (nights.filter((count) => count !== null).length < 2) return NONE;
  const own = nightsToldAbove(document, line.index);
  if (own === null || !nights.includes(own)) return NONE;
  return nights.map((count) => count !== null && count !== own);
}

const NONE: readonly boolean[] = [];
/** The nights of `3 nts`, `4 nights per person`; null for any other heading. */
export function nightsOf(column: string): number | null {
  const [length, other] = findTripLengths(column);
  const isAlone =
    length?.from === 0 && other === undefined && length.days === null && BEHIND.test(column.slice(length.to));
  return isAlone ? length.nights : null;
}
const BEHIND =
  /^(?: (?:stay|break|price|pp|p\.p\.|per person|pro person|par personne|por persona|a persona|por pessoa))?$/;
/** A row tells no length of the trip. */
const MAX_ABOVE = 40;

/** The one number of nights that the lines above the table tell; null where they tell none, or several. */
export function nightsToldAbove({ lines }: SourceDocument, to: number): number | null {
  const told = new Set<number>();
  for (const { folded, look, passage } of lines.slice(Math.max(0, to - MAX_ABOVE), to)) {
    const lengths = WIDE_GAP.test(passage.text) ? [] : findTripLengths(folded, look);
    for (const { nights } of lengths) if (nights !== null) told.add(nights);
  }
  const [only] = told;
  return told.size === 1 && only !== undefined ? only : null;
}
const WIDE_GAP = /\S(?:\s{3,}|\t|\s?\|\s?)\S/;
