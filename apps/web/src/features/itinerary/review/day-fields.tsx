/** One day in the review pane: its title and date, its parts with their activities; it can be moved and removed. */
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { ItemButtons } from '../../../components/item-buttons.tsx';
import { showToast } from '../../../components/toast-queue.ts';
import { DragHandle, DropGap } from '../../review/drag-zone.tsx';
import { valueAt } from '../../review/json-pointer.ts';
import { listLength } from '../../review/list-length.ts';
import { useReview, useReviewContext } from '../../review/review-context.ts';
import { insertItem, moveItem, removeItem } from '../../review/review-document.ts';
import { ReviewField } from '../../review/review-field.tsx';
import { useFieldFocus } from '../../review/use-field-focus.ts';
import { presentDayDate } from '../view/present-date.ts';
import { AddActivity } from './add-activity.tsx';
import styles from './itinerary-fields.module.css';
import { newBlock } from './itinerary-review-value.ts';
import { PartFields } from './part-fields.tsx';
import { DAYS, neighbourDay, partsOf } from './trip-places.ts';
import { useTripDays } from './use-trip-days.ts';

interface DayFieldsProps {
  readonly index: number;
  readonly count: number;
}

export const DayFields = memo(function DayFields({ index, count }: DayFieldsProps) {
  const { store } = useReviewContext();
  const focusField = useFieldFocus();
  const readDays = useTripDays();
  const pointer = `${DAYS}/${index}`;
  const parts = partsOf(index);
  const place = { list: DAYS, index };
  const date = useReview((state) => valueAt(state.document.value, `${pointer}/date`));
  const blocks = useReview((state) => listLength(state.document.value, parts));
  const name = `Day ${index + 1}`;

  const move = (to: number) => () => {
    store.apply(`Move ${name}`, (current) => moveItem(current, place, { list: DAYS, index: to }));
    focusField(`${DAYS}/${to}/title`);
  };

  function remove() {
    store.apply(`Remove ${name}`, (current) => removeItem(current, DAYS, index, store.text));
    showToast({ title: `${name} removed`, action: { label: 'Undo', run: () => store.undo() } });
    focusField(index > 0 ? `${DAYS}/${index - 1}/title` : `${DAYS}/0/title`);
  }

  function addPart() {
    store.apply('Add part', (current) => insertItem(current, parts, blocks, newBlock([])));
    focusField(`${parts}/${blocks}/period`);
  }

  return (
    <section className={styles['day']} aria-label={name}>
      <DropGap sort="day" place={place} />
      <div className={styles['dayHead']}>
        <h4 className="rday">
          {name} {typeof date === 'string' && date && <small>{presentDayDate(date).long}</small>}
        </h4>
        <span className={styles['buttons']}>
          <DragHandle
            sort="day"
            place={place}
            name={name}
            neighbour={(step) => neighbourDay(readDays(), index, step)}
          />
          <ItemButtons
            name={name}
            onUp={index > 0 ? move(index - 1) : null}
            onDown={index < count - 1 ? move(index + 1) : null}
            removeLabel="Remove day"
            onRemove={remove}
          />
        </span>
      </div>
      <div className="fgrid">
        <ReviewField pointer={`${pointer}/title`} label="Day title" size={4} />
        <ReviewField pointer={`${pointer}/date`} label="Date" size={2} />
      </div>
      {Array.from({ length: blocks }, (_, block) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part of a day has no id, its place is its name
        <PartFields key={block} day={index} block={block} />
      ))}
      <div className={`row ${styles['end']}`}>
        <DropGap sort="part" place={{ list: parts, index: blocks }} />
        {blocks === 0 && <AddActivity day={index} block={0} />}
        <button type="button" className="btn btn--sm btn--ghost" onClick={addPart}>
          <Plus className="icon" aria-hidden="true" />
          Add part of the day
        </button>
      </div>
    </section>
  );
});
