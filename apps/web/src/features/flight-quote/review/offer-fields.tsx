/** One offer in the review pane: its journeys there and back, and its fares. */
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { listLength } from '../../review/list-length.ts';
import { useReview, useReviewContext } from '../../review/review-context.ts';
import { insertItem } from '../../review/review-document.ts';
import { ReviewField } from '../../review/review-field.tsx';
import styles from '../../review/review-parts.module.css';
import { useFieldFocus } from '../../review/use-field-focus.ts';
import { JourneyFields } from './journey-fields.tsx';
import { newGroup } from './quote-review-value.ts';

interface OfferFieldsProps {
  /** Pointer of the option; empty for the quote's own flights. */
  readonly offer: string;
  /** Of an option; null for a single offer. */
  readonly number: number | null;
}

export const OfferFields = memo(function OfferFields({ offer, number }: OfferFieldsProps) {
  const name = number === null ? '' : `Option ${number}, `;
  return (
    <section className={styles['offer']} aria-label={number === null ? 'Flights and fare' : `Option ${number}`}>
      {number !== null && (
        <div className="fgrid">
          <ReviewField pointer={`${offer}/label`} label={`Option ${number}`} size={6} />
        </div>
      )}
      <Journeys list={`${offer}/departureFlights`} kind="Departure" name={name} />
      <Journeys list={`${offer}/returnFlights`} kind="Return" name={name} />
      <section className={styles['part']} aria-label={`${name}Fare`}>
        <h4 className="rday">Fare</h4>
        <div className="fgrid">
          <ReviewField pointer={`${offer}/fareDetails/baseFare`} label="Base fare" size={2} />
          <ReviewField pointer={`${offer}/fareDetails/upcharge`} label="Return upcharge" size={2} />
          <ReviewField pointer={`${offer}/fareDetails/total`} label="Per traveler" size={2} />
          <ReviewField pointer={`${offer}/fareDetails/totalForAllPassengers`} label="Total for all" size={3} />
          <ReviewField pointer={`${offer}/fareDetails/fareClass`} label="Fare class" size={3} />
          {number !== null && (
            <ReviewField pointer={`${offer}/notes`} label="Notes on this option" size={6} multiline />
          )}
        </div>
      </section>
    </section>
  );
});

interface JourneysProps {
  readonly list: string;
  readonly kind: 'Departure' | 'Return';
  readonly name: string;
}

function Journeys({ list, kind, name }: JourneysProps) {
  const { store } = useReviewContext();
  const focusField = useFieldFocus();
  const count = useReview((state) => listLength(state.document.value, list));
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <JourneyFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a journey's pointer is its place
          key={index}
          list={list}
          index={index}
          count={count}
          name={`${name}${count > 1 ? `${kind} ${index + 1}` : kind}`}
        />
      ))}
      <div>
        <button
          type="button"
          className="btn btn--sm btn--ghost"
          onClick={() => {
            store.apply(`Add ${kind.toLowerCase()}`, (current) => insertItem(current, list, count, newGroup()));
            focusField(`${list}/${count}/segments/0/departureLocation`);
          }}
        >
          <Plus className="icon" aria-hidden="true" />
          Add {kind.toLowerCase()} journey
        </button>
      </div>
    </>
  );
}
