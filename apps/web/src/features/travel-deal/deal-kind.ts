/** Travel deals as records under work: what the shared creator, editor and conflict ask of the kind. */
import { type TravelDealData, travelDealDataSchema } from '@waypage/contract';
import { ApiError } from '../../lib/api-error.ts';
import { dealPath } from '../../lib/share-address.ts';
import type { RecordKind } from '../records/record-kind.ts';
import type { RecordWork } from '../records/record-work.ts';
import type { ReviewStore } from '../review/review-store.ts';
import { compareDeals } from './conflict/compare-deals.ts';
import { dealDataOf, titleOf } from './deal-draft.ts';
import { DEAL_MERGE } from './deal-merge-shape.ts';
import { type DealReviewValue, dealDataOfDocument, openDealReview } from './review/deal-review-value.ts';
import { dealCalls, ParseTimeoutError, parseTravelDeal } from './travel-deal-api.ts';
import { DEAL_MESSAGES as TEXT } from './travel-deal-messages.ts';

export type DealReviewStore = ReviewStore<DealReviewValue>;
export type DealWork = RecordWork<TravelDealData, DealReviewValue>;

export const DEAL_KIND: RecordKind<TravelDealData, DealReviewValue, DealReviewStore> = {
  calls: dealCalls,
  texts: TEXT,
  dataSchema: travelDealDataSchema,
  editorKey: (id) => `waypage_edit_deal_${id}`,
  previewPath: dealPath,
  titleOf,
  parse: async (text, referenceDate) => dealDataOf(await parseTravelDeal(text, referenceDate)),
  /** Spec §8: the server's own words where it has any. */
  parseFailure(error) {
    if (error instanceof ParseTimeoutError) return TEXT.timedOut;
    return (error instanceof ApiError && error.problem?.error) || TEXT.failedToParse;
  },
  openReview: openDealReview,
  dataOf: dealDataOfDocument,
  ownFields: ({ title, destination, dates }) => ({ title, destination, dates }),
  merge: DEAL_MERGE,
  compare: compareDeals,
};
