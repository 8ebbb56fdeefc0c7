/** F-347 to F-349: fares of all travelers, columns of ages, sums without a currency, how long an offer stands. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-24' });
const OUT = 'WY 102 05APR27 LHR MCT 2025 0640+1\n';
const fare = (text: string) => {
  const { fareDetails, warnings } = read(`${OUT}${text}`);
  expect(warnings).toEqual([]);
  return [fareDetails.baseFare, fareDetails.total, fareDetails.totalForAllPassengers];
};

describe('F-347 what is all travelers’', () => {
  it('fare and taxes that make the total for all', () => {
    const text = (fares: string) =>
      `€ 829.14 per passenger\n2 passengers\nTotal price € 1,658.28\nPrice details\n${fares}`;
    expect(fare(text('Fare € 1,122.00\nTaxes and surcharges € 536.28'))).toEqual([null, '€ 829.14', '€ 1,658.28']);
    expect(fare(text('Fare € 561.00\nTaxes and surcharges € 268.14'))).toEqual(['€ 561.00', '€ 829.14', '€ 1,658.28']);
  });

  it.each([
    '\n\tAdult (2)\tChild (1)\nFare\t£410.00\t£308.00\nTaxes\t£271.40\t£198.40\nPer person\t£681.40\t£506.40\nTotal\t£1,362.80\t£506.40\n',
    '\n               Adult (2)      Child (1)\nFare           £410.00        £308.00\nTaxes          £271.40        £198.40\nTotal          £1,362.80      £506.40\nGrand total £1,869.20\n',
  ])('the total of a column of ages: %#', (table) => {
    const [base, total] = fare(table);
    expect([base, total?.replace(/^GBP /, '£')]).toEqual(['£410.00', '£681.40']);
    expect(read(`${OUT}${table}`).passengers).toBe(3);
  });

  it('a column of one keeps its total', () => {
    const table = '\n\tAdult\tChild\nFare\t£410.00\t£308.00\nTaxes\t£271.40\t£198.40\nTotal\t£681.40\t£506.40\n';
    expect(fare(table).slice(0, 2)).toEqual(['£410.00', '£681.40']);
  });
});

describe('F-348 sums under a currency told for all', () => {
  const SUMS =
    'Pax: 1 ADT / 1 CHD (5) / 1 INF\nFare (BDT):\nADT: 28,500 + 9,850 = 38,350\nCHD: 21,400 + 9,850 = 31,250\nINF: 3,200 + 1,150 = 4,350\nTotal: 73,950';

  it('are fare, taxes and total of each', () => {
    expect(fare(SUMS)).toEqual(['BDT 28,500', 'BDT 38,350', 'BDT 73,950']);
    expect(read(`${OUT}${SUMS}`).passengers).toBe(3);
  });

  it('where they come out', () => {
    expect(read(`${OUT}Fare (BDT):\nADT: 28,500 + 9,850 = 41,000`).fareDetails.total).toBeNull();
  });
});

describe('F-349 how long an offer stands', () => {
  it.each(['Vigencia: 48 hs', 'We can hold this fare for 24 hours', 'Offer valid for 24 hours', 'Gültigkeit 48 Std.'])(
    '%s',
    (line) => {
      const { departureFlights, warnings } = read(`${OUT}${line}`);
      expect([departureFlights[0]?.segments[0]?.duration, departureFlights[0]?.totalTime, warnings]).toEqual([
        '7h 15m',
        '7h 15m',
        [],
      ]);
    },
  );

  it.each([
    ['1) Lufthansa nonstop ab München', '2) Condor ab Frankfurt'],
    ['1) Lufthansa from Munich', '2) Condor from Frankfurt'],
    ['1) Lufthansa desde Múnich', '2) Condor desde Fráncfort'],
  ])('%s heads an option', (first, second) => {
    const { options, warnings } = read(
      `${first}\nLH 574, 10.11.27 MUC 22:05 – 11.11.27 CPT 10:40\nLH 575, 25.11.27 CPT 17:50 – 26.11.27 MUC 04:55\n1.129 € pp\n\n${second}\nDE 2292, 09.11.27 FRA 18:30 – 10.11.27 CPT 07:05\nDE 2293, 24.11.27 CPT 10:00 – 24.11.27 FRA 20:55\n899 € pp`,
    );
    expect([options.map(({ fareDetails }) => fareDetails.total), warnings]).toEqual([['1.129 €', '899 €'], []]);
  });
});
