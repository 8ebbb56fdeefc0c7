import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-24' });

describe('a price told with what it holds (T-393)', () => {
  it.each([
    ["Flights, nine nights' half board and private transfers come to £5,180 for the two of you.", 3],
    ['Return flights, three nights and the wine tour work out at £449 each.', 3],
    ["It's £1,138 for the two of you and that has a 23kg bag each and transfers included.", 2],
  ])('%s', (sentence, count) => expect(read(`Porto trip\n\n${sentence}`).includes).toHaveLength(count));

  it.each(['Dinner and drinks come to £45 a head.', 'Insurance and visa cost £60.'])(
    'no list, no price: %s',
    (sentence) => {
      const deal = read(`Porto trip, £449pp\n${sentence}`);
      expect([deal.price, deal.includes, deal.priceOptions]).toEqual(['£449', [], []]);
    },
  );

  it('what the hotel has is no entry', () =>
    expect(
      read('Porto trip, £449pp\nThe hotel has a pool and a spa, and breakfast is included.').includes,
    ).not.toContain('The hotel has a pool and a spa'));
});

describe('short words of a message (T-394)', () => {
  it('`Not inc` heads what is left out', () =>
    expect(read('Phuket 5N/6D\n₹42,500 pp\nInc: transfers, breakfast\nNot inc: flights, GST').restrictions).toEqual([
      'Not inc: flights',
      'Not inc: GST',
    ]));

  it('a deposit of each is no price', () =>
    expect(
      read(
        "I've found something for Gran Canaria: 7 nights at the Hotel Don Carlos 4* in Maspalomas, half board, flying from Gatwick on Tue 11 May with the early flight. It's £1,138 for the two of you (£569 each) and that has a 23kg bag each and transfers included.\n\nThey want £100 each deposit today.",
      ).price,
    ).toBe('£569'));

  it('bars join what is included', () =>
    expect(read('TENERIFE\nHotel Palmera ****\n24kg bags | transfers | breakfast\n£789pp').includes).toEqual([
      '24kg bags',
      'transfers',
      'breakfast',
    ]));
});
