/** Two flights of one way in a line, there and back, in the orders and with the marks that people write between them (F-435). */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

interface Told {
  readonly number: string;
  readonly from: string;
  readonly to: string;
  readonly leaves: string;
  readonly lands: string;
}

const FLIGHTS: readonly Told[] = [
  { number: 'LH931', from: 'EDI', to: 'FRA', leaves: '20:35', lands: '23:50' },
  { number: 'LH572', from: 'FRA', to: 'JNB', leaves: '09:45', lands: '20:25' },
  { number: 'LH573', from: 'JNB', to: 'FRA', leaves: '19:50', lands: '06:15+1' },
  { number: 'LH930', from: 'FRA', to: 'EDI', leaves: '09:20', lands: '10:05' },
];
const DAYS = ['2027-03-13', '2027-03-14', '2027-03-29', '2027-03-30'];

const FORMS: Readonly<Record<string, (flight: Told) => string>> = {
  'LH1 AAA-BBB 1-2': ({ number, from, to, leaves, lands }) => `${number} ${from}-${to} ${leaves}-${lands}`,
  'LH1 AAA 1 BBB 2': ({ number, from, to, leaves, lands }) => `${number} ${from} ${leaves} ${to} ${lands}`,
  'AAA 1 BBB 2 LH1': ({ number, from, to, leaves, lands }) => `${from} ${leaves} ${to} ${lands} ${number}`,
  'AAA 1 - BBB 2 (LH1)': ({ number, from, to, leaves, lands }) => `${from} ${leaves} - ${to} ${lands} (${number})`,
  'AAA-BBB 1-2 (LH1)': ({ number, from, to, leaves, lands }) => `${from}-${to} ${leaves}-${lands} (${number})`,
  'AAA-BBB LH1 1-2': ({ number, from, to, leaves, lands }) => `${from}-${to} ${number} ${leaves}-${lands}`,
  '1 AAA - 2 BBB LH1': ({ number, from, to, leaves, lands }) => `${leaves} ${from} - ${lands} ${to} ${number}`,
  'LH1 1 AAA 2 BBB': ({ number, from, to, leaves, lands }) => `${number} ${leaves} ${from} ${lands} ${to}`,
  'LH1 dep AAA 1 arr BBB 2': ({ number, from, to, leaves, lands }) =>
    `${number} dep ${from} ${leaves} arr ${to} ${lands}`,
};
const BETWEEN = [' / ', ', ', '; ', ' + ', ' then ', ' | ', ' & ', '. ', ' > ', ' – '];
const CLOCKS: Readonly<Record<string, (time: string) => string>> = {
  'with a colon': (time) => time,
  'with a dot': (time) => time.replace(':', '.'),
  'without a mark': (time) => time.replace(':', ''),
};

const clock = (time: string | null): string => {
  const [, hour = '', minute = '', half = ''] = /^(\d+):(\d\d) ([AP])M/.exec(time ?? '') ?? [];
  return `${String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minute}`;
};
const code = (place: string | null | undefined): string => /\((\w{3})\)/.exec(place ?? '')?.[1] ?? '?';

const EXPECTED = FLIGHTS.map(({ number, from, to, leaves, lands }, i) =>
  [number, from, leaves, to, lands.slice(0, 5), DAYS[i]].join(' '),
);

describe.each(Object.entries(FORMS))('%s', (_, form) => {
  it.each(Object.entries(CLOCKS))('hours %s', (_name, write) => {
    const misses = BETWEEN.filter((between) => {
      const [a = '', b = '', c = '', d = ''] = FLIGHTS.map((flight) =>
        form({ ...flight, leaves: write(flight.leaves), lands: write(flight.lands) }),
      );
      const { departureFlights, returnFlights } = parseFlightQuote(
        `13 Mar ${a}${between}14 Mar ${b}\n29 Mar ${c}${between}30 Mar ${d}\nGBP 712 pp\n`,
        { referenceDate: '2026-11-21' },
      );
      const read = [...departureFlights, ...returnFlights].flatMap(({ segments }) =>
        segments.map(
          ({ flightNumber, departureLocation, departureTime, departureDate, arrivalLocation, arrivalTime }) =>
            [
              flightNumber?.replace(' ', ''),
              code(departureLocation),
              clock(departureTime),
              code(arrivalLocation),
              clock(arrivalTime),
              departureDate,
            ].join(' '),
        ),
      );
      return read.join() !== EXPECTED.join() || returnFlights.length !== 1;
    });
    expect(misses).toEqual([]);
  });
});
