/**
 * A PostgreSQL of the tests' own: a fresh cluster in a temporary folder, reached through a unix socket, with the server's
 * default durability (fsync on) and a linguistic collation, so that nothing passes by luck of the locale. As root it runs
 * as another user, since PostgreSQL refuses root. A missing server fails with the command that installs it.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresBin } from '../../scripts/lib/test-machine.mjs';

const START_LIMIT_MS = 30_000;
const PORT = 5432;
const OWNERS = ['postgres', 'nobody'];
const MISSING_POSTGRES =
  'These tests need a real PostgreSQL server, which this machine does not have. Install it with: apt-get update && apt-get install -y --no-install-recommends postgresql (or set POSTGRES_BIN to the folder with initdb).';

export interface PrivateCluster {
  /** Address of a database, as DATABASE_URL takes it. */
  url(database: string): string;
  /** Makes an empty database. */
  createDatabase(name: string): void;
  /** What it takes on the disk, with what is not committed yet. */
  databaseBytes(name: string): number;
  /** Kills every process of the cluster at once, as a power cut would: nothing is flushed, nothing said. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, and waits until it has recovered. */
  start(): Promise<void>;
  /** Ends it and erases its folder. */
  remove(): Promise<void>;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

export async function startPrivateCluster(): Promise<PrivateCluster> {
  const bin = findPostgresBin();
  if (bin === null) throw new Error(MISSING_POSTGRES);
  const owner = findOwner();
  const home = mkdtempSync(join(tmpdir(), 'waypage-pg-'));
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  for (const folder of owner ? [home, data] : []) chownSync(folder, owner?.uid ?? 0, owner?.gid ?? 0);
  const asOwner = { cwd: home, ...owner, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', PGHOST: home } };
  const program = (name: string, ...args: string[]) =>
    execFileSync(join(bin, name), args, { ...asOwner, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });

  program('initdb', '-D', data, '-U', 'waypage', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    `listen_addresses = ''\nport = ${PORT}\nunix_socket_directories = '${home}'\nshared_buffers = '32MB'\nmax_connections = 60\n`,
  );
  let server: ChildProcess | null = null;

  const start = async () => {
    for (const begun = Date.now(); ; ) {
      const child = spawn(join(bin, 'postgres'), ['-D', data], { ...asOwner, stdio: ['ignore', 'ignore', 'pipe'] });
      const log: string[] = [];
      child.stderr?.on('data', (chunk) => log.push(String(chunk)));
      if (await answers(child, () => program('pg_isready', '-q', '-h', home, '-p', String(PORT)), begun)) {
        server = child;
        return;
      }
      // After a kill the old processes may hold the shared memory for a moment longer.
      if (Date.now() - begun > START_LIMIT_MS) throw new Error(`PostgreSQL did not start:\n${log.join('')}`);
    }
  };
  const kill = async () => {
    if (!server) return;
    const ended = new Promise((resume) => server?.once('exit', resume));
    for (const pid of [server.pid, ...childrenOf(server.pid)]) signal(pid, 'SIGKILL');
    await ended;
    server = null;
  };

  await start();
  return {
    url: (database) => `postgres://waypage@/${database}?host=${encodeURIComponent(home)}&port=${PORT}`,
    createDatabase(name) {
      const provider = "template template0 locale_provider icu icu_locale 'en-US'";
      program('psql', '-q', '-U', 'waypage', '-d', 'postgres', '-c', `create database ${name} ${provider}`);
    },
    databaseBytes: (name) =>
      Number(program('psql', '-qAt', '-U', 'waypage', '-d', 'postgres', '-c', `select pg_database_size('${name}')`)),
    kill,
    start,
    async remove() {
      await kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function answers(child: ChildProcess, isReady: () => unknown, begun: number): Promise<boolean> {
  while (Date.now() - begun < START_LIMIT_MS) {
    await new Promise((resume) => setTimeout(resume, 50));
    if (child.exitCode !== null || child.signalCode !== null) return false;
    try {
      isReady();
      return true;
    } catch {
      // Not yet: it is starting, or replaying its log.
    }
  }
  return false;
}

/** Who runs the cluster: null for this process's own user. */
function findOwner(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of OWNERS) {
    const fields = users.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(`PostgreSQL refuses to run as root, and there is no user ${OWNERS.join(' or ')}.`);
}

function childrenOf(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .split('\n')
      .map(Number)
      .filter((child) => child > 0);
  } catch {
    return [];
  }
}

function signal(pid: number | undefined, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(pid, name);
  } catch {
    // It ended by itself meanwhile.
  }
}
