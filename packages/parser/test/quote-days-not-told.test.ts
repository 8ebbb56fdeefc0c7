/** F-373, F-374: days that a text does not tell are not made up. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

function daysOf(text: string) {
  const { departureFlights, returnFlights } = parseFlightQuote(text, { referenceDate: '2026-11-20' });
  const days = (groups: typeof departureFlights) =>
    groups.flatMap(({ segments }) => segments.map(({ flightNumber, departureDate }) => [flightNumber, departureDate]));
  return [days(departureFlights), days(returnFlights)];
}

describe('F-373 the way home', () => {
  it.each([
    ['by the same airport', 'KL1582 Lisbon 12:50 - Amsterdam 16:45, KL1191 Amsterdam 20:55 - Bergen 22:30'],
    ['to the first airport', 'DY1830 Lisbon 12:50 - Bergen 17:45'],
  ])('has no day that follows from the way out: %s', (_, home) => {
    const [out, back] = daysOf(
      `Thursday 16 September 2027\nKL1186 Bergen 10:30 - Amsterdam 12:10, KL1581 Amsterdam 14:05 - Lisbon 16:00\n${home}\n\nNOK 3 480 per person\n`,
    );
    expect(out).toEqual([
      ['KL 1186', '2027-09-16'],
      ['KL 1581', '2027-09-16'],
    ]);
    expect(back?.every(([, day]) => day === null)).toBe(true);
    expect(back?.length).toBeGreaterThan(0);
  });

  it('but a connection goes on, on the next day as well', () => {
    const [out] = daysOf(
      'Thursday 16 September 2027\nKL1186 Bergen 20:30 - Amsterdam 22:10\nKL0835 Amsterdam 09:05 - Singapore 03:55 +1\n\nNOK 8 480 per person\n',
    );
    expect(out).toEqual([
      ['KL 1186', '2027-09-16'],
      ['KL 835', '2027-09-17'],
    ]);
  });
});

describe('F-374 hours with a dot', () => {
  it('end a sentence, too', () => {
    const text =
      'Hi Anna,\nLH871 from Bergen 06.00, Frankfurt 08.10. Next LH1166 at 09.35, Lisbon 11.35.\n\nNOK 4 395 per person, valid until 4 December\n';
    expect(JSON.stringify(daysOf(text))).not.toMatch(/-10-08/);
  });

  it.each([
    'Hinflug LH 400 12.02. 10.35 Frankfurt - 13.05 New York\nRückflug LH 401 20.02. 16.10 New York - 05.35 Frankfurt',
    'LH 400 geht 10.35 ab Frankfurt am 12.02. und landet 13.05 in New York\nLH 401 geht 16.10 ab New York am 20.02. und landet 05.35 in Frankfurt',
  ])('beside days that are told by figures', (flights) => {
    const told = JSON.stringify(daysOf(`${flights}\n\n890 € p.P.\n`));
    expect(told).toMatch(/2027-02-12/);
    expect(told).toMatch(/2027-02-20/);
  });
});
