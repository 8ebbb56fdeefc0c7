/** What holds for any text read as a deal: totality, determinism, spans in range, and that blanks, breaks and quoting change no value. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ParsedTravelDeal, parseTravelDeal } from '../src/index.ts';
import { misjudgedLines, spansOf, unfaithfulPointers } from './check-provenance.ts';
import { readCases } from './read-corpus.ts';

const context = { referenceDate: '2026-11-21' };
const cases = readCases('travel-deal');
const values = (text: string) => withoutSource(parseTravelDeal(text, context));

function withoutSource({ source: _, warnings, ...answer }: ParsedTravelDeal): unknown {
  return { ...answer, warnings: warnings.map((warning) => warning.code) };
}

function expectSound(text: string): void {
  const out = parseTravelDeal(text, context);
  const spans = [
    ...Object.values(out.source.spans).flatMap(spansOf),
    ...out.source.unused,
    ...out.warnings.flatMap((warning) => warning.spans),
  ];
  for (const [start, end] of spans)
    expect(start >= 0 && start < end && end <= text.length, `${start}-${end} of ${text.length}`).toBe(true);
  expect(misjudgedLines(text, out).lost).toEqual([]);
  for (const list of [out.includes, out.restrictions, out.highlights, out.activities])
    for (const item of list) expect(item.trim()).not.toBe('');
}

describe('any text', () => {
  it('P-1 gives an answer with sound spans, whatever it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), expectSound), { seed: 1, numRuns: 300 });
  });

  it('P-1 gives an answer for lines made of the words of offers', () => {
    const pieces =
      'Includes:~Not included~- ~• ~✅ ~❌ ~**~*~$999~€1.234,50~ pp~ per couple~was ~now ~from ~25% OFF~Save $50~7 nights~5D/4N~May 3~3/4/2027~3-9 May 2027~Book by ~valid until ~Hotel Abc~4*~⭐⭐~Day 1: ~Kind regards~Ann Lee~Abc Travel~a@b.co~555-0142~call ~Terms & Conditions~(~)~:~;~, ~ and ~. ~| a | b |~\t~\n~\r\n~&pound;~<li>~> ~## ~10% commission~passport no. 12345678~4111 1111 1111 1111~DOB 1/2/1980~Bali~for two~ab ~bis ~desde ~il prezzo comprende'.split(
        '~',
      );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces, ' ', '\n'), { maxLength: 60 }), (parts) =>
        expectSound(parts.join('')),
      ),
      { seed: 2, numRuns: 600 },
    );
  });

  it('P-1 is deterministic', () => {
    for (const { text } of cases) expect(parseTravelDeal(text, context)).toEqual(parseTravelDeal(text, context));
  });
});

describe.each(cases)('$name', ({ text }) => {
  it.each([
    ['CRLF', (t: string) => t.replaceAll('\n', '\r\n')],
    ['trailing blanks', (t: string) => t.replaceAll('\n', '  \n')],
    ['non-breaking spaces', (t: string) => t.replace(/(?<=\p{L}) (?=\p{L})/gu, '\u00a0')],
    ['zero-width spaces', (t: string) => t.replaceAll(' ', ' \u200b')],
    ['quote marks of a mail', (t: string) => t.replace(/^/gm, '> ')],
  ])('P-8 gives the same values with %s', (_, change) => {
    const changed = change(text);
    expect(values(changed)).toEqual(values(text));
    expect(unfaithfulPointers(changed, parseTravelDeal(changed, context))).toEqual([]);
  });
});
