/** Who signs on the line of the text itself: `… half board. Kind regards, Tom Reed, Globe Travel, 020 5550 1234`. */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { slicePassage } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { type ContactCandidate, emptyContact, takePassage } from './contact-parts.ts';

const CLOSINGS =
  '(?:with )?(?:(?:kind|kindest|best|warm|warmest|many) )?(?:regards|wishes)|(?:yours )?(?:sincerely|faithfully)|many thanks|cheers|' +
  '(?:gruss(?:e|i)?|lg|vg|mfg)|(?:mit )?(?:freundliche|beste|herzliche|liebe|viele|schone|sonnige)[nr]? gruss?en?|' +
  '(?:bien )?cordialement|(?:bien a vous)|(?:sinceres |cordiales )?salutations|' +
  '(?:un )?(?:cordial |atento )?saludos?(?: cordiales)?|atentamente|un abrazo|(?:cordiali |distinti |cari )?saluti|' +
  '(?:com os )?(?:melhores |cordiais )?cumprimentos|atenciosamente|(?:met )?(?:vriendelijke |hartelijke )?groet(?:en|jes)?|' +
  '(?:med )?(?:(?:van|ven|venn)lig[ae]? )?(?:halsning(?:ar)?|hilsen)';
/** Behind the end of a sentence, and before a name. */
const CLOSING = new LinePattern(
  compactPattern(`[.!?)]\\s{1,2}(?:${CLOSINGS})(?: from)?(?:\\s?[,:–—-]{1,2}\\s?|\\s)(?=\\S)`),
  `\\b(?:${CLOSINGS})`,
);
const LINES = 4;
const LONGEST = 160;

export function closingsInLine({ lines }: SourceDocument): ContactCandidate[] {
  let seen = 0;
  for (let i = lines.length - 1; i >= 0 && seen < LINES; i--) {
    const line = lines[i] as DocumentLine;
    if (line.passage.text === '') continue;
    seen++;
    const match = CLOSING.exec(line.look, line.folded);
    if (match === null) continue;
    const tail = slicePassage(line.passage, match.index + match[0].length);
    const candidate = emptyContact(4);
    if (tail.text.length > LONGEST || !takePassage(candidate, tail, line, true)) continue;
    // The line holds the offer as well.
    candidate.lines.length = 0;
    return [candidate];
  }
  return [];
}
