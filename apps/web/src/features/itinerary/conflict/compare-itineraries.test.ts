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

it('H-6 M-27 another picture with the same text is another one', () => {
  const [mine, theirs] = [structuredClone(draft()), structuredClone(record({ version: 2 }))];
  for (const [index, itinerary] of [mine, theirs].entries()) {
    const url = `/images/${String(index + 1).repeat(64)}.webp`;
    const activity = itinerary.data.days[0]?.timeBlocks[0]?.activities[0];
    if (activity) activity.image = { url, width: 4, height: 3, alt: 'Tarts' };
  }
  expect(compareItineraries(mine, theirs)).toEqual([
    { label: 'Day 1, activity 1: image', mine: 'Tarts (111111)', theirs: 'Tarts (222222)' },
  ]);
});
