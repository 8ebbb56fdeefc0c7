/**
 * An index of kinds alone, for PostgreSQL (docs/decisions/0049): equal entries are packed, so that counting 100,000 records reads 90
 * pages instead of 4,300. SQLite counts by the list's key, and without statistics would take the narrowest index for searches too.
 */
import type { Kysely, Migration } from 'kysely';
import type { Engine } from '../engine.ts';

export function counting(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (engine === 'sqlite') return;
      await db.schema.createIndex('list_entries_by_kind').on('list_entries').column('kind').execute();
    },
  };
}
