/** Near-misses of the rules T-440 to T-454 and T-470 to T-481: texts beside their examples, as agents write them. */
import { describe, expect, it } from 'vitest';
import { type ParsedTravelDeal, parseTravelDeal } from '../src/index.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const unusedOf = (text: string) => read(text).source.unused.map(([from, to]) => text.slice(from, to));

describe('lengths and days beside the rules T-440, T-441 and T-477', () => {
  it.each<[string, Partial<ParsedTravelDeal>]>([
    // The shortest stay is no length.
    ['Lisbona weekend\n3 notti in hotel 4*, da 299 € a persona\nMinimo 2 notti', { duration: '3 nights' }],
    ['Lisbon break\n4 nights B&B from €349 pp\nat least 3 nights', { duration: '4 nights' }],
    // A name in front of the nights is no month.
    ['Hotel Mar 7 nights £499pp', { duration: '7 nights', dates: null }],
    ['Malta, 12 Mar 7 nights £499pp', { duration: '7 nights', dates: 'March 12 to 19, 2027' }],
    ['Malta\nDepart Mar 12 - 7 nights £499pp', { duration: '7 nights', dates: 'March 12 to 19, 2027' }],
    // The deadline of a season that is open lies ahead.
    [
      'Booking until 15 Jan\nTravel 1 Dec 2026 - 30 Apr 2027\nHurghada 7 nights €490 pp',
      { validUntil: '2027-01-15', dates: 'December 1, 2026 to April 30, 2027' },
    ],
    // What is closed and when a house opens are no days of travel.
    ['Cerrado del 10 al 31 de enero de 2027\nHotel Lago, Ushuaia 3 noches US$ 420 por persona', { dates: null }],
    [
      'Chiuso dal 10 al 31 gennaio 2027\nHotel Lago, Como 3 notti 420 € a persona',
      { dates: null, title: 'Hotel Lago, Como 3 notti' },
    ],
    ['Séjour à la ferme du 3 au 10 mai 2027, 7 nuits 690 €', { dates: 'May 3 to 10, 2027' }],
    ['The hotel opens on 3 June 2027\nCorfu 7 nights £599 pp', { dates: null }],
    ['Hotel Lago reopens 3 June 2027\nDeparts 12 June 2027, 7 nights £599 pp', { dates: 'June 12 to 19, 2027' }],
    // Behind the price an offer is valid until its own day; a stay may be, too.
    ['Rome 3 nights €299 pp, valid until 31 March 2027', { dates: null, validUntil: '2027-03-31' }],
    // Days right as they were.
    [
      'Provence en vélo\nDu 3 mai 2027 au 9 mai 2027\nPrix calculés au 12/01/2027',
      { dates: 'May 3 to 9, 2027', validUntil: null },
    ],
    [
      'Riad Amal, Fes\nClosed from 2 to 20 August 2027\n5 nights B&B from €420 pp',
      { dates: null, duration: '5 nights' },
    ],
    ['Tenerife all inclusive\n7, 10 or 14 nights from £599 pp', { duration: null }],
  ])('%j', (text, values) => expect(read(text)).toMatchObject(values));
});

