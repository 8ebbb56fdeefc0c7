/** One day in the review pane: its title and date, its parts with their activities; it can be moved and removed. */
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { ItemButtons } from '../../../components/item-buttons.tsx';
import { showToast } from '../../../components/toast-queue.ts';
import { valueAt } from '../../review/json-pointer.ts';
import { useReview, useReviewContext } from '../../review/review-context.ts';
import { insertItem, moveItem, removeItem } from '../../review/review-document.ts';
import { ReviewField } from '../../review/review-field.tsx';
import { useFieldFocus } from '../../review/use-field-focus.ts';
import { presentDayDate } from '../view/present-date.ts';
import { ActivityFields } from './activity-fields.tsx';
import { activitiesOf } from './activity-places.ts';
import styles from './itinerary-fields.module.css';
import { newActivity, newBlock } from './itinerary-review-value.ts';

interface DayFieldsProps {
  readonly index: number;
  readonly count: number;
}

export const DayFields = memo(function DayFields({ index, count }: DayFieldsProps) {
  const { store } = useReviewContext();
  const focusField = useFieldFocus();
  const pointer = `/days/${index}`;
  const date = useReview((state) => valueAt(state.document.value, `${pointer}/date`));
  /* As text, so that the selection stays equal while only fields change: `2,1` are two parts with 2 and 1 activities. */
  const shape = useReview((state) => {
    const blocks = valueAt(state.document.value, `${pointer}/timeBlocks`);
    return Array.isArray(blocks)
      ? blocks.map((block: { activities: unknown[] }) => block.activities.length).join()
      : '';
  });
  const blocks = shape === '' ? [] : shape.split(',').map(Number);
  const name = `Day ${index + 1}`;

  const move = (to: number) => () => {
    store.apply(`Move ${name}`, (current) => moveItem(current, { list: '/days', index }, { list: '/days', index: to }));
    focusField(`/days/${to}/title`);
  };

  function remove() {
    store.apply(`Remove ${name}`, (current) => removeItem(current, '/days', index, store.text));
    showToast({ title: `${name} removed`, action: { label: 'Undo', run: () => store.undo() } });
    focusField(index > 0 ? `/days/${index - 1}/title` : '/days/0/title');
  }

  function addActivity(block: number) {
    const list = activitiesOf(index, block);
    const at = blocks[block] ?? 0;
    store.apply('Add activity', (current) => {
      const ready = blocks.length > 0 ? current : insertItem(current, `${pointer}/timeBlocks`, 0, newBlock([]));
      return insertItem(ready, list, at, newActivity());
    });
    focusField(`${list}/${at}/title`);
  }

  return (
    <section className={styles['day']} aria-label={name}>
      <div className={styles['dayHead']}>
        <h4 className="rday">
          {name} {typeof date === 'string' && date && <small>{presentDayDate(date).long}</small>}
        </h4>
        <ItemButtons
          name={name}
          onUp={index > 0 ? move(index - 1) : null}
          onDown={index < count - 1 ? move(index + 1) : null}
          removeLabel="Remove day"
          onRemove={remove}
        />
      </div>
      <div className="fgrid">
        <ReviewField pointer={`${pointer}/title`} label="Day title" size={4} />
        <ReviewField pointer={`${pointer}/date`} label="Date" size={2} />
      </div>
      {blocks.map((activities, block) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part of a day has no id, its place is its name
        <div key={block} className={styles['block']}>
          <PartHead pointer={`${pointer}/timeBlocks/${block}`} />
          {Array.from({ length: activities }, (_, activity) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an activity's pointer is its place
            <ActivityFields key={activity} day={index} block={block} activity={activity} />
          ))}
          <AddActivity onClick={() => addActivity(block)} />
        </div>
      ))}
      {blocks.length === 0 && <AddActivity onClick={() => addActivity(0)} />}
    </section>
  );
});

function PartHead({ pointer }: { readonly pointer: string }) {
  const emoji = useReview((state) => valueAt(state.document.value, `${pointer}/emoji`));
  return (
    <div className={styles['part']}>
      {typeof emoji === 'string' && emoji !== '' && <span aria-hidden="true">{emoji}</span>}
      <ReviewField pointer={`${pointer}/period`} label="Part of the day" size={3} />
    </div>
  );
}

function AddActivity({ onClick }: { readonly onClick: () => void }) {
  return (
    <div>
      <button type="button" className="btn btn--sm btn--ghost" onClick={onClick}>
        <Plus className="icon" aria-hidden="true" />
        Add activity
      </button>
    </div>
  );
}
