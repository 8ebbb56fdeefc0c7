/** `Sat 05 Dec 26   Manchester   7   £499` under `Departs   From   Nts   Price`: how long the trip of that row is. */
import { findTripLengths } from '../../../annotators/trip-length.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { type Field, stated } from '../../../model/field.ts';
import { indexOfOffset, offsetOf, type Passage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { cellsOf, columnHead } from '../prices/rate-grid.ts';

const NIGHTS =
  /^(?:(?:no\.? of |number of |# )?(?:nts?|nights?|nachte?|naechte|ubernachtungen|nuits?|nuitees|noches|notti|noites|nachten|natter|netter))\.?$/;
const COUNT = /^\d{1,2}$/;

/** The cell of its nights, `7` under such a heading or `7 nights` under any; null where the row has none, or two. */
export function nightsInRow(document: SourceDocument, line: DocumentLine): Field<number> | null {
  const found = cellsOf(line).flatMap((cell) => {
    const count = nightsOf(document, line, cell);
    return count === null ? [] : [stated(count, [spanOf(cell)])];
  });
  const [only] = found;
  return found.length === 1 && only !== undefined ? only : null;
}

function nightsOf(document: SourceDocument, line: DocumentLine, cell: Passage): number | null {
  if (cell.text === '' || cell.text.length > MAX_CELL) return null;
  if (!COUNT.test(cell.text)) {
    const folded = foldText(cell.text);
    const [length] = findTripLengths(folded);
    return length?.from === 0 && length.to === folded.length ? length.nights : null;
  }
  const head = columnHead(document, line, indexOfOffset(line.passage, offsetOf(cell, 0)) ?? 0);
  return head !== null && NIGHTS.test(head.folded) ? Number(cell.text) : null;
}
const MAX_CELL = 20;
