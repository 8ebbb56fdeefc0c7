import { describe, expect, it } from 'vitest';
import { budgetLooks } from './budget-looks.ts';

describe('colours of the budget', () => {
  it('follow what a category is about', () => {
    expect(budgetLooks(['Hotel (3 nights)', 'Food & Drinks', 'Flights', 'Museums', 'Miscellaneous'])).toEqual([
      'accommodation',
      'wine',
      'travel',
      'culture',
      'special',
    ]);
  });

  it('are all different as long as there are colours left, then go round', () => {
    const looks = budgetLooks(['Flight', 'Rental Car', 'Gas', 'Parking', 'Ferry', 'Taxi', 'Bus', 'Toll', 'Train']);
    expect(new Set(looks.slice(0, 7)).size).toBe(7);
    expect(looks).toHaveLength(9);
  });
});
