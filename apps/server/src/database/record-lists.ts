/** Pages of light list items by keyset, so that page 500 costs what page 1 costs (rules H-10, S-3, S-5). */
import type { ContentKind } from '@waypage/contract';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Engine } from './engine.ts';
import { foldSearch, type StoredRecord, toRecord } from './record-store.ts';
import type { Schema } from './schema.ts';

export const LIST_SORTS = ['date-desc', 'date-asc', 'title-asc', 'title-desc'] as const;
type ListSort = (typeof LIST_SORTS)[number];

export interface ListFilter {
  /** A substring of title, place or dates; accents and case do not count. */
  readonly search: string | null;
  /** Only what was created at or after this time. */
  readonly since: number | null;
}

export interface ListPage extends ListFilter {
  readonly sort: ListSort;
  readonly limit: number;
  readonly after: ListPosition | null;
}

/** Where a page ended: the sort key and the id of its last item, and how many there were in all when the first page was read. */
export interface ListPosition {
  readonly key: string | number;
  readonly id: string;
  readonly total: number;
}

interface StoredListItem {
  readonly id: string;
  readonly title: string | null;
  readonly place: string | null;
  readonly dates: string | null;
  readonly createdAt: number;
}

interface Page<Item> {
  readonly items: Item[];
  /** Null on the last page. */
  readonly next: ListPosition | null;
  /** Of all pages together. */
  readonly total: number;
}

export interface RecordLists {
  listPage(kind: ContentKind, page: ListPage): Promise<Page<StoredListItem>>;
  /** Whole records in the same order. */
  listWhole(kind: ContentKind, page: ListPage): Promise<Page<StoredRecord>>;
  count(kind: ContentKind, filter: ListFilter): Promise<number>;
}

/** Up to so many hits are picked out by their numbers before they are sorted; more are met soon by walking in order. */
const FEW = 1000;

export function createRecordLists(db: Kysely<Schema>, engine: Engine): RecordLists {
  /** The numbers of all hits where those are few; null where they are many, or nothing is searched for. */
  async function findFew(kind: ContentKind, filter: ListFilter): Promise<readonly number[] | null> {
    const term = searchTerm(filter);
    if (term === '') return null;
    const candidates = engine === 'sqlite' ? await trigramCandidates(db, term) : null;
    const rows = await (candidates ?? db.selectFrom('list_entries'))
      .select('list_entries.number')
      .where((where) => matches(where, kind, filter))
      .limit(FEW + 1)
      .execute();
    return rows.length > FEW ? null : rows.map((row) => row.number);
  }

  /** Where hits are many. */
  async function countAll(kind: ContentKind, filter: ListFilter): Promise<number> {
    const row = await db
      .selectFrom('list_entries')
      .select((select) => select.fn.countAll<number | bigint>().as('count'))
      .where((where) => matches(where, kind, filter, engine === 'postgres' ? holdsTerm : isLikeTerm))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }

  async function readPage(kind: ContentKind, { sort, limit, after, ...filter }: ListPage) {
    const column = sort.startsWith('date') ? 'created_at' : 'title_key';
    const direction = sort.endsWith('desc') ? 'desc' : 'asc';
    const few = await findFew(kind, filter);
    if (few?.length === 0) return { rows: [], next: null, total: 0 };
    let query = db
      .selectFrom('list_entries')
      .select(['id', 'title', 'place', 'dates', 'created_at', 'title_key'])
      .where((where) => (few ? where('number', 'in', few) : matches(where, kind, filter)))
      .orderBy(column, direction)
      .orderBy('id', direction)
      // One more than asked for tells whether there is a next page.
      .limit(limit + 1);
    if (after) {
      query = query.where((where) =>
        where(where.refTuple(column, 'id'), direction === 'desc' ? '<' : '>', where.tuple(after.key, after.id)),
      );
    }
    const counted = after?.total ?? few?.length ?? countAll(kind, filter);
    const [found, total] = await Promise.all([query.execute(), counted]);
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    return { rows, next: last ? { key: last[column], id: last.id, total } : null, total };
  }

  return {
    async listPage(kind, page) {
      const { rows, next, total } = await readPage(kind, page);
      const items = rows.map(({ id, title, place, dates, created_at }) => {
        return { id, title, place, dates, createdAt: created_at };
      });
      return { items, next, total };
    },

    async listWhole(kind, page) {
      const { rows, next, total } = await readPage(kind, page);
      if (rows.length === 0) return { items: [], next, total };
      const ids = rows.map((row) => row.id);
      const records = await db
        .selectFrom('records')
        .selectAll()
        .where('kind', '=', kind)
        .where('id', 'in', ids)
        .where('deleted_at', 'is', null)
        .execute();
      const byId = new Map(records.map((record) => [record.id, toRecord(record)]));
      // One deleted between the two questions is left out.
      return { items: ids.flatMap((id) => byId.get(id) ?? []), next, total };
    },

    count: countAll,
  };
}

const TRIGRAM = 3;
const CANDIDATES_MAX = 4 * FEW;

/** The entries that hold every three letters of the term; null for a shorter term, and where those would be too many to look up. */
async function trigramCandidates(db: Kysely<Schema>, term: string) {
  const letters = [...term];
  if (letters.length < TRIGRAM) return null;
  const trigrams = letters.slice(TRIGRAM - 1).map((_, at) => letters.slice(at, at + TRIGRAM).join(''));
  const query = [...new Set(trigrams)].map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ');
  const found = sql<{
    rowid: number;
  }>`(select rowid from list_search where list_search match ${query} limit ${CANDIDATES_MAX})`;
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${found}`.execute(db);
  if (rows[0]?.count === CANDIDATES_MAX) return null;
  // A cross join keeps SQLite from walking the whole list beside the few.
  return db.selectFrom(found.as('found')).crossJoin('list_entries').whereRef('list_entries.number', '=', 'found.rowid');
}

function matches(
  where: ExpressionBuilder<Schema, 'list_entries'>,
  kind: ContentKind,
  filter: ListFilter,
  search: (term: string) => Expression<SqlBool> = isLikeTerm,
) {
  const parts: Expression<SqlBool>[] = [where('kind', '=', kind)];
  if (filter.since !== null) parts.push(where('created_at', '>=', filter.since));
  const term = searchTerm(filter);
  if (term !== '') parts.push(search(term));
  return where.and(parts);
}

const isLikeTerm = (term: string) => sql<SqlBool>`search_text like ${`%${escapeLike(term)}%`} escape '!'`;

/** The same, past the trigram index of PostgreSQL: where hits are many its candidates are more yet, and each is read and compared again. */
const holdsTerm = (term: string) => sql<SqlBool>`strpos(search_text, ${term}) > 0`;

const searchTerm = ({ search }: ListFilter) => (search === null ? '' : foldSearch(search));

const escapeLike = (term: string) => term.replace(/[!%_]/g, '!$&');
