/** F-261, F-262: a way there and back that someone tells in one breath. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

type Group = ReturnType<typeof parseFlightQuote>['departureFlights'][number];
const told = ({ segments: [segment] }: Group): string =>
  `${segment?.departureDate} ${segment?.departureTime} ${segment?.departureLocation} > ${segment?.arrivalTime} ${segment?.arrivalLocation}`;
const read = (text: string) => {
  const { departureFlights, returnFlights } = parseFlightQuote(text, { referenceDate: '2026-11-24' });
  return [...departureFlights, ...returnFlights].map(told);
};

describe('F-261 F-262 a way there and back in one breath', () => {
  it.each([
    [
      'hiya so bologna from stansted with ryanair, out on fri 7 may half 6 in the morning gets in quarter to 10 local, home on the 11th at half 9 at night and you land at 10.40. 88 quid each',
      [
        '2027-05-07 6:30 AM London (STN) > 9:45 AM Bologna (BLQ)',
        '2027-05-11 9:30 PM Bologna (BLQ) > 10:40 PM London (STN)',
      ],
    ],
    [
      'Hi Ann, stansted to bologna, out friday 7 may at 6.25am landing 9.40am, home tuesday 11 may at 10.20am landing 11.35am. £88 each',
      [
        '2027-05-07 6:25 AM London (STN) > 9:40 AM Bologna (BLQ)',
        '2027-05-11 10:20 AM Bologna (BLQ) > 11:35 AM London (STN)',
      ],
    ],
    [
      'Hola Ana, a Roma Fiumicino con Vueling: ida el viernes 7 de mayo a las 7 y media de la mañana desde Barcelona, llegas a las 9 y cuarto, y vuelta el martes 11 a las 9 menos cuarto de la noche, llegas a Barcelona a las 10 y media',
      [
        '2027-05-07 7:30 AM Barcelona (BCN) > 9:15 AM Rome (FCO)',
        '2027-05-11 8:45 PM Rome (FCO) > 10:30 PM Barcelona (BCN)',
      ],
    ],
    [
      'Hallo Jens, nach Bologna mit Eurowings ab Köln: hin am Freitag, 7. Mai um halb 7 morgens, Ankunft 8 Uhr 15, zurück am Dienstag, den 11. um viertel nach 9 abends, Ankunft in Köln um kurz vor Mitternacht, 23 Uhr 05',
      [
        '2027-05-07 6:30 AM Cologne (CGN) > 8:15 AM Bologna (BLQ)',
        '2027-05-11 9:15 PM Bologna (BLQ) > 11:05 PM Cologne (CGN)',
      ],
    ],
    [
      'Bonjour Claire, pour Lisbonne avec Air France : aller le vendredi 7 mai à 7h10 du matin depuis Paris Orly, arrivée 8h45, retour le mardi 11 à 10h50 du soir, arrivée à Orly à minuit et demi',
      [
        '2027-05-07 7:10 AM Paris (ORY) > 8:45 AM Lisbon (LIS)',
        '2027-05-11 10:50 PM Lisbon (LIS) > 12:30 AM Paris (ORY)',
      ],
    ],
  ])('%s', (text, flights) => {
    expect(read(text)).toEqual(flights);
  });

  it('of a name that is a word of the language none is made', () => {
    const { departureFlights } = parseFlightQuote('Buenas Ana, dime si te va bien el 4 de mayo', {
      referenceDate: '2026-11-24',
    });
    expect(departureFlights).toEqual([]);
  });
});
