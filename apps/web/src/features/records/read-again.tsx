/** The text was changed: its places are no longer true, and the values are those of the old one, until the agent asks (contract §3). */
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Late } from '../../components/late.tsx';
import { Notice } from '../../components/notice.tsx';
import { showToast } from '../../components/toast-queue.ts';
import { useWarmUp } from '../../lib/use-warm-up.ts';
import type { ReviewStore } from '../review/review-store.ts';
import { readText } from './merge/read-text.ts';
import type { Reading } from './merge/use-merge.ts';
import type { RecordWork } from './record-work.ts';

const loadDialog = () => import('./merge/read-again-dialog.tsx');

export function ReadAgain<D, V, S extends ReviewStore<V>>({ work }: { readonly work: RecordWork<D, V, S> }) {
  const [busy, setBusy] = useState(false);
  const [reading, setReading] = useState<Reading<D> | null>(null);
  const { texts, parseFailure } = work.kind;
  useWarmUp(loadDialog);

  async function read() {
    if (busy) return;
    setBusy(true);
    try {
      setReading(await readText(work, work.state.get().rawText));
    } catch (error) {
      showToast({ tone: 'danger', title: texts.parsingFailed, description: parseFailure(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Notice tone="warn" role="status">
        <strong>You changed the text.</strong> {texts.staysAsRead}{' '}
        <button type="button" className="btn btn--sm" aria-disabled={busy} onClick={() => void read()}>
          <RotateCw className="icon" aria-hidden="true" />
          {busy ? 'Reading...' : 'Read again'}
        </button>
      </Notice>
      {reading && (
        <Late load={loadDialog}>
          {({ ReadAgainDialog }) => <ReadAgainDialog work={work} reading={reading} onClose={() => setReading(null)} />}
        </Late>
      )}
    </>
  );
}
