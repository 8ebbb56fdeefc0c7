/**
 * What a sentence calls the offer: a name in quotes (`our seasonal offer, "Fireside Break"`), in capitals at its end, or the trip it is made for
 * (`our offer for your 5-day Malta trip`).
 */

import type { DocumentLine } from '../../formats/reading/document.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../text/passage.ts';

const QUOTED_NAME =
  /(?:offer|package|break|deal|promotion|special|programme|program|tour|called|named|escorting|leading|hosting|guiding|launching|organi[sz]ing|begleite|leite|accompagne|anime|acompaño|accompagno|angebot|paket|arrangement|offre|forfait|oferta|paquete|offerta|pacchetto|pacote)s?(?![\p{L}])[^.!?"“”„«]{0,50}["“„«](?<name>\p{Lu}[^"“”„«»]{4,60})["“”»]/iu;

/** `Pls find the best quote for CHAR DHAM YATRA EX HARIDWAR`: the name in capitals at the end of the sentence. */
const ASKED_FOR = compactPattern(
  /\p{Ll}(?<lead> (?:quote|quotation|package|offer|proposal|details|itinerary|deal|rates?|costing)s?(?: details)? (?:for|of) (?:the |your |our )?)(?<name>\p{Lu}[\p{Lu}\d][\p{Lu}\d &+/'’()-]{6,60}?)[\s.:!-]*$/u,
);

const OFFER_WORD = '(?:offers?|quotes?|quotation|proposal|prices?|pricing|costs?|costings?|details|options?)';
const NAME_WORDS = "(?:[\\p{L}\\d][\\p{L}\\d'’&-]{0,18} ){1,6}";
const TRIP = 'holidays?|break|cruise|safari|getaway|honeymoon|week|weekend|escape|vacation|retreat';
/** An outing may be called a tour or a trip as well. */
const OWN_TRIP = `${TRIP}|trip|tour|stay`;
/** `Our offer for your 5-day Malta trip, 8 to 12 May:` */
const MADE_FOR = compactPattern(
  `(?<![\\p{L}'’])${OFFER_WORD} for (?:(?:your|our) (?<own>${NAME_WORDS}(?:${OWN_TRIP}))|(?:the|this|an?) (?<name>${NAME_WORDS}(?:${TRIP})))(?=\\s{0,2}(?:[,:;(–—!]|\\.(?:\\s|$)|$)|\\s-\\s)`,
  'iu',
);
const CAPITAL = /\p{Lu}/u;

/** Null where the line is no sentence that names one. */
export function findToldName({ passage, bullet, heading }: DocumentLine): Passage | null {
  const { text } = passage;
  if (bullet !== null || heading > 0 || text.length < 30 || text.length > 600) return null;
  const name = nameIn(text);
  if (name === undefined) return null;
  const at = text.indexOf(name);
  return trimPassage(slicePassage(passage, at, at + name.length), '.,;');
}

function nameIn(text: string): string | undefined {
  if (/["“„«]/.test(text)) return startingLarge(QUOTED_NAME.exec(text)?.groups?.['name']);
  if (!text.includes(' for ') && !text.includes(' of ')) return undefined;
  const asked = startingLarge(ASKED_FOR.exec(text)?.groups?.['name']);
  if (asked !== undefined || !text.includes(' for ')) return asked;
  const groups = MADE_FOR.exec(text)?.groups;
  const name = groups?.['own'] ?? groups?.['name'];
  return name !== undefined && CAPITAL.test(name) ? name : undefined;
}

const startingLarge = (name: string | undefined): string | undefined =>
  name !== undefined && /^\p{Lu}/u.test(name) ? name : undefined;
