/** How many must travel for the price, told beside it in a sentence: `€410 per person for a minimum of 15 guests in double rooms, and …`. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';

export interface LeastTravelers {
  readonly passage: Passage;
  readonly line: number;
}

const LEAST =
  /\b(?:per (?:person|adult|guest|head)|pp|each|pro person|par personne|por persona|a persona|por pessoa),? (?:for|based on|with|at|from|bei|ab|pour|para|per|con|com) (?<least>(?:(?:an? |einer |un |uma? )?(?:minimum|min\.?|mindestteilnehmerzahl|minimo)(?: group)?(?: of| von| de| di)?|at least|mindestens|au moins|al menos|almeno|pelo menos) ?\d{1,3} [a-z]{3,14}[^,.;()]{0,40})/;
/** Another clause. */
const GOES_ON = / (?:and|but|und|et|y|e|mais|pero|ma|mas) (?=[a-z]{2,12} )/;
const SHORT = 100;

/** In short lines the whole line says it. */
export function readLeastTravelers(document: SourceDocument): readonly LeastTravelers[] {
  return document.lines.flatMap((line: DocumentLine) => {
    if (line.folded.length < SHORT || (line.look.signs & DIGIT) === 0) return [];
    const match = LEAST.exec(line.folded);
    const told = match?.groups?.['least'];
    if (!match || told === undefined) return [];
    const from = match.index + match[0].length - told.length;
    const end = told.search(GOES_ON);
    return [{ passage: slicePassage(line.passage, from, from + (end < 0 ? told.length : end)), line: line.index }];
  });
}
