/**
 * What lists show, search and sort, beside the records and free of their documents (docs/decisions/0040): triggers keep one narrow
 * row for each living record, so that counting and searching 100,000 of them reads a few megabytes. SQLite gets a trigram index
 * over the searched text; PostgreSQL gets one where `pg_trgm` may be had, and does without it elsewhere.
 */
import { type Kysely, type Migration, type RawBuilder, sql } from 'kysely';
import type { Engine } from '../engine.ts';

const COLUMNS = sql`created_at, kind, search_text, title_key, id, title, place, dates`;
const NEW_ENTRY = sql`new.created_at, new.kind, new.search_text, new.title_key, new.id, new.title, new.place, new.dates`;
const DELETE_OLD = sql`delete from list_entries where kind = old.kind and id = old.id`;
const INSERT_NEW = sql`insert into list_entries (${COLUMNS}) select ${NEW_ENTRY} where new.deleted_at is null`;

/** A save of a document alone leaves the entry as it is. */
const changed = (differs: RawBuilder<unknown>) =>
  sql.join(
    ['deleted_at', 'created_at', 'search_text', 'title_key', 'title', 'place', 'dates'].map(
      (column) => sql`old.${sql.ref(column)} ${differs} new.${sql.ref(column)}`,
    ),
    sql` or `,
  );

export function listEntries(engine: Engine): Migration {
  const postgres = engine === 'postgres';
  const key = postgres ? sql`text collate "C"` : sql`text`;
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('list_entries')
        .addColumn('number', postgres ? 'bigint' : 'integer', (column) =>
          postgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey(),
        )
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('search_text', key, (column) => column.notNull())
        .addColumn('title_key', key, (column) => column.notNull())
        .addColumn('id', key, (column) => column.notNull())
        .addColumn('title', 'text')
        .addColumn('place', 'text')
        .addColumn('dates', 'text')
        .addUniqueConstraint('list_entries_key', ['kind', 'id'])
        .execute();
      // SQLite walks these without touching the table; an index row of PostgreSQL could not hold the longest text.
      const walked = postgres ? [] : ['search_text'];
      await db.schema
        .createIndex('list_entries_by_date')
        .on('list_entries')
        .columns(['kind', 'created_at', 'id', ...walked])
        .execute();
      await db.schema
        .createIndex('list_entries_by_title')
        .on('list_entries')
        .columns(['kind', 'title_key', 'id', ...walked])
        .execute();
      await (postgres ? keepByPostgres(db) : keepBySqlite(db));
      await sql`insert into list_entries (${COLUMNS}) select ${COLUMNS} from records where deleted_at is null order by created_at`.execute(
        db,
      );
      if (postgres) await sql`analyze list_entries`.execute(db);
      await db.schema.dropIndex('records_by_date').execute();
      await db.schema.dropIndex('records_by_title').execute();
    },
  };
}

async function keepBySqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table list_search using fts5(search_text, content='', contentless_delete=1, detail=none, tokenize='trigram case_sensitive 1')`.execute(
    db,
  );
  await sql`create trigger list_search_insert after insert on list_entries begin
    insert into list_search (rowid, search_text) values (new.number, new.search_text);
  end`.execute(db);
  await sql`create trigger list_search_delete after delete on list_entries begin
    delete from list_search where rowid = old.number;
  end`.execute(db);
  await sql`create trigger list_entries_insert after insert on records begin ${INSERT_NEW}; end`.execute(db);
  await sql`create trigger list_entries_update after update on records when ${changed(sql`is not`)} begin
    ${DELETE_OLD}; ${INSERT_NEW};
  end`.execute(db);
  await sql`create trigger list_entries_delete after delete on records begin ${DELETE_OLD}; end`.execute(db);
}

async function keepByPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function keep_list_entry() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then ${DELETE_OLD}; end if;
    if tg_op <> 'DELETE' then ${INSERT_NEW}; end if;
    return null;
  end $$`.execute(db);
  await sql`create trigger list_entries_insert after insert or delete on records
    for each row execute function keep_list_entry()`.execute(db);
  await sql`create trigger list_entries_update after update on records
    for each row when (${changed(sql`is distinct from`)}) execute function keep_list_entry()`.execute(db);
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index list_entries_by_trigram on list_entries using gin (search_text gin_trgm_ops);
  exception when others then raise notice 'searching without pg_trgm: %', sqlerrm;
  end $$`.execute(db);
}
