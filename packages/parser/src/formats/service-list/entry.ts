/** What is done on a day of the trip, on its way into the days. */
import type { DateMention } from '../../annotators/date.ts';
import type { ActivityDraft } from '../../model/itinerary-draft.ts';
import type { DocumentLine } from '../reading/document.ts';

/** Where in its day an entry stands: one leaves the house first, and moves into the next behind the way there. */
export type Place = 'leave' | 'way' | 'tour' | 'enter';

export interface Entry {
  readonly line: DocumentLine;
  readonly mention: DateMention;
  readonly place: Place;
  readonly activity: ActivityDraft;
}
