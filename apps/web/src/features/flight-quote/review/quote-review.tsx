/** The review of a quote (F-115; ): its fields in the review pane. Nothing is saved from here: that is a button's work. */
import { type ReactNode, useCallback, useMemo } from 'react';
import { addLineToNotes } from '../../review/add-line-to-notes.ts';
import { ReviewPane } from '../../review/review-pane.tsx';
import { QuoteFields } from './quote-fields.tsx';
import { type QuoteDocument, type QuoteReviewStore, quoteReviewKind } from './quote-review-value.ts';

interface QuoteReviewProps {
  readonly store: QuoteReviewStore;
  readonly stale?: boolean;
  readonly status?: ReactNode;
}

export function QuoteReview({ store, stale = false, status }: QuoteReviewProps) {
  const kind = useMemo(() => quoteReviewKind(store), [store]);
  const addLine = useCallback(
    (document: QuoteDocument, line: number) => addLineToNotes(document, line, store.text),
    [store],
  );
  return (
    <ReviewPane store={store} kind={kind} addLine={addLine} stale={stale} status={status}>
      <QuoteFields />
    </ReviewPane>
  );
}
