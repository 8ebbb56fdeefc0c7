/** How far the rules of deals reach: what is denied, paid in parts, paid by several for something beside the trip, or named like another thing. */
import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../src/index.ts';

const deal = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('what is had and what is not', () => {
  it.each([
    '240 € par personne, aucun repas inclus',
    '240 € pro Person, keine Mahlzeiten inklusive',
    '240 € por persona, sin comidas incluidas',
    '240 € a persona, nessun pasto incluso',
    '240 € p.p., geen ontbijt inbegrepen',
    '240 € por pessoa, nenhuma refeição incluída',
    '£240 pp, breakfast never included',
    '£240 pp, no meals included',
    '£240 pp, everything but flights included',
    '240 € pro Person, alles außer Getränke inklusive',
  ])('T-416: what is denied is a restriction and not included: %s', (line) => {
    expect(deal(`Rome\n7 nights, ${line}`)).toMatchObject({
      includes: [],
      restrictions: [line.slice(line.indexOf(', ') + 2)],
    });
  });

  it('T-416: what is said to be included still is', () => {
    expect(deal('Rome\n7 nights, £240 pp, drinks included').includes).toEqual(['drinks included']);
    expect(deal('Week in Rome £240 pp\nNo extras - everything is included').restrictions).toEqual([]);
    expect(deal('Week in Rome £240 pp\nAll meals included').includes).toEqual(['All meals included']);
  });

  it('T-416: all that one gets before the price of a line is told', () => {
    const includes = (line: string) => deal(`Crete 7 nights\n${line}`).includes;
    expect(includes('breakfast, transfers, £189pp')).toEqual(['breakfast', 'transfers']);
    expect(includes('From Leeds, return flights, transfers, £189pp')).toEqual(['return flights', 'transfers']);
    expect(includes('3 nights, sea view, £189pp')).toEqual([]);
    expect(includes('Punta Cana all-inclusive, £1,189pp')).toEqual([]);
  });
});

describe('what pays for the trip', () => {
  it.each(['Or pay 4 x £150 = £600', 'Pay in 4 x £150 = £600', '4 x £150 = £600'])(
    'T-57: a price paid in parts counts nobody: %s',
    (line) => {
      expect(deal(`Crete 7 nights £600pp\n${line}`)).toMatchObject({
        price: '£600',
        totalPrice: null,
        passengers: null,
        priceOptions: [],
      });
    },
  );

  it.each([
    ['Crete 7 nights\nSpread the cost: 4 x £150 = £600', '£600'],
    ['Crète 7 nuits\nPaiement en 4 fois: 4 x 150 € = 600 €', '600 €'],
    ['Brasil 7 noites\n10 x R$ 150 = R$ 1.500', 'R$ 1.500'],
  ])('T-57: the sum of parts is the price where nothing else is: %s', (text, price) => {
    expect(deal(text)).toMatchObject({ price, totalPrice: null, passengers: null });
  });

  it.each([
    ['Crete 7 nights\n2 x £640 = £1,280', '£640', '£1,280', 2],
    ['Crete 7 nights £600pp\n4 x £600 = £2,400', '£600', '£2,400', 4],
    ['Rio 5 noites\n2 adultos\n2 x R$ 1.500 = R$ 3.000', 'R$ 1.500', 'R$ 3.000', 2],
    ['Brasil 7 noites\nFamília: 4 x R$ 1.500 = R$ 6.000', 'R$ 1.500', 'R$ 6.000', 4],
  ])('T-57: a product of travelers stays one: %s', (text, price, totalPrice, passengers) => {
    expect(deal(text)).toMatchObject({ price, totalPrice, passengers });
  });

  it.each([
    'Crete 7 nights £649pp, transfers 2 adults £40',
    'Crete 7 nights £649pp\nFamily ticket to Knossos £30 (2 adults, 2 children)',
    'Crete 7 nights £649pp\nSpa day £80 (2 adults)',
    'Crete 7 nights £649pp\nSpa day £80 per couple',
    'Crete 7 nights £649pp\nCar hire: Mietpreis £120',
  ])('T-409: what several pay for less than one pays for the trip is no total: %s', (text) => {
    const answer = deal(text);
    expect(answer).toMatchObject({ price: '£649', totalPrice: null });
    expect(answer.warnings).toEqual([]);
  });

  it.each([
    'Creta 7 noches\nPrecio por persona compartiendo 2 adultos 649 €',
    'Creta 7 notti\nPrezzo per persona, 2 adulti 649 €',
    'Kreta 7 Nächte\nPreis pro Person, 2 Erwachsene 649 €',
    'Crete 7 nights\nmax 2 adults 649 €',
    'Crete 7 nights\nup to 2 adults 649 €',
  ])('T-409: a party that only shares or bounds is not whom the price is for: %s', (text) => {
    expect(deal(text)).toMatchObject({ price: '649 €', totalPrice: null });
  });

  it('T-409: a party beside the price of one still pays the total', () => {
    expect(deal('Crete 7 nights £649pp, 2 adults £1,298')).toMatchObject({ price: '£649', totalPrice: '£1,298' });
    expect(deal('Creta 7 notti\nPrezzo a persona 649 €, 2 adulti 1.298 €')).toMatchObject({ totalPrice: '1.298 €' });
  });

  it('T-409: what leads on to the next amount is said of that one', () => {
    expect(deal('Kreta 7 Nächte\npro Person 649 €, für 2 Erwachsene 1.298 €')).toMatchObject({
      price: '649 €',
      totalPrice: '1.298 €',
      passengers: 2,
    });
  });

  it('T-418: of a child and an adult the adult pays the price, in whichever order', () => {
    expect(deal('Crete 7 nights\nPrices (child / adult):\n12 May £299 £499').price).toBe('£499');
    expect(deal('Kreta 7 Nächte\nPreise (Kinder / Erwachsene):\n12. Mai 299 € 499 €').price).toBe('499 €');
    expect(deal('Crete 7 nights\nPrices (adult / child):\n12 May £499 £299').price).toBe('£499');
    expect(deal('Crete 7 nights\nSupplements for adults:\nHalf board £99').price).toBeNull();
  });

  it('T-418: brackets behind the last of a row say of all for how many', () => {
    const row = (behind: string) => deal(`Cruise 7 nights\nInside $529  Oceanview $629  Balcony $789 ${behind}`);
    expect(row('(for 2)')).toMatchObject({ price: null, totalPrice: '$529', priceBasis: 'for 2' });
    expect(row('(per person)')).toMatchObject({ price: '$529', totalPrice: null });
  });

  it('T-415: an outing of some hours is the offer where nothing else has a price', () => {
    expect(deal('Whale watching tour 3 hrs EUR 45 pp')).toMatchObject({
      price: 'EUR 45',
      agentInfo: { company: null },
    });
    expect(deal('Rome City Break £399 pp\nCity tour 3 hrs with guide: EUR 12 pp').price).toBe('£399');
  });

  it('T-415: an advantage told instead of an old price is the price', () => {
    expect(deal('Kreta 7 Nächte\nOnline-Vorteil 599 € statt 699 €')).toMatchObject({
      price: '599 €',
      originalPrice: '699 €',
      discount: null,
    });
    expect(deal('Kreta 7 Nächte 599 €\nOnline-Vorteil 50 €').discount).toBe('50 €');
  });

  it('T-410: a row named as the others is no headline; a supplement beside stays is none of them', () => {
    const labels = (text: string) => deal(text).priceOptions.map(({ label }) => label);
    expect(labels('Crete 7 nights\nHotel A from €499\nHotel B €499\nHotel C €699')).toEqual([
      'Hotel A',
      'Hotel B',
      'Hotel C',
    ]);
    expect(labels('Crete week from €499\nHotel A €499\nHotel B €599\nHotel C €699')).toHaveLength(3);
    const stays = deal('Crete\n7 nights   10 nights   Single supp\n£599pp   £749pp   £150');
    expect(stays.price).toBe('£599');
    expect(stays.priceOptions.map(({ label }) => label)).toEqual(['7 nights', '10 nights']);
  });
});

