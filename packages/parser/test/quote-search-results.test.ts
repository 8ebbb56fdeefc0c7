/** F-413 to F-415: what stands above and among the results of a search, sums of ages and figures that are no telephone, cities with one airport that airlines serve. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });

describe('F-413 results of a search', () => {
  const card = (flight: string, times: string, length: string, price: string) =>
    `${flight}\n${times}\nLGW - FAO\n${length} nonstop\n${price} / person\n`;
  const results = (tabs: string) =>
    `London (LGW) - Faro (FAO)\n2 adults\nFri 23 Apr 2027\n${tabs}\n${card('U28533', '12:05 – 15:00', '2h 55m', '£92')}\n${card('FR2204', '07:20 – 10:00', '2h 40m', '£64')}`;
  const told = (tabs: string) =>
    read(results(tabs)).options.map(({ departureFlights: [flight], fareDetails }) => [
      flight?.date,
      flight?.segments[0]?.duration,
      fareDetails.total,
    ]);
  it.each([
    '',
    'Cheapest\n£64 · 2h 40m\nBest\n£92 · 2h 55m\n',
    'Cheapest £64 · 2h 40m\nFastest £64 · 2h 40m\n',
    'Am günstigsten\n£64 · 2h 40m\n',
  ])('%j', (tabs) => {
    expect(told(tabs)).toEqual([
      ['2027-04-23', '2h 55m', '£92'],
      ['2027-04-23', '2h 40m', '£64'],
    ]);
  });

  it('an order over a price closes no message', () =>
    expect(read(results('Best\n£92 · 2h 55m\n')).agentInfo.name).toBeNull());

  it('where one changes is no length of a flight', () => {
    const { segments } = read(
      'Fri 23 Apr 2027\nKL1854\n09:10 – 10:25\nDUS - AMS\n1h 15m\n1h 30m change in Amsterdam (AMS)\nKL1667\n11:55 – 14:15\nAMS - BCN\n2h 20m\n€139',
    ).departureFlights[0] as { segments: readonly { duration: string | null; layoverDuration: string | null }[] };
    expect(segments.map(({ duration, layoverDuration }) => [duration, layoverDuration])).toEqual([
      ['1h 15m', '1h 30m'],
      ['2h 20m', null],
    ]);
  });

  it('a day below the first label is that option’s alone', () => {
    const { options } = read(
      'Option 1\nFri 23 Apr 2027\nU2 8533 LGW 12:05 FAO 15:00 £92\n\nOption 2\nFR 2204 LGW 07:20 FAO 10:00 £64',
    );
    expect(options.map(({ departureFlights }) => departureFlights[0]?.date)).toEqual(['2027-04-23', null]);
  });
});

describe('F-414 sums of ages', () => {
  const FLIGHT = 'AV 26 10JUL BOGMAD 1735 1020+1\n';
  it.each([
    [
      'Adultos COP 2.890.000 c/u, niño COP 1.950.000, bebé COP 320.000... total los 4 COP 8.050.000 con impuestos',
      ['COP 2.890.000', 'COP 8.050.000'],
    ],
    ['2 adultos a COP 2.890.000 c/u, 1 niño COP 1.950.000, total COP 7.730.000', ['COP 2.890.000', 'COP 7.730.000']],
    ['adults £512 each, child £380, total for 3 £1404 incl taxes', ['£512', '£1404']],
  ])('%s', (text, expected) => {
    const { fareDetails } = read(FLIGHT + text);
    expect([fareDetails.total, fareDetails.totalForAllPassengers]).toEqual(expected);
  });

  it.each([
    ['COP 4.120.000', null],
    ['total for 2 1924.80', null],
    ['Regards\nBea Lund\ncall 612 345 678', '612 345 678'],
  ])('%j has the telephone number %j', (text, phone) => {
    expect(read(`[20/11/26, 10:42] Bea Lund: Hi Tom\n${FLIGHT}${text}`).agentInfo.phone).toBe(phone);
  });
});

describe('F-415 the one airport of a city that airlines serve', () => {
  it.each([
    ['Madrid', 'Madrid (MAD)'],
    ['Hamburg', 'Hamburg (HAM)'],
    ['Lyon', 'Lyon (LYS)'],
    ['London', 'London'],
    ['Brussels', 'Brussels'],
  ])('%s is %s', (city, location) => {
    expect(
      read(`KL 1700 12 Mar 2027 ${city} 10:25 - Oslo 13:05`).departureFlights[0]?.segments[0]?.departureLocation,
    ).toBe(location);
  });
});
