import { expect, it } from 'vitest';
import { draft, record } from '../../../testing/itinerary-fixtures.ts';
import { compareItineraries } from './compare-itineraries.ts';

it('H-6 names the places where two versions differ, in words', () => {
  const theirs = structuredClone(record({ title: 'Theirs', version: 3 }));
  const dinner = theirs.data.days[0]?.timeBlocks[1]?.activities[0];
  if (dinner) dinner.cost = '$90';
  expect(compareItineraries(draft(), theirs)).toEqual([
    { label: 'Title', mine: 'Weekend in Lisbon', theirs: 'Theirs' },
    { label: 'Day 1, activity 2: cost', mine: null, theirs: '$90' },
  ]);
  expect(compareItineraries(draft(), record({ version: 9 }))).toEqual([]);
});
