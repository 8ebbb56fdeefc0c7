/** One journey in the review pane: its date, length and stops, its flights, each movable and removable. */
import type { WireFlightSegment } from '@waypage/contract';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { ItemButtons } from '../../../components/item-buttons.tsx';
import { showToast } from '../../../components/toast-queue.ts';
import { valueAt } from '../../review/json-pointer.ts';
import { listLength } from '../../review/list-length.ts';
import { useReview, useReviewContext } from '../../review/review-context.ts';
import { insertItem, moveItem, removeItem } from '../../review/review-document.ts';
import { ReviewField } from '../../review/review-field.tsx';
import styles from '../../review/review-parts.module.css';
import { useFieldFocus } from '../../review/use-field-focus.ts';
import { newSegment } from './quote-review-value.ts';
import { SegmentFields } from './segment-fields.tsx';

interface JourneyFieldsProps {
  readonly list: string;
  readonly index: number;
  readonly count: number;
  readonly name: string;
}

export const JourneyFields = memo(function JourneyFields({ list, index, count, name }: JourneyFieldsProps) {
  const { store } = useReviewContext();
  const focusField = useFieldFocus();
  const pointer = `${list}/${index}`;
  const segments = `${pointer}/segments`;
  const flights = useReview((state) => listLength(state.document.value, segments));
  const hasHeading = useReview((state) => typeof valueAt(state.document.value, `${pointer}/label`) === 'string');

  const move = (to: number) => () => {
    store.apply(`Move ${name}`, (current) => moveItem(current, { list, index }, { list, index: to }));
    focusField(`${list}/${to}/date`);
  };
  const moveFlight = (from: number, to: number) => () => {
    store.apply('Move flight', (current) =>
      moveItem(current, { list: segments, index: from }, { list: segments, index: to }),
    );
    focusField(`${segments}/${to}/departureLocation`);
  };
  function remove() {
    store.apply(`Remove ${name}`, (current) => removeItem(current, list, index, store.text));
    showToast({ title: `${name} removed`, action: { label: 'Undo', run: () => store.undo() } });
    focusField('/title');
  }
  function removeFlight(at: number) {
    store.apply('Remove flight', (current) => removeItem(current, segments, at, store.text));
    showToast({ title: 'Flight removed', action: { label: 'Undo', run: () => store.undo() } });
    focusField(at > 0 ? `${segments}/${at - 1}/departureLocation` : `${pointer}/date`);
  }
  function addFlight() {
    store.apply('Add flight', (current) => {
      const before = valueAt(current.value, `${segments}/${flights - 1}`) as WireFlightSegment | undefined;
      return insertItem(current, segments, flights, newSegment(before));
    });
    focusField(`${segments}/${flights}/arrivalLocation`);
  }

  return (
    <section className={styles['part']} aria-label={`Fields of ${name}`}>
      <div className={styles['head']}>
        <h4 className="rday">{name}</h4>
        <ItemButtons
          name={name}
          {...(count > 1
            ? { onUp: index > 0 ? move(index - 1) : null, onDown: index < count - 1 ? move(index + 1) : null }
            : {})}
          removeLabel="Remove journey"
          onRemove={remove}
        />
      </div>
      <div className="fgrid">
        {hasHeading && <ReviewField pointer={`${pointer}/label`} label="Heading in the text" size={6} />}
        <ReviewField pointer={`${pointer}/date`} label="Date" size={2} />
        <ReviewField pointer={`${pointer}/totalTime`} label="Total time" size={2} />
        <ReviewField pointer={`${pointer}/stops`} label="Stops" size={2} numeric />
      </div>
      {Array.from({ length: flights }, (_, at) => (
        <SegmentFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a flight's pointer is its place
          key={at}
          pointer={`${segments}/${at}`}
          name={`flight ${at + 1} of ${name}`}
          isLast={at === flights - 1}
          onUp={at > 0 ? moveFlight(at, at - 1) : null}
          onDown={at < flights - 1 ? moveFlight(at, at + 1) : null}
          onRemove={() => removeFlight(at)}
        />
      ))}
      <div>
        <button type="button" className="btn btn--sm btn--ghost" onClick={addFlight}>
          <Plus className="icon" aria-hidden="true" />
          Add flight
        </button>
      </div>
    </section>
  );
});
