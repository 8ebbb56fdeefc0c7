/** What can be done with records of a kind (contract §1, §2; rules H-5 to H-10, H-15): no HTTP in here, no SQL. */
import { isDeepStrictEqual } from 'node:util';
import type { ListFilter, ListPage, ListPosition } from '../../database/record-lists.ts';
import type { RecordHead } from '../../database/record-store.ts';
import type { ListEntry, RecordKind, TypedContent, TypedRecord, TypedRevision } from './record-kind.ts';
import type { RecordRepository, ReplaceResult } from './repository.ts';

const DAY_MS = 86_400_000;
/** How long a deletion can be undone. */
export const UNDO_MS = 30 * DAY_MS;
const STREAM_PAGE = 500;
/** Whole records are heavier than list items. */
const STREAM_PAGE_WHOLE = 50;
const ALL: ListFilter = { search: null, since: null };

/** What is asked of a list, without how much of it. */
export type ListQuestion = Omit<ListPage, 'limit' | 'after'>;

type CreateOutcome<Data> =
  | { readonly outcome: 'created' | 'same'; readonly record: TypedRecord<Data> }
  /** `current` is null where the id belongs to a deleted record. */
  | { readonly outcome: 'taken'; readonly current: TypedRecord<Data> | null };

export interface RecordService<Data, Create = unknown, Update = unknown> {
  create(body: Create): Promise<CreateOutcome<Data>>;
  find(id: string): Promise<TypedRecord<Data> | null>;
  findHead(id: string): Promise<RecordHead | null>;
  /** `expectedVersion` null: whatever is there is replaced. */
  update(id: string, body: Update, expectedVersion: number | null): Promise<ReplaceResult<Data>>;
  remove(id: string): Promise<boolean>;
  restore(id: string): Promise<TypedRecord<Data> | null>;
  listRevisions(id: string): Promise<{ current: TypedRecord<Data>; revisions: readonly TypedRevision<Data>[] } | null>;
  listPage(page: ListPage): Promise<{ items: ListEntry[]; next: ListPosition | null; total: number }>;
  /** Newest first, in pages, so that a long list never stands in memory whole. */
  listAll(): AsyncGenerator<readonly ListEntry[]>;
  listAllWhole(question: ListQuestion): AsyncGenerator<readonly TypedRecord<Data>[]>;
  count(): Promise<number>;
}

export function createRecordService<Data, Create, Update extends { version?: number | undefined }>(
  repository: RecordRepository<Data>,
  kind: RecordKind<Data, Create, Update>,
  clock: () => number,
): RecordService<Data, Create, Update> {
  return {
    async create(body) {
      await kind.checkCreate?.(body);
      const { id, content: sent, createdAt } = kind.readCreate(body);
      const content = storable(sent);
      const now = clock();
      const done = await repository.insert(id, content, acceptCreatedAt(createdAt, now), now);
      if (done.outcome === 'inserted') return { outcome: 'created', record: done.record };
      if (done.record && isDeepStrictEqual(contentOf(done.record), asStored(content))) {
        return { outcome: 'same', record: done.record };
      }
      return { outcome: 'taken', current: done.record };
    },

    find: (id) => repository.find(id),
    findHead: (id) => repository.findHead(id),

    async update(id, body, expectedVersion) {
      const prepared = (await kind.prepareUpdate?.(body, () => repository.find(id))) ?? body;
      return repository.replace(id, expectedVersion, (stored) => storable(kind.mergeUpdate(stored, prepared)), clock());
    },

    remove: (id) => repository.remove(id, clock()),
    restore: (id) => repository.restore(id, clock() - UNDO_MS),

    async listRevisions(id) {
      const [current, revisions] = await Promise.all([repository.find(id), repository.listRevisions(id)]);
      return current && revisions ? { current, revisions } : null;
    },

    listPage: (page) => repository.listPage(page),

    listAll: () => allPages((after) => repository.listPage({ ...ALL, sort: 'date-desc', limit: STREAM_PAGE, after })),
    listAllWhole: (question) =>
      allPages((after) => repository.listWhole({ ...question, limit: STREAM_PAGE_WHOLE, after })),

    count: () => repository.count(ALL),
  };
}

async function* allPages<Item>(
  load: (after: ListPosition | null) => Promise<{ items: Item[]; next: ListPosition | null }>,
): AsyncGenerator<readonly Item[]> {
  let after: ListPosition | null = null;
  do {
    const page: { items: Item[]; next: ListPosition | null } = await load(after);
    yield page.items;
    after = page.next;
  } while (after !== null);
}

function contentOf<Data>({ title, place, dates, rawText, data }: TypedRecord<Data>): TypedContent<Data> {
  return { title, place, dates, rawText, data };
}

/** As it comes back from the store: keys without a value are gone. */
function asStored<Data>(content: TypedContent<Data>): TypedContent<Data> {
  return JSON.parse(JSON.stringify(content));
}

/** One-line fields stand in text columns, which hold neither NUL nor half a character. */
function storable<Data>(content: TypedContent<Data>): TypedContent<Data> {
  const clean = (field: string | null) =>
    field === null ? null : field.replaceAll('\u0000', '\ufffd').replace(/\p{Surrogate}/gu, '\ufffd');
  return { ...content, title: clean(content.title), place: clean(content.place), dates: clean(content.dates) };
}

/** Rule H-15: the client's time, unless it is more than a day off. */
function acceptCreatedAt(sent: string | undefined, now: number): number {
  const time = sent === undefined ? Number.NaN : Date.parse(sent);
  return Math.abs(time - now) <= DAY_MS ? time : now;
}
