/** A validator looks at a finished draft and names what a careful colleague would point out. One check a file; sound text gives nothing. */
import type { Issue } from '../model/issue.ts';
import type { ItineraryDraft } from '../model/itinerary-draft.ts';

export type ItineraryValidator = (draft: ItineraryDraft) => Issue[];
