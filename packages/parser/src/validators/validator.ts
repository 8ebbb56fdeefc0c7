/** A validator looks at a finished draft and names what a careful colleague would point out. One check a file; sound text gives nothing. */
import type { ParseContext } from '../model/answer.ts';
import type { FlightQuoteDraft } from '../model/flight-quote-draft.ts';
import type { Issue } from '../model/issue.ts';
import type { ItineraryDraft } from '../model/itinerary-draft.ts';
import type { FlightPlaces } from './segment-pointers.ts';

export type ItineraryValidator = (draft: ItineraryDraft) => Issue[];
/** `places` are those of the draft's segments. 'Past' and 'expired' are judged against the reference date of the context. */
export type FlightQuoteValidator = (draft: FlightQuoteDraft, context: ParseContext, places: FlightPlaces) => Issue[];
