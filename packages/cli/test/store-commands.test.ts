/** `npx waypage backup`, `restore`, `export` as an operator runs them, killed in the middle, too (rules X). */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseLocation } from '../../../apps/server/src/database/open-database.ts';
import { fillWithRecords, SOME_RECORDS } from '../../../apps/server/test/store/fill-with-records.ts';
import { ENGINES, startTestDatabases, type TestDatabases } from '../../../apps/server/test/store/open-test-database.ts';
import { readContents } from '../../../apps/server/test/store/store-contents.ts';

const COMMAND = join(resolve(import.meta.dirname, '../../..'), 'node_modules/.bin/waypage');
const folder = mkdtempSync(join(tmpdir(), 'waypage-commands-'));

afterAll(() => rmSync(folder, { recursive: true }));

const environmentOf = ({ dataFolder, databaseUrl }: DatabaseLocation) => {
  return { ...process.env, WAYPAGE_DATA: dataFolder, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
};

function waypage(location: DatabaseLocation, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(COMMAND, args, { cwd: folder, env: environmentOf(location) });
  return { status, output: String(stdout), errors: String(stderr) };
}

/** Some megabytes that do not get smaller, so that a command is at work for a while. */
const HEAVY = Array.from({ length: 60 }, (_, at) => {
  return {
    id: `heavy-${at}`,
    title: null,
    rawText: randomBytes(30_000).toString('hex'),
    pictures: [randomBytes(200_000)],
  };
});

/** On a busy machine a backup may end between two looks at it, and is run again to be killed. */
const RUNS = 5;

/** Bytes; none where the file has its last name by now. */
const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const gone = (child: ChildProcess) => new Promise<void>((resume) => child.once('exit', () => resume()));

/** Starts the command, kills it as soon as `isAtWork` says so; false where it had ended before. */
async function killAtWork(location: DatabaseLocation, args: string[], isAtWork: () => boolean): Promise<boolean> {
  const child = spawn(COMMAND, args, { cwd: folder, env: environmentOf(location), stdio: 'ignore' });
  const end = gone(child);
  while (child.exitCode === null && !isAtWork()) await new Promise((resume) => setTimeout(resume, 2));
  const isKilled = child.kill('SIGKILL');
  await end;
  return isKilled && child.signalCode === 'SIGKILL';
}

describe.each(ENGINES)('waypage on %s', { timeout: 120_000 }, (engine) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startTestDatabases(engine);
    // Whatever has to be built is built once, before the clocks of the tests run.
    waypage(databases.makeLocation(), 'backup', '--help');
  });
  afterAll(() => databases?.remove());

  it('X-1 X-10 X-20 backs up, restores and exports', async () => {
    const [source, target] = [databases.makeLocation(), databases.makeLocation()];
    await fillWithRecords(source, SOME_RECORDS);
    const file = `${engine}.backup`;
    expect(waypage(source, 'backup', file)).toMatchObject({ status: 0, errors: '' });
    expect(waypage(target, 'restore', file)).toMatchObject({ status: 0, errors: '' });
    expect(await readContents(target)).toEqual(await readContents(source));
    expect(waypage(target, 'export', `${engine} folder`)).toMatchObject({ status: 0, errors: '' });
    expect(readdirSync(join(folder, `${engine} folder`))).toContain('index.html');
    expect(waypage(target, 'restore', file).status).toBe(1);
  });

  it('X-3 a backup that is killed leaves nothing under its name, and nothing that can be restored', async () => {
    const source = databases.makeLocation();
    await fillWithRecords(source, HEAVY, ['itinerary']);
    const parts = () => readdirSync(folder).filter((name) => name.startsWith(`${engine}-killed.`));
    for (const least of [1, 1_000_000, 4_000_000]) {
      const isAtWork = () => parts().some((name) => sizeOf(join(folder, name)) >= least);
      let isKilled = false;
      for (let run = 0; run < RUNS && !isKilled; run++) {
        rmSync(join(folder, `${engine}-killed`), { force: true });
        isKilled = await killAtWork(source, ['backup', `${engine}-killed`], isAtWork);
      }
      expect(isKilled).toBe(true);
      expect(existsSync(join(folder, `${engine}-killed`))).toBe(false);
      expect(parts()).toHaveLength(1);
      const target = databases.makeLocation();
      expect(waypage(target, 'restore', parts()[0] ?? '').errors).toMatch(/its end is missing. Nothing was changed/);
      expect((await readContents(target)).records).toEqual([]);
      rmSync(join(folder, parts()[0] ?? ''));
    }
    expect(waypage(source, 'backup', `${engine}-killed`).status).toBe(0);
  });

  it('X-10 a restore that is killed changes nothing', async () => {
    const [source, target] = [databases.makeLocation(), databases.makeLocation()];
    await fillWithRecords(source, HEAVY, ['itinerary']);
    await fillWithRecords(target, SOME_RECORDS);
    const file = `${engine}-heavy`;
    waypage(source, 'backup', file);
    const before = await readContents(target);
    expect(await killAtWork(target, ['restore', file, '--replace'], workOn(target))).toBe(true);
    expect(await readContents(target)).toEqual(before);
    expect(waypage(target, 'restore', file, '--replace').status).toBe(0);
    expect(await readContents(target)).toEqual(await readContents(source));
  });

  /** Whether rows of the restore have reached the disk, uncommitted. */
  function workOn({ dataFolder, databaseUrl }: DatabaseLocation): () => boolean {
    const log = join(dataFolder, 'waypage.db-wal');
    if (databaseUrl === null) return () => existsSync(log) && statSync(log).size > 3_000_000;
    const name = /\/(\w+)\?/.exec(databaseUrl)?.[1] ?? '';
    const bytes = () => databases.cluster?.databaseBytes(name) ?? 0;
    const before = bytes();
    return () => bytes() > before + 3_000_000;
  }
});

describe('waypage', () => {
  const nowhere = { dataFolder: join(folder, 'nowhere'), databaseUrl: null };

  it.each([
    [['backup'], /No FILE was named\.\nRun: waypage backup --help$/],
    [['restore', 'a', 'b'], /One FILE, please; 2 were named\.\nRun: waypage restore --help$/],
    [['export'], /No DIR was named\.\nRun: waypage export --help$/],
    [['backup', '--replace', 'a'], /Unknown option '--replace'/],
    [['restore', '--overwrite', 'a'], /Unknown option '--overwrite'/],
  ])('X-5 ends with 2 where it is called wrongly: %j', (args, sentence) => {
    const { status, output, errors } = waypage(nowhere, ...args);
    expect([status, output]).toEqual([2, '']);
    expect(errors.trim()).toMatch(sentence);
  });

  it.each([
    ['backup', '--help'],
    ['restore', '-h'],
    ['export', '--help', 'x'],
  ])('X-5 helps: %s %s', (...args) => {
    const { status, output, errors } = waypage(nowhere, ...args);
    expect([status, errors]).toEqual([0, '']);
    expect(output).toMatch(/^Usage: waypage /m);
    for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('X-5 ends with 1 and a sentence where it cannot be done', () => {
    expect(waypage({ ...nowhere, databaseUrl: 'mysql://x' }, 'backup', 'a')).toEqual({
      status: 1,
      output: '',
      errors: 'waypage: DATABASE_URL must be an address like postgres://user:password@host:5432/name.\n',
    });
    expect(waypage(nowhere, 'backup', 'a').errors).toMatch(/^waypage: There is no database at /);
  });
});
