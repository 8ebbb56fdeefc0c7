/** Tells from a database error what can be done about it: try again, wait, free the disk. Codes: PostgreSQL's SQLSTATE, Node's, SQLite's. */

const TRY_AGAIN = new Set(['40001', '40P01']);
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'SQLITE_BUSY',
]);
const UNREACHABLE_CLASS = /^08/;
/** What pg says without a code: a pool or a socket that gave up. */
const UNREACHABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;
const FULL = new Set(['SQLITE_FULL', '53100', 'ENOSPC']);

export type DatabaseFailure = 'try-again' | 'unreachable' | 'full';

/** Null for what is no database failure, or a defect of ours. */
export function readDatabaseFailure(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (TRY_AGAIN.has(code)) return 'try-again';
  if (FULL.has(code)) return 'full';
  // The socket of a stopped local PostgreSQL is gone like a file.
  const noSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  const isUnreachable =
    noSocket || UNREACHABLE.has(code) || UNREACHABLE_CLASS.test(code) || UNREACHABLE_MESSAGE.test(error.message);
  return isUnreachable ? 'unreachable' : null;
}

const ATTEMPTS = 5;
const FIRST_WAIT_MS = 10;

/** Runs a transaction again where the database asks for it (serialization failure, deadlock). `work` must be safe to repeat. */
export async function retryTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || readDatabaseFailure(error) !== 'try-again') throw error;
      const wait = FIRST_WAIT_MS * 2 ** attempt * (0.5 + Math.random() / 2);
      await new Promise((resume) => setTimeout(resume, wait));
    }
  }
}
