/** What came of a paste: heading and save button, what the kind shows of it, and after saving the link; a failed save keeps everything. */
import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Notice } from '../../components/notice.tsx';
import { showToast } from '../../components/toast-queue.ts';
import type { ReviewStore } from '../review/review-store.ts';
import styles from './creator.module.css';
import { type AgentRecord, NEVER_SAVED } from './record-calls.ts';
import { RecordConflict } from './record-conflict.tsx';
import type { CreatorTexts } from './record-kind.ts';
import type { RecordWork } from './record-work.ts';
import { useRecordSaved, useRecordWork } from './use-record-work.ts';

interface CreatorResultProps<D, V, S extends ReviewStore<V>> {
  readonly work: RecordWork<D, V, S>;
  readonly texts: CreatorTexts;
  /** The record's title, where the kind does not show it itself. */
  readonly heading?: string;
  /** Stands under the heading once the server has the record. */
  readonly savedPanel: ReactNode;
  /** The toast of a failed save, where the kind has one beside the sentence in the page. */
  readonly failureToast?: { readonly title: string; readonly description: string };
  readonly children: ReactNode;
}

export function CreatorResult<D, V, S extends ReviewStore<V>>(props: CreatorResultProps<D, V, S>) {
  const { work, texts, heading, savedPanel, failureToast, children } = props;
  const { document, status, version, isSaved, failure } = useRecordWork(work);
  const { titleOf, dataOf } = work.kind;
  const { saving: busyLabel, saveChanges } = work.kind.texts;
  const makeKnown = useRecordSaved(work);
  const headingElement = useRef<HTMLHeadingElement>(null);
  const saving = status === 'saving';
  const onServer = version !== NEVER_SAVED;

  // Before it is first drawn, at once: a press on a button that moves away before it is let go is lost.
  useLayoutEffect(() => {
    headingElement.current?.focus({ preventScroll: true });
    headingElement.current?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
  }, []);

  async function finish(saved: Promise<AgentRecord<D> | null>) {
    const record = await saved;
    if (record) {
      makeKnown(record);
      showToast({ title: texts.saved });
    } else if (failureToast && work.state.get().status === 'failed') showToast({ tone: 'danger', ...failureToast });
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
      {saving ? busyLabel : onServer ? saveChanges : texts.save}
    </button>
  );
  return (
    <div className={`stack mt6 ${styles['result']}`}>
      <div className={`row ${styles['apart']}`}>
        <h2 className="h2" ref={headingElement} tabIndex={-1} dir="auto">
          {heading ?? titleOf(dataOf(document))}
        </h2>
        {!onServer && saveButton}
      </div>
      <RecordConflict work={work} onKeepMine={() => void finish(work.keepMine())} />
      {status === 'failed' && (
        <Notice tone="danger" role="alert">
          <strong>{texts.failedToSave}</strong>
          {'. '}Everything is still here. {failure}
        </Notice>
      )}
      {onServer && savedPanel}
      {children}
      {onServer && !isSaved && (
        <div className="form__actions">
          <span className="muted">Unsaved changes</span>
          {saveButton}
        </div>
      )}
    </div>
  );
}

/** Whether the server has what the review shows; stands in the review's bar. */
export function SavedChip<D, V, S extends ReviewStore<V>>({ work }: { readonly work: RecordWork<D, V, S> }) {
  const { isSaved, version } = useRecordWork(work);
  return (
    <span className={`chip ${isSaved ? 'chip--ok' : ''}`} role="status">
      {isSaved ? 'Saved' : version === NEVER_SAVED ? 'Not saved yet' : 'Unsaved changes'}
    </span>
  );
}
