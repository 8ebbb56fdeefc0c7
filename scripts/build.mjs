/** Builds what is out of date (`--force`: everything). `npm start` and the tests run it first. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUILD_TARGETS, isUpToDate, markBuilt } from './lib/build-targets.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { bin, ROOT, run } from './lib/project.mjs';

/** Answers false where a target failed; its output has been shown. */
export function build({ force = false } = {}) {
  for (const target of BUILD_TARGETS) {
    if (!force && isUpToDate(target)) continue;
    console.log(`Building ${target.name} …`);
    mkdirSync(dirname(join(ROOT, target.output)), { recursive: true });
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
