/** Records of all kinds, their revisions, sessions, settings. */
import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../engine.ts';

export function firstTables(engine: Engine): Migration {
  /** Compared byte by byte on both engines, whatever the locale of the database. */
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('records')
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('id', key, (column) => column.notNull())
        .addColumn('title', 'text')
        .addColumn('place', 'text')
        .addColumn('dates', 'text')
        .addColumn('title_key', key, (column) => column.notNull())
        .addColumn('search_text', key, (column) => column.notNull())
        .addColumn('document', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addColumn('deleted_at', 'bigint')
        .addPrimaryKeyConstraint('records_key', ['kind', 'id'])
        .execute();
      await db.schema
        .createIndex('records_by_date')
        .on('records')
        .columns(['kind', 'created_at', 'id'])
        .where(sql.ref('deleted_at'), 'is', null)
        .execute();
      await db.schema
        .createIndex('records_by_title')
        .on('records')
        .columns(['kind', 'title_key', 'id'])
        .where(sql.ref('deleted_at'), 'is', null)
        .execute();
      await db.schema
        .createIndex('records_by_deletion')
        .on('records')
        .column('deleted_at')
        .where(sql.ref('deleted_at'), 'is not', null)
        .execute();

      await db.schema
        .createTable('revisions')
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('id', key, (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('title', 'text')
        .addColumn('place', 'text')
        .addColumn('dates', 'text')
        .addColumn('document', 'text', (column) => column.notNull())
        .addColumn('saved_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('revisions_key', ['kind', 'id', 'version'])
        .addForeignKeyConstraint('revisions_of_record', ['kind', 'id'], 'records', ['kind', 'id'], (constraint) =>
          constraint.onDelete('cascade'),
        )
        .execute();

      await db.schema
        .createTable('sessions')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('settings')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
