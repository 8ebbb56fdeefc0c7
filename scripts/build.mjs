/** Builds what is out of date (`--force`: everything). `npm start` and the tests run it first. */
import { pathToFileURL } from 'node:url';
import { BUILD_TARGETS, isUpToDate, markBuilt } from './lib/build-targets.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { bin, run } from './lib/project.mjs';

/** Answers false where a target failed; its output has been shown. */
export function build({ force = false } = {}) {
  for (const target of BUILD_TARGETS) {
    if (!force && isUpToDate(target)) continue;
    console.log(`Building ${target.name} …`);
    if (run(bin('vite'), target.args, { env: { ...process.env, NODE_ENV: 'production' } }) !== 0) {
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
