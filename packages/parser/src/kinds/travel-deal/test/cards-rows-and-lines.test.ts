import { describe, expect, it } from 'vitest';
import { parseFlightQuote, parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-24' });
const optionsOf = (text: string) =>
  read(text).priceOptions.map(({ label, dates, price }) => [label, dates, price].filter((each) => each !== null));

describe('cards of a page (T-388)', () => {
  it('have their button and what comes with them under the price', () =>
    expect(
      optionsOf(
        'Coast of Norway cruise, 7 nights\nInside\nfrom £799pp\n£40 on-board credit per cabin\nSelect\nOcean View\nfrom £949pp\n£60 on-board credit per cabin\nSold out',
      ),
    ).toEqual([
      ['Inside', '£799'],
      ['Ocean View', '£949'],
    ]));

  it('have how many places are left', () =>
    expect(
      optionsOf(
        'Temples by train, 12 days\nPrices per person\n03 May 2027 Mon – 14 May 2027 Fri\nfrom £3,695\nSold out\nJoin waitlist\n17 May 2027 Mon – 28 May 2027 Fri\nfrom £3,595\nOnly 3 places left\nBook now',
      ),
    ).toEqual([
      ['03 May 2027 Mon – 14 May 2027 Fri', 'May 3 to 14, 2027', '£3,695'],
      ['17 May 2027 Mon – 28 May 2027 Fri', 'May 17 to 28, 2027', '£3,595'],
    ]));

  it('do not go on over other lines', () =>
    expect(optionsOf('Coast cruise\nInside\n£799pp\nWe love it there.\nBalcony\n£949pp')).toEqual([]));
});

describe('what comes on top of the price of a row (T-389)', () => {
  it.each([
    ['Playa Azul: $1,949 pp + $198 taxes\nCasa Coral: $2,149 pp + $198 taxes', ['Playa Azul', 'Casa Coral']],
    ['Villa Mar: €890 pp plus €45 tax\nVilla Sol: €940 pp plus €45 tax\nTransfers €30 pp', ['Villa Mar', 'Villa Sol']],
    ['DZ 249 € p.P. zzgl. 12 € Kurtaxe\nEZ 299 € p.P. zzgl. 12 € Kurtaxe', ['DZ', 'EZ']],
  ])('%s', (rows, names) => {
    const deal = read(`Girls trip to Cancun\n7 nights\n${rows}`);
    expect(deal.priceOptions.map(({ label }) => label)).toEqual(names);
    expect(deal.restrictions.join()).not.toContain('ax');
    expect(deal.title).toBe('Girls trip to Cancun');
  });

  it('what a transfer costs is no price', () =>
    expect(read('Algarve, 7 nights\nVilla Mar: €890 pp\nVilla Sol: €940 pp\nAirport transfer €30 pp').price).toBe(
      '€890',
    ));

  it('one of several options is no title', () =>
    expect(
      read(
        'Hi Sarah,\n\nOption 1: Hotel Sol, Malaga: $949 pp + $98 taxes\nOption 2: Hotel Mar, Malaga: $999 pp + $98 taxes',
      ).title,
    ).toBeNull());
});

describe('a price behind the list of its line (T-390)', () => {
  it.each([
    ['Incl: houseboat, breakfast, transfers. Couple total ₹33,750', [null, '₹33,750', 'Couple total']],
    ['Includes: flights, breakfast, transfers. Only £499pp.', ['£499', null, null]],
    ['Inklusive: Flug, Frühstück, Transfer. Preis: 899 € p.P.', ['899 €', null, null]],
    ['Price includes flights, breakfast and transfers. £899pp, deposit £150', ['£899', null, null]],
    ['Includes: flights, breakfast, bag fee £30. Airport parking £40.', [null, null, null]],
  ])('%s', (line, costs) => {
    const { price, totalPrice, priceBasis, includes } = read(`Kerala 4N/5D\n${line}`);
    expect([price, totalPrice, priceBasis]).toEqual(costs);
    expect(includes).toHaveLength(3);
  });

  it.each(['Bali 6N/7D - incl: flights, breakfast, transfers. £899pp', 'Bali 6N/7D, flights ex LGW, b/fast, £349pp'])(
    'the name ends before the list: %s',
    (line) => expect(read(line).title).toBe('Bali 6N/7D'),
  );
});

describe('ranges and names (T-391)', () => {
  it.each(['₹95,000 to ₹1.17 lakh', '£640 to £890'])('%s is a range', (price) =>
    expect(read(`Kerala\n4 nights\nPrice: ${price} per person`).price).toBe(price),
  );

  it('a price that falls is none', () =>
    expect(read('Kerala\n4 nights\n£890 to £640 per person').price).not.toBe('£890 to £640'));

  it.each([
    'Group rates, 7 nights in Cancun',
    'Alaska cruise, 7 nights',
    'Prices for your group to Cancun, 10-17 June 2027:',
  ])('no company: %s', (line) =>
    expect(read(`${line}\nAzul: $2,249 pp\nCoral: $2,449 pp`).agentInfo.company).toBeNull(),
  );

  it('nor in a flight quote', () =>
    expect(
      parseFlightQuote('Walking tour, 3 days\nLH 400 FRA JFK 12MAR 1100 1400\nTotal EUR 640', {
        referenceDate: '2026-11-24',
      }).agentInfo.company,
    ).toBeNull());
});

describe('in prose (T-392)', () => {
  const letter =
    'Dear Tom, the trip gives you seven nights at the Padma in Bali for £899pp, and the price covers return flights with Qatar, daily breakfast, and a cooking class. If you want it just reply to me, Marta, before 5 March.';

  it('the verb again begins no entry', () => expect(read(letter).includes).toContain('return flights with Qatar'));

  it('whom to reply to is the agent', () => expect(read(letter).agentInfo.name).toBe('Marta'));

  it('but not what follows', () =>
    expect(read('Bali, £899pp. Reply to me, Monday at the latest.').agentInfo.name).toBeNull());
});
