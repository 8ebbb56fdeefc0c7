/**
 * Offers whose prices are told in steps, by departure, by cabin, by age, for a party, as a range or a product, in five languages, with fees, payments and
 * days beside them that are no price and no deadline; and the same offers with one wrong fact, which alone is warned of.
 * `RENDERED_RUNS=20000 RENDERED_SEED=7 npx vitest run --project corpus rendered-prices` for more texts and others.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildParser } from './built-parser.ts';
import { faultsOf } from './rendered-prices/judge-prices.ts';
import { renderedPrices } from './rendered-prices/render-prices.ts';

const RUNS = Number(process.env['RENDERED_RUNS'] ?? 600);
const SEED = Number(process.env['RENDERED_SEED'] ?? 20_261_121);
const { parseTravelDeal } = await buildParser();
const read = (text: string): ReturnType<typeof parseTravelDeal> =>
  parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-54 to T-59 prices and days of offers rendered from known facts', () => {
  it(`are read as written in ${RUNS} texts`, () => {
    fc.assert(
      fc.property(renderedPrices, (rendered) => {
        expect(faultsOf(rendered, read(rendered.text)), rendered.text).toEqual([]);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  it('come in every kind, with and without a wrong fact', () => {
    const drawn = fc.sample(renderedPrices, { seed: SEED, numRuns: RUNS });
    expect(new Set(drawn.map(({ kind }) => kind)).size).toBe(11);
    expect([...new Set(drawn.map(({ fault }) => fault))].sort()).toEqual([
      'deadline',
      'nights',
      'none',
      'percent',
      'total',
      'weekday',
    ]);
  });
});

describe('the judge of prices', () => {
  const [rendered] = fc.sample(
    renderedPrices.filter(({ kind, fault }) => kind === 'forAll' && fault === 'none'),
    { seed: 1, numRuns: 1 },
  );
  if (rendered === undefined) throw new Error('none drawn');
  const answer = read(rendered.text);

  it('has nothing to say of what is so', () => expect(faultsOf(rendered, answer)).toEqual([]));

  it.each([
    ['another price', { price: '£1' }, 'price'],
    ['a lost price', { price: null }, 'no price'],
    ['another total', { totalPrice: '£1' }, 'totalPrice'],
    ['an invented reduction', { discount: '30% off' }, 'discount'],
    ['an invented price before', { originalPrice: '£9' }, 'originalPrice'],
    ['another number of travelers', { passengers: 11 }, 'passengers'],
    ['another deadline', { validUntil: '2029-01-01' }, 'validUntil'],
    ['other dates', { dates: 'May 2029' }, 'dates'],
  ])('notices %s', (_, change, name) => {
    expect(faultsOf(rendered, { ...answer, ...change })).toEqual([expect.stringContaining(name)]);
  });
});
