/** A travel deal as the review pane sees it: the fields that pointers lead into. */
import type { TravelDealData, WireDealPriceOption } from '@waypage/contract';
import type { ReviewKind } from '../../review/review-context.ts';
import type { ReviewDocument } from '../../review/review-document.ts';
import { ReviewStore } from '../../review/review-store.ts';

export type DealReviewValue = Omit<TravelDealData, 'source' | 'warnings'>;
export type DealDocument = ReviewDocument<DealReviewValue>;

const NOTHING_READ = { spans: {}, unused: [], textHash: '', assumptions: [], edited: [] };

/** Each value has its own field, and nothing of a deal has a type with a colour of its own. */
export const DEAL_REVIEW_KIND: ReviewKind = { fieldOf: (pointer) => pointer, typeOf: () => undefined };

export function openDealReview(rawText: string, data: TravelDealData): ReviewStore<DealReviewValue> {
  const { source, warnings, ...value } = data;
  return new ReviewStore(rawText, { value, source: source ?? NOTHING_READ, warnings: warnings ?? [] });
}

/** What is stored of the reviewed document. */
export function dealDataOfDocument({ value, source, warnings }: DealDocument): TravelDealData {
  return { ...value, source, warnings: [...warnings] };
}

export function newPriceOption(): WireDealPriceOption {
  return { label: '', dates: null, price: null };
}
