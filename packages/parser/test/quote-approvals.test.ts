/** F-546 to F-548: what an approval of a trip and a group's offer tell beside their flights. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-27' });
const numbers = (text: string) =>
  [...read(text).departureFlights, ...read(text).returnFlights].flatMap(({ segments }) =>
    segments.map(({ flightNumber }) => flightNumber),
  );

describe('F-546 the number of a paper', () => {
  const flight = 'KL 1352  PRG 9:40 AM  AMS 11:15 AM  Mon Jun 28, 2027';
  it.each([
    'Group air quotation GQ-27-0619\nNovember 24, 2026',
    'Offer no. TG-2027-114',
    'Angebot LX-27-06 vom 24.11.2026',
    'Ref: QR-118',
  ])('%j is no flight', (head) => {
    expect(numbers(`${head}\n${flight}`)).toEqual(['KL 1352']);
    expect(read(`${head}\n${flight}`).dates).toBe('June 28, 2027');
  });

  it('a number with a dash is a flight, also one that goes on as another', () => {
    expect(numbers('KL-1352  PRG 9:40 AM  AMS 11:15 AM  Mon Jun 28, 2027')).toEqual(['KL 1352']);
    expect(numbers('LH-454-455 FRA-SFO 28 Jun 2027 10:00 12:30')[0]).toBe('LH 454');
  });
});

describe('F-547 counted flights over their routes', () => {
  const card = (heads: readonly [string, string], number: (own: string) => string) =>
    `${heads[0]}   London (LHR) > Chicago (ORD)\n  ${number('929')}\n  Depart:  Tue 16 Mar 2027 12:15   Terminal 2\n  Arrive:  Tue 16 Mar 2027 16:10\n\n${heads[1]}   Chicago (ORD) > London (LHR)\n  ${number('938')}\n  Depart:  Fri 19 Mar 2027 17:45\n  Arrive:  Sat 20 Mar 2027 06:20`;
  it.each([
    [['FLIGHT 1', 'FLIGHT 2'], (own: string) => `Carrier:   United Airlines  UA ${own}`],
    [['Flight 1 of 2', 'Flight 2 of 2'], (own: string) => `Carrier:   United Airlines  UA ${own}`],
    [['Vuelo 1 de 2:', 'Vuelo 2 de 2:'], (own: string) => `United Airlines  UA ${own}`],
    [['FLIGHT 1', 'FLIGHT 2'], (own: string) => `United Airlines\n  Flight no: ${own}`],
  ] as const)('%j number none', (heads, number) => {
    const { departureFlights, returnFlights } = read(card(heads, number));
    expect(departureFlights[0]?.segments).toMatchObject([
      { flightNumber: 'UA 929', departureTime: '12:15 PM', departureLocation: 'London (LHR)', arrivalTime: '4:10 PM' },
    ]);
    expect(returnFlights[0]?.segments).toMatchObject([{ flightNumber: 'UA 938', arrivalDate: '2027-03-20' }]);
  });

  it('one alone heads its flight where that has a number', () =>
    expect(numbers('Flight 1\nLondon (LHR) > Chicago (ORD)\nUA 929\nTue 16 Mar 2027 12:15 - 16:10')).toEqual([
      'UA 929',
    ]));

  it('without other numbers it is the number itself', () =>
    expect(
      numbers(
        'British Airways\nFlight 1 LCY-JFK 12 March 2027 09:45 13:30\nFlight 2 JFK-LCY 20 March 2027 18:45 06:30',
      ),
    ).toEqual(['BA 1', 'BA 2']));
});

describe('F-548 what a tool says of the choice', () => {
  const flight = 'UA 929 LHR-ORD Tue 16 Mar 2027 12:15 16:10\nTotal GBP 812.00';
  it.each([
    'Policy:    [OK] Premium Economy permitted on flights over 6 hours',
    'Policy:    [!] More than GBP 200 above lowest logical fare. Reason given: 03 - arrival not permitted',
    'Reiserichtlinie: Premium Economy nicht inklusive, 120 EUR teurer als Economy',
  ])('%j is no restriction and no price', (line) => {
    const { restrictions, fareDetails } = read(`${flight}\n${line}`);
    expect(restrictions).toEqual([]);
    expect([fareDetails.total, fareDetails.upcharge]).toEqual(['GBP 812.00', null]);
  });

  it.each(['Policy: changes GBP 100', 'Policy: no refunds', 'Policy: min stay 3 days, non-refundable'])(
    '%j is one',
    (line) => expect(read(`${flight}\n${line}`).restrictions).toEqual([line]),
  );

  it('how far a price lies from another is none', () =>
    expect(read(`${flight}\nThat is GBP 60 more than the cheapest`).fareDetails.upcharge).toBeNull());
});
