/** F-330 to F-332: products told with words, a length behind the two times of a flight, options headed by a rule. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-24' });
const FLIGHTS = 'BA 117 14MAR27 LHR JFK 0825 1110\nBA 178 21MAR27 JFK LHR 1830 0640 +1\n\n';
const fare = (text: string) => {
  const { fareDetails } = read(`${FLIGHTS}${text}\n`);
  return [fareDetails.total, fareDetails.totalForAllPassengers];
};

describe('F-330 a product with words between its figures', () => {
  it.each([
    ['works out at 745.20 each, x 2 = USD 1490.40', 'USD 745.20', 'USD 1490.40'],
    ['745.20 pp; x 2 = USD 1490.40', 'USD 745.20', 'USD 1490.40'],
    ['745.20 each, 2 x = USD 1490.40', 'USD 745.20', 'USD 1490.40'],
    ['745.20 each, for both USD 1490.40', 'USD 745.20', 'USD 1490.40'],
    ['745.20 pp so for the two of you USD 1490.40', 'USD 745.20', 'USD 1490.40'],
    ['pro Person 745,20, mal 2 = 1.490,40 EUR', 'EUR 745,20', '1.490,40 EUR'],
    ['745,20 par personne, pour deux 1 490,40 €', 'EUR 745,20', '1 490,40 €'],
    ['745,20 a persona, per 2 = 1.490,40 EUR', 'EUR 745,20', '1.490,40 EUR'],
    ['total   7 450 sek    x 2 = 14 900 sek', '7 450 sek', '14 900 sek'],
  ])('%s', (text, one, all) => {
    expect(fare(text)).toEqual([one, all]);
  });

  it('what stands behind a bare figure is not said of the amount', () => {
    expect(fare('2 adults, 745.20 each, for the lot USD 1495.00')[0]).not.toBe('USD 1495.00');
  });

  it('no bags, no weights', () => {
    expect(fare('USD 745.20 per person\nbags 46 each, for both 92 kg')[0]).toBe('USD 745.20');
  });
});

describe('F-331 a length behind the two times of a flight', () => {
  const times = (rows: string) => {
    const { departureFlights, returnFlights, warnings } = read(rows);
    expect(warnings).toEqual([]);
    return [...departureFlights, ...returnFlights].flatMap(({ segments }) =>
      segments.map(({ departureTime, arrivalTime, duration }) => [departureTime, arrivalTime, duration].join(' ')),
    );
  };
  const OUT = ['2:10 PM 11:30 PM 7h 20m', '1:15 AM 7:15 AM 3h 30m'];

  it.each([
    'QR 16 10APR27 LHR DOH 1410 2330 07:20\nQR 668 11APR27 DOH BOM 0115 0715 03:30',
    'QR 16 10APR27 LHR DOH 14:10 23:30 07:20\nQR 668 11APR27 DOH BOM 01:15 07:15 03:30',
    'QR 16 10APR27 LHR DOH 14.10 23.30 7:20\nQR 668 11APR27 DOH BOM 01.15 07.15 3:30',
    'QR 16 10APR27 LHR DOH 210P 1130P 7:20\nQR 668 11APR27 DOH BOM 115A 715A 3:30',
    'QR16 10APR London 1410 Doha 2330 (7:20) B77W\nQR668 11APR Doha 0115 Mumbai 0715 (3:30) A350',
  ])('%s', (rows) => {
    expect(times(rows)).toEqual(OUT);
  });

  it('three hours that no flight can have so are no length', () => {
    const [first] = read('QR 16 10APR27 LHR DOH 12:10 14:10 23:30').departureFlights;
    expect(first?.segments[0]?.duration).not.toBe('23h 30m');
    expect(times('EK 413 10APR27 CHC 18:40 > SYD 20:05 > DXB 05:15')[0]).toContain('6:40 PM 5:15 AM');
  });
});

describe('F-332 options under rules', () => {
  const OPTIONS = (head: (letter: string, airline: string) => string) =>
    `${head('A', 'Iberia')}\n${FLIGHTS}GBP 612.00 per person\n\n${head('B', 'British Airways')}\n${FLIGHTS.replace('0825', '0955')}GBP 540.00 per person\n`;

  it.each([
    (letter: string, airline: string) => `========  OPTION ${letter}  -  ${airline}  ========`,
    (letter: string, airline: string) => `----- Option ${letter} - ${airline} -----`,
    (letter: string, airline: string) => `~~~~~~~~~ Variante ${letter}: ${airline} ~~~~~~~~~`,
  ])('%#', (head) => {
    const { options, title } = read(OPTIONS(head));
    expect(options.map(({ fareDetails }) => fareDetails.total)).toEqual(['GBP 612.00', 'GBP 540.00']);
    expect(options[0]?.label).toMatch(/Iberia$/);
    expect(title).toContain('→');
  });
});
