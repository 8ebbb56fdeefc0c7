/** I-210: the days of a trip are in a row by the calendar, over the end of a month, of February and of the year. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const daysOf = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-20' }).days.map(({ date, title }) => [date, title]);

describe('I-210 days in a row', () => {
  it('go on after New Year where their names stand before their dates', () => {
    const text = `Rome and Vienna
Arrival in Rome – 30 December
Evening walk through Trastevere
The last of the year – 31 December
Gala dinner at Hotel Augusta
Train to Vienna – 1 January
Concert at the Musikverein`;
    expect(daysOf(text)).toEqual([
      ['2026-12-30', 'Arrival in Rome'],
      ['2026-12-31', 'The last of the year'],
      ['2027-01-01', 'Train to Vienna'],
    ]);
  });

  it.each([
    ['Sat 26 Dec to Sat 2 Jan', ['Sat 26 Dec', 'Mon 28 Dec', 'Sat 2 Jan'], ['2026-12-26', '2026-12-28', '2027-01-02']],
    [
      'Saturday 27 February to Saturday 6 March 2027',
      ['Sat 27 Feb', 'Sun 28 Feb', 'Mon 1 March', 'Sat 6 March'],
      ['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-06'],
    ],
  ])('%s over them is no day of its own', (range, days, dates) => {
    const text = `A week in the snow\n${range} · Base: Hotel Cristallo\n\n${days.map((day) => `${day}\nSki school`).join('\n\n')}`;
    expect(daysOf(text)).toEqual(dates.map((date) => [date, null]));
  });
});
