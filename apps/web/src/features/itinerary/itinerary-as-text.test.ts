import { expect, it } from 'vitest';
import { draft, record } from '../../testing/itinerary-fixtures.ts';
import { itineraryAsText } from './itinerary-as-text.ts';

it('A-1 the download reads like the page: head, days, activities, budget', () => {
  const data = {
    ...record().data,
    budget: {
      currency: 'EUR',
      total: 1200,
      items: [{ category: 'Hotel', amount: 1000, amountMax: 1200, description: null }],
    },
  };
  expect(itineraryAsText(draft({ data }))).toBe(`Weekend in Lisbon
Lisbon, Portugal
April 10 to 12, 2026

Day 1: Alfama and the river (Friday, April 10)
☀️ Morning
9:00 AM - Pastéis de Belém
  Cost: $12
🌙 Evening
8:00 PM - Fado dinner

Budget
Hotel: EUR 1,000 – EUR 1,200
Total: EUR 1,200
`);
});
