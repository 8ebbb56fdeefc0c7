import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../../../parse.ts';
import { readGdsNames } from './gds-names.ts';
import { readScreenLines } from './gds-screen.ts';

const fareOf = (names: string) =>
  parseFlightQuote(
    `RP/LONU12345/\n  ${names}\n  3  BA2159 J 18APR 7 LGWANU HK2  1015 1405  18APR  E  BA/X7LK2P\nFARE  GBP 2140.00\nTAX   GBP 412.30\nTOTAL GBP 2552.30\n`,
    { referenceDate: '2026-11-21' },
  ).fareDetails;

describe('the price of a display for two (F-440)', () => {
  it('is that of two where both are grown', () =>
    expect(fareOf('1.LINDGREN/PER MR  2.LINDGREN/ANNA MRS')).toMatchObject({
      total: 'GBP 2552.30',
      totalForAllPassengers: 'GBP 5104.60',
    }));

  it.each(['MSTR(CHD/12MAR18)', '(CHD/12MAR18)', 'MSTR', 'MSTR*P-C08', '*C08'])(
    'is no price of both where one is a child: %s',
    (child) => {
      const fare = fareOf(
        `1.LINDGREN/PER MR  2.LINDGREN/TOM ${child}`.replace('TOM (', 'TOM(').replace('TOM *', 'TOM*'),
      );
      expect(fare.total).toBe('GBP 2552.30');
      expect(fare.totalForAllPassengers ?? null).toBeNull();
    },
  );
});

describe('F-428 travelers that are numbered behind the dot', () => {
  const countOf = (text: string) => readGdsNames(readScreenLines(text)).passengers?.value;

  it.each([
    [' 1.1HOLT/KIM MR  1.2HOLT/ANN MRS', 2],
    [' 1.1HOLT/KIM MR\n 1.2HOLT/ANN MRS\n 1.3HOLT/TIM MSTR', 3],
    [' 1.2HOLT/KIM MR/ANN MRS', 2],
    [' 1.1HOLT/KIM MR  2.1HOLT/ANN MRS', 2],
    [' 1.2HOLT/KIM MR', 2],
    [' 1.1HOLT/KIM MR  2.2BERG/ANN MRS', 3],
  ])('%s: %i', (text, count) => expect(countOf(text)).toBe(count));
});
