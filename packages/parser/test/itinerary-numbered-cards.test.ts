/** Pages that set the number of each day on a line of its own. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/parse.ts';

const daysOf = (...lines: readonly string[]) =>
  parseItinerary(lines.join('\n'), { referenceDate: '2026-11-21' }).days.map(({ title, timeBlocks }) => [
    title,
    ...timeBlocks.flatMap(({ activities }) => activities.map((activity) => activity.title)),
  ]);

describe('I-374 numbers on lines of their own over names are days', () => {
  const cards = [
    '1',
    'Llegada a Sucre',
    '',
    '09:00 AM - Recepción',
    '',
    '02:00 PM - Paseo por la ciudad',
    '',
    '2',
    'Valle de Tarabuco',
    '',
    '07:00 AM - Salida',
    '',
    '05:30 PM - Cena',
    '',
    '3',
    'Traslado al aeropuerto',
    '',
    '10:00 AM - Traslado',
  ];
  it('where the clock begins again below each', () =>
    expect(daysOf('Sucre y Tarabuco', '', ...cards)).toEqual([
      ['Llegada a Sucre', 'Recepción', 'Paseo por la ciudad'],
      ['Valle de Tarabuco', 'Salida', 'Cena'],
      ['Traslado al aeropuerto', 'Traslado'],
    ]));

  it('where the page tells as many days', () =>
    expect(
      daysOf(
        'Three days by the lake',
        '3 days / 2 nights',
        '',
        '01',
        'Arrival in Bled',
        'Transfer to the hotel',
        '',
        '02',
        'Round the lake',
        'Boat trip to the island',
        '',
        '03',
        'Departure',
        'Transfer to the airport',
      ).map(([title]) => title),
    ).toEqual(['Arrival in Bled', 'Round the lake', 'Departure']));

  it('but stops of one day are none', () =>
    expect(
      daysOf(
        'A day in Graz',
        '',
        '1',
        'Castle hill',
        '09:00 - Lift up the hill',
        '',
        '2',
        'Old town',
        '11:00 - Market',
        '',
        '3',
        'Mill street',
        '13:00 - Lunch',
      ),
    ).toHaveLength(1));
});
