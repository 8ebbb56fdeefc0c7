/** An editor's page: loads the record, or takes what waits in this browser, then shows the kind's form. */
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { hasStatus } from '../../lib/api-error.ts';
import { usePage } from '../../lib/use-page.ts';
import type { ReviewStore } from '../review/review-store.ts';
import { EditorLoad } from './editor-load.tsx';
import { dropEditor, readEditor } from './kept-work.ts';
import { markLostPlaces } from './lost-places.ts';
import type { AgentRecord } from './record-calls.ts';
import type { RecordKind } from './record-kind.ts';
import { RecordWork } from './record-work.ts';

export interface EditFormProps<D, V, S extends ReviewStore<V>> {
  readonly work: RecordWork<D, V, S>;
  /** The work was not saved when the page was left. */
  readonly restored: boolean;
  /** It starts from a copy of this browser with changes that the server does not have. */
  readonly unsent: boolean;
  /** Goes back to what the server has. */
  readonly onDiscard: () => void;
}

interface EditRecordPageProps<D, V, S extends ReviewStore<V>> {
  readonly kind: RecordKind<D, V, S>;
  readonly heading: string;
  readonly form: ComponentType<EditFormProps<D, V, S>>;
}

/** What an editor starts from. */
interface Start<D> {
  readonly record: AgentRecord<D>;
  readonly unsent: boolean;
}

export function EditRecordPage<D, V, S extends ReviewStore<V>>({ kind, heading, form }: EditRecordPageProps<D, V, S>) {
  const { id = '' } = useParams();
  const { calls, texts } = kind;
  const { data, error, isFetching } = useQuery({
    queryKey: calls.recordKey(id),
    queryFn: ({ signal }) => calls.fetchRecord(id, signal),
    refetchOnMount: 'always',
  });
  const start = isFetching ? null : startOf(kind, id, data, error);
  const failure = !isFetching && start === null && error !== null && !hasStatus(error, 401) ? error : null;
  usePage(heading, start !== null || failure !== null);

  if (start) return <Editor key={id} kind={kind} start={start} form={form} />;
  return (
    <EditorLoad failure={failure} loading={texts.loading} notFound={texts.editNotFound} failed={texts.editLoadFailed} />
  );
}

/**
 * Changes that never reached the server go before its answer: the agent would lose them by saving over them. Where they stand there too, only the answer
 * to their save was lost (E-26).
 */
function startOf<D, V, S extends ReviewStore<V>>(
  kind: RecordKind<D, V, S>,
  id: string,
  record: AgentRecord<D> | undefined,
  error: Error | null,
): Start<D> | null {
  const copy = kind.copies?.read(id) ?? null;
  if (copy?.unsent && !(error === null && record && kind.compare(copy.record, record).length === 0)) return copy;
  if (error === null) return record ? { record, unsent: false } : null;
  return hasStatus(error, 404) ? null : copy;
}

interface EditorProps<D, V, S extends ReviewStore<V>> {
  readonly kind: RecordKind<D, V, S>;
  readonly start: Start<D>;
  readonly form: ComponentType<EditFormProps<D, V, S>>;
}

function Editor<D, V, S extends ReviewStore<V>>({ kind, start, form: Form }: EditorProps<D, V, S>) {
  const [{ record, unsent }] = useState(start);
  const [discarded, setDiscarded] = useState(false);
  const kept = useMemo(() => (discarded ? null : readEditor(kind, record.id)), [kind, record, discarded]);
  const work = useMemo(() => kept ?? openWork(kind, record, unsent), [kind, kept, record, unsent]);
  useEffect(() => void markLostPlaces(work), [work]);
  /* What the server has needs no copy. */
  useEffect(() => {
    if (!unsent && kind.copies?.read(record.id)?.unsent) kind.copies.drop(record.id);
  }, [unsent, kind, record.id]);
  return (
    <Form
      key={String(discarded)}
      work={work}
      restored={kept !== null}
      unsent={unsent}
      onDiscard={() => {
        dropEditor(kind, record.id);
        setDiscarded(true);
      }}
    />
  );
}

function openWork<D, V, S extends ReviewStore<V>>(kind: RecordKind<D, V, S>, record: AgentRecord<D>, unsent: boolean) {
  const work = new RecordWork(kind, record);
  if (unsent) work.markUnsaved();
  return work;
}
