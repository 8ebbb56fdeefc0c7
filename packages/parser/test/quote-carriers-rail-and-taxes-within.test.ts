/** F-686 to F-691: who flies, codes of a rail ticket, taxes within a price, extras over a total, lengths before their words. */
import { describe, expect, it } from 'vitest';
import { findFlightDurations } from '../src/annotators/flight-duration.ts';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHT = 'BA 117 12 Mar 2027 LHR 08:20 - JFK 11:25';
const codes = (text: string) => read(text).warnings.map(({ code }) => code);
const segmentsOf = (text: string) => {
  const { departureFlights, returnFlights } = read(text);
  return [...departureFlights, ...returnFlights].flatMap(({ segments }) => segments);
};

describe('F-686 who flies, before the number of the next flight', () => {
  const operators = (text: string) =>
    segmentsOf(text).map(({ flightNumber, operatedBy }) => [flightNumber, operatedBy]);

  it('is of the flight on the line above', () =>
    expect(
      operators(
        ' 1 UA 192K 27JUN MNLGUM HK4   945P  540A|       TU/WE\n    OPERATED BY PALM AIR  MNL-ROR    OPERATED BY PALM AIR  ROR-GUM 2 UA 196K 28JUN GUMNRT HK4  1200N  255P *         WE   E  1',
      ),
    ).toEqual([
      ['UA 192', 'PALM AIR'],
      ['UA 196', null],
    ]));

  it('is of the flight before it on the same line', () =>
    expect(
      operators(
        ' 1 UA 192K 27JUN MNLGUM HK4   945P  540A|       TU/WE OPERATED BY PALM AIR 2 UA 196K 28JUN GUMNRT HK4  1200N  255P *         WE   E  1\n   OPERATED BY REEF WINGS',
      ),
    ).toEqual([
      ['UA 192', 'PALM AIR'],
      ['UA 196', 'REEF WINGS'],
    ]));

  it('stays where it stands behind its flight', () =>
    expect(
      operators(
        ' 1 BA4501K 29MAY LHRDUB HK4   815A  930A OPERATED BY AER LINGUS\n 2 BA4502K 27JUN DUBLHR HK4   945A  1110A  OPERATED BY BA CITYFLYER',
      ),
    ).toEqual([
      ['BA 4501', 'AER LINGUS'],
      ['BA 4502', 'BA CITYFLYER'],
    ]));
});

describe('F-687 a code on a rail ticket', () => {
  const ticket = (words: string) =>
    `Départ / Arrivée\nPR11 - ABC123\n${words}\nTOULOUSE      15/07/2027 à 17h50\nMONTPELLIER      15/07/2027 à 19h58`;
  const numbers = (text: string) => segmentsOf(text).map(({ flightNumber }) => flightNumber ?? null);

  it('is no flight of an airline', () => expect(numbers(ticket('TRAIN N°6857'))).toEqual([null]));

  it.each(['VOL DIRECT', 'TRAIN N°6857, puis vol'])('is one where the text speaks of flights: %s', (words) =>
    expect(numbers(ticket(words))).toContain('PR 11'),
  );
});

describe('F-688 taxes within a price', () => {
  it.each([
    ['Fare: £1,245 pp\nincl. taxes of £390', '£1,245'],
    ['Fare: £1,245 pp\n(incl. £390 taxes)', '£1,245'],
    ['Fare: £1,245 pp, thereof taxes £390', '£1,245'],
    ['Preis pro Person 1.245 €, davon Steuern 390 €', '1.245 €'],
    ['Tariffa 745 € a persona, di cui tasse 210 €', '745 €'],
  ])('%j', (text, total) => expect(read(`${FLIGHT}\n${text}`).fareDetails).toMatchObject({ baseFare: null, total }));

  it('come on top where nothing says that they are within', () =>
    expect(read(`${FLIGHT}\nFare: £1,245 pp\nTaxes £390`).fareDetails).toMatchObject({
      baseFare: '£1,245',
      total: 'GBP 1635',
    }));
});

describe('F-689 taxes with their amount', () => {
  it.each(['£1,245 per person, incl. taxes of £390', '£1,245 per person, inkl. Steuern in Höhe von £390'])(
    'are no inclusion: %s',
    (line) => expect(read(`${FLIGHT}\n${line}`).includes).toEqual([]),
  );

  it('nor is the heading that says which', () =>
    expect(
      read(
        `${FLIGHT}\n\n                 Tariffa      Tasse (YR incl.)   Totale\nAdulto (ADT)     EUR 389,00   EUR 268,40         EUR 657,40`,
      ).includes,
    ).toEqual([]));

  it('leave the bag beside them', () =>
    expect(read(`${FLIGHT}\n£1,245 per person, incl. 23kg bag`).includes).toEqual(['23kg bag']));
});

describe('F-690 several extras over a total', () => {
  const checkout = (sum: string) =>
    `${FLIGHT}\n2 adults\nPrice per person £184.00\n\nExtras\n22kg hold bag x 2 £96.00\nSeats £44.00\n\nTotal £${sum}`;

  it('make what is over the fares', () => expect(codes(checkout('508.00'))).toEqual([]));

  it('make no other', () => expect(codes(checkout('518.00'))).toEqual(['total-mismatch']));
});

describe('F-691 the words behind a length', () => {
  const trip = (one: string, wait: string) =>
    `KL 1140  12 Mar 2027 Dublin 09:40 – Amsterdam 12:25, ${one}\n${wait}\nKL 605 12 Mar AMS 14:45 → SFO 16:35`;

  it.each([
    ['1h 45 direct', '2h 20 wait in Amsterdam'],
    ['1 h 45 sans escale', '2 h 20 escale à Amsterdam'],
    ['1 h 45 direct', '2 h 20 d’escale à Amsterdam'],
    ['1h 45 nonstop', '2h 20 layover'],
  ])('%s, %s', (one, wait) => {
    expect(codes(trip(one, wait))).toEqual([]);
    expect(segmentsOf(trip(one, wait))[0]).toMatchObject({ duration: '1h 45m', layoverDuration: '2h 20m' });
  });

  it.each(['3h 23 kg', '3h 20 pax', '3h 20 waitlisted'])('are no others: %s', (text) =>
    expect(findFlightDurations(text)[0]?.minutes).toBe(180),
  );
});
