/** What the offer calls itself: a heading by its marks, a subject, a first line that speaks of a quote or of flights. */
import { findOptionHeading } from '../../annotators/option-heading.ts';
import type { SourceDocument } from '../../formats/reading/document.ts';
import { namesSomething } from '../../formats/reading/messages/correspondence.ts';
import { chatSender } from '../../formats/reading/terms/message-senders.ts';
import { type Field, stated } from '../../model/field.ts';
import { BEYOND_ASCII, DIGIT, LinePattern } from '../../text/line-look.ts';
import { slicePassage, spanOf, trimPassage } from '../../text/passage.ts';

export interface TitleReading {
  readonly title: Field<string>;
  readonly line: number;
}

const SUBJECT = /^(?:subject|betreff|objet|asunto|oggetto|assunto)\s?:\s*(?:(?:re|fw|fwd|aw|wg|tr|rv)\s?:\s*)*/;
const SPEAKS =
  /(?:quot(?:e|ation)|proposal|itinerary|flights? (?:to|for|from|option)|your (?:trip|flight)|air (?:proposal|quote)|(?:review|about) your|trip (?:to|summary)|fare offer|angebot|flugangebot|reiseplan|devis|proposition|cotizacion|presupuesto|oferta|preventivo|offerta|orcamento|cotacao|\S\s?(?:→|->|➔|✈)\s?\S)/;
const HAS_SUBJECT = new LinePattern(SUBJECT);
const SPEAKING_WORDS = new LinePattern(
  SPEAKS,
  'quot|proposal|itinerary|flight|your |air |review|about|trip |fare offer|angebot|flugangebot|reiseplan|devis|cotizacion|presupuesto|oferta|preventivo|offerta|orcamento|cotacao|->',
);
const ROUTE = /^\p{Lu}[\p{L} .'’(),]{2,40}\s(?:to|–|-|nach|→|à|a)\s\p{Lu}[\p{L} .'’(),]{2,40}$/u;
/** `Malta April 2027 - Okafor`, `Okafor family - Malta / Tunis, April/May 2027`: where and when, above everything else; a day before the month is a flight's or a letter's. */
const MONTH =
  /^\p{Lu}[\p{L} .'’,&/–-]{2,64}?[\s,/–-]\(?(?:Jan|Feb|Mar|Apr|Ma[iy]|Jun|Jul|Aug|Sep|Oct|Okt|Nov|Dec|Dez|Ene|Abr|Ago|Dic|Gen|Mag|Giu|Lug|Set|Ott|Fév|Avr|Juin|Juil|Aoû|Déc|Mär|Fev|Out)\p{L}{0,7}\.?(?: de)?\s20\d\d(?!\d)(?!.*\d[:.]\d)/iu;
const CLOCK = /\d[:.h]\d\d\b|\d\s?[ap]m\b/;
const DEADLINE =
  /\b(?:valid|validade|validez|validita|validite|until|expires?|by|gultig|bis|jusqu|valable|hasta|valid[oa]|fino|entro|ate)\b/;
const GENERIC =
  /^\W*(?:(?:your|the|my|review your|flight|trip|travel|booking|reservation|air) )*(?:itinerary|trip|flights?|details|summary|quote|quotation|proposal|booking|selection|options)\W*$/;
/** A title stands among the first lines. */
const HEAD = 12;
const MAX_LENGTH = 90;

export function readTitle(document: SourceDocument): TitleReading | null {
  let i = -1;
  for (const line of document.lines) {
    if (line.passage.text === '') continue;
    if (++i >= HEAD) break;
    if (line.folded.length > MAX_LENGTH + 20) continue;
    if ((line.look.signs & DIGIT) !== 0 && CLOCK.test(line.folded)) continue;
    // What somebody says in a chat is no title.
    if (line.heading === 0 && chatSender(document, line) !== null) continue;
    const subject = HAS_SUBJECT.exec(line.look, line.folded);
    const isHeading = line.heading === 1 || line.heading === 2;
    const isPlain = line.cells === null && line.bullet === null && !/[.!?,:]$/.test(line.passage.text);
    if (
      !subject &&
      !isHeading &&
      !(i <= 2 && isPlain && ROUTE.test(line.passage.text) && findOptionHeading(line.folded, line.look) === null) &&
      !(i === 0 && isPlain && MONTH.test(line.passage.text)) &&
      !(
        isPlain &&
        line.folded.length <= MAX_LENGTH &&
        (SPEAKING_WORDS.mayMatch(line.look) || (line.look.signs & BEYOND_ASCII) !== 0) &&
        SPEAKS.test(line.folded) &&
        !/^(?:dear|hi|hiya|hello|hey|heya|hola|ciao|ola|hallo|moin|bonjour|salut|servus)\b/.test(line.folded)
      )
    )
      continue;
    const from = Math.max(subject?.[0].length ?? 0, line.emojiLength);
    const passage = trimPassage(slicePassage(line.passage, from), '*_#:');
    if (subject !== null && !namesSomething(passage.text)) continue;
    if (passage.text.length < 4 || (!subject && (DEADLINE.test(line.folded) || GENERIC.test(line.folded)))) continue;
    return { title: stated(passage.text, [spanOf(passage)]), line: line.index };
  }
  return null;
}

const THERE_AND_BACK = /^\p{Lu}[\p{L} .'’(),-]{2,40}\s?[⇄↔⇆⟷⇌]\ufe0f?\s?\p{Lu}[\p{L} .'’(),-]{2,40}$/u;

/** `Lyon (LYS) ⇄ Dakar (DSS)` above the results of a search is what was asked for, also where their flights take its places. */
export function readSearchTitle(document: SourceDocument): TitleReading | null {
  const line = document.lines
    .slice(0, HEAD)
    .find(({ look, passage }) => (look.signs & BEYOND_ASCII) !== 0 && THERE_AND_BACK.test(passage.text));
  if (line === undefined) return null;
  return { title: stated(line.passage.text, [spanOf(line.passage)]), line: line.index };
}
