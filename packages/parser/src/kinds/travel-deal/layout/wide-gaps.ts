/** Blanks that set something apart in a line. Few texts have any, and what reads columns has nothing to do in the others. */
import { type DocumentLine, oncePerDocument } from '../../../formats/reading/document.ts';
import { BEYOND_ASCII, LABEL_MARK } from '../../../text/line-look.ts';

const GAP = /\s\s/;

/** Do two blanks stand side by side in a line? */
export const hasWideGaps = oncePerDocument((document): boolean =>
  document.lines.some((line) => mayHaveGap(line) && GAP.test(line.passage.text)),
);

/** False where no tab stands in the line, nor two blanks side by side. */
export const mayHaveGap = ({ look, folded, passage: { text } }: DocumentLine): boolean =>
  (look.signs & (LABEL_MARK | BEYOND_ASCII)) !== 0 || folded.includes('  ') || text.includes('  ');
