/** The editor's form (spec §2; F-150 to F-155): fields, parsed data, options, fee, flights. */
import type { FlightQuoteData } from '@waypage/contract';
import { absoluteAddress, flightQuotePath } from '../../../lib/share-address.ts';
import type { EditFormProps } from '../../records/edit-record-page.tsx';
import { ImageField } from '../../records/image-field.tsx';
import { OriginalText, RecordEditor } from '../../records/record-editor.tsx';
import { useRecordWork } from '../../records/use-record-work.ts';
import { LinesField, StoreField } from '../../review/store-fields.tsx';
import { TravelerCount } from '../create/traveler-count.tsx';
import { QuoteReview } from '../review/quote-review.tsx';
import type { QuoteReviewStore, QuoteReviewValue } from '../review/quote-review-value.ts';
import { CopyFor } from '../sending/copy-for.tsx';
import { MoneyHelper } from '../sending/money-helper.tsx';
import { OptionChoice } from '../sending/option-choice.tsx';
import { useQuotePreview } from '../use-quote-preview.ts';
import styles from './edit-quote.module.css';
import { ParsedData } from './parsed-data.tsx';

export function EditQuoteForm(props: EditFormProps<FlightQuoteData, QuoteReviewValue, QuoteReviewStore>) {
  const { work } = props;
  const { store, document, isStale } = useRecordWork(work);
  const { data, quote } = useQuotePreview(document);
  const fares = data.options.length > 0 ? `/options/${data.leadOption}/fareDetails` : '/fareDetails';

  const bound = { store, document };
  return (
    <RecordEditor {...props} heading="Edit flight quote">
      <div className={`card pad form ${styles['fields']}`}>
        <StoreField {...bound} id="title" label="Title" pointer="/title" />
        <div className="two">
          <StoreField
            {...bound}
            id="route"
            label="Route"
            pointer="/route"
            placeholder="New York (JFK) → London (LHR)"
          />
          <StoreField {...bound} id="dates" label="Travel Dates" pointer="/dates" />
        </div>
        <ImageField {...bound} />
        <div className="two">
          <StoreField {...bound} id="base-fare" label="Base Fare" pointer={`${fares}/baseFare`} />
          <StoreField {...bound} id="per-traveler" label="Per Traveler" pointer={`${fares}/total`} />
        </div>
        <div className="two">
          <StoreField
            {...bound}
            id="fare-class"
            label="Fare Class"
            pointer={`${fares}/fareClass`}
            placeholder="Economy"
          />
          <TravelerCount id="travelers" value={data.passengers ?? 1} onChange={(count) => store.setTravelers(count)} />
        </div>
        <div className="two">
          <LinesField {...bound} id="includes" label="What's Included" pointer="/includes" />
          <LinesField {...bound} id="restrictions" label="Terms & Restrictions" pointer="/restrictions" />
        </div>
        <OriginalText work={work} label="Original Quote Text" />
      </div>
      <ParsedData data={data} />
      <OptionChoice store={store} value={document.value} />
      <MoneyHelper store={store} data={data} />
      <CopyFor quote={quote} link={absoluteAddress(flightQuotePath(work.id))} />
      <QuoteReview store={store} stale={isStale} />
    </RecordEditor>
  );
}
