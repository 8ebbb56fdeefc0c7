import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const optionsOf = (text: string) => read(text).priceOptions.map(({ label, price }) => `${label} ${price}`);

describe('columns of cabins are options of their row (T-454)', () => {
  const SHEET =
    'Fjord Cruise, 7 nights\nSea Miles Travel\n\nDate\tInside\tOcean view\tBalcony\n3 May 2027\t$1,150\t$1,450\t$1,950\n10 May 2027\t$1,250\t$1,550\t$2,050\n\nPrices are per person, double occupancy.';

  it('none is lost, and the lowest leads', () => {
    expect(optionsOf(SHEET)).toEqual([
      '3 May 2027: Inside $1,150',
      '3 May 2027: Ocean view $1,450',
      '3 May 2027: Balcony $1,950',
      '10 May 2027: Inside $1,250',
      '10 May 2027: Ocean view $1,550',
      '10 May 2027: Balcony $2,050',
    ]);
    expect(read(SHEET).price).toBe('$1,150');
  });

  it('a single cabin is no option', () =>
    expect(
      optionsOf(
        'Fjord Cruise\n\nDeck\tBalcony\tOcean view\tInside\tSingle inside\nDeck 4\t$2,450\t$2,050\t$1,950\t$2,850\nDeck 6\t$2,550\t$2,150\t$2,050\t$2,950',
      ).length,
    ).toBe(6));

  it('the dearest column may stand first', () =>
    expect(
      read(
        'Fjord Cruise\n\nGuest\tSuite\tBalcony\tInside\nPast guest\t$3,150\t$2,450\t$1,950\nNew guest\t$3,250\t$2,550\t$2,050',
      ).price,
    ).toBe('$1,950'));

  it.each([
    'Oslo, 3 nights\n\nHotel\tDouble\tSingle\tChild\nFjord\t$420\t$610\t$210\nPolar\t$480\t$690\t$240',
    'Fjord Cruise\n\nCabin\tWas\tNow\tSave\nInside\t$1,450\t$1,150\t$300\nBalcony\t$2,250\t$1,950\t$300',
  ])('near-miss: %s', (text) => expect(optionsOf(text).length).toBe(2));
});
