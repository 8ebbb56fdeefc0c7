import { expect, it } from 'vitest';
import { landingPlace } from './landing-place.ts';

it('E-3 a dropped item lands before the one under the gap, counted without itself; the gaps beside it change nothing', () => {
  const from = { list: '/a', index: 1 };
  const land = (index: number) => landingPlace(from, { list: '/a', index })?.index ?? null;
  expect([0, 1, 2, 3, 4].map(land)).toEqual([0, null, null, 2, 3]);
  expect(landingPlace(from, { list: '/b', index: 1 })).toEqual({ list: '/b', index: 1 });
});
