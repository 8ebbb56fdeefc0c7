/** Who travels and until when to book, as labels and abbreviations say it; each with a near miss. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const FLIGHTS = 'TP363 4 May 2027 LHR-LIS 19:25-22:05\nTP360 11 May 2027 LIS-LHR 08:05-10:50\n\n£310 per person\n\n';
const parse = (terms: string) => parseFlightQuote(`${FLIGHTS}${terms}\n`, { referenceDate: '2026-11-21' });

describe('F-198 counts by age', () => {
  it.each([
    ['Adults: 2, Children: 1, Infants: 0', 2 + 1],
    ['Adults x 2, child x 1', 3],
    ['ADT: 2, CHD: 1, INF: 1', 4],
    ['2 x ADT, 1 x CHD', 3],
    ['2 x adult + 1 x child', 3],
    ['Adults: 2\nChildren: 1', 3],
    ['2 adultos + 1 menor', 3],
    ['Passagiere: 2', 2],
  ])('%j', (text, count) => expect(parse(text).passengers).toBe(count));

  it.each(['ADT: 310', 'ADT: GBP 310, CHD: GBP 240', 'Children: 1 bag each'])('none in %j', (text) =>
    expect(parse(text).passengers).toBeNull(),
  );
});

describe('F-199 deadlines in short', () => {
  it.each([
    'TTL 30NOV',
    'TKT TL 30NOV',
    'T/L 30NOV',
    'TL: 30NOV',
    'Issue before 30 Nov',
    'Optionsfrist: 30.11.2026',
    'Ausstellungsfrist: 30.11.2026',
    'Bitte bis 30.11.2026 bestätigen',
    'Bitte um Rückmeldung bis 30.11.2026',
    'Date limite : 30/11/2026',
    'Fecha límite: 30/11/2026',
    'Optie tot 30 november 2026',
  ])('%j', (text) => expect(parse(text).validUntil).toBe('2026-11-30'));

  it.each([
    'Fecha límite de pago: 30/11/2026',
    'TTL GBP 310.00 (as of 30NOV)',
    'Bitte um Rückmeldung. Abflug 30.11.2026',
  ])('none in %j', (text) => expect(parse(text).validUntil).toBeNull());
});
