import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAmounts, looseAmounts } from './loose-amounts.ts';
import { readSourceText } from './source-text.ts';

function looseIn(text: string, ...held: string[]): string[] {
  const source = readSourceText(text);
  const spans = Object.fromEntries(
    held.map((part, at) => [`/${at}`, [text.indexOf(part), text.indexOf(part) + part.length] as [number, number]]),
  );
  return looseAmounts(source, findAmounts(source), spans).map(({ start, end }) => text.slice(start, end));
}

describe('looseAmounts', () => {
  it('R-7 finds the second price of a line whose first one is in a field', () => {
    expect(looseIn('Double room £690, single £450', '£690')).toEqual(['£450']);
  });

  it.each([
    ['Zimmer 690 €, Einzel 1.450,00 €', '690 €', '1.450,00 €'],
    ['Fare USD 420 taxes USD 81.50.', 'USD 420', 'USD 81.50'],
    ['FARE GBP742.00 TAX GBP94.00GB', 'GBP742.00', 'GBP94.00'],
    ['Rs. 42,200 then Rs 500', 'Rs. 42,200', 'Rs 500'],
    ['Pris 4 500 kr, barn 900 kr', '500 kr', '900 kr'],
    ['R$ 3.324,05 ou 10x R$ 350', 'R$ 3.324,05', '$ 350'],
  ])('R-7 knows amounts as they are written: %s', (text, held, loose) => {
    expect(looseIn(text, held)).toEqual([loose]);
  });

  it('R-7 leaves a line that gave nothing to the list of unused lines', () => {
    expect(looseIn('Double £690\nSingle £450', '£690')).toEqual([]);
  });

  it('R-7 an amount that is told again, and held there, is not loose', () => {
    expect(looseIn('£690 a head\nSo £690.00 each, £20 for the bag', '£690', 'each')).toEqual(['£20']);
  });

  it('R-7 words and other codes in capitals are no currencies', () => {
    expect(looseIn('ALL 24 rooms, TAX 94 and BAG 23 with £1', '£1')).toEqual([]);
  });

  it('R-7 an amount inside a longer value is held', () => {
    expect(looseIn('Single supplement £450 applies', 'Single supplement £450 applies')).toEqual([]);
  });

  it('R-7 answers amounts in range, in order, outside every span', () => {
    const piece = fc.constantFrom('£5', ' 20 €', 'USD 7', 'x', '\n', ', ', '1.200,00 kr', '$');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.nat(40), fc.nat(20), (pieces, start, length) => {
        const source = readSourceText(pieces.join(''));
        const end = Math.min(start + length, source.text.length);
        const found = looseAmounts(source, findAmounts(source), { '/a': [start, end] });
        for (const [at, amount] of found.entries()) {
          expect(amount.end).toBeGreaterThan(amount.start);
          expect(amount.end).toBeLessThanOrEqual(source.text.length);
          expect(amount.end <= start || amount.start >= end).toBe(true);
          if (at > 0) expect(amount.start).toBeGreaterThanOrEqual(found[at - 1]?.end ?? 0);
        }
      }),
    );
  });
});
