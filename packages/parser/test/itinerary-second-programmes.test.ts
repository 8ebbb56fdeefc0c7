/** I-458: a programme below the days that gives by their dates what else is done on them. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (below: string) =>
  parseItinerary(
    `Harbour forum, 16-17 June 2027\n\nWEDNESDAY 16 JUNE\n13:00   Registration\n14:00   Opening\n\nTHURSDAY 17 JUNE\n09:00   Session\n12:30   Lunch\n\n${below}`,
    { referenceDate: '2026-11-20' },
  );
const daysOf = (below: string) =>
  read(below).days.map(({ date, timeBlocks }) => [
    date?.slice(8),
    ...timeBlocks.flatMap(({ activities }) => activities.map(({ title }) => title)),
  ]);

describe('I-458 a second programme', () => {
  it('is done on the days above, by its hours; a date beyond them is a day more', () => {
    const below =
      'SOCIAL PROGRAMME\nWed 16 June, 13:30–13:45   Group photo\nThu 17 June, 20:00   Gala dinner, Old Mill at the Gate (black tie), EUR 85 per person\nFri 18 June, 10:00   Boat trip\n\nDesk: Foyer A';
    expect(daysOf(below)).toEqual([
      ['16', 'Registration', 'Group photo', 'Opening'],
      ['17', 'Session', 'Lunch', 'Gala dinner'],
      ['18', 'Boat trip'],
    ]);
    const dinner = read(below).days[1]?.timeBlocks[0]?.activities[2];
    expect(dinner).toMatchObject({ location: 'Old Mill at the Gate', cost: 'EUR 85', description: 'black tie' });
  });

  it.each(['Deadlines', 'Payments', 'Fristen'])('is not what is due: %s', (heading) =>
    expect(daysOf(`${heading}\nWed 16 June, 12:00 final numbers for the lunch`)).toEqual([
      ['16', 'Registration', 'Opening'],
      ['17', 'Session', 'Lunch'],
    ]),
  );

  it('goes on with the days where most of its dates are others', () =>
    expect(
      daysOf('Afterwards\nThu 17 June, 18:00 Train\nFri 18 June, 10:00 Castle\nSat 19 June, 10:00 Museum').length,
    ).toBeGreaterThan(2));
});
