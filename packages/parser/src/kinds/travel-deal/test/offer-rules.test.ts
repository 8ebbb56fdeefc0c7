import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string): ReturnType<typeof parseTravelDeal> =>
  parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-33 a price that falls', () => {
  it.each([
    ['Reduced from $1,140 to $798 pp', '$1,140', '$798'],
    ['£1,140 → £798 per person', '£1,140', '£798'],
    ['REDUCED FROM RS. 1,39,000/- TO RS. 83,400/- EACH', 'RS. 1,39,000', 'RS. 83,400'],
    ['Van € 1.420 voor € 852 p.p.', '€ 1.420', '€ 852'],
  ])('%s', (line, was, now) => {
    expect(read(`Crete\n7 nights\n${line}`)).toMatchObject({ originalPrice: was, price: now });
  });

  it('keeps a range one', () => {
    expect(read('Crete\n7 nights\nFrom $798 to $1,140 pp').price).toBe('$798 to $1,140');
  });
});

describe('T-34 the year of a date', () => {
  it.each([
    ['12 June 2027\tUSD 1,690\tUSD 210', 'USD 1,690'],
    ['21 August 2027 Rs. 36,000 per person', 'Rs. 36,000'],
    ['28. Juni 2027 – 2.360 € pro Person', '2.360 €'],
    ['02-11-2027 € 1.720 p.p.', '€ 1.720'],
    ['Aug 10–16, 2027 USD 1,690 pp', 'USD 1,690'],
  ])('is no amount: %s', (line, price) => {
    expect(read(`Malta\n\n${line}`).price).toBe(price);
  });
});

describe('T-35 lists side by side', () => {
  it.each([
    '| Includes | Not included |\n|---|---|\n| Half board | City tax |\n| Welcome drink | |',
    'Includes\tNot included\nHalf board\tCity tax\nWelcome drink',
    'Includes                  Not included\nHalf board                City tax\nWelcome drink',
  ])('%s', (table) => {
    const { includes, restrictions } = read(`Malta, 4 nights\n£499 pp\n\n${table}`);
    expect(includes).toEqual(['Half board', 'Welcome drink']);
    expect(restrictions).toEqual(['Not included: City tax']);
  });

  it('a clock ends the list above it', () => {
    const text = 'Malta, 4 nights\n£499 pp\nIncludes:\n- Half board\n- Drinks\n⏰ Offer ends 3 December 2026';
    expect(read(text).includes).toEqual(['Half board', 'Drinks']);
  });
});

describe('T-36 departures over columns of prices', () => {
  it('are options', () => {
    const rows = '|  | 12 June 2027 | 26 June 2027 |\n|---|---|---|\n| Price per person | £1,390 | £1,340 |';
    const { price, dates, priceOptions } = read(`Malta, 8 days / 7 nights\n\n${rows}`);
    expect(price).toBe('£1,340');
    expect(dates).toBe('June 12, 2027');
    expect(priceOptions.map(({ label }) => label)).toEqual(['12 June 2027', '26 June 2027']);
  });

  it('the fourth of a month is no fourth person', () => {
    const rows = '6th Sep 2027 – £2,200 per person\n4th Oct 2027 – £2,090 per person';
    expect(read(`Malta, 8 days / 7 nights\n\n${rows}`).price).toBe('£2,090');
  });
});

describe('T-37 days with dashes', () => {
  it.each([
    ['27-07-2027 - 01-08-2027', 'July 27 to August 1, 2027'],
    ['07-27-2027 - 07-31-2027', 'July 27 to 31, 2027'],
  ])('%s', (days, dates) => {
    expect(read(`Malta\nDates: ${days}`).dates).toBe(dates);
  });
});

describe('T-38 what supplier and agent tell each other', () => {
  it('a commission leaves the price beside it', () => {
    const { price, warnings } = read('Malta, 7 nights\n£1,490 per person. You earn 10% commission.');
    expect(price).toBe('£1,490');
    expect(warnings.map(({ code }) => code)).toEqual(['sensitive-net-rate']);
  });

  it.each(['Net ₹73,350 pp', 'Net A$1,587 pp', 'Net CHF 1,587 pp'])('%s is a net rate', (net) => {
    const { price, warnings } = read(`Malta, 7 nights\nSelling price £1,900 per person\n${net}`);
    expect(price).toBe('£1,900');
    expect(warnings.map(({ code }) => code)).toContain('sensitive-net-rate');
  });
});

describe('T-39 families', () => {
  it.each([
    ['€ 4.200 per 2 adulti e 2 bambini', 4],
    ['£1,400 per family of 5', 5],
    ['£1,400 for family of 5, taxes in', 5],
    ['£1,400 for your whole family of five', 5],
    ['€ 4.200 voor 2 volwassenen en 3 kinderen', 5],
  ])('%s', (line, count) => {
    expect(read(`Malta\n7 nights\n${line}`)).toMatchObject({ price: null, passengers: count });
  });

  it('pay together what is for all of them', () => {
    expect(read('Malta\n7 nights\n4.120 € für die ganze Familie').totalPrice).toBe('4.120 €');
    expect(read('Malta\n7 nights\n£412 per person for family of 4').price).toBe('£412');
  });
});
