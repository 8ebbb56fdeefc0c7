/** Says that two versions exist and shows both texts side by side; the work does what the agent chooses (H-6). */
import { useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { VersionDialog } from '../../components/version-dialog.tsx';
import type { ReviewStore } from '../review/review-store.ts';
import type { RecordWork } from './record-work.ts';
import { useRecordWork } from './use-record-work.ts';

interface RecordConflictProps<D, V, S extends ReviewStore<V>> {
  readonly work: RecordWork<D, V, S>;
  /** Saves the agent's version over the server's. */
  readonly onKeepMine: () => void;
}

export function RecordConflict<D, V, S extends ReviewStore<V>>({ work, onKeepMine }: RecordConflictProps<D, V, S>) {
  const { status, theirs, rawText } = useRecordWork(work);
  const [postponed, setPostponed] = useState(false);
  if (status !== 'conflict' || !theirs) return null;
  return (
    <>
      <Notice tone="warn" role="alert">
        <strong>Someone saved another version.</strong> Yours is still here, and nothing was overwritten.{' '}
        <button type="button" className="btn btn--sm" onClick={() => setPostponed(false)}>
          Compare versions
        </button>
      </Notice>
      {!postponed && (
        <VersionDialog
          title={work.kind.texts.twoVersions}
          text={`It was changed on the server (version ${theirs.version}) while you were working on it. Choose which one stays. Earlier texts are kept as revisions.`}
          differences={work.kind.compare({ data: work.data(), rawText }, theirs)}
          theirsName="On the server"
          takeTheirsLabel="Use the server’s version"
          onLater={() => setPostponed(true)}
          onKeepMine={onKeepMine}
          onTakeTheirs={() => work.takeTheirs()}
        />
      )}
    </>
  );
}
