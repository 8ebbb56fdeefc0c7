/** I-291: the days of a cruise whose ports tell when the ship lies there and what one may book. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const dayOf = (lines: string) =>
  parseItinerary(`Fjords\n\nMon 5 Jul - BERGEN, Norway\n${lines}\n\nTue 6 Jul - AT SEA\n19:00 Dinner\n`, {
    referenceDate: '2026-11-21',
  }).days[0]?.timeBlocks.map(({ period, activities }) => [
    period,
    ...activities.map(({ title, time, cost }) => [title, time, cost].filter((part) => part !== null).join(' | ')),
  ]);

const OFFERS = '  * Harbour by kayak, 09:00, 2 hrs ... £45\n  * Old town on foot, 10:30, 2 hrs ... £28';

describe('I-291 a port', () => {
  it.each(['Arrive 08:00   Depart 17:00', 'Arrive 08:00, depart 17:00', 'Arrive 08:00 | Depart 17:00'])(
    '%s is two entries',
    (line) => {
      const [, first, last] = dayOf(line)?.[0] ?? [];
      expect([first, last?.toLowerCase()]).toEqual(['Arrive | 8:00 AM', 'depart | 5:00 pm']);
    },
  );

  it.each([
    'Optional excursions:',
    'Shore excursions',
    '**Optional tours**',
    'Landausflüge:',
    'Excursiones opcionales:',
  ])('what stands below %s in a list are entries', (heading) => {
    const blocks = dayOf(`Arrive 08:00   Depart 17:00\n${heading}\n${OFFERS}`);
    expect(blocks?.[1]).toEqual([
      heading.replace(/[:*]/g, ''),
      'Harbour by kayak, 2 hrs | 9:00 AM | £45',
      'Old town on foot, 2 hrs | 10:30 AM | £28',
    ]);
  });

  it.each([
    ['an arrival and more', 'Arrive 08:00   Depart by tender'],
    ['a ride', '08:00 Bus to Voss, arrive 10:00'],
  ])('%s is no call of a ship', (_what, line) => expect(dayOf(line)?.[0]).toHaveLength(2));

  it('what is said below without hours and prices stays said about the entry', () => {
    const blocks = dayOf('10:00 City walk\nOptional excursions:\n  * Kayaks\n  * Old town');
    expect(blocks).toHaveLength(1);
  });
});
