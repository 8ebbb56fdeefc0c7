/**
 * `npm test` begins here: makes sure that Chromium and PostgreSQL's server are on the machine. As root on Debian or Ubuntu
 * it installs what is missing; anywhere else it names the exact command and stops, since a skipped test proves nothing.
 */
import { existsSync } from 'node:fs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { run } from './lib/project.mjs';
import { findChromium, findPostgresBin } from './lib/test-machine.mjs';

requireNodeVersion();
const NEEDS = [
  { what: 'Chromium', find: findChromium, debian: 'chromium', variable: 'CHROMIUM_PATH (the browser)' },
  {
    what: "PostgreSQL's server",
    find: findPostgresBin,
    debian: 'postgresql',
    variable: 'POSTGRES_BIN (the folder with initdb)',
  },
];

const missing = () => NEEDS.filter((need) => need.find() === null);
const wanted = missing();
if (wanted.length > 0) {
  const packages = wanted.map((need) => need.debian);
  const command = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const names = wanted.map((need) => need.what).join(' and ');
  const root = process.getuid?.() === 0;
  if (root && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${names}: ${command}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const failed = run('sh', ['-c', command], { env }) !== 0;
    if (failed || missing().length > 0) stop(`Installing ${names} failed.`);
  } else {
    stop(
      `The tests need ${names}, which this machine does not have. Install it with:\n\n    sudo sh -c '${command}'\n`,
    );
  }
}

function stop(sentence) {
  console.error(`\n${sentence}`);
  console.error(`Where it is installed elsewhere, set ${wanted.map((need) => need.variable).join(' and ')}.`);
  process.exit(1);
}
