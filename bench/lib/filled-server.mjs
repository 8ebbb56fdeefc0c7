/** The built server on SQLite or PostgreSQL with as many itineraries as a benchmark wants, and the same database at hand for bare queries. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'vite';
import { build } from '../../scripts/build.mjs';
import { ROOT } from '../../scripts/lib/project.mjs';
import { manyRecords } from './many-records.mjs';

const require = createRequire(join(ROOT, 'apps', 'server', 'package.json'));
const CODE = 'bench-access-code';
const BATCH = 500;
const START_LIMIT_MS = 30_000;

/** `query(sql, values)` asks the database itself, with `$1` or `?` as its engine has it. */
export async function startFilledServer(engine, count) {
  if (!build()) throw new Error('the product does not build');
  const folder = mkdtempSync(join(tmpdir(), 'waypage-bench-'));
  const { startPrivateCluster, foldText } = await loadSources(folder);
  const cluster = engine === 'postgres' ? await startPrivateCluster() : null;
  cluster?.createDatabase('bench');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      WAYPAGE_DATA: folder,
      ACCESS_CODE: CODE,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ...(cluster ? { DATABASE_URL: cluster.url('bench') } : {}),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(url, child);
  const database = cluster ? openPostgres(cluster.url('bench')) : openSqlite(join(folder, 'waypage.db'));
  await database.fill(manyRecords(count, foldText));
  return {
    url,
    accessCode: CODE,
    cookie: await signIn(url),
    query: database.query,
    async stop() {
      child.kill('SIGTERM');
      await new Promise((resume) => child.once('exit', resume));
      await database.close();
      await cluster?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Two modules of the project, which are TypeScript. */
async function loadSources(folder) {
  const load = async (path) => {
    const name = `${path.split('/').at(-1)}.mjs`;
    await bundle({
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: join(ROOT, path),
        outDir: folder,
        emptyOutDir: false,
        rollupOptions: { output: { entryFileNames: name } },
      },
    });
    return import(pathToFileURL(join(folder, name)).href);
  };
  return {
    ...(await load('tooling/postgres/private-cluster.ts')),
    ...(await load('packages/contract/src/fold-text.ts')),
  };
}

const COLUMNS = 'kind, id, title, place, dates, title_key, search_text, document, version, created_at, updated_at';

function openSqlite(path) {
  const Database = require('libsql');
  const database = new Database(path);
  return {
    query: async (sql, values = []) => database.prepare(sql).all(...values),
    async fill(records) {
      const insert = database.prepare(`insert into records (${COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
      database.exec('begin');
      for (const record of records) insert.run(...Object.values(record));
      database.exec('commit');
      database.exec('pragma wal_checkpoint(truncate)');
    },
    close: async () => database.close(),
  };
}

function openPostgres(connectionString) {
  const { Pool } = require('pg');
  const pool = new Pool({ connectionString, max: 2 });
  return {
    query: async (sql, values = []) => (await pool.query(sql, values)).rows,
    async fill(records) {
      const insert = (batch) =>
        pool.query(
          `insert into records (${COLUMNS}) select ${COLUMNS} from json_populate_recordset(null::records, $1)`,
          [JSON.stringify(batch)],
        );
      let batch = [];
      for (const record of records) {
        batch.push(record);
        if (batch.length < BATCH) continue;
        await insert(batch);
        batch = [];
      }
      if (batch.length > 0) await insert(batch);
      await pool.query('vacuum analyze');
    },
    close: () => pool.end(),
  };
}

async function untilReady(url, child) {
  for (const begun = Date.now(); Date.now() - begun < START_LIMIT_MS && child.exitCode === null; ) {
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error('the server did not start');
}

async function signIn(url) {
  const answer = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: CODE }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function freePort() {
  return new Promise((resume) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resume(port));
    });
  });
}
