/** Which currency a budget in a bare sign is in. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-20' });
const budgetOf = (text: string) => {
  const { budget, source } = read(text);
  return [budget?.currency, budget?.total, source.assumptions.find(({ kind }) => kind === 'currency')?.chosen ?? null];
};
const plan = (heading: string, ...prices: string[]): string =>
  [
    'Two days in Banff',
    '## Day 1 – Mon 3 May 2027: Arrival',
    `- 10:00 Gondola ${prices[0] ?? ''}`,
    '## Day 2 – Tue 4 May: Lake',
    `- 9:00 Canoe ${prices[1] ?? ''}`,
    `## ${heading}`,
    '| Category | Cost |',
    '|---|---:|',
    '| Cabin | $640 |',
    '| Food | $210 |',
    '| **Total** | **$850** |',
  ].join('\n\n');

describe('I-380 the currency of a budget in a bare sign', () => {
  it.each([
    'Updated Budget (CAD, estimates)',
    '💰 Revised costs (CAD)',
    'Final Price Summary – all in CAD',
    'Neue Kosten (CAD)',
    'Aktualisiertes Budget, CAD',
    'Latest budget: CAD, per family',
  ])('is the one that the heading names: %s', (heading) => {
    expect(budgetOf(plan(heading))).toEqual(['CAD', 850, null]);
  });

  it('is the one in which the days have their prices, an assumption', () => {
    expect(budgetOf(plan('Updated Budget', '(C$48)', '(C$60 each)'))).toEqual(['CAD', 850, 'CAD']);
  });

  it.each([
    ['several', '(C$48)', '(US$60)'],
    ['one alone', '(C$48)', '($60)'],
    ['none', '($48)', '($60)'],
  ])('stays open where the days name %s', (_, ...prices) => {
    expect(budgetOf(plan('Updated Budget', ...prices))).toEqual(['USD', 850, 'USD']);
  });

  it('is not in doubt where the amount says it', () => {
    const text = 'Day 1: Cusco\n- 10:00 Walk\n\nDay 2: Pisac\n- 9:00 Market\n\nTOTAL FOR ALL 4: US$ 2,580.00';
    expect(budgetOf(text)).toEqual(['USD', 2580, null]);
  });
});
