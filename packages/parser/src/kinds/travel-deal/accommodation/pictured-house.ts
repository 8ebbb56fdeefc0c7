/** `🏨 Coral Nest, Southport & Lagoon House, Eastport (or similar)`, `🏡 Stay: Driftwood House`: behind the picture of a house stands its name, whatever it is called. */

import { findHotelNames, mayNameHotel } from '../../../annotators/hotel-name.ts';
import type { DocumentLine } from '../../../formats/reading/document.ts';
import { lineMoney } from '../../../formats/reading/line-money.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

const PICTURE = /^[🏨🏩🏡🏠🛖]/u;
const LABEL = /^(?:stay|your stay|base|home)\s?:\s/;
const MAX_NAMES = 110;
/** Behind it stands the room or the board. */
const END = /\s[–—|·+-]\s|\s?(?:\d ?)?[⭐★]|\s\d ?\*/u;
/** How one stays, not where. */
const KIND_OF_STAY =
  /\b(?:rooms?|board|breakfast|inclusive|accomm?odations?|nights?|nts?|sharing|share|twin|double|included|check[- ]?in|stay(?:s|ing)?|overnight|star|zimmer|unterkunft|chambres?|hebergement|habitacion(?:es)?|alojamiento|camer[ae]|sistemazione|quartos?|hospedagem|pension(?:e|sao)?|noches|notti|noites|nuits|nachte)\b/;

/** Null where the line is no such one, and where the name is known by its words: then it is read as in any other line. */
export function readPicturedHouse(line: DocumentLine): Passage | null {
  const { passage, emojiLength, bullet } = line;
  if (emojiLength === 0 || bullet !== null || passage.text.length > MAX_NAMES || !PICTURE.test(passage.text))
    return null;
  const label = LABEL.exec(line.folded.slice(emojiLength, emojiLength + 14))?.[0].length ?? 0;
  const rest = slicePassage(passage, emojiLength + label);
  if (!/^\p{Lu}\p{L}/u.test(rest.text) || /[:!?]|\.$/.test(rest.text) || lineMoney(line).length > 0) return null;
  const end = END.exec(rest.text)?.index ?? rest.text.length;
  const names = trimPassage(slicePassage(rest, 0, end), '.,;');
  if (!names.text.includes(' ') || KIND_OF_STAY.test(foldText(names.text))) return null;
  return mayNameHotel(line) && findHotelNames(passage.text).some(({ from }) => from <= emojiLength + label)
    ? null
    : names;
}
