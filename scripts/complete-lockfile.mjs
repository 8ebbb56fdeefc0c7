/**
 * Names in the lockfile the optional packages of other platforms. npm leaves out what the registry at hand does not carry, and `npm ci` then
 * refuses the lockfile everywhere; an entry with its platform is skipped on all others. Run it after a change of dependencies.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/project.mjs';

const FILE = join(ROOT, 'package-lock.json');
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name) || !/^\d+\.\d+\.\d+/.test(range)) continue;
    const { os, cpu, libc } = platformOf(name);
    if (!os && !cpu) continue;
    added++;
    lock.packages[`node_modules/${name}`] = {
      version: range,
      ...(cpu && { cpu: [cpu] }),
      ...(entry.dev && { dev: true }),
      ...(libc && { libc: [libc] }),
      license: entry.license,
      optional: true,
      ...(os && { os: [os] }),
    };
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms named`);

function isLocked(path, name) {
  return `${path}/node_modules/${name}` in lock.packages || `node_modules/${name}` in lock.packages;
}

/** `@scope/tool-linux-x64-musl` says for which machine it is. */
function platformOf(name) {
  const words = name.split(/[/\-_]/);
  return {
    os: SYSTEMS.find((each) => words.includes(each)) ?? (words.includes('win') ? 'win32' : undefined),
    cpu: PROCESSORS.find((each) => words.includes(each)),
    libc: words.some((word) => word.startsWith('musl'))
      ? 'musl'
      : words.some((word) => word.startsWith('gnu'))
        ? 'glibc'
        : undefined,
  };
}
