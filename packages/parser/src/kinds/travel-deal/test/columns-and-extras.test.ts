import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-24' });
const options = (text: string) => read(text).priceOptions.map(({ label, price }) => [label, price]);

describe('T-360 what a column of prices says of them', () => {
  it.each([
    [
      'Was          Now',
      'A$1,599      A$1,399 pp      Book',
      'A$1,899      A$1,649 pp      Book',
      ['A$1,399', 'A$1,649'],
    ],
    [
      'Statt        Jetzt',
      '1.599 €      1.399 € p.P.    Wählen',
      '1.899 €      1.649 € p.P.    Wählen',
      ['1.399 €', '1.649 €'],
    ],
    [
      'Avant        Maintenant',
      '1.599 €      1.399 €         Choisir',
      '1.899 €      1.649 €         PLUS QUE 2',
      ['1.399 €', '1.649 €'],
    ],
  ])('reads what one pays under %s though a button stands behind it', (heads, inside, balcony, prices) =>
    expect(
      options(
        `NORTH SEAS CRUISE\n7 nights from Kiel\n\n             ${heads}\nInside       ${inside}\nBalcony      ${balcony}`,
      ),
    ).toEqual([
      ['Inside', prices[0]],
      ['Balcony', prices[1]],
    ]),
  );

  it('takes the first of the headings for the name of the rows, not for whom a price is', () => {
    const deal = read(
      'RHINE SONG\n8 days, Basel to Cologne\n\nDeck / cabin            Brochure fare   Our fare   You save\nMain deck, window       £1,495          £1,195     £300\nUpper deck, balcony     £1,995          £1,595     £400\nAll fares per person, twin share.',
    );
    expect(deal).toMatchObject({ price: '£1,195', totalPrice: null, originalPrice: '£1,495' });
  });

  it.each([
    ['Per room per night', 'Total stay (4 nights)', 'Total stay (4 nights)'],
    ['pro Zimmer/Nacht', 'Gesamt 4 Nächte', 'Gesamt 4 Nächte'],
    ['por habitación y noche', '4 noches', '4 noches'],
  ])('reads the total of the stay beside %s', (night, stay, basis) => {
    const deal = read(
      `SPRING AT THE CREEK\n11 - 15 March 2027\n\nRoom            ${night}        ${stay}\nGarden view     EUR 180.00        EUR 720.00\nSea view        EUR 240.00        EUR 960.00`,
    );
    expect(deal).toMatchObject({ price: null, totalPrice: 'EUR 720.00', priceBasis: basis });
    expect(deal.priceOptions.map(({ price }) => price)).toEqual(['EUR 720.00', 'EUR 960.00']);
  });

  it('leaves it the price of one where the night is that of one', () =>
    expect(
      read(
        'Frühling am See\n3 Nächte\n\nZimmer       pro Person pro Nacht     Gesamt 3 Nächte\nKomfort      79 €                     237 €\nSuperior     89 €                     267 €',
      ),
    ).toMatchObject({ price: '237 €', totalPrice: null }));
});

describe('T-361 what comes on top of a price', () => {
  it.each(['+ airport taxes and fuel:   € 148', '+ Flughafensteuern: 148 €', '+ tasas de aeropuerto   148 €'])(
    'promises nothing with %s',
    (line) =>
      expect(read(`Dubrovnik, 7 nights\nPrice per person: € 838\n${line}`)).toMatchObject({
        price: '€ 838',
        includes: [],
      }),
  );

  it('still lists what a plus sets before it without an amount', () =>
    expect(read('Dubrovnik, 7 nights, € 838 pp\n\n+ return flights\n+ daily breakfast').includes).toEqual([
      'return flights',
      'daily breakfast',
    ]));

  it('reads every hotel of a list, also at the best address, and no bag as one of them', () =>
    expect(
      options(
        'BILBAO WEEKEND\n\n  Casa del Arenal 3*, by the market ... £319 pp\n  Gran Torre 5*, best address in town ... £548 pp\nHold bag £52 return.',
      ),
    ).toEqual([
      ['Casa del Arenal 3*, by the market', '£319'],
      ['Gran Torre 5*, best address in town', '£548'],
    ]));

  it.each(['Stay till Tuesday? One more night is +£44', 'Noch bis Dienstag? Eine Nacht mehr: +44 €'])(
    'makes no condition of %s',
    (line) => expect(read(`Bilbao, 3 nights, £319 pp\n\n${line}`).restrictions).toEqual([]),
  );

  it.each(['NZ$2,960 all up for 2 adults', 'NZ$2,960 all told for 2 adults'])('finds the total in %s', (total) =>
    expect(
      read(`WANAKA SKI WEEK\nStaying: Peak Apartments, Lake Road\nPrice: NZ$1,480 per person twin share, so ${total}`),
    ).toMatchObject({
      price: 'NZ$1,480',
      totalPrice: 'NZ$2,960',
    }),
  );

  it.each([
    [
      'incl. return flights, small bag, breakfast and city tax:',
      ['return flights', 'small bag', 'breakfast', 'city tax'],
    ],
    ['including flights, transfers and half board:', ['flights', 'transfers', 'half board']],
  ])('reads what the prices hold in the line over them: %s', (list, includes) =>
    expect(
      read(`BILBAO WEEKEND\nPer person, 2 sharing, ${list}\n  Casa del Arenal 3* ... £319\n  Gran Torre 5* ... £548`)
        .includes,
    ).toEqual(includes),
  );
});

describe('T-362 who travels', () => {
  it.each([
    '14 people are looking at this hotel',
    '9 personas están viendo esta oferta',
    '12 Personen sehen sich gerade dieses Hotel an',
    '8 personnes regardent cette offre',
    '6 persone stanno guardando questa offerta',
  ])('counts none of the visitors of a page: %s', (line) =>
    expect(read(`Hotel Blue Bay\n${line}\n7 nights\n2 adults\n£649pp\nTotal price £1,298`)).toMatchObject({
      passengers: 2,
      warnings: [],
    }),
  );

  it.each([
    ['our best offer for your 32 participants', 32],
    ['unser Angebot für Ihre 24 Teilnehmer', 24],
    ['notre devis pour 18 golfeurs', 18],
  ])('counts those whom an offer is for: %s', (words, count) =>
    expect(read(`Bled, 5 nights\nPlease find ${words}.\nPrice per person: € 640`).passengers).toBe(count),
  );

  it('counts nobody whom a guide is for', () =>
    expect(
      read('Bled, 5 nights\nA guide for your 12 participants is included.\nPrice per person: € 640').passengers,
    ).toBeNull());
});
