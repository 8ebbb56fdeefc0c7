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
Created Jan 5, 2026

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

it('A-8 the download holds everything that an activity shows, its published image included', () => {
  const text = structuredClone(record());
  const [first] = text.data.days[0]?.timeBlocks[0]?.activities ?? [];
  if (!first) throw new Error('no activity');
  Object.assign(first, {
    description: 'Warm from the oven',
    location: 'Rua de Belém 84',
    distance: '2 km',
    link: 'https://pasteis.example/',
    linkText: 'Opening hours',
    image: { url: `/images/${'a'.repeat(64)}.webp`, width: 4, height: 3, alt: 'A tray of tarts' },
  });
  expect(itineraryAsText(text)).toContain(`9:00 AM - Pastéis de Belém
  Warm from the oven
  Location: Rua de Belém 84
  Distance: 2 km
  Cost: $12
  Opening hours: https://pasteis.example/
  Image: A tray of tarts - ${location.origin}/images/${'a'.repeat(64)}.webp
`);
});
