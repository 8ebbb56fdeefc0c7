import { describe, expect, it } from 'vitest';
import { PASTE, parsedItinerary } from '../../testing/itinerary-fixtures.ts';
import { nearestItem } from './nearest-item.ts';

const activityOf = (pointer: string) => /^\/days\/\d+\/timeBlocks\/\d+\/activities\/\d+/.exec(pointer)?.[0] ?? null;
const at = (line: string) => nearestItem(parsedItinerary().source.spans, activityOf, PASTE.indexOf(line));

describe('nearestItem', () => {
  it('R-3 is the last item that begins before the line', () => {
    expect(at('(window seat')).toBe('/days/0/timeBlocks/0/activities/0');
  });

  it('R-3 is the first item for a line before all of them', () => {
    expect(at('Prepared for')).toBe('/days/0/timeBlocks/0/activities/0');
  });

  it('R-3 is none where no value belongs to an item', () => {
    expect(nearestItem({ '/title': [0, 4] }, activityOf, 10)).toBeNull();
  });
});
