/** F-462: the way in names at the head of the line of its flights is no flight of its own. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';
import { flightsOf } from './flights-of.ts';

const read = (text: string) => flightsOf(parseFlightQuote(text, { referenceDate: '2026-11-21' }));

const OUT = ['TP 475', 'Lyon (LYS)', '11:45 AM', 'Lisbon (LIS)', '1:00 PM'];

describe('F-462 a way told in names and again at its flights', () => {
  it.each([
    'Lyon - Lisbonne, TP 475 le 3 mai 2027 LYS 11h45 - LIS 13h00',
    'Lyon to Lisbon: TP 475 on 3 May 2027, LYS 11:45 - LIS 13:00',
    'Lyon to Lisbon TP475 3 May 2027 LYS-LIS 11:45 13:00',
    'Outbound Lyon - Lisbon, TP 475, 3 May 2027, LYS 11:45, LIS 13:00',
    'TP 475 Lyon - Lisbon 3 May 2027 LYS 11:45 LIS 13:00',
  ])('%s', (text) => expect(read(text)).toEqual([OUT]));

  it('holds over a connection, and for a way back on the same line', () => {
    expect(
      read('Paris-New York: AF 7643 12 May 2027 CDG 10:00 - LHR 10:20, BA 175 LHR 12:00 - JFK 15:00').map((f) => f[0]),
    ).toEqual(['AF 7643', 'BA 175']);
    expect(
      read('Manchester to Malaga: EZY1961 10 Apr MAN 07:00 AGP 10:55, EZY1962 17 Apr AGP 11:30 MAN 13:30'),
    ).toHaveLength(2);
  });

  it.each([
    ['the way is told once', 'London (LHR) - Rome (FCO) BA 548 10 Apr 2027 07:00 - 10:30', 1],
    ['another way follows', 'LHR-FCO BA 548 10 Apr 2027 07:00 - 10:30 / FCO-LHR BA 549 17 Apr 11:30 - 13:30', 2],
    [
      'the first has its own hours',
      'LHR 07:00 FCO 10:30 BA 548 10 Apr 2027, LHR 18:00 FCO 21:30 BA 560 11 Apr 2027',
      2,
    ],
  ])('near-miss, %s: %s', (_, text, flights) => expect(read(text)).toHaveLength(flights));
});
