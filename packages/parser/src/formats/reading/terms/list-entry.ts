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

/** Plain lines right under `Not included` are its entries. */
export function isListed({ lines }: SourceDocument, at: number): boolean {
  let top = at;
  while (top > 0 && at - top < LIST_LINES && lines[top]?.afterBlank !== true && lines[top - 1]?.passage.text !== '')
    top--;
  const head = lines[top] as DocumentLine;
  return (readLineHeading(head)?.valueFrom ?? 0) >= head.folded.length && head.folded !== '';
}

const LIST_LINES = 8;
