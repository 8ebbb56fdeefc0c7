/** The fields of a deal in the review pane, in the order of its page: the offer, its prices, the lists, what stands below them. */
import { ReviewField } from '../../review/review-field.tsx';
import styles from '../../review/review-parts.module.css';
import { TextLines } from '../../review/text-lines.tsx';
import { PriceOptionFields } from './price-option-fields.tsx';

export function DealFields() {
  return (
    <>
      <div className="fgrid">
        <ReviewField pointer="/title" label="Title" size={6} />
        <ReviewField pointer="/destination" label="Destination" size={3} />
        <ReviewField pointer="/dates" label="Travel dates" size={3} />
        <ReviewField pointer="/duration" label="Duration" size={3} />
        <ReviewField pointer="/validUntil" label="Valid until" size={3} />
      </div>
      <section className={styles['part']} aria-label="Fields of the prices">
        <h4 className="rday">Prices</h4>
        <div className="fgrid">
          <ReviewField pointer="/price" label="Per person" size={2} />
          <ReviewField pointer="/originalPrice" label="Before" size={2} />
          <ReviewField pointer="/discount" label="Discount" size={2} />
          <ReviewField pointer="/totalPrice" label="Total" size={2} />
          <ReviewField pointer="/priceBasis" label="Total is for" size={2} />
          <ReviewField pointer="/passengers" label="Travelers" size={2} numeric whole />
        </div>
      </section>
      <PriceOptionFields />
      <TextLines list="/highlights" title="Highlights" itemName="Highlight" />
      <TextLines list="/includes" title="What’s included" itemName="Included" />
      <TextLines list="/restrictions" title="Terms and restrictions" itemName="Term" />
      <TextLines list="/activities" title="Activities" itemName="Activity" />
      <section className={styles['part']} aria-label="Accommodation, notes and agent">
        <h4 className="rday">Accommodation, notes and agent</h4>
        <div className="fgrid">
          <ReviewField pointer="/accommodation" label="Accommodation" size={6} multiline />
          <ReviewField pointer="/notes" label="Notes" size={6} multiline />
          <ReviewField pointer="/agentInfo/name" label="Agent’s name" size={3} />
          <ReviewField pointer="/agentInfo/company" label="Company" size={3} />
        </div>
      </section>
    </>
  );
}
