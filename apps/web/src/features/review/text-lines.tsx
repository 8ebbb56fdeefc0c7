/** A list of one-line texts in the review pane: each a field, with adding and removing. */
import { Plus } from 'lucide-react';
import { ItemButtons } from '../../components/item-buttons.tsx';
import { listLength } from './list-length.ts';
import { useReview, useReviewContext } from './review-context.ts';
import { insertItem, moveItem, removeItem } from './review-document.ts';
import { ReviewField } from './review-field.tsx';
import styles from './review-parts.module.css';
import { useFieldFocus } from './use-field-focus.ts';

interface TextLinesProps {
  readonly list: string;
  readonly title: string;
  /** `Included`: names a line together with its number. */
  readonly itemName: string;
}

export function TextLines({ list, title, itemName }: TextLinesProps) {
  const { store } = useReviewContext();
  const focusField = useFieldFocus();
  const count = useReview((state) => listLength(state.document.value, list));
  const nameOf = (index: number) => `${itemName} ${index + 1}`;
  const move = (from: number, to: number) => () => {
    store.apply('Move line', (current) => moveItem(current, { list, index: from }, { list, index: to }));
    focusField(`${list}/${to}`);
  };
  return (
    <section className={styles['part']} aria-label={title}>
      <h4 className="rday">{title}</h4>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line's pointer is its place
        <div key={index} className={styles['line']}>
          <div className="fgrid">
            <ReviewField pointer={`${list}/${index}`} label={nameOf(index)} size={6} multiline empty="" />
          </div>
          <ItemButtons
            name={nameOf(index)}
            onUp={index > 0 ? move(index, index - 1) : null}
            onDown={index < count - 1 ? move(index, index + 1) : null}
            removeLabel="Remove line"
            onRemove={() => {
              store.apply('Remove line', (current) => removeItem(current, list, index, store.text));
              focusField(`${list}/${Math.max(0, index - 1)}`);
            }}
          />
        </div>
      ))}
      <div>
        <button
          type="button"
          className="btn btn--sm btn--ghost"
          onClick={() => {
            store.apply('Add line', (current) => insertItem(current, list, count, ''));
            focusField(`${list}/${count}`);
          }}
        >
          <Plus className="icon" aria-hidden="true" />
          Add line
        </button>
      </div>
    </section>
  );
}
