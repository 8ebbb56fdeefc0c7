/**
 * F-400: airlines compared in prose, a paragraph each: its first words are the airline's name, and it tells that airline's flights and what they
 * cost. Each is an offer of its own.
 *
 *     Iberia comes to EUR 642 each. IB 3167 leaves at 7.05 …
 *
 *     Air France would be EUR 718 each: AF 1195 leaves at 9.40 …
 */
import { findAirlineByName, foldName } from '@waypage/gazetteer';
import { mayHoldMoney } from '../../../annotators/money.ts';
import { stated } from '../../../model/field.ts';
import { slicePassage, spanOf } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { lineMoney } from '../line-money.ts';
import type { FlightUnit } from './flight-unit.ts';
import type { OfferRange } from './offer-ranges.ts';

/** What is said of an airline: a line that is but its name, or a name and its flights, is a heading or a flight. */
const SUBJECT =
  /^(?:['’]s)?\s(?:is|are|was|would|will|comes?|came|costs?|has|have|works?|quoted?|offers?|charges?|wants?|flies|fly|can|could|ist|sind|kostet|kommt|hat|ware|wurde|bietet|est|sont|coute|propose|serait|demande|es|cuesta|sale|tiene|ofrece|seria|costa|viene|offre|sarebbe|chiede|custa|sai|tem|oferece|kost|komt|heeft|biedt)\s/;
const MOST_WORDS = 3;
/** A comparison; a longer text is read as any other. */
const MOST_PARAGRAPHS = 12;

/** The paragraphs, where at least two tell of an airline each; none where one is told of twice. */
export function findAirlineParagraphs(document: SourceDocument, units: readonly FlightUnit[]): OfferRange[] {
  const found: (OfferRange & { readonly code: string })[] = [];
  for (const line of document.lines) {
    if (line.passage.text === '' || line.bullet !== null || line.cells !== null) continue;
    if (line.index > 0 && !line.afterBlank) continue;
    const airline = airlineAtStart(line);
    if (airline === null) continue;
    const to = endOfParagraph(document, line.index);
    const { code } = airline;
    if (!tellsOffer(document, units, code, line.index, to)) continue;
    if (found.length === MOST_PARAGRAPHS || found.some((other) => other.code === code)) return [];
    const label = slicePassage(line.passage, 0, airline.to);
    found.push({ code, number: found.length + 1, label: stated(label.text, [spanOf(label)]), from: line.index, to });
  }
  return found.length < 2 ? [] : found;
}

function airlineAtStart({
  passage: { text },
  folded,
}: DocumentLine): { readonly code: string; readonly to: number } | null {
  let to = 0;
  for (let words = 1; words <= MOST_WORDS; words++) {
    const end = text.slice(to).search(/(?<=[\p{L}\d])(?=['’]s\s|\s)/u);
    if (end <= 0) return null;
    to += end;
    if (SUBJECT.test(folded.slice(to, to + MOST_SUBJECT))) {
      const airline = findAirlineByName(foldName(text.slice(0, to)));
      if (airline !== undefined) return { code: airline.code, to };
    }
    to++;
  }
  return null;
}
const MOST_SUBJECT = 16;

function endOfParagraph({ lines }: SourceDocument, from: number): number {
  let to = from + 1;
  while (to < lines.length && lines[to]?.passage.text !== '') to++;
  return to;
}

/** Flights of that airline and no other's, and a price. */
function tellsOffer(
  { lines }: SourceDocument,
  units: readonly FlightUnit[],
  code: string,
  from: number,
  to: number,
): boolean {
  const carriers = units
    .filter(({ line }) => line.index >= from && line.index < to)
    .flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'flight' ? [mark.mention.carrier?.code] : [])));
  return (
    carriers.length > 0 &&
    carriers.every((carrier) => carrier === code) &&
    lines.slice(from, to).some((line) => mayHoldMoney(line.passage.text) && lineMoney(line).length > 0)
  );
}
