/** `Start ⇥ End ⇥ Twin ⇥ Single` over rows of days and figures: what the columns hold, no name of the offer. */
import type { DocumentLine } from '../../../formats/reading/document.ts';
import { hasDigit } from '../../../text/character-class.ts';

const LEAST = 3;

/** Words alone in three columns or more, and as many cells with figures among them in the line below. */
export function isColumnHeads({ cells }: DocumentLine, below: DocumentLine | undefined): boolean {
  if (cells === null || below?.cells == null) return false;
  const heads = cells.filter(({ text }) => text !== '');
  const values = below.cells.filter(({ text }) => text !== '');
  return (
    heads.length >= LEAST &&
    values.length >= heads.length - 1 &&
    heads.every(({ text }) => !hasDigit(text)) &&
    values.some(({ text }) => hasDigit(text))
  );
}

/** `FLY | CRUISE | STAY` over the title: single words between bars. */
export const isStyleRow = ({ cells, cellMark }: DocumentLine): boolean =>
  cellMark === '|' && (cells?.length ?? 0) >= 2 && cells?.every((cell) => !/\s/.test(cell.text)) === true;
