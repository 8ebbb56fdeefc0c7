/** A backup file -> the store, whole or not at all (rules ). The file is read to its end before the database is touched. */
import type { Kysely } from 'kysely';
import type { Engine } from '../database/engine.ts';
import { fillStore } from '../database/fill-store.ts';
import type { Schema } from '../database/schema.ts';
import type { Counts } from './backup-format.ts';
import { CommandError } from './command-error.ts';
import { readBackup } from './read-backup.ts';

export interface RestoreOptions {
  readonly file: string;
  /** Erases what is there first. */
  readonly replace: boolean;
  /** Opened when the file is known to be good. */
  readonly openStore: () => Promise<{ readonly db: Kysely<Schema>; readonly engine: Engine }>;
}

export async function restoreBackup({ file, replace, openStore }: RestoreOptions): Promise<Counts> {
  const rows = readBackup(file);
  let row = await rows.next();
  while (row.done !== true) row = await rows.next();
  const { db, engine } = await openStore();
  if (!(await fillStore(db, engine, readBackup(file), { replace }))) {
    throw new CommandError(
      'There are records or pictures in this database already. Nothing was changed. Say --replace to erase them and restore the backup in their place.',
    );
  }
  return row.value;
}
