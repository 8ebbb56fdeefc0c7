/**
 * Records of all kinds: insert once, read, replace under a version with the old text kept, delete with 30 days to undo
 * (contract §2, §4; rules H-5 to H-10, S-4). It knows tables, not what a document holds.
 */
import { type ContentKind, foldText, LIMITS, titleKey } from '@waypage/contract';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { retryTransaction } from './database-failures.ts';
import type { Engine } from './engine.ts';
import type { RecordsTable, Schema } from './schema.ts';

/** What a save writes. */
export interface RecordContent {
  readonly title: string | null;
  readonly place: string | null;
  readonly dates: string | null;
  /** JSON text. */
  readonly document: string;
}

export interface StoredRecord extends RecordContent {
  readonly id: string;
  readonly version: number;
  /** Milliseconds since 1970, as all times here. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

interface StoredRevision extends RecordContent {
  readonly version: number;
  readonly savedAt: number;
}

export interface RecordHead {
  readonly version: number;
  readonly updatedAt: number;
}

type InsertOutcome =
  | { readonly outcome: 'inserted'; readonly record: StoredRecord }
  /** The id is in use; `record` is null where it belongs to a deleted one. */
  | { readonly outcome: 'taken'; readonly record: StoredRecord | null };

type ReplaceOutcome =
  | { readonly outcome: 'saved'; readonly record: StoredRecord }
  | { readonly outcome: 'conflict'; readonly record: StoredRecord }
  | { readonly outcome: 'missing' };

export interface RecordStore {
  insert(kind: ContentKind, id: string, content: RecordContent, createdAt: number, now: number): Promise<InsertOutcome>;
  find(kind: ContentKind, id: string): Promise<StoredRecord | null>;
  findHead(kind: ContentKind, id: string): Promise<RecordHead | null>;
  /** `change` makes the new content from the stored one; it may run more than once. Without `expectedVersion` any version is replaced. */
  replace(
    kind: ContentKind,
    id: string,
    expectedVersion: number | null,
    change: (current: StoredRecord) => RecordContent,
    now: number,
  ): Promise<ReplaceOutcome>;
  /** False where there is nothing to delete. */
  remove(kind: ContentKind, id: string, now: number): Promise<boolean>;
  /** Undoes a deletion that is not older than `deletedSince`. */
  restore(kind: ContentKind, id: string, deletedSince: number): Promise<StoredRecord | null>;
  /** Newest first; null for an unknown id. */
  listRevisions(kind: ContentKind, id: string): Promise<readonly StoredRevision[] | null>;
  /** Erases what was deleted before `deletedBefore`, with its revisions; answers how many records. */
  purge(deletedBefore: number): Promise<number>;
}

export function createRecordStore(db: Kysely<Schema>, engine: Engine): RecordStore {
  return {
    async insert(kind, id, content, createdAt, now) {
      const row = {
        kind,
        id,
        ...toColumns(content),
        version: 1,
        created_at: createdAt,
        updated_at: now,
        deleted_at: null,
      };
      const inserted = await db
        .insertInto('records')
        .values(row)
        .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
        .executeTakeFirst();
      if ((inserted.numInsertedOrUpdatedRows ?? 0n) > 0n) return { outcome: 'inserted', record: toRecord(row) };
      return { outcome: 'taken', record: await findLiving(db, kind, id) };
    },

    find: (kind, id) => findLiving(db, kind, id),

    async findHead(kind, id) {
      const row = await db
        .selectFrom('records')
        .select(['version', 'updated_at'])
        .where('kind', '=', kind)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return row ? { version: row.version, updatedAt: row.updated_at } : null;
    },

    replace: (kind, id, expectedVersion, change, now) =>
      retryTransaction(() =>
        db.transaction().execute(async (transaction) => {
          const row = await livingRow(transaction, kind, id)
            .$if(engine === 'postgres', (query) => query.forUpdate())
            .executeTakeFirst();
          if (!row) return { outcome: 'missing' as const };
          const current = toRecord(row);
          if (expectedVersion !== null && expectedVersion !== current.version) {
            return { outcome: 'conflict' as const, record: current };
          }
          const columns = toColumns(change(current));
          const version = current.version + 1;
          await keepRevision(transaction, kind, row);
          await transaction
            .updateTable('records')
            .set({ ...columns, version, updated_at: now })
            .where('kind', '=', kind)
            .where('id', '=', id)
            .execute();
          return { outcome: 'saved' as const, record: toRecord({ ...row, ...columns, version, updated_at: now }) };
        }),
      ),

    async remove(kind, id, now) {
      const done = await db
        .updateTable('records')
        .set({ deleted_at: now })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return done.numUpdatedRows > 0n;
    },

    async restore(kind, id, deletedSince) {
      await db
        .updateTable('records')
        .set({ deleted_at: null })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .where('deleted_at', '>=', deletedSince)
        .execute();
      return findLiving(db, kind, id);
    },

    async listRevisions(kind, id) {
      if ((await this.findHead(kind, id)) === null) return null;
      const rows = await db
        .selectFrom('revisions')
        .selectAll()
        .where('kind', '=', kind)
        .where('id', '=', id)
        .orderBy('version', 'desc')
        .limit(LIMITS.revisionsKept)
        .execute();
      return rows.map(({ version, title, place, dates, document, saved_at }) => {
        return { version, title, place, dates, document, savedAt: saved_at };
      });
    },

    async purge(deletedBefore) {
      const done = await db.deleteFrom('records').where('deleted_at', '<', deletedBefore).executeTakeFirst();
      return Number(done.numDeletedRows);
    },
  };
}

type Row = Selectable<RecordsTable>;

const livingRow = (db: Kysely<Schema> | Transaction<Schema>, kind: ContentKind, id: string) =>
  db.selectFrom('records').selectAll().where('kind', '=', kind).where('id', '=', id).where('deleted_at', 'is', null);

async function findLiving(db: Kysely<Schema>, kind: ContentKind, id: string): Promise<StoredRecord | null> {
  const row = await livingRow(db, kind, id).executeTakeFirst();
  return row ? toRecord(row) : null;
}

async function keepRevision(transaction: Transaction<Schema>, kind: ContentKind, row: Row): Promise<void> {
  const { id, version, title, place, dates, document, updated_at } = row;
  await transaction
    .insertInto('revisions')
    .values({ kind, id, version, title, place, dates, document, saved_at: updated_at })
    .execute();
  await transaction
    .deleteFrom('revisions')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '<=', version - LIMITS.revisionsKept)
    .execute();
}

/** Divides the folded fields, so that a search never matches over the end of one; foldText and search terms never hold it. */
const FIELD_END = '\u001f';

/** The content, and what search and title order need of it (rule S-3). */
export function toColumns(content: RecordContent) {
  const { title, place, dates, document } = content;
  return {
    title,
    place,
    dates,
    document,
    title_key: titleKey(title),
    search_text: [title, place, dates].map((field) => foldSearch(field ?? '')).join(FIELD_END),
  };
}

/** Text and search term, folded alike; control characters would split words or fields. */
export function foldSearch(text: string): string {
  return foldText(text).replace(/\p{Cc}+/gu, ' ');
}

export function toRecord(row: Row): StoredRecord {
  const { id, title, place, dates, document, version, created_at, updated_at } = row;
  return { id, title, place, dates, document, version, createdAt: created_at, updatedAt: updated_at };
}
