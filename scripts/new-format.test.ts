/** The scaffold of a format, run in a copy of the project: what it makes compiles, is well formed, and is read as its gold says. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const COPIED = [
  'packages/parser',
  ':!packages/parser/corpus-unseen',
  'packages/gazetteer',
  'scripts',
  'docs/formats',
  'tooling/tsconfig',
  'biome.json',
  'vitest.config.ts',
];
const FORMATS = 'packages/parser/src/formats';
const copy = mkdtempSync(join(tmpdir(), 'waypage-scaffold-'));

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, output: stdout + stderr };
}
const bin = (name: string) => join(copy, 'node_modules/.bin', name);
const newFormat = (...args: string[]) => run(process.execPath, 'scripts/new-format.mjs', ...args);

describe('npm run new-format', { timeout: 240_000 }, () => {
  beforeAll(() => {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...COPIED], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    for (const file of files.split('\n').filter((each) => each !== '' && existsSync(join(ROOT, each)))) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(join(ROOT, file), join(copy, file));
    }
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true }));

  it('makes formats of each sort that compile, are well formed, and are read as their gold says', () => {
    const made = [
      ['itinerary', 'new-days'],
      ['flight-quote', 'new-flights'],
      ['flight-quote', 'new-screen', '--display'],
    ];
    for (const args of made) expect(newFormat(...args)).toMatchObject({ status: 0 });
    for (const [kind = '', id = ''] of made) {
      for (const file of ['first-case.txt', 'first-case.json', 'near-miss/other-text.txt'])
        expect(existsSync(join(copy, 'packages/parser/corpus', kind, id, file))).toBe(true);
      const sample = readFileSync(join(copy, 'packages/parser/corpus', kind, id, 'first-case.txt'), 'utf8');
      expect(readFileSync(join(copy, 'docs/formats', `${id}.md`), 'utf8')).toContain(`\`\`\`text\n${sample}\`\`\``);
    }
    expect(run(bin('tsc'), '-p', 'packages/parser')).toEqual({ status: 0, output: '' });
    const paths = [...made.map(([, id]) => `${FORMATS}/${id}`), `${FORMATS}/registry.ts`];
    expect(run(bin('biome'), 'check', '--vcs-enabled=false', ...paths)).toMatchObject({ status: 0 });
    const tests = [
      'packages/parser/test/corpus.test.ts',
      'packages/parser/test/corpus-flight-quote.test.ts',
      'packages/parser/test/format-pages.test.ts',
    ];
    // What the new formats read, and that they take no text from another: what the others read of theirs is asked elsewhere.
    const asked = 'new-|corpus of|docs/formats|claimed by its format|near-miss';
    const tested = run(bin('vitest'), 'run', '--project', 'corpus', '-t', asked, ...tests);
    expect(tested.output).toMatch(/Test Files {2}3 passed \(3\)/);
    expect(tested.status).toBe(0);
  });

  it.each([
    [['travel-deal', 'x'], /Travel deals have no formats/],
    [['cruise', 'x'], /There is no kind 'cruise'/],
    [['itinerary'], /^Usage: npm run new-format/],
    [['itinerary', 'Day_Table'], /'Day_Table' is no format id/],
    [['itinerary', 'new', '--display'], /--display is for flight quotes/],
    [['itinerary', 'day-table'], /formats\/day-table is there already/],
  ])('refuses %j with a sentence and changes nothing', (args, sentence) => {
    const registry = readFileSync(join(copy, FORMATS, 'registry.ts'), 'utf8');
    const { status, output } = newFormat(...args);
    expect(status).toBe(2);
    expect(output).toMatch(sentence);
    expect(readFileSync(join(copy, FORMATS, 'registry.ts'), 'utf8')).toBe(registry);
  });
});
