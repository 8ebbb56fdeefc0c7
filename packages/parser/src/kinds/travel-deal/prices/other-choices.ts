/** T-627: `Sea View Double Room  +£84pp` under `Garden View Double Room  Selected`: a page lists what else might be chosen, and that is no condition. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { CURRENCY_SIGN } from '../../../text/line-look.ts';

const MAX_ROW = 80;
const MOST_ROWS = 8;
const ON_TOP =
  /\s{2,40}\+\s?[$€£]?\s?\d[\d.,]{0,9}\s?(?:[$€£])?\s?(?:pp|p\.?p\.?|per person|pro person|each|per room|pro zimmer)?$/;
const CHOSEN =
  /\s{2,40}(?:selected|your (?:choice|room|selection)|(?:aus)?gewahlt|selectionnee?|choisie?|seleccionad[oa]|elegid[oa]|selezionat[oa]|scelt[oa]|selecionad[oa]|geselecteerd|gekozen)$/;

export function isOtherChoice({ lines }: SourceDocument, { index, folded, look }: DocumentLine): boolean {
  if ((look.signs & CURRENCY_SIGN) === 0 || folded.length > MAX_ROW || !ON_TOP.test(folded)) return false;
  for (const step of [-1, 1])
    for (let at = index + step; Math.abs(at - index) <= MOST_ROWS; at += step) {
      const row = lines[at]?.folded ?? '';
      if (row === '' || row.length > MAX_ROW) break;
      if (CHOSEN.test(row)) return true;
      if (!ON_TOP.test(row)) break;
    }
  return false;
}
