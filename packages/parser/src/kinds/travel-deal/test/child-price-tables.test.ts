import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-27' });

describe('T-488 tables of what children pay', () => {
  it.each([
    "Adults £789 pp\nChildren's prices (age on return):\n| Age | 1st child | 2nd child |\n|---|---|---|\n| 0-1 | £69 | £69 |\n| 2-11 | FREE | £249 |\n12-15    £449    £499\n16 to 17   FREE   599",
    'Erwachsene £789 p.P.\nKinderpreise\n2 - 6 Jahre    £199\n7 - 13 Jahre   £399',
    'Adulte : £789 par personne\nTarifs enfants\n2-5 ans   £149\n6-11 ans  £349',
    'Volwassene £789 p.p.\n| leeftijd | 1e kind | 2e kind |\n|---|---|---|\n| 2 - 6 jr | £0 | £199 |\n| 7 - 12 jr | £99 | £349 |',
  ])('are neither price nor option nor condition: %j', (table) => {
    expect(read(`Menorca, 7 nights from 5 June 2027\n${table}`)).toMatchObject({
      price: '£789',
      priceOptions: [],
      includes: [],
      restrictions: [],
    });
  });

  it('make up the total of the ages that are named', () => {
    const text =
      'Menorca, 7 nights from 5 June 2027\nAdults £789 pp\nChild prices\n2-6 yrs    £99\n7-12 yrs   £249\n\n2 adults + kids aged 8 and 4, total ';
    expect(read(`${text}£1,827`)).toMatchObject({ totalPrice: '£1,827', passengers: 4, warnings: [] });
    expect(read(`${text}£1,999`).warnings).toMatchObject([{ code: 'total-mismatch' }]);
  });

  it.each([
    ['2 volw + kinderen van 9 en 5', 4],
    ['2 Erwachsene und Kinder von 5, 7 und 9', 5],
    ['2 adultes et enfants de 6 et 3', 4],
  ])('count travelers by their ages: %s', (party, count) =>
    expect(read(`Menorca\n7 nights from 5 June 2027\n${party}: £1,900`).passengers).toBe(count),
  );

  it('are no table where a child price stands alone', () => {
    expect(read('Menorca\n7 nights from 5 June 2027\n£789 pp\nChild discount: 10%').price).toBe('£789');
  });
});
