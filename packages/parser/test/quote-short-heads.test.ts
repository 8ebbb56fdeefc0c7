/** Short lines that head a quote in small letters, and ages each with their count and price. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/parse.ts';

const read = (...lines: readonly string[]) => parseFlightQuote(lines.join('\n'), { referenceDate: '2026-11-28' });
const FLIGHTS = ['out sat 12 june BA2640 dep 0740 arr 1125', 'back sat 19 june BA2641 dep 1215 arr 1405'];

describe('F-641 a short head in small letters', () => {
  it('names both ends', () => {
    const { route, departureFlights } = read('flights london to malaga', ...FLIGHTS, '£149 pp');
    expect(route).toBe('London → Málaga (AGP)');
    expect(departureFlights[0]?.segments[0]?.arrivalLocation).toBe('Málaga (AGP)');
  });

  it('is none without a word for flights', () =>
    expect(read('split london to malaga', ...FLIGHTS, '£149 pp').route).toBeNull());
});

describe('F-642 travelers of each age with their price', () => {
  const HIN = 'Hin: Sa 03.07. EW 582 DUS 06:10 - PMI 08:35';

  it.each([
    ['2 Erw. je 289 €, 2 Kinder je 249 €', 4],
    ['2 volw. à 289 €, 1 kind à 249 €', 3],
    ['2 adults at £289, 2 children at £249', 4],
    ['2 Erw. je 289 €', 2],
  ])('counts all of %s', (line, count) => expect(read(HIN, line).passengers).toBe(count));
});
