/** What can be done with itineraries (contract §1, §2; rules H-5 to H-10, H-15): no HTTP in here, no SQL. */
import { isDeepStrictEqual } from 'node:util';
import type { CreateItinerary, ItineraryData, UpdateItinerary } from '@waypage/contract';
import type { ListFilter, ListPage, ListPosition } from '../../database/record-lists.ts';
import type { RecordHead } from '../../database/record-store.ts';
import type { ParsingService } from '../parsing/service.ts';
import type {
  Itinerary,
  ItineraryContent,
  ItineraryListEntry,
  ItineraryRepository,
  ItineraryRevision,
  ReplaceItinerary,
} from './repository.ts';

const DAY_MS = 86_400_000;
/** How long a deletion can be undone. */
export const UNDO_MS = 30 * DAY_MS;
const STREAM_PAGE = 500;
const ALL: ListFilter = { search: null, since: null };

type CreateOutcome =
  | { readonly outcome: 'created' | 'same'; readonly itinerary: Itinerary }
  /** `current` is null where the id belongs to a deleted record. */
  | { readonly outcome: 'taken'; readonly current: Itinerary | null };

export interface ItineraryService {
  create(body: CreateItinerary): Promise<CreateOutcome>;
  find(id: string): Promise<Itinerary | null>;
  findHead(id: string): Promise<RecordHead | null>;
  /** `expectedVersion` null: whatever is there is replaced. */
  update(id: string, body: UpdateItinerary, expectedVersion: number | null): Promise<ReplaceItinerary>;
  remove(id: string): Promise<boolean>;
  restore(id: string): Promise<Itinerary | null>;
  listRevisions(id: string): Promise<{ current: Itinerary; revisions: readonly ItineraryRevision[] } | null>;
  listPage(page: ListPage): Promise<{ items: ItineraryListEntry[]; next: ListPosition | null; total: number }>;
  /** Newest first, in pages, so that a long list never stands in memory whole. */
  listAll(): AsyncGenerator<readonly ItineraryListEntry[]>;
  count(): Promise<number>;
}

export function createItineraryService(
  repository: ItineraryRepository,
  parsing: ParsingService,
  clock: () => number,
): ItineraryService {
  return {
    async create({ id, data: body }) {
      const content = toContent(body);
      const now = clock();
      const done = await repository.insert(id, content, acceptCreatedAt(body.createdAt, now), now);
      if (done.outcome === 'inserted') return { outcome: 'created', itinerary: done.itinerary };
      if (done.itinerary && isDeepStrictEqual(contentOf(done.itinerary), content)) {
        return { outcome: 'same', itinerary: done.itinerary };
      }
      return { outcome: 'taken', current: done.itinerary };
    },

    find: (id) => repository.find(id),
    findHead: (id) => repository.findHead(id),

    async update(id, body, expectedVersion) {
      const reread = await rereadBudget(repository, parsing, id, body);
      return repository.replace(id, expectedVersion, (current) => mergeUpdate(current, body, reread), clock());
    },

    remove: (id) => repository.remove(id, clock()),
    restore: (id) => repository.restore(id, clock() - UNDO_MS),

    async listRevisions(id) {
      const [current, revisions] = await Promise.all([repository.find(id), repository.listRevisions(id)]);
      return current && revisions ? { current, revisions } : null;
    },

    async listPage(page) {
      const [{ items, next }, total] = await Promise.all([repository.listPage(page), repository.count(page)]);
      return { items, next, total };
    },

    async *listAll() {
      let after: ListPosition | null = null;
      do {
        const page: { items: ItineraryListEntry[]; next: ListPosition | null } = await repository.listPage({
          ...ALL,
          sort: 'date-desc',
          limit: STREAM_PAGE,
          after,
        });
        yield page.items;
        after = page.next;
      } while (after !== null);
    },

    count: () => repository.count(ALL),
  };
}

/** Both forms of a body: the parse answer's fields under `data`, or merged with the record's own (spec §3). */
function toContent(body: CreateItinerary['data']): ItineraryContent {
  const { days, budget, source, warnings } = 'data' in body ? body.data : body;
  return {
    title: storable(body.title),
    location: storable(body.location),
    dates: storable(body.dates),
    rawText: body.rawText,
    data: { days, budget, source, warnings },
  };
}

function contentOf({ title, location, dates, rawText, data }: Itinerary): ItineraryContent {
  return { title, location, dates, rawText, data };
}

/** One-line fields stand in text columns, which hold neither NUL nor half a character. */
function storable(field: string | null): string | null {
  return field === null ? null : field.replaceAll('\u0000', '\ufffd').replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Rule H-15: the client's time, unless it is more than a day off. */
function acceptCreatedAt(sent: string | undefined, now: number): number {
  const time = sent === undefined ? Number.NaN : Date.parse(sent);
  return Math.abs(time - now) <= DAY_MS ? time : now;
}

/** Rule H-7: agent-side fields that are missing or null keep what is stored. */
function mergeUpdate(current: Itinerary, body: UpdateItinerary, reread: RereadBudget | null): ItineraryContent {
  const { days, budget, source, warnings } = body.data;
  return {
    title: storable(body.title),
    location: storable(body.location),
    dates: storable(body.dates),
    rawText: body.rawText ?? current.rawText,
    data: {
      days,
      budget: reread === null ? budget : reread.budget,
      source: source ?? current.data.source,
      warnings: warnings ?? current.data.warnings,
    },
  };
}

interface RereadBudget {
  readonly budget: ItineraryData['budget'];
}

/**
 * A changed text has its budget read again (contract §3), unless the agent has sent another budget than the stored one,
 * or corrected it by hand before. Null: the budget that was sent counts.
 */
async function rereadBudget(
  repository: ItineraryRepository,
  parsing: ParsingService,
  id: string,
  { rawText, data }: UpdateItinerary,
): Promise<RereadBudget | null> {
  if (rawText === undefined || rawText === null || rawText.trim() === '') return null;
  const current = await repository.find(id);
  if (!current || current.rawText === rawText || !isDeepStrictEqual(current.data.budget, data.budget)) return null;
  const edited = (data.source ?? current.data.source)?.edited ?? [];
  if (edited.some((pointer) => pointer === '/budget' || pointer.startsWith('/budget/'))) return null;
  return { budget: (await parsing.parse('itinerary', { text: rawText })).budget };
}
