/**
 * SQLite through libsql: one connection, WAL, every commit synced before it returns (rule S-1). The settings that a promise
 * hangs on are read back; where the file system refuses one, the server does not start.
 */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import Database from 'libsql';
import { StartError } from '../../start-error.ts';

export const SQLITE_FILE = 'waypage.db';
const PAGE_CACHE_KIB = 8192;

/** What must hold, as `PRAGMA` answers it. `synchronous` 2 is FULL. */
const REQUIRED = { journal_mode: 'wal', synchronous: 2, busy_timeout: 5000, foreign_keys: 1 } as const;
export type SqliteSettings = Record<keyof typeof REQUIRED, string | number>;

export function openSqlite(folder: string): { dialect: Dialect; settings: SqliteSettings } {
  const path = join(folder, SQLITE_FILE);
  const database = openFile(folder, path);
  database.exec(`pragma journal_mode = ${REQUIRED.journal_mode}`);
  database.exec('pragma synchronous = FULL');
  database.exec(`pragma busy_timeout = ${REQUIRED.busy_timeout}`);
  database.exec('pragma foreign_keys = ON');
  database.exec(`pragma cache_size = -${PAGE_CACHE_KIB}`);
  const settings = readSettings(database);
  for (const name of Object.keys(REQUIRED) as (keyof typeof REQUIRED)[]) {
    if (settings[name] !== REQUIRED[name]) {
      throw new StartError(
        `SQLite does not keep the setting ${name}: it should be ${REQUIRED[name]} and is ${settings[name]}. Is ${folder} on a network file system? Set WAYPAGE_DATA to a local folder.`,
      );
    }
  }
  return { dialect: new LockingSqliteDialect({ database }), settings };
}

function openFile(folder: string, path: string): Database.Database {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // The -wal and -shm files take their mode from this one.
    closeSync(openSync(path, 'a', 0o600));
    const database = new Database(path);
    database.prepare('select count(*) as tables from sqlite_master').all();
    return database;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `The database file ${path} cannot be used: ${reason}. Nothing was changed. Check the folder's rights, or restore the file from a backup.`,
    );
  }
}

function readSettings(database: Database.Database): SqliteSettings {
  const read = (name: string) => {
    const row = database.prepare(`pragma ${name}`).all()[0] as Record<string, string | number> | undefined;
    return Object.values(row ?? {})[0] ?? 'unknown';
  };
  return {
    journal_mode: read('journal_mode'),
    synchronous: read('synchronous'),
    busy_timeout: read('busy_timeout'),
    foreign_keys: read('foreign_keys'),
  };
}

/** A transaction takes the write lock when it begins, so that what it read cannot be outdated by another process before it writes. */
class LockingSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite rolls back table changes like any other; Kysely leaves that unused, and a kill in a migration would leave half of it. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class LockingSqliteDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDialect>[0];

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new LockingSqliteDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}
