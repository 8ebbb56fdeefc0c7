/** What a sentence calls the offer: a name in quotes (`our seasonal offer, "Fireside Break"`), or in capitals at its end. */

import type { DocumentLine } from '../../formats/reading/document.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../text/passage.ts';

const QUOTED_NAME =
  /(?:offer|package|break|deal|promotion|special|programme|program|tour|called|named|escorting|leading|hosting|guiding|launching|organi[sz]ing|begleite|leite|accompagne|anime|acompaño|accompagno|angebot|paket|arrangement|offre|forfait|oferta|paquete|offerta|pacchetto|pacote)s?(?![\p{L}])[^.!?"“”„«]{0,50}["“„«](?<name>\p{Lu}[^"“”„«»]{4,60})["“”»]/iu;

/** `Pls find the best quote for CHAR DHAM YATRA EX HARIDWAR`: the name in capitals at the end of the sentence. */
const ASKED_FOR = compactPattern(
  /\p{Ll}(?<lead> (?:quote|quotation|package|offer|proposal|details|itinerary|deal|rates?|costing)s?(?: details)? (?:for|of) (?:the |your |our )?)(?<name>\p{Lu}[\p{Lu}\d][\p{Lu}\d &+/'’()-]{6,60}?)[\s.:!-]*$/u,
);

/** Null where the line is no sentence that names one. */
export function findToldName({ passage, bullet, heading }: DocumentLine): Passage | null {
  const { text } = passage;
  if (bullet !== null || heading > 0 || text.length < 30 || text.length > 600) return null;
  const pattern = /["“„«]/.test(text)
    ? QUOTED_NAME
    : text.includes(' for ') || text.includes(' of ')
      ? ASKED_FOR
      : null;
  const name = pattern?.exec(text)?.groups?.['name'];
  if (name === undefined || !/^\p{Lu}/u.test(name)) return null;
  const at = text.indexOf(name);
  return trimPassage(slicePassage(passage, at, at + name.length), '.,;');
}
