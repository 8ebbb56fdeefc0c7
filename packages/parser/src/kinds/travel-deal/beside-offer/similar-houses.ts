/** `Ähnliche Hotels`, `You may also like` over the names of other houses of the page: none of them is that of the offer. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';

const HEADING = new LinePattern(
  /^\W{0,4}(?:(?:similar|nearby|other|related) (?:hotels|properties|resorts|stays)(?: nearby| you (?:may|might) like)?|you (?:may|might) also like|(?:ahnliche|weitere|andere) (?:hotels|unterkunfte|hauser)|(?:hotels|etablissements) similaires|hoteles (?:similares|parecidos)|(?:hotel|strutture) simili|hoteis (?:semelhantes|parecidos))\s?:?\W{0,3}$/,
);

/** The lines of names under such a heading, as far as a blank line or one with figures. */
export function similarHouses({ lines }: SourceDocument): ReadonlySet<number> {
  const found = new Set<number>();
  for (const line of lines) {
    if (line.folded.length > 50 || !HEADING.test(line.look, line.folded)) continue;
    for (let i = line.index + 1; i < lines.length && isName(lines[i] as DocumentLine); i++) found.add(i);
  }
  return found;
}

const isName = ({ passage, look }: DocumentLine): boolean => passage.text !== '' && (look.signs & DIGIT) === 0;
