/** Which records name which pictures, and since when a picture has waited to be named (docs/decisions/0053). */
import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { noteImageUses } from '../image-uses.ts';
import type { Schema } from '../schema.ts';

const PAGE = 40;

export function imageUses(engine: Engine): Migration {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    async up(db: Kysely<Schema>) {
      await db.schema
        .createTable('image_uses')
        .addColumn('kind', key, (column) => column.notNull())
        .addColumn('id', key, (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('last_version', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('image_uses_key', ['kind', 'id', 'hash'])
        .addForeignKeyConstraint('image_uses_of_record', ['kind', 'id'], 'records', ['kind', 'id'], (constraint) =>
          constraint.onDelete('cascade'),
        )
        .execute();
      await db.schema.createIndex('image_uses_by_hash').on('image_uses').column('hash').execute();
      // Nothing that is here already waits any less than what comes.
      await db.schema
        .alterTable('images')
        .addColumn('kept_at', 'bigint', (column) => column.notNull().defaultTo(Date.now()))
        .execute();
      for (const table of ['records', 'revisions'] as const) await noteAll(db, table);
    },
  };
}

/** In pages: documents may be large. */
async function noteAll(db: Kysely<Schema>, table: 'records' | 'revisions'): Promise<void> {
  for (let offset = 0; ; offset += PAGE) {
    const page = await db
      .selectFrom(table)
      .select(['kind', 'id', 'version', 'document'])
      .where('document', 'like', '%/images/%')
      .orderBy('kind')
      .orderBy('id')
      .orderBy('version')
      .offset(offset)
      .limit(PAGE)
      .execute();
    await noteImageUses(db, page);
    if (page.length < PAGE) return;
  }
}