describe('prices beside the rules T-442 and T-470', () => {
  it.each<[string, Partial<ParsedTravelDeal>]>([
    ['Hotel Nova, Split, 7 nights\nPrice per person, taxes included: €640', { price: '€640', includes: [] }],
    ['Hotel Nova, Spalato, 7 notti\nQuota per persona tasse incluse € 640', { price: '€ 640' }],
    ['Hotel Nova, Split, 7 nights €640 pp\nTaxes: €48', { price: '€640' }],
    [
      'Promo Tabarka 8j/7n, 389E la semaine au lieu de 459E, bagages 12E',
      { totalPrice: '389E', originalPrice: '459E', priceBasis: 'la semaine' },
    ],
    ['Vol Nice-Tunis siège 12E au lieu de 14A, prix 300 € / pers', { price: '300 €', originalPrice: null }],
    ['Circuit Maroc 8 jours 690€ par pers, prix 2e personne offert', { price: '690€' }],
    ['Dakhla 8j/7n htl 4* DP\nPRIX: 549E/pers, enfant -12 ans: 399E, sup single 120E', { price: '549E' }],
    // What is hired stands in a part of its own, above the price as well as below.
    ['Dolomites, 7 nights half board\n\nSki hire\n£120 per adult per week\n\nPrice: £899 pp', { price: '£899' }],
    ['Camper in Iceland\n\nCamper hire\n£120 per adult per week', { price: '£120' }],
    // What one remembers was no price of the trip.
    [
      'Transfers not incl, last time I looked they were £40\nCorfu 7 nights £499 pp',
      { price: '£499', originalPrice: null },
    ],
    ['Corfu 7 nights £499 pp, the rooms were £560', { price: '£499', originalPrice: '£560' }],
    // The price under a list is no entry of it.
    [
      'Oman 5 nights\nIncludes:\nFlights\nBreakfast\n£890 per person',
      { price: '£890', includes: ['Flights', 'Breakfast'] },
    ],
    [
      'Includes\nFlights\nHotel\nVisa\nBreakfast\nOman 5 nights £890 pp',
      { price: '£890', includes: ['Flights', 'Hotel', 'Visa', 'Breakfast'] },
    ],
    [
      'Oman 5 nights £890 pp\nIncludes:\nFlights\n£50 spa credit per person\nBreakfast',
      { price: '£890', includes: ['Flights', '£50 spa credit per person', 'Breakfast'] },
    ],
    ['Under £500! Malta 4* half board\n7 nts dep Gatwick 12 Mar\nPrice £465pp', { price: '£465' }],
    ['Jakarta trip 3 hari 2 malam\nHarga: Rp 850 ribu / orang', { price: 'Rp 850 ribu' }],
  ])('%j', (text, values) => expect(read(text)).toMatchObject(values));
});

describe('lists beside the rules T-443, T-445, T-453 and T-478', () => {
  it.each<[string, Partial<ParsedTravelDeal>]>([
    // What is left out is never promised.
    [
      'Oaxaca 4 días, $5,400 MXN por persona\nSe incluye:\n- Hotel 3 noches\n- Cena\nNo se incluye:\n- Vuelos',
      { includes: ['Hotel 3 noches', 'Cena'], restrictions: ['No se incluye: Vuelos'] },
    ],
    [
      'Bari 4 giorni, 399 €\nSono inclusi:\n- Hotel\n- Cena\nNon sono inclusi:\n- Voli',
      { includes: ['Hotel', 'Cena'], restrictions: ['Non sono inclusi: Voli'] },
    ],
    [
      'Annecy 3 jours, 299 € par personne\nSont inclus :\n- Hôtel\n- Dîner\nNe sont pas inclus :\n- Train',
      { includes: ['Hôtel', 'Dîner'], restrictions: ['Ne sont pas inclus: Train'] },
    ],
    // Photos and maps are things, too.
    [
      'Inclusions\nAirport pickup\nPhotos\nBreakfast\nPrice $640 pp, Bali 5 days',
      { includes: ['Airport pickup', 'Photos', 'Breakfast'] },
    ],
    [
      'Inclusions\nAirport pickup\nBreakfast\nFAQs\nIs it safe?\nPrice $640 pp, Bali 5 days',
      { includes: ['Airport pickup', 'Breakfast'] },
    ],
    // The seller under its label ends the list, with a colon or without.
    [
      'Includes\nFlights\nHotel\nTour operator\nSol Travel Ltd\nMalaga 4 nights £299pp',
      { includes: ['Flights', 'Hotel'], accommodation: null },
    ],
    [
      'Inklusive\nFlug\nHotel\nVeranstalter\nMeridian Reisen GmbH\nMalaga 4 Nächte 299 € p.P.',
      { includes: ['Flug', 'Hotel'], accommodation: null },
    ],
    // The entry under `Hotel` is no house, a name is.
    ['Includes:\n• Flights\n• Hotel\nPrice per person\n£499', { accommodation: null, price: '£499' }],
    // What heads the prices is no title.
    [
      'RATE / PERSON / NIGHT\nDeluxe   $140\nSuite   $210\nBaobab Lodge, Zambia',
      { title: 'Baobab Lodge, Zambia', price: '$140' },
    ],
    // Other houses of the page.
    [
      'Hotel Wald, Davos 3 Nächte 399 € p.P.\nInkl. Frühstück\n\nÄhnliche Hotels\nHotel Berg\nHotel Tal',
      { accommodation: 'Hotel Wald' },
    ],
    ['Davos 3 Nächte 399 € p.P.\n\nUnsere Hotels\nHotel Berg\nHotel Tal', { accommodation: 'Hotel Berg; Hotel Tal' }],
    ['Oman 5 nights £890 pp\nHotel\nDune House', { accommodation: 'Dune House' }],
  ])('%j', (text, values) => expect(read(text)).toMatchObject(values));
});

