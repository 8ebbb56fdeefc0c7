/** 'Read again' (contract §3): what the changed text gives, beside what stands here; nothing changes until the agent says so. */
import { Dialog } from '../../../components/dialog.tsx';
import { showToast } from '../../../components/toast-queue.ts';
import type { ReviewStore } from '../../review/review-store.ts';
import type { RecordWork } from '../record-work.ts';
import { MergeStep } from './merge-step.tsx';
import type { Reading } from './use-merge.ts';

interface ReadAgainDialogProps<D, V, S extends ReviewStore<V>> {
  readonly work: RecordWork<D, V, S>;
  readonly reading: Reading<D>;
  readonly onClose: () => void;
}

export function ReadAgainDialog<D, V, S extends ReviewStore<V>>(props: ReadAgainDialogProps<D, V, S>) {
  const { work, reading, onClose } = props;
  return (
    <Dialog title="Read again" wide onClose={onClose}>
      <MergeStep
        work={work}
        reading={reading}
        doneLabel="Use the new reading"
        backLabel="Leave it as it is"
        onDone={(result) => {
          const goBack = work.takeMerged(...result);
          onClose();
          showToast({ title: 'The text was read again', action: { label: 'Undo', run: goBack } });
        }}
        onBack={onClose}
      />
    </Dialog>
  );
}
