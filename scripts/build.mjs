/** Builds what is out of date (`--force`: everything). `npm start`, `npx waypage` and the tests run it first. */
import { pathToFileURL } from 'node:url';
import { BUILD_TARGETS, isUpToDate, markBuilt } from './lib/build-targets.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { bin, run } from './lib/project.mjs';

/**
 * Answers false where a target failed; its output has been shown. `output: 'stderr'` keeps standard output for what comes after.
 */
export function build({ targets = BUILD_TARGETS, force = false, output = 'stdout' } = {}) {
  const stdio = output === 'stderr' ? ['ignore', 2, 2] : 'inherit';
  for (const target of targets) {
    if (!force && isUpToDate(target)) continue;
    process[output].write(`Building ${target.name} …\n`);
    if (run(bin('vite'), target.args, { stdio, env: { ...process.env, NODE_ENV: 'production' } }) !== 0) {
      console.error(`Building ${target.name} failed.`);
      return false;
    }
    markBuilt(target);
  }
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  requireNodeVersion();
  if (!build({ force: process.argv.includes('--force') })) process.exit(1);
}
