/**
 * Terms that stand outside every list: `NEW BOOKINGS ONLY`, `Non-refundable`, `DEPOSIT OF $250 DUE AT BOOKING`, `Single supplement £395`,
 * `R/T air from Dallas`, `TAXES INCLUDED`; and lists that no heading announces, which in an offer say what one gets.
 */
import { leadingEmojiLength } from '../../annotators/emoji.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import { splitSentences } from '../../formats/reading/sentences.ts';
import { trimItem } from '../../formats/reading/terms/term-items.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

export interface LooseTerm {
  readonly topic: 'includes' | 'restrictions';
  readonly passage: Passage;
}

const RESTRICTION =
  /\b(?:subject to|non[- ]?refundable|no refunds?|no[- ]?show|non[- ]?(?:changeable|transferable|smoking)|cannot be|can ?not|can'?t be|may not|must|not (?:valid|combinable|available|included|refundable|transferable|applicable|suitable|permitted|redeemable)|may (?:apply|change|vary)|black ?out|min(?:imum|\.)? (?:stay|of|age|group|\d|[a-z]+ night)|maximum|deposit|balance|final payment|supplements?|supp\b|surcharges?|cancel|cancellations?|limited|capacity|while (?:supplies|seats|stocks?|rooms?)|last|new bookings|required|req'?d|compulsory|mandatory|payable|excludes?|excluded|excluding|additional|extra|based (?:up)?on|double occupancy|availability|terms|conditions|restrictions|without notice|first[- ]come|insurance is|passports?|visas?|years? (?:and|or) (?:over|older|under)|adults only|adults[- ]only offer|child(?:ren)?|kids|infants?|advance|in effect|apply|applies|only valid|valid (?:on|only|for)|change|changes|resort fee|city tax|tourist tax|deposits?|no refund|exclu|umrah visa|ab\b.{0,20}verfugbar|verfugbarkeit|begrenzt|anzahlung|zuschlag|mindest|zzgl|nicht|storn|vorbehalt|buchbar|sous reserve|supplement|acompte|non remboursable|places limitees|disponibilite|minimum|sujet|sujeto|plazas limitadas|cupos? limitad|no reembolsable|disponibilidad|suplemento|deposito|no incluye|anticipo|minimo|soggett|posti limitati|non rimborsabile|disponibilita|supplemento|acconto|sujeito|vagas limitadas|nao reembolsavel|suplemento|sinal|booking(?:s)? only|saal se|no refund|dena hoga)\b/;
const INCLUSION =
  /\b(?:included|incl\b|includes?|including|complimentary|free (?:wi-?fi|breakfast|parking|transfers?|night|upgrade|gratuities|cancellation)|bonus|breakfast|half board|full board|all[- ]inclusive|b&b|bed (?:and|&) breakfast|room only|meals?|dinners?|lunch(?:es)?|drinks|transfers?|flights?|airfare|air from|r\/t air|round ?trip|return flights|wi-?fi|admission|entrance|entry|tickets?|pass\b|passport\b|guide|sightseeing|excursion|tour of|accommodations?|nights? (?:at|in|accommodation|stay|ocean|sea|garden|deluxe)|cookies|amenities|upgrade|credit|access|luggage|baggage|taxes|fruhstuck|halbpension|vollpension|flug|inklusive|inkl|transfer|petit[- ]dejeuner|demi[- ]pension|pension complete|vols?\b|inclus|desayuno|media pension|pension completa|todo incluido|vuelos?|traslados?|incluid[oa]s?|colazione|mezza pensione|pensione completa|voli|volo|trasferiment[oi]|compres[oi]|cafe da manha|meia pensao|pensao completa|voos?|aereo|passagens?|traslados?|hospedagem|gst)\b/;
const NEGATIVE =
  /\b(?:not|no|non|excl|excluding|excluded|without|ohne|nicht|sin|sans|senza|sem|nao|extra|additional|per person per night|upgrade (?:to|available|from)|must)\b/;
/** Sentences that speak to the reader and say nothing of the offer. */
const TALK =
  /^(?:hope|dear|hi|hello|we |please|kindly|call|dm|contact|click|view|you are|if you|would you|let me|don'?t|just|this is|here'?s|few|say|thanks|thank|for more|visit|follow|download|see|our |calls may|all flight|begin planning|stop|back$|reply|book (?:now|today)|hurry)/;

/** The terms of a line that no list claims; `isListed` tells that it stands in a bulleted list without a heading. */
export function readLooseTerms(line: DocumentLine, isListed: boolean): LooseTerm[] {
  const { text } = line.passage;
  const start = line.emojiLength === 0 ? line.passage : slicePassage(line.passage, line.emojiLength);
  const sentences = line.bullet !== null ? [start] : splitSentences(start);
  return sentences.flatMap((sentence) => {
    const topic = topicOf(foldText(sentence.text), isListed, text.length);
    return topic === null ? [] : trimItem(withoutEmoji(sentence)).map((passage) => ({ topic, passage }));
  });
}

function topicOf(folded: string, isListed: boolean, length: number): LooseTerm['topic'] | null {
  if (folded.length > 320 || TALK.test(folded.replace(/^\W+/, ''))) return null;
  const isInclusion = INCLUSION.test(folded) && !NEGATIVE.test(folded);
  if (isInclusion && length <= 140) return 'includes';
  if (RESTRICTION.test(folded)) return 'restrictions';
  return isListed ? 'includes' : null;
}

function withoutEmoji(passage: Passage): Passage {
  const length = leadingEmojiLength(passage.text);
  return length === 0 ? passage : slicePassage(passage, length);
}
