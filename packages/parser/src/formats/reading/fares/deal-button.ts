/** The button below the price of a search's result, which leads to who sells it. */
import { readFareRole } from '../../../annotators/fare-words.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT } from '../../../text/line-look.ts';
import type { DocumentLine } from '../document.ts';

const BUTTON = compactPattern(
  /^(?:(?:view|see|get|select) deal|go to (?:site|deal)|visit site|zum (?:angebot|deal)|voir (?:l['’]offre|le deal)|ver (?:la )?oferta|vedi (?:l['’])?offerta|vai all['’]offerta|bekijk (?:de )?(?:aanbieding|deal))(?: ?[>›»→])?$/,
);
const LONGEST = 26;

export const isDealButton = (line: DocumentLine | undefined): boolean =>
  line !== undefined && line.folded.length <= LONGEST && BUTTON.test(line.folded);

/**
 * F-699: `1 carry-on · 1 checked bag` over `€ 874`, `Tripmoose`, `View deal`: what the result brings, and its price; above a price without such a button
 * the bag would be what it is for.
 */
export const isOverPriceOfResult = (above: DocumentLine | null, lines: readonly DocumentLine[], at: number): boolean =>
  above !== null &&
  ((lines[at] as DocumentLine).look.signs & DIGIT) !== 0 &&
  (isDealButton(lines[at + 1]) || isDealButton(lines[at + 2])) &&
  readFareRole(above.folded, '') === 'other';
