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
    if (cabin) first = readingOf(line, cabin.from, cabin.to);
  }
  return first;
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
