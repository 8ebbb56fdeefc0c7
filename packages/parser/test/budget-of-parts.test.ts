import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const plan = (costs: string) =>
  parseItinerary(`Lucca\nDay 1: Walls\n- Walk\nDay 2: Pisa\n- Tower\n\n${costs}`, { referenceDate: '2026-11-20' });

describe('B-10 what one part of the trip comes to', () => {
  it('is an item among others, and no total', () => {
    const { budget, warnings } = plan('Hotels total $672, fuel around $260');
    expect(budget?.items.map(({ category, amount }) => [category, amount])).toEqual([
      ['Gas', 260],
      ['Hotel', 672],
    ]);
    expect(warnings.map(({ code }) => code)).not.toContain('budget-mismatch');
  });

  it('leaves the total of all of them', () => {
    const { warnings, budget } = plan('Hotels $672, fuel $260, total $900');
    expect(budget?.total).toBe(900);
    expect(warnings.map(({ code }) => code)).toContain('budget-mismatch');
  });
});
