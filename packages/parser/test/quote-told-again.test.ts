/** F-458 to F-461: what a receipt or a plan says besides its flights: the day of purchase, flights told again, ways by land, the day of a section. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';
import { flightsOf } from './flights-of.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const flights = (text: string) => flightsOf(read(text));

const OUT = 'EI 137 Wed 14 Apr 2027 Dublin (DUB) 11:05 - Boston (BOS) 13:10';
const HOME = 'EI 136 Wed 21 Apr 2027 Boston (BOS) 18:40 - Dublin (DUB) 05:55 +1';
const BOTH = `${OUT}\n${HOME}`;

describe('F-458 the day of purchase', () => {
  it.each([
    'Date of purchase:\tFri, Nov 13, 2026',
    'Booked: 2026-11-13',
    'Booking date: 13 November 2026',
    'Gebucht am: 13.11.2026',
    'Fecha de compra: 13/11/2026',
  ])('%s', (line) => {
    const { validUntil, warnings } = read(`${BOTH}\n${line}\nTotal: €512.40`);
    expect([validUntil, warnings.map(({ code }) => code).includes('offer-expired')]).toEqual([null, false]);
  });

  it.each([
    'To be booked by: 13 December 2026',
    'Last date of purchase: 13 December 2026',
    'Book by 13 December 2026',
    'Booked by 13 December 2026',
  ])('a limit stays one: %s', (line) => expect(read(`${BOTH}\n${line}\nTotal: €512.40`).validUntil).toBe('2026-12-13'));
});

describe('F-459 a flight that is told again', () => {
  it.each([
    'Points\nDate\tFlight\tFrom/To\tPoints\nWed, Apr 14, 2027\t137\tDublin (DUB) to Boston (BOS)\t3870\nWed, Apr 21, 2027\t136\tBoston (BOS) to Dublin (DUB)\t3870',
    'Points\n14 Apr 2027 Dublin (DUB) to Boston (BOS) 3870 points\n21 Apr 2027 Boston (BOS) to Dublin (DUB) 3870 points',
    'Seats\nEI 137 DUB-BOS 14 Apr 2027: 21A\nEI 136 BOS-DUB 21 Apr 2027: 21C',
  ])('%j', (list) => {
    const { options } = read(`${BOTH}\n\n${list}`);
    expect(options.length).toBeLessThan(2);
    expect(flights(`${BOTH}\n\n${list}`).map(([number]) => number)).toEqual(['EI 137', 'EI 136']);
  });

  it('at another hour it is another', () =>
    expect(read(`${BOTH}\n\nor 21 Apr 2027 Boston (BOS) 21:40 - Dublin (DUB) 08:55 +1`).options).toHaveLength(2));
});

describe('F-460 a way by land', () => {
  it.each([
    'Note, you land at 11:05 PM: the last train BOS → Portland (PWM) leaves 11:30 PM.',
    'Llegada 22:50: el último tren Boston → Portland sale a las 23:05',
    'Bus Boston (BOS) 23:15 – Portland (PWM) 01:40',
  ])('%s', (line) => expect(flights(`${OUT}\n\n${line}`).map(([number]) => number)).toEqual(['EI 137']));

  it('a flight behind a train is one', () =>
    expect(
      flights(`${OUT}\n\nTrain to New York, then flight 16 Apr 2027 New York (JFK) 16:00 - Chicago (ORD) 17:45`).length,
    ).toBe(2));
});

describe('F-461 the day of the section above a heading', () => {
  const card = (section: string) =>
    `### ${section}\n\n#### Leg 4: DUB → BOS — Aer Lingus EI137\n| Item | Details |\n|---|---|\n| Date | Wed, Apr 14, 2027 |\n| Departure | 11:05 AM — Dublin (DUB) |\n| Arrival | 1:10 PM — Logan (BOS) |\n| Duration | 7h 05m |`;
  it.each(['Westwards — Apr 14', 'Westwards'])('%s', (section) =>
    expect(flights(card(section))).toEqual([['EI 137', 'Dublin (DUB)', '11:05 AM', 'Boston (BOS)', '1:10 PM']]),
  );
});
