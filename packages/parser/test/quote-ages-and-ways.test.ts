/** What travelers of each age pay in one line, groups with who comes along, one price with more: rules of section F of docs/behaviour.md. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (lines: string) =>
  parseFlightQuote(`BA 64 NBO-LHR 12MAR 2325 0620+1\n${lines}`, { referenceDate: '2026-11-24' });
const priceOf = (lines: string) => {
  const { passengers, fareDetails, includes } = parse(lines);
  expect(includes).toEqual([]);
  return [passengers, fareDetails.total, fareDetails.totalForAllPassengers];
};

describe('F-294 ages one behind the other in a line', () => {
  it.each([
    ['ADT 718.40 x 2 / CHD 541.00 x 1 USD\nTTL USD 1977.80', 3, 'USD 718.40', 'USD 1977.80'],
    ['ADT USD 718.40 x 2 / CHD USD 541.00 x 1 / INF USD 72.00 x1\nTotal USD 2049.80', 4, 'USD 718.40', 'USD 2049.80'],
    ['2 x adult at £410 + 1 x child at £300\nTotal £1,120', 3, '£410', '£1,120'],
    ['2ad 1ch\n£812 ad £640 ch', 3, '£812', null],
    ['Fares: adults £812, child £640, infant £95 incl taxes', null, '£812', null],
    ['adt 512.00 chd 410.50 inf 60.00 eur', null, 'EUR 512.00', null],
    ['Erwachsene 512 € / Kinder (2-11) 410 €', null, '512 €', null],
    ['2 adults £820 / 1 child £300\nTotal £1,120', 3, 'GBP 410', '£1,120'],
  ])('%s', (lines, passengers, total, all) => {
    expect(priceOf(lines)).toEqual([passengers, total, all]);
  });

  it('is no list of ages where something else stands in the line', () => {
    expect(parse('Room for 2 adults 25 / child 8\n£400pp').fareDetails.total).toBe('£400');
    expect(parse('£400pp\nseats adult £25 / child £12 extra').fareDetails.total).toBe('£400');
  });
});

describe('F-295 what all pay where a child is among them', () => {
  it.each([
    ['2 adults 1 child\n£480 per adult, 210 for the child = 1,170 all 3', 'GBP 1,170'],
    ['2 adults 1 child\n£480 per adult', null],
    ['2 adults 1 child\n£480 per person', 'GBP 1440'],
    ['2 adults\n£480 per adult', 'GBP 960'],
    ['45 pupils and 5 teachers\n£186 pp, 1 free place per 15', null],
  ])('%s', (lines, all) => expect(parse(lines).fareDetails.totalForAllPassengers).toBe(all));
});

describe('F-296 one price, and what it would be with more', () => {
  it.each([
    ['£214 with cabin bag, £268 with case', '£214', 'cabin bag', '£268 with case'],
    [
      'EUR 214 pp incl. Handgepäck / EUR 268 pp incl. Koffer 23 kg',
      'EUR 214',
      'Handgepäck',
      'EUR 268 pp incl. Koffer 23 kg',
    ],
  ])('%s', (line, total, thing, more) => {
    const quote = parse(line);
    expect([quote.fareDetails.total, quote.includes, quote.restrictions]).toEqual([total, [thing], [more]]);
  });

  it('is each option’s own', () => {
    const { options } = parseFlightQuote(
      'Option 1\nEZY 2793 26 May 2027 Bristol 06:15 - Faro 09:05\n£214 with cabin bag, £268 with case\n\nOption 2\nLS 1843 26 May 2027 Bristol 07:15 - Faro 10:05\n£239 with cabin bag, £287 with case',
      { referenceDate: '2026-11-24' },
    );
    expect(options.map(({ fareDetails, notes }) => [fareDetails.total, notes])).toEqual([
      ['£214', null],
      ['£239', 'cabin bag\n£287 with case'],
    ]);
  });
});

describe('F-297 who travels and who comes along', () => {
  it.each([
    ['Presupuesto colegio, 38 alumnos + 4 profesores', 42],
    ['School group of 45 pupils and 5 teachers', 50],
    ['Klassenfahrt 24 Schüler + 2 Lehrer', 26],
    ['38 students, 12 hours of lessons', null],
  ])('%s', (line, passengers) => expect(parse(line).passengers).toBe(passengers));

  it('`MULTI CITY - Mr & Mrs Hale` is no agent with a company', () => {
    const text =
      'MULTI CITY - Mr & Mrs Hale\nQF 1 12 Mar 2027 SYD 16:55 - SIN 22:00\nQF 36 20 Mar 2027 SIN 20:40 - MEL 07:10+1\nAUD 1,840 pp';
    const { agentInfo, notes } = parseFlightQuote(text, { referenceDate: '2026-11-24' });
    expect([agentInfo.name, agentInfo.company, notes]).toEqual([null, null, 'MULTI CITY - Mr & Mrs Hale']);
  });
});

describe('F-298 the price of one traveler before anybody is named', () => {
  const screen = (row: string, names = '') =>
    `${names} 1 BA 178Y 12MAR F JFKLHR SS2  630P  640A  13MAR S\n       BASE FARE                 TAXES             TOTAL\n${row}    USD512.00                148.30XT       USD660.30ADT`;
  const codes = (text: string) =>
    parseFlightQuote(text, { referenceDate: '2026-11-24' }).warnings.map(({ code }) => code);

  it('counts nobody', () => expect(codes(screen(' 1-'))).not.toContain('passenger-mismatch'));
  it('does beside two names, and so do three', () => {
    expect(codes(screen(' 1-', ' 1.1HOLT/ANN MRS  2.1HOLT/BEN MR\n'))).toContain('passenger-mismatch');
    expect(codes(screen(' 3-'))).toContain('passenger-mismatch');
  });
});
