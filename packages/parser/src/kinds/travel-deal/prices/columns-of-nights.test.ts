import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../index.ts';

const read = (head: string, header: string) => {
  const { price, priceOptions } = parseTravelDeal(
    `${head}\n\nHotel          ${header}\nCasa Azul      £329      £389\nRio Palace     £379      £449\n\nPrices per person, two sharing, incl. flights\n`,
    { referenceDate: '2026-11-20' },
  );
  return [price, priceOptions.map((option) => option.price)];
};

describe('T-376 columns of nights', () => {
  it.each([
    ['Lisbon city break\n4 nights, 12 to 16 May 2027', '3 nts     4 nts'],
    ['Lissabon\n4 Nächte ab 12. Mai 2027', '3 Nächte  4 Nächte'],
    ['Lisboa, 4 noches', '3 noches  4 noches'],
  ])('hold the price of the trip under its own length: %s', (head, header) => {
    expect(read(head, header)).toEqual(['£389', ['£389', '£449']]);
  });

  it.each([
    ['Lisbon city break', '3 nts     4 nts'],
    ['Lisbon city break\n7 nights from 12 May 2027', '3 nts     4 nts'],
    ['Lisbon city break\n4 nights, 12 to 16 May 2027', 'Room      Suite'],
  ])('tell nothing where none is the trip’s: %s', (head, header) => {
    expect(read(head, header)[0]).toBe('£329');
  });
});
