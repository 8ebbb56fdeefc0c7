/** The cabin or fare brand of the offer: named by a label (`Cabin:`, `Class of travel:`), beside a price, else the first that the text names. */

import type { Mention } from '../../annotators/annotation.ts';
import { CABIN_WORDS, ELSEWHERE, findCabins } from '../../annotators/cabin.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { splitSentences } from '../../formats/reading/sentences.ts';
import type { Span } from '../../model/answer.ts';
import { type Field, stated } from '../../model/field.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { DIGIT, LinePattern } from '../../text/line-look.ts';
import { slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { StartTable } from '../../text/start-table.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

const LABEL = compactPattern(
  /^(?:cabin(?: class)?|class(?: of (?:travel|service))?|travel class|(?:your )?fare(?: (?:type|class|family|brand))?|ticket type|service class|kabine|(?:reise|buchungs)?klasse|tarif|classe|cabine|cabina|clase|tarifa|tariffa|klass)\s?(?::|\t|\s{2,})\s*/,
);
const MAY_LABEL = new StartTable([LABEL.source]);
const MAX_LENGTH = 240;

export interface FareClassReading {
  readonly fareClass: Field<string>;
  readonly line: number;
}

/** `remarks` are what an agent has put into a reservation in plain words. */
export function readFareClass(
  document: SourceDocument,
  remarks: readonly DocumentLine[] = [],
): FareClassReading | null {
  const reading = findFareClass(document) ?? classOfRemarks(remarks);
  return reading === null ? null : withCopies(reading, document);
}

/** `CABIN ECONOMY STANDARD`: a remark that says it of the flights, none that tells a wish. */
function classOfRemarks(remarks: readonly DocumentLine[]): FareClassReading | null {
  for (const line of remarks) {
    const label = line.folded.length > MAX_REMARK ? null : REMARK_LABEL.exec(line.folded);
    const from = label?.[0].length ?? 0;
    const [cabin] = label === null ? [] : findCabins(line.folded.slice(from));
    if (cabin?.from === 0) return readingOf(line, from, from + cabin.to);
  }
  return null;
}

const MAX_REMARK = 60;
const REMARK_LABEL =
  /^(?:(?:booked in|priced in|travel(?:ling)? in|(?:travel )?class|cabin(?: class)?|fare(?: (?:class|type|family|brand))?|brand)(?: is)?[ :/-]{1,3})?(?=[a-z])/;

/** `Standard` alone under `Economy` is the brand of the fare. */
const BRAND_LINE =
  /^(?:light|lite|basic|standard|classic|flex|saver|value|plus|comfort|promo|smart|semi[- ]flex|go|choice|extra)$/;
const MAX_COPIES = 12;

/** The class said again of another flight, and the brand that stands under it every time. */
function withCopies({ fareClass, line }: FareClassReading, document: SourceDocument): FareClassReading {
  const own = document.lines[line];
  if (!own || own.folded !== foldText(fareClass.value)) return { fareClass, line };
  const brand = document.lines[line + 1];
  const hasBrand = brand !== undefined && BRAND_LINE.test(brand.folded);
  const spans: Span[] = [];
  for (const [i, other] of document.lines.entries()) {
    if (other.folded !== own.folded || spans.length >= MAX_COPIES) continue;
    spans.push(spanOf(other.passage));
    const next = document.lines[i + 1];
    if (hasBrand && next?.folded === brand.folded) spans.push(spanOf(next.passage));
  }
  const value = hasBrand ? `${fareClass.value} ${brand.passage.text}` : fareClass.value;
  return { fareClass: stated(value, spans), line };
}

function findFareClass(document: SourceDocument): FareClassReading | null {
  let first: FareClassReading | null = null;
  for (const line of document.lines) {
    if (line.folded === '') continue;
    if (line.folded.length > MAX_LENGTH) {
      first ??= readParagraph(line);
      continue;
    }
    const label = MAY_LABEL.at(line.folded) === 0 ? null : LABEL.exec(line.folded.slice(0, 40));
    if (label) {
      const labelled = readLabelled(line, label[0].length);
      if (labelled) return labelled;
    }
    const under = label === null && LABEL_ALONE.test(line.look, line.folded) ? brandUnder(document, line) : null;
    if (under !== null) return under;
    if (first !== null) continue;
    const cabin = CABIN_WORDS.mayMatch(line.look) ? findCabins(line.folded)[0] : undefined;
    const brand = cabin ?? findBrand(line, document) ?? findBrandBehind(line, document);
    if (brand && !ELSEWHERE.test(line.folded) && !ON_BOARD.test(line.folded.slice(brand.to)))
      first = readingOf(line, brand.from, brand.to);
  }
  return first;
}

/** `DELTA ONE SVC THIS FLT`: a cabin that the flight has, for whoever books it. */
const ON_BOARD = /^(?: class)? (?:svc|service) (?:on )?this fl(?:t|ight)\b/;

/** `Your fare` over `Plus`: the brand alone under its label. */
const LABEL_ALONE = new LinePattern(
  /^(?:(?:your |selected |chosen )?fare(?: (?:type|family|brand|class))?|ticket type|(?:ihr |gewahlter )?tarif|(?:votre |tu |la tua )?(?:tarif|tarifa|tariffa)):?$/,
);

function brandUnder(document: SourceDocument, line: DocumentLine): FareClassReading | null {
  const below = document.lines[line.index + 1];
  if (below === undefined || !(BRAND_LINE.test(below.folded) || isCabin(below.folded))) return null;
  return readingOf(below, 0, below.passage.text.length);
}

const isCabin = (folded: string): boolean => {
  const [cabin] = folded.length > MAX_REMARK ? [] : findCabins(folded);
  return cabin?.from === 0 && cabin.to === folded.length;
};

/** `The economy fare is £1,064.00 each` or `The fare in economy is …` in a paragraph: the cabin right beside the word for the fare. */
function readParagraph(line: DocumentLine): FareClassReading | null {
  if (line.folded.length > MAX_PARAGRAPH || !CABIN_WORDS.mayMatch(line.look)) return null;
  for (const sentence of splitSentences(line.passage)) {
    const folded = foldText(sentence.text);
    const cabin = ELSEWHERE.test(folded) ? undefined : findCabins(folded).find((mention) => isOfFare(folded, mention));
    if (cabin === undefined) continue;
    const name = trimPassage(
      slicePassage(sentence, cabin.from, /\sfare$/.test(folded.slice(0, cabin.to)) ? cabin.to - 5 : cabin.to),
    );
    return { fareClass: stated(name.text, [spanOf(name)]), line: line.index };
  }
  return null;
}

const isOfFare = (folded: string, { from, to }: Mention): boolean =>
  /\sfares?$/.test(folded.slice(0, to)) ||
  /\b(?:fares?|tarif|tarifa|tariffa) (?:in|en|em) $/.test(folded.slice(Math.max(0, from - 12), from)) ||
  /^\s(?:class )?(?:fares?|tickets?|seats?|return|tarif|tarifa|tariffa)\b/.test(folded.slice(to, to + 16));

const MAX_PARAGRAPH = 4_000;

/** `Blue fare $287.40`: what a carrier calls its fare, before the word for it and a price. */
const BRAND =
  /^(?:\d{1,2}\s?[x×]\s|[^\p{L}]{0,4})(?<brand>\p{Lu}[\p{L}+]{2,14}(?:\s\p{Lu}[\p{L}+]{1,14}){0,2})\s(?:fare|tarif|tarifa|tariffa)\b/u;
/** Words before `fare` that name no product. */
const NO_BRAND =
  /\b(?:air|base|net|nett|group|total|adult|child|infant|student|senior|round|trip|return|one|way|best|lowest|cheapest|published|special|your|the|our|this|quoted|current|private|regular|full|promo|sale|web|final|estimated|gross|flight|ticket|inclusive|available|new|old|all|in|corporate|per|person|outbound|inbound|outward|onward|homeward|departure|departing|returning|both|combined|leg|sell|selling|agency|agent|client|customer|brutto|netto|retail|trade|selected|chosen|accepted|booked|declined|lower|cheaper|higher|benchmark|reference|alternative|comparison)\b/i;

function findBrand(
  { passage: { text }, folded, look }: DocumentLine,
  document: SourceDocument,
): { from: number; to: number } | null {
  if ((look.signs & DIGIT) === 0 || !(folded.includes('fare') || folded.includes('tarif'))) return null;
  const brand = BRAND.exec(text)?.groups?.['brand'];
  if (brand === undefined || (NO_BRAND.test(brand) && !standsAlone(brand, document))) return null;
  const from = text.indexOf(brand);
  return { from, to: from + brand.length };
}

/** F-519: `Tariffa Regular` alone under each flight: what the carrier calls the fare, where the text says the line more than once. */
function findBrandBehind(
  { passage: { text }, folded }: DocumentLine,
  { lines }: SourceDocument,
): { from: number; to: number } | null {
  const brand = folded.length > MAX_BRAND_LINE ? undefined : BRAND_BEHIND.exec(text)?.groups?.['brand'];
  if (brand === undefined || NO_BRAND_BEHIND.test(foldText(brand))) return null;
  return lines.filter((line) => line.folded === folded).length > 1
    ? { from: text.length - brand.length, to: text.length }
    : null;
}
const MAX_BRAND_LINE = 36;
const BRAND_BEHIND =
  /^(?:Fare|Tariff|Tarif|Tarifa|Tariffa|Tarief)\s(?<brand>\p{Lu}[\p{L}+]{2,14}(?:\s\p{Lu}[\p{L}+]{1,14})?)$/u;
const NO_BRAND_BEHIND =
  /\b(?:total[eo]?|base|basis|netto?|neta|details?|rules?|breakdown|summary|conditions?|condiciones|condizioni|bedingungen|regeln|regole|adult[eios]*|child|kind|enfant|nino|bambino|selected|ausgewahlt|seleccionada|selezionata|choisi|per|pro|par|por|unitaire|unitario|inclus\w*|incl\w*|class|family|type|basis|code)\b/;

/** `Regular` on a line of its own under a flight, and before the word fare in the prices: that is what the carrier calls it. */
function standsAlone(brand: string, document: SourceDocument): boolean {
  const name = brand.toLowerCase();
  return /^(?:regular|promo|special)$/.test(name) && document.lines.some(({ folded }) => folded === name);
}

function readLabelled(line: DocumentLine, from: number): FareClassReading | null {
  const value = line.folded.slice(from);
  const [cabin] = findCabins(value);
  if (!cabin || cabin.from > 30) return null;
  // `World Traveller Plus (Premium Economy)` is one name; what follows a comma is not.
  const tail = /^\s?\([^()]{2,30}\)/.exec(value.slice(cabin.to))?.[0] ?? '';
  return readingOf(line, from + cabin.from, from + cabin.to + tail.length);
}

const readingOf = (line: DocumentLine, from: number, to: number): FareClassReading => ({
  fareClass: stated(line.passage.text.slice(from, to), [spanOf(line.passage, from, to)]),
  line: line.index,
});
