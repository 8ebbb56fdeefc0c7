/** The fields of an itinerary in the review pane: its own, then day by day, then the budget. */
import { Plus } from 'lucide-react';
import { DragZone, DropGap } from '../../review/drag-zone.tsx';
import { listLength } from '../../review/list-length.ts';
import { useReview, useReviewContext } from '../../review/review-context.ts';
import { insertItem } from '../../review/review-document.ts';
import { ReviewField } from '../../review/review-field.tsx';
import { useFieldFocus } from '../../review/use-field-focus.ts';
import { BudgetFields } from './budget-fields.tsx';
import { DayFields } from './day-fields.tsx';
import styles from './itinerary-fields.module.css';
import { newActivity, newBlock, newDay } from './itinerary-review-value.ts';
import { DAYS } from './trip-places.ts';

export function ItineraryFields() {
  const { store } = useReviewContext();
  const days = useReview((state) => listLength(state.document.value, '/days'));
  const focusField = useFieldFocus();
  return (
    <>
      <div className="fgrid">
        <ReviewField pointer="/title" label="Title" size={6} />
        <ReviewField pointer="/location" label="Location" size={4} />
        <ReviewField pointer="/dates" label="Dates" size={2} />
      </div>
      <DragZone>
        {Array.from({ length: days }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day's pointer is its place; its ids are other people's text
          <DayFields key={index} index={index} count={days} />
        ))}
        <div className={styles['end']}>
          <DropGap sort="day" place={{ list: DAYS, index: days }} />
          <button
            type="button"
            className="btn btn--sm"
            onClick={() => {
              store.apply('Add day', (current) =>
                insertItem(current, '/days', days, newDay([newBlock([newActivity()])])),
              );
              focusField(`/days/${days}/title`);
            }}
          >
            <Plus className="icon" aria-hidden="true" />
            Add day
          </button>
        </div>
      </DragZone>
      <BudgetFields />
    </>
  );
}
