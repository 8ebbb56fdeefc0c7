/** How a database is opened: its durability read back, migrations once, a newer one refused, a lost one told apart. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDatabaseFailure } from '../../src/database/database-failures.ts';
import { SQLITE_FILE } from '../../src/database/dialects/sqlite.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { createRecordStore } from '../../src/database/record-store.ts';
import { ENGINES, startTestDatabases, type TestDatabases } from './open-test-database.ts';

const EMPTY = { title: 'Kept', place: null, dates: null, document: '{}' };

describe.each(ENGINES)('opening %s', (engine) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startTestDatabases(engine);
  });
  afterAll(() => databases?.remove());

  it('S-1 reads back what the promise of a save hangs on', async () => {
    const { db, settings } = await databases.open();
    if (engine === 'sqlite') {
      expect(settings).toEqual({ journal_mode: 'wal', synchronous: 2, busy_timeout: 5000, foreign_keys: 1 });
      expect((await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }]);
    } else {
      expect(settings).toEqual({ synchronous_commit: 'on' });
    }
  });

  it('S-2 migrates once, and again without harm, also by four servers at once', async () => {
    const location = databases.makeLocation();
    const opened =
      engine === 'postgres'
        ? await Promise.all([1, 2, 3, 4].map(() => databases.open(location)))
        : [await databases.open(location)];
    const store = createRecordStore((opened[0] as (typeof opened)[number]).db, engine);
    await store.insert('itinerary', 'a', EMPTY, 1, 1);
    const again = await databases.open(location);
    expect(await createRecordStore(again.db, engine).find('itinerary', 'a')).toMatchObject({ title: 'Kept' });
    const done = await sql<{ name: string }>`select name from kysely_migration`.execute(again.db);
    expect(done.rows.map((row) => row.name)).toEqual([
      '0001-first-tables',
      '0002-list-entries',
      '0003-images',
      '0004-counting',
    ]);
  });

  it('S-2 refuses a database that a newer version has migrated, and leaves it alone', async () => {
    const location = databases.makeLocation();
    const { db } = await databases.open(location);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', 'now')`.execute(db);
    await expect(databases.open(location)).rejects.toThrow(
      /made by a newer version of Waypage \(it has the migration 9999-from-the-future\)/,
    );
  });
});

describe('opening sqlite', () => {
  it('S-1 keeps the file and its folder for its own user', async () => {
    const databases = await startTestDatabases('sqlite');
    const location = databases.makeLocation();
    await databases.open(location);
    expect(statSync(location.dataFolder).mode & 0o777).toBe(0o700);
    for (const suffix of ['', '-wal', '-shm']) {
      expect(statSync(join(location.dataFolder, `${SQLITE_FILE}${suffix}`)).mode & 0o777).toBe(0o600);
    }
    await databases.remove();
  });

  it('S-1 refuses a damaged file with a sentence, and does not replace it', async () => {
    const databases = await startTestDatabases('sqlite');
    const { dataFolder } = databases.makeLocation();
    const { mkdirSync, readFileSync, writeFileSync } = await import('node:fs');
    mkdirSync(dataFolder);
    const path = join(dataFolder, SQLITE_FILE);
    writeFileSync(path, 'this is not a database '.repeat(500));
    await expect(openDatabase({ dataFolder, databaseUrl: null }, () => {})).rejects.toThrow(/cannot be used.*backup/);
    expect(readFileSync(path, 'utf8')).toMatch(/^this is not a database/);
    await databases.remove();
  });
});

describe('losing postgres', () => {
  it('S-1 tells a lost database from a defect, and goes on when it is back', async () => {
    const databases = await startTestDatabases('postgres');
    const { db, ping } = await databases.open();
    const store = createRecordStore(db, 'postgres');
    await store.insert('itinerary', 'a', EMPTY, 1, 1);
    await databases.cluster?.kill();
    const failure = await store.find('itinerary', 'a').catch((error: unknown) => error);
    expect(readDatabaseFailure(failure)).toBe('unreachable');
    await expect(ping()).rejects.toThrow();
    await databases.cluster?.start();
    expect(await store.find('itinerary', 'a')).toMatchObject({ title: 'Kept' });
    await databases.remove();
  });

  it('S-1 does not start without it, and says why', async () => {
    const open = openDatabase({ dataFolder: '.', databaseUrl: 'postgres://waypage@127.0.0.1:1/none' }, () => {});
    await expect(open).rejects.toThrow(/PostgreSQL cannot be reached at the address in DATABASE_URL/);
  });
});
