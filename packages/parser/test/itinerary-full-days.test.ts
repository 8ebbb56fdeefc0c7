/** I-586: days counted between the arrival and the departure. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const daysOf = (...heads: string[]) =>
  parseItinerary(
    [
      'Long Weekend in Lisbon',
      '14 - 17 October 2027',
      ...heads.flatMap((head) => ['', head, '- 9:30 Walk', '- 20:00 Dinner']),
    ].join('\n'),
    { referenceDate: '2026-11-28' },
  ).days.map(({ title, date, timeBlocks }) => [title, date, timeBlocks.flatMap(({ activities }) => activities).length]);

describe('I-586 full days', () => {
  it('come between the arrival and the departure', () => {
    expect(daysOf('Arrival day', 'Full day 1: Old town', 'Full day 2', 'Departure day')).toEqual([
      ['Arrival day', '2027-10-14', 2],
      ['Old town', '2027-10-15', 2],
      ['Full day 2', '2027-10-16', 2],
      ['Departure day', '2027-10-17', 2],
    ]);
  });

  it('count on from one, alone they are none', () => {
    expect(daysOf('Full day 2', 'Full day 4', 'Departure day')).toHaveLength(1);
    expect(daysOf('Full day 1')).toHaveLength(1);
  });

  it('are told from a tour of a full day', () => {
    expect(daysOf('Arrival day', 'Full day tour 1', 'Departure day')).not.toHaveLength(3);
  });
});
