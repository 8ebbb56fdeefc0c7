/** What the amounts of a row are, by its first cell or by the label over it. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { lineMoney } from '../../../formats/reading/line-money.ts';
import { isPriceWithTaxes } from '../../../formats/reading/terms/term-heading.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

/** The first cell of a row, or the label on the line above (`DEPOSIT PER PERSON:`), as it holds for the `i`th amount. */
export function rowLabel(line: DocumentLine, document: SourceDocument, i: number): string {
  const cell = line.cells?.[0]?.text;
  if (cell !== undefined && line.cellMark === 'tab') return foldText(cell);
  const above = labelOver(document, line);
  if (above === undefined || !isLabel(above)) return '';
  // `Dates & prices (adult / child):` heads those of adults, too; `(child / adult)` a child's first.
  const { folded } = above;
  const adult = folded.search(ADULTS);
  if (adult < 0) return folded;
  const child = folded.search(CHILDREN);
  return child >= 0 && child < adult && i === 0 ? folded : folded.replace(CHILDREN, '');
}

/** T-641: under `(child / adult):` rows of two amounts go on, each as the first. */
function labelOver({ lines }: SourceDocument, line: DocumentLine): DocumentLine | undefined {
  let at = line.index - 1;
  const above = lines[at];
  if (above === undefined || isLabel(above) || lineMoney(line).length !== 2) return above;
  while (line.index - at <= MAX_ROWS && isPairRow(lines[at])) at--;
  const label = lines[at];
  return label !== undefined && ADULTS.test(label.folded) && CHILDREN.test(label.folded) ? label : above;
}
/** Is the first amount of the row a child's, and the second an adult's? */
export function isChildBeforeAdult(label: string, i: number): boolean {
  const child = i === 0 ? label.search(CHILDREN) : -1;
  return child >= 0 && label.search(ADULTS) > child;
}

const MAX_ROWS = 12;
const isPairRow = (line: DocumentLine | undefined): boolean =>
  line !== undefined && line.folded.length <= LONGEST_ROW && !isLabel(line) && lineMoney(line).length === 2;
const LONGEST_ROW = 100;

const MAX_LABEL = 50;
/** `Price per person, taxes included:` says of the price what it holds. */
const isLabel = ({ folded }: DocumentLine): boolean =>
  folded.endsWith(':') && folded.length <= MAX_LABEL && !isPriceWithTaxes(folded);
const ADULTS = /\b(?:adult[eois]{0,2}|erwachsene[rn]?|volwassenen?)\b/;
const CHILDREN =
  /\b(?:child(?:ren)?|kids?|teens?|infants?|kinder[n]?|kind|enfants?|nin[oa]s?|bambin[oi]|criancas?|kinderen)\b/;
