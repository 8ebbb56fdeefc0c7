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

  it('fly its whole way alone; where one goes on from the other, they meet at the place that the heading names', () => {
    const [thai, qatar] = answer.options;
    expect(legs([...(thai?.departureFlights ?? []), ...(thai?.returnFlights ?? [])])).toEqual([
      'TG 911 LHR-BKK',
      'TG 910 BKK-LHR',
    ]);
    expect(legs([...(qatar?.departureFlights ?? []), ...(qatar?.returnFlights ?? [])])).toEqual([
      'QR 8 LHR-DOH',
      'QR 834 DOH-BKK',
      'QR 837 BKK-DOH',
      'QR 3 DOH-LHR',
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

  it('is one where two may be (F-573)', () =>
    expect(
      legs(
        read('AF1 JFK-CDG 14 Mar 18:25-07:10+1\nDL5 BOS-JFK 14:00-15:25\nDL6 BWI-JFK 13:00-14:25\n$640 pp')
          .departureFlights,
      ),
    ).toEqual(['DL 5 BOS-JFK', 'AF 1 JFK-CDG']));

  it('lands by day (F-573)', () =>
    expect(
      legs(read('LH572 FRA-JNB 3.10. 22:05-08:35(+1)\nLH113 MUC-FRA 23:00-20:05\n189 € p.P.').departureFlights)[0],
    ).toBe('LH 572 FRA-JNB'));

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

describe('a route above flights that lead with their day (F-580)', () => {
  const OUT = '12 Feb 2027 QR8 13:40-22:55, QR834 01:10-12:40';
  const BACK = '26 Feb 2027 QR835 09:00-12:00, QR3 13:30-18:10';

  it('is that of all of them, the day that of the first of each way', () => {
    const { departureFlights, returnFlights, options } = read(`LHR-BKK\n${OUT}\n${BACK}\n\nGBP 742 pp`);
    expect(legs(departureFlights)).toEqual(['QR 8 LHR-?', 'QR 834 ?-BKK']);
    expect(legs(returnFlights)).toEqual(['QR 835 BKK-?', 'QR 3 ?-LHR']);
    expect([departureFlights[0]?.date, returnFlights[0]?.date, options]).toEqual(['2027-02-12', '2027-02-26', []]);
  });

  it.each([
    `LHR-BKK via DOH\n${OUT}\n${BACK}\n\nGBP 742 pp`,
    `LHR-BKK via DOH\nQR8 12 Feb 13:40-22:55, QR834 13 Feb 01:10-12:40\nBKK-LHR via DOH\nQR835 26 Feb 09:00-12:00, QR3 26 Feb 13:30-18:10\n\nGBP 742 pp`,
  ])('names where two of them meet: %j', (text) => {
    const { departureFlights, returnFlights, warnings } = read(text);
    expect(legs([...departureFlights, ...returnFlights])).toEqual([
      'QR 8 LHR-DOH',
      'QR 834 DOH-BKK',
      'QR 835 BKK-DOH',
      'QR 3 DOH-LHR',
    ]);
    expect([departureFlights[0]?.stops, returnFlights[0]?.stops, warnings]).toEqual([1, 1, []]);
  });

  it.each([
    `LHR-BKK\n\n1) Qatar via Doha GBP 689 pp\n${OUT}\n${BACK}\n\n2) Emirates via Dubai GBP 712 pp\n12 Feb 2027 EK2 13:40-00:40, EK372 03:00-12:05\n26 Feb 2027 EK373 09:30-13:00, EK29 14:15-18:30`,
    `1) Qatar via Doha LHR-BKK GBP 689 pp\n${OUT}\n${BACK}\n2) Emirates via Dubai LHR-BKK GBP 712 pp\n12 Feb 2027 EK2 13:40-00:40, EK372 03:00-12:05\n26 Feb 2027 EK373 09:30-13:00, EK29 14:15-18:30`,
  ])('so does the head of an offer: %j', (text) => {
    const { options } = read(text);
    expect(options.map(({ fareDetails }) => fareDetails.total)).toEqual(['GBP 689', 'GBP 712']);
    expect(options.map(({ departureFlights }) => legs(departureFlights))).toEqual([
      ['QR 8 LHR-DOH', 'QR 834 DOH-BKK'],
      ['EK 2 LHR-DXB', 'EK 372 DXB-BKK'],
    ]);
    expect(legs(options[1]?.returnFlights ?? [])).toEqual(['EK 373 BKK-DXB', 'EK 29 DXB-LHR']);
  });

  it('names none of several places where they may meet, nor does a way there and back end at one', () => {
    const open = read(`LHR-BKK via DOH or DXB\n${OUT}\n${BACK}\n\nGBP 742 pp`);
    expect(legs([...open.departureFlights, ...open.returnFlights])).toEqual([
      'QR 8 LHR-?',
      'QR 834 ?-BKK',
      'QR 835 BKK-?',
      'QR 3 ?-LHR',
    ]);
    const round = read(`LHR - BKK - LHR via DOH\n${OUT}\n${BACK}\n\nGBP 742 pp`);
    expect(legs([...round.departureFlights, ...round.returnFlights])).toEqual([
      'QR 8 LHR-DOH',
      'QR 834 DOH-BKK',
      'QR 835 BKK-DOH',
      'QR 3 DOH-LHR',
    ]);
  });

  it('goes on to the route below it', () => {
    const { departureFlights } = read(
      'LHR-MCT via DOH\n12 Feb QR8 13:40-22:55, QR1128 01:10-02:40\nMCT-BKK\n15 Feb WY815 09:00-18:10\nGBP 742 pp',
    );
    expect(legs(departureFlights)).toEqual(['QR 8 LHR-DOH', 'QR 1128 DOH-MCT', 'WY 815 MCT-BKK']);
  });

  it('leaves each flight the day that leads it', () =>
    expect(
      read('LHR-BKK\n12 Feb QR8 13:40-22:55\n14 Feb QR834 01:10-12:40\nGBP 742 pp').departureFlights[0]?.segments[0]
        ?.arrivalDate,
    ).toBe('2027-02-12'));

  it('stands behind the code of an airline as well', () => {
    const { options } = read(
      '1) BA LHR-JFK GBP 689 pp\nBA117 14 Mar 08:25-11:10\n2) Virgin LHR-JFK GBP 712 pp\nVS3 14 Mar 09:25-12:10\n',
    );
    expect(options.map(({ fareDetails }) => fareDetails.total)).toEqual(['GBP 689', 'GBP 712']);
  });

  it('says nothing to flights that name their places', () =>
    expect(
      legs(
        read('Lufthansa via Frankfurt\nLH1794 MUC-LIS 4 Apr 08:05-10:30\nLH1795 LIS-MUC 11 Apr 13:20-17:40\n189 € p.P.')
          .departureFlights,
      ),
    ).toEqual(['LH 1794 MUC-LIS']));

  it('still is flown there and back by two that fly the whole of it', () => {
    const { departureFlights, returnFlights } = read(
      'MAN-ACE\n4 Apr LS871 08:05-12:30\n11 Apr LS872 13:20-17:40\n£289 pp',
    );
    expect(legs([...departureFlights, ...returnFlights])).toEqual(['LS 871 MAN-ACE', 'LS 872 ACE-MAN']);
  });
});
