/** The cabin or fare brand of the offer: named by a label (`Cabin:`, `Class of travel:`), beside a price, else the first that the text names. */
import { findCabins } from '../../annotators/cabin.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { type Field, stated } from '../../model/field.ts';
import { spanOf } from '../../text/passage.ts';

const LABEL =
  /^(?:cabin(?: class)?|class(?: of (?:travel|service))?|travel class|(?:your )?fare(?: (?:type|class|family|brand))?|ticket type|service class|kabine|(?:reise|buchungs)?klasse|tarif|classe|cabine|cabina|clase|tarifa|tariffa|klass)\s?(?::|\t|\s{2,})\s*/;
/** What could be had for more, or is only thought of. */
const ELSEWHERE =
  /upgrade|if you would|would you|instead|available from|also (?:have|saw)|we saw|separate|lounge|\bor\b.{0,30}\bfor\b|option(?:al)?\b.{0,20}extra/;
const MAX_LENGTH = 240;

export interface FareClassReading {
  readonly fareClass: Field<string>;
  readonly line: number;
}

export function readFareClass(document: SourceDocument): FareClassReading | null {
  let first: FareClassReading | null = null;
  for (const line of document.lines) {
    if (line.folded.length > MAX_LENGTH) continue;
    const label = LABEL.exec(line.folded.slice(0, 40));
    if (label) {
      const labelled = readLabelled(line, label[0].length);
      if (labelled) return labelled;
    }
    if (first !== null || ELSEWHERE.test(line.folded)) continue;
    const [cabin] = findCabins(line.folded);
    const brand = cabin ?? findBrand(line);
    if (brand) first = readingOf(line, brand.from, brand.to);
  }
  return first;
}

/** `Blue fare $287.40`: what a carrier calls its fare, before the word for it and a price. */
const BRAND = /^(?:[^\p{L}]{0,4})(?<brand>\p{Lu}[\p{L}+]{2,14}(?:\s\p{Lu}[\p{L}+]{1,14}){0,2})\s(?:fare|tarif|tarifa|tariffa)\b/u;
/** Words before `fare` that name no product. */
const NO_BRAND =
  /\b(?:air|base|net|nett|group|total|adult|child|infant|student|senior|round|trip|return|one|way|best|lowest|cheapest|published|special|your|the|our|this|quoted|current|private|regular|full|promo|sale|web|final|estimated|gross|flight|ticket|inclusive|available|new|old|all|in|corporate|per|person)\b/i;

function findBrand({ passage: { text }, folded }: DocumentLine): { from: number; to: number } | null {
  if (!/\d/.test(folded) || !/fare|tarif/.test(folded)) return null;
  const brand = BRAND.exec(text)?.groups?.['brand'];
  if (brand === undefined || NO_BRAND.test(brand)) return null;
  const from = text.indexOf(brand);
  return { from, to: from + brand.length };
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
