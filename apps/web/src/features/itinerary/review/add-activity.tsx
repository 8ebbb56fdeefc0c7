/** Adds an activity at the end of a part of the day; a day without parts gets its first one with it. */
import { Plus } from 'lucide-react';
import { listLength } from '../../review/list-length.ts';
import { useReviewContext } from '../../review/review-context.ts';
import { insertItem } from '../../review/review-document.ts';
import { useFieldFocus } from '../../review/use-field-focus.ts';
import { newActivity, newBlock } from './itinerary-review-value.ts';
import { activitiesOf, partsOf } from './trip-places.ts';

export function AddActivity({ day, block }: { readonly day: number; readonly block: number }) {
  const { store } = useReviewContext();
  const focusField = useFieldFocus();

  function add() {
    const list = activitiesOf(day, block);
    const { value } = store.state.get().document;
    const at = listLength(value, list);
    store.apply('Add activity', (current) => {
      const hasPart = listLength(current.value, partsOf(day)) > block;
      const ready = hasPart ? current : insertItem(current, partsOf(day), block, newBlock([]));
      return insertItem(ready, list, at, newActivity());
    });
    focusField(`${list}/${at}/title`);
  }

  return (
    <button type="button" className="btn btn--sm btn--ghost" onClick={add}>
      <Plus className="icon" aria-hidden="true" />
      Add activity
    </button>
  );
}
