/** F-618: results of a search whose numbers stand on the line under each row. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';
import { flightsOf } from './flights-of.ts';

const HEAD = 'DUB → BOS   Thu 8 Apr – Thu 15 Apr 2027   1 adult · Economy\n';
const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-27' });
const numbers = (text: string) => flightsOf(read(text)).map(([number, from, , to]) => [number, from, to].join(' '));

const DIRECT = [
  '10:55 – 13:10   DUB–BOS   7h 15m   Direct',
  'EI 137 · Airbus A330-300',
  '17:35 – 05:00 +1   BOS–DUB   6h 25m   Direct',
  'EI 136 · Airbus A330-300',
];
const STOPS = [
  '13:50 – 18:45   DUB–BOS   9h 55m   1 stop KEF (1h 25m)',
  'FI 417, FI 631',
  '20:35 – 11:10 +1   BOS–DUB   9h 35m   1 stop KEF (1h 55m)',
  'FI 630, FI 416',
];
const OUT_AND_HOME = ['EI 137 Dublin (DUB) Boston (BOS)', 'EI 136 Boston (BOS) Dublin (DUB)'];
const OVER_KEF = [
  'FI 417 Dublin (DUB) Reykjavik (KEF)',
  'FI 631 Reykjavik (KEF) Boston (BOS)',
  'FI 630 Boston (BOS) Reykjavik (KEF)',
  'FI 416 Reykjavik (KEF) Dublin (DUB)',
];

describe('F-618 numbers right under the row of their flight', () => {
  it('are those of the row above', () => expect(numbers(`${HEAD}${DIRECT.join('\n')}\n€512`)).toEqual(OUT_AND_HOME));

  it('are two where the way stops', () => {
    expect(numbers(`${HEAD}${STOPS.join('\n')}\n€438`)).toEqual(OVER_KEF);
    const [out] = read(`${HEAD}${STOPS.join('\n')}\n€438`).departureFlights;
    expect([out?.totalTime, out?.segments[0]?.layoverDuration]).toEqual(['9h 55m', '1h 25m']);
  });

  it.each(['FI 417 FI 631', 'FI 417 · FI 631', 'FI 417, FI 631'])('%s where the row tells of a stop alone', (pair) => {
    const rows = '13:50 – 18:45   DUB–BOS   1 stop\n$\n20:35 – 11:10 +1   BOS–DUB   1 stop\nFI 630, FI 416\n€438';
    const all = flightsOf(read(HEAD + rows.replace('$', pair)));
    expect(all.map(([number]) => number)).toEqual(['FI 417', 'FI 631', 'FI 630', 'FI 416']);
  });

  it('stand above in other texts', () => {
    const above = [STOPS[1], STOPS[0], STOPS[3], STOPS[2]].join('\n');
    expect(numbers(`${HEAD}${above}\n€438`)).toEqual(OVER_KEF);
    const single = [DIRECT[1], DIRECT[0], DIRECT[3], DIRECT[2]].join('\n');
    expect(numbers(`${HEAD}${single}\n€512`)).toEqual(OUT_AND_HOME);
  });

  it('each result is an option with its price', () => {
    const text = `${HEAD}\nBest\nAer Lingus\n${DIRECT.join('\n')}\nCabin bag included\n€512\nView deal\n\nCheapest\nIcelandair\n${STOPS.join('\n')}\n€438\nView deal`;
    const { options } = read(text);
    expect(options.map(({ fareDetails }) => fareDetails.total)).toEqual(['€512', '€438']);
    expect(options.map((option) => flightsOf(option).length)).toEqual([2, 4]);
  });

  it('a number between two rows of which only one has its own is read as it stands', () => {
    const text = `${DIRECT.slice(0, 3).join('\n')}\nTotal €512`;
    expect(numbers(text).filter((flight) => flight.startsWith('EI 137'))).toHaveLength(1);
  });
});
