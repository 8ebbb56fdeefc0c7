/** One activity in the review pane: type, all its fields, move and remove. */
import { ACTIVITY_TYPES, type WireActivity } from '@waypage/contract';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { memo, useState } from 'react';
import { ItemButtons } from '../../../components/item-buttons.tsx';
import { showToast } from '../../../components/toast-queue.ts';
import { DragHandle, DropGap } from '../../review/drag-zone.tsx';
import { valueAt } from '../../review/json-pointer.ts';
import { useReview, useReviewContext } from '../../review/review-context.ts';
import { correctValue, moveItem, removeItem } from '../../review/review-document.ts';
import { ReviewField, type ReviewFieldProps } from '../../review/review-field.tsx';
import { useFieldFocus } from '../../review/use-field-focus.ts';
import { activityLook } from '../view/activity-look.ts';
import styles from './itinerary-fields.module.css';
import { type ActivityAddress, activitiesOf, activityInNextPart, neighbourActivity } from './trip-places.ts';
import { useTripDays } from './use-trip-days.ts';

interface FieldLook extends Omit<ReviewFieldProps, 'pointer'> {
  readonly name: keyof WireActivity;
  /** Shown also while it is empty. */
  readonly always?: boolean;
}

const FIELDS: readonly FieldLook[] = [
  { name: 'title', label: 'Title', size: 4, empty: '', always: true },
  { name: 'time', label: 'Time', size: 2, always: true },
  { name: 'description', label: 'Description', size: 6, multiline: true },
  { name: 'location', label: 'Location', size: 2, always: true },
  { name: 'distance', label: 'Distance', size: 2 },
  { name: 'cost', label: 'Cost', size: 2, always: true },
  { name: 'link', label: 'Link', size: 4 },
  { name: 'linkText', label: 'Link text', size: 2 },
];

export const ActivityFields = memo(function ActivityFields({ day, block, activity }: ActivityAddress) {
  const { store } = useReviewContext();
  const focusField = useFieldFocus();
  const list = activitiesOf(day, block);
  const pointer = `${list}/${activity}`;
  const title = useReview((state) => valueAt(state.document.value, `${pointer}/title`));
  const type = useReview((state) => String(valueAt(state.document.value, `${pointer}/type`) ?? ''));
  const readDays = useTripDays();
  const address = { day, block, activity };
  const place = { list, index: activity };
  const neighbour = (step: -1 | 1) => neighbourActivity(readDays(), address, step);
  const canGoUp = useReview(() => neighbour(-1) !== null);
  const canGoDown = useReview(() => neighbour(1) !== null);
  /* Empty fields would bury the filled ones: they come on demand. A field that was filled here stays, also when it is emptied. */
  const filled = useReview((state) => filledFields(state.document.value, pointer)).split(' ');
  const [seen] = useState(() => new Set<string>());
  for (const field of filled) seen.add(field);
  const [all, setAll] = useState(false);
  const shown = (field: (typeof FIELDS)[number]) => all || field.always || seen.has(field.name);
  const name = (typeof title === 'string' && title.trim()) || `activity ${activity + 1} of day ${day + 1}`;

  const move = (step: -1 | 1) => () => {
    const to = neighbour(step);
    if (!to) return;
    store.apply('Move activity', (current) => moveItem(current, place, to));
    focusField(`${to.list}/${to.index}/title`);
  };

  function remove() {
    store.apply('Remove activity', (current) => removeItem(current, list, activity, store.text));
    showToast({ title: 'Activity removed', description: name, action: { label: 'Undo', run: () => store.undo() } });
    focusField(activity > 0 ? `${list}/${activity - 1}/title` : `/days/${day}/timeBlocks/${block}/period`);
  }

  const look = activityLook(type, 'agent');
  const known = ACTIVITY_TYPES.some((each) => each === look.type);
  return (
    <div className={`ract ${styles['activity']}`} data-type={look.type}>
      <DropGap sort="activity" place={place} />
      <div className="ract__h">
        <select
          className={`chip ${styles['type']}`}
          data-f={`${pointer}/title`}
          aria-label={`Type of ${name}`}
          value={look.type}
          onChange={({ target }) =>
            store.apply('Change type', (current) => correctValue(current, `${pointer}/type`, target.value))
          }
        >
          {ACTIVITY_TYPES.map((each) => (
            <option key={each} value={each}>
              {activityLook(each, 'agent').word}
            </option>
          ))}
          {!known && <option value={look.type}>{look.word}</option>}
        </select>
        <span className={styles['buttons']}>
          <DragHandle
            sort="activity"
            place={place}
            name={name}
            neighbour={neighbour}
            leap={(step) => activityInNextPart(readDays(), address, step)}
          />
          <ItemButtons
            name={name}
            onUp={canGoUp ? move(-1) : null}
            onDown={canGoDown ? move(1) : null}
            removeLabel="Remove activity"
            onRemove={remove}
          />
        </span>
      </div>
      <div className="fgrid">
        {FIELDS.filter((field) => shown(field)).map(({ name: field, ...look }) => (
          <ReviewField key={field} pointer={`${pointer}/${field}`} {...look} />
        ))}
      </div>
      {(all || filled.length < FIELDS.length) && (
        <div>
          <button
            type="button"
            className="btn btn--sm btn--ghost"
            aria-expanded={all}
            aria-label={`${all ? 'Fewer' : 'More'} fields: ${name}`}
            onClick={() => setAll(!all)}
          >
            {all ? (
              <ChevronUp className="icon" aria-hidden="true" />
            ) : (
              <ChevronDown className="icon" aria-hidden="true" />
            )}
            {all ? 'Fewer fields' : 'More fields'}
          </button>
        </div>
      )}
    </div>
  );
});

/** Names of the fields that have a value, as one text: a selection that compares by value. */
function filledFields(value: unknown, activity: string): string {
  return FIELDS.filter(({ name }) => Boolean(valueAt(value, `${activity}/${name}`)))
    .map(({ name }) => name)
    .join(' ');
}
