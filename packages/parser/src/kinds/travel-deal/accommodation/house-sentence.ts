/** Sentences of which a part alone is had. T-609: `Hotel is the Casa das Flores, 4*, 5 min walk from the square, b&b`: of where one stays the board. */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { BOARDS } from './board-words.ts';

const OF_HOUSE = compactPattern(
  /^\W{0,4}(?:(?:the|your|our|ur|das|unser|ihr|votre|notre|el|nuestro|vuestro|il|nostro|o|nosso|het|ons) )?(?:hotel|accomm?odation|accom|apartments?|resort|digs|base|ship|unterkunft|schiff|hebergement|bateau|alojamiento|barco|alloggio|nave|hospedagem|navio|verblijf|schip)(?:'s| is| will be| ist| est| es| e| sera| wird| =) (?:at )?(?:the |das |der |die |le |la |l'|el |il |lo |o |a |het |de )?(?=[a-z0-9])/,
);
const BOARD_ALONE = compactPattern(`^(?:on |auf |en |in )?(?:an? )?(?:${BOARDS}|ai|hb|fb|bb|ro)(?: basis)?$`);
const COMMA = ', ';
const LONGEST = 160;

/** Null where the sentence tells no such thing. */
export function boardsOfHouse(sentence: Passage): Passage[] | null {
  const { text } = sentence;
  if (text.length > LONGEST || !text.includes(COMMA) || !OF_HOUSE.test(foldText(text))) return null;
  let from = 0;
  return text.split(COMMA).flatMap((part) => {
    const piece = trimPassage(slicePassage(sentence, from, from + part.length), '.!');
    from += part.length + COMMA.length;
    return BOARD_ALONE.test(foldText(piece.text)) ? [piece] : [];
  });
}

/** T-617: `Sea view £140 per room, breakfast included`: of a price and what one gets the last alone; null where it is nothing but that. */
export function givenBehindPrice(sentence: Passage): Passage[] | null {
  const { text } = sentence;
  const at = text.length > LONGEST ? -1 : text.indexOf(COMMA);
  if (at < 0 || !PRICED.test(text.slice(0, at)) || !GIVEN.test(foldText(text.slice(at + COMMA.length)))) return null;
  return [trimPassage(slicePassage(sentence, at + COMMA.length), '.!')];
}
const PRICED = /^\p{L}[^,$€£₹\d]{2,40}\s(?:[A-Z]{0,3}[$€£₹]\s?\d|\d[\d.,]*\s?€)/u;
const GIVEN =
  /^[^,;$€£₹\d]{3,50}\b(?:included|incl|inklusive|inbegriffen|inclus[oaie]?s?|compris(?:es?)?|incluid[oa]s?|compres[oaie]|inbegrepen)\W{0,2}$/;
