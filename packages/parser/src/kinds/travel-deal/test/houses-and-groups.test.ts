import { describe, expect, it } from 'vitest';
import { detectKind } from '../../../detect-kind.ts';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-24' });

describe('what a line under a sheet says of its prices (T-297)', () => {
  const sheet = (foot: string) =>
    `MSC LYRA – ADRIATIC CRUISE\n17 July 2027, 7 nights\n\nCabin        2 adults    2 ad + 2 ch\nInside       £1,898      £2,460\nBalcony      £2,498      £3,090\n\n${foot}\nDrinks package from £189 per person.`;

  it.each(['All prices per cabin, including flights and port taxes.', 'All fares per cabin.'])('%s', (foot) => {
    const deal = read(sheet(foot));
    expect(deal.price).toBeNull();
    expect(deal.totalPrice).toBe('£1,898');
    expect(deal.priceOptions.map(({ price }) => price)).toEqual(['£1,898', '£2,498']);
    expect(deal.warnings).toEqual([]);
  });

  it('is one person’s where it says so', () =>
    expect(read(sheet('All prices per person, twin share.')).price).toBe('£1,898'));
});

describe('prices by the size of the group (T-297)', () => {
  it.each([
    ['2027 prices per person (USD)', 'Group size    Price', ['1', '2-3', '4-6'], 'USD 2,190'],
    ['Preise pro Person (EUR)', 'Teilnehmer    Preis', ['1', '2-3', '4-6'], 'EUR 2,190'],
  ])('%s', (over, head, labels, price) => {
    const deal = read(
      `ATLAS TREK 8 DAYS\n${over}\n\n${head}\n1             3,250\n2-3           2,480\n4-6           2,190\n\nIncludes guide, mules, meals.`,
    );
    expect(deal.priceOptions.map(({ label }) => label)).toEqual(labels);
    expect(deal.price).toBe(price);
  });
});

describe('what a house offers (T-298)', () => {
  const rooms = `GRAND HOTEL RIVA – Autumn Escape
valid 1 September to 15 November 2027

2 nights classic room          EUR 389 per couple
2 nights lake view room        EUR 459 per couple

Package includes
– breakfast buffet
– one dinner`;

  it('is called by its own line, and rooms for two are options', () => {
    const deal = read(rooms);
    expect(deal.title).toBe('GRAND HOTEL RIVA – Autumn Escape');
    expect(deal.totalPrice).toBe('EUR 389');
    expect(deal.priceOptions.map(({ label }) => label)).toEqual(['2 nights classic room', '2 nights lake view room']);
  });

  it('lets the house over its rents, of which one is reduced', () => {
    const text = `Finca Sa Font – Artà, Mallorca
Wochenpreise 2027 (Samstag bis Samstag)

01.05. – 12.06.   1.450 €
12.06. – 10.07.   1.950 €
10.07. – 28.08.   2.650 €

Inklusive: Bettwäsche, Handtücher, Strom, Wasser

Last-Minute: 12.–19.06.2027 nur 1.650 € statt 1.950 €!`;
    const deal = read(text);
    expect(deal.accommodation).toBe('Finca Sa Font');
    expect(deal.dates).toBe('June 12 to 19, 2027');
    expect([deal.price, deal.totalPrice, deal.originalPrice]).toEqual([null, '1.650 €', '1.950 €']);
    expect(detectKind(text).kind).toBe('travel-deal');
  });
});

describe('numbers and names at the end (T-299)', () => {
  it.each([
    ['Abs,\nRenata – Mundo Novo Viagens\n(31) 98555-0142', '(31) 98555-0142', 'Mundo Novo Viagens'],
    [
      'BOOK NOW\nWren & Wander Travel, 112 Church Street, Parramatta\nAsk for Gemma Reed\n(02) 5550 1438',
      '(02) 5550 1438',
      'Wren & Wander Travel',
    ],
  ])('%s', (end, phone, company) => {
    const { agentInfo } = read(`Natal, 5 nights\n10-15 March 2027\nUSD 890 per person\n\n${end}`);
    expect(agentInfo.phone).toBe(phone);
    expect(agentInfo.company).toBe(company);
  });

  it('leaves the deadline beside the seller’s number a deadline', () => {
    const deal = read(
      'CARNEVALE A VIAREGGIO\nSABATO 6 FEBBRAIO 2027\n€ 45 adulti – € 35 bambini\nPrenotazioni: Agenzia Lario Viaggi tel 035 555 0142 entro il 30 gennaio',
    );
    expect(deal.validUntil).toBe('2027-01-30');
    expect(deal.passengers).toBeNull();
  });

  it('asks to call until a day', () =>
    expect(read('Rome, 3 nights £299pp\nCall Wendy on 0161 496 0120 before 5 January 2027').validUntil).toBe(
      '2027-01-05',
    ));

  it('includes what is flown without its day', () =>
    expect(
      read(
        'OSLO CITY BREAK - 4 nights at the Hotel Fjordgate, room only, with direct SAS flights from Leeds on Thursday 11 March 2027, 23kg case included, for just £479pp based on two sharing.',
      ).includes,
    ).toContain('direct SAS flights from Leeds'));
});
