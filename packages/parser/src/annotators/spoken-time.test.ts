import { describe, expect, it } from 'vitest';
import { findSpokenTimes } from './spoken-time.ts';

const read = (text: string) =>
  findSpokenTimes(text).map(({ from, to, time }) => [text.slice(from, to), time.minutes, time.certain]);

describe('findSpokenTimes', () => {
  it.each([
    ['leaving at 10 40 in the morning', '10 40 in the morning', 640, true],
    ['into lisbon at 3 05 pm', '3 05 pm', 905, true],
    ['landing at ten past eleven', 'ten past eleven', 670, false],
    ['leaves at quarter to 9 in the evening', 'quarter to 9 in the evening', 1245, true],
    ['at half past 6', 'half past 6', 390, false],
    ['home at 5.15 that afternoon', '5.15 that afternoon', 1035, true],
    ["at 7 o'clock in the morning", "7 o'clock in the morning", 420, true],
  ])('reads %s', (text, written, minutes, certain) => {
    expect(read(text)).toEqual([[written, minutes, certain]]);
  });

  it('leaves the day after to its own mark', () => {
    expect(read('at 20 past 6 the next morning')).toEqual([['20 past 6', 380, true]]);
  });

  it.each(['ten to twelve nights', 'from 10 to 12', 'room 11 30', '12 15 adults'])('reads no time in %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
