/** Itineraries as records under work: what the shared editor, conflict and revisions ask of the kind. */
import { dropItineraryCopy, keepItineraryCopy, readItineraryCopy } from '../../lib/itinerary-copy.ts';
import type { RecordKind } from '../records/record-kind.ts';
import type { ReviewStore } from '../review/review-store.ts';
import { compareItineraries } from './conflict/compare-itineraries.ts';
import {
  conflictingRecord,
  fetchItinerary,
  fetchRevisions,
  itineraryKey,
  itineraryListKey,
  parseItinerary,
  publicItineraryKey,
  sendItinerary,
} from './itinerary-api.ts';
import { agentRecordOf, draftOfRecord, type ItineraryContent, itineraryContentSchema } from './itinerary-content.ts';
import { titleOf } from './itinerary-draft.ts';
import { ITINERARY_MERGE } from './itinerary-merge-shape.ts';
import { ITINERARY_MESSAGES as TEXT } from './itinerary-messages.ts';
import { contentOfDocument, type ItineraryReviewValue, openContentReview } from './review/itinerary-review-value.ts';

export type ItineraryReviewStore = ReviewStore<ItineraryReviewValue>;

export const ITINERARY_KIND: RecordKind<ItineraryContent, ItineraryReviewValue, ItineraryReviewStore> = {
  calls: {
    listKey: itineraryListKey,
    recordKey: itineraryKey,
    async fetchRevisions(id, signal) {
      const revisions = await fetchRevisions(id, signal);
      return revisions.map(({ savedAt, record }) => ({ savedAt, record: agentRecordOf(record) }));
    },
    publicKey: publicItineraryKey,
    fetchRecord: async (id, signal) => agentRecordOf(await fetchItinerary(id, signal)),
    save: async (record) => agentRecordOf(await sendItinerary(draftOfRecord(record))),
    conflicting(error) {
      const record = conflictingRecord(error);
      return record && agentRecordOf(record);
    },
  },
  texts: TEXT,
  dataSchema: itineraryContentSchema,
  editorKey: (id) => `waypage_edit_${id}`,
  previewPath: (id) => `/admin/itinerary/${encodeURIComponent(id)}`,
  copies: {
    read(id) {
      const copy = readItineraryCopy(id);
      return copy && { record: agentRecordOf(copy), unsent: copy.unsent };
    },
    keep: (record) => keepItineraryCopy({ ...draftOfRecord(record), unsent: true }),
    drop: dropItineraryCopy,
  },
  titleOf,
  parse: parseItinerary,
  parseFailure: () => TEXT.parseFailed,
  openReview: openContentReview,
  dataOf: contentOfDocument,
  ownFields: ({ title, location, dates }) => ({ title, location, dates }),
  merge: ITINERARY_MERGE,
  compare: (mine, theirs) => compareItineraries({ ...mine.data, ...mine }, { ...theirs.data, ...theirs }),
};
