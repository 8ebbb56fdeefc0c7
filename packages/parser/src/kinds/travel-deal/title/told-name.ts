/**
 * What a sentence calls the offer: a name in quotes (`our seasonal offer, "Fireside Break"`), in capitals at its end, or the trip it is made for
 * (`our offer for your 5-day Malta trip`).
 */

import { findHotelNames } from '../../../annotators/hotel-name.ts';
import type { DocumentLine } from '../../../formats/reading/document.ts';
import { isCompany } from '../../../formats/reading/terms/names.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { indexOfOffset, type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { isNameOver } from './tagline.ts';

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
export function findToldName(line: DocumentLine): Passage | null {
  const { passage, bullet, heading } = line;
  const { text } = passage;
  if (bullet !== null || heading > 0 || text.length < 30 || text.length > MAX_PARAGRAPH) return null;
  const bold = boldName(line);
  if (bold !== null || text.length > 600) return bold;
  const name = nameIn(text);
  if (name === undefined) return null;
  const at = text.indexOf(name);
  return trimPassage(slicePassage(passage, at, at + name.length), '.,;');
}

/** `the good news: **Lakes of the Tyrol** is back for 2027`: of a paragraph's words the ones that alone are bold. */
function boldName({ passage, bolds, isBold }: DocumentLine): Passage | null {
  const [span, other] = bolds;
  if (span === undefined || other !== undefined || isBold || passage.text.length < LEAST_PARAGRAPH) return null;
  const from = indexOfOffset(passage, span[0]);
  const last = indexOfOffset(passage, span[1] - 1);
  if (from === null || last === null) return null;
  const name = slicePassage(passage, from, last + 1);
  const isOne = isNameOver(name.text) && !/\d|[$€£]/.test(name.text) && BACK.test(passage.text.slice(last + 1));
  return isOne && findHotelNames(name.text).length === 0 && !isCompany(name.text) ? name : null;
}
const LEAST_PARAGRAPH = 120;
const MAX_PARAGRAPH = 1500;
/** What is said of an offer that has this name. */
const BACK =
  /^[”"’']?,? (?:is (?:back|here|now|on|available|our|the|a)|returns|runs|departs|leaves|takes|starts|ist (?:wieder|da|zur)|startet|est (?:de retour|notre)|revient|vuelve|regresa|torna|parte|volta|is (?:terug|er weer)|är (?:tillbaka|här)|er (?:tilbage|tilbake))/i;

const QUOTE = /["“„«]/;

function nameIn(text: string): string | undefined {
  if (QUOTE.test(text)) return startingLarge(QUOTED_NAME.exec(text)?.groups?.['name']);
  if (!text.includes(' for ') && !text.includes(' of ')) return undefined;
  const asked = startingLarge(ASKED_FOR.exec(text)?.groups?.['name']);
  if (asked !== undefined || !text.includes(' for ')) return asked;
  const groups = MADE_FOR.exec(text)?.groups;
  const name = groups?.['own'] ?? groups?.['name'];
  return name !== undefined && CAPITAL.test(name) ? name : undefined;
}

const startingLarge = (name: string | undefined): string | undefined =>
  name !== undefined && /^\p{Lu}/u.test(name) ? name : undefined;
