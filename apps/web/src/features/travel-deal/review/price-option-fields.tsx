/** Departures, cabins and rooms with their prices in the review pane: each a row, with adding, moving and removing. */
import { Plus } from 'lucide-react';
import { ItemButtons } from '../../../components/item-buttons.tsx';
import { listLength } from '../../review/list-length.ts';
import { useReview, useReviewContext } from '../../review/review-context.ts';
import { insertItem, moveItem, removeItem } from '../../review/review-document.ts';
import { ReviewField } from '../../review/review-field.tsx';
import styles from '../../review/review-parts.module.css';
import { useFieldFocus } from '../../review/use-field-focus.ts';
import { newPriceOption } from './deal-review-value.ts';

const LIST = '/priceOptions';

export function PriceOptionFields() {
  const { store } = useReviewContext();
  const focusField = useFieldFocus();
  const count = useReview((state) => listLength(state.document.value, LIST));
  const move = (from: number, to: number) => () => {
    store.apply('Move option', (current) => moveItem(current, { list: LIST, index: from }, { list: LIST, index: to }));
    focusField(`${LIST}/${to}/label`);
  };
  return (
    <section className={styles['part']} aria-label="Fields of the price options">
      <h4 className="rday">Price options</h4>
      {Array.from({ length: count }, (_, index) => {
        const name = `Option ${index + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option's pointer is its place
          <div key={index} className={styles['line']}>
            <div className="fgrid">
              <ReviewField pointer={`${LIST}/${index}/label`} label={name} size={2} empty="" />
              <ReviewField pointer={`${LIST}/${index}/dates`} label={`${name}: dates`} size={2} />
              <ReviewField pointer={`${LIST}/${index}/price`} label={`${name}: price`} size={2} />
            </div>
            <ItemButtons
              name={name}
              onUp={index > 0 ? move(index, index - 1) : null}
              onDown={index < count - 1 ? move(index, index + 1) : null}
              removeLabel="Remove option"
              onRemove={() => {
                store.apply('Remove option', (current) => removeItem(current, LIST, index, store.text));
                focusField(`${LIST}/${Math.max(0, index - 1)}/label`);
              }}
            />
          </div>
        );
      })}
      <div>
        <button
          type="button"
          className="btn btn--sm btn--ghost"
          onClick={() => {
            store.apply('Add option', (current) => insertItem(current, LIST, count, newPriceOption()));
            focusField(`${LIST}/${count}/label`);
          }}
        >
          <Plus className="icon" aria-hidden="true" />
          Add option
        </button>
      </div>
    </section>
  );
}
