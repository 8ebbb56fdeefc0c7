/** The project's folder, and how a local tool of node_modules is run in it. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/** Address of a file in node_modules/.bin, run with the same Node. */
export const bin = (name) => join(ROOT, 'node_modules', '.bin', name);

/** Runs a command in the project's folder with its output shown; answers the exit code. */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  return done.status ?? 1;
}
