/** F-471: offers under headings that say where they begin. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const numbers = (text: string) =>
  read(text).options.map(({ label, fareDetails, departureFlights, returnFlights }) => [
    label,
    fareDetails.total,
    [...departureFlights, ...returnFlights].map(({ segments }) => segments.map(({ flightNumber }) => flightNumber)),
  ]);

const LONG_OUT = 'Out: Fri 14 May 2027\nSK461 GOT 06:40 - CPH 07:30\nSK925 CPH 12:20 - IAD 15:05';
const LONG_BACK = 'Back: Fri 21 May 2027\nSK926 IAD 17:30 - CPH 07:25 +1\nSK462 CPH 09:10 - GOT 10:00';
const SHORT_OUT = 'Out: Fri 14 May 2027\nSK925 CPH 12:20 - IAD 15:05';
const SHORT_BACK = 'Back: Fri 21 May 2027\nSK926 IAD 17:30 - CPH 07:25 +1';

describe('F-471 offers by where they begin', () => {
  it.each([
    ['Flights from Gothenburg', 'Flights from Copenhagen'],
    ['Ex Gothenburg', 'Ex Copenhagen'],
    ['## Proposition de vols au départ de Göteborg', '## Proposition de vols au départ de Copenhague'],
    ['Abflug ab Göteborg:', 'Abflug ab Kopenhagen:'],
    ['Gothenburg departure', 'Copenhagen departure'],
    ['**Gothenburg flights:**', '**Copenhagen flights:**'],
  ])('%s, %s', (first, second) => {
    const label = (heading: string): string => heading.replace(/^## |:$|:?\*\*/g, '');
    expect(
      numbers(`${first}\n${LONG_OUT}\n${LONG_BACK}\n£612 pp\n\n${second}\n${SHORT_OUT}\n${SHORT_BACK}\n£540 pp`),
    ).toEqual([
      [
        label(first),
        '£612',
        [
          ['SK 461', 'SK 925'],
          ['SK 926', 'SK 462'],
        ],
      ],
      [label(second), '£540', [['SK 925'], ['SK 926']]],
    ]);
  });

  it('one way to the same place, each with its price', () =>
    expect(
      numbers(
        'Flying from Gothenburg\nFri 14 May 2027 SK461 GOT 06:40 - CPH 07:30\n£61\n\nFlying from Oslo\nFri 14 May 2027 SK1455 OSL 07:10 - CPH 08:20\n£74',
      ).map(([, total]) => total),
    ).toEqual(['£61', '£74']));

  it('the way out and the way home under such headings are one offer', () =>
    expect(
      read(
        `Flights from Copenhagen\n${SHORT_OUT.slice(5)}\n£270\n\nFlights from Washington\n${SHORT_BACK.slice(6)}\n£290`,
      ).options.length,
    ).toBeLessThan(2));
});
