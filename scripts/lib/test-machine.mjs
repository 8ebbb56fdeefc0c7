/** Finds the programs that the tests need beside Node: Chromium and PostgreSQL's server. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const POSTGRES_HOMES = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'];

/** The browser's path (`CHROMIUM_PATH` wins), or null. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  return onPath(CHROMIUM_NAMES);
}

/** The folder with `initdb` and `postgres` (`POSTGRES_BIN` wins; the newest version else), or null. */
export function findPostgresBin() {
  const named = process.env.POSTGRES_BIN;
  if (named) return existsSync(join(named, 'initdb')) ? named : null;
  for (const home of POSTGRES_HOMES.filter(existsSync)) {
    const versions = readdirSync(home).sort(
      (a, b) => Number.parseFloat(b.replace(/\D*/, '')) - Number.parseFloat(a.replace(/\D*/, '')),
    );
    for (const version of versions) {
      const folder = join(home, version, 'bin');
      if (existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) return folder;
    }
  }
  const initdb = onPath(['initdb']);
  return initdb ? join(initdb, '..') : null;
}

function onPath(names) {
  for (const folder of (process.env.PATH ?? '').split(':').concat('/usr/bin')) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return null;
}
