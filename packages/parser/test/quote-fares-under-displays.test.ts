/** Several fares for the flights of a display, a journey's summary over its flights: F-511 to F-514 of docs/behaviour.md, each with near-misses. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';
import { flightsOf } from './flights-of.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-27' });
const SCREEN =
  'AA3391K 13MAY Q TULDFW HK1   145P  310P /DCAA*WQZTLD /E\nAA  36K 13MAY Q DFWMAD HK1   535P  925A  14MAY F /DCAA*WQZTLD /E\n';
const optionsOf = (text: string) =>
  parse(SCREEN + text).options.map(({ label, fareDetails }) => [label, fareDetails.total, fareDetails.fareClass]);

describe('F-511 fares typed under a display', () => {
  it('are offers of its flights, the first in the main fields', () => {
    const out = parse(
      `${SCREEN}\nFARE 1 - main cabin\n$1,038.40 tax incl\nincludes: carry on\nno refunds\n\nFARE 2 - prem econ over the pond\n1,986.10 incl tax\nincludes: 2 checked bags\nrefundable less $300\n`,
    );
    expect(out.options.map(({ label, fareDetails }) => [label, fareDetails.total, fareDetails.fareClass])).toEqual([
      ['FARE 1 - main cabin', '$1,038.40', 'main cabin'],
      ['FARE 2 - prem econ over the pond', 'USD 1,986.10', 'prem econ'],
    ]);
    expect(out.options.map((option) => flightsOf(option).map(([number]) => number))).toEqual([
      ['AA 3391', 'AA 36'],
      ['AA 3391', 'AA 36'],
    ]);
    expect(out.fareDetails.total).toBe('$1,038.40');
    expect([out.includes, out.restrictions]).toEqual([['carry on'], ['no refunds']]);
    expect(out.options[1]?.notes).toContain('2 checked bags');
  });

  it.each([
    [
      'Tarifa A - Turista básica\n412,30 € por persona, tasas incluidas\n\nTarifa B - Turista óptima\n498,30 por persona, tasas incluidas\nCambios 60 €\n',
      ['412,30 €', 'EUR 498,30'],
    ],
    [
      'Option 1 : Economy Light\n412,30 € TTC\n\nOption 2 : Economy Flex\n498,30 TTC\nRemboursable avec 100 € de frais\n',
      ['412,30 €', 'EUR 498,30'],
    ],
    [
      'Tarif 1: Economy Light\n412,30 € inkl. Steuern\n\nTarif 2: Economy Classic\n498,30 inkl. Steuern\n',
      ['412,30 €', 'EUR 498,30'],
    ],
    ['Price A) Economy basic\n£412.30 pp\n\nPrice B) Economy Plus\n£498.30 pp\nchanges £60\n', ['£412.30', '£498.30']],
    ['fare 1 - main cabin $538.40\nfare 2 - premium economy $986.10\n', ['$538.40', '$986.10']],
    ['Fare 1 - Light\n£412.30 pp\n\nFare 2 - Flex\nRefundable, 1 x 23kg bag\n', ['£412.30', null]],
  ])('%s', (text, totals) => {
    expect(optionsOf(text).map(([, total]) => total)).toEqual(totals);
  });

  it('keep to themselves what they bring in a page of one line', () => {
    const lines = `${SCREEN}both on these flights\n\nFARE 1 - main cabin\n$538.40\nincludes: carry on\n\nFARE 2 - flex\n$986.10\nincludes: 2 checked bags`;
    const page = lines
      .split('\n')
      .map((line) => `<div>${line === '' ? '<br>' : line}</div>`)
      .join('');
    const out = parse(page);
    expect([out.includes, out.options.map(({ notes }) => notes)]).toEqual([['carry on'], [null, '2 checked bags']]);
  });

  it('have the class that their headings name, whatever the display books', () => {
    const booked = '1 BA 117Y 09APR LHRJFK HK2 1030 1300\n';
    const quotes = 'Quote 1: economy\n£412.30 pp x 2 = £824.60\n\nQuote 2: premium\n£798.30 pp x 2 = £1,596.60\n';
    expect(parse(`${booked}\n${quotes}`).options.map(({ fareDetails }) => fareDetails.fareClass)).toEqual([
      'economy',
      'premium',
    ]);
  });

  it.each([
    'Tarifa a partir de 400 €\n',
    'Price 1 - 3 pax: £400 pp\nPrice 4 - 6 pax: £380 pp\n',
    '£412 pp\nOption on seats until 5 Dec\n',
    'Option 1: pay the deposit now\nOption 2: pay in full\n',
  ])('but not: %s', (text) => {
    expect(optionsOf(text)).toEqual([]);
  });
});

describe('F-512 a price without a currency', () => {
  const typed = (second: string) =>
    parse(`AA 36  13MAY DFW 5:35P - MAD 9:25A+1\n\nFARE 1 - basic\n$538.40\n\nFARE 2 - flex\n${second}\n`).options.map(
      ({ fareDetails }) => fareDetails.total,
    );
  it.each(['986.10 incl tax', 'total 986.10', '986.10 per person, all in'])('has that of its sibling: %s', (line) => {
    expect(typed(line)[1]).toMatch(/^USD 986\.10$/);
  });
  it.each(['986 miles earned', 'ref 986.10'])('but not: %s', (line) => {
    expect(typed(line)[1] ?? null).toBeNull();
  });
});

describe('F-513 a name right over the flights of a display', () => {
  it.each([
    ['OYELARAN/DEBORAH T', 'Deborah T Oyelaran'],
    ['GARCIA LOPEZ/MARIA', 'Maria Garcia Lopez'],
  ])('%s', (line, name) => {
    expect(parse(`${line}\n\n${SCREEN}$400\n`).clientName).toBe(name);
  });
  it.each(['ADULT/CHILD', 'MADRID/TULSA', 'OUTBOUND/RETURN', 'FLIGHTS/FARES'])('but not %s', (line) => {
    expect(parse(`${line}\n${SCREEN}$400\n`).clientName).toBeNull();
  });
});

describe('F-514 the summary of a journey over its flights', () => {
  const NONSTOP =
    'Iberia\nIda · mié 10 nov 2027\n12:25 MAD ——— 18:35 LIM\n12 h 10 min · Directo · IB 6659\n948 € por adulto\n1.896 € en total\n\n';
  const VIA =
    'Avianca\nIda · mié 10 nov 2027\n13:30 MAD ——— 22:55 LIM\n15 h 25 min · 1 escala\nAV 11 MAD 13:30 – BOG 17:45\n2 h 05 min de escala en Bogotá\nAV 49 BOG 19:50 – LIM 22:55\n739 € por adulto\n1.478 € en total\n';
  it('is no flight, also below a result whose number follows its ends', () => {
    const { options } = parse(`Madrid (MAD) - Lima (LIM), 2 adultos\n\n${NONSTOP}${VIA}`);
    expect(options.map((option) => flightsOf(option).map(([number, , leaves]) => [number, leaves]))).toEqual([
      [['IB 6659', '12:25 PM']],
      [
        ['AV 11', '1:30 PM'],
        ['AV 49', '7:50 PM'],
      ],
    ]);
    expect(options[1]?.departureFlights[0]).toMatchObject({ totalTime: '15h 25m', stops: 1 });
  });

  it('but a number alone below the ends of a flight is its own', () => {
    const out = parse('Wed 10 Nov 2027\n13:30 MAD - 22:55 LIM\n15h 25m · direct\nAV 11\n£739 pp\n');
    expect(flightsOf(out).map(([number, , leaves]) => [number, leaves])).toEqual([['AV 11', '1:30 PM']]);
  });
});
