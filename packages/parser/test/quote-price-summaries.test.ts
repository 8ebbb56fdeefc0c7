/** F-406 to F-409: summaries of airlines' pages, rows of taxes and fees, taxes without their currency, prices by the seat. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const FLIGHT = 'IB 3104 10OCT MADATH 0705 1055\n';
const read = (text: string) => parseFlightQuote(FLIGHT + text, { referenceDate: '2026-11-21' });
const fare = (text: string) => {
  const { baseFare, upcharge, total, totalForAllPassengers } = read(text).fareDetails;
  return [baseFare, upcharge, total, totalForAllPassengers];
};

describe('F-406 a summary of an airline’s page', () => {
  const taxes = 'Taxes, fees and charges\nUSD 100.00\nAirport tax\nUSD 60.00\nSecurity charge\nUSD 40.00\n';
  it.each([
    [
      `2 x Adult\nFare (USD 300.00 each)\nUSD 600.00\n${taxes}Total\nUSD 700.00`,
      ['USD 300.00', null, 'USD 350', 'USD 700.00'],
    ],
    [
      '2 x Adult\nFlights (USD 300.00 each)\nUSD 600.00\nAir passenger duty\nUSD 26.00\nPassenger service charge\nUSD 44.00\nTotal\nUSD 670.00',
      ['USD 300.00', null, 'USD 335', 'USD 670.00'],
    ],
    [
      '2 x Erwachsener\nFlugpreis (300,00 € pro Person)\n600,00 €\nSteuern und Gebühren\n70,00 €\nGesamtpreis\n670,00 €',
      ['300,00 €', null, 'EUR 335', '670,00 €'],
    ],
    [
      `2 x Adult\nFare (USD 300.00 each)\nUSD 600.00\n1 x Child\nFare (USD 200.00 each)\nUSD 200.00\n${taxes}Total\nUSD 900.00`,
      ['USD 300.00', null, null, 'USD 900.00'],
    ],
    [`1 x Adult\nBase fare\nUSD 300.00\n${taxes}Total\nUSD 400.00`, ['USD 300.00', null, 'USD 400.00', 'USD 400.00']],
  ])('%s', (text, expected) => {
    expect(fare(text)).toEqual(expected);
    expect(read(text).warnings).toEqual([]);
  });

  it('not where the rows do not come to the total', () => {
    expect(fare(`2 x Adult\nFare (USD 300.00 each)\nUSD 600.00\n${taxes}Total\nUSD 900.00`)).not.toContain('USD 450');
  });
});

describe('F-407 rows of taxes and a fee', () => {
  it('make the total together', () => {
    const rows = 'Fare: EUR 240\nAirport taxes: EUR 44\nFuel surcharge: EUR 26\nBooking fee: EUR 10\nTotal: EUR 320';
    // F-579: they are of both.
    expect(fare(`2 adults\n${rows}`).slice(0, 3)).toEqual([null, null, 'EUR 160']);
    expect(fare(rows).slice(0, 3)).toEqual(['EUR 240', 'EUR 10', 'EUR 320']);
  });
});

describe('F-408 taxes without their currency', () => {
  it.each([
    ['Fare EUR 388.00 + 112 taxes', ['EUR 388.00', 'EUR 500']],
    ['GBP 310 + tax 88.40', ['GBP 310', 'GBP 398.40']],
    ['GBP 310 + 88.40 tax, 23kg bag included', ['GBP 310', 'GBP 398.40']],
    ['GBP 310 plus 2 bags, taxes included', [null, 'GBP 310']],
    ['GBP 310 plus 20% tax', [null, 'GBP 310']],
    ['GBP 310 pp plus tax, 20 seats', [null, 'GBP 310']],
    ['GBP 310 + 88 tax = all in GBP 400', ['GBP 310', 'GBP 400']],
  ])('%s', (text, [base, total]) => {
    expect([fare(text)[0], fare(text)[2]]).toEqual([base, total]);
  });
});

describe('F-409 prices by the seat', () => {
  const group = (text: string) => [read(text).passengers, ...fare(text).slice(2)];
  it.each([
    ['Total per seat  GBP 165.50\nTotal 30 seats  GBP 4,965.00', [30, 'GBP 165.50', 'GBP 4,965.00']],
    ['Total price for 30 seats £4,965', [30, 'GBP 165.50', '£4,965']],
    ['26 x GBP 142 per seat + GBP 88 tax per seat', [26, 'GBP 230', 'GBP 5980']],
    ['28 x EUR 210 per seat', [28, 'EUR 210', 'EUR 5880']],
    ['GBP 310 pp incl 2 seats', [null, 'GBP 310', null]],
  ])('%s', (text, expected) => {
    expect(group(text)).toEqual(expected);
  });
});
