/** How copied tables, pages and displays of offers are read: rules of section F of docs/behaviour.md, each with a near-miss. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });

describe('F-179 Worldspan’s 4P with a column of quantities', () => {
  const FLIGHT = ' 1 DL1427K 14FEB SU CVGATL HK2   130P  305P /O $ E\n>4P\n';
  const fare = (rows: string) => {
    const { baseFare, total, totalForAllPassengers } = parse(FLIGHT + rows).fareDetails;
    return [baseFare, total, totalForAllPassengers];
  };
  const HEAD = ' PTC  QTY    BASE FARE     TAXES/FEES        TOTAL\n';

  it.each([
    [
      ' ADT   2     USD410.00      120.32XT     USD530.32\n             USD820.00      240.64      USD1060.64TTL',
      ['USD 410.00', 'USD 530.32', 'USD 1060.64'],
    ],
    [
      ' ADT   2     EUR 410.00     120.32XT     EUR 530.32\n             EUR 820.00     240.64      EUR 1060.64TTL',
      ['EUR 410.00', 'EUR 530.32', 'EUR 1060.64'],
    ],
    // What the rows already say of all is one traveler's part.
    [
      ' ADT   2     USD820.00      240.64XT     USD1060.64\n             USD820.00      240.64      USD1060.64TTL',
      ['USD 410', 'USD 530.32', 'USD 1060.64'],
    ],
  ])('%s', (rows, wanted) => expect(fare(HEAD + rows)).toEqual(wanted));

  it('is read in small letters', () => {
    const text = `${FLIGHT}${HEAD} ADT   2     USD410.00      120.32XT     USD530.32`.toLowerCase();
    expect(parse(text).fareDetails.total).toBe('usd530.32');
  });
});

describe('F-20 an infant without a seat', () => {
  const display = (seats: number) =>
    ` 1 KL 682Q 17JUN Q YVRAMS SS${seats}   335P 1015A  18JUN F /DCKL /E\n\nWP\n 2-   CAD1084.00    523.04XT      CAD1607.04ADT\n 1-    CAD108.00     42.00YR       CAD150.00INF\n         2276.00   1088.08            3364.08TTL`;

  it('travels, too', () => {
    const { passengers, warnings } = parse(display(2));
    expect([passengers, warnings.length]).toEqual([3, 0]);
  });

  it('makes up for no seat', () => expect(parse(display(4)).passengers).toBe(4));
});

describe('F-180 the day in the name of a row', () => {
  const dates = (out: string, cell: string) =>
    parse(
      `| | Option 1 | Option 2 |\n|---|---|---|\n| ${out} | ${cell} | LH 424 MUC 15:40 – BOS 17:50 |\n| Return Sat 29 May 2027 | FI 630 BOS 21:30 – KEF 06:40+1 | LH 425 BOS 20:15 – MUC 09:35+1 |\n| Price | $598 | $742 |`,
    ).options.map(({ departureFlights: [there], returnFlights: [back] }) => [there?.date, back?.date]);

  it('is that of its flights in each column', () => {
    expect(dates('Outbound Thu 20 May 2027', 'FI 533 MUC 14:05 – KEF 15:55')).toEqual([
      ['2027-05-20', '2027-05-29'],
      ['2027-05-20', '2027-05-29'],
    ]);
  });

  it('is not that of a flight with a day of its own', () => {
    const [first] = dates('Outbound Thu 20 May 2027', 'FI 533 Fri 21 May 2027 MUC 14:05 – KEF 15:55');
    expect(first?.[0]).toBe('2027-05-21');
  });
});

describe('F-99 a length over the name of its wait', () => {
  const CARD = ['13:40', 'CPT', '9h 30m', 'QR 1372', '00:10', '+1', 'DOH'];
  const NEXT = ['02:10', 'DOH', '6h 35m', 'QR 834', '12:45', 'BKK'];
  const read = (between: readonly string[]) =>
    parse(['Wed, 13 Jan 2027', ...CARD, ...between, ...NEXT].join('\n')).departureFlights[0]?.segments.map(
      ({ duration, layoverDuration }) => [duration, layoverDuration],
    );

  it.each([[['2h 00m', 'Layover in Doha']], [['2h 00m', 'Umstieg in Doha']], [['Layover in Doha', '2h 00m']]])(
    'is the wait: %j',
    (between) =>
      expect(read(between)).toEqual([
        ['9h 30m', '2h 00m'],
        ['6h 35m', null],
      ]),
  );
});

it('F-175 two days beside each other are no telephone number', () => {
  const text = 'BA 178 12 Mar 2027 JFK 18:30 LHR 06:40 +1\n\nAnn Lee\n2027-03-12  2027-03-19  7';
  expect(parse(text).agentInfo.phone).toBeNull();
});
