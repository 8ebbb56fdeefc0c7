import { ITINERARY_ID } from '@waypage/contract';
import { expect, it, vi } from 'vitest';
import { newItineraryId } from './itinerary-id.ts';

it('C-7 is the word itinerary, the milliseconds, and 128 random bits from crypto, in the form the server takes', () => {
  const random = vi.spyOn(crypto, 'getRandomValues');
  const ids = Array.from({ length: 200 }, () => newItineraryId(1_767_607_200_000));
  expect(random.mock.calls[0]?.[0]).toHaveLength(16);
  for (const id of ids) expect(id).toMatch(ITINERARY_ID);
  expect(new Set(ids).size).toBe(200);
  expect(ids[0]).toMatch(/^itinerary-1767607200000-/);
  random.mockRestore();
});
