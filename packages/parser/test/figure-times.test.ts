/** Times of flights written without a colon: where they are times, where they are years, amounts, or nothing. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const times = (text: string) => {
  const { departureFlights, returnFlights } = parse(text);
  return [...departureFlights, ...returnFlights].flatMap(({ segments }) =>
    segments.map((s) => `${s.flightNumber} ${s.departureDate} ${s.departureTime} – ${s.arrivalTime}`),
  );
};

describe('F-190 times without a colon alone or beside one place', () => {
  it.each([
    ['labels', 'Flight: TP 363\nDate: 4 May 2027\nFrom: London (LHR) 1925\nTo: Lisbon (LIS) 2205'],
    ['labels with the day', 'Flight: TP 363\nDepart: London LHR, 4 May 2027, 1925\nArrive: Lisbon LIS, 2205'],
    ['labels in German', 'Flug: TP 363\nDatum: 04.05.2027\nVon: London (LHR) 19.25\nNach: Lissabon (LIS) 22.05'],
    ['behind a code that a currency has, too', 'Flight: TP 363\nDate: 4 May 2027\nFrom: MAD 19.25\nTo: LIS 22.05'],
    ['before the place', 'TP 363\n4 May 2027\n1925 London (LHR)\n2205 Lisbon (LIS)'],
    ['behind the code', 'TP 363 4 May 2027\nLHR 1925\nLIS 2205'],
    ['one value a line', '4 May 2027\n1925\nLHR\n2205\nLIS\nTP 363'],
    ['one value a line, dotted', '4 May 2027\nLHR\n19.25\nLIS\n22.05\nTP 363'],
    ['one value a line with blank lines', '4 May 2027\n\n1925\n\nLHR\n\n2205\n\nLIS\n\nTP 363'],
    ['pictures of the ends', 'TP363 LHR-LIS\n4 May 2027 🛫 1925 🛬 2205'],
    ['each behind its day', 'TP 363\nLondon (LHR) 4 May 2027 1925 - Lisbon (LIS) 4 May 2027 2205'],
    ['a glued day', 'TP 363\nLondon (LHR) 04MAY 1925 - Lisbon (LIS) 04MAY 2205'],
  ])('%s', (_, text) => expect(times(text)).toEqual(['TP 363 2027-05-04 7:25 PM – 10:05 PM']));

  it('with the mark of the next day between it and its place', () => {
    const [segment] =
      parse('LA 8070\n4 May 2027\n2315 Sao Paulo (GRU)\n1445 +1 Rome (FCO)').departureFlights[0]?.segments ?? [];
    expect([segment?.departureTime, segment?.arrivalTime, segment?.arrivalDate]).toEqual([
      '11:15 PM',
      '2:45 PM',
      '2027-05-05',
    ]);
  });

  it.each([
    [
      'beside times with a colon',
      'TP 363 4 May 2027 LHR 19:25 - LIS 22:05\n\nFrom: London (LHR) 1250\nTo: Lisbon (LIS) 1340',
    ],
    ['once', 'TP 363 4 May 2027 London - Lisbon\nLisbon (LIS) 1340'],
  ])('not %s', (_, text) => {
    const [group, ...others] = parse(text).departureFlights;
    expect(others).toEqual([]);
    expect(group?.segments.map((s) => s.arrivalTime)).not.toContain('1:40 PM');
  });
});

describe('F-191 two times around a slash or a comma', () => {
  it.each([
    'TP363 4 May 2027 LHRLIS 7:25 PM/10:05 PM',
    'TP363 4 May 2027 LHRLIS 7:25pm/10:05pm',
    'TP363 4 May 2027 LHRLIS 725P/1005P',
    'TP363 4 May 2027 LHRLIS 19.25/22.05',
    'TP363 4 May 2027 LHRLIS 19h25/22h05',
    '4 May 2027,TP363,LHR,LIS,19:25,22:05',
    '4 May 2027,TP363,LHR,LIS,1925,2205',
    '4 May 2027;TP363;LHR;LIS;19.25;22.05',
  ])('%s', (text) => expect(times(text)).toEqual(['TP 363 2027-05-04 7:25 PM – 10:05 PM']));

  it('an amount with decimals behind a comma is none', () => {
    expect(parse('TP363 4 May 2027 LHR 19:25 - LIS 22:05\nTotal 1930,50 EUR pro Person').fareDetails.total).toBe(
      '1930,50 EUR',
    );
  });
});

describe('F-192 the day of the heading once more', () => {
  const labels =
    'Flight: TP 363\nFrom: London (LHR)\nTo: Lisbon (LIS)\nDeparture: 4 May 2027 19:25\nArrival: 4 May 2027 22:05';
  it.each([
    `Outbound - 4 May 2027\n${labels}`,
    `Hinflug 04.05.2027\n${labels.replaceAll('4 May 2027', '04.05.2027')}`,
    'Outbound, 4 May 2027\nTP363 LHR → LIS\n4 May 2027 19:25 → 22:05',
  ])('%j', (text) => expect(times(text)).toEqual(['TP 363 2027-05-04 7:25 PM – 10:05 PM']));

  it('opens the next flight where that says where it goes', () => {
    expect(
      times(
        'Outbound 4 May 2027\nLondon LHR - Lisbon LIS TP 363\n4 May 2027 23:10 Lisbon LIS - 02:55 Accra ACC TP 1523',
      ),
    ).toHaveLength(2);
  });
});

it('F-193 what could be a year behind a day is a time where no year is meant', () => {
  expect(times('TP 363 LHR 04MAY 2025 LIS 04MAY 2305')).toEqual(['TP 363 2027-05-04 8:25 PM – 11:05 PM']);
  expect(times('TP 363 LHR 4 May 1925 LIS 4 May 2205')).toEqual(['TP 363 2027-05-04 7:25 PM – 10:05 PM']);
  expect(times('TP 363 4 May 2027 LHR 1925 LIS 2205')).toEqual(['TP 363 2027-05-04 7:25 PM – 10:05 PM']);
});

it('F-194 a wait in brackets on a line of its own is no end of the line above', () => {
  const leg = (day: string, from: string, up: string, to: string, down: string, number: string) =>
    `${day}: ${from} ${up} - ${to} ${down} ${number}`;
  const { warnings, departureFlights } = parse(
    [
      'Outbound',
      leg('4 May 2027', 'Sydney (SYD)', '16:20', 'Singapore (SIN)', '22:40', 'SQ222'),
      '(1h05m in Singapore)',
      leg('4 May 2027', 'Singapore (SIN)', '23:45', 'Zurich (ZRH)', '06:55 +1', 'SQ346'),
      'Return',
      leg('20 May 2027', 'Zurich (ZRH)', '10:40', 'Singapore (SIN)', '05:20 +1', 'SQ345'),
      '(2h15m in Singapore)',
      leg('21 May 2027', 'Singapore (SIN)', '07:35', 'Sydney (SYD)', '17:15', 'SQ231'),
    ].join('\n'),
  );
  expect([warnings, departureFlights[0]?.segments.length]).toEqual([[], 2]);
});
