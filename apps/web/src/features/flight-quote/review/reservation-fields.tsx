/** What a reservation display says to the agent alone, in the review pane (F-56); nothing where the text was no display. */
import { listLength } from '../../review/list-length.ts';
import { useReview } from '../../review/review-context.ts';
import { ReviewField } from '../../review/review-field.tsx';
import styles from '../../review/review-parts.module.css';
import { TextLines } from '../../review/text-lines.tsx';
import type { QuoteReviewValue } from './quote-review-value.ts';

const LISTS = [
  { list: '/reservation/locators', title: 'Record locators', itemName: 'Locator' },
  { list: '/reservation/taxes', title: 'Tax breakdown', itemName: 'Taxes' },
  { list: '/reservation/ticketing', title: 'Ticketing', itemName: 'Line' },
] as const;

export function ReservationFields() {
  const filled = useReview((state) =>
    LISTS.filter(({ list }) => listLength(state.document.value, list) > 0)
      .map(({ list }) => list)
      .join(),
  );
  const hasCalculation = useReview(
    (state) => (state.document.value as QuoteReviewValue).reservation.fareCalculation !== null,
  );
  if (filled === '' && !hasCalculation) return null;
  const shown = filled.split(',');
  return (
    <section className={styles['part']} aria-label="Reservation">
      <h4 className="rday">Reservation</h4>
      <p className="soft">Kept for you. The client never sees it.</p>
      {hasCalculation && (
        <div className="fgrid">
          <ReviewField pointer="/reservation/fareCalculation" label="Fare calculation" size={6} multiline />
        </div>
      )}
      {LISTS.filter(({ list }) => shown.includes(list)).map((each) => (
        <TextLines key={each.list} {...each} />
      ))}
    </section>
  );
}
