/** A supplier's revised text for a record (E-20 to E-26): pasted, read, compared value by value, and saved with what the agent accepted. */
import { LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { showToast } from '../../../components/toast-queue.ts';
import type { ReviewStore } from '../../review/review-store.ts';
import type { AgentRecord } from '../record-calls.ts';
import type { RecordWork } from '../record-work.ts';
import { MergeStep } from './merge-step.tsx';
import { readText } from './read-text.ts';
import type { Reading } from './use-merge.ts';

interface RevisedTextDialogProps<D, V, S extends ReviewStore<V>> {
  readonly work: RecordWork<D, V, S>;
  readonly pasted: string;
  readonly onPaste: (text: string) => void;
  readonly onSaved: (record: AgentRecord<D>) => void;
  readonly onFailed: () => void;
  readonly onClose: () => void;
}

export function RevisedTextDialog<D, V, S extends ReviewStore<V>>(props: RevisedTextDialogProps<D, V, S>) {
  const { work, pasted, onPaste, onSaved, onFailed, onClose } = props;
  const { texts, parseFailure } = work.kind;
  const [reading, setReading] = useState<Reading<D> | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function compare() {
    if (busy || pasted.trim() === '') return;
    setBusy(true);
    setFailure('');
    try {
      setReading(await readText(work, pasted));
    } catch (error) {
      setFailure(parseFailure(error));
    } finally {
      setBusy(false);
    }
  }

  async function save(result: Parameters<typeof work.takeMerged>) {
    setBusy(true);
    work.takeMerged(...result);
    const record = await work.save();
    onClose();
    if (!record) return onFailed();
    onSaved(record);
    showToast({ ...texts.updated, description: 'The version before stands under Revisions.' });
  }

  return (
    <Dialog title="Revised text" wide onClose={onClose}>
      {reading === null ? (
        <>
          <p className="soft">
            Paste what the supplier sent now. You see what changed, value by value, and nothing is taken over that you
            did not accept.
          </p>
          <FormField id="revised-text" label="Revised text">
            <textarea
              className="textarea mono paste--raw"
              id="revised-text"
              spellCheck={false}
              value={pasted}
              onChange={(event) => onPaste(event.target.value)}
            />
          </FormField>
          {failure && (
            <Notice tone="danger" role="alert">
              <strong>{texts.parsingFailed}.</strong> {failure}
            </Notice>
          )}
          <div className="row">
            <button
              type="button"
              className="btn btn--primary"
              disabled={pasted.trim() === ''}
              aria-busy={busy}
              onClick={() => void compare()}
            >
              {busy && <LoaderCircle className="icon" aria-hidden="true" />}
              {busy ? 'Comparing...' : 'Compare'}
            </button>
          </div>
        </>
      ) : (
        <MergeStep
          work={work}
          reading={reading}
          busy={busy}
          doneLabel={busy ? texts.saving : 'Save the revised text'}
          backLabel="Back"
          onDone={(result) => void save(result)}
          onBack={() => setReading(null)}
        />
      )}
    </Dialog>
  );
}
