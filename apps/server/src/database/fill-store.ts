/**
 * Rows of a backup into the store, all or none: one transaction that keeps every other writer out until it has ended
 * (rules ). What can be worked out of a row (search, title order, lists) is made anew by this version.
 */
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import type { StoredImageRow } from './read-snapshot.ts';
import { toColumns } from './record-store.ts';
import type { RecordsTable, RevisionsTable, Schema, SettingsTable } from './schema.ts';

type RecordRow = Omit<Selectable<RecordsTable>, 'title_key' | 'search_text'>;

export type StoreRow =
  | { readonly table: 'settings'; readonly row: Selectable<SettingsTable> }
  | { readonly table: 'images'; readonly row: StoredImageRow }
  | { readonly table: 'records'; readonly row: RecordRow }
  | { readonly table: 'revisions'; readonly row: Selectable<RevisionsTable> };

type Batches = { readonly [Row in StoreRow as Row['table']]: Row['row'][] };

const BATCH_ROWS = 100;
const BATCH_CHARACTERS = 4_000_000;

/** False where there are records or pictures already and `replace` is not said; then nothing is changed. */
export function fillStore(
  db: Kysely<Schema>,
  engine: Engine,
  rows: AsyncIterable<StoreRow>,
  { replace }: { readonly replace: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // SQLite's transactions begin with the lock.
    if (engine === 'postgres') {
      await sql`lock table records, revisions, images, settings, sessions in exclusive mode`.execute(transaction);
    }
    if (!replace && !(await isEmpty(transaction))) return false;
    // With another signing secret no session counts any more.
    for (const table of ['revisions', 'records', 'images', 'sessions', 'settings'] as const) {
      await transaction.deleteFrom(table).execute();
    }
    await insertInBatches(transaction, rows);
    return true;
  });
}

async function isEmpty(transaction: Transaction<Schema>): Promise<boolean> {
  const record = await transaction.selectFrom('records').select('id').limit(1).executeTakeFirst();
  const image = await transaction.selectFrom('images').select('hash').limit(1).executeTakeFirst();
  return record === undefined && image === undefined;
}

async function insertInBatches(transaction: Transaction<Schema>, rows: AsyncIterable<StoreRow>): Promise<void> {
  let batches: Batches = { settings: [], images: [], records: [], revisions: [] };
  let count = 0;
  let characters = 0;
  const flush = async () => {
    await insert(transaction, batches);
    batches = { settings: [], images: [], records: [], revisions: [] };
    count = 0;
    characters = 0;
  };
  for await (const { table, row } of rows) {
    (batches[table] as (typeof row)[]).push(row);
    characters += 'document' in row ? row.document.length : 'content' in row ? row.content.length : 0;
    if (++count >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush();
  }
  await flush();
}

/** Records before the revisions that hang on them. */
async function insert(transaction: Transaction<Schema>, { settings, images, records, revisions }: Batches) {
  if (settings.length > 0) await transaction.insertInto('settings').values(settings).execute();
  if (images.length > 0) await transaction.insertInto('images').values(images).execute();
  if (records.length > 0) {
    const whole = records.map((row) => ({ ...row, ...toColumns(row) }));
    await transaction.insertInto('records').values(whole).execute();
  }
  if (revisions.length > 0) await transaction.insertInto('revisions').values(revisions).execute();
}
