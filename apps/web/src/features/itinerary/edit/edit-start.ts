/** What the editor starts from. */
import type { ItineraryDraft } from '../itinerary-draft.ts';

export interface EditStart {
  readonly draft: ItineraryDraft;
  /** The draft holds changes that the server does not have. */
  readonly unsent: boolean;
}
