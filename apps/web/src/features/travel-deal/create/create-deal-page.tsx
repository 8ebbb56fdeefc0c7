/** The travel deal creator (spec §2; T-160 to T-166): paste, result, check, save, get the link. */
import { LIMITS } from '@waypage/contract';
import { useMemo } from 'react';
import { SampleCard } from '../../../components/sample-card.tsx';
import { takeSample } from '../../../components/take-sample.ts';
import { localToday } from '../../../lib/local-day.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { usePage } from '../../../lib/use-page.ts';
import { CreatorResult, SavedChip } from '../../records/creator-result.tsx';
import { PasteForm } from '../../records/paste-form.tsx';
import { useRecordWork } from '../../records/use-record-work.ts';
import { publicViewOf } from '../deal-draft.ts';
import type { DealWork } from '../deal-kind.ts';
import { keepCreator } from '../kept-deal.ts';
import { DealReview } from '../review/deal-review.tsx';
import { dealDataOfDocument } from '../review/deal-review-value.ts';
import { DEAL_MESSAGES as TEXT } from '../travel-deal-messages.ts';
import { DealResultCard } from './deal-result-card.tsx';
import { SAMPLE_DEAL } from './sample-deal.ts';
import { SavedDealPanel } from './saved-deal-panel.tsx';
import { useDealCreator } from './use-deal-creator.ts';

const ROWS = 8;

export function CreateDealPage() {
  usePage('Travel deals');
  const { text, setText, parsing, parse, work } = useDealCreator();
  useKeptDraft(() => {
    const done = work?.isSaved() && text === work.state.get().rawText;
    keepCreator(done ? { text: '', work: null } : { text, work });
  });
  return (
    <div className="wrap page">
      <div className="page__head">
        <div>
          <h1>Turn an offer into a page that sells it</h1>
          <p>Paste the deal, check what we read, share the link.</p>
        </div>
      </div>
      <div className={work ? undefined : 'maker'}>
        <PasteForm
          kind="travel-deal"
          name="Paste a travel deal"
          id="deal-text"
          label="Travel deal text"
          rows={ROWS}
          placeholder="Paste the offer from a flyer, an e-mail or a chat."
          hint={`At least ${LIMITS.travelDealTextMin} characters. Prices, dates and lists in any order.`}
          lengthMin={LIMITS.travelDealTextMin}
          tooShort={TEXT.tooShort}
          text={text}
          onChange={setText}
          button={{ label: TEXT.parse, busyLabel: TEXT.parsing }}
          busy={parsing}
          hasResult={work !== null}
          onSubmit={() => void parse()}
        />
        {!work && (
          <SampleCard
            id="example-title"
            title="Example"
            hint="Any offer works. These lines give a full page."
            text={SAMPLE_DEAL}
            useLabel="Use this example"
            onUse={() => takeSample(SAMPLE_DEAL, text, setText)}
          />
        )}
      </div>
      {work && <Result key={work.id} work={work} />}
    </div>
  );
}

function Result({ work }: { readonly work: DealWork }) {
  const { store, document } = useRecordWork(work);
  const deal = useMemo(
    () => publicViewOf(dealDataOfDocument(document), work.id, localToday(new Date())),
    [document, work],
  );
  return (
    <CreatorResult
      work={work}
      texts={TEXT}
      heading="Your travel deal"
      savedPanel={<SavedDealPanel deal={deal} />}
      failureToast={{ title: TEXT.saveFailed, description: TEXT.failedToSave }}
    >
      <DealResultCard deal={deal} />
      <DealReview store={store} status={<SavedChip work={work} />} />
    </CreatorResult>
  );
}
