/** Everything a database holds, to compare two of them; and commands run on one as the operator's shell would. */
import { PassThrough } from 'node:stream';
import type { DatabaseLocation } from '../../src/database/open-database.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { runStoreCommand } from '../../src/store-commands/run-store-command.ts';
import type { StoreCommand } from '../../src/store-commands/store-command-help.ts';

export async function readContents(location: DatabaseLocation) {
  const { db, close } = await openDatabase(location, () => {});
  const records = await db.selectFrom('records').selectAll().orderBy('kind').orderBy('id').execute();
  const revisions = await db
    .selectFrom('revisions')
    .selectAll()
    .orderBy('kind')
    .orderBy('id')
    .orderBy('version')
    .execute();
  const images = await db.selectFrom('images').select(['hash', 'content', 'created_at']).orderBy('hash').execute();
  const settings = await db.selectFrom('settings').selectAll().orderBy('name').execute();
  const lists = await db
    .selectFrom('list_entries')
    .select(['kind', 'id', 'title', 'place', 'dates', 'search_text', 'title_key', 'created_at'])
    .orderBy('kind')
    .orderBy('id')
    .execute();
  await close();
  const bytes = images.map(({ content, ...row }) => {
    return { ...row, content: Buffer.from(content as Uint8Array).toString('base64') };
  });
  return { records, revisions, images: bytes, settings, lists };
}

export async function runOn(location: DatabaseLocation, command: StoreCommand, ...args: string[]) {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const environment = {
    WAYPAGE_DATA: location.dataFolder,
    ...(location.databaseUrl === null ? {} : { DATABASE_URL: location.databaseUrl }),
  };
  const now = () => new Date('2026-11-21T10:00:00Z');
  const status = await runStoreCommand(command, args, { output, errors, environment, now });
  return { status, output: String(output.read() ?? ''), errors: String(errors.read() ?? '') };
}
