/** Brings a database to the newest migration; each runs once, in one transaction. A database newer than the code stops the start. */
import { type Kysely, type Migration, Migrator } from 'kysely';
import { StartError } from '../../start-error.ts';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { firstTables } from './0001-first-tables.ts';
import { listEntries } from './0002-list-entries.ts';
import { images } from './0003-images.ts';
import { counting } from './0004-counting.ts';

const MIGRATION_TABLE = 'kysely_migration';

/** Every migration in the order it runs. A released one is never changed. */
function listMigrations(engine: Engine): Record<string, Migration> {
  return {
    '0001-first-tables': firstTables(engine),
    '0002-list-entries': listEntries(engine),
    '0003-images': images(engine),
    '0004-counting': counting(engine),
  };
}

export async function migrateDatabase(db: Kysely<Schema>, engine: Engine): Promise<void> {
  await refuseNewer(db, engine);
  const migrations = listMigrations(engine);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** @throws StartError where the database has a migration that this version does not know. */
export async function refuseNewer(db: Kysely<Schema>, engine: Engine): Promise<void> {
  const known = Object.keys(listMigrations(engine));
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === MIGRATION_TABLE)) return;
  const done = await db
    .withTables<{ [MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(MIGRATION_TABLE)
    .select('name')
    .execute();
  const unknown = done.filter((row) => !known.includes(row.name)).map((row) => row.name);
  if (unknown.length > 0) {
    throw new StartError(
      `The database was made by a newer version of Waypage (it has the migration ${unknown.join(', ')}). Start that version, or point this one at another database.`,
    );
  }
}
