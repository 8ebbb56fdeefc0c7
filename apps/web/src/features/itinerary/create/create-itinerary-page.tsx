/** The create screen (spec §2; C-1 to C-8): paste, generate, get the link; under it the review. */
import { useState } from 'react';
import { Late } from '../../../components/late.tsx';
import { Notice } from '../../../components/notice.tsx';
import { takeSample } from '../../../components/take-sample.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { usePage } from '../../../lib/use-page.ts';
import { NEVER_SAVED } from '../itinerary-draft.ts';
import { ITINERARY_MESSAGES as TEXT } from '../itinerary-messages.ts';
import styles from './create-itinerary.module.css';
import { PasteBox } from './paste-box.tsx';
import { keepPasteDraft, readPasteDraft } from './paste-draft.ts';
import { SAMPLE_ITINERARY } from './sample-itinerary.ts';
import { SamplePanel } from './sample-panel.tsx';
import { SuccessPanel } from './success-panel.tsx';
import { useGeneration } from './use-generation.ts';

/* Needed only after the first answer: it comes as soon as something is typed. */
const loadReview = () => import('../review/itinerary-review.tsx');

export function CreateItineraryPage() {
  usePage('Create itinerary');
  const [text, setText] = useState(readPasteDraft);
  const { stage, reason, saver, generate } = useGeneration();
  /* The review starts anew where the server's version took the place of the agent's. */
  const [taken, setTaken] = useState(0);
  /* Once it is saved on the server it need not be kept. */
  useKeptDraft(() => {
    const { draft } = saver?.state.get() ?? {};
    const isSaved = draft !== undefined && draft.rawText === text && draft.version !== NEVER_SAVED;
    keepPasteDraft(isSaved ? '' : text);
  });

  return (
    <div className="wrap page">
      <div className="page__head">
        <div>
          <h1>Paste a trip. Send a page.</h1>
          <p>Waypage reads your text, shows you what it understood, and gives you one link to share.</p>
        </div>
      </div>
      <div className="maker">
        <PasteBox
          text={text}
          onChange={(next) => {
            setText(next);
            loadReview().catch(() => {});
          }}
          processing={stage === 'processing'}
          onGenerate={() => void generate(text)}
        >
          {stage === 'failed' && (
            <Notice tone="danger" role="alert" className="mt4">
              <strong>{TEXT.parseFailed}</strong> Your text is still here. {reason}
            </Notice>
          )}
        </PasteBox>
        <SamplePanel onUse={() => takeSample(SAMPLE_ITINERARY, text, setText)} />
      </div>
      {saver && (
        <div className={styles['result']} key={saver.state.get().draft.id}>
          <SuccessPanel saver={saver} />
          <Late load={loadReview} waiting={<span className="sk" role="status" aria-label="Loading the review" />}>
            {({ ItineraryReview }) => <ItineraryReview saver={saver} key={taken} onTaken={() => setTaken(taken + 1)} />}
          </Late>
        </div>
      )}
    </div>
  );
}
