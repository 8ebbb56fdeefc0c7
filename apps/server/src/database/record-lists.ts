/** Pages of light list items by keyset, so that page 500 costs what page 1 costs (rules H-10, S-3). */
import type { ContentKind } from '@waypage/contract';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
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

/** Where a page ended: the sort key and the id of its last item. */
export interface ListPosition {
  readonly key: string | number;
  readonly id: string;
}

interface StoredListItem {
  readonly id: string;
  readonly title: string | null;
  readonly place: string | null;
  readonly dates: string | null;
  readonly createdAt: number;
}

export interface RecordLists {
  /** `next` is null on the last page. */
  listPage(kind: ContentKind, page: ListPage): Promise<{ items: StoredListItem[]; next: ListPosition | null }>;
  /** Whole records, newest first. */
  listWhole(
    kind: ContentKind,
    limit: number,
    after: ListPosition | null,
  ): Promise<{ items: StoredRecord[]; next: ListPosition | null }>;
  count(kind: ContentKind, filter: ListFilter): Promise<number>;
}

export function createRecordLists(db: Kysely<Schema>): RecordLists {
  return {
    async listPage(kind, { sort, limit, after, ...filter }) {
      const column = sort.startsWith('date') ? 'created_at' : 'title_key';
      const direction = sort.endsWith('desc') ? 'desc' : 'asc';
      let query = db
        .selectFrom('records')
        .select(['id', 'title', 'place', 'dates', 'created_at', 'title_key'])
        .where((where) => matches(where, kind, filter))
        .orderBy(column, direction)
        .orderBy('id', direction)
        // One more than asked for tells whether there is a next page.
        .limit(limit + 1);
      if (after) {
        query = query.where((where) =>
          where(where.refTuple(column, 'id'), direction === 'desc' ? '<' : '>', where.tuple(after.key, after.id)),
        );
      }
      const rows = await query.execute();
      const items = rows.slice(0, limit);
      const last = rows.length > limit ? items.at(-1) : undefined;
      return {
        items: items.map(({ id, title, place, dates, created_at }) => {
          return { id, title, place, dates, createdAt: created_at };
        }),
        next: last ? { key: last[column], id: last.id } : null,
      };
    },

    async listWhole(kind, limit, after) {
      let query = db
        .selectFrom('records')
        .selectAll()
        .where('kind', '=', kind)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1);
      if (after) {
        const { key, id } = after;
        query = query.where((where) => where(where.refTuple('created_at', 'id'), '<', where.tuple(Number(key), id)));
      }
      const rows = await query.execute();
      const items = rows.slice(0, limit);
      const last = rows.length > limit ? items.at(-1) : undefined;
      return { items: items.map(toRecord), next: last ? { key: last.created_at, id: last.id } : null };
    },

    async count(kind, filter) {
      const row = await db
        .selectFrom('records')
        .select((select) => select.fn.countAll<number | bigint>().as('count'))
        .where((where) => matches(where, kind, filter))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
  };
}

function matches(where: ExpressionBuilder<Schema, 'records'>, kind: ContentKind, { search, since }: ListFilter) {
  const parts: Expression<SqlBool>[] = [where('kind', '=', kind), where('deleted_at', 'is', null)];
  if (since !== null) parts.push(where('created_at', '>=', since));
  const term = search === null ? '' : foldSearch(search);
  if (term !== '') parts.push(sql<SqlBool>`search_text like ${`%${escapeLike(term)}%`} escape '!'`);
  return where.and(parts);
}

const escapeLike = (term: string) => term.replace(/[!%_]/g, '!$&');
