/** The flight quote creator (spec §2; F-110 to F-117): paste, preview, check, save, get the link. */
import { LIMITS } from '@waypage/contract';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/notice.tsx';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { usePage } from '../../../lib/use-page.ts';
import { CreatorResult, SavedChip } from '../../records/creator-result.tsx';
import { PasteForm } from '../../records/paste-form.tsx';
import { NEVER_SAVED } from '../../records/record-calls.ts';
import { useRecordWork } from '../../records/use-record-work.ts';
import { QUOTE_MESSAGES as TEXT } from '../flight-quote-messages.ts';
import { keepCreator } from '../kept-quote.ts';
import type { QuoteWork } from '../quote-kind.ts';
import { QuoteReview } from '../review/quote-review.tsx';
import { CopyFor } from '../sending/copy-for.tsx';
import { MoneyHelper } from '../sending/money-helper.tsx';
import { OptionChoice } from '../sending/option-choice.tsx';
import { useQuotePreview } from '../use-quote-preview.ts';
import styles from './create-quote.module.css';
import { HowItWorks } from './how-it-works.tsx';
import { QuotePreview } from './quote-preview.tsx';
import { SavedQuotePanel } from './saved-quote-panel.tsx';
import { TravelerCount } from './traveler-count.tsx';
import { useQuoteCreator } from './use-quote-creator.ts';

const ROWS = 8;

export function CreateQuotePage() {
  usePage('Flight quotes');
  const creator = useQuoteCreator();
  const { text, travelers, chosen, work } = creator;
  useKeptDraft(() => {
    const done = work?.isSaved() && text === work.state.get().rawText;
    keepCreator(done ? { text: '', travelers, chosen, work: null } : { text, travelers, chosen, work });
  });
  return (
    <div className="wrap page">
      <div className="page__head">
        <div>
          <h1>Turn a fare into a boarding-pass page</h1>
          <p>Paste the quote, set the travelers, check the preview, share the link.</p>
        </div>
      </div>
      <PasteForm
        kind="flight-quote"
        name="Paste a flight quote"
        id="quote-text"
        label="Flight quote text"
        rows={ROWS}
        placeholder="Paste the quote from your booking system or email."
        hint={`At least ${LIMITS.flightQuoteTextMin} characters. Flights, fares and conditions in any order.`}
        lengthMin={LIMITS.flightQuoteTextMin}
        tooShort={TEXT.tooShort}
        text={text}
        onChange={creator.setText}
        button={{ label: TEXT.generate, busyLabel: TEXT.generating }}
        busy={creator.generating}
        hasResult={work !== null}
        onSubmit={() => void creator.generate()}
      >
        <TravelerCount id="travelers" value={travelers} onChange={creator.chooseTravelers}>
          {work && <TravelersHint work={work} travelers={travelers} onUse={creator.chooseTravelers} />}
        </TravelerCount>
      </PasteForm>
      {work ? <Result key={work.id} work={work} /> : <HowItWorks />}
    </div>
  );
}

interface TravelersHintProps {
  readonly work: QuoteWork;
  readonly travelers: number;
  readonly onUse: (travelers: number) => void;
}

/** The count of the text is offered; the agent's own choice stands (F-113). */
function TravelersHint({ work, travelers, onUse }: TravelersHintProps): ReactNode {
  const stated = work.state.get().store.stated.passengers;
  if (stated === null || stated === travelers) return null;
  const says = `The text says ${stated} ${stated === 1 ? 'traveler' : 'travelers'}.`;
  if (stated > LIMITS.travelersMax || stated < LIMITS.travelersMin) return says;
  return (
    <>
      {says}{' '}
      <button type="button" className={styles['use']} onClick={() => onUse(stated)}>
        Use {stated}
      </button>
    </>
  );
}

function Result({ work }: { readonly work: QuoteWork }) {
  const { store, document, version } = useRecordWork(work);
  const { data, quote } = useQuotePreview(document);
  const empty = data.departureFlights.length + data.returnFlights.length === 0;
  return (
    <CreatorResult work={work} texts={TEXT} savedPanel={<SavedQuotePanel id={work.id} quote={quote} />}>
      {empty && (
        <Notice tone="warn" role="status">
          <strong>No flights were found in this text.</strong> Add them under “Review what we read”, or paste the part
          with the flights.
        </Notice>
      )}
      <OptionChoice store={store} value={document.value} />
      <QuotePreview quote={quote} />
      <MoneyHelper store={store} data={data} />
      {version === NEVER_SAVED && <CopyFor quote={quote} link={null} />}
      <QuoteReview store={store} status={<SavedChip work={work} />} />
    </CreatorResult>
  );
}
