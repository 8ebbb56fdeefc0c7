/** Backup and restore over both databases, and across: everything back as it was, or nothing changed (rules X). */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/database/engine.ts';
import { createRecordStore } from '../../src/database/record-store.ts';
import { createImageRepository } from '../../src/features/images/repository.ts';
import { readBackup } from '../../src/store-commands/read-backup.ts';
import { documentOf, fillWithRecords, hashOf, SOME_RECORDS } from './fill-with-records.ts';
import { ENGINES, startTestDatabases, type TestDatabases } from './open-test-database.ts';
import { readContents, runOn } from './store-contents.ts';

const folder = mkdtempSync(join(tmpdir(), 'waypage-backup-'));
const databases = {} as Record<Engine, TestDatabases>;
let files = 0;
const newFile = () => join(folder, `backup-${++files}`);

beforeAll(async () => {
  for (const engine of ENGINES) databases[engine] = await startTestDatabases(engine);
});
afterAll(async () => {
  for (const engine of ENGINES) await databases[engine]?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const PAIRS = ENGINES.flatMap((from) => ENGINES.map((to) => [from, to] as const));

describe('backup and restore', () => {
  it.each(PAIRS)('X-1 X-10 bring everything back as it was: from %s to %s', async (from, to) => {
    const [source, target] = [databases[from].makeLocation(), databases[to].makeLocation()];
    await fillWithRecords(source, SOME_RECORDS);
    const file = newFile();
    const made = await runOn(source, 'backup', file);
    expect(made).toMatchObject({ status: 0, errors: '' });
    expect(made.output).toMatch(/: 12 records, 63 earlier versions and 2 pictures \(\d+ kB\)\.\n$/);
    const before = await readContents(source);
    expect(before.records).toHaveLength(12);
    expect(before.images).toHaveLength(2);
    expect(before.revisions).toHaveLength(63);
    expect(await runOn(target, 'restore', file)).toEqual({
      status: 0,
      errors: '',
      output:
        'Restored 12 records, 63 earlier versions and 2 pictures. Start the server again; everyone signs in anew.\n',
    });
    expect(await readContents(target)).toEqual(before);
  });

  it.each(PAIRS)('X-1 hold whatever texts and pictures there may be: from %s to %s', async (from, to) => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    // One-line fields never hold NUL (the service sees to it), which PostgreSQL's text does not take.
    const line = text.map((each) => each.replaceAll('\u0000', ' '));
    const record = fc.record({
      title: fc.option(line, { nil: null }),
      rawText: fc.oneof(
        text,
        fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 }).map((units) => String.fromCharCode(...units)),
      ),
      pictures: fc.array(
        fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
        { maxLength: 2 },
      ),
      saves: fc.nat(3),
      isDeleted: fc.boolean(),
    });
    const target = databases[to].makeLocation();
    await fc.assert(
      fc.asyncProperty(fc.array(record, { maxLength: 5 }), async (drawn) => {
        const source = databases[from].makeLocation();
        await fillWithRecords(
          source,
          drawn.map((each, at) => ({ ...each, id: `record-${at}` })),
          ['itinerary'],
        );
        const file = newFile();
        expect((await runOn(source, 'backup', file)).status).toBe(0);
        expect(await runOn(target, 'restore', file, '--replace')).toMatchObject({ status: 0 });
        expect(await readContents(target)).toEqual(await readContents(source));
      }),
      { numRuns: from === 'sqlite' ? 12 : 3 },
    );
  });

  it.each(ENGINES)('X-2 is of one moment while others save: %s', async (engine) => {
    const location = databases[engine].makeLocation();
    await fillWithRecords(
      location,
      Array.from({ length: 120 }, (_, at) => ({ id: `m-${at}`, title: null, rawText: 'filler' })),
      ['itinerary'],
    );
    const server = await databases[engine].open(location);
    const [store, images] = [createRecordStore(server.db, server.engine), createImageRepository(server.db)];
    const save = (id: string, count: number, pictures: Buffer[] = []) => {
      const content = { title: String(count), place: null, dates: null, document: documentOf(String(count), pictures) };
      return count === 0
        ? store.insert('itinerary', id, content, 1, 1)
        : store.replace('itinerary', id, null, () => content, count);
    };
    let isOver = false;
    let saves = 0;
    const saving = (async () => {
      for (; !isOver; saves++) {
        const picture = Buffer.from(`picture ${saves}`);
        await images.add(hashOf(picture), picture, 1);
        // Written one after the other, read one after the other: a reader of several moments finds the last ahead of the first.
        await save('a-first', saves, [picture]);
        await save('z-last', saves);
        // The backup runs in this process, too.
        await new Promise((resume) => setTimeout(resume, 10));
      }
    })();
    let savedMeanwhile = 0;
    for (let round = 0; round < 3 || savedMeanwhile < 6; round++) {
      const file = newFile();
      const begun = saves;
      expect((await runOn(location, 'backup', file)).status).toBe(0);
      savedMeanwhile += saves - begun;
      const lines = readLines(file);
      const of = (id: string) => lines.find((line) => line.records?.id === id)?.records;
      const [first, last] = [of('a-first'), of('z-last')];
      if (!first) continue;
      expect([0, 1]).toContain(Number(first.title) - Number(last?.title ?? -1));
      const versions = lines.flatMap((line) => (line.revisions?.id === 'a-first' ? [line.revisions.version] : []));
      const kept = Math.min(20, first.version - 1);
      expect(versions).toEqual(Array.from({ length: kept }, (_, at) => first.version - kept + at));
      const named = /\/images\/([0-9a-f]{64})/.exec(first.document)?.[1];
      expect(lines.some((line) => line.images?.hash === named)).toBe(true);
    }
    isOver = true;
    await saving;
  });

  it('X-3 writes a file for its owner alone, in no other name, and no half of one', async () => {
    const source = databases.sqlite.makeLocation();
    await fillWithRecords(source, SOME_RECORDS.slice(0, 2));
    const own = mkdtempSync(join(folder, 'own-'));
    const file = join(own, 'a');
    await runOn(source, 'backup', file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(own)).toEqual(['a']);
    const first = readFileSync(file);
    expect(await runOn(source, 'backup', file)).toEqual({
      status: 1,
      output: '',
      errors: `waypage: ${file} exists already. Name another file, or say --overwrite.\n`,
    });
    expect(readFileSync(file)).toEqual(first);
    expect((await runOn(source, 'backup', file, '--overwrite')).status).toBe(0);
    expect(await runOn(source, 'backup', join(own, 'none', 'b'))).toMatchObject({
      status: 1,
      errors: expect.stringMatching(/ cannot be written: there is no such file or folder\.\n$/),
    });
    expect(readdirSync(own)).toEqual(['a']);
  });

  it('X-4 makes no database where there is none', async () => {
    const location = databases.sqlite.makeLocation();
    const file = newFile();
    for (const command of ['backup', 'export'] as const) {
      const { status, errors } = await runOn(location, command, file);
      expect([status, errors]).toEqual([
        1,
        `waypage: There is no database at ${join(location.dataFolder, 'waypage.db')}. WAYPAGE_DATA names its folder, DATABASE_URL a PostgreSQL.\n`,
      ]);
    }
    expect([existsSync(location.dataFolder), existsSync(file)]).toEqual([false, false]);
    expect(await runOn(databases.postgres.makeLocation(), 'backup', file)).toMatchObject({
      status: 1,
      errors: 'waypage: The database is empty: no server has used it yet.\n',
    });
    const nowhere = { ...location, databaseUrl: 'postgres://waypage@127.0.0.1:1/none' };
    expect((await runOn(nowhere, 'backup', file)).errors).toMatch(
      /^waypage: PostgreSQL cannot be reached at the address/,
    );
  });

  it.each(ENGINES)(
    'X-11 leaves a database with records or pictures alone, unless told to replace them: %s',
    async (engine) => {
      const [source, target] = [databases[engine].makeLocation(), databases[engine].makeLocation()];
      await fillWithRecords(source, SOME_RECORDS);
      await fillWithRecords(target, [
        { id: 'mine', title: 'Mine', rawText: 'mine', pictures: [Buffer.from('mine')], saves: 2 },
      ]);
      const file = newFile();
      await runOn(source, 'backup', file);
      const before = await readContents(target);
      expect(await runOn(target, 'restore', file)).toEqual({
        status: 1,
        output: '',
        errors:
          'waypage: There are records or pictures in this database already. Nothing was changed. Say --replace to erase them and restore the backup in their place.\n',
      });
      expect(await readContents(target)).toEqual(before);
      expect((await runOn(target, 'restore', file, '--replace')).status).toBe(0);
      expect(await readContents(target)).toEqual(await readContents(source));
      const { db } = await databases[engine].open(target);
      expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    },
  );

  it.each(ENGINES)('X-12 a backup that fails on its last row leaves everything as it was: %s', async (engine) => {
    const [source, target] = [databases[engine].makeLocation(), databases[engine].makeLocation()];
    await fillWithRecords(source, SOME_RECORDS);
    await fillWithRecords(target, [{ id: 'mine', title: 'Mine', rawText: 'mine' }]);
    const file = newFile();
    await runOn(source, 'backup', file);
    // Whole by its checksum, so that only the database can find the row that hangs on no record.
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n').slice(0, -1);
    const odd = newFile();
    const { revisions } = JSON.parse(lines.at(-1) ?? '');
    writeWithEnd(odd, [...lines, JSON.stringify({ revisions: { ...revisions, id: 'of-no-record' } })]);
    const before = await readContents(target);
    await expect(runOn(target, 'restore', odd, '--replace')).rejects.toThrow(/foreign key/i);
    expect(await readContents(target)).toEqual(before);
  });
});

