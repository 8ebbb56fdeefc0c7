/** The budget in the review pane: total and lines; a trip without one can get one. */
import { Plus } from 'lucide-react';
import { ItemButtons } from '../../../components/item-buttons.tsx';
import { showToast } from '../../../components/toast-queue.ts';
import { valueAt } from '../../review/json-pointer.ts';
import { listLength } from '../../review/list-length.ts';
import { useReview, useReviewContext } from '../../review/review-context.ts';
import { correctValue, insertItem, removeItem } from '../../review/review-document.ts';
import { ReviewField } from '../../review/review-field.tsx';
import { useFieldFocus } from '../../review/use-field-focus.ts';
import styles from './itinerary-fields.module.css';

const LINES = '/budget/items';
const NEW_LINE = { category: '', amount: 0, description: null };

export function BudgetFields() {
  const { store } = useReviewContext();
  const focusField = useFieldFocus();
  const lines = useReview((state) => listLength(state.document.value, LINES));
  const hasBudget = useReview((state) => valueAt(state.document.value, '/budget') !== null);
  const currency = useReview((state) => valueAt(state.document.value, '/budget/currency'));

  function add() {
    store.apply('Add budget line', (current) => {
      const ready = hasBudget ? current : correctValue(current, '/budget', { currency: 'USD', total: null, items: [] });
      return insertItem(ready, LINES, lines, NEW_LINE);
    });
    focusField(`${LINES}/${lines}/category`);
  }

  function remove(index: number) {
    store.apply('Remove budget line', (current) => removeItem(current, LINES, index, store.text));
    showToast({ title: 'Budget line removed', action: { label: 'Undo', run: () => store.undo() } });
    focusField('/budget/total');
  }

  return (
    <section className={styles['day']} aria-label="Budget">
      <h4 className="rday">Budget {typeof currency === 'string' && <small>{currency}</small>}</h4>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a budget line has no id, its pointer is its place
        <div key={index} className={styles['budgetLine']}>
          <div className="fgrid">
            <ReviewField pointer={`${LINES}/${index}/category`} label="Category" size={2} empty="" />
            <ReviewField pointer={`${LINES}/${index}/amount`} label="Amount" size={2} numeric required />
            <ReviewField pointer={`${LINES}/${index}/description`} label="Description" size={2} />
          </div>
          <ItemButtons name={`budget line ${index + 1}`} removeLabel="Remove line" onRemove={() => remove(index)} />
        </div>
      ))}
      {hasBudget && (
        <div className="fgrid">
          <ReviewField pointer="/budget/total" label="Total" size={2} numeric />
        </div>
      )}
      <div>
        <button type="button" className="btn btn--sm btn--ghost" onClick={add}>
          <Plus className="icon" aria-hidden="true" />
          Add budget line
        </button>
      </div>
    </section>
  );
}
