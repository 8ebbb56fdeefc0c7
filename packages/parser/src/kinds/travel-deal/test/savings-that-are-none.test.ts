import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('what is no saving of the offer (T-448)', () => {
  it('the dashes of an empty cell before an amount', () =>
    expect(
      read(
        'Cartagena, Hotel Almirante\n\nTemporada\tDoble\tTriple\tNiño\tNoche extra\n3 de marzo al 30 de junio 2027\tUSD 640\tUSD 640\tUSD 410\tUSD 80\n1 de julio al 15 de agosto 2027\tUSD 790\t---\tUSD 520\tUSD 110',
      ).discount,
    ).toBeNull());

  it.each([
    'Chalet Edelweiss\n£640 per person\nGroups of 8 or more get 5% off',
    'Mercatini a Graz\n€ 290 a persona\nGruppo di minimo 6 persone sconto 10%',
  ])('what groups save: %s', (text) => expect(read(text).discount).toBeNull());

  it.each([
    ['Oslo, 3 nights\n£420 per person\nSave 15%', 'Save 15%'],
    ['Oslo, 3 nights\n£420 per person (-£60)', '-£60'],
    ['Group tour of Oslo: 10% off\n£420 per person', '10% off'],
  ])('near-miss: %s', (text, discount) => expect(read(text).discount).toContain(discount.replace(/^-/, '')));
});
