/** The editor's form (spec §2; T-170): the offer's own fields, the lists, the text, the parsed data; prices and options in the review. */
import type { TravelDealData } from '@waypage/contract';
import type { EditFormProps } from '../../records/edit-record-page.tsx';
import { ImageField } from '../../records/image-field.tsx';
import { OriginalText, RecordEditor } from '../../records/record-editor.tsx';
import { useRecordWork } from '../../records/use-record-work.ts';
import { LinesField, StoreField } from '../../review/store-fields.tsx';
import type { DealReviewStore } from '../deal-kind.ts';
import { DealReview } from '../review/deal-review.tsx';
import { type DealReviewValue, dealDataOfDocument } from '../review/deal-review-value.ts';
import { ParsedDeal } from './parsed-deal.tsx';

export function EditDealForm(props: EditFormProps<TravelDealData, DealReviewValue, DealReviewStore>) {
  const { work } = props;
  const { store, document, isStale } = useRecordWork(work);
  const bound = { store, document };
  return (
    <RecordEditor {...props} heading="Edit travel deal">
      <div className="card pad form">
        <StoreField {...bound} id="title" label="Title" pointer="/title" />
        <div className="two">
          <StoreField {...bound} id="destination" label="Destination" pointer="/destination" />
          <StoreField
            {...bound}
            id="dates"
            label="Travel Dates"
            pointer="/dates"
            hint="Leave empty to show “Flexible dates”."
          />
        </div>
        <ImageField {...bound} />
        <div className="two">
          <LinesField {...bound} id="includes" label="What's Included" pointer="/includes" />
          <LinesField {...bound} id="restrictions" label="Terms & Restrictions" pointer="/restrictions" />
        </div>
        <div className="two">
          <LinesField {...bound} id="highlights" label="Highlights" pointer="/highlights" />
          <LinesField {...bound} id="activities" label="Activities" pointer="/activities" />
        </div>
        <OriginalText work={work} label="Original Deal Text" />
      </div>
      <ParsedDeal data={dealDataOfDocument(document)} />
      <DealReview store={store} stale={isStale} />
    </RecordEditor>
  );
}
