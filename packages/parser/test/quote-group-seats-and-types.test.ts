/** F-375 to F-378: prices by the seat, fares of several types of traveler, what is added up and what costs more. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-24' });
const FLIGHT = 'BA 640 10OCT LHRATH 0705 1255\n';
const fare = (text: string) => {
  const { fareDetails, passengers } = read(`${FLIGHT}${text}`);
  const { baseFare, total, totalForAllPassengers } = fareDetails;
  return [baseFare, total, totalForAllPassengers, passengers];
};

describe('F-375 prices by the seat', () => {
  it.each([
    [
      'Number of seats:   30\n\nFare per seat, one way       CHF 185.00\nTaxes and charges per seat   CHF  61.20\nTotal per seat               CHF 246.20\nTotal for 30 seats           CHF 7,386.00\n\nDeposit: CHF 40.00 per seat',
      ['CHF 185.00', 'CHF 246.20', 'CHF 7,386.00', 30],
    ],
    [
      'Offer for 30 seats\nPrice per seat: CHF 185.00\nAirport taxes per seat: CHF 61.20\nTotal price per seat: CHF 246.20',
      ['CHF 185.00', 'CHF 246.20', 'CHF 7386', 30],
    ],
    [
      'Anzahl Sitzplätze: 22\nFlugpreis pro Platz      EUR 150,00\nSteuern und Gebühren pro Platz  EUR 80,25\nGesamtpreis pro Platz   EUR 230,25\nGesamtpreis für 22 Plätze  EUR 5.065,50\nAnzahlung: EUR 50,00 pro Platz',
      ['EUR 150,00', 'EUR 230,25', 'EUR 5.065,50', 22],
    ],
    [
      'Nombre de places : 18\nTarif par siège : 150,00 €\nTaxes par siège : 80,25 €\nTotal par siège : 230,25 €\nTotal pour 18 places : 4 144,50 €',
      ['150,00 €', '230,25 €', '4 144,50 €', 18],
    ],
    [
      'Tariffa per posto: 150,00 €\nTasse per posto: 80,25 €\nTotale a posto: 230,25 €',
      ['150,00 €', '230,25 €', null, null],
    ],
    ['28 seats @ GBP 230.25 = GBP 6,447.00\nDeposit GBP 50 per seat', [null, 'GBP 230.25', 'GBP 6,447.00', 28]],
    ['28 seats x GBP 230.25 = GBP 6,447.00', [null, 'GBP 230.25', 'GBP 6,447.00', 28]],
    [
      'Group of 28\nFare GBP 150.00 per seat plus taxes GBP 80.25 per seat = GBP 230.25 per seat',
      ['GBP 150.00', 'GBP 230.25', 'GBP 6447', 28],
    ],
    ['£230.25 a seat incl. all taxes\nDeposit £50 a seat', [null, '£230.25', null, null]],
  ])('%s', (text, expected) => {
    expect(fare(text)).toEqual(expected);
  });

  it.each([
    ['GBP 230.25 per person\nSeat selection: GBP 12.00 per seat\nSeats from GBP 9', [null, 'GBP 230.25', null, null]],
    [
      'Price per adult GBP 230.25\nExtra legroom seat GBP 45.00\nChange fee per seat GBP 60',
      [null, 'GBP 230.25', null, null],
    ],
    ['Fare GBP 230.25\nSeat fee per person per flight GBP 12', [null, 'GBP 230.25', null, null]],
    ['Seat reservation, total for 2 seats GBP 24.00\nFare GBP 230.25', [null, 'GBP 230.25']],
  ])('what a chosen seat costs is no fare: %s', (text, expected) => {
    expect(fare(text).slice(0, expected.length)).toEqual(expected);
  });
});

describe('F-376 Amadeus: a fare for each type of traveler', () => {
  const screen = (names: string, price: string) =>
    `RP/LISXX2104/LISXX2104            IC/SU   3DEC26/1612Z   7KQ2VN\n${names}\n  4  TP1925 K 17JUL 6 OPOLIS HK3          0740 0835   17JUL  E  TP/7KQ2VN\n  5  TP1946 K 02AUG 1 LISOPO HK3        1 1425 1520   02AUG  E  TP/7KQ2VN\n${price}\n`;
  const ofScreen = (names: string, price: string) => {
    const { baseFare, total, totalForAllPassengers } = read(screen(names, price)).fareDetails;
    return [baseFare, total, totalForAllPassengers];
  };
  const THREE = '  1.PAZ/ANA MRS   2.PAZ/LUIS MR\n  3.PAZ/BEA MISS(CHD/11MAR19)';

  it.each([
    [
      'FXX\n   PASSENGER         PTC    NP  ATAF        BASE TAX/FEE   PER PSGR\n01 PAZ/ANA*         ADT     2         GBP 410.00  112.36    522.36\n02 PAZ/BEA          CH      1         GBP 310.00  101.11    411.11\n\n                   TOTALS    3            1130.00  325.83   1455.83',
      ['GBP 410.00', 'GBP 522.36', 'GBP 1455.83'],
    ],
    [
      'FXX\n   PASSENGER         PTC    NP  FARE        TAX/FEE   PER PSGR\n01 P1-2             ADT     2   GBP 410.00  112.36    522.36\n02 P3               CH      1   GBP 310.00  101.11    411.11',
      ['GBP 410.00', 'GBP 522.36', 'GBP 1455.83'],
    ],
    [
      'TQT\nT     P/S  NAME                     TOTAL         FOP    SEGMENTS\n1     .1-2 PAZ/ANA+          GBP     522.36             4-5\n2     .3   PAZ/BEA           GBP     411.11             4-5',
      [null, 'GBP 522.36', 'GBP 1455.83'],
    ],
    [
      'TQT\nT     P/S  NAME                     TOTAL         FOP    SEGMENTS\n1     .1   PAZ/ANA+          GBP     522.36             4-5\n2     .3   PAZ/BEA           GBP     411.11             4-5',
      [null, 'GBP 522.36', 'GBP 1455.83'],
    ],
  ])('%s', (price, expected) => {
    expect(ofScreen(THREE, price)).toEqual(expected);
  });

  it('rows of one price are one fare', () => {
    const price =
      'TQT\nT     P/S  NAME                     TOTAL         FOP    SEGMENTS\n1     .1   PAZ/ANA           GBP     522.36             4-5\n2     .2   PAZ/LUIS          GBP     522.36             4-5';
    const { fareDetails } = read(screen('  1.PAZ/ANA MRS   2.PAZ/LUIS MR', price).replaceAll('HK3', 'HK2'));
    expect([fareDetails.baseFare, fareDetails.total, fareDetails.totalForAllPassengers]).toEqual([
      null,
      'GBP 522.36',
      'GBP 1044.72',
    ]);
  });
});

describe('F-377 what is added up', () => {
  it.each([
    ['Price per adult: 400 EUR\nTaxes per adult: 120 EUR\nTotal per adult: 520 EUR', ['400 EUR', '520 EUR', null]],
    ['2 x GBP 150.00 pp + GBP 80.25 tax pp, total GBP 460.50', ['GBP 150.00', 'GBP 230.25', 'GBP 460.50']],
    // Not so often.
    ['2 x GBP 150.00 each way + GBP 80.25 tax, total GBP 380.25', [null, 'GBP 380.25', null]],
  ])('%s', (text, expected) => {
    expect(fare(text).slice(0, 3)).toEqual(expected);
  });
});

describe('F-378 what costs more', () => {
  it.each([
    'Seat selection: GBP 12.00 per person',
    'Lounge access £35 each',
    'Priority boarding from £9',
    'Meals 15 EUR per flight',
  ])('%s', (text) => {
    const { includes, restrictions, fareDetails } = read(`${FLIGHT}GBP 230.25 pp\n${text}`);
    expect([includes, restrictions, fareDetails.total]).toEqual([[], [text], 'GBP 230.25']);
  });

  it.each(['Seat selection: free', 'Lounge access for 2', 'Meals included'])('nothing more: %s', (text) => {
    expect(read(`${FLIGHT}GBP 230.25 pp\n${text}`).includes).toEqual([text]);
  });

  it.each(['Choix des sièges : 15 € par personne', 'Sitzplatzreservierung: 15 € pro Person'])('no fare: %s', (text) => {
    expect(fare(`230,25 € pp\n${text}`)[1]).toBe('230,25 €');
  });
});
