/** F-421 to F-424: margins and buying prices, who signs, days of ways with a connection, subtotals, who leads a group. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHT = 'IB 3104 10OCT MADATH 0705 1055\n';

describe('F-421 what the agency buys for and earns', () => {
  it.each([
    ['Buy: GBP 405\nSell: GBP 470\nProfit: GBP 65', 'GBP 470'],
    ['Net fare per person: GBP 405.00\nGross (incl 5% agency margin): GBP 470.00 per person', 'GBP 470.00'],
    ['ADT NET 405 + TX 65\nYOUR SELL: ADT 470 CHD 365 GBP', 'GBP 470'],
  ])('%s', (text, total) => {
    const { source, warnings, ...answer } = read(FLIGHT + text);
    expect(answer.fareDetails.total).toBe(total);
    expect(JSON.stringify(answer)).not.toMatch(/\b405\b|GBP 65\b|5%|margin/);
    expect(warnings.map(({ code }) => code)).toEqual(['sensitive-net-rate']);
  });
  it.each(['Non-profit rate GBP 470', 'Buy now: GBP 470 pp'])('%s tells nothing of it', (line) => {
    expect(read(FLIGHT + line).warnings).toEqual([]);
  });
});

describe('F-422 who signs', () => {
  it('is no airport of the flight above', () => {
    const { returnFlights, agentInfo } = read(
      'Iberia MAD-EZE\nIB 6845 08/02/2027 23:55 - 08:05 (+1)\nIB 6844 22/02/2027 12:20 - 05:15 (+1)\n950 € por persona\nSaludos, Pilar',
    );
    expect(returnFlights[0]?.segments[0]?.departureLocation).toBe('Buenos Aires (EZE)');
    expect(agentInfo.name).toBe('Pilar');
  });
});

describe('F-423 the day behind a way with a connection', () => {
  const days = (way: string) =>
    read(`Sam:\n${way} £402pp`).departureFlights.map(({ date, segments }) => [date, segments.at(-1)?.arrivalDate]);
  it('is that of its start, where it lies in one day', () =>
    expect(days('EI 151 LHR 07:00 DUB 08:20 / EI 139 DUB 10:20 BOS 12:15 on 2 Apr')).toEqual([
      ['2027-04-02', '2027-04-02'],
    ]));
  it('is left open where a night lies between', () =>
    expect(days('EI 138 BOS 18:00 DUB 05:10 / EI 152 DUB 07:00 LHR 08:20 on 10 Apr')[0]?.[0]).toBeNull());
});

describe('F-424 sums of pages and groups', () => {
  const fare = (text: string) => {
    const { passengers, fareDetails } = read(FLIGHT + text);
    return [passengers, fareDetails.baseFare, fareDetails.total, fareDetails.totalForAllPassengers];
  };
  it.each([
    [
      'Passengers: 2 adults\nSubtotal CHF 312.00\nTaxes CHF 118.60\nPayment fee CHF 6.00\nTotal amount CHF 436.60',
      [2, null, 'CHF 218.30', 'CHF 436.60'],
    ],
    [
      '1 adult\nSubtotal\nCHF 312.00\nTaxes\nCHF 118.60\nTotal\nCHF 430.60',
      [1, 'CHF 312.00', 'CHF 430.60', 'CHF 430.60'],
    ],
    ['22 passengers + 2 leaders\nGBP 100 pp', [24, null, 'GBP 100', 'GBP 2400']],
    ['2 adults + bags\nGBP 100 pp', [null, null, 'GBP 100', null]],
  ])('%s', (text, expected) => {
    expect(fare(text)).toEqual(expected);
  });
});
