/** Blanks that set something apart in a line. Few texts have any, and what reads columns has nothing to do in the others. */
import { oncePerDocument } from '../../../formats/reading/document.ts';

const GAP = /\s\s/;

/** Do two blanks stand side by side in a line? */
export const hasWideGaps = oncePerDocument((document): boolean =>
  document.lines.some(({ passage }) => GAP.test(passage.text)),
);
