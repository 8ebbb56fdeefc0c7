/** F-44: a deadline with am, pm or a colon does not make lengths of the flights' hours. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';
import { flightsOf } from './flights-of.ts';

const hoursOf = (text: string) =>
  flightsOf(parseFlightQuote(text, { referenceDate: '2026-11-21' })).map((flight) => [flight[2], flight[4]]);

const FLIGHTS = 'Lyon - Lisbonne, TP 475 le 3 mai 2027 LYS 11h45 - LIS 13h00';

describe('F-44 hours such as 11h45 beside a deadline', () => {
  it.each([
    'hi, can u send this on? client wants it by 5pm',
    'I can hold it till Friday 5pm',
    "Option tenue jusqu'au lundi 18:00",
    'Offices open 9am to 5pm',
    'Opening hours Mon-Fri 9:00-17:30, Sat 10:00-14:00',
    'Valid until 11:59 pm',
  ])('are times of day: %s', (line) => {
    expect(hoursOf(`${FLIGHTS}\n${line}`)).toEqual([['11:45 AM', '1:00 PM']]);
    expect(hoursOf(`${line}\n\n${FLIGHTS}`)).toEqual([['11:45 AM', '1:00 PM']]);
  });

  it.each([
    'TP 475 on 3 May 2027 operated by TAP LYS 11:45 - LIS 13:00, 2h15',
    'TP 475 on 3 May 2027, flown by TAP LYS 11:45 - LIS 13:00\nFlight time 2h15',
    'TP 475 on 3 May 2027, by TP 475 from LYS 11:45 to LIS 13:00\n2h15 nonstop',
  ])('near-miss, by whom it is flown is no deadline: %s', (text) => {
    expect(hoursOf(text)).toEqual([['11:45 AM', '1:00 PM']]);
    expect(parseFlightQuote(text, { referenceDate: '2026-11-21' }).departureFlights[0]?.segments[0]?.duration).toBe(
      '2h 15m',
    );
  });

  it('near-miss: they are lengths where flights have times with a colon', () => {
    const text = 'TP 475 on 3 May 2027 LYS 11:45 - LIS 13:00, 2h15\nHeld until 5pm';
    expect(hoursOf(text)).toEqual([['11:45 AM', '1:00 PM']]);
  });
});
