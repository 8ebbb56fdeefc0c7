/**
 * What holds for any text of any kind: totality, time, determinism, spans in range, no line lost, and that blanks, breaks and quoting change no
 * value. 20,000 generated texts a kind; `FUZZ_RUNS=200000 FUZZ_SEED=7 npx vitest run --project corpus properties` for a longer run on others.
 */
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTENT_KINDS, type ContentKind } from '../src/index.ts';
import { buildParser } from './built-parser.ts';
import { unfaithfulPointers } from './check-provenance.ts';
import { type Answer, findFault, type Parse, SLOWEST_MS, shrinkText, VARIANTS, valuesOf } from './find-fault.ts';
import { fuzzTexts } from './fuzz-texts.ts';
import { readAllCases } from './read-corpus.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 20_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
/** One text in so many is parsed again, as it is and in every variant. */
const THOROUGH_ONE_IN = 100;
const SHOWN_MAX = 3;
/** The runner takes a worker for dead, and the run for failed, that says nothing for a minute: so many texts take a second or two. */
const LET_GO_AFTER = 500;

const context = { referenceDate: '2026-11-21' };
const cases = readAllCases();
const texts = cases.map(({ text }) => text);
const built = await buildParser();
const parserOf =
  (kind: ContentKind): Parse =>
  (text) =>
    built.parseContent(kind, text, context);

/** The shortest text that shows the fault, for the report. */
function report(parse: Parse, text: string, fault: string): string {
  const rule = fault.slice(0, 12);
  const shortest = shrinkText(text, (shorter) => findFault(parse, shorter, true)?.startsWith(rule) === true);
  return `${findFault(parse, shortest, true) ?? fault}\n  in ${JSON.stringify(shortest)}`;
}

describe.each(CONTENT_KINDS)('any text read as %s', (kind) => {
  const parse = parserOf(kind);

  it(`P-1 P-2 P-6 P-7 P-8 ${RUNS} texts made of the corpus: an answer in time, the same again, sound spans, no line lost`, {
    timeout: 20_000 + RUNS * 20,
  }, async () => {
    const next = fuzzTexts(SEED, texts);
    const faults: string[] = [];
    for (let i = 0; i < RUNS && faults.length < SHOWN_MAX; i++) {
      if (i % LET_GO_AFTER === 0) await setImmediate();
      const text = next();
      const fault = findFault(parse, text, i % THOROUGH_ONE_IN === 0);
      if (fault !== null) faults.push(`text ${i}: ${report(parse, text, fault)}`);
    }
    expect(faults.join('\n\n')).toBe('');
  });

  it('P-1 any string at all gives an answer with sound spans', () => {
    const isSound = (text: string) => {
      expect(findFault(parse, text, false)).toBeNull();
    };
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), isSound), { seed: 1, numRuns: 300 });
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), isSound), { seed: 2, numRuns: 300 });
  });
});

describe.each(cases)('$kind $name', ({ kind, text }) => {
  const parse = parserOf(kind);
  const answer = parse(text);

  it('P-1 P-6 P-7 is answered alike again, soundly', () => {
    expect(findFault(parse, text, false)).toBeNull();
    expect(parse(text)).toEqual(answer);
  });

  it.each(VARIANTS)('P-8 has the same values with %s', (_, change) => {
    expect(valuesOf(parse(change(text)))).toEqual(valuesOf(answer));
  });

  it('P-6 P-8 keeps its spans true to the text as it was sent', () => {
    const changes = [
      (t: string) => t.replaceAll('\n', '\r\n'),
      (t: string) => t.replace(/^/gm, '> ').replace(/(?<=\p{L}) (?=\p{L})/gu, '\u00a0'),
    ];
    for (const change of changes) expect(unfaithfulPointers(change(text), parse(change(text)))).toEqual([]);
  });
});

describe('the checks themselves', () => {
  const text = 'Rome\nDay 1: Forum (May 3)\n- 9:00 AM Pantheon\n\nKind regards,\nAnna';
  const good = parserOf('itinerary');
  const doctored = (change: (answer: Answer) => object): Parse => {
    return (t) => ({ ...good(t), ...change(good(t)) }) as Answer;
  };
  const withSource = (source: (answer: Answer) => object) =>
    doctored((answer) => ({ source: { ...answer.source, ...source(answer) } }));
  let calls = 0;

  it.each<[string, Parse, RegExp]>([
    [
      'a throw',
      () => {
        throw new Error('a defect');
      },
      /^P-1 threw Error: a defect/,
    ],
    [
      'a slow text',
      (t) => {
        const end = performance.now() + SLOWEST_MS + 5;
        while (performance.now() < end);
        return good(t);
      },
      /^P-1 took \d+ and \d+ ms/,
    ],
    ['another answer each time', doctored(() => ({ title: `Rome ${calls++}` })), /^P-1 another answer/],
    [
      'a span past the end',
      withSource(({ source }) => ({ spans: { ...source.spans, '/title': [0, 999] } })),
      /^P-6 \/title/,
    ],
    [
      'an empty span',
      withSource(({ source }) => ({
        spans: {
          ...source.spans,
          '/title': [
            [0, 4],
            [2, 2],
          ],
        },
      })),
      /^P-6 \/title/,
    ],
    [
      'a warning past the end',
      doctored(() => ({
        warnings: [{ code: 'day-order', severity: 'note', message: 'x', pointers: [], spans: [[0, 999]] }],
      })),
      /^P-6 an unused line or a warning/,
    ],
    [
      'unused lines out of order',
      withSource(() => ({
        unused: [
          [50, 54],
          [45, 49],
        ],
      })),
      /^P-7 unused lines out of order/,
    ],
    ['a lost line', withSource(() => ({ unused: [] })), /^P-7 lost "Kind regards,"/],
    [
      'a used line listed',
      withSource(({ source }) => ({ unused: [[0, 4], ...source.unused] })),
      /^P-7 called unused though used: "Rome"/,
    ],
    ['a blank value', doctored(() => ({ title: ' ' })), /^P-2 \/title is a blank text/],
    [
      'no number',
      doctored(() => ({ budget: { currency: 'EUR', total: Number.NaN, items: [] } })),
      /^P-2 \/budget\/total is NaN/,
    ],
    [
      'carriage returns that change a value',
      doctored((answer) => (answer.source.textHash === good(text).source.textHash ? {} : { title: 'R' })),
      /^P-8 other values with CRLF/,
    ],
  ])('notice %s', (_, faulty, fault) => {
    expect(findFault(faulty, text, true)).toMatch(fault);
    expect(findFault(good, text, true)).toBeNull();
  });

  it('make a text that shows a fault as short as it gets', () => {
    const long = `${text}\n`.repeat(20).replace('Forum', 'Fo%rum');
    expect(shrinkText(long, (each) => each.includes('%'))).toBe('%');
  });

  it('see the same texts for the same seed, of many lengths, with screens, breaks and odd characters among them', () => {
    const [one, other] = [fuzzTexts(5, texts), fuzzTexts(5, texts)];
    const many = Array.from({ length: 2000 }, () => one());
    expect(many.map(() => other())).toEqual(many);
    expect(new Set(many).size).toBeGreaterThan(1900);
    for (const sign of ['\r\n', '\u0000', '\ud800', '🌅', 'ARNK', 'Day 1', '\t'])
      expect(many.some((each) => each.includes(sign))).toBe(true);
    expect(many.some((each) => each.length > 1000) && many.some((each) => each.length < 20)).toBe(true);
  });
});
