/** F-478: both numbers of a journey beside its route, its days and hours below. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';
import { flightsOf } from './flights-of.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const WAYS = 'Out 12 May 2027 07:30 - 10:40\nBack 19 May 2027 11:30 - 12:50';

describe('F-478 two numbers over the way out and the way back', () => {
  it.each([
    'BA 476 & BA 477, London Heathrow to Barcelona',
    'BA476/BA477 LHR - BCN',
    'London Heathrow to Barcelona with British Airways (BA 476 / BA 477)',
    'LHR-BCN-LHR BA476 + BA477',
    'LHR to BCN on BA 476 out and BA 477 back',
    'London Heathrow to Barcelona, direct, BA476 and BA477',
  ])('%s', (heading) => {
    const answer = read(`2 adults\n${heading}\n${WAYS}\n£212 per person`);
    expect(flightsOf(answer)).toEqual([
      ['BA 476', 'London (LHR)', '7:30 AM', 'Barcelona (BCN)', '10:40 AM'],
      ['BA 477', 'Barcelona (BCN)', '11:30 AM', 'London (LHR)', '12:50 PM'],
    ]);
    expect(answer.departureFlights[0]?.date).toBe('2027-05-12');
    expect(answer.returnFlights[0]?.date).toBe('2027-05-19');
  });

  it.each(['BA 476 / BA 477 LHR-BCN', 'Flights BA476 and BA477', 'British Airways BA476, BA477'])(
    '%s over ways that name their places',
    (heading) =>
      expect(
        flightsOf(
          read(`${heading}\nOut 12 May 2027 LHR-BCN 07:30 - 10:40\nBack 19 May 2027 BCN-LHR 11:30 - 12:50\n£212 pp`),
        ),
      ).toEqual([
        ['BA 476', 'London (LHR)', '7:30 AM', 'Barcelona (BCN)', '10:40 AM'],
        ['BA 477', 'Barcelona (BCN)', '11:30 AM', 'London (LHR)', '12:50 PM'],
      ]),
  );

  it('the ways in German', () =>
    expect(
      flightsOf(
        read(
          'LH 1124 / LH 1125 Frankfurt - Barcelona\nHinflug 12.05.2027 07:30 - 09:40\nRückflug 19.05.2027 10:30 - 12:50',
        ),
      ),
    ).toEqual([
      ['LH 1124', 'Frankfurt', '7:30 AM', 'Barcelona (BCN)', '9:40 AM'],
      ['LH 1125', 'Barcelona (BCN)', '10:30 AM', 'Frankfurt', '12:50 PM'],
    ]));

  it('each of two offers has its own', () => {
    const { options } = read(
      `Option 1: BA 476 / BA 477 LHR-BCN\n${WAYS}\n£212 pp\n\nOption 2: VY 7823 / VY 7822 LGW-BCN\nOut 12 May 2027 12:30 - 15:40\nBack 19 May 2027 16:30 - 17:50\n£168 pp`,
    );
    expect(options.map((option) => flightsOf(option).map(([number, from]) => `${number} ${from}`))).toEqual([
      ['BA 476 London (LHR)', 'BA 477 Barcelona (BCN)'],
      ['VY 7823 London (LGW)', 'VY 7822 Barcelona (BCN)'],
    ]);
  });

  it.each([
    ['numbers far apart, which may be of flights that go on from one another', 'TK1980/TK54 LHR-BKK', WAYS],
    ['numbers of two airlines', 'BA 476 / IB 477 LHR-BCN', WAYS],
    ['no way back below', 'BA 476 / BA 477 LHR-BCN', 'Out 12 May 2027 07:30 - 10:40'],
  ])('no way back has the second of %s', (_, heading, ways) => {
    const { returnFlights } = read(`${heading}\n${ways}\n£212 per person`);
    expect(returnFlights.flatMap(({ segments }) => segments.flatMap(({ flightNumber }) => flightNumber ?? []))).toEqual(
      [],
    );
  });

  const NUMBERED = 'Out BA 476 12 May 2027 07:30 - 10:40\nBack BA 477 19 May 2027 11:30 - 12:50';

  it('ways may tell them once more', () =>
    expect(flightsOf(read(`LHR to BCN, BA 476 / BA 477\n${NUMBERED}`))).toEqual([
      ['BA 476', 'London (LHR)', '7:30 AM', 'Barcelona (BCN)', '10:40 AM'],
      ['BA 477', 'Barcelona (BCN)', '11:30 AM', 'London (LHR)', '12:50 PM'],
    ]));

  it('ways that tell others keep them, and those of the heading are not passed over', () => {
    const flights = flightsOf(read(`LHR to BCN, BA 474 / BA 475\n${NUMBERED}`));
    expect(flights.flatMap(([number, , time]) => (time ? [number] : []))).toEqual(['BA 476', 'BA 477']);
    expect(flights.map(([number]) => number)).toContain('BA 474');
  });
});
