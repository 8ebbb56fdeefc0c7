import { describe, expect, it } from 'vitest';
import { readDocument } from '../document.ts';
import { readSumLine } from './sum-line.ts';

const read = (text: string) => {
  const [line] = readDocument(text).lines;
  return line === undefined
    ? []
    : readSumLine(line).map(({ role, basis, money }) => [role, basis, money.value.amount, money.value.currencies[0]]);
};

describe('readSumLine', () => {
  it('gives every part the currency that stands once', () => {
    expect(read('fare 420.00 + taxes 88.50 + fee 15.00 = CAD 523.50 pp')).toEqual([
      ['base', null, 420, 'CAD'],
      ['taxes', null, 88.5, 'CAD'],
      ['fee', null, 15, 'CAD'],
      ['total', 'person', 523.5, 'CAD'],
    ]);
    expect(read('€610 + €94 tax = €704 for 1 adult').map(([role]) => role)).toEqual(['base', 'taxes', 'total']);
  });

  it('knows a product behind it', () => {
    expect(read('310 + 64 tax = £374 x 2 = £748')[2]).toEqual(['total', 'person', 374, 'GBP']);
  });

  it('leaves out who is counted before it', () => {
    expect(read('2 adults: CAD 420.00 + 88.50 tax = 508.50 each').map((part) => part[2])).toEqual([420, 88.5, 508.5]);
  });

  it('knows words for its signs', () => {
    const parts = (text: string) => read(text).map(([role, , amount]) => [role, amount]);
    expect(parts('Adults: 710.00 EUR plus 30.00 EUR booking fee, so 740.00 EUR each')).toEqual([
      ['base', 710],
      ['fee', 30],
      ['total', 740],
    ]);
    expect(parts('710,00 € zzgl. 30,00 € Serviceentgelt, also 740,00 €')[1]).toEqual(['fee', 30]);
    expect(parts('Adulto: 710 € más 30 € de gastos de gestión, total 740 €')[1]).toEqual(['fee', 30]);
    expect(parts('Erwachsene: 710,00 € zzgl. 30,00 € Steuern, also 740,00 € pro Person').map(([role]) => role)).toEqual(
      ['base', 'taxes', 'total'],
    );
  });

  it.each([
    '710.00 EUR plus 30.00 EUR booking fee, so 790.00 EUR each',
    '710.00 EUR plus 30.00 EUR booking fee',
    '420.00 + 88.50 = CAD 999.00',
    'net 420.00 + mark-up 60.00 = CAD 480.00',
    '2 adults + 1 child = USD 3',
    'CAD 420 + taxes',
    '420 + 80 = 500',
  ])('reads no sum in %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
