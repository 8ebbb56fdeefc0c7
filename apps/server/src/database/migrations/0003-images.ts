/** Pictures that agents publish, each under the hash of its content (docs/decisions/0043). */
import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../engine.ts';

export function images(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('images')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('content', engine === 'postgres' ? sql`bytea` : sql`blob`, (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  };
}
