import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const datesOf = (text: string): string | null => parseTravelDeal(text, { referenceDate: '2026-11-21' }).dates;

const HOURS = '06:15 Leeds LBA - 12:20 Corfu CFU\n4h 5m, direct';

describe('T-400 the ways out and home of a package, each over its own hours', () => {
  it.each([
    [
      `Amphora Bay\n\nTue 8 Jun 2027\n10 nights\n\n£936pp\n\nOutbound Tue 8 Jun 2027\n${HOURS}\nReturn Fri 18 Jun 2027\n13:15 Corfu CFU - 15:40 Leeds LBA`,
      'June 8 to 18, 2027',
    ],
    [
      `Hotel Sol\n7 Nächte ab 899 € p.P.\nHinflug Sa., 12.06.2027\n06:15 DUS - 10:50 RHO\nDirektflug\n3 Std. 35\nRückflug Sa., 19.06.2027\n11:40 RHO - 14:30 DUS`,
      'June 12 to 19, 2027',
    ],
  ])('are the days of the trip', (text, dates) => expect(datesOf(text)).toBe(dates));

  it('the day of the return alone starts no trip that another day starts', () => {
    const text = `Amphora Bay\n\nTue 8 Jun 2027\n10 nights\n\n£936pp\n\nFlights\n${HOURS}\nReturn Fri 18 Jun 2027\n13:15 Corfu CFU - 15:40 Leeds LBA`;
    expect(datesOf(text)).toBe('June 8 to 18, 2027');
  });

  it('two departures far apart are no way out and home', () => {
    const text = 'Corfu Walks, 7 nights from £936pp\nDeparts Tue 8 Jun 2027\nDeparts Fri 18 Jun 2027';
    expect(datesOf(text)).toBe('June 8, 2027');
  });
});
