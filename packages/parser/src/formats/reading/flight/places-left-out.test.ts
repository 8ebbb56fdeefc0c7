import { describe, expect, it } from 'vitest';
import type { FlightGroup } from '../../../model/flight-quote-answer.ts';
import { parseFlightQuote } from '../../../parse.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const code = (place: string | null | undefined): string => /\((\w{3})\)/.exec(place ?? '')?.[1] ?? '?';
const legs = (groups: readonly FlightGroup[]): string[] =>
  groups.flatMap(({ segments }) =>
    segments.map(
      ({ flightNumber, departureLocation, arrivalLocation }) =>
        `${flightNumber} ${code(departureLocation)}-${code(arrivalLocation)}`,
    ),
  );

describe('numbered offers under one route (F-441)', () => {
  const answer = read(
    'Hi Kim\n\nTwo options for you LHR-BKK\n\n1) Thai TG911 15 Jan 12:05/06:05+1 direct, back TG910 29 Jan 00:20/06:25 - £745\n2) Qatar via Doha £612pp\nQR8 15 Jan 1430 2330, QR834 16 Jan 0205 1250\nQR837 29 Jan 0855 1210, QR3 29 Jan 1355 1840\n',
  );

  it('are told apart, each with its price', () =>
    expect(answer.options.map(({ label, fareDetails }) => [label, fareDetails.total])).toEqual([
      ['Thai', '£745'],
      ['Qatar via Doha', '£612'],
    ]));

  it('fly its whole way alone; where one goes on from the other, the place between is left open', () => {
    const [thai, qatar] = answer.options;
    expect(legs([...(thai?.departureFlights ?? []), ...(thai?.returnFlights ?? [])])).toEqual([
      'TG 911 LHR-BKK',
      'TG 910 BKK-LHR',
    ]);
    expect(legs([...(qatar?.departureFlights ?? []), ...(qatar?.returnFlights ?? [])])).toEqual([
      'QR 8 LHR-?',
      'QR 834 ?-BKK',
      'QR 837 BKK-?',
      'QR 3 ?-LHR',
    ]);
  });

  it('in one line, but weeks apart, are the way out and the way home', () =>
    expect(legs(read('LHR-SIN\nSQ 317 9 Nov 11:25, SQ 322 30 Nov 23:55\n£700 pp').departureFlights)).toEqual([
      'SQ 317 LHR-SIN',
    ]));
});

describe('a way back that only the way out tells (F-442)', () => {
  const OUT = 'LH113 MUC-FRA 3.10. 19:00-20:05\nLH572 FRA-JNB 3.10. 22:05-08:35(+1)\n';

  it('flies its legs back, where there are as many', () =>
    expect(
      legs(read(`${OUT}Rückflug 17.10. LH573 19:05-05:30(+1), LH094 06:30-07:25 (18.10.)\n1.089 € p.P.`).returnFlights),
    ).toEqual(['LH 573 JNB-FRA', 'LH 94 FRA-MUC']));

  it('has but its ends, where there are more', () =>
    expect(
      legs(
        read(
          `${OUT}Rückflug 17.10. LX289 19:05-05:30(+1), LX123 06:30-07:25 (18.10.), LX1100 09:00-09:50\n1.089 € p.P.`,
        ).returnFlights,
      ),
    ).toEqual(['LX 289 JNB-?', 'LX 123 ?-?', 'LX 1100 ?-MUC']));
});

describe('of two ways back one is flown (F-442)', () => {
  it.each([
    'Rückflug 17.10. LH573 19:05-05:30(+1) oder LH575 21:05-07:30(+1)',
    'Rückflug\nLH573 17.10. 19:05-05:30(+1)\nLH575 17.10. 21:05-07:30(+1)',
  ])('neither goes on from the other: %j', (back) =>
    expect(legs(read(`LH572 FRA-JNB 3.10. 22:05-08:35(+1)\n${back}\n1.089 € p.P.`).returnFlights)[0]).toBe(
      'LH 573 JNB-FRA',
    ),
  );
});

