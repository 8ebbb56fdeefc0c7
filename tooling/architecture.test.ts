import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FLIGHT_FORMATS, ITINERARY_FORMATS } from '../packages/parser/src/formats/registry.ts';
import { WARNING_CODES } from '../packages/parser/src/index.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** The longest file that needs no reason (CONTRIBUTING.md); the exceptions stand here with theirs, and may only go. */
const LINES_MAX = 400;
const LONGER_WITH_REASON: Record<string, string> = {};

/** What stands in the root, so that no tool's output is taken in by a broad `git add`. */
const ROOT_FILES = [
  '.gitattributes',
  '.gitignore',
  '.node-version',
  '.npmrc',
  '.size-limit.mjs',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'GLOSSARY.md',
  'LICENSE',
  'README.md',
  'biome.json',
  'knip.json',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));
const code = tracked.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('/planted/'));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const offenders = (files: string[], pattern: RegExp) => files.filter((file) => pattern.test(read(file)));

describe('architecture', () => {
  it('sees the sources', () => {
    expect(code.length).toBeGreaterThan(100);
  });

  it('keeps nothing in its root but what belongs there', () => {
    expect(tracked.filter((file) => !file.includes('/')).toSorted()).toEqual(ROOT_FILES);
  });

  it('keeps the parser and the gazetteer free of clock, randomness and I/O', () => {
    const pure = code.filter((file) => /^packages\/(parser|gazetteer)\/src\//.test(file) && !file.endsWith('.test.ts'));
    expect(pure.length).toBeGreaterThan(20);
    expect(
      offenders(pure, /\bDate\.now\b|new Date\(\)|Math\.random|performance\.now|\bfetch\(|from 'node:|toLocale|Intl\./),
    ).toEqual([]);
  });

  it('makes regexes in the parser where they are made compact', () => {
    const makers = code.filter((file) => file.startsWith('packages/parser/src/') && !file.endsWith('.test.ts'));
    expect(offenders(makers, /\bRegExp\(/)).toEqual(['packages/parser/src/text/compact-pattern.ts']);
  });

  it('keeps files short, or names the reason', () => {
    const long = code.filter((file) => !/\/data\/|generated/.test(file) && read(file).split('\n').length > LINES_MAX);
    expect(long.filter((file) => !(file in LONGER_WITH_REASON))).toEqual([]);
    expect(Object.keys(LONGER_WITH_REASON).filter((file) => !long.includes(file))).toEqual([]);
  });

  it('leaves nothing for later and skips no test', () => {
    const others = code.filter((file) => file !== 'tooling/architecture.test.ts');
    // In code XXX is ISO 4217's code for no currency, and a made-up airport; in a comment it is a mark.
    expect(offenders(others, /\b(TODO|FIXME)\b|(?:\/\/|^\s*\/?\*)[^'"`]*\bXXX\b/m)).toEqual([]);
    expect(offenders(others, /\b(it|test|describe)\.(skip|only|todo)\b/)).toEqual([]);
  });

  it('has no bags of odds and ends', () => {
    expect(code.filter((file) => /(^|\/)(utils?|helpers?|misc|manager|common)(\/|\.)|-v2\b/.test(file))).toEqual([]);
  });

  it('has an entry as the only barrel of a package', () => {
    const barrels = code.filter((file) => /(^|\/)index\.tsx?$/.test(file));
    expect(barrels.filter((file) => !/^packages\/[^/]+\/src\/index\.ts$/.test(file))).toEqual([]);
  });

  it('cites every rule of docs/behaviour.md that is built in a test, each under a number of its own', () => {
    const rules = [...read('docs/behaviour.md').matchAll(/^- \*\*([A-Z]-\d+)\*\* \(built\)/gm)].map(
      (match) => match[1] ?? '',
    );
    const tests = tracked
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map(read)
      .join('\n');
    expect(rules.length).toBeGreaterThan(60);
    expect(rules.filter((rule, i) => rules.indexOf(rule) !== i)).toEqual([]);
    expect(rules.filter((rule) => !new RegExp(`\\b${rule}\\b`).test(tests))).toEqual([]);
  });

  it('says of every warning what it means in docs/behaviour.md', () => {
    const rules = read('docs/behaviour.md');
    expect(WARNING_CODES.filter((code) => !rules.includes(`\`${code}\``))).toEqual([]);
  });

  it('has a folder, a page and a corpus with a text and a near-miss for every registered format', () => {
    const registered = [
      ...ITINERARY_FORMATS.map(({ id }) => ({ id, kind: 'itinerary' })),
      ...FLIGHT_FORMATS.map(({ id }) => ({ id, kind: 'flight-quote' })),
    ];
    expect(registered.length).toBeGreaterThan(10);
    const missing = registered.flatMap(({ id, kind }) => {
      const corpus = `packages/parser/corpus/${kind}/${id}`;
      const needed: [string, RegExp][] = [
        [`packages/parser/src/formats/${id}`, new RegExp(`^packages/parser/src/formats/${id}/format\\.ts$`)],
        [`docs/formats/${id}.md`, new RegExp(`^docs/formats/${id}\\.md$`)],
        [corpus, new RegExp(`^${corpus}/[^/]+\\.txt$`)],
        [`${corpus}/near-miss`, new RegExp(`^${corpus}/near-miss/[^/]+$`)],
      ];
      return needed.filter(([, pattern]) => !tracked.some((file) => pattern.test(file))).map(([name]) => name);
    });
    expect(missing).toEqual([]);
    const folders = new Set(
      tracked.flatMap((file) => /^packages\/parser\/src\/formats\/([^/]+)\/format\.ts$/.exec(file)?.[1] ?? []),
    );
    expect([...folders].sort()).toEqual(registered.map(({ id }) => id).sort());
  });

  it('numbers the decision records without gap or double', () => {
    const numbers = readdirSync(join(ROOT, 'docs/decisions')).map((name) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.every((number) => /^\d{4}$/.test(number))).toBe(true);
  });
});
