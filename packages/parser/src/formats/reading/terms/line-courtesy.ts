/** Whether a line greets, closes or leads to something else, read once however often it is asked for. */
import { readCourtesy } from '../../../annotators/section.ts';
import { oncePerLine } from '../document.ts';

export const readLineCourtesy = oncePerLine((line) => readCourtesy(line.folded));
