/**
 * PostgreSQL through pg, or an engine that speaks its protocol. Every connection asks for `synchronous_commit` and reads it
 * back (rule S-1); the driver is loaded only when DATABASE_URL names it.
 */
import { CompiledQuery, type DatabaseConnection, type Dialect, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { StartError } from '../../start-error.ts';

const POOL_SIZE = 8;
const CONNECT_TIMEOUT_MS = 3000;
const QUERY_TIMEOUT_MS = 15_000;
const INT8_OID = 20;
/** Values of `synchronous_commit` under which an answered commit is on the server's disk. */
const DURABLE = new Set(['on', 'local', 'remote_write', 'remote_apply']);

export interface PostgresSettings {
  synchronous_commit: string;
}

export async function openPostgres(
  url: string,
  onLostConnection: (error: Error) => void,
): Promise<{ dialect: Dialect; settings: PostgresSettings }> {
  const { default: pg } = await import('pg');
  const pool: Pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    application_name: 'waypage',
    types: {
      // Times and counts stay far below 2^53.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
    },
  });
  // Without listeners the loss of a connection, idle or at work, would end the process; the query at work fails by itself.
  pool.on('error', onLostConnection);
  pool.on('connect', (client) => client.on('error', onLostConnection));
  const settings = await readSettings(pool);
  return { dialect: new PostgresDialect({ pool, onCreateConnection: askForDurability }), settings };
}

async function readSettings(pool: Pool): Promise<PostgresSettings> {
  const client = await pool.connect().catch((cause: unknown) => {
    throw new StartError(
      `PostgreSQL cannot be reached at the address in DATABASE_URL: ${cause instanceof Error ? cause.message || cause.name : cause}.`,
    );
  });
  try {
    await client.query('set synchronous_commit to on');
    const { rows } = await client.query<{ synchronous_commit: string }>('show synchronous_commit');
    const value = rows[0]?.synchronous_commit ?? 'unknown';
    if (!DURABLE.has(value)) {
      throw new StartError(`PostgreSQL keeps synchronous_commit at ${value}; it must be on, or saves could be lost.`);
    }
    return { synchronous_commit: value };
  } finally {
    // Closed, so that every connection of the pool passes through `askForDurability`.
    client.release(true);
  }
}

async function askForDurability(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw('set synchronous_commit to on'));
}
