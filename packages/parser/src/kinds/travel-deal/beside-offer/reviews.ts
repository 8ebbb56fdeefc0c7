/**
 * What those who were there say on a page: under `Reviews` or `What our guests say` stand stars, shares, quotes and who wrote them. None of it
 * is the offer's, and its lines are read as blank, down to the next heading or the line that says how to reach the seller.
 */

import { asBlank } from '../../../formats/reading/blank-line.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { lineMoney } from '../../../formats/reading/line-money.ts';
import { isPageFooter } from '../../../formats/reading/messages/page-clutter.ts';
import { findEmail, findPhone } from '../../../formats/reading/terms/contact-marks.ts';
import { readLineHeading } from '../../../formats/reading/terms/term-heading.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';

const HEADING = new LinePattern(
  compactPattern(
    "^\\W{0,4}(?:(?:(?:guest|customer|traveller|traveler|verified|recent|latest|tripadvisor|google|client) )?(?:reviews|testimonials)(?: ?\\(\\d{1,6}\\))?|what (?:our |past |other )?(?:guests|travell?ers|customers|clients|members) (?:say|said|think|are saying)|(?:kunden|gaste)?(?:bewertungen|stimmen)|das sagen (?:unsere )?(?:gaste|kunden|reisenden)|(?:les )?avis(?: (?:clients|des (?:voyageurs|clients)|voyageurs))?|ce qu'en (?:disent|pensent) .{3,30}|opiniones(?: de (?:clientes|viajeros|nuestros (?:clientes|viajeros)))?|recensioni(?: (?:degli ospiti|dei clienti))?|cosa dicono .{3,30}|avaliacoes(?: dos (?:hospedes|clientes))?|beoordelingen|wat (?:onze )?(?:gasten|klanten|reizigers) zeggen)\\W{0,3}$",
  ),
);
const MAX_HEADING = 60;
/** Stars, a share or mark of those who judged, a quote, the button under it. */
const EVIDENCE =
  /^\W{0,3}[★☆⭐]{2}|^(?:excellent|very good|good|average|poor|terrible|[1-5] stars?|sehr gut|gut)\W{1,3}\d{1,3} ?%|^["“„«].{20,}["”“»](?:\W|$)|^\W{0,4}helpful ?\(?\d|\b[1-5](?:[.,]\d)? ?(?:\/ ?5|out of 5)\b|\bverified (?:guest|stay|traveller|customer)/iu;
const isHeadline = ({ folded, look }: DocumentLine): boolean =>
  folded.length <= MAX_HEADING && HEADING.test(look, folded);
/** How far below its heading the first of it stands. */
const REACH = 4;

export function withoutReviews(document: SourceDocument): SourceDocument {
  const { lines } = document;
  const blank = new Set<number>();
  for (const line of lines) {
    if (blank.has(line.index) || !isHeadline(line)) continue;
    const below = lines.slice(line.index + 1, line.index + 1 + REACH);
    // `Reviews` over `What travelers say`: a page's part with its own headline.
    if (!below.some((each) => EVIDENCE.test(each.passage.text) || isHeadline(each))) continue;
    for (let i = line.index; i < lines.length && isOfReviews(lines[i] as DocumentLine, lines[i - 1]); i++) blank.add(i);
  }
  return blank.size === 0
    ? document
    : {
        ...document,
        lines: lines.map((line) => (blank.has(line.index) && line.passage.text !== '' ? asBlank(line) : line)),
        tables: document.tables.filter(({ first }) => !blank.has(first)),
      };
}

const isOfReviews = (line: DocumentLine, above: DocumentLine | undefined): boolean =>
  isHeadline(line) || !isOther(line) || isWritten(line, above);

/** T-579: `Lovely week, but $20 less for the sleeping bag would be fair.` under the stars of who wrote it. */
const isWritten = ({ passage: { text } }: DocumentLine, above: DocumentLine | undefined): boolean =>
  above !== undefined && STARS.test(above.passage.text) && SENTENCE.test(text);
const STARS = /^\W{0,3}[★☆⭐]{2}/u;
const SENTENCE = /^["“„«]?\p{Lu}.{30,}[.!?]["”“»]?$/u;

/** `Dates & prices`, `How to book`: the next part of the page. */
const OWN_PART =
  /^\W{0,4}(?:(?:travel |departure )?dates?|prices?|rates?|tariff|departures?|itinerary|day \d{1,2}|overview|location|where|when|how to book|booking|contact|termine|preise|dates et prix|prix|tarifs?|fechas|precios|date e prezzi|prezzi|precos)\b.{0,30}$/;

/** The page's own again: a heading, a list of terms, a price, an address, a copyright. */
const isOther = (line: DocumentLine): boolean =>
  line.passage.text !== '' &&
  (line.passage.text.includes('©') ||
    line.heading > 0 ||
    isPageFooter(line) ||
    OWN_PART.test(line.folded) ||
    lineMoney(line).length > 0 ||
    findEmail(line.passage) !== null ||
    findPhone(line.passage) !== null ||
    readLineHeading(line) !== null);
