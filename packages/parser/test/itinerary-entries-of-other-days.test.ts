/** I-517: an entry that says its own date stands in the day of that date. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (entry: string) =>
  parseItinerary(
    `Day 1 - Sat 12 June 2027\n- 15:00 Check-in at Solent House\n- ${entry}\nDay 2 - Sun 13 June 2027\n- 17:00 Sail away`,
    { referenceDate: '2026-11-28' },
  );
const daysOf = (entry: string) =>
  read(entry).days.map(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities.map(({ title }) => title)),
  );
const OWN = [['Check-in at Solent House'], ['Coach to the pier', 'Sail away']];

describe('I-517 an entry with its hour and the date of another day', () => {
  it.each([
    'Coach to the pier Sun 13 Jun at 12:15',
    'Coach to the pier on Sunday 13 June, 12:15',
    'Coach to the pier, 13 June, 12:15',
    '12:15 Coach to the pier – Sun 13 June',
  ])('is done on that day: %s', (entry) => {
    const { warnings } = read(entry);
    expect(daysOf(entry)).toEqual(OWN);
    expect(warnings).toEqual([]);
  });

  it('points at its own characters', () => {
    const text =
      'Day 1 - Sat 12 June 2027\n- Coach to the pier Sun 13 Jun at 12:15\n- Bar\nDay 2 - Sun 13 June 2027\n- 17:00 Sail';
    const { source } = parseItinerary(text, { referenceDate: '2026-11-28' });
    const [span] = [source.spans['/days/1/timeBlocks/0/activities/0/title']].flat(0) as [number, number][];
    expect(text.slice(...(span ?? [0, 0]))).toBe('Coach to the pier');
  });

  it.each([
    'Parking until Sun 13 June, 12:15',
    'Dinner booked for Sun 13 June at 19:15',
    '18:15 Coach to the pier, arrives Sun 13 June',
    '2255 SQ 317 LHR - SIN, arr 0750 SUN 13 JUN',
    'Coach to the pier Mon 14 June at 12:15',
    'Coach to the pier Sun 13 June',
  ])('stays where it says something else of that date, no day of the plan, or no hour: %s', (entry) => {
    expect(daysOf(entry)[0]).toHaveLength(2);
  });
});