describe('what is no whole backup', () => {
  let whole: Buffer;
  let lines: string[];

  beforeAll(async () => {
    const source = databases.sqlite.makeLocation();
    await fillWithRecords(
      source,
      SOME_RECORDS.slice(0, 2).map((record) => ({ ...record, saves: 1 })),
    );
    const file = newFile();
    await runOn(source, 'backup', file);
    whole = readFileSync(file);
    lines = gunzipSync(whole).toString().trimEnd().split('\n');
  });

  const rowsOf = async (content: Buffer | string) => {
    const file = newFile();
    writeFileSync(file, content);
    const rows = [];
    for await (const row of readBackup(file)) rows.push(row);
    rmSync(file);
    return rows;
  };

  it('X-12 is refused wherever it is cut', async () => {
    expect(await rowsOf(whole)).toHaveLength(lines.length - 2);
    for (let length = 0; length < whole.length; length += Math.max(1, Math.floor(whole.length / 150))) {
      await expect(rowsOf(whole.subarray(0, length)), `cut to ${length} bytes`).rejects.toThrow(/Nothing was changed/);
    }
    await expect(rowsOf(whole.subarray(0, -1))).rejects.toThrow(/is not whole: its end is missing/);
    for (let count = 0; count < lines.length; count++) {
      const text = lines
        .slice(0, count)
        .map((line) => `${line}\n`)
        .join('');
      await expect(rowsOf(gzipSync(text)), `${count} lines`).rejects.toThrow(/Nothing was changed/);
    }
  });

  it('X-12 is refused wherever a byte is changed, or gives what was backed up', async () => {
    const rows = await rowsOf(whole);
    let refused = 0;
    for (let at = 0; at < whole.length; at += Math.max(1, Math.floor(whole.length / 300))) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      const read = await rowsOf(changed).catch((error: Error) => error.message);
      if (typeof read === 'string') {
        expect(read).toMatch(/Nothing was changed/);
        refused++;
      } else expect(read).toEqual(rows);
    }
    expect(refused).toBeGreaterThan(250);
  });

  it('X-12 is refused where a line is missing, changed, doubled or added under a checksum of its own', async () => {
    const text = (each: readonly string[]) => gzipSync(each.map((line) => `${line}\n`).join(''));
    for (let at = 1; at < lines.length - 1; at++) {
      await expect(rowsOf(text(lines.filter((_, index) => index !== at))), `without line ${at}`).rejects.toThrow(
        /is damaged/,
      );
    }
    await expect(rowsOf(text([...lines, lines[1] ?? '']))).rejects.toThrow(/is damaged/);
    await expect(rowsOf(text(lines.map((line) => line.replace('Köln', 'Bonn'))))).rejects.toThrow(/is damaged/);
    const odd = newFile();
    for (const line of [
      '{"sessions":{}}',
      '[]',
      'null',
      '{"records":{"kind":"cruise"}}',
      'no json',
      `{"images":{"hash":"${'a'.repeat(64)}","createdAt":1,"content":"AAAA"}}`,
    ]) {
      writeWithEnd(odd, [...lines.slice(0, -1), line]);
      await expect(rowsOf(readFileSync(odd)), line).rejects.toThrow(/is damaged/);
    }
  });

  it('X-12 is refused with what it is: another file, a newer format, no file', async () => {
    for (const content of [
      '',
      'hello',
      Buffer.from([0x89, 0x50, 0x4e, 0x47]),
      gzipSync('hello\n'),
      gzipSync('{"a":1}\n'),
      gzipSync(''),
    ]) {
      await expect(rowsOf(content)).rejects.toThrow(
        /is not (a backup of Waypage\. Nothing was changed\.|whole: its end is missing)/,
      );
    }
    const newer = gzipSync(`{"waypageBackup":2,"madeAt":"2030-01-01T00:00:00.000Z","madeBy":"9.9.9"}\n{"boats":{}}\n`);
    await expect(rowsOf(newer)).rejects.toThrow(
      'was made by a newer version of Waypage (9.9.9; its format is 2, this version reads up to 1). Nothing was changed; restore it with that version.',
    );
    const location = databases.sqlite.makeLocation();
    expect(await runOn(location, 'restore', join(folder, 'none'))).toEqual({
      status: 1,
      output: '',
      errors: `waypage: ${join(folder, 'none')} cannot be read: there is no such file or folder.\n`,
    });
    expect((await runOn(location, 'restore', folder)).errors).toBe(
      `waypage: ${folder} cannot be read: it is a folder.\n`,
    );
    expect(existsSync(location.dataFolder)).toBe(false);
  });
});

interface BackupLines {
  readonly records?: {
    readonly id: string;
    readonly title: string;
    readonly version: number;
    readonly document: string;
  };
  readonly revisions?: { readonly id: string; readonly version: number };
  readonly images?: { readonly hash: string };
}

const readLines = (file: string): BackupLines[] =>
  gunzipSync(readFileSync(file))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Writes the lines with counts and a checksum that are right for them. */
function writeWithEnd(file: string, lines: readonly string[]): void {
  const text = lines.map((line) => `${line}\n`).join('');
  const count = (name: string) => lines.filter((line) => line.startsWith(`{"${name}":`)).length;
  const counts = {
    settings: count('settings'),
    images: count('images'),
    records: count('records'),
    revisions: count('revisions'),
  };
  const end = { end: { ...counts, sha256: hashOf(Buffer.from(text)) } };
  writeFileSync(file, gzipSync(`${text}${JSON.stringify(end)}\n`));
}
