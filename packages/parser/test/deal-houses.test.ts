/** Prices for all of a house, how many it holds, and what names no house. */
import { describe, expect, it } from 'vitest';
import { type ParsedTravelDeal, parseTravelDeal } from '../src/index.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-474 the price of all of a house', () => {
  it.each<[string, Partial<ParsedTravelDeal>]>([
    [
      'Lodge Grand Pin, Morzine – Sat 9 Jan to Sat 16 Jan, 7 nts catered\n\nwas £1,099pp.... now *£749 pp* 😱 Or take the WHOLE lodge (sleeps 8, 4 ensuite rooms) for £5,600, works out £700 a head',
      { price: '£749', originalPrice: '£1,099', totalPrice: '£5,600', priceBasis: 'the WHOLE lodge', passengers: null },
    ],
    [
      'Riad Amber, Marrakech, 4 nights\n£420 pp. Exclusive use of the riad (12 guests) £4,200',
      { price: '£420', totalPrice: '£4,200', passengers: null, warnings: [] },
    ],
    [
      'Ferienhaus Seeblick, Rügen, 5. bis 12. Juni 2027\n390 € p.P. oder das ganze Haus (8 Personen) für 2.900 €',
      { price: '390 €', totalPrice: '2.900 €', priceBasis: 'das ganze Haus', passengers: null },
    ],
    [
      'Gîte La Source, Annecy, 7 nuits\n450 € par personne ou tout le gîte (10 personnes) pour 3 900 €',
      { price: '450 €', totalPrice: '3 900 €', passengers: null },
    ],
    [
      'Masseria Bianca, Ostuni, 7 notti\n€ 610 a persona oppure tutta la masseria (12 persone) a € 6.500',
      { price: '€ 610', totalPrice: '€ 6.500', passengers: null },
    ],
    [
      'Finca Verde, Ronda, 5 noches\n390 € por persona o la finca entera (10 plazas) por 3.400 €',
      { price: '390 €', totalPrice: '3.400 €' },
    ],
    [
      'Festa em Natal, julho 2027\nR$ 2.400,00 por pessoa\nTotal p/ 2 adultos R$ 4.800,00',
      { price: 'R$ 2.400,00', totalPrice: 'R$ 4.800,00', passengers: 2 },
    ],
    // What is said of the house, or paid beside it, is none.
    ['Chalet Nord, Tignes, 7 nights\n£749 pp. The whole chalet has a sauna', { price: '£749', totalPrice: null }],
    ['Villa Rosal, Moraira\n€690 pp\nDeposit for the whole villa: €500', { price: '€690', totalPrice: null }],
    ['Villa Rosal, Moraira\nVilla for 4 adults €2,900', { passengers: 4 }],
  ])('%j', (text, values) => expect(read(text)).toMatchObject(values));
});

describe('T-475 what names no house and no offer', () => {
  it.each<[string, Partial<ParsedTravelDeal>]>([
    [
      '⚡ LATE DEAL VILLA ⚡\nVilla Oliveto, Lucca – 5 to 12 June 2027\n€690 pp',
      { title: 'Villa Oliveto, Lucca', accommodation: 'Villa Oliveto' },
    ],
    [
      'Subject: FW: ** AGENT NEWS ** Baltic ex Hull - OBC inc, ends Tue 5th!!\n\nMS VELA\n"Baltic Song" - 9 nts roundtrip Hull (King George Dock)\nSat 15 May 2027 - Mon 24 May 2027\nInside £899 pp\nOutside £999 pp\n\nKind regards\nMartha Lindqvist\nVela Cruises',
      { title: 'Baltic Song', accommodation: 'MS VELA' },
    ],
    ['Hotel Miramar ** in Sitges\n3 nights £199 pp', { accommodation: 'Hotel Miramar' }],
    [
      'Startseite\nKanaren\nMaspalomas\nArenas Doradas Resort & Spa\n4 Sterne\n5,3\n/ 6\nAngebot der Woche\n899 €\npro Person\nIhre Reise\nDi., 02.02.2027\n-\nDi., 09.02.2027\n7 Nächte\nInklusive\nZug zum Flug\nTransfer zum Hotel',
      { title: 'Arenas Doradas Resort & Spa' },
    ],
  ])('%j', (text, values) => expect(read(text)).toMatchObject(values));
});

describe('T-476 headings of what guests like and of what can be done', () => {
  it.each([
    'Das gefällt unseren Gästen',
    'Was unseren Gästen gefällt',
    'Ce que nos clients aiment',
    'Lo que más gusta a nuestros clientes',
    'Cosa piace ai nostri ospiti',
    'O que nossos hóspedes adoram',
  ])('%s', (heading) =>
    expect(read(`Hotel Sol, Nerja\n€499 pp\n\n${heading}\n- Pool\n- Garden`).highlights).toEqual(['Pool', 'Garden']),
  );

  it.each(['Dá pra fazer', 'Também dá para conhecer', 'Se puede visitar', 'On peut faire', 'Si può anche visitare'])(
    '%s: …',
    (heading) =>
      expect(read(`Hotel Sol, Nerja\n€499 pp\n\n${heading}: Cueva Clara, Monte Alto, Playa Sur`).activities).toEqual([
        'Cueva Clara',
        'Monte Alto',
        'Playa Sur',
      ]),
  );

  it('takes a sentence about guests for no heading', () =>
    expect(read('Hotel Sol, Nerja\n€499 pp\n\nDas gefällt unseren Gästen immer wieder.\n- Pool').highlights).toEqual(
      [],
    ));
});

describe('T-546 a grade with a letter of its own is no part of the house', () => {
  it.each(['3x Ü/HP im 4*S Hotel Bergblick, Oberstdorf', '3 Nächte im Hotel Bergblick 4*S, Oberstdorf'])(
    'T-546 %s',
    (line) =>
      expect(
        parseTravelDeal(`Wellness am See\n${line}\nab 429 € p. P.`, { referenceDate: '2026-11-21' }).accommodation,
      ).toBe('Hotel Bergblick'),
  );
});
