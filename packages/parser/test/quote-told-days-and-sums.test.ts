/** F-416 to F-420: what stands behind a sum, days of arrival alone, codes in small letters, what is still open, stored fares in full. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHT = 'IB 3104 10OCT MADATH 0705 1055\n';

describe('F-416 what all pay', () => {
  const fare = (text: string) => {
    const { passengers, fareDetails } = read(FLIGHT + text);
    return [passengers, fareDetails.baseFare, fareDetails.total, fareDetails.totalForAllPassengers];
  };
  it.each([
    ['fare 4890 sek pp + tax 2310 = 7200 sek, tot 14400 for both', [2, '4890 sek', '7200 sek', 'SEK 14400']],
    ['GBP 310 + 88 tax = GBP 398 pp, GBP 796 for two', [2, 'GBP 310', 'GBP 398', 'GBP 796']],
    ['2 adults £780, 1 child (8) £620, 1 infant £95\ntotal family £2275', [4, null, '£780', '£2275']],
    ['Preis 689 € p.P., zu zweit 1378 €', [2, null, '689 €', '1378 €']],
    ['R$ 4.350,00 por pessoa (total R$ 8.700,00 p/ 2)', [2, null, 'R$ 4.350,00', 'R$ 8.700,00']],
    ['GBP 310 + 88 tax = GBP 398 pp, 23kg bag', [null, 'GBP 310', 'GBP 398', null]],
  ])('%s', (text, expected) => {
    expect(fare(text)).toEqual(expected);
  });

  it.each(['ADT GBP 512.40 X 2\nCHD GBP 398.10 X 1\nTTL GBP 1422.90', 'Totale € 742,50 tasse incluse'])(
    'is no inclusion: %s',
    (text) => {
      expect(read(FLIGHT + text).includes).toEqual([]);
    },
  );
});

describe('F-417 days', () => {
  const days = (text: string) => {
    const { departureFlights, returnFlights } = read(text);
    return [...departureFlights, ...returnFlights].map(({ date, segments }) => [date, segments.at(-1)?.arrivalDate]);
  };
  it.each([
    [
      'BA 55 leaves London at 19:00 and lands in Johannesburg at 07:00 on 4 June 2027. £540 pp',
      [['2027-06-03', '2027-06-04']],
    ],
    [
      'We leave Heathrow at 19:00 with BA 55 and land in Johannesburg at 07:00, on Thursday 3 June 2027. £540',
      [['2027-06-03', '2027-06-04']],
    ],
    [
      'its tui from lgw at 8.25 landing agp 12.10 on 3 june and home from agp at 13.00 landing lgw 15.05 on 10 june, £240 each',
      [
        ['2027-06-03', '2027-06-03'],
        ['2027-06-10', '2027-06-10'],
      ],
    ],
    [
      'Out BA 55 London Heathrow 19:00 - Johannesburg 07:00\nHome BA 54 Johannesburg 20:10 - London Heathrow 06:30\nDates: 3 June - 17 June 2027',
      [
        ['2027-06-03', '2027-06-04'],
        ['2027-06-17', '2027-06-18'],
      ],
    ],
    ['BA 55 London Heathrow 19:00 - Johannesburg 07:00\nPrices valid: 3 June - 17 June 2027', [[null, null]]],
  ])('%s', (text, expected) => {
    expect(days(text)).toEqual(expected);
  });
});

describe('F-418 codes in small letters', () => {
  const ends = (text: string) =>
    read(text).departureFlights[0]?.segments.map(({ flightNumber, departureLocation, arrivalLocation }) => [
      flightNumber,
      departureLocation,
      arrivalLocation,
    ]);
  it('between the word for an end and its hour', () =>
    expect(ends('out 3 june\nba 117 from heathrow at 8.25am landing jfk 11.10am')).toEqual([
      ['BA 117', 'London (LHR)', 'New York (JFK)'],
    ]));
  it('are words elsewhere', () =>
    expect(ends('from now at 8.25 to the bar arriving and 9.30 home again')).toBeUndefined());
});

describe('F-419 what nobody knows yet', () => {
  it.each([
    ['£540 pp, will confirm bag allowance', [], '£540'],
    ['1 bag included, meals to be confirmed\nGBP 540', ['1 bag included'], 'GBP 540'],
    ['GBP 540\nBaggage: 23kg', ['23kg'], 'GBP 540'],
  ])('%s', (text, includes, total) => {
    const answer = read(FLIGHT + text);
    expect([answer.includes, answer.fareDetails.total]).toEqual([includes, total]);
  });
  it('a route with one end has no arrow', () =>
    expect(read('Fri 12 Mar 2027 BA 117 London Heathrow 08:25 - 11:10').route).toBe('London (LHR)'));
});

describe('F-420 stored fares in full', () => {
  const block = (no: number, names: string, amounts: string) =>
    `TST0000${no}     LONXX2100 AA/20NOV I 0 LD 05DEC26 OD LONLON\nT-\n   ${names}\n 1   LHR BA  117 Y 03JUN 0825  OK YLGB                 1PC\n     JFK\n${amounts}\n`;
  const adults = block(
    1,
    '1.SMITH/JOHN MR   2.SMITH/ANN MRS',
    'FARE  F USD       400.00\nEQUIV   GBP       310.00\nTOTAL   GBP       540.40\nGRAND TOTAL GBP       540.40',
  );
  const child = block(2, '3.SMITH/LEO MSTR(CHD)', 'FARE  F GBP       232.00\nTOTAL   GBP       412.00');
  it('are what travelers of each type pay', () => {
    const { passengers, fareDetails, notes, warnings } = read(adults + child);
    expect([passengers, notes, warnings]).toEqual([3, 'CHD: GBP 412.00', []]);
    expect(fareDetails).toMatchObject({
      baseFare: 'GBP 310.00',
      total: 'GBP 540.40',
      totalForAllPassengers: 'GBP 1492.80',
    });
  });
  it('one alone is read as before', () =>
    expect(read(adults).fareDetails).toMatchObject({ baseFare: 'GBP 310.00', total: 'GBP 540.40' }));
});
