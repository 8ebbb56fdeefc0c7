/** `BEFORE WE GO` over the boxes of what is to be done: a heading in capitals that names a list, not the trip. */
import type { DocumentLine } from '../../formats/reading/document.ts';

const MAX_WORDS = 3;

/** `index` is that of the line in the head, `next` the one below it. */
export const headsList = (name: string, index: number, next: DocumentLine | undefined): boolean =>
  index > 0 && next !== undefined && next.bullet !== null && !next.afterBlank && name.split(' ').length <= MAX_WORDS;
