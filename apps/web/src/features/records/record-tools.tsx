/** Two ways to other versions of a record: a supplier's revised text (E-20), and the versions that were saved before (E-10). Loaded after the editor. */
import { FileDiff, History, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Late } from '../../components/late.tsx';
import { useWarmUp } from '../../lib/use-warm-up.ts';
import type { ReviewStore } from '../review/review-store.ts';
import { type AgentRecord, NEVER_SAVED } from './record-calls.ts';
import type { RecordWork } from './record-work.ts';
import { useRecordWork } from './use-record-work.ts';

const loadRevisedText = () => import('./merge/revised-text-dialog.tsx');
const loadRevisions = () => import('./revisions/revisions-dialog.tsx');
const loadDialogs = () => Promise.all([loadRevisedText(), loadRevisions()]);

interface RecordToolsProps<D, V, S extends ReviewStore<V>> {
  readonly work: RecordWork<D, V, S>;
  readonly onSaved: (record: AgentRecord<D>) => void;
  /** What was taken over stands in the editor, but the server did not take it. */
  readonly onFailed: () => void;
}

export function RecordTools<D, V, S extends ReviewStore<V>>({ work, onSaved, onFailed }: RecordToolsProps<D, V, S>) {
  const { version } = useRecordWork(work);
  const [open, setOpen] = useState<'text' | 'revisions' | null>(null);
  /* What was pasted stands there again when the dialog is opened again. */
  const [pasted, setPasted] = useState('');
  const close = () => setOpen(null);
  /* They are to open also when the network is gone by then. */
  useWarmUp(loadDialogs);
  return (
    <>
      <ToolButton icon={FileDiff} label="Revised text" onClick={() => setOpen('text')} />
      {version !== NEVER_SAVED && <ToolButton icon={History} label="Revisions" onClick={() => setOpen('revisions')} />}
      {open === 'text' && (
        <Late load={loadRevisedText}>
          {({ RevisedTextDialog }) => (
            <RevisedTextDialog
              work={work}
              pasted={pasted}
              onPaste={setPasted}
              onSaved={(record) => {
                setPasted('');
                onSaved(record);
              }}
              onFailed={onFailed}
              onClose={close}
            />
          )}
        </Late>
      )}
      {open === 'revisions' && (
        <Late load={loadRevisions}>
          {({ RevisionsDialog }) => <RevisionsDialog work={work} onSaved={onSaved} onClose={close} />}
        </Late>
      )}
    </>
  );
}

interface ToolButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onClick: () => void;
}

function ToolButton({ icon: Icon, label, onClick }: ToolButtonProps) {
  return (
    <button type="button" className="btn btn--ghost" aria-haspopup="dialog" onClick={onClick}>
      <Icon className="icon" aria-hidden="true" />
      {label}
    </button>
  );
}
