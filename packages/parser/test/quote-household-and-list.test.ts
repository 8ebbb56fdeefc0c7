/** Baskets of families, what a fare brings behind its name, and households: F-239 to F-242 of docs/behaviour.md, each with near-misses. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const OUT = 'TK 1980  03JUN27  LHR IST  1120 1715\n';

describe('F-239 the basket of a family', () => {
  it('holds bags and seats beside what each age pays', () => {
    const { fareDetails, warnings } = parse(
      `${OUT}2 x Adult   EUR 410.40\n2 x Child   EUR 310.20\n2 x 20kg bag   EUR 90.00\n4 x seat   EUR 40.00\nTotal   EUR 850.60\n`,
    );
    expect([fareDetails.total, fareDetails.totalForAllPassengers]).toEqual(['EUR 205.20', 'EUR 850.60']);
    expect(warnings).toEqual([]);
  });

  it('names the child in Spanish as one or several', () => {
    const { fareDetails, warnings } = parse(
      `${OUT}2 adultos y 1 menor\nTarifa adulto: USD 410\nTarifa menor: USD 310\nTotal: USD 1,130\n`,
    );
    expect([fareDetails.total, fareDetails.totalForAllPassengers, warnings]).toEqual(['USD 410', 'USD 1,130', []]);
  });
});

describe('F-240 what a fare brings behind its name', () => {
  const includes = (text: string) => parse(`${OUT}GBP 410 per person\n${text}\n`).includes;

  it('is a list without the name', () => {
    expect(includes('Economy Classic - includes 1 bag 23 kg, seat selection')).toEqual([
      '1 bag 23 kg',
      'seat selection',
    ]);
    expect(includes('Tarifa Óptima - incluye 1 maleta de 23 kg, asiento estándar')).toEqual([
      '1 maleta de 23 kg',
      'asiento estándar',
    ]);
    expect(includes('Light: inkl. Handgepäck, Sitzplatz')).toEqual(['Handgepäck', 'Sitzplatz']);
    expect(includes('Economy Flex (includes 2 bags, lounge access)')).toEqual(['2 bags', 'lounge access']);
  });

  it('is none where the words deny or forbid', () => {
    expect(includes('Light - not including bags')).toEqual([]);
  });
});

describe('F-241 a household', () => {
  const client = (text: string) => parse(`${text}\n\n${OUT}`).clientName;

  it('is whom an offer is for, also before whom a colleague greets', () => {
    expect(client('can you quote this for the Okafors')).toBe('Okafors');
    expect(client('Hi Ann,\nquote for the Hendersons below')).toBe('Hendersons');
    expect(client('Angebot Flug für Familie Brandt (2 Erw.)')).toBe('Familie Brandt');
  });

  it('is no place and no feast', () => {
    expect(client('Flights for the Maldives')).toBeNull();
    expect(client('Flights for the Holidays')).toBeNull();
    expect(client('Hi Ann,\nflights for the Bahamas below')).toBe('Ann');
  });
});

describe('F-242 what is paid besides, and how', () => {
  it('is nothing that the fare brings', () => {
    const { includes, restrictions } = parse(
      `${OUT}GBP 410 pp\n+£35pp 20kg bag\nParcelamento em até 8x sem juros no cartão\n1 x 8kg bag included\n`,
    );
    expect(includes).toEqual(['1 x 8kg bag included']);
    expect(restrictions).toEqual(['+£35pp 20kg bag']);
  });
});
