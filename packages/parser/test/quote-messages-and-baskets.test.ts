/** F-553 to F-560: messages in small letters, prices of two, notes, days to act by, days below their flights, rows of baskets. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';
import { flightsOf } from './flights-of.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-27' });
const FLIGHT = 'LH 1944 MUC-BER 08 Feb 2027 07:00 08:10';

describe('F-553 towns in small letters', () => {
  it.each([
    [
      'ida jueves 11 de marzo ib105, sale de madrid a las 23:55 y llegáis a ezeiza el viernes 12 a las 08:30',
      'Madrid (MAD)',
      'Buenos Aires (EZE)',
    ],
    [
      'volta sexta 26 de março tp104, sai de fortaleza 18:10 e aterram em lisboa no sábado 27 às 08:15',
      'Fortaleza (FOR)',
      'Lisbon (LIS)',
    ],
    [
      'retour vendredi 26 mars af1241, départ de vienne 15h10 et vous atterrissez à toulouse le soir à 17h15',
      'Vienna (VIE)',
      'Toulouse (TLS)',
    ],
  ])('%s', (text, from, to) => expect(flightsOf(read(text))[0]).toMatchObject({ 1: from, 3: to }));

  it('the hours of Spanish are no airport', () =>
    expect(
      flightsOf(read('ida 11 de marzo ib105 sale de casa a las 23:55 y llega el viernes 12 a las 08:30'))[0],
    ).toMatchObject({ 1: null, 3: null }));
});

describe('F-554 the price of two', () => {
  it.each([
    'son 1.742 € los dos con tasas',
    'son 1.742 € para 2, todo incluido',
    'ça fait 1.742 € pour vous deux, taxes comprises',
    'macht 1.742 € für euch beide inkl. steuern',
    'sono 1.742 € in due, tasse comprese',
    'fica 1.742 € os dois com taxas',
    'kost 1.742 euro voor jullie twee incl belasting',
    'ça fait 871 € par personne, 1.742 € à deux',
    '€ 871 p.p. dus € 1.742 voor jullie twee',
  ])('%s', (line) => {
    const { passengers, fareDetails } = read(`${FLIGHT}\n${line}`);
    expect(passengers).toBe(2);
    expect(fareDetails.total?.replace(/[^\d]/g, '')).toBe('871');
  });

  it('what they pay together is no price of one', () =>
    expect(read(`${FLIGHT}\n€ 246 p.p. dus € 492 samen`).fareDetails.total).toBe('€ 246'));

  it('both flights are not two travelers', () =>
    expect(read(`${FLIGHT}\nlos dos vuelos directos, 871 € por persona`)).toMatchObject({
      passengers: null,
      fareDetails: { total: '871 €' },
    }));
});

describe('F-555 who signs in small letters', () => {
  const name = (last: string) =>
    read(`hola marta! ya lo tengo\nib105 11 de marzo sale de madrid 23:55\nson 1.742 €\n${last}`).agentInfo.name;
  it.each([
    ['un beso, nuria', 'nuria'],
    ['lg jana', 'jana'],
    ['groetjes, anouk', 'anouk'],
    ['bises, léa', 'léa'],
    ['thanks again', null],
    ['thanks everyone', null],
  ])('%s', (last, expected) => expect(name(last)).toBe(expected));
});

describe('F-556 notes', () => {
  it('are conditions by their own words alone', () => {
    expect(read(`${FLIGHT}\nNote\tleg 4 lands the same morning it leaves`).restrictions).toEqual([]);
    expect(read(`${FLIGHT}\nNote: non-refundable`).restrictions).toEqual(['non-refundable']);
  });

  it('the steps of a booking name nobody', () =>
    expect(read(`Flights\nPassengers\nExtras\nReview\nPayment\n${FLIGHT}`).clientName).toBeNull());

  it('what the agent would take is promised to nobody', () =>
    expect(read(`${FLIGHT}\nI'd go for the Emirates one, better times and more luggage`).includes).toEqual([]));
});

describe('F-557 a day by which to act', () => {
  it.each([
    'Approve by: 1 December 2026 5:00 PM',
    'Genehmigung bis: 01.12.2026 12:00',
    'Autorizar antes del 01/12/2026 18:00',
    'Da approvare entro il 01/12/2026 ore 18:00',
    'A valider avant le 01/12/2026 à 18h00',
    'Goedkeuren voor 1 december 2026 17:00',
  ])('%s is that of no flight', (line) => {
    const { departureFlights, validUntil } = read(`${line}\nMunich (MUC) to Berlin (BER)\n${FLIGHT}`);
    expect(departureFlights.map(({ date }) => date)).toEqual(['2027-02-08']);
    expect(validUntil).toBe('2026-12-01');
  });
});

describe('F-558 days below their flights', () => {
  const [out, back] = [
    'AF 1234 Paris (CDG) 07:25 > Milan (MXP) 08:55',
    'AF 1431 Milan (MXP) 19:40 > Paris (CDG) 21:15',
  ];
  const days = (text: string) => [read(text).departureFlights[0]?.date, read(text).returnFlights[0]?.date];
  it.each([
    `aller\n${out}\nmardi 9 mars 2027\nretour\n${back}\njeudi 11 mars 2027`,
    `Outbound\n${out}\nTue 9 March 2027\n\nReturn\n${back}\nThu 11 March 2027`,
    `Tue 9 March 2027\nOutbound\n${out}\nThu 11 March 2027\nReturn\n${back}`,
    `Outbound\nTue 9 March 2027\n${out}\nThu 11 March 2027\nReturn\n${back}`,
  ])('%j', (text) => expect(days(text)).toEqual(['2027-03-09', '2027-03-11']));
});

describe('F-559 rows of a basket', () => {
  it.each([
    ['2 x Adulto a 38,99 €      77,98 €\n1 x Mala de 23 kg   34,99 €\nTotal 112,97 €', ['38,99 €', '112,97 €']],
    ['2 x Adult £96.00   £192.00\n1 x 23kg bag   £35.00\nTotal £227.00', ['£96.00', '£227.00']],
    ['Vols 2 adultes x 112,40 €   224,80 €\nValise 23 kg   58,98 €\nTotal  283,78 €', ['112,40 €', '283,78 €']],
  ])('%j', (rows, expected) => {
    const { fareDetails, warnings } = read(`${FLIGHT}\n${rows}`);
    expect([fareDetails.baseFare, fareDetails.totalForAllPassengers]).toEqual(expected);
    expect(warnings).toEqual([]);
  });

  it('taxes row by row and a fee make the total of a table', () => {
    const table =
      '| Désignation | Par adulte | 2 adultes |\n|---|---|---|\n| Tarif aérien hors taxes | 412,00 € | 824,00 € |\n| Surcharge transporteur | 190,00 € | 380,00 € |\n| Taxes d’aéroport | 121,46 € | 242,92 € |\n| Frais de service agence | 30,00 € | 60,00 € |\n| TOTAL TTC | 753,46 € | 1 506,92 € |';
    expect(read(`2 adultes\n${FLIGHT}\n${table}`)).toMatchObject({
      fareDetails: { baseFare: '412,00 €', total: '753,46 €' },
      warnings: [],
    });
  });
});

it('F-560 a column of hours holds lengths', () =>
  expect(
    read('Date\tFlight\tFrom\tTo\tDep\tArr\tHours\tCabin\n2027-05-04\tTN 1\tLAX\tPPT\t16:15\t21:45\t8:30\tEconomy'),
  ).toMatchObject({
    departureFlights: [{ segments: [{ departureTime: '4:15 PM', arrivalTime: '9:45 PM', duration: '8h 30m' }] }],
    fareDetails: { fareClass: 'Economy' },
  }));
