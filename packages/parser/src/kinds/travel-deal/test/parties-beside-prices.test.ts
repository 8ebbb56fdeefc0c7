import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('whom an amount is for, right beside it (T-409)', () => {
  it.each([
    ['2 adults 2 kids £2,499', '£2,499', '2 adults 2 kids'],
    ['4 nights, apartment (2 adults + 2 children) £389', '£389', '2 adults + 2 children'],
    ['£1,998 (2 adults)', '£1,998', '2 adults'],
    ['2 Erwachsene + 1 Kind 2.498 €', '2.498 €', '2 Erwachsene + 1 Kind'],
    ['2 adultos y 1 niño: 1.890 €', '1.890 €', '2 adultos y 1 niño'],
    ['deal for 2 ads + 2 chd, now only £2,180', '£2,180', '2 ads + 2 chd'],
    ['€ 1.498 (2 volwassenen)', '€ 1.498', '2 volwassenen'],
  ])('%s', (line, totalPrice, priceBasis) =>
    expect(read(`Costa del Sol half term, Nerja\n${line}`)).toMatchObject({ price: null, totalPrice, priceBasis }),
  );

  it.each([
    '£649pp (2 adults sharing)',
    '£649 (2 adults sharing)',
    'based on 2 adults £649',
    '£649pp, 2 adults, 1 child £399',
    '£649pp. Deposit for 2 adults £200',
    '£649pp. Enfant partageant la chambre de deux adultes : 389 €',
  ])('what each pays: %s', (line) =>
    expect(read(`Majorca, 7 nights\n${line}`)).toMatchObject({ price: expect.stringMatching(/649/), totalPrice: null }),
  );

  it('several parties are options, of what all pay or of what each does', () => {
    const rows = '2 adults £1,290\n2 adults + 1 child £1,740';
    expect(read(`Benidorm 7 nights\n${rows}`)).toMatchObject({ price: null, totalPrice: '£1,290' });
    const each = read(`Benidorm 7 nights\nPrices per person\n2 adults £649\n2 adults + 1 child £559`);
    expect([each.totalPrice, each.priceOptions.length]).toEqual([null, 2]);
  });
});

describe('rows and columns of prices (T-410)', () => {
  it.each([
    ['Nairobi group tour\nCurrency: USD\nGroup size: 12\nPrice per person: 2,450', 'USD 2,450'],
    ["Währung: CHF\nWanderwoche Engadin, 7 Nächte\nPreis pro Person: 1'190", "CHF 1'190"],
  ])('a currency under its label: %s', (text, price) => expect(read(text).price).toBe(price));

  it.each([
    ['Price per person      7 nights   10 nights\n10 Jan 2027           £599       £749', ['7 nights', '10 nights']],
    ['7 nights   10 nights\n£599pp     £749pp', ['7 nights', '10 nights']],
    // The rows are the houses.
    [
      'Hotel         7 nights   10 nights\nLos Volcanes  £599       £749\nPlaya Sol     £649       £799',
      ['Los Volcanes', 'Playa Sol'],
    ],
  ])('columns of nights: %s', (table, labels) =>
    expect(read(`Lanzarote\n\n${table}`).priceOptions.map(({ label }) => label)).toEqual(labels),
  );

  it('a headline that tells the lowest price is no option, nor are the nights part of a name', () => {
    const deal = read(
      'Crete week from €499\n\nHotel            Nights   Price\nAlpha Beach      7        €499\nBeta Sun         7        €599',
    );
    expect(deal.priceOptions.map(({ label }) => label)).toEqual(['Alpha Beach', 'Beta Sun']);
  });
});

describe('what stands beside a price, and houses (T-411)', () => {
  it.each([
    ['£285 a head, £60 dep each to hold, balance 8 weeks before', ['£60 dep each to hold, balance 8 weeks before']],
    ['£285pp, non refundable', ['non refundable']],
  ])('%s', (line, restrictions) => {
    const deal = read(`Hen do in Lisbon, 3 nights\n${line}`);
    expect([deal.price?.slice(0, 4), deal.restrictions]).toEqual(['£285', restrictions]);
  });

  it.each([
    ['Level + Hotel Marina\n5 nights in Split, €540 pp', 'Hotel Marina'],
    [
      'Tour of Italy, 7 nights, €1,540 pp\n\nCity      Nights   Hotel\nRome      3        Hotel Sole\nFlorence  2        Palazzo Luna\nVenice    2        Ca Mare',
      'Hotel Sole; Palazzo Luna; Ca Mare',
    ],
  ])('the houses alone: %s', (text, accommodation) =>
    expect(read(text)).toMatchObject({ accommodation, agentInfo: { company: null } }),
  );
});

describe('T-622 a price for all, as it is written to them', () => {
  const deal = (lines: string) => parseTravelDeal(`Lake Orta, 4 nights\n${lines}`, { referenceDate: '2026-11-21' });

  it.each([
    ['£1,224 for the 2 of u all in', '£1,224'],
    ['£1,224 for the two of ya', '£1,224'],
    ['soit 3 680 € pour la famille', '3 680 €'],
    ['3.680 € für die ganze Familie', '3.680 €'],
    ['3.680 € per la famiglia', '3.680 €'],
    ['3.680 € para toda la familia', '3.680 €'],
    ['€ 3.680 voor het gezin', '€ 3.680'],
  ])('%s', (line, total) => expect(deal(line)).toMatchObject({ price: null, totalPrice: total }));

  it.each([
    ['£612 pp\nGarden rooms for the 2 of ur nights £90', '£612'],
    ['Supplément chambre communicante 90 € pour la famille\n649 € par personne', '649 €'],
  ])('is none: %j', (lines, price) => expect(deal(lines)).toMatchObject({ price, totalPrice: null }));
});
