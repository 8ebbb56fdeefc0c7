/** The editor's form (spec §2; F-150 to F-155): fields, parsed data, options, fee, flights; saving goes on to the public page. */
import { useQueryClient } from '@tanstack/react-query';
import { safeImage } from '@waypage/contract';
import { ArrowLeft, Eye, LoaderCircle } from 'lucide-react';
import { type FormEvent, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { Notice } from '../../../components/notice.tsx';
import { showToast } from '../../../components/toast-queue.ts';
import { absoluteAddress, flightQuotePath } from '../../../lib/share-address.ts';
import { QuoteConflict } from '../conflict/quote-conflict.tsx';
import { TravelerCount } from '../create/traveler-count.tsx';
import { publicQuoteKey, quoteKey, quoteListKey } from '../flight-quote-api.ts';
import { QUOTE_MESSAGES as TEXT } from '../flight-quote-messages.ts';
import { dropEditor, keepEditor } from '../kept-quote.ts';
import { titleOf } from '../quote-draft.ts';
import type { QuoteWork } from '../quote-work.ts';
import { QuoteReview } from '../review/quote-review.tsx';
import { CopyFor } from '../sending/copy-for.tsx';
import { MoneyHelper } from '../sending/money-helper.tsx';
import { OptionChoice } from '../sending/option-choice.tsx';
import { useQuotePreview, useQuoteWork } from '../use-quote-work.ts';
import styles from './edit-quote.module.css';
import { ParsedData } from './parsed-data.tsx';
import { ReadAgain } from './read-again.tsx';
import { FormField, LinesField, StoreField } from './store-fields.tsx';

interface EditQuoteFormProps {
  readonly work: QuoteWork;
  /** The work was not saved when the page was left. */
  readonly restored: boolean;
  /** Goes back to what the server has. */
  readonly onDiscard: () => void;
}

export function EditQuoteForm({ work, restored, onDiscard }: EditQuoteFormProps) {
  const { store, document, rawText, status, isSaved } = useQuoteWork(work);
  const { data, quote } = useQuotePreview(document);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const saving = status === 'saving';
  const path = flightQuotePath(work.id);
  const fares = data.options.length > 0 ? `/options/${data.leadOption}/fareDetails` : '/fareDetails';
  const isReread = rawText !== store.text.text;
  useKept(work, isSaved, document, rawText);

  async function finish(saved: ReturnType<QuoteWork['save']>) {
    const record = await saved;
    if (record) {
      queries.setQueryData(quoteKey(work.id), record);
      queries.invalidateQueries({ queryKey: quoteListKey });
      queries.removeQueries({ queryKey: publicQuoteKey(work.id) });
      dropEditor(work.id);
      showToast(TEXT.updated);
      navigate(path);
    } else if (work.state.get().status === 'failed') showToast({ tone: 'danger', ...TEXT.notUpdated });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!saving) void finish(work.save());
  }

  const bound = { store, document };
  const image = data.customImageUrl;
  return (
    <div className={`wrap page ${styles['page']}`}>
      <div className="page__head">
        <div>
          <h1>Edit flight quote</h1>
          <p dir="auto">{titleOf(data)}</p>
        </div>
        <div className="row">
          <Link className="btn btn--ghost" to="/dashboard">
            <ArrowLeft className="icon" aria-hidden="true" />
            Dashboard
          </Link>
          <Link className="btn" to={path}>
            <Eye className="icon" aria-hidden="true" />
            Preview
          </Link>
        </div>
      </div>
      <form className="form" onSubmit={submit}>
        <QuoteConflict work={work} onKeepMine={() => void finish(work.keepMine())} />
        {restored && !isSaved && (
          <Notice tone="plain" role="status">
            Your unsaved changes are back.{' '}
            <button type="button" className="btn btn--sm" onClick={onDiscard}>
              Discard them
            </button>
          </Notice>
        )}
        <div className="card pad form">
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
          <StoreField
            {...bound}
            id="image"
            label="Custom Destination Image URL"
            optional
            pointer="/customImageUrl"
            placeholder="https://"
            hint={
              image && safeImage(image) === null
                ? 'This is no web address: the poster of the destination is shown.'
                : 'Leave empty for the poster of the destination.'
            }
          />
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
            <TravelerCount
              id="travelers"
              value={data.passengers ?? 1}
              onChange={(count) => store.setTravelers(count)}
            />
          </div>
          <div className="two">
            <LinesField {...bound} id="includes" label="What's Included" pointer="/includes" />
            <LinesField {...bound} id="restrictions" label="Terms & Restrictions" pointer="/restrictions" />
          </div>
          <FormField id="raw-text" label="Original Quote Text" hint="Only you see it.">
            <textarea
              className="textarea mono paste--raw"
              id="raw-text"
              spellCheck={false}
              aria-describedby="raw-text-hint"
              value={rawText}
              onChange={(event) => work.changeText(event.target.value)}
            />
          </FormField>
          {isReread && <ReadAgain work={work} />}
        </div>
        <ParsedData data={data} />
        <OptionChoice store={store} value={document.value} />
        <MoneyHelper store={store} data={data} />
        <CopyFor quote={quote} link={absoluteAddress(path)} />
        <QuoteReview store={store} stale={isReread} />
        <div className="form__actions">
          <span className="muted" role="status">
            {saving ? 'Saving your changes' : isSaved ? 'All changes saved' : 'Unsaved changes'}
          </span>
          <button className="btn btn--primary" type="submit" disabled={saving} aria-busy={saving}>
            {saving && <LoaderCircle className="icon" aria-hidden="true" />}
            {saving ? TEXT.saving : TEXT.saveChanges}
          </button>
        </div>
      </form>
    </div>
  );
}

const KEEP_AFTER_MS = 400;

/** Unsaved work survives a reload and a way out and back; the browser asks before the tab is closed over it. */
function useKept(work: QuoteWork, isSaved: boolean, document: unknown, rawText: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait anew
  useEffect(() => {
    if (isSaved) {
      dropEditor(work.id);
      return;
    }
    const timer = setTimeout(() => keepEditor(work), KEEP_AFTER_MS);
    const ask = (event: BeforeUnloadEvent) => {
      keepEditor(work);
      event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', ask);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('beforeunload', ask);
    };
  }, [work, isSaved, document, rawText]);
}
