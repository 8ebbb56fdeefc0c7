/** The fields of a quote in the review pane: its own, then the flights and fares of each offer, then what stands below them on the page. */
import { useReview } from '../../review/review-context.ts';
import { ReviewField } from '../../review/review-field.tsx';
import styles from '../../review/review-parts.module.css';
import { TextLines } from '../../review/text-lines.tsx';
import { OfferFields } from './offer-fields.tsx';
import { offersOf, type QuoteReviewValue } from './quote-review-value.ts';
import { ReservationFields } from './reservation-fields.tsx';

export function QuoteFields() {
  const offers = useReview((state) => offersOf(state.document.value as QuoteReviewValue).length);
  const compared = useReview((state) => (state.document.value as QuoteReviewValue).options.length > 0);
  return (
    <>
      <div className="fgrid">
        <ReviewField pointer="/title" label="Title" size={6} />
        <ReviewField pointer="/route" label="Route" size={4} />
        <ReviewField pointer="/dates" label="Travel dates" size={2} />
        <ReviewField pointer="/clientName" label="Client" size={3} />
        <ReviewField pointer="/validUntil" label="Valid until" size={3} />
      </div>
      {Array.from({ length: offers }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an offer's pointer is its place
        <OfferFields key={index} offer={compared ? `/options/${index}` : ''} number={compared ? index + 1 : null} />
      ))}
      <TextLines list="/includes" title="What’s included" itemName="Included" />
      <TextLines list="/restrictions" title="Terms and restrictions" itemName="Term" />
      <section className={styles['part']} aria-label="Notes and agent">
        <h4 className="rday">Notes and agent</h4>
        <div className="fgrid">
          <ReviewField pointer="/notes" label="Notes" size={6} multiline />
          <ReviewField pointer="/agentInfo/name" label="Agent’s name" size={3} />
          <ReviewField pointer="/agentInfo/company" label="Company" size={3} />
        </div>
      </section>
      <ReservationFields />
    </>
  );
}
