/** Lines that are entries of a list and so sign nothing, though a name could look like them. */
import type { DocumentLine, SourceDocument } from '../document.ts';
import { readLineHeading } from './term-heading.ts';

/** Does the marked line stand beside another, or right under the heading of a list? */
export function isEntry({ lines }: SourceDocument, at: number): boolean {
  const [above, below] = [lines[at - 1], lines[at + 1]];
  return (
    above?.bullet === '-' ||
    below?.bullet === '-' ||
    (above !== undefined && (above.folded.endsWith(':') || readLineHeading(above) !== null))
  );
}

/** Plain lines right under `Not included`, which stands first in its block, are its entries. */
export function isListed({ lines }: SourceDocument, at: number): boolean {
  let top = at;
  while (top > 0 && lines[top]?.afterBlank !== true && lines[top - 1]?.passage.text !== '')
    if (at - --top > LIST_LINES) return false;
  const head = lines[top] as DocumentLine;
  return head.folded !== '' && (readLineHeading(head)?.valueFrom ?? 0) >= head.folded.length;
}

/** A longer block says more than one list, and may end with who sends it. */
const LIST_LINES = 7;

/** A part of the trip by its picture, or its name and length (`Baltic Song - 9 nts …`): the offer ends here, and no sender stands under it. */
export const isOfTrip = (text: string): boolean => OF_TRIP.test(text);
const OF_TRIP =
  /^[🏨🏩🛏🍽🚌🚐🚢🛳🚆🗓📅💰💵💸💶💷👶🌙]|\p{L}["”]? ?[-–—|:,] \d{1,2} ?(?:nts|nights|Nächte|nuits|noches|notti|noites)\b/u;
