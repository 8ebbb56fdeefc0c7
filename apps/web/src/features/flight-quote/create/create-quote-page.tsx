/** The flight quote creator (spec §2; F-110 to F-117): paste, preview, check, save, get the link. */
import { useQueryClient } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../../../components/notice.tsx';
import { showToast } from '../../../components/toast-queue.ts';
import { usePage } from '../../../lib/use-page.ts';
import { QuoteConflict } from '../conflict/quote-conflict.tsx';
import { publicQuoteKey, quoteKey, quoteListKey } from '../flight-quote-api.ts';
import { QUOTE_MESSAGES as TEXT } from '../flight-quote-messages.ts';
import { keepCreator } from '../kept-quote.ts';
import { NEVER_SAVED, titleOf } from '../quote-draft.ts';
import type { QuoteWork } from '../quote-work.ts';
import { QuoteReview } from '../review/quote-review.tsx';
import { CopyFor } from '../sending/copy-for.tsx';
import { MoneyHelper } from '../sending/money-helper.tsx';
import { OptionChoice } from '../sending/option-choice.tsx';
import { useQuotePreview, useQuoteWork } from '../use-quote-work.ts';
import styles from './create-quote.module.css';
import { HowItWorks } from './how-it-works.tsx';
import { QuotePasteBox } from './quote-paste-box.tsx';
import { QuotePreview } from './quote-preview.tsx';
import { SavedPanel } from './saved-panel.tsx';
import { useQuoteCreator } from './use-quote-creator.ts';

const KEEP_AFTER_MS = 400;

export function CreateQuotePage() {
  usePage('Flight quotes');
  const creator = useQuoteCreator();
  const { text, travelers, work } = creator;
  useKept(creator);
  return (
    <div className="wrap page">
      <div className="page__head">
        <div>
          <h1>Turn a fare into a boarding-pass page</h1>
          <p>Paste the quote, set the travelers, check the preview, share the link.</p>
        </div>
      </div>
      <QuotePasteBox
        text={text}
        onChange={creator.setText}
        travelers={travelers}
        onTravelers={creator.chooseTravelers}
        travelersHint={work && <TravelersHint work={work} travelers={travelers} onUse={creator.chooseTravelers} />}
        generating={creator.generating}
        hasPreview={work !== null}
        onGenerate={() => void creator.generate()}
      />
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
  const stated = work.stated.passengers;
  if (stated === null || stated === travelers) return null;
  const says = `The text says ${stated} ${stated === 1 ? 'traveler' : 'travelers'}.`;
  if (stated > 20 || stated < 1) return says;
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
  const { store, document, status, version, isSaved, failure } = useQuoteWork(work);
  const { data, quote } = useQuotePreview(document);
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const saving = status === 'saving';
  const onServer = version !== NEVER_SAVED;
  const empty = data.departureFlights.length + data.returnFlights.length === 0;

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start' });
  }, []);

  async function finish(saved: ReturnType<QuoteWork['save']>) {
    const record = await saved;
    if (!record) return;
    queries.setQueryData(quoteKey(record.id), record);
    queries.invalidateQueries({ queryKey: quoteListKey });
    queries.removeQueries({ queryKey: publicQuoteKey(record.id) });
    showToast({ title: TEXT.saved });
  }

  const saveButton = (
    <button
      type="button"
      className={`btn btn--primary ${onServer ? '' : 'btn--lg'}`}
      disabled={saving}
      aria-busy={saving}
      onClick={() => void finish(work.save())}
    >
      {saving && <LoaderCircle className="icon" aria-hidden="true" />}
      {saving ? TEXT.saving : onServer ? TEXT.saveChanges : TEXT.save}
    </button>
  );
  return (
    <div className={`stack mt6 ${styles['result']}`}>
      <div className={`row ${styles['apart']}`}>
        <h2 className="h2" ref={heading} tabIndex={-1} dir="auto">
          {titleOf(data)}
        </h2>
        {!onServer && saveButton}
      </div>
      <QuoteConflict work={work} onKeepMine={() => void finish(work.keepMine())} />
      {status === 'failed' && (
        <Notice tone="danger" role="alert">
          <strong>{TEXT.failedToSave}</strong>
          {'. '}Everything is still here. {failure}
        </Notice>
      )}
      {onServer && <SavedPanel id={work.id} quote={quote} />}
      {empty && (
        <Notice tone="warn" role="status">
          <strong>No flights were found in this text.</strong> Add them under “Review what we read”, or paste the part
          with the flights.
        </Notice>
      )}
      <OptionChoice store={store} value={document.value} />
      <QuotePreview quote={quote} />
      <MoneyHelper store={store} data={data} />
      {!onServer && <CopyFor quote={quote} link={null} />}
      <QuoteReview
        store={store}
        status={
          <span className={`chip ${isSaved ? 'chip--ok' : ''}`} role="status">
            {isSaved ? 'Saved' : onServer ? 'Unsaved changes' : 'Not saved yet'}
          </span>
        }
      />
      {onServer && !isSaved && (
        <div className="form__actions">
          <span className="muted">Unsaved changes</span>
          {saveButton}
        </div>
      )}
    </div>
  );
}

/** Paste and preview survive a reload and a way out and back, until the server has them. */
function useKept(creator: ReturnType<typeof useQuoteCreator>): void {
  const { text, travelers, chosen, work } = creator;
  const keep = useRef(() => {});
  keep.current = () => {
    const done = work?.isSaved() && text === work.state.get().rawText;
    keepCreator(done ? { text: '', travelers, chosen, work: null } : { text, travelers, chosen, work });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait anew
  useEffect(() => {
    const timer = setTimeout(() => keep.current(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, travelers, chosen, work]);
  useEffect(() => {
    const leave = () => keep.current();
    globalThis.addEventListener('pagehide', leave);
    return () => {
      globalThis.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
