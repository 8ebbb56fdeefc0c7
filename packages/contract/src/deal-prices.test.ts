import { describe, expect, it } from 'vitest';
import {
  dealPrices,
  dealPriceText,
  discountLabel,
  leadingDealPrice,
  optionDates,
  optionsBasis,
  percentLabel,
} from './deal-prices.ts';
import { travelDealDataSchema } from './travel-deal-record.ts';

const deal = (fields: object) => travelDealDataSchema.parse(fields);

describe('what a deal costs', () => {
  it('T-120 one person’s price and a couple’s are never mixed', () => {
    expect(dealPrices(deal({ price: '$1,899', totalPrice: '$3,798', passengers: 2 }))).toEqual({
      person: { basis: 'per person', now: '$1,899', was: null },
      total: { basis: 'total for 2 guests', now: '$3,798', was: null },
    });
    const couple = deal({ totalPrice: '€3,480', priceBasis: 'Per couple', passengers: 2 });
    expect(dealPrices(couple)).toEqual({ person: null, total: { basis: 'per couple', now: '€3,480', was: null } });
    expect(leadingDealPrice(couple)?.basis).toBe('per couple');
    expect(dealPriceText(couple)).toBe('€3,480 per couple');
  });

  it.each([
    [{ totalPrice: '$900', priceBasis: 'PER CABIN' }, '$900 PER CABIN'],
    [{ totalPrice: '$900', passengers: 1 }, '$900 total for 1 guest'],
    [{ totalPrice: '$900' }, '$900 in total'],
    [{ price: ' ', totalPrice: null }, null],
    [{ price: '$450', totalPrice: '$900' }, '$450'],
  ])('T-120 %j is written %j', (fields, text) => {
    expect(dealPriceText(deal(fields))).toBe(text);
  });

  it.each([
    [{ price: '$899', originalPrice: '$1,049' }, ['$1,049', null]],
    [{ totalPrice: '$2,400', originalPrice: '$3,000' }, [null, '$3,000']],
    // Both prices: the percentage tells which was reduced, else it is the one that the old price is above.
    [{ price: '$1,000', totalPrice: '$2,000', originalPrice: '$2,500', discount: '20% off' }, [null, '$2,500']],
    [{ price: '$1,000', totalPrice: '$2,000', originalPrice: '$1,250', discount: '20% off' }, ['$1,250', null]],
    [{ price: '$1,000', totalPrice: '$2,000', originalPrice: '$2,500' }, [null, '$2,500']],
    [{ price: '$1,000', totalPrice: '$2,000', originalPrice: '$1,250' }, ['$1,250', null]],
  ])('T-121 %j was %j', (fields, was) => {
    const { person, total } = dealPrices(deal(fields));
    expect([person?.was ?? null, total?.was ?? null]).toEqual(was);
  });

  it.each([
    [{ discount: '25% OFF' }, '25% OFF'],
    [{ discount: 'Save 12,5 %' }, '12% OFF'],
    [{ discount: 'SAVE $150', price: '$899', originalPrice: '$1,049' }, '14% OFF'],
    [{ price: '1.520 €', originalPrice: '1.900 €' }, '20% OFF'],
    [{ discount: 'Up to 40% off', price: '$900', originalPrice: '$1,000' }, '10% OFF'],
    [{ discount: 'Up to 40% off' }, 'Up to 40% OFF'],
    [{ discount: 'Save $300' }, 'Special Deal'],
    [{ price: '$900', originalPrice: '$800' }, 'Special Deal'],
    [{ price: '$900 – $1,000', originalPrice: '$1,200' }, 'Special Deal'],
    [{}, 'Special Deal'],
  ])('T-122 the discount of %j is labelled %j', (fields, label) => {
    expect(discountLabel(deal(fields))).toBe(label);
    expect(percentLabel(deal(fields))).toBe(label === 'Special Deal' ? null : label);
  });

  it.each([
    ['Balcony', 'May 8, 2027', 'May 8, 2027'],
    ['Saturday 8 May 2027', 'May 8, 2027', null],
    ['Balcony', null, null],
  ])('T-132 the option %j of %j shows %j', (label, dates, shown) => {
    expect(optionDates({ label, dates, price: null })).toBe(shown);
  });

  it.each([
    [{ price: '$749', priceOptions: [{ label: 'Inside', price: '$749' }] }, 'per person'],
    [{ totalPrice: '$999', priceBasis: 'per cabin', priceOptions: [{ label: 'A', price: '$999' }] }, 'per cabin'],
    [{ price: '$749', priceOptions: [{ label: 'Villa', price: '$2,000' }] }, null],
    [{ priceOptions: [] }, null],
  ])('T-120 the options of %j are priced %j', (fields, basis) => {
    expect(optionsBasis(deal(fields))).toBe(basis);
  });
});
