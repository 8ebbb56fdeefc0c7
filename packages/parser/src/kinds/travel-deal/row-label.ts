/** What the amounts of a row are, by its first cell or by the label over it. */
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { isPriceWithTaxes } from '../../formats/reading/terms/term-heading.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

/** The first cell of a row, or the label on the line above (`DEPOSIT PER PERSON:`), as it holds for the `i`th amount. */
export function rowLabel(line: DocumentLine, document: SourceDocument, i: number): string {
  const cell = line.cells?.[0]?.text;
  if (cell !== undefined && line.cellMark === 'tab') return foldText(cell);
  const above = document.lines[line.index - 1];
  if (above === undefined || !isLabel(above)) return '';
  // `Dates & prices (adult / child):` heads those of adults, too; `(child / adult)` a child's first.
  const { folded } = above;
  const adult = folded.search(ADULTS);
  if (adult < 0) return folded;
  const child = folded.search(CHILDREN);
  return child >= 0 && child < adult && i === 0 ? folded : folded.replace(CHILDREN, '');
}

const MAX_LABEL = 50;
/** `Price per person, taxes included:` says of the price what it holds. */
const isLabel = ({ folded }: DocumentLine): boolean =>
  folded.endsWith(':') && folded.length <= MAX_LABEL && !isPriceWithTaxes(folded);
const ADULTS = /\b(?:adult[eois]{0,2}|erwachsene[rn]?|volwassenen?)\b/;
const CHILDREN =
  /\b(?:child(?:ren)?|kids?|teens?|infants?|kinder[n]?|kind|enfants?|nin[oa]s?|bambin[oi]|criancas?|kinderen)\b/;
