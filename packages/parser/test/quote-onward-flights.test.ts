/** F-230: one way of two flights, told as a whole with both numbers. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const AT = { referenceDate: '2026-11-20' };
const flights = (text: string) => {
  const { departureFlights, returnFlights } = parseFlightQuote(text, AT);
  const told = (groups: typeof departureFlights) =>
    groups.flatMap(({ segments }) =>
      segments.map((s) => [s.flightNumber, s.departureTime, s.departureLocation, s.arrivalTime, s.arrivalLocation]),
    );
  return { out: told(departureFlights), back: told(returnFlights), first: departureFlights[0] };
};

const card = (numbers: string, stop: string) => `Departing flight
Tue, Mar 9, 2027
6:15 AM - 2:41 PM
United
DEN - BOS
1 stop · 6h 26m
${stop}
${numbers}

Returning flight
Sat, Mar 13, 2027
7:00 AM - 11:52 AM
United
BOS - DEN
Nonstop · 6h 52m
UA 1803

Total: $935.91`;

describe('F-230 two numbers under the hours of the whole way', () => {
  it.each(['UA 1544, UA 603', 'UA 1544 / UA 603', 'UA 1544 + UA 603', 'UA 1544 and UA 603'])(
    'are two flights that meet where it stops: %s',
    (numbers) => {
      const { out, back, first } = flights(card(numbers, 'ORD 1h 2m'));
      expect(out).toEqual([
        ['UA 1544', '6:15 AM', 'Denver (DEN)', null, 'Chicago (ORD)'],
        ['UA 603', null, 'Chicago (ORD)', '2:41 PM', 'Boston (BOS)'],
      ]);
      expect(back).toEqual([['UA 1803', '7:00 AM', 'Boston (BOS)', '11:52 AM', 'Denver (DEN)']]);
      expect(first).toMatchObject({ totalTime: '6h 26m', stops: 1 });
      expect(first?.segments[0]?.layoverDuration).toBe('1h 02m');
    },
  );

  it('take no number from the way back where the stop is not named', () => {
    const { out, back } = flights(card('UA 1544, UA 603', ''));
    expect(out.map(([number]) => number)).toEqual(['UA 1544']);
    expect(back.map(([number]) => number)).toEqual(['UA 1803']);
  });

  it('meet at the place behind them', () => {
    const { out, back } = flights(
      'Depart Tue, Mar 9, 2027\nDEN 6:15 AM → BOS 2:41 PM\nUA 1544, UA 603 (via ORD)\nReturn Sat, Mar 13, 2027\nBOS 7:00 AM → DEN 11:52 AM\nUA 1803\n$935.91',
    );
    expect(out.map(([number, , , , to]) => [number, to])).toEqual([
      ['UA 1544', 'Chicago (ORD)'],
      ['UA 603', 'Boston (BOS)'],
    ]);
    expect(back.map(([number]) => number)).toEqual(['UA 1803']);
  });

  it("leave a partner's number to the flight that bears both", () => {
    const { out } = flights('BA 178 / AA 6142, 9 March 2027, JFK 18:30 - LHR 06:40+1\n$640');
    expect(out.map(([number]) => number)).toEqual(['BA 178']);
  });

  it('wait as long as the brackets behind the stop say', () => {
    const { first } = flights(
      'Outbound\nTue 9 Mar 2027\n06:15 – 14:41\nDEN – BOS\n1 stop in ORD (1h 2m)\nFlight numbers: UA 1544, UA 603\n$640',
    );
    expect(first?.segments.map(({ duration, layoverDuration }) => [duration, layoverDuration])).toEqual([
      [null, '1h 02m'],
      [null, null],
    ]);
  });
});
