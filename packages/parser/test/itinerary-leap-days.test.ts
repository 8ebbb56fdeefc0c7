/** I-131: days of a table among days with headings, over the end of February and of the year. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';
import { daysWithinTrip } from '../src/model/partial-date.ts';

const datesOf = (text: string) => parseItinerary(text, { referenceDate: '2026-11-20' }).days.map(({ date }) => date);

describe('I-131 the ports of a cruise among other days', () => {
  it('keep 1 March beside 29 February', () => {
    const text = `Sat 26 February 2028: Athens
- Hotel Nefeli
Sun 27 February 2028: Piraeus
- Walk

Date | Port | Arrive | Depart
28 February 2028 | Mykonos | 07:00 | 18:00
29 February 2028 | Patmos | 08:00 | 17:00
1 March 2028 | Rhodes | 08:00 | 20:00
2 March 2028 | Chania | 09:00 | 19:00

Fri 3 March 2028: home
- Flight`;
    expect(datesOf(text)).toEqual([
      '2028-02-26',
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
      '2028-03-02',
      '2028-03-03',
    ]);
  });

  it('keep New Year beside the last day of a leap year', () => {
    const text = `Fri 29 December 2028: Athens
- Hotel Nefeli

Date | Port | Arrive | Depart
30 December 2028 | Mykonos | 07:00 | 18:00
31 December 2028 | Patmos | 08:00 | 17:00
1 January 2029 | Rhodes | 08:00 | 20:00

Tue 2 January 2029: home
- Flight`;
    expect(datesOf(text)).toEqual(['2028-12-29', '2028-12-30', '2028-12-31', '2029-01-01', '2029-01-02']);
  });
});

describe('days from one day of a trip to another', () => {
  const day = (month: number, of: number, year: number | null = null) => ({ year, month, day: of });

  it.each([
    [day(2, 28, 2027), day(3, 1, 2027), 1],
    [day(2, 28, 2028), day(3, 1, 2028), 2],
    [day(12, 31, 2028), day(1, 1, 2029), 1],
    [day(12, 31), day(1, 1), 1],
    [day(1, 1), day(12, 31), -1],
    [day(2, 29), day(3, 1), 1],
    [day(5, 3, 2027), day(5, 10), 7],
  ])('from %o to %o', (from, to, days) => expect(daysWithinTrip(from, to)).toBe(days));
});
