/** Who presents an offer: `Shree Ganesh Tours presents` over its title, or on a line of its own under the seller. */
import { LinePattern } from '../../../text/line-look.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';

/** `Shree Ganesh Tours presents`: the seller over the title. */
export const PRESENTS = new LinePattern(
  /\b(?:proudly )?(?:presents?|prasentiert|presente|presenta|apresenta|propon(?:e|gono)|propose(?:nt)?|organizz(?:a|ano)|organise(?:nt)?|organiza|organisiert|propoe)\W*$/,
);
/** That alone, on the line between the seller and the title. */
export const isPresenting = ({ folded, look }: DocumentLine): boolean =>
  folded.length <= MAX_PRESENTING && PRESENTS.test(look, folded) && PRESENTING.test(folded);
const MAX_PRESENTING = 30;
const PRESENTING =
  /^\W{0,6}(?:(?:proudly|is|are|we|vi|vous|te|le|la|os|stolz|con orgullo|con piacere) ){0,2}[a-z]{6,12}\W*$/;

/** `CLUB SALINA` over `propone`: the seller. */
export function isPresented({ lines }: SourceDocument, { index }: DocumentLine): boolean {
  const next = lines[index + 1];
  return next !== undefined && isPresenting(next);
}
