/** What a layout of flight offers has to offer: a cheap score, and a grammar from the text to flights and to what stands beside them. */
import type { FlightTerms, OfferDraft } from '../model/flight-quote-draft.ts';
import type { SourceDocument } from './reading/document.ts';

export interface FlightReading {
  /** The ways to fly, in the order of the text; an offer's fare is `OPEN_FARE` where the layout itself gives none. */
  readonly offers: readonly OfferDraft[];
  /** What the layout's own lines say of names, fares, deadlines and allowances; the rest is read from the other lines. */
  readonly terms: FlightTerms;
  /** Indexes of the document's lines that the layout has claimed; terms are read from the others. */
  readonly lines: ReadonlySet<number>;
}

export interface FlightFormat {
  readonly id: string;
  /** The highest score that `detect` gives: where another layout has as much, it is not asked. */
  readonly most: number;
  /** 0 (not this layout) to 1 (surely). */
  detect(document: SourceDocument): number;
  read(document: SourceDocument): FlightReading;
}
