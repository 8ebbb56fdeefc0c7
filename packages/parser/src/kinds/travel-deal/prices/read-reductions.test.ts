import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const warned = (text: string) => read(text).warnings.map(({ code, message }) => `${code}: ${message}`);
const HEAD = 'Nordic Lights Voyage\n7 nights\n\n';

describe('T-72 the reduction of each of several prices', () => {
  it.each([
    [
      'a saving under its heading',
      'Cabin   Was   Now   You save\nInside   £1,000   £800   £200\nOutside, deck 4, 14 sqm   £1,200   £960   £340\n',
      'discount-mismatch: £340 off £1,200 is 860; the text says £960.',
    ],
    [
      'a percentage in a column of its own',
      '| Cabin | Brochure | Our price | Saving |\n|---|---|---|---|\n| Inside | £1,000 | £800 | 20% |\n| Outside | £1,200 | £960 | 30% |\n',
      'discount-mismatch: 30% off £1,200 is 840; the text says £960 (20%).',
    ],
    [
      'German lines',
      'Innenkabine: statt 1.000 € jetzt 800 €, Sie sparen 200 €\nAußenkabine: statt 1.200 € jetzt 960 €, Sie sparen 300 €',
      'discount-mismatch: 300 € off 1.200 € is 900; the text says 960 €.',
    ],
    [
      'French columns between tabs',
      'Cabine\tAvant\tMaintenant\tÉconomie\nIntérieure\t1 000 €\t800 €\t200 €\nExtérieure\t1 200 €\t960 €\t340 €',
      'discount-mismatch: 340 € off 1 200 € is 860; the text says 960 €.',
    ],
    [
      'one row without the reduction of all',
      '20% OFF every cabin\nInside: was £1,000, now £800\nOutside: was £1,200, now £960\nBalcony: was £1,500, now £1,350',
      'discount-mismatch: 20% off £1,500 is 1200; the text says £1,350 (10%).',
    ],
    [
      'the row of the price itself, told once',
      'Interior: antes 1.000 €, ahora 800 € (-30%)\nExterior: antes 1.200 €, ahora 960 € (-20%)',
      'discount-mismatch: 30% off 1.000 € is 700; the text says 800 € (20%).',
    ],
  ])('warns of %s', (_, rows, warning) => expect(warned(HEAD + rows)).toEqual([warning]));

  it.each([
    'Inside: was £1,000, now £800, save £200\nOutside: was £1,200, now £960, save £240',
    'Inside: was £1,000, now £800 (20% deposit)\nOutside: was £1,200, now £960 (20% deposit)',
    'Save up to 30%\nInside: was £1,000, now £800\nOutside: was £1,200, now £960\nBalcony: was £1,500, now £1,050',
    'Inside: was £1,000, now £800, save £400 per couple\nOutside: was £1,200, now £960, save £480 per couple',
  ])('warns of nothing in %j', (rows) => expect(warned(HEAD + rows)).toEqual([]));

  it('what stands under the price before is no option’s price', () => {
    const { price, originalPrice, priceOptions } = read(
      `${HEAD}Cabin\tStatt\tJetzt\tErsparnis\nInnen\t1.000 €\t800 €\t200 €\nAußen\t1.200 €\t960 €\t240 €`,
    );
    expect({ price, originalPrice }).toEqual({ price: '800 €', originalPrice: '1.000 €' });
    expect(priceOptions.map((option) => option.price)).toEqual(['800 €', '960 €']);
  });

  it('what is saved, told with a word more, is no price', () => {
    const answer = read('Korfu\nregulär 1.300 € p. P., Ihr Preisvorteil beträgt somit 160 €\nNur 1.140 € p. P.');
    expect(answer).toMatchObject({ price: '1.140 €', originalPrice: '1.300 €', discount: '160 €', warnings: [] });
  });
});
