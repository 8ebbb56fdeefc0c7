import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-226 an offer in two messages of a conversation', () => {
  const deal = read(
    'Sunline Travel\nMon 4 Jan 10:12\nMorning Kofi, found you one for Pemba: 6 nts Coral Cove Hotel 4*, half board, 8-14 June 2027, flights ex Nairobi. USD 899 pps.\n\nMon 4 Jan 10:20\nSorry, forgot to add: price incl flights, airport taxes + island transfers. Also a free snorkel trip :) Book by Fri 15 Jan. Non refundable.',
  );

  it('T-226 takes the hours for what a telephone sets, and price, dates and lists from both', () => {
    expect(deal).toMatchObject({ dates: 'June 8 to 14, 2027', price: 'USD 899', validUntil: '2027-01-15' });
    expect(deal.includes).toEqual(['flights', 'airport taxes', 'island transfers', 'a free snorkel trip']);
    expect(deal.restrictions).toEqual(['Non refundable']);
    expect(deal.activities).toEqual([]);
  });

  it('T-226 leaves the hours of a programme', () => {
    const day = read('Day out in Delft\nThu 19 Nov 16:47\nBus departs\nThu 19 Nov 17:05\nBus arrives');
    expect(day.activities).toHaveLength(2);
  });
});

describe('T-227 a price between two bounds', () => {
  it.each([
    ['Preis: 1.245 bis 1.595 € p. P.', '1.245 – 1.595 €'],
    ['Zwischen 1.245 und 1.595 € pro Person', '1.245 – 1.595 €'],
    ['entre 745 et 895 € par personne', '745 – 895 €'],
    ['de 745 a 895 € por persona', '745 – 895 €'],
    ['da 745 a 895 € a persona', '745 – 895 €'],
    ['between $745 and 895 per person', '$745 – 895'],
  ])('T-227 %s', (line, price) => expect(read(`Gozo Woche\n${line}`).price).toBe(price));

  it.each([
    ['1. Mai 2027 bis 2290 €', '2290 €'],
    ['between £845 and 10 nights', '£845'],
    ['Hotel for 2 and 845 € per person', '845 €'],
  ])('T-227 %s is one price', (line, price) => expect(read(`Gozo Woche\n${line}`).price).toBe(price));
});
