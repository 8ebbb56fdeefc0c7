/**
 * What is built, from which files, into which folder. A target is out of date when the hash of its inputs differs from the
 * one kept beside its output; contents count, not times, so a fresh clone, a checkout and a copy behave alike.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './project.mjs';

const PACKAGES = ['packages/gazetteer', 'packages/parser', 'packages/contract'];
const COMMON = ['package-lock.json', 'tooling/tsconfig'];

/** What `npm start` serves. */
export const SITE_TARGETS = [
  {
    name: 'agent area',
    output: 'apps/web/dist/client',
    inputs: [...COMMON, ...PACKAGES, 'apps/web'],
    args: ['build', 'apps/web', '--config', 'apps/web/vite.config.ts', '--logLevel', 'warn'],
  },
  {
    name: 'public pages',
    output: 'apps/web/dist/share',
    inputs: [...COMMON, ...PACKAGES, 'apps/web'],
    args: ['build', 'apps/web', '--config', 'apps/web/vite.share.config.ts', '--logLevel', 'warn'],
  },
  {
    name: 'server',
    output: 'apps/server/dist',
    inputs: [...COMMON, ...PACKAGES, 'apps/server'],
    args: ['build', 'apps/server', '--config', 'apps/server/vite.config.ts', '--logLevel', 'warn'],
  },
];

/** What `npx waypage parse` runs. */
export const CLI_TARGETS = [
  {
    name: 'command line',
    output: 'packages/cli/dist',
    inputs: [...COMMON, 'packages/gazetteer', 'packages/parser', 'packages/cli'],
    args: ['build', 'packages/cli', '--config', 'packages/cli/vite.config.ts', '--logLevel', 'warn'],
  },
];

/** What `npx waypage backup` and its like run: the server owns the store. */
export const STORE_COMMAND_TARGETS = [...SITE_TARGETS.filter(({ name }) => name === 'server'), ...CLI_TARGETS];

export const BUILD_TARGETS = [...SITE_TARGETS, ...CLI_TARGETS];

const stampOf = (target) => join(ROOT, '.cache/build', `${target.output.replaceAll('/', '-')}.sha256`);

export function isUpToDate(target) {
  const stamp = stampOf(target);
  return (
    existsSync(join(ROOT, target.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs(target)
  );
}

export function markBuilt(target) {
  mkdirSync(dirname(stampOf(target)), { recursive: true });
  writeFileSync(stampOf(target), hashInputs(target));
}

function hashInputs(target) {
  const hash = createHash('sha256').update(JSON.stringify(target.args)).update(process.versions.node.split('.')[0]);
  for (const input of target.inputs)
    for (const file of filesUnder(join(ROOT, input))) {
      hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  return hash.digest('hex');
}

const IGNORED = /^(node_modules|dist|corpus|test|coverage)$|\.test\.tsx?$|\.md$/;

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !IGNORED.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]));
}
