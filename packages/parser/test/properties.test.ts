/** What holds for any text: totality, determinism, spans in range, and that blanks, breaks and quoting do not change a value. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ParsedItinerary, parseItinerary } from '../src/index.ts';
import { misjudgedLines, spansOf, unfaithfulPointers } from './check-provenance.ts';
import { readCases } from './read-corpus.ts';

const context = { referenceDate: '2026-11-21' };
const cases = readCases('itinerary');
const values = (text: string) => withoutSource(parseItinerary(text, context));

function withoutSource({ source: _, warnings, ...answer }: ParsedItinerary): unknown {
  return { ...answer, warnings: warnings.map((warning) => warning.code) };
}

function expectSound(text: string): void {
  const out = parseItinerary(text, context);
  const spans = [
    ...Object.values(out.source.spans).flatMap(spansOf),
    ...out.source.unused,
    ...out.warnings.flatMap((warning) => warning.spans),
  ];
  for (const [start, end] of spans)
    expect(start >= 0 && start < end && end <= text.length, `${start}-${end} of ${text.length}`).toBe(true);
  expect(out.source.unused.every(([start], i) => i === 0 || start >= (out.source.unused[i - 1]?.[1] ?? 0))).toBe(true);
  expect(misjudgedLines(text, out).lost).toEqual([]);
  for (const day of out.days)
    for (const block of day.timeBlocks) for (const activity of block.activities) expect(activity.title).not.toBe('');
}

describe('any text', () => {
  it('P-1 gives an answer with sound spans, whatever it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), expectSound), { seed: 1, numRuns: 300 });
  });

  it('P-1 gives an answer for lines made of the words of itineraries', () => {
    const pieces =
      'Day 1|Day 2:|Tag 3|- |  - |* **|**|| a | b ||---|---||9am|9:00-10:00|$5|€1.234,50|(|)|[x](http://a.b)|May 3|3/4/2027|Fri|Morning:|Total|Hotel|12 km|> |## |\t|\n|\r\n|&nbsp;|<b>|</b>|<a href="http://c.d">|🌅|📍 Paris|Time\tActivity'.split(
        '|',
      );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces, ' ', '\n', '|'), { maxLength: 60 }), (parts) =>
        expectSound(parts.join('')),
      ),
      { seed: 2, numRuns: 500 },
    );
  });

  it('P-1 is deterministic', () => {
    for (const { text } of cases) expect(parseItinerary(text, context)).toEqual(parseItinerary(text, context));
  });
});

describe.each(cases)('$name', ({ text }) => {
  it.each([
    ['CRLF', (t: string) => t.replaceAll('\n', '\r\n')],
    ['trailing blanks', (t: string) => t.replaceAll('\n', '  \n')],
    ['non-breaking spaces', (t: string) => t.replace(/(?<=\p{L}) (?=\p{L})/gu, '\u00a0')],
    ['quote marks of a mail', (t: string) => t.replace(/^/gm, '> ')],
    ['zero-width spaces', (t: string) => t.replaceAll(' ', ' \u200b')],
    ['blank lines at both ends', (t: string) => `\n\n${t}\n\n`],
    ['a byte order mark', (t: string) => `\ufeff${t}`],
  ])('P-8 has the same values with %s', (_, change) => {
    expect(values(change(text))).toEqual(values(text));
  });

  it('P-6 P-8 keeps its spans true to the text as sent', () => {
    for (const changed of [
      text.replaceAll('\n', '\r\n'),
      text.replace(/^/gm, '> ').replace(/(?<=\p{L}) (?=\p{L})/gu, '\u00a0'),
    ]) {
      expect(unfaithfulPointers(changed, parseItinerary(changed, context))).toEqual([]);
    }
  });
});

describe('mutated texts', () => {
  /** A small generator with a fixed seed (mulberry32): the same texts on every machine. */
  function random(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
  }

  it('P-1 P-7 are answered with sound spans and no lost line', () => {
    const next = random(20261121);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
    for (let i = 0; i < 300; i++) {
      let text = pick(cases).text;
      for (let k = 0; k < 6; k++) {
        const at = Math.floor(next() * text.length);
        const length = Math.floor(next() * 40);
        const other = pick(cases).text;
        const from = Math.floor(next() * other.length);
        text = pick([
          text.slice(0, at) + text.slice(at + length),
          text.slice(0, at) + other.slice(from, from + length) + text.slice(at),
          text.slice(0, at) +
            pick(['\n', '\t', '|', '**', '(', ')', '<', '>', '$', '-', ':', '\u0000', '\ud800', '9', '#']) +
            text.slice(at),
          text.slice(at) + text.slice(0, at),
        ]);
      }
      expectSound(text);
    }
  });
});
