/** The lockfile must hold no download addresses: whoever installs uses the registry set up on that machine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/project.mjs';

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const addressed = Object.entries(packages).filter(([, entry]) => /^https?:/.test(entry.resolved ?? ''));
const loose = Object.entries(packages)
  .filter(([path]) => path === '' || /^(packages|apps)\/[^/]+$/.test(path))
  .flatMap(([path, entry]) =>
    Object.entries({ ...entry.dependencies, ...entry.devDependencies }).map(([name, range]) => ({ path, name, range })),
  )
  .filter(({ range }) => !/^\d+\.\d+\.\d+$/.test(range));

// A platform package that is named as optional but not locked makes `npm ci` refuse the whole file.
const unnamed = Object.entries(packages).flatMap(([path, entry]) =>
  Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => /[-_/](linux|darwin|win32|android|freebsd)\b/.test(name))
    .filter((name) => !(`node_modules/${name}` in packages || `${path}/node_modules/${name}` in packages)),
);

for (const name of unnamed) console.error(`${name} is not locked; run: npm run lockfile`);
for (const [path] of addressed)
  console.error(`${path}: has a download address; set omit-lockfile-registry-resolved=true and lock again`);
for (const { path, name, range } of loose)
  console.error(`${path || 'package.json'}: ${name} must be pinned exactly, not ${range}`);
console.log(
  `${Object.keys(packages).length} locked packages, ${addressed.length} with an address, ${loose.length} not pinned`,
);
process.exit(addressed.length + loose.length + unnamed.length > 0 ? 1 : 0);