describe('names', () => {
  it.each([
    'Hotel Sonne, Halbpension, Sa 5. Juni 240 € p.P.',
    'Hotel Sun, Half Board, Sat 5 June £240 pp',
    'Hotel Sun, All Inclusive, Sat 5 June £240 pp',
    'Hotel Sole, Mezza Pensione, Sa 5 giugno 240 € p.p.',
    'Hotel Sun, Sea View, Sat 5 June £240 pp',
    'Hotel Sonne, Meerblick, Sa 5. Juni 240 € p.P.',
    'Hotel Sun, Departing Sat 5 June £240 pp',
  ])('T-405: behind a house a board, a view or a departure is no town: %s', (text) => {
    expect(deal(text).destination).toBeNull();
  });

  it('T-405: a town is', () => {
    expect(deal('Hotel Sonne, Brixen, Sat 5 June £240 pp').destination).toBe('Brixen');
    expect(deal('Hotel Sun, Sea Point, Sat 5 June £240 pp').destination).toBe('Sea Point');
  });

  it('T-411: a class is no house', () => {
    const rows = (one: string, other: string) =>
      deal(
        `Italy tour 5 nights £599pp\n\nCity     Nights   Hotel\nRome     3        ${one}\nBari     2        ${other}`,
      );
    expect(rows('Standard', 'Deluxe').accommodation).toBeNull();
    expect(rows('Hotel Sole', 'Palazzo Blu').accommodation).toBe('Hotel Sole; Palazzo Blu');
  });

  it('T-27: a house may be called after holidays', () => {
    expect(deal('Country Holiday Lodge\nNear Ambleside\n3 nights £199pp')).toMatchObject({
      title: 'Country Holiday Lodge',
      destination: 'Ambleside',
      agentInfo: { name: null },
    });
  });

  it('T-417: two given names in one are no brand', () => {
    expect(deal('Crete 7 nights £599pp\nMaryAnn 07700 900123').agentInfo).toMatchObject({
      name: 'MaryAnn',
      company: null,
    });
    expect(deal('Crete 7 nights £599pp\nTropicSun 0800 123 4567').agentInfo.company).toBe('TropicSun');
  });
});