describe('rows and cards beside the rules T-447 and T-454', () => {
  it('a closed cabin keeps the prices beside it', () => {
    const deal = read(
      'Date | Inside | Ocean view | Balcony\n3 May 2027 | £499 | £599 | £799\n10 May 2027 | £529 | sold out | £829\n17 May 2027 | £549 | – | £849',
    );
    expect(deal.priceOptions.map(({ label, price }) => `${label} ${price ?? 'none'}`)).toEqual([
      '3 May 2027: Inside £499',
      '3 May 2027: Ocean view £599',
      '3 May 2027: Balcony £799',
      '10 May 2027: Inside £529',
      '10 May 2027: Ocean view none',
      '10 May 2027: Balcony £829',
      '17 May 2027: Inside £549',
      '17 May 2027: Balcony £849',
    ]);
  });

  it('a day and the price in the next cell are no telephone number', () => {
    const deal = read(
      'Datum\tInnen\tAußen\tBalkon\tEinzel\n03.05.2027\t499 €\t599 €\t799 €\t950 €\n10.05.2027\t529 €\t629 €\t829 €\t980 €',
    );
    expect([deal.agentInfo.phone ?? null, deal.agentInfo.name ?? null, deal.priceOptions.length]).toEqual([
      null,
      null,
      6,
    ]);
  });

  it('the cabins of one cruise are its options, other trips are not', () => {
    const card = (name: string, nights: number, price: string) => `${name}\n${price}\n${nights} nights\nSelect`;
    const cabins = [
      'Nile cruise',
      card('Standard cabin', 7, '£999'),
      card('Deluxe cabin', 7, '£1,199'),
      card('Suite', 7, '£1,599'),
    ];
    expect(read(cabins.join('\n\n')).priceOptions.map(({ price }) => price)).toEqual(['£999', '£1,199', '£1,599']);
    const trips = [card('Crete week', 7, '£499'), card('Malta break', 4, '£349'), card('Rome break', 3, '£299')];
    expect(unusedOf(trips.join('\n\n'))).toContain('£349');
  });
});

describe('wholes, parties and savings beside the rules T-446, T-448 and T-474', () => {
  it.each<[string, Partial<ParsedTravelDeal>]>([
    // For how long stands behind the amount.
    ['Gulet cruise Bodrum\nWhole boat £3,400 per week', { totalPrice: '£3,400', priceBasis: 'per week' }],
    ['Casa Alba, Jávea\nCasa entera 180 € por noche', { totalPrice: '180 €', priceBasis: 'por noche' }],
    ['Chalet Nord, Tignes\n£540pp or whole chalet £5,900', { totalPrice: '£5,900', priceBasis: 'whole chalet' }],
    [
      'Skihütte Kaprun, 5 Nächte 289 € p.P.\noder die ganze Hütte (bis 12 Personen) für 1.980 €',
      { totalPrice: '1.980 €', passengers: null },
    ],
    ['Gruppenreise Rom 4 Tage 399 € p.P.\nBusgruppe von ca. 40 Personen', { passengers: null }],
    ['Rom 4 Tage, Gesamtpreis für 4 Personen 1.596 €', { passengers: 4 }],
    ['Ab 6 Personen 10 % Rabatt\nGraz 3 Nächte 289 € p.P.', { discount: null }],
    ['10 % Rabatt ab sofort\nGraz 3 Nächte 289 € p.P.', { discount: '10 % Rabatt' }],
    ['Save 15% - book as a group or solo!\nPrague 3 nights £240 pp', { discount: 'Save 15%' }],
  ])('%j', (text, values) => expect(read(text)).toMatchObject(values));
});

describe('companies that are none', () => {
  it.each([
    ['Tour Sicilia, 8 giorni\nQuota a persona 890 €', null],
    ['Hotel Belvedere, Merano\n7 nights half board €980 pp\nTravel 10 June - 30 September 2027', null],
    ['Alba Tours\nQuota a persona 890 €, Palermo 8 giorni', 'Alba Tours'],
    ['City Tours\n€45 pp, Split, 3 hours', null],
  ])('%j', (text, company) => expect(read(text).agentInfo.company ?? null).toBe(company));
});
