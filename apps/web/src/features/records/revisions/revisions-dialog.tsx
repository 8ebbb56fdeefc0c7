/** The versions that were saved before (E-10 to E-13): when, what each changed, what one differs in from now, and the way back to it. */
import { useQuery } from '@tanstack/react-query';
import { LoaderCircle, RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { showToast } from '../../../components/toast-queue.ts';
import { sentenceOf } from '../../../lib/api-error.ts';
import type { ReviewDocument } from '../../review/review-document.ts';
import type { ReviewStore } from '../../review/review-store.ts';
import { markLostPlaces } from '../lost-places.ts';
import { ChangedValues } from '../merge/change-list.tsx';
import { listChanges } from '../merge/list-changes.ts';
import type { Change } from '../merge/plan-merge.ts';
import type { AgentRecord } from '../record-calls.ts';
import type { RecordWork } from '../record-work.ts';
import { useRecordWork } from '../use-record-work.ts';
import styles from './revisions.module.css';
import { TextDifferences } from './text-differences.tsx';

interface RevisionsDialogProps<D, V, S extends ReviewStore<V>> {
  readonly work: RecordWork<D, V, S>;
  readonly onSaved: (record: AgentRecord<D>) => void;
  readonly onClose: () => void;
}

/** One version, readable and comparable. */
interface Version<D, V> {
  readonly record: AgentRecord<D>;
  readonly savedAt: string;
  readonly document: ReviewDocument<V>;
}

export function RevisionsDialog<D, V, S extends ReviewStore<V>>(props: RevisionsDialogProps<D, V, S>) {
  const { work, onSaved, onClose } = props;
  const { calls, openReview } = work.kind;
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, error, isFetching } = useQuery({
    queryKey: [...calls.recordKey(work.id), 'revisions'],
    queryFn: ({ signal }) => calls.fetchRevisions(work.id, signal),
    refetchOnMount: 'always',
    gcTime: 0,
  });
  const versions = useMemo(
    () =>
      (data ?? []).map(({ savedAt, record }): Version<D, V> => {
        const document = openReview(record.rawText, record.data).state.get().document;
        return { record, savedAt, document };
      }),
    [data, openReview],
  );
  const version = versions.find(({ record }) => record.version === chosen);
  return (
    <Dialog title="Revisions" wide onClose={onClose}>
      {version ? (
        <OneVersion
          work={work}
          version={version}
          onBack={() => setChosen(null)}
          onSaved={(record) => {
            onSaved(record);
            onClose();
          }}
        />
      ) : (
        <>
          <p className="soft">Each save keeps what it replaces, the last 20 times.</p>
          {isFetching && <p role="status">Loading revisions...</p>}
          {error && !isFetching && (
            <Notice tone="danger" role="alert">
              <strong>The revisions could not be loaded.</strong> {sentenceOf(error, '')}
            </Notice>
          )}
          {!isFetching && !error && versions.length === 0 && <p>There is no earlier version yet.</p>}
          <ol className={styles['versions']}>
            {versions.map((each, at) => (
              <li key={each.record.version}>
                <VersionButton
                  version={each}
                  changed={whatChanged(versions[at + 1], each, work)}
                  onChoose={() => setChosen(each.record.version)}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface VersionButtonProps<D, V> {
  readonly version: Version<D, V>;
  readonly changed: string;
  readonly onChoose: () => void;
}

function VersionButton<D, V>({ version: { record, savedAt }, changed, onChoose }: VersionButtonProps<D, V>) {
  return (
    <button type="button" className={styles['version']} onClick={onChoose}>
      <strong>Version {record.version}</strong>
      <time dateTime={savedAt}>{WHEN.format(new Date(savedAt))}</time>
      <span className="soft">{changed}</span>
    </button>
  );
}

const NAMED_MAX = 3;

/** What the version made different from the one before it, in a line. */
function whatChanged<D, V, S extends ReviewStore<V>>(
  before: Version<D, V> | undefined,
  version: Version<D, V>,
  work: RecordWork<D, V, S>,
): string {
  if (!before) return version.record.version === 1 ? 'As it was first saved' : 'The oldest that is kept';
  const changes = listChanges(before.document, version.document, work.kind.merge);
  const named = changes.slice(0, NAMED_MAX).map(({ where }) => where);
  if (before.record.rawText !== version.record.rawText) named.push('the text');
  if (changes.length > NAMED_MAX) named.push(`${changes.length - NAMED_MAX} more`);
  return named.length === 0 ? 'Saved without a change' : `Changed: ${named.join(', ')}`;
}

interface OneVersionProps<D, V, S extends ReviewStore<V>> {
  readonly work: RecordWork<D, V, S>;
  readonly version: Version<D, V>;
  readonly onBack: () => void;
  readonly onSaved: (record: AgentRecord<D>) => void;
}

function OneVersion<D, V, S extends ReviewStore<V>>({ work, version, onBack, onSaved }: OneVersionProps<D, V, S>) {
  const { document, rawText, isSaved, status, failure } = useRecordWork(work);
  const { record, savedAt } = version;
  const [failed, setFailed] = useState(false);
  const saving = status === 'saving';
  const changes = useMemo(() => listChanges(version.document, document, work.kind.merge), [version, document, work]);

  async function bringBack() {
    if (saving || !isSaved) return;
    setFailed(false);
    const restored = await work.restore(record);
    void markLostPlaces(work);
    if (!restored) return setFailed(true);
    onSaved(restored);
    showToast({
      title: `Version ${record.version} is back`,
      description: 'What it replaced stands under Revisions.',
    });
  }

  return (
    <>
      <h3 className={styles['heading']}>
        Version {record.version}, {WHEN.format(new Date(savedAt))}
      </h3>
      <ValueTable changes={changes} version={record.version} />
      <h4>Text</h4>
      <TextDifferences older={record.rawText} newer={rawText} />
      {!isSaved && (
        <Notice tone="warn" role="status">
          You have unsaved changes. Save or discard them before you bring a version back.
        </Notice>
      )}
      {failed && (
        <Notice tone="danger" role="alert">
          <strong>The version could not be brought back.</strong> Nothing was changed. {failure}
        </Notice>
      )}
      <div className="row">
        <button
          type="button"
          className="btn btn--primary"
          aria-disabled={!isSaved || saving}
          aria-busy={saving}
          onClick={() => void bringBack()}
        >
          {saving ? (
            <LoaderCircle className="icon" aria-hidden="true" />
          ) : (
            <RotateCcw className="icon" aria-hidden="true" />
          )}
          {saving ? work.kind.texts.saving : 'Bring this version back'}
        </button>
        <button type="button" className="btn btn--ghost" onClick={onBack}>
          All revisions
        </button>
      </div>
    </>
  );
}

function ValueTable({ changes, version }: { readonly changes: readonly Change[]; readonly version: number }) {
  if (changes.length === 0) return <p>All values are the same as now.</p>;
  return (
    <ul className={styles['values']} aria-label={`From version ${version} to now`}>
      {changes.map((change) => (
        <li key={change.id}>
          <strong dir="auto">{change.where}</strong>
          <ChangedValues change={change} />
        </li>
      ))}
    </ul>
  );
}
