import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('days that are no length of the trip (T-403)', () => {
  it.each([
    '3 DAYS ONLY - 25% off Hotel Coral Bay, Aruba\nTravel 1 May - 30 September 2027',
    'Nur 3 Tage lang: 20 % Rabatt im Hotel Seeblick, Bregenz',
    'Solo 2 giorni: sconto del 30% su Hotel Sole, Rimini',
    'For four days only we give 20% off at Hotel Coral, Aruba',
    'Hotel Casa Verde ****, Tavira\nCancelling is free until 5 days before you come, then 2 nights',
    'Hôtel du Lac, Annecy\nAnnulation gratuite jusqu’à 3 jours avant l’arrivée, puis 2 nuits facturées',
  ])('%s', (text) => expect(read(text).duration).toBeNull());

  it.each([
    ['4 days only £299pp\nHotel Astoria, Prague', '4 days'],
    ['Cancellation! 7 nights Tenerife, Hotel Sol, £299pp', '7 nights'],
    ['Only 5 nights left at this price! Crete 7 nights £499', '7 nights'],
  ])('near-miss: %s', (text, duration) => expect(read(text).duration).toBe(duration));

  it('what it costs to leave is no title, but a condition', () => {
    const deal = read(
      'Hotel Seehof, Lindau\nDoppelzimmer 140 € pro Nacht\nStornierung kostenlos bis 7 Tage vor Anreise, danach 1 Nacht',
    );
    expect([deal.title, deal.restrictions.length]).toEqual(['Hotel Seehof, Lindau', 1]);
  });
});

describe('who signs, and for which region (T-404)', () => {
  it.each([
    ['Regional Sales Manager, US Northeast', 'Anouk de Vries'],
    ['Key Account Manager, DACH & Benelux', 'Anouk de Vries'],
    ['Business Development Executive - North West England', 'Anouk de Vries'],
  ])('%s', (post, name) => {
    const deal = read(
      `Hotel Coral Bay, Aruba: 25% off all suites\n\nQuestions? Call me.\n\n${name}\n${post}\nCoral Bay Hotels\n+1 617 555 0164`,
    );
    expect([deal.agentInfo.name, deal.notes]).toEqual([name, null]);
  });

  it('a person may be called so', () =>
    expect(read('Aruba, 7 nights, £799pp\n\nKind regards\nOliver North\nCoral Bay Travel').agentInfo.name).toBe(
      'Oliver North',
    ));
});

describe('trips, houses and companies (T-405)', () => {
  it.each([
    [
      'Luna di miele a Zanzibar\nBaobab Beach Resort 5*, Nungwi\nPrezzo per persona: € 2.450',
      'Luna di miele a Zanzibar',
    ],
    ['Rondreis Sri Lanka\nHotel Palmtuin 4*, Kandy\n€ 1.795 p.p.', 'Rondreis Sri Lanka'],
  ])('%s', (text, title) => {
    const deal = read(text);
    expect([deal.title, deal.agentInfo.company]).toEqual([title, null]);
  });

  it('a company may begin so', () =>
    expect(read('Tour de Force Travel\nLake Como, 4 nights, £399pp\nCall Ann 020 7946 0101').agentInfo.company).toBe(
      'Tour de Force Travel',
    ));

  it.each([
    [
      '4 nights Hotel Arenal Dorado, Cambrils, Sat 24 Jul - Wed 28 Jul 2027, 1 family room, £900 for the family',
      'Cambrils',
    ],
    [
      'hi kate, that porto city break one came up again - Thu 2 to Sun 5 Dec, 3nts at Hotel Ribeira 4*, £315pp',
      'porto',
    ],
  ])('where it goes: %s', (text, destination) => expect(read(text).destination).toBe(destination));

  it.each([
    ['Sofia ski deal, 7nts HB Hotel Pirin 4*, £459pp', 'Hotel Pirin'],
    ['Malta 7nts AI Seaview Resort 4* £519pp', 'Seaview Resort'],
    ['Faro 4nts Hotel Sol, £189pp', 'Hotel Sol'],
  ])('the house alone: %s', (text, stay) => expect(read(text).accommodation).toBe(stay));
});

describe('conditions behind the deadline, and in Dutch (T-406)', () => {
  it.each([
    [
      'Rome weekend £249pp, hotel Sole, a long line of what we like about it and much more than that\nBook by 20 April 2027, refunds until 10 days ahead, seats cannot be swapped by anyone.',
      ['refunds until 10 days ahead', 'seats cannot be swapped by anyone'],
    ],
    [
      'Weekendje Gent, Hotel Poort, 2 nachten, € 189 p.p.\nBoeken kan t/m 27 januari 2027. Geboekte kamers kunnen niet gewijzigd worden.',
      ['Geboekte kamers kunnen niet gewijzigd worden'],
    ],
    [
      'Porto 3nts £189pp\nwill keep it til Fri 15 Jan, no refunds once paid. lmk if it suits x Bea',
      ['will keep it til Fri 15 Jan, no refunds once paid'],
    ],
  ])('%s', (text, restrictions) => expect(read(text).restrictions).toEqual(restrictions));

  it('what is had behind it is none', () =>
    expect(
      read('Rome weekend £249pp\nBook by 20 April 2027, flights from Leeds, hotel in the centre.').restrictions,
    ).toEqual([]));
});

describe('what one eats, told among facts (T-408)', () => {
  it.each([
    [
      'Porto weekend\nHotel Ribeira 4*, 3 nights, breakfast\n€389 per person\nFlights from Cork',
      ['breakfast', 'Flights from Cork'],
    ],
    [
      'Kids special at the water park\n3 nights Hotel Sonnenhof, Brixen, Sat 5 Jun - Tue 8 Jun 2027, 1 family room, half board\n£872 for the family',
      ['half board'],
    ],
    ['Rome hotel only, 2 nights, room only, £120pp, breakfast £10 extra', ['room only']],
    ['Turin wkend 3nts B&B Hotel Aurora 4*, easyjet from Luton, £189pp', ['B&B', 'easyjet from Luton']],
  ])('%s', (text, includes) => expect(read(text).includes).toEqual(includes));

  it('of several houses each has its own', () =>
    expect(
      read(
        'Two hotels in Crete\nHotel Alpha Beach, half board, 7 nights\n£499pp\nHotel Beta Sun, all inclusive, 7 nights\n£599pp',
      ).includes,
    ).toEqual([]));

  it('a list that says so is enough', () =>
    expect(
      read('Porto weekend\nHotel Ribeira 4*, 3 nights, breakfast\nIncludes: flights, breakfast daily\n€389 per person')
        .includes,
    ).toEqual(['flights', 'breakfast daily']));
});
