/**
 * The whole store as it stood at one moment, in pages, while others go on saving: a reading transaction of either engine
 * (SQLite's WAL and PostgreSQL's `repeatable read` both keep the moment). An older database is read as it is (rule X-2).
 */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Engine } from './engine.ts';
import type { ImagesTable, RecordsTable, RevisionsTable, Schema, SettingsTable } from './schema.ts';

export type StoredImageRow = Pick<Selectable<ImagesTable>, 'hash' | 'created_at'> & { readonly content: Buffer };

export interface Snapshot {
  settings(): Promise<Selectable<SettingsTable>[]>;
  /** By hash. */
  images(): AsyncGenerator<StoredImageRow>;
  findImage(hash: string): Promise<Buffer | null>;
  /** By kind and id, deleted ones that can still be restored included. */
  records(): AsyncGenerator<Selectable<RecordsTable>>;
  /** By kind, id and version. */
  revisions(): AsyncGenerator<Selectable<RevisionsTable>>;
}

/** Rows a page: a record may hold a megabyte, a picture half of one. */
const PAGE = 40;
const IMAGE_PAGE = 4;

/** Null where the database has never been used: it has no tables. */
export async function readSnapshot<Result>(
  db: Kysely<Schema>,
  engine: Engine,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result | null> {
  const tables = new Set((await db.introspection.getTables()).map((table) => table.name));
  if (!tables.has('records')) return null;
  return db.connection().execute(async (connection) => {
    await sql
      .raw(engine === 'sqlite' ? 'begin' : 'begin isolation level repeatable read read only')
      .execute(connection);
    try {
      return await work(snapshotOf(connection, tables));
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

function snapshotOf(db: Kysely<Schema>, tables: ReadonlySet<string>): Snapshot {
  return {
    settings: () => db.selectFrom('settings').selectAll().orderBy('name').execute(),

    async *images() {
      if (!tables.has('images')) return;
      const rows = walk(IMAGE_PAGE, (after: StoredImageRow | null) => {
        const query = db
          .selectFrom('images')
          .select(['hash', 'content', 'created_at'])
          .orderBy('hash')
          .limit(IMAGE_PAGE);
        return (after === null ? query : query.where('hash', '>', after.hash))
          .execute()
          .then((found) => found.map((row) => ({ ...row, content: Buffer.from(row.content as Uint8Array) })));
      });
      yield* rows;
    },

    async findImage(hash) {
      if (!tables.has('images')) return null;
      const row = await db.selectFrom('images').select('content').where('hash', '=', hash).executeTakeFirst();
      return row ? Buffer.from(row.content as Uint8Array) : null;
    },

    records: () =>
      walk(PAGE, (after: Selectable<RecordsTable> | null) => {
        const query = db.selectFrom('records').selectAll().orderBy('kind').orderBy('id').limit(PAGE);
        if (after === null) return query.execute();
        return query
          .where((where) => where(where.refTuple('kind', 'id'), '>', where.tuple(after.kind, after.id)))
          .execute();
      }),

    revisions: () =>
      walk(PAGE, (after: Selectable<RevisionsTable> | null) => {
        const query = db
          .selectFrom('revisions')
          .selectAll()
          .orderBy('kind')
          .orderBy('id')
          .orderBy('version')
          .limit(PAGE);
        if (after === null) return query.execute();
        return query
          .where((where) =>
            where(where.refTuple('kind', 'id', 'version'), '>', where.tuple(after.kind, after.id, after.version)),
          )
          .execute();
      }),
  };
}

async function* walk<Row>(size: number, load: (after: Row | null) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let after: Row | null = null; ; ) {
    const page: Row[] = await load(after);
    yield* page;
    if (page.length < size) return;
    after = page.at(-1) ?? null;
  }
}
