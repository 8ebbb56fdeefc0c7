/** The review of a deal: its fields in the review pane. Nothing is saved from here: that is a button's work. */
import { type ReactNode, useCallback } from 'react';
import { addLineToNotes } from '../../review/add-line-to-notes.ts';
import { ReviewPane } from '../../review/review-pane.tsx';
import type { DealReviewStore } from '../deal-kind.ts';
import { DealFields } from './deal-fields.tsx';
import { DEAL_REVIEW_KIND, type DealDocument } from './deal-review-value.ts';

interface DealReviewProps {
  readonly store: DealReviewStore;
  readonly stale?: boolean;
  readonly status?: ReactNode;
}

export function DealReview({ store, stale = false, status }: DealReviewProps) {
  const addLine = useCallback(
    (document: DealDocument, line: number) => addLineToNotes(document, line, store.text),
    [store],
  );
  return (
    <ReviewPane store={store} kind={DEAL_REVIEW_KIND} addLine={addLine} stale={stale} status={status}>
      <DealFields />
    </ReviewPane>
  );
}
