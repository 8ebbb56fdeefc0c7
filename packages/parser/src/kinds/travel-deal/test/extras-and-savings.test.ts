import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('amounts that are not the price of the trip (T-415)', () => {
  it.each([
    [
      'TALLINN, 3 nights BB\nGroup of 20: EUR 165 per person in DBL\nCity tour 3 hrs with guide: EUR 12 pp',
      'EUR 165',
      null,
    ],
    [
      'Ostsee, 7 Nächte\nInnen ab 1.299 € p.P.\nBalkon ab 1.599 € p.P.\nFrühbucher bis 31.01.2027: 200 € Ermäßigung pro Kabine',
      '1.299 €',
      '200 €',
    ],
    ['Ostsee, 7 Nächte\nInnen ab 1.299 € p.P.\nFrühbucherermäßigung: 150 € p.P. bis 31.01.2027', '1.299 €', '150 €'],
    ['Ostsee, 7 Nächte\n1.299 € p.P., Kinderermäßigung 400 €', '1.299 €', null],
    ['Half-day tours of Kotor\n£45 pp', '£45', null],
  ])('%s', (text, price, discount) => expect(read(text)).toMatchObject({ price, discount }));

  it('what you both pay is the total', () =>
    expect(read('Sorrento, Hotel Bellavista, 7 nights\n£2,890 for you both')).toMatchObject({
      price: null,
      totalPrice: '£2,890',
      passengers: 2,
    }));
});

describe('what a price holds (T-416)', () => {
  it.each([
    ['À partir de 240 € par personne en chambre double, petit-déjeuner inclus', ['petit-déjeuner inclus']],
    ['From £240 per person in a double room, breakfast included', ['breakfast included']],
    ['da € 240 a persona in mezza pensione', ['mezza pensione']],
    ['da € 240 a persona, bevande incluse', ['bevande incluse']],
    ['£240pp B&B', ['B&B']],
    ['£240pp, taxes included', []],
    ['£240pp, breakfast not included', []],
  ])('%s', (line, includes) => expect(read(`Hotel Pino, Bath, 3 nights\n${line}`).includes).toEqual(includes));

  it('how long one must stay is a condition', () => {
    const { includes, restrictions } = read('Casa do Rio, 3 nights £240pp\nMinimum stay 2 nights at weekends');
    expect([includes, restrictions]).toEqual([[], ['Minimum stay 2 nights at weekends']]);
  });

  it('an entry within another is told once', () =>
    expect(
      read('Tallinn 3 nights £240pp\nRates are valid 01.05.-30.09.2027, excluding Midsummer 22-24.06.').restrictions,
    ).toEqual(['excluding Midsummer 22-24.06']));

  it('two lines of conditions stay two', () =>
    expect(
      read(
        'Oferta familiar Tenerife\n2.980 € por familia\nTasas y traslados incluidos. Seguro opcional 25 € por persona\nReserva con 100 € antes del 31 de enero de 2027',
      ).restrictions,
    ).toHaveLength(2));
});

describe('places, brands and days that are something else (T-417)', () => {
  it.each([
    'Bali week\n£899pp\n✔ 3 nights Singapore (4* hotel)\n✔ flights',
    'Baltic week\n£899pp\nTALLINN 4* hotel, 3 nights BB',
  ])('a place before the grade of its house is none: %s', (text) =>
    expect(read(text).accommodation ?? '').not.toMatch(/^(?:singapore|tallinn)$/i),
  );

  it('a sale over a house names no house', () => {
    const deal = read('STAYCATION SALE\nLakeside Lodge, Windermere\n3 nights £159pp');
    expect([deal.title, deal.accommodation, deal.agentInfo.company]).toEqual([
      'STAYCATION SALE',
      'Lakeside Lodge',
      null,
    ]);
  });

  it.each([
    ['Goa 3N/4D ₹18,500 pp\nBook now: Holiday Hub 98200 11223', null, 'Holiday Hub'],
    ['Mauritius 10 nights £1,899pp\nTropicSun 0800 555 0148', null, 'TropicSun'],
    ['Lisbon 3 nights €389pp\nBook today by calling Jo on 020 7946 0133', 'Jo', null],
    ['Lisbon 3 nights €389pp\nIan MacLeod 020 7946 0133', 'Ian MacLeod', null],
  ])('who sells: %s', (text, name, company) => expect(read(text).agentInfo).toMatchObject({ name, company }));

  it('days to set out on are no outings', () =>
    expect(
      read('Cancún, 4 días / 3 noches\nSalidas: 10, 17 y 24 de mayo 2027 desde CDMX\n$12,990 MXN por persona')
        .activities,
    ).toEqual([]));
  it('outings are', () =>
    expect(read('Picos, 4 días\nSalidas: a la cueva, al lago y al mirador\n€390 por persona').activities).toHaveLength(
      3,
    ));
});
