/** An editor's page: loads the record, or takes the unsaved work that waits in this tab, then shows the kind's form. */
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { hasStatus } from '../../lib/api-error.ts';
import { usePage } from '../../lib/use-page.ts';
import type { ReviewStore } from '../review/review-store.ts';
import { EditorLoad } from './editor-load.tsx';
import { dropEditor, readEditor } from './kept-work.ts';
import type { AgentRecord } from './record-calls.ts';
import type { RecordKind } from './record-kind.ts';
import { RecordWork } from './record-work.ts';

export interface EditFormProps<D, V, S extends ReviewStore<V>> {
  readonly work: RecordWork<D, V, S>;
  /** The work was not saved when the page was left. */
  readonly restored: boolean;
  /** Goes back to what the server has. */
  readonly onDiscard: () => void;
}

interface EditRecordPageProps<D, V, S extends ReviewStore<V>> {
  readonly kind: RecordKind<D, V, S>;
  readonly heading: string;
  readonly form: ComponentType<EditFormProps<D, V, S>>;
}

export function EditRecordPage<D, V, S extends ReviewStore<V>>({ kind, heading, form }: EditRecordPageProps<D, V, S>) {
  const { id = '' } = useParams();
  const { calls, texts } = kind;
  const { data, error, isFetching } = useQuery({
    queryKey: calls.recordKey(id),
    queryFn: ({ signal }) => calls.fetchRecord(id, signal),
    refetchOnMount: 'always',
  });
  const failure = !isFetching && error !== null && !hasStatus(error, 401) ? error : null;
  const ready = !isFetching && error === null && data !== undefined;
  usePage(heading, ready || failure !== null);

  if (ready) return <Editor key={id} kind={kind} record={data} form={form} />;
  return (
    <EditorLoad
      failure={failure}
      loading={texts.loading}
      notFound={{ title: texts.editNotFound, text: texts.notFoundText }}
      failed={texts.editLoadFailed}
    />
  );
}

interface EditorProps<D, V, S extends ReviewStore<V>> {
  readonly kind: RecordKind<D, V, S>;
  readonly record: AgentRecord<D>;
  readonly form: ComponentType<EditFormProps<D, V, S>>;
}

function Editor<D, V, S extends ReviewStore<V>>({ kind, record, form: Form }: EditorProps<D, V, S>) {
  const [first] = useState(record);
  const [discarded, setDiscarded] = useState(false);
  const kept = useMemo(() => (discarded ? null : readEditor(kind, first.id)), [kind, first, discarded]);
  const work = useMemo(() => kept ?? new RecordWork(kind, first), [kind, kept, first]);
  return (
    <Form
      key={String(discarded)}
      work={work}
      restored={kept !== null}
      onDiscard={() => {
        dropEditor(kind, first.id);
        setDiscarded(true);
      }}
    />
  );
}
