/** The text was changed: its places are no longer true, and the values are those of the old one, until the agent asks (contract §3). */
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { showToast } from '../../components/toast-queue.ts';
import { VersionDialog } from '../../components/version-dialog.tsx';
import type { ReviewStore } from '../review/review-store.ts';
import type { RecordWork } from './record-work.ts';

export function ReadAgain<D, V, S extends ReviewStore<V>>({ work }: { readonly work: RecordWork<D, V, S> }) {
  const [reading, setReading] = useState(false);
  const [found, setFound] = useState<{ readonly data: D } | null>(null);
  const { texts, parse, parseFailure, compare } = work.kind;

  async function read() {
    setReading(true);
    try {
      setFound({ data: await parse(work.state.get().rawText) });
    } catch (error) {
      showToast({ tone: 'danger', title: texts.parsingFailed, description: parseFailure(error) });
    } finally {
      setReading(false);
    }
  }

  const { rawText } = work.state.get();
  return (
    <>
      <Notice tone="warn" role="status">
        <strong>You changed the text.</strong> {texts.staysAsRead}{' '}
        <button type="button" className="btn btn--sm" aria-disabled={reading} onClick={() => !reading && void read()}>
          <RotateCw className="icon" aria-hidden="true" />
          {reading ? 'Reading...' : 'Read again'}
        </button>
      </Notice>
      {found && (
        <VersionDialog
          title="Read again"
          text="What the changed text gives, beside what stands here now. Nothing changes until you choose."
          differences={compare({ data: work.data(), rawText }, { data: found.data, rawText })}
          theirsName="Read now"
          takeTheirsLabel="Use the new reading"
          onLater={() => setFound(null)}
          onKeepMine={() => setFound(null)}
          onTakeTheirs={() => {
            work.takeReading(found.data);
            setFound(null);
          }}
        />
      )}
    </>
  );
}
