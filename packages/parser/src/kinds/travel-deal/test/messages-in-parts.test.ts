import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

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

describe('T-228 what a price leaves out, and lists that begin with their verb', () => {
  it.each([
    ['£499 pp (insurance not included)', 'insurance not included'],
    ['499 € p. P. (ohne Reiseversicherung)', 'ohne Reiseversicherung'],
    ['499 € par personne (hors assurance)', 'hors assurance'],
    ['499 € por persona, tasas no incluidas', 'tasas no incluidas'],
  ])('T-228 %s', (line, left) => expect(read(`Gozo week\n${line}`).restrictions).toEqual([left]));

  it.each(['£499 pp (based on two sharing)', 'Book by 4 June 2027, while places last'])('T-228 %s gives none', (line) =>
    expect(read(`Gozo week\n${line}`).restrictions).toEqual([]),
  );

  it.each([
    ['Inklusive Flug, Transfer und Frühstück', ['Flug', 'Transfer', 'Frühstück']],
    ['Compresi volo, trasferimenti e colazione', ['volo', 'trasferimenti', 'colazione']],
    ['Incluant vols, transferts et petit-déjeuner', ['vols', 'transferts', 'petit-déjeuner']],
    ['Inklusive Mietwagen', ['Inklusive Mietwagen']],
  ])('T-228 %s', (line, includes) => expect(read(`Gozo\n${line}\n499 €`).includes).toEqual(includes));
});

describe('T-229 lengths and departures in few letters', () => {
  it.each([
    ['8J/7N', '8 days / 7 nights'],
    ['7N/8T', '8 days / 7 nights'],
    ['6 j / 5 n', '6 days / 5 nights'],
  ])('T-229 %s', (line, duration) => expect(read(`Gozo\n${line}\n499 €`).duration).toBe(duration));

  it('T-229 a price before a day in May is an option, no sentence that goes on', () =>
    expect(read('Algarve\n£499pp – 3 May\n£529pp – 10 May').priceOptions.map(({ label }) => label)).toEqual([
      '3 May',
      '10 May',
    ]));
});
