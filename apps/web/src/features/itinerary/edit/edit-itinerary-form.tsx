/** The editor's form (spec §2, E-1): the itinerary's own fields and the text, then days, parts and activities beside it. */
import { useCallback } from 'react';
import { Notice } from '../../../components/notice.tsx';
import { useWarmUp } from '../../../lib/use-warm-up.ts';
import type { EditFormProps } from '../../records/edit-record-page.tsx';
import { OriginalText, RecordEditor } from '../../records/record-editor.tsx';
import { useRecordWork } from '../../records/use-record-work.ts';
import type { ReviewDocument } from '../../review/review-document.ts';
import { ReviewPane } from '../../review/review-pane.tsx';
import { StoreField } from '../../review/store-fields.tsx';
import type { ItineraryContent } from '../itinerary-content.ts';
import type { ItineraryReviewStore } from '../itinerary-kind.ts';
import { ITINERARY_MESSAGES as TEXT } from '../itinerary-messages.ts';
import { ItineraryFields } from '../review/itinerary-fields.tsx';
import {
  addLineToItinerary,
  type ItineraryReviewValue,
  itineraryReviewKind,
} from '../review/itinerary-review-value.ts';

/** Where saving leads, also a failed one. */
const loadAdminView = () => import('../admin/admin-itinerary-page.tsx');

export function EditItineraryForm(props: EditFormProps<ItineraryContent, ItineraryReviewValue, ItineraryReviewStore>) {
  const { work, unsent } = props;
  const { store, document, isSaved, isStale, copyKept } = useRecordWork(work);
  const bound = { store, document };
  useWarmUp(loadAdminView);
  const addLine = useCallback(
    (current: ReviewDocument<ItineraryReviewValue>, line: number) => addLineToItinerary(current, line, store.text),
    [store],
  );
  return (
    <RecordEditor {...props} heading="Edit itinerary">
      {unsent && !isSaved && copyKept !== false && (
        <Notice tone="warn" role="status">
          <strong>{TEXT.notSaved}</strong>. These are the changes that this browser kept.
        </Notice>
      )}
      {copyKept === false && (
        <Notice tone="danger" role="alert">
          <strong>{TEXT.notSaved}</strong>. This browser could not keep a copy either: leave this page open and try
          again.
        </Notice>
      )}
      <div className="card pad form">
        <StoreField {...bound} id="title" label="Title" pointer="/title" />
        <div className="two">
          <StoreField {...bound} id="location" label="Location" pointer="/location" />
          <StoreField
            {...bound}
            id="dates"
            label="Dates"
            optional
            pointer="/dates"
            hint="Leave empty to show “Flexible dates”."
          />
        </div>
        <OriginalText
          work={work}
          label="Raw Itinerary Text"
          hint="Changes here update the budget. Days and activities stay as reviewed."
        />
      </div>
      <ReviewPane store={store} kind={itineraryReviewKind} addLine={addLine} stale={isStale}>
        <ItineraryFields />
      </ReviewPane>
    </RecordEditor>
  );
}
