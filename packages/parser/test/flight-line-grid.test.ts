/**
 * F-370 to F-372: a flight on one line, its number, day, places and hours in any order with each mark between them. What one form gets wrong is
 * an hour or a day that a client reads.
 */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

interface Flight {
  readonly number: string;
  readonly day: number;
  readonly weekday: string;
  readonly from: readonly [code: string, city: string];
  readonly to: readonly [code: string, city: string];
  readonly leaves: readonly [hour: number, minute: number];
  readonly lands: readonly [hour: number, minute: number];
  readonly isNextDay: boolean;
}

const NEW_YORK = ['JFK', 'New York'] as const;
const LONDON = ['LHR', 'London'] as const;
const FLIGHTS: readonly Flight[] = [
  {
    number: '178',
    day: 12,
    weekday: 'Friday',
    from: NEW_YORK,
    to: LONDON,
    leaves: [18, 30],
    lands: [6, 40],
    isNextDay: true,
  },
  {
    number: '175',
    day: 20,
    weekday: 'Saturday',
    from: LONDON,
    to: NEW_YORK,
    leaves: [11, 15],
    lands: [14, 20],
    isNextDay: false,
  },
];

type Of = (flight: Flight) => string;
const two = (value: number): string => String(value).padStart(2, '0');
const half = ([hour, minute]: readonly [number, number]): string =>
  `${hour % 12 || 12}:${two(minute)}${hour < 12 ? 'am' : 'pm'}`;
const hours = (flight: Flight, mark: string, between: string, next: string): string =>
  flight.leaves.map(two).join(mark) + between + flight.lands.map(two).join(mark) + (flight.isNextDay ? next : '');

const NUMBERS: readonly Of[] = [({ number }) => `BA ${number}`, ({ number }) => `Flight BA${number}`, () => ''];
const DAYS: readonly Of[] = [
  ({ day }) => `${day} Mar`,
  ({ day }) => `Mar ${day}`,
  ({ day, weekday }) => `${weekday.slice(0, 3)} ${day} Mar`,
  ({ day, weekday }) => `${weekday}, ${day} March 2027`,
  ({ day }) => `${day}/03/2027`,
  ({ day }) => `2027-03-${day}`,
];
const PLACES: readonly Of[] = [
  ({ from, to }) => `${from[0]}-${to[0]}`,
  ({ from, to }) => `${from[0]} ${to[0]}`,
  ({ from, to }) => `${from[0]} to ${to[0]}`,
  ({ from, to }) => `${from[1]} (${from[0]}) – ${to[1]} (${to[0]})`,
];
const HOURS: readonly Of[] = [
  (flight) => hours(flight, ':', '-', '+1'),
  (flight) => hours(flight, ':', ' - ', ' (+1)'),
  (flight) => hours(flight, '', '-', ' +1'),
  (flight) => `dep ${hours(flight, ':', ' arr ', '+1')}`,
  ({ leaves, lands, isNextDay }) => `${half(leaves)} - ${half(lands)}${isNextDay ? ' (next day)' : ''}`,
];
const MARKS = [' ', ', ', ' | ', ' - ', ' – ', '  ', '\t', ' / ', ' · '];
/** `n`umber, `d`ay, `p`laces, `h`ours. */
const ORDERS = ['ndph', 'dnph', 'dpnh', 'dphn', 'npdh', 'pndh', 'pdnh', 'dhpn', 'pdhn'];

/** One form in seven for each mark, another for the next. */
function* textsWith(mark: string, at: number): Generator<string> {
  let count = at;
  for (const number of NUMBERS)
    for (const day of DAYS)
      for (const places of PLACES)
        for (const hour of HOURS)
          for (const order of ORDERS) {
            count++;
            if (count % 7 !== 0 || (number === NUMBERS[2] && order.startsWith('n'))) continue;
            const of: Readonly<Record<string, Of>> = { n: number, d: day, p: places, h: hour };
            const lines = FLIGHTS.map((flight) =>
              [...order]
                .map((part) => of[part]?.(flight) ?? '')
                .filter((part) => part !== '')
                .join(mark),
            );
            yield `Hi Anna, flights for 2 adults:\n\n${lines.join('\n')}\n\nGBP 640 per person, GBP 1,280 total\n`;
          }
}

/** Null where all is read as it stands. */
function faultOf(text: string): string | null {
  const { departureFlights, returnFlights, fareDetails } = parseFlightQuote(text, { referenceDate: '2026-11-20' });
  const read = [...departureFlights, ...returnFlights].flatMap(({ segments }) => segments);
  const told = read.map((segment) =>
    [
      segment.departureDate,
      segment.departureTime,
      segment.departureLocation,
      segment.arrivalDate,
      segment.arrivalTime,
      segment.arrivalLocation,
    ].join(' '),
  );
  const wanted = [
    '2027-03-12 6:30 PM New York (JFK) 2027-03-13 6:40 AM London (LHR)',
    '2027-03-20 11:15 AM London (LHR) 2027-03-20 2:20 PM New York (JFK)',
  ];
  const isRead =
    JSON.stringify(told) === JSON.stringify(wanted) && returnFlights.length === 1 && fareDetails.total === 'GBP 640';
  return isRead ? null : `${text.split('\n')[2]}  =>  ${told.join(' | ')}`;
}

describe('F-370 F-371 F-372 flights on one line', () => {
  it.each(MARKS.map((mark, i) => [mark, i] as const))(
    'are read in every order with %j between their parts',
    (mark, i) => {
      const texts = [...textsWith(mark, i)];
      expect(texts.length).toBeGreaterThan(400);
      expect(texts.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
    },
  );
});
