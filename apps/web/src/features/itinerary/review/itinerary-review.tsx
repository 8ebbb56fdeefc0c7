/** The review of an itinerary (C-8, R-1 to R-6): its fields in the review pane, each change handed on to be saved. */
import { useCallback, useEffect, useMemo } from 'react';
import type { ReviewDocument } from '../../review/review-document.ts';
import { ReviewPane } from '../../review/review-pane.tsx';
import type { ReviewStore } from '../../review/review-store.ts';
import { ConflictNotice } from '../conflict/conflict-notice.tsx';
import type { ItinerarySaver } from '../itinerary-saver.ts';
import { SaveStatusLine } from '../save-status-line.tsx';
import { ItineraryFields } from './itinerary-fields.tsx';
import {
  addLineToItinerary,
  draftFieldsOf,
  type ItineraryReviewValue,
  itineraryReviewKind,
  openItineraryReview,
} from './itinerary-review-value.ts';

export interface ItineraryReviewProps {
  readonly saver: ItinerarySaver;
  readonly stale?: boolean;
  /** The server's version took the draft's place: the review has to start anew. */
  readonly onTaken: () => void;
}

export function ItineraryReview({ saver, stale = false, onTaken }: ItineraryReviewProps) {
  const store = useMemo(() => openItineraryReview(saver.state.get().draft), [saver]);
  useHandOn(store, saver);
  const addLine = useCallback(
    (document: ReviewDocument<ItineraryReviewValue>, line: number) => addLineToItinerary(document, line, store.text),
    [store],
  );
  return (
    <>
      <ConflictNotice saver={saver} onTaken={onTaken} />
      <ReviewPane
        store={store}
        kind={itineraryReviewKind}
        addLine={addLine}
        stale={stale}
        status={<SaveStatusLine saver={saver} />}
      >
        <ItineraryFields />
      </ReviewPane>
    </>
  );
}

/** Changes go to the saver; the saver's other version (taken after a conflict) comes back. */
function useHandOn(store: ReviewStore<ItineraryReviewValue>, saver: ItinerarySaver): void {
  useEffect(() => {
    let handedOn = store.state.get().document;
    return store.state.subscribe(() => {
      const { document } = store.state.get();
      if (document === handedOn) return;
      handedOn = document;
      saver.change(draftFieldsOf(document));
    });
  }, [store, saver]);
}
