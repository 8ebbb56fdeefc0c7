import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (lines: string) => parseTravelDeal(`Adriatic Isles\n10 nights\n${lines}`, { referenceDate: '2026-11-21' });
const paid = (lines: string) => read(lines).priceOptions.map(({ price }) => price);
const ROWS = '\n\nInside\t$1,899\t$1,499\tSelect\nOceanview\t$2,149\t$1,799\tSelect\nSuite\t$4,299\t$3,899\tSelect';

describe('T-600 rows of what it was and what it is', () => {
  it('takes the second where the first is told to be what it was', () => {
    expect(paid(`$1,499 per person\nwas $1,899${ROWS}`)).toEqual(['$1,499', '$1,799', '$3,899']);
    expect(read(`$1,499 per person\nwas $1,899${ROWS}`)).toMatchObject({ price: '$1,499', originalPrice: '$1,899' });
  });

  it.each([
    ['nothing says so', ''],
    ['another pair', '$1,399 per person\nwas $1,699'],
    ['other money', '€1,499 per person\nwas €1,899'],
  ])('but not where %s', (_, lead) => expect(paid(`${lead}${ROWS}`)).not.toContain('$1,799'));

  it('but not where a row grows', () =>
    expect(paid(`$1,499 per person\nwas $1,899${ROWS}\nBalcony\t$2,099\t$2,499\tSelect`)).not.toContain('$1,799'));

  it('takes the young for children', () =>
    expect(read('Tarifs par personne :\n  Adulte ........ 448 €\n  Jeune de 12 à 17 ans ........ 378 €').price).toBe(
      '448 €',
    ));

  it('takes what is wished for less for no saving', () =>
    expect(read('£499 pp\nWould have liked £20 less for the bag').discount).toBeNull());
});
