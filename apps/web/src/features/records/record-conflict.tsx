/** The conflict of a record under work: both texts side by side; the work does what the agent chooses (H-6). */
import { VersionConflict } from '../../components/version-conflict.tsx';
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
  if (status !== 'conflict' || !theirs) return null;
  return (
    <VersionConflict
      title={work.kind.texts.twoVersions}
      theirsVersion={theirs.version}
      differences={work.kind.compare({ data: work.data(), rawText }, theirs)}
      onKeepMine={onKeepMine}
      onTakeTheirs={() => work.takeTheirs()}
    >
      Yours is still here, and nothing was overwritten.
    </VersionConflict>
  );
}
