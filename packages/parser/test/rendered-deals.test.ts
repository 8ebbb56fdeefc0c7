/**
 * Deals whose facts are known, written in many layouts of six languages: what is read must be what was written. A value may be missing where
 * a layout is hard; none may be wrong, and sound offers get no warning.
 */
import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../src/index.ts';
import { compareRenderedDeal } from './compare-rendered-deal.ts';
import { type LayoutName, renderDeals } from './render-deals.ts';

const SEED = 7;
const COUNT = 400;

/** The share of deals of which a value may be missing, as measured over 2,000 deals, with room for a few of so small a number; all others none. */
const MISSING: Readonly<Partial<Record<LayoutName, number>>> = {
  sentences: 0.1,
  columns: 0.05,
  tabs: 0.05,
  bullets: 0.05,
  note: 0.2,
  markdown: 0.08,
  letter: 0.05,
  stacked: 0.06,
};

const read = renderDeals(SEED, COUNT).map((deal) => ({
  deal,
  faults: compareRenderedDeal(deal, parseTravelDeal(deal.text, { referenceDate: '2026-11-21' })),
}));

describe('deals rendered from known facts', () => {
  it('T-30 gives no wrong value and no warning', () => {
    const wrong = read.filter(({ faults }) => faults.wrong.length > 0);
    expect(wrong.map(({ deal, faults }) => `${deal.text}\n--> ${faults.wrong.join('; ')}`)).toEqual([]);
  });

  it.each([...new Set(read.map(({ deal }) => deal.layout))])('T-30 misses few values in the layout %s', (layout) => {
    const own = read.filter(({ deal }) => deal.layout === layout);
    const missed = own.filter(({ faults }) => faults.missing.length > 0);
    expect(
      missed.length / own.length,
      missed.map(({ deal, faults }) => `${deal.text}\n--> ${faults.missing.join('; ')}`).join('\n\n'),
    ).toBeLessThanOrEqual(MISSING[layout] ?? 0);
  });
});
