import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-5 what running prose says is included', () => {
  it.each<[string, string[]]>([
    [
      'Oaxaca in autumn\n\nIt is $3,150 a person, and that covers your breakfasts, four dinners and the van and driver.',
      ['your breakfasts', 'four dinners', 'the van and driver'],
    ],
    [
      'Porto weekend\nFor that you get return flights, two nights by the river and a port tasting.',
      ['return flights', 'two nights by the river', 'a port tasting'],
    ],
    ['Porto weekend\nFlights, transfers and breakfast are in the price.', ['Flights', 'transfers', 'breakfast']],
    ['Rügen im Mai\nFrühstück, Kurtaxe und Leihrad sind im Preis enthalten.', ['Frühstück', 'Kurtaxe', 'Leihrad']],
    [
      'FLY | STAY\nNAXOS\n\nFLY\nReturn ferry from Piraeus\n\nSTAY\n4 nights by the beach',
      ['Return ferry from Piraeus', '4 nights by the beach'],
    ],
    ['Naxos\nIncluded\n> ferry\n> breakfast\n\nBook soon', ['ferry', 'breakfast']],
    [
      'Naxos\n\n**Included**\n- **Meals:** breakfast\n- **Tours:** a day by boat',
      ['Meals: breakfast', 'Tours: a day by boat'],
    ],
    ['Naxos\n\nFor the two of you:\n- ferry\n- breakfast', ['ferry', 'breakfast']],
    ["Naxos\n\nEXTRAS WE'VE THROWN IN\nA cooking class\nLate check-out", ['A cooking class', 'Late check-out']],
  ])('%j', (text, includes) => expect(read(text).includes).toEqual(includes));

  it.each<[string, string[]]>([
    ['Naxos\n✔ 20kg luggage ✔ private transfers\n✔ ferry', ['20kg luggage', 'private transfers', 'ferry']],
    ['Napoli\nNella quota: treno, colazioni, museo', ['treno', 'colazioni', 'museo']],
    ['Rügen\nDabei sind drei Nächte, ein Abendessen und das Rad.', ['drei Nächte', 'ein Abendessen', 'das Rad']],
  ])('%j', (text, includes) => expect(read(text).includes).toEqual(includes));

  it('gives the cross to every entry of its line, and to no other line', () => {
    expect(read('Naxos\n✔ ferry\n✖ lunches, drinks, city tax').restrictions).toEqual([
      '✖ lunches',
      '✖ drinks',
      '✖ city tax',
    ]);
    expect(read('Naxos\n❌ Not included: lunches, tips\n⏰ Book by 20 January 2027').restrictions).toEqual([
      'Not included: lunches',
      'Not included: tips',
    ]);
  });

  it('leaves what is denied or only told', () => {
    expect(read('Naxos\nIt is $900, and that covers no flights, meals or transfers.').includes).toEqual([]);
    expect(read('Naxos\nYou get the idea, and you will love it, and it is quiet.').includes).toEqual([]);
  });
});

describe('T-5 what is a condition and what is none', () => {
  it('reads days in brackets on which an offer does not hold', () =>
    expect(read('Phuket\nStay 4 January to 31 March 2027 (not 5-9 February)').restrictions).toEqual([
      'not 5-9 February',
    ]));

  it('takes no instalments or deadlines for conditions', () =>
    expect(
      read('PACOTE GRAMADO\n10x de R$ 229,90 sem juros\nVálido para reservas até 15/12/2026').restrictions,
    ).toEqual([]));
});

describe('values in other notations', () => {
  it('T-3 reads labels with an equals sign', () =>
    expect(read('Place = Jeju, South Korea\nLength = 4 days\nBook no later than = 31 March 2027')).toMatchObject({
      duration: '4 days',
      validUntil: '2027-03-31',
    }));

  it.each([
    'Please tell me by January 15, 2027 if you are coming.',
    'Special fare for bookings upto 15-Jan-2027.',
    'Sagt mir bitte bis 15.1.2027 Bescheid, bis 15.1.2027 zusagen.',
  ])('T-3 reads the deadline in %j', (text) => expect(read(`Naxos\n${text}`).validUntil).toBe('2027-01-15'));

  it('T-4 pairs no period of cancelling with its charge', () =>
    expect(read('Naxos, 6 nights\nCancel inside 30 days two nights are charged').duration).toBe('6 nights'));

  it('T-1 keeps the form of amounts in thousands and lakhs', () =>
    expect(read('Goa\nPrice ₹1.2 lakh per person').price).toBe('₹1.2 lakh'));

  it.each<[string, number]>([
    ['Lisbona\nper due persone il totale è di € 2.180,00', 2],
    ['Tenerife £629pp / 2 sharing £1258 tot', 2],
  ])('T-10 counts those who travel in %j', (text, count) => expect(read(text).passengers).toBe(count));

  it.each<[string, string]>([
    ['*SHREE GANESH TOURS* presents\nGoa 3N', 'SHREE GANESH TOURS'],
    ['Siargao\n₱13,499/pax\nDM @tarana.travels', '@tarana.travels'],
    ['Tenerife £629pp\nCall Baz 020 7946 0177 SunDash Tvl', 'SunDash Tvl'],
  ])('T-6 finds the company in %j', (text, company) => expect(read(text).agentInfo.company).toBe(company));

  it('T-1 takes no row of a reckoning for the price', () =>
    expect(
      read('Costa Rica\nAir   $2,448\nHotels   $3,120\nVan   $  890\nTOTAL   $6,458\nThat is $1,614.50 per person.'),
    ).toMatchObject({ price: '$1,614.50', totalPrice: '$6,458', priceOptions: [], restrictions: [] }));

  it('T-1 finds the total that the price tells, in a long sentence too', () =>
    expect(
      read(
        'Seville\nYou fly on Friday 5 March 2027 and come home Monday 8 March, at £612 each, so £1,224 for the two of you.',
      ),
    ).toMatchObject({ price: '£612', totalPrice: '£1,224', dates: 'March 5 to 8, 2027' }));

  it('T-6 finds the company of a desk', () =>
    expect(
      read('Madeira from £749pp\nFrom the Madeira desk at Headrow Holidays\n0113 496 0177').agentInfo.company,
    ).toBe('Headrow Holidays'));

  it('takes the place for the destination, not the city of departure', () =>
    expect(read('PACOTE GRAMADO E CANELA\ncom aéreo saindo de Campinas (VCP)').destination).toBe('GRAMADO E CANELA'));
});

describe('T-5 what the price leaves out is promised nowhere', () => {
  it.each([
    'The price does not include visas or porterage.',
    "Doesn't include visas or porterage.",
    'Rate doesnt include visas',
    'El precio no incluye visados ni propinas.',
  ])('%s', (line) => {
    const answer = parseTravelDeal(`Lake Orta Escape\n5 nights, €640 each\n\n${line}`, { referenceDate: '2026-11-21' });
    expect(answer.includes).toEqual([]);
    expect(answer.restrictions).toHaveLength(1);
  });

  it('but what it has is', () => {
    const answer = parseTravelDeal('Lake Orta Escape\n5 nights, €640 each\n\nThe price includes visas and porterage.', {
      referenceDate: '2026-11-21',
    });
    expect(answer.includes).toEqual(['visas and porterage']);
  });
});
