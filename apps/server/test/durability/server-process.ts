/** The built server as a process of its own, to be killed: started on given data, known by its banner and its first log line. */
import { type ChildProcess, spawn } from 'node:child_process';

const START_LIMIT_MS = 20_000;

export interface ServerProcess {
  readonly url: string;
  /** The log line `store open`: the settings as the engine answered them. */
  readonly storeSettings: Readonly<Record<string, unknown>>;
  /** SIGKILL, and wait until it is gone. */
  kill(): Promise<void>;
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>;
}

export async function startServerProcess(
  bundle: string,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [bundle], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const storeSettings = new Promise<Record<string, unknown>>((resolve) => {
    child.stderr?.on('data', (chunk) => {
      // Only the start is of interest, and the pipe must be emptied.
      if (log.length < 20_000) log += String(chunk);
      const line = log.split('\n').find((each) => each.includes('"store open"'));
      if (line) resolve(JSON.parse(line));
    });
  });
  const url = new Promise<string>((resolve) => {
    let banner = '';
    child.stdout?.on('data', (chunk) => {
      banner += String(chunk);
      const address = /Address\s+(http:\S+)/.exec(banner)?.[1];
      if (address) resolve(address);
    });
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const failed = Promise.race([
    ended.then((code) => `ended with ${code}`),
    new Promise<string>((resolve) => setTimeout(resolve, START_LIMIT_MS, 'took too long').unref()),
  ]).then((what) => Promise.reject(new Error(`the server did not start: ${what}\n${log}`)));
  try {
    const [address, settings] = await Promise.race([Promise.all([url, storeSettings]), failed]);
    failed.catch(() => {});
    return {
      url: address,
      storeSettings: settings,
      kill: () => end(child, 'SIGKILL', ended).then(() => {}),
      stop: () => end(child, 'SIGTERM', ended),
    };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

function end(child: ChildProcess, signal: NodeJS.Signals, ended: Promise<number | null>): Promise<number | null> {
  child.kill(signal);
  return ended;
}
