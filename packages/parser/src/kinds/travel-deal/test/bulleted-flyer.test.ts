import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-220 a flyer whose every line has a bullet', () => {
  const facts = [
    'Only £615 per person',
    'Includes return ferry, picnic lunches, local guide',
    'Excludes city tax',
    '8 - 12 June 2027',
    'Book by 15 February 2027',
    '4 nights at Hotel Kvarner',
  ];
  const orders = facts.map((_, i) => [...facts.slice(i), ...facts.slice(0, i)]);

  it.each(orders)('keeps each fact in its own line, whatever comes first: %s', (...lines) => {
    const deal = read(`Island Days on Krk\n${lines.map((line) => `• ${line}`).join('\n')}`);
    expect(deal).toMatchObject({
      title: 'Island Days on Krk',
      price: '£615',
      dates: 'June 8 to 12, 2027',
      duration: '4 nights',
      validUntil: '2027-02-15',
      accommodation: 'Hotel Kvarner',
    });
    expect(deal.includes).toEqual(expect.arrayContaining(['return ferry', 'picnic lunches', 'local guide']));
    expect(deal.includes.join()).not.toMatch(/£|Book|June|tax/);
    expect(deal.restrictions).toEqual(['Excludes: city tax']);
  });

  it('though a list under its heading goes on behind an entry with a label', () =>
    expect(
      read('Krk\n\nIncluded:\n- Luggage: 1 x 20 kg\n- Picnic lunches\n- Local guide\n\n£615 per person').includes,
    ).toEqual(['Luggage: 1 x 20 kg', 'Picnic lunches', 'Local guide']));

  it.each([
    ['Includes ferry, guide. Excludes tips.', ['Excludes: tips']],
    ['Excludes tips. Includes ferry, guide.', ['Excludes: tips']],
    ['Comprend : ferry, guide. Ne comprend pas : boissons.', ['Ne comprend pas: boissons']],
    ['Not included: tips. Includes ferry, guide. Call Iva on 020 7946 0999.', ['Not included: tips']],
  ])('a paragraph lists and leaves out in sentences of its own: %s', (words, restrictions) => {
    const deal = read(`Krk at leisure. 4 nights at Hotel Kvarner. ${words}`);
    expect(deal.includes).toEqual(expect.arrayContaining(['ferry', 'guide']));
    expect(deal.restrictions).toEqual(restrictions);
  });

  it('a price right behind a full stop has none of the words before it', () => {
    expect(read('Krk at leisure. City tax not included. £615 per person. 4 nights.').price).toBe('£615');
    expect(read('Krk at leisure. 4 nights. Suppl. £90 per person').price).toBeNull();
  });
});
