/** The frame of an editor over a record under work: saving, its toasts, conflict, work that came back; then on to the preview. */
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { EditorFrame, RestoredNotice } from '../../components/editor-frame.tsx';
import { FormField } from '../../components/form-field.tsx';
import { showToast } from '../../components/toast-queue.ts';
import type { ReviewStore } from '../review/review-store.ts';
import type { EditFormProps } from './edit-record-page.tsx';
import { dropEditor, useKeptEditor } from './kept-work.ts';
import { ReadAgain } from './read-again.tsx';
import type { AgentRecord } from './record-calls.ts';
import { RecordConflict } from './record-conflict.tsx';
import { RecordTools } from './record-tools.tsx';
import type { RecordWork } from './record-work.ts';
import { useRecordSaved, useRecordWork } from './use-record-work.ts';

interface RecordEditorProps<D, V, S extends ReviewStore<V>> extends EditFormProps<D, V, S> {
  readonly heading: string;
  readonly children: ReactNode;
}

export function RecordEditor<D, V, S extends ReviewStore<V>>(props: RecordEditorProps<D, V, S>) {
  const { work, restored, onDiscard, heading, children } = props;
  const { kind } = work;
  const { document, rawText, status, isSaved } = useRecordWork(work);
  const navigate = useNavigate();
  const makeKnown = useRecordSaved(work);
  const previewPath = kind.previewPath(work.id);
  useKeptEditor(work, isSaved, document, rawText);

  async function finish(saved: Promise<AgentRecord<D> | null>) {
    const record = await saved;
    if (record) {
      makeKnown(record);
      dropEditor(kind, work.id);
      showToast(kind.texts.updated);
      navigate(previewPath);
      return;
    }
    const { status: outcome, copyKept } = work.state.get();
    if (outcome !== 'failed') return;
    if (copyKept) {
      dropEditor(kind, work.id);
      navigate(previewPath);
    } else showToast({ tone: 'danger', ...kind.texts.notUpdated });
  }

  return (
    <EditorFrame
      wide
      heading={heading}
      title={kind.titleOf(kind.dataOf(document))}
      previewPath={previewPath}
      saving={status === 'saving'}
      changed={!isSaved}
      saveLabel={kind.texts.saveChanges}
      savingLabel={kind.texts.saving}
      onSave={() => void finish(work.save())}
      tools={<RecordTools work={work} onSaved={makeKnown} onFailed={() => void finish(Promise.resolve(null))} />}
    >
      <RecordConflict work={work} onKeepMine={() => void finish(work.keepMine())} />
      {restored && !isSaved && <RestoredNotice onDiscard={onDiscard} />}
      {children}
    </EditorFrame>
  );
}

interface OriginalTextProps<D, V, S extends ReviewStore<V>> {
  readonly work: RecordWork<D, V, S>;
  readonly label: string;
  readonly hint?: string;
}

/** The paste, which only agents see; a changed one can be read again. */
export function OriginalText<D, V, S extends ReviewStore<V>>(props: OriginalTextProps<D, V, S>) {
  const { work, label, hint = 'Only you see it.' } = props;
  const { rawText, isStale } = useRecordWork(work);
  return (
    <>
      <FormField id="raw-text" label={label} hint={hint}>
        <textarea
          className="textarea mono paste--raw"
          id="raw-text"
          spellCheck={false}
          aria-describedby="raw-text-hint"
          value={rawText}
          onChange={(event) => work.changeText(event.target.value)}
        />
      </FormField>
      {isStale && <ReadAgain work={work} />}
    </>
  );
}
