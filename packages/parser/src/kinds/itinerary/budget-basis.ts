/** For whom the prices of a budget are, as its heading says: `per person`, `for two`, `2 people`, `pro Person, im Doppelzimmer`. */

import type { DocumentLine } from '../../formats/reading/document.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../text/passage.ts';

const COUNT =
  '(?:\\d{1,3}|two|three|four|five|six|both|all|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|duas|dois|quatro)';
const PEOPLE =
  '(?:people|persons?|adults?|travell?ers?|guests?|pax|couples?|personen|erwachsene|reisende|personnes?|adultes?|voyageurs?|personas?|adultos?|viajeros?|persone|adulti|viaggiatori|pessoas?|viajantes?)';
const BASIS = compactPattern(
  `(?<![a-z])(?:(?:per|each|a|pro|par|por) (?:person|adult|traveller|traveler|guest|couple|head|family|room|day|erwachsenem|kopf|personne|adulte|couple|persona|adulto|pareja|coppia|pessoa|casal)(?: sharing)?|p\\.?\\s?p\\.?(?![a-z])|for (?:the )?${COUNT}(?: (?:of us|of you|${PEOPLE}))?|(?:fur|pour|para|per) (?:les |las |los |le |i )?${COUNT} ?${PEOPLE}?|${COUNT} ${PEOPLE})` +
    '(?:,? (?:based on |in |im |en |em |sur la base |base )?(?:double|twin|shared|single|doppelzimmer|dz|chambre double|habitacion doble|camera doppia|quarto duplo)(?: (?:occupancy|room|sharing))?)?(?![a-z])',
);

/** The words of the heading that say it, or null. */
export function readBasis(heading: DocumentLine): Passage | null {
  if (heading.passage.text.length > 120) return null;
  const match = BASIS.exec(heading.folded);
  if (!match) return null;
  return trimPassage(slicePassage(heading.passage, match.index, match.index + match[0].length));
}
