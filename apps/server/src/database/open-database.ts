/** Opens the store that the configuration names, migrated and with its durability read back. */
import { Kysely, sql } from 'kysely';
import { openPostgres, type PostgresSettings } from './dialects/postgres.ts';
import { openSqlite, type SqliteSettings } from './dialects/sqlite.ts';
import type { Engine } from './engine.ts';
import { migrateDatabase, refuseNewer } from './migrations/migrate-database.ts';
import type { Schema } from './schema.ts';

export interface OpenDatabase {
  readonly db: Kysely<Schema>;
  readonly engine: Engine;
  /** What a save's promise hangs on, as the engine itself answers it. */
  readonly settings: SqliteSettings | PostgresSettings;
  /** Resolves when the database answers, rejects when not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseLocation {
  readonly dataFolder: string;
  /** `postgres://…`; SQLite in `dataFolder` where null. */
  readonly databaseUrl: string | null;
}

/** `asItIs` leaves an older database as it is, for whoever only reads it. */
export async function openDatabase(
  { dataFolder, databaseUrl }: DatabaseLocation,
  onLostConnection: (error: Error) => void,
  { asItIs = false } = {},
): Promise<OpenDatabase> {
  const engine: Engine = databaseUrl === null ? 'sqlite' : 'postgres';
  const { dialect, settings } =
    databaseUrl === null ? openSqlite(dataFolder) : await openPostgres(databaseUrl, onLostConnection);
  const db = new Kysely<Schema>({ dialect });
  try {
    await (asItIs ? refuseNewer(db, engine) : migrateDatabase(db, engine));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    engine,
    settings,
    async ping() {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}
