/** Rule S-1 on the built server: nothing that was answered 2xx is ever lost, on either engine; and the check itself is checked. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Database from 'libsql';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILD_TARGETS, isUpToDate, markBuilt } from '../../../../scripts/lib/build-targets.mjs';
import { type PrivateCluster, startPrivateCluster } from '../../../../tooling/postgres/private-cluster.ts';
import { SQLITE_FILE } from '../../src/database/dialects/sqlite.ts';
import { type KillReport, PICTURES_LEAST, runKillRounds } from './kill-rounds.ts';
import { startServerProcess } from './server-process.ts';

const SERVER = resolve(import.meta.dirname, '../..');
const BUNDLE = join(SERVER, 'dist/main.js');
const PLANTED_SOURCE = join(import.meta.dirname, 'answer-before-commit-server.ts');
const PLANTED = join(import.meta.dirname, 'dist/answer-before-commit-server.js');
const ROUNDS = 25;
const SEED = Number(process.env['DURABILITY_SEED'] ?? 20_260_503);

describe('kill -9', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waypage-kill-'));
  let cluster: PrivateCluster;

  beforeAll(async () => {
    await buildServer();
    await buildPlanted();
    cluster = await startPrivateCluster();
    cluster.createDatabase('killed');
  });
  afterAll(async () => {
    await cluster?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it.concurrent('S-1 M-23 loses no acknowledged save and no published picture on SQLite', async ({ expect }) => {
    const data = join(folder, 'sqlite');
    const report = await runKillRounds({
      bundle: BUNDLE,
      environment: { WAYPAGE_DATA: data },
      rounds: ROUNDS,
      savesLeast: ROUNDS * 5,
      seed: SEED,
    });
    print('SQLite', report);
    expect(report.storeSettings).toMatchObject({ engine: 'sqlite', journal_mode: 'wal', synchronous: 2 });
    expect(report.lost).toEqual([]);
    expect(report.torn).toEqual([]);
    expect(report.created).toBeGreaterThan(ROUNDS * 5);
    expect(report.updated).toBeGreaterThan(ROUNDS * 5);
    expect(report.published).toBeGreaterThanOrEqual(PICTURES_LEAST);
    const database = new Database(join(data, SQLITE_FILE));
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    database.close();
  });

  it.concurrent('S-1 M-23 loses no acknowledged save and no published picture on PostgreSQL, the server killed in every round and the database in every fifth', async ({
    expect,
  }) => {
    const report = await runKillRounds({
      bundle: BUNDLE,
      environment: { WAYPAGE_DATA: join(folder, 'pg'), DATABASE_URL: cluster.url('killed') },
      rounds: ROUNDS,
      savesLeast: ROUNDS * 5,
      seed: SEED + 1,
      database: {
        isKilledIn: (round) => round <= ROUNDS && round % 5 === 0,
        kill: () => cluster.kill(),
        start: () => cluster.start(),
      },
    });
    print('PostgreSQL', report);
    expect(report.storeSettings).toMatchObject({ engine: 'postgres', synchronous_commit: 'on' });
    expect(report.databaseKills).toBe(5);
    expect(report.published).toBeGreaterThanOrEqual(PICTURES_LEAST);
    expect(report.lost).toEqual([]);
    expect(report.torn).toEqual([]);
    expect(report.created).toBeGreaterThan(ROUNDS * 5);
    expect(report.updated).toBeGreaterThan(ROUNDS * 5);
  });

  it('S-1 would notice a server that answers before it commits', async () => {
    const report = await runKillRounds({
      bundle: PLANTED,
      environment: { WAYPAGE_DATA: join(folder, 'planted') },
      rounds: 2,
      seed: SEED + 2,
      mayFail: true,
    });
    print('answer before commit (planted)', report);
    expect(report.lost.length).toBeGreaterThan(0);
  });
});

describe('the built server', () => {
  it('P-1 answers readers while it reads a very long paste', async () => {
    await buildServer();
    const folder = mkdtempSync(join(tmpdir(), 'waypage-parse-'));
    const server = await startServerProcess(BUNDLE, { WAYPAGE_DATA: folder, ACCESS_CODE: 'x' });
    const headers = { 'content-type': 'application/json' };
    const session = await fetch(`${server.url}/api/session`, { method: 'POST', headers, body: '{"code":"x"}' });
    const cookie = session.headers.getSetCookie()[0] ?? '';
    const text = 'Day 1: Paris\n9:30 AM Walk to the museum, $20\n'.repeat(6000);
    let isParsed = false;
    const parsing = fetch(`${server.url}/api/parse-itinerary`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify({ text }),
    }).finally(() => {
      isParsed = true;
    });
    const waits: number[] = [];
    while (!isParsed) {
      const begun = performance.now();
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      waits.push(performance.now() - begun);
      await new Promise((resume) => setTimeout(resume, 20));
    }
    expect((await parsing).status).toBe(200);
    // The answer itself is checked and written in the server's thread: a few waits may be long, not most of them.
    const median = waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)] ?? 0;
    expect(waits.length).toBeGreaterThan(5);
    expect(median).toBeLessThan(200);
    expect(await server.stop()).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  });

  it('H-14 ends with 0 on SIGTERM and starts again on the same data', async () => {
    await buildServer();
    const folder = mkdtempSync(join(tmpdir(), 'waypage-stop-'));
    for (let n = 0; n < 2; n++) {
      const server = await startServerProcess(BUNDLE, { WAYPAGE_DATA: folder, ACCESS_CODE: 'x' });
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      expect(await server.stop()).toBe(0);
    }
    rmSync(folder, { recursive: true, force: true });
  });
});

async function buildServer(): Promise<void> {
  const target = BUILD_TARGETS.find((each) => each.name === 'server');
  if (!target) throw new Error('there is no build target for the server');
  if (isUpToDate(target)) return;
  await build({ configFile: join(SERVER, 'vite.config.ts'), logLevel: 'warn' });
  markBuilt(target);
}

async function buildPlanted(): Promise<void> {
  await build({
    configFile: join(SERVER, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      outDir: join(import.meta.dirname, 'dist'),
      rollupOptions: { input: { 'answer-before-commit-server': PLANTED_SOURCE } },
    },
  });
}

function print(engine: string, report: KillReport): void {
  const { rounds, created, updated, published, acknowledgedWrites, databaseKills, lost, torn, slowestStartMs } = report;
  process.stdout.write(
    `kill -9 on ${engine}: ${rounds} rounds (${databaseKills} with the database killed, too), ${acknowledgedWrites} acknowledged (${created} created, ${updated} updated), ${published} pictures, ${lost.length} lost, ${torn.length} torn, slowest start ${slowestStartMs} ms\n`,
  );
}
