import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
/** The longest file that needs no reason (CONTRIBUTING.md); the exceptions stand here with theirs, and may only go. */
const LINES_MAX = 400;
const LONGER_WITH_REASON: Record<string, string> = {};

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

  it('keeps the parser and the gazetteer free of clock, randomness and I/O', () => {
    const pure = code.filter((file) => /^packages\/(parser|gazetteer)\/src\//.test(file) && !file.endsWith('.test.ts'));
    expect(pure.length).toBeGreaterThan(20);
    expect(
      offenders(pure, /\bDate\.now\b|new Date\(\)|Math\.random|performance\.now|\bfetch\(|from 'node:|toLocale|Intl\./),
    ).toEqual([]);
  });

  it('keeps files short, or names the reason', () => {
    const long = code.filter((file) => !/\/data\/|generated/.test(file) && read(file).split('\n').length > LINES_MAX);
    expect(long.filter((file) => !(file in LONGER_WITH_REASON))).toEqual([]);
    expect(Object.keys(LONGER_WITH_REASON).filter((file) => !long.includes(file))).toEqual([]);
  });

  it('leaves nothing for later and skips no test', () => {
    const others = code.filter((file) => file !== 'tooling/architecture.test.ts');
    expect(offenders(others, /\b(TODO|FIXME|XXX)\b/)).toEqual([]);
    expect(offenders(others, /\b(it|test|describe)\.(skip|only|todo)\b/)).toEqual([]);
  });

  it('has no bags of odds and ends', () => {
    expect(code.filter((file) => /(^|\/)(utils?|helpers?|misc|manager|common)(\/|\.)|-v2\b/.test(file))).toEqual([]);
  });

  it('has an entry as the only barrel of a package', () => {
    const barrels = code.filter((file) => /(^|\/)index\.tsx?$/.test(file));
    expect(barrels.filter((file) => !/^packages\/[^/]+\/src\/index\.ts$/.test(file))).toEqual([]);
  });

  it('cites every rule of docs/behaviour.md that is built in a test', () => {
    const rules = [...read('docs/behaviour.md').matchAll(/^- \*\*([A-Z]-\d+)\*\* \(built\)/gm)].map(
      (match) => match[1] ?? '',
    );
    const tests = tracked
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map(read)
      .join('\n');
    expect(rules.length).toBeGreaterThan(60);
    expect(rules.filter((rule) => !new RegExp(`\\b${rule}\\b`).test(tests))).toEqual([]);
  });

  it('numbers the decision records without gap or double', () => {
    const numbers = readdirSync(join(ROOT, 'docs/decisions')).map((name) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.every((number) => /^\d{4}$/.test(number))).toBe(true);
  });
});
