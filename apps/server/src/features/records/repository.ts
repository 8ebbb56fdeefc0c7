/** Records of one kind as the store's records: what lists need in columns, the rest in the document. */
import type { ListFilter, ListPage, ListPosition, RecordLists } from '../../database/record-lists.ts';
import type { RecordContent, RecordHead, RecordStore, StoredRecord } from '../../database/record-store.ts';
import type { ListEntry, RecordKind, TypedContent, TypedRecord, TypedRevision } from './record-kind.ts';

type InsertResult<Data> =
  | { readonly outcome: 'inserted'; readonly record: TypedRecord<Data> }
  | { readonly outcome: 'taken'; readonly record: TypedRecord<Data> | null };

export type ReplaceResult<Data> =
  | { readonly outcome: 'saved' | 'conflict'; readonly record: TypedRecord<Data> }
  | { readonly outcome: 'missing' };

export interface RecordRepository<Data> {
  insert(id: string, content: TypedContent<Data>, createdAt: number, now: number): Promise<InsertResult<Data>>;
  find(id: string): Promise<TypedRecord<Data> | null>;
  findHead(id: string): Promise<RecordHead | null>;
  replace(
    id: string,
    expectedVersion: number | null,
    change: (current: TypedRecord<Data>) => TypedContent<Data>,
    now: number,
  ): Promise<ReplaceResult<Data>>;
  remove(id: string, now: number): Promise<boolean>;
  restore(id: string, deletedSince: number): Promise<TypedRecord<Data> | null>;
  listRevisions(id: string): Promise<readonly TypedRevision<Data>[] | null>;
  listPage(page: ListPage): Promise<{ items: ListEntry[]; next: ListPosition | null; total: number }>;
  /** Whole records in the same order. */
  listWhole(page: ListPage): Promise<{ items: TypedRecord<Data>[]; next: ListPosition | null }>;
  count(filter: ListFilter): Promise<number>;
}

export function createRecordRepository<Data>(
  store: RecordStore,
  lists: RecordLists,
  kind: RecordKind<Data, never, never>['kind'],
): RecordRepository<Data> {
  return {
    async insert(id, content, createdAt, now) {
      const done = await store.insert(kind, id, toStored(content), createdAt, now);
      if (done.outcome === 'inserted') return { outcome: 'inserted', record: toTyped<Data>(done.record) };
      return { outcome: 'taken', record: done.record && toTyped<Data>(done.record) };
    },
    async find(id) {
      const record = await store.find(kind, id);
      return record && toTyped<Data>(record);
    },
    findHead: (id) => store.findHead(kind, id),
    async replace(id, expectedVersion, change, now) {
      const apply = (current: StoredRecord) => toStored(change(toTyped<Data>(current)));
      const done = await store.replace(kind, id, expectedVersion, apply, now);
      return done.outcome === 'missing' ? done : { outcome: done.outcome, record: toTyped<Data>(done.record) };
    },
    remove: (id, now) => store.remove(kind, id, now),
    async restore(id, deletedSince) {
      const record = await store.restore(kind, id, deletedSince);
      return record && toTyped<Data>(record);
    },
    async listRevisions(id) {
      const revisions = await store.listRevisions(kind, id);
      return (
        revisions?.map((revision) => {
          return { ...toContent<Data>(revision), version: revision.version, savedAt: revision.savedAt };
        }) ?? null
      );
    },
    listPage: (page) => lists.listPage(kind, page),
    async listWhole(page) {
      const { items, next } = await lists.listWhole(kind, page);
      return { items: items.map((record) => toTyped<Data>(record)), next };
    },
    count: (filter) => lists.count(kind, filter),
  };
}

function toStored<Data>({ title, place, dates, rawText, data }: TypedContent<Data>): RecordContent {
  return { title, place, dates, document: JSON.stringify({ rawText, data }) };
}

function toContent<Data>({ title, place, dates, document }: RecordContent): TypedContent<Data> {
  const { rawText, data } = JSON.parse(document) as Pick<TypedContent<Data>, 'rawText' | 'data'>;
  return { title, place, dates, rawText, data };
}

/** A row of the store as a record of its kind. */
export function toTyped<Data>(record: StoredRecord): TypedRecord<Data> {
  const { id, version, createdAt, updatedAt } = record;
  return { id, version, createdAt, updatedAt, ...toContent<Data>(record) };
}
