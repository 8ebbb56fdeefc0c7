/** Starts the built product on a free port with an empty data folder, as `npm start` would, and ends it with the test file. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from '../scripts/build.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const START_LIMIT_MS = 20_000;

export interface RunningServer {
  readonly url: string;
  readonly accessCode: string;
  /** An agent's session cookie, got through the API. */
  readonly cookie: string;
  /** Ends at once, as a crash does. */
  crash(): Promise<void>;
  /** On the same address and data. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

export async function startServer(): Promise<RunningServer> {
  if (!build()) throw new Error('the product does not build');
  const data = mkdtempSync(join(tmpdir(), 'waypage-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const accessCode = 'journey-access-code';
  let child = await run(data, port, accessCode);
  return {
    url,
    accessCode,
    cookie: await signIn(url, accessCode),
    crash: () => ended(child, 'SIGKILL'),
    async startAgain() {
      child = await run(data, port, accessCode);
    },
    async stop() {
      await ended(child, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function run(data: string, port: number, accessCode: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js')], {
    cwd: data,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      WAYPAGE_DATA: data,
      ACCESS_CODE: accessCode,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += String(chunk);
  });
  await untilReady(`http://127.0.0.1:${port}`, child, () => output);
  return child;
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const begun = Date.now(); Date.now() - begun < START_LIMIT_MS; ) {
    if (child.exitCode !== null) break;
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not start:\n${output()}`);
}

/** A server that has just started on a busy machine may ask to wait (503): its event loop is still behind. */
async function signIn(url: string, code: string): Promise<string> {
  const post = () =>
    fetch(`${url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
  let answer = await post();
  for (const begun = Date.now(); answer.status === 503 && Date.now() - begun < START_LIMIT_MS; answer = await post())
    await new Promise((resume) => setTimeout(resume, 250));
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resume) => {
    child.once('exit', () => resume());
    child.kill(signal);
  });
}

function freePort(): Promise<number> {
  return new Promise((resume, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resume(address.port) : fail(new Error('no port'))));
    });
  });
}
