/** One part of a day in the review pane: its sign and name, its activities; it can be moved, also into another day, and removed. */
import { memo } from 'react';
import { ItemButtons } from '../../../components/item-buttons.tsx';
import { showToast } from '../../../components/toast-queue.ts';
import { DragHandle, DropGap } from '../../review/drag-zone.tsx';
import { valueAt } from '../../review/json-pointer.ts';
import { listLength } from '../../review/list-length.ts';
import { useReview, useReviewContext } from '../../review/review-context.ts';
import { moveItem, removeItem } from '../../review/review-document.ts';
import { ReviewField } from '../../review/review-field.tsx';
import { useFieldFocus } from '../../review/use-field-focus.ts';
import { ActivityFields } from './activity-fields.tsx';
import { AddActivity } from './add-activity.tsx';
import styles from './itinerary-fields.module.css';
import { activitiesOf, neighbourPart, partInNextDay, partsOf } from './trip-places.ts';
import { useTripDays } from './use-trip-days.ts';

interface PartFieldsProps {
  readonly day: number;
  readonly block: number;
}

export const PartFields = memo(function PartFields({ day, block }: PartFieldsProps) {
  const { store } = useReviewContext();
  const focusField = useFieldFocus();
  const readDays = useTripDays();
  const list = partsOf(day);
  const pointer = `${list}/${block}`;
  const activities = activitiesOf(day, block);
  const place = { list, index: block };
  const count = useReview((state) => listLength(state.document.value, activities));
  const period = useReview((state) => valueAt(state.document.value, `${pointer}/period`));
  const neighbour = (step: -1 | 1) => neighbourPart(readDays(), day, block, step);
  const canGoUp = useReview(() => neighbour(-1) !== null);
  const canGoDown = useReview(() => neighbour(1) !== null);
  const name = `${(typeof period === 'string' && period.trim()) || `part ${block + 1}`} of day ${day + 1}`;

  const move = (step: -1 | 1) => () => {
    const to = neighbour(step);
    if (!to) return;
    store.apply('Move part', (current) => moveItem(current, place, to));
    focusField(`${to.list}/${to.index}/period`);
  };

  function remove() {
    store.apply('Remove part', (current) => removeItem(current, list, block, store.text));
    showToast({ title: 'Part removed', description: name, action: { label: 'Undo', run: () => store.undo() } });
    focusField(block > 0 ? `${list}/${block - 1}/period` : `/days/${day}/title`);
  }

  return (
    <div className={styles['block']}>
      <DropGap sort="part" place={place} />
      <div className={styles['part']}>
        <ReviewField pointer={`${pointer}/emoji`} label="Sign" size={2} />
        <ReviewField pointer={`${pointer}/period`} label="Part of the day" size={3} />
        <span className={styles['buttons']}>
          <DragHandle
            sort="part"
            place={place}
            name={name}
            neighbour={neighbour}
            leap={(step) => partInNextDay(readDays(), day, step)}
          />
          <ItemButtons
            name={name}
            onUp={canGoUp ? move(-1) : null}
            onDown={canGoDown ? move(1) : null}
            removeLabel="Remove part"
            onRemove={remove}
          />
        </span>
      </div>
      {Array.from({ length: count }, (_, activity) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an activity's pointer is its place
        <ActivityFields key={activity} day={day} block={block} activity={activity} />
      ))}
      <div className={styles['end']}>
        <DropGap sort="activity" place={{ list: activities, index: count }} />
        <AddActivity day={day} block={block} />
      </div>
    </div>
  );
});
