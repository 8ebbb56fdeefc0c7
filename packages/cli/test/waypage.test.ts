/** The real command, as an agency's colleague runs it: `npx waypage`, built on demand. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CONTENT_KINDS, parseContent } from '@waypage/parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const COMMAND = join(ROOT, 'node_modules/.bin/waypage');
const folder = mkdtempSync(join(tmpdir(), 'waypage-cli-'));
const TEXTS = {
  itinerary: 'Rome\nDay 1: Forum (May 3)\n- 9:00 AM Pantheon\nDay 2: Vatican\n- 10:00 AM Museums\n',
  'flight-quote': ' 1 BA 178Y 12MAR JFKLHR*SS2  630P  640A  13MAR\n 2 BA 177Y 20MAR LHRJFK*SS2 1120A  225P\n',
  'travel-deal': 'Lisbon, 3 nights B&B from €449 per person\nIncludes: flights, transfers\nBook by 29 January\n',
} as const;

function waypage(args: readonly string[], input: string | Buffer = '') {
  const { status, stdout, stderr } = spawnSync(COMMAND, args, {
    input,
    cwd: folder,
    env: { ...process.env, TZ: 'UTC' },
  });
  return { status, output: String(stdout), errors: String(stderr) };
}

function write(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return name;
}

describe('waypage', () => {
  // Whatever has to be built is built once, before the clocks of the tests run.
  beforeAll(() => void waypage(['--help']));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(CONTENT_KINDS)('L-1 prints the JSON of a text of kind %s, and nothing else', (kind) => {
    const file = write(`${kind}.txt`, TEXTS[kind]);
    const { status, output, errors } = waypage(['parse', file, '--reference-date', '2026-11-21']);
    expect([status, errors]).toEqual([0, '']);
    const expected = parseContent(kind, TEXTS[kind], { referenceDate: '2026-11-21' });
    expect(output).toBe(`${JSON.stringify(expected, null, 2)}\n`);
  });

  it.each([['parse'], ['parse', '-'], ['parse', '--kind', 'itinerary', '-']])(
    'L-1 reads standard input: %s %s',
    (...args) => {
      expect(JSON.parse(waypage(args, TEXTS.itinerary).output).days).toHaveLength(2);
    },
  );

  it('L-1 takes the kind that is named, and a year from the reference date or from today', () => {
    const file = write('a.txt', TEXTS.itinerary);
    expect(JSON.parse(waypage(['parse', file, '--kind', 'travel-deal']).output)).toHaveProperty('priceOptions');
    const dateOf = (...args: string[]) => JSON.parse(waypage(['parse', file, ...args]).output).days[0].date;
    expect(dateOf('--reference-date=2030-06-01')).toBe('2031-05-03');
    const today = new Date().toISOString().slice(0, 10);
    expect(dateOf()).toBe(dateOf('--reference-date', today));
  });

  it('L-1 reads what word processors write', () => {
    const text = 'Zürich\nDay 1: Café\n- 9:00 AM Fähre (€5)\nDay 2: Bern\n';
    const expected = waypage(['parse', write('utf8.txt', text)]).output;
    expect(expected).toContain('Fähre');
    expect(waypage(['parse', write('bom.txt', `\ufeff${text}`)]).output).toBe(expected);
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    expect(waypage(['parse', write('utf16.txt', utf16)]).output).toBe(expected);
    const windows = Buffer.from(text.replace('€', '\u0080'), 'latin1');
    expect(waypage(['parse', write('windows.txt', windows)]).output).toBe(expected);
  });

  it('L-4 explains, without colours where no one looks', () => {
    const { status, output } = waypage(['parse', write('b.txt', TEXTS['travel-deal']), '--explain']);
    expect(status).toBe(0);
    expect(output).toMatch(/^ 1 \| Lisbon, 3 nights B&B from €449 per person\n/);
    expect(output).toContain('/price = €449');
    expect(output).toMatch(/Read as: travel-deal \(by .+\)\./s);
    expect(output).not.toContain('\u001b');
    for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it.each([
    [['parse', 'none.txt'], 'cannot read none.txt: there is no such file.'],
    [['parse', '.'], 'cannot read .: it is a folder.'],
    [['parse', 'picture.png'], 'cannot read picture.png: it is not a text file.'],
  ])('L-2 ends with 1 where the file cannot be read: %j', (args, sentence) => {
    write('picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]));
    expect(waypage(args)).toEqual({ status: 1, output: '', errors: `waypage: ${sentence}\n` });
  });

  it.each([
    [[], /No command was given\.\nRun: waypage --help$/],
    [['prase'], /There is no command 'prase'\.\nRun: waypage --help$/],
    [['toString'], /There is no command 'toString'\./],
    [['parse', 'a', 'b'], /One file at a time, please; 2 were named\.\nRun: waypage parse --help$/],
    [['parse', '--kind', 'cruise'], /There is no kind 'cruise'; there are itinerary, flight-quote, travel-deal\./],
    [
      ['parse', '--reference-date', '2027-02-30'],
      /'2027-02-30' is no date; --reference-date takes one like 2027-05-31\./,
    ],
    [['parse', '--reference-date', 'soon'], /'soon' is no date;/],
    [['parse', '--colour'], /Unknown option '--colour'/],
    [['parse', '--kind'], /--kind/],
    [
      ['parse', '-'],
      /The text does not tell which kind it is\. Name one: --kind itinerary, flight-quote, travel-deal\./,
    ],
  ])('L-3 ends with 2 where it is called wrongly: %j', (args, sentence) => {
    const { status, output, errors } = waypage(args, 'Hello there');
    expect([status, output]).toEqual([2, '']);
    expect(errors.trim()).toMatch(sentence);
    expect(errors).not.toMatch(/\n\s+at /);
  });

  it.each([['--help'], ['-h'], ['help'], ['parse', '--help'], ['parse', '-h', 'none.txt']])(
    'L-3 helps: %s %s',
    (...args) => {
      const { status, output, errors } = waypage(args);
      expect([status, errors]).toEqual([0, '']);
      expect(output).toMatch(/^Usage: waypage /m);
      for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    },
  );

  it('L-2 ends quietly where its reader stops early', () => {
    const long = write('long.txt', 'Day 1: Rome\n- 9:00 AM Pantheon\n'.repeat(3000));
    const done = spawnSync('bash', ['-c', `set -o pipefail; "${COMMAND}" parse ${long} | head -n 1`], { cwd: folder });
    expect([done.status, String(done.stdout), String(done.stderr)]).toEqual([0, '{\n', '']);
  });
});
