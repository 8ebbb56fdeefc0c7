/** A refiner turns a draft into a better one by one rule; it never reads the text again. */
import type { ParseContext } from '../model/answer.ts';
import type { FlightQuoteDraft } from '../model/flight-quote-draft.ts';
import type { ItineraryDraft } from '../model/itinerary-draft.ts';

export type ItineraryRefiner = (draft: ItineraryDraft, context: ParseContext) => ItineraryDraft;
export type FlightQuoteRefiner = (draft: FlightQuoteDraft, context: ParseContext) => FlightQuoteDraft;
