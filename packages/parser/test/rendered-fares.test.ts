/**
 * Known fares, written in many layouts, words and languages, are read as what they are: no price is wrong, and what is missing stays rare.
 * `FARE_RUNS=20000 FARE_SEED=7 npx vitest run --project corpus rendered-fares` for more texts and others.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildParser } from './built-parser.ts';
import { type Judgement, judge, type RenderedFare, renderedFares } from './rendered-fares/rendered-fares.ts';

const RUNS = Number(process.env['FARE_RUNS'] ?? 1_000);
const SEED = Number(process.env['FARE_SEED'] ?? 20_261_123);
const { parseFlightQuote } = await buildParser();

function judgementOf(rendered: RenderedFare): Judgement {
  const { fareDetails, passengers, warnings } = parseFlightQuote(rendered.text, { referenceDate: '2026-11-21' });
  return judge(rendered, fareDetails, passengers, warnings);
}

/** The part of a layout's texts that may miss a value; none in the others. */
const MAY_MISS: Readonly<Record<string, number>> = {};

describe('F-71 fares written in any layout', () => {
  it(`are read without a wrong price or warning in ${RUNS} texts`, () => {
    fc.assert(
      fc.property(renderedFares, (rendered) => {
        expect(judgementOf(rendered).wrong, rendered.text).toEqual([]);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('are missed no more often than measured', () => {
    const counts = new Map<string, { texts: number; missing: number }>();
    for (const rendered of fc.sample(renderedFares, { seed: SEED + 1, numRuns: RUNS })) {
      const count = counts.get(rendered.layout) ?? { texts: 0, missing: 0 };
      counts.set(rendered.layout, count);
      count.texts++;
      if (judgementOf(rendered).missing.length > 0) count.missing++;
    }
    const over = [...counts].filter(([layout, { texts, missing }]) => missing / texts > (MAY_MISS[layout] ?? 0));
    expect(over).toEqual([]);
    expect(counts.size).toBeGreaterThan(25);
  });
});

describe('the judge of fares', () => {
  const [rendered] = fc.sample(
    renderedFares.filter(({ layout, truth }) => layout === 'products' && truth.adults === 2),
    { seed: 1, numRuns: 1 },
  ) as [RenderedFare];
  const { total, all } = rendered.truth;
  const money = (amount: number): string => `$${amount.toFixed(2)}`;
  const fare = { baseFare: null, upcharge: null, total: money(total), totalForAllPassengers: money(all) };

  it('has nothing to say of what is so', () => {
    expect(judge(rendered, fare, null, [])).toEqual({ missing: [], wrong: [] });
  });

  it.each([
    ['the sum of a row', { total: money(total * 2) }],
    ['an invented fare', { baseFare: money(total) }],
    ['an invented fee', { upcharge: '$20' }],
    ['a range', { total: `${money(total)} – ${money(total + 5)}` }],
    ['the sum of one row', { totalForAllPassengers: money(all - 1) }],
  ])('notices %s', (_, change) => {
    expect(judge(rendered, { ...fare, ...change }, null, []).wrong).toHaveLength(1);
  });

  it('notices what is missing, warnings, and another number of travelers', () => {
    expect(judge(rendered, { ...fare, total: null }, null, []).missing).toEqual(['total']);
    expect(judge(rendered, fare, 9, [{ message: 'no sum' }]).wrong).toEqual(['no sum', 'passengers is 9']);
  });
});
