/** Prices of a deal and the days of its departures, as an unseen block of offers wrote them. */
import { describe, expect, it } from 'vitest';
import { type ParsedTravelDeal, parseTravelDeal } from '../src/index.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-470 the letter for the euro in short messages', () => {
  it.each<[string, Partial<ParsedTravelDeal>]>([
    [
      'MARELLA TOURS: CRETE 8J/7N htl Blue Bay 4* en DP, vol de Nantes compris, du 04/04 au 11/04 : 612E TTC/pers au lieu de 749E!',
      { price: '612E', originalPrice: '749E' },
    ],
    ['Agadir 8j/7n, hotel Les Palmiers 4* all in, des 399E/pers, depart Lille 12/02', { price: '399E' }],
    [
      'Malte 5j/4n vol+hotel 3* pdj, 289e ttc au lieu de 349e, resa avant le 15/01',
      { price: '289e', originalPrice: '349e' },
    ],
    ['Sharm 7 notti all inclusive, volo da Bergamo 12/02, da 549E a persona', { price: '549E' }],
    ['Croisière Rhône 6j/5n: prix 1 190E par personne, suppl single 250E', { price: '1 190E' }],
    ['Week-end Rome 3j/2n à partir de 219E', { price: '219E' }],
    ['PROMO Sousse 8j/7n 4* TI 459 E/pers, depart 12/03', { price: '459 E' }],
    // A seat, a gate, a flight and a room are none.
    ['Vol Lyon-Tunis siège 12E, vol TU 489E, prix 300 € / pers', { price: '300 €', originalPrice: null }],
    ['Bratislava, Terminal 2E, room 204E, from 300 EUR pp', { price: '300 EUR', priceOptions: [] }],
  ])('%j', (text, values) => expect(read(text)).toMatchObject(values));
});

const RIVER = `Danube Melodies - 7 nights, Passau to Passau
Sat 12 June 2027 - Sat 19 June 2027

Cat                        Deck    Brochure    Offer pp
C1  Window                 1       €1,249      €949
C2  Window, fore           1/2     €1,349      €1,049
B   French balcony         2/3     €1,729      €1,399
A   Balcony                3       €2,195      on request`;

describe('T-471 rows of a sheet of cabins', () => {
  it('takes the figures of a deck for no day, and the price of a cabin that is not sold for none', () => {
    expect(read(RIVER)).toMatchObject({
      price: '€949',
      originalPrice: '€1,249',
      restrictions: [],
      priceOptions: [
        { label: 'C1  Window', dates: null, price: '€949' },
        { label: 'C2  Window, fore', dates: null, price: '€1,049' },
        { label: 'B   French balcony', dates: null, price: '€1,399' },
        { label: 'A   Balcony', dates: null, price: null },
      ],
    });
  });

  it('leaves the days of a column of departures and the one price of a cabin as they are', () => {
    const days = RIVER.replace('Deck', 'Date').replace(/\b1\/2\b/, '1/8');
    expect(read(days).priceOptions[1]).toMatchObject({ label: 'C2  Window, fore           1/8', price: '€1,049' });
    const remarks =
      'Elbe 2027\n\nCabin         Brochure price     Notes\nInside        €799               two beds\nOutside       €999               window';
    expect(read(remarks).priceOptions).toMatchObject([{ price: '€799' }, { price: '€999' }]);
  });
});

describe('T-472 departures over the turn of the year', () => {
  const rates = (rows: string) =>
    read(`KARIBU LODGE SPECIAL\n\n3 nights from USD 900 per person\n\nTravel 1 Nov 2026 - 30 April 2027\n\n${rows}`)
      .priceOptions;

  it('gives each the year in which it lies', () => {
    expect(
      rates(
        '| Season | pp per night |\n| 1 Nov - 19 Dec | $ 300 |\n| 20 Dec - 5 Jan | $ 450 |\n| 6 Jan - 30 Apr | $ 320 |\n(peak season in July is $ 610, by the way)',
      ),
    ).toEqual([
      { label: '1 Nov - 19 Dec', dates: 'November 1 to December 19, 2026', price: '$ 300' },
      { label: '20 Dec - 5 Jan', dates: 'December 20, 2026 to January 5, 2027', price: '$ 450' },
      { label: '6 Jan - 30 Apr', dates: 'January 6 to April 30, 2027', price: '$ 320' },
    ]);
    expect(
      read('Villas in Tarifa\n\n20 Dec - 3 Jan   €1,400 per week\n4 Jan - 28 Feb   €900 per week').priceOptions,
    ).toMatchObject([{ dates: 'December 20, 2026 to January 3, 2027' }, { dates: 'January 4 to February 28, 2027' }]);
  });

  it('leaves departures before the one that leads in its year', () => {
    const text =
      'Gozo walks from €590 pp\nTravel dates: 12 June 2027 - 19 June 2027\n\n8 May   €590 pp\n12 June   €640 pp';
    expect(read(text).priceOptions).toMatchObject([{ dates: 'May 8, 2027' }, { dates: 'June 12, 2027' }]);
  });
});

describe('T-547 an amount alone over for all of what it is', () => {
  it.each([
    ['FROM USD 8,450\nper Overwater Pool Villa for 7 nights, two adults sharing', 'USD 8,450'],
    ['ab 1.890 €\npro Ferienhaus und Woche', '1.890 €'],
    ['dès 990 €\npar chambre double pour 3 nuits', '990 €'],
  ])('T-547 %s', (lines, totalPrice) =>
    expect(
      read(`A WEEK BY THE SEA\n7 nights\n\n${lines}\n\nOR STAY TEN, PAY FOR SEVEN\nFrom $11,830 per villa.`),
    ).toMatchObject({ totalPrice, agentInfo: { name: null, company: null } }),
  );

  it('T-547 what a person pays stays what a person pays', () =>
    expect(read('A WEEK BY THE SEA\n7 nights\n\nFROM USD 845\nper person, double occupancy').price).toBe('USD 845'));
});

describe('T-548 rows under a heading with their currency, led by dots', () => {
  it('T-548 all are prices', () =>
    expect(
      read(
        'DIVE WEEK\n8 DAYS / 7 NIGHTS\n\nRATES (USD, PER PERSON, 7 NIGHTS)\nDIVER, DOUBLE OCCUPANCY ............ 1,085\nNON-DIVER, DOUBLE OCCUPANCY ........   745',
      ),
    ).toMatchObject({
      price: 'USD 1,085',
      priceOptions: [
        { label: 'DIVER, DOUBLE OCCUPANCY', price: 'USD 1,085' },
        { label: 'NON-DIVER, DOUBLE OCCUPANCY', price: 'USD 745' },
      ],
    }));
});

describe('T-549 the travel window under the heading of how long all is valid', () => {
  it('T-549 is no deadline beside the one for booking', () =>
    expect(
      read('DIVE WEEK\n7 nights, $745 pp\n\nVALIDITY\nTRAVEL:   10 APR 2027 - 18 DEC 2027\nBOOK BY:  31 JAN 2027'),
    ).toMatchObject({ validUntil: '2027-01-31', dates: 'April 10 to December 18, 2027' }));
});
