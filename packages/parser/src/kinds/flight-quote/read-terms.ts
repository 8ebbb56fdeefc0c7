/** What the lines beside the flights say of the offer: names, fares, what is included, restrictions, deadline, who sends it. */
import type { SourceDocument } from '../../formats/reading/document.ts';
import { type FlightTerms, OPEN_TERMS } from '../../model/flight-quote-draft.ts';

/** `claimed` are the lines that the flights' format has used. */
export function readTerms(_document: SourceDocument, _claimed: ReadonlySet<number>): FlightTerms {
  return OPEN_TERMS;
}
