/** Itineraries as the store's records: what lists need in columns, the rest in the document. */
import type { ItineraryData } from '@waypage/contract';
import type { ListFilter, ListPage, ListPosition, RecordLists } from '../../database/record-lists.ts';
import type { RecordContent, RecordHead, RecordStore, StoredRecord } from '../../database/record-store.ts';

const KIND = 'itinerary';

export interface ItineraryContent {
  readonly title: string | null;
  readonly location: string | null;
  readonly dates: string | null;
  readonly rawText: string;
  readonly data: ItineraryData;
}

export interface Itinerary extends ItineraryContent {
  readonly id: string;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface ItineraryRevision extends ItineraryContent {
  readonly version: number;
  readonly savedAt: number;
}

export interface ItineraryListEntry {
  readonly id: string;
  readonly title: string | null;
  readonly location: string | null;
  readonly dates: string | null;
  readonly createdAt: number;
}

type InsertItinerary =
  | { readonly outcome: 'inserted'; readonly itinerary: Itinerary }
  | { readonly outcome: 'taken'; readonly itinerary: Itinerary | null };

export type ReplaceItinerary =
  | { readonly outcome: 'saved' | 'conflict'; readonly itinerary: Itinerary }
  | { readonly outcome: 'missing' };

export interface ItineraryRepository {
  insert(id: string, content: ItineraryContent, createdAt: number, now: number): Promise<InsertItinerary>;
  find(id: string): Promise<Itinerary | null>;
  findHead(id: string): Promise<RecordHead | null>;
  replace(
    id: string,
    expectedVersion: number | null,
    change: (current: Itinerary) => ItineraryContent,
    now: number,
  ): Promise<ReplaceItinerary>;
  remove(id: string, now: number): Promise<boolean>;
  restore(id: string, deletedSince: number): Promise<Itinerary | null>;
  listRevisions(id: string): Promise<readonly ItineraryRevision[] | null>;
  listPage(page: ListPage): Promise<{ items: ItineraryListEntry[]; next: ListPosition | null }>;
  count(filter: ListFilter): Promise<number>;
}

export function createItineraryRepository(store: RecordStore, lists: RecordLists): ItineraryRepository {
  return {
    async insert(id, content, createdAt, now) {
      const done = await store.insert(KIND, id, toRecord(content), createdAt, now);
      if (done.outcome === 'inserted') return { outcome: 'inserted', itinerary: toItinerary(done.record) };
      return { outcome: 'taken', itinerary: done.record && toItinerary(done.record) };
    },
    async find(id) {
      const record = await store.find(KIND, id);
      return record && toItinerary(record);
    },
    findHead: (id) => store.findHead(KIND, id),
    async replace(id, expectedVersion, change, now) {
      const apply = (current: StoredRecord) => toRecord(change(toItinerary(current)));
      const done = await store.replace(KIND, id, expectedVersion, apply, now);
      return done.outcome === 'missing' ? done : { outcome: done.outcome, itinerary: toItinerary(done.record) };
    },
    remove: (id, now) => store.remove(KIND, id, now),
    async restore(id, deletedSince) {
      const record = await store.restore(KIND, id, deletedSince);
      return record && toItinerary(record);
    },
    async listRevisions(id) {
      const revisions = await store.listRevisions(KIND, id);
      return (
        revisions?.map((revision) => {
          return { ...toContent(revision), version: revision.version, savedAt: revision.savedAt };
        }) ?? null
      );
    },
    async listPage(page) {
      const { items, next } = await lists.listPage(KIND, page);
      return { items: items.map(({ place, ...item }) => ({ ...item, location: place })), next };
    },
    count: (filter) => lists.count(KIND, filter),
  };
}

function toRecord({ title, location, dates, rawText, data }: ItineraryContent): RecordContent {
  return { title, place: location, dates, document: JSON.stringify({ rawText, data }) };
}

function toContent({ title, place, dates, document }: RecordContent): ItineraryContent {
  const { rawText, data } = JSON.parse(document) as Pick<ItineraryContent, 'rawText' | 'data'>;
  return { title, location: place, dates, rawText, data };
}

function toItinerary(record: StoredRecord): Itinerary {
  const { id, version, createdAt, updatedAt } = record;
  return { id, version, createdAt, updatedAt, ...toContent(record) };
}