describe('a feeder flight below the one that it feeds (F-443)', () => {
  it.each(['Zubringer ', ''])('stands before it: %j', (word) => {
    const answer = read(`LH572 FRA-JNB 3.10. 22:05-08:35(+1)\n${word}LH113 MUC-FRA 3.10. 19:00-20:05\n1.089 € p.P.`);
    expect(legs(answer.departureFlights)).toEqual(['LH 113 MUC-FRA', 'LH 572 FRA-JNB']);
    expect(answer.warnings).toEqual([]);
  });

  it.each([
    'AZ792 FCO-HND 13.3. 15:20-12:05(+1), con AZ2043 LIN-FCO 11:00-12:10',
    'AZ792 FCO-HND 13.3. 15:20-12:05(+1)\nAZ2043 LIN-FCO 11:00-12:10',
  ])('is flown on the day of that, where it tells none (F-573): %j', (out) => {
    const answer = read(`${out}\nAZ793 HND-FCO 27.3. 13:45-19:40, con AZ2060 FCO-LIN 21:00-22:10\n940 € p.P.`);
    expect(legs(answer.departureFlights)).toEqual(['AZ 2043 LIN-FCO', 'AZ 792 FCO-HND']);
    expect(answer.departureFlights[0]?.segments[0]?.departureDate).toBe('2027-03-13');
    expect(legs(answer.returnFlights)).toEqual(['AZ 793 HND-FCO', 'AZ 2060 FCO-LIN']);
  });

  it.each([
    ['an open jaw', 'LH1780 MUC-LIS 3.3. 18:00-20:10, LH1787 OPO-MUC 08:00-12:05', 'LH 1780 MUC-LIS'],
    ['a way back at night', 'BA175 LHR-JFK 3.3. 11:00-14:00, BA212 BOS-LHR 20:00-07:00', 'BA 175 LHR-JFK'],
  ])('is none, where the other may be the way home: %s (F-573)', (_, text, first) =>
    expect(legs(read(`${text}\n189 € p.P.`).departureFlights)[0]).toBe(first),
  );

  it('is no way back of the same evening', () =>
    expect(
      legs(read('LH113 FRA-MUC 3.10. 19:00-20:05\nLH112 MUC-FRA 3.10. 15:00-16:05\n189 € p.P.').departureFlights)[0],
    ).toBe('LH 113 FRA-MUC'));
});

describe('flights in lines of their own under one route (F-444)', () => {
  const OUT = 'QR8 12MAR 1440 2345\nQR834 13MAR 0220 1310';
  const BACK = 'QR837 29MAR 0855 1210\nQR3 29MAR 1355 1840';

  it.each([
    `LHR-BKK\n${OUT}\n${BACK}\nGBP 742 pp`,
    `LHR-BKK\n${OUT}\n\nBKK-LHR\n${BACK}\n\nGBP 742 pp`,
    `Two options LHR-BKK:\n\n${OUT}\n${BACK}\nGBP 742 pp`,
  ])('fly parts of it, where the hours of one are not those of the whole: %j', (text) => {
    const { departureFlights, returnFlights, warnings } = read(text);
    expect(legs(departureFlights)).toEqual(['QR 8 LHR-?', 'QR 834 ?-BKK']);
    expect(legs(returnFlights)).toEqual(['QR 837 BKK-?', 'QR 3 ?-LHR']);
    expect(warnings).toEqual([]);
  });

  it('fly it there and back, where their hours are those of the whole', () => {
    const { departureFlights, returnFlights } = read(
      'LHR-EDI\nBA1432 12MAR 0700 0825\nBA1459 12MAR 1300 1430\nGBP 142 pp',
    );
    expect(legs([...departureFlights, ...returnFlights])).toEqual(['BA 1432 LHR-EDI', 'BA 1459 EDI-LHR']);
  });

  it('are left as they stand, where none goes on from the other', () =>
    expect(legs(read('LHR-BKK\nQR8 12MAR 1440 2345\nQR834 25MAR 0220 1310\nGBP 742 pp').departureFlights)).toEqual([
      'QR 8 LHR-BKK',
    ]));
});
