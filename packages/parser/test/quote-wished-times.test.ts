/** F-581: when somebody would like to fly is no flight. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-27' });
const FLIGHTS = 'LH 400 FRA-JFK 12.03.2027 10:55-13:40\nLH 401 JFK-FRA 20.03.2027 15:50-05:25+1\nPreis 640 EUR p.P.\n';

describe('hours that are wished for (F-581)', () => {
  it.each([
    'Sie wünschen: Abflug 9-17 Uhr ab FRA, Rückflug nicht vor 12 Uhr.',
    'Requirements: depart FRA after 09:00, return before 21:00',
    'You asked for FRA-JFK between 09:00 and 17:00.',
    'Requirements: FRA-JFK 12 Mar, dep after 10:00, arr before 15:00',
    "They'd like to leave Frankfurt around 10:00 on 12 March and be in New York by 15:00",
    'Querían salir de Frankfurt el 12 de marzo a las 10:00 y llegar a Nueva York 13:00',
    'Vous souhaitez partir de FRA à 10:00, retour pas avant 12:00',
  ])('are no flight: %s', (wish) => {
    const { departureFlights, returnFlights } = read(`Hallo Frau Meier,\n${wish}\n${FLIGHTS}`);
    expect([...departureFlights, ...returnFlights].map(({ date }) => date)).toEqual(['2027-03-12', '2027-03-20']);
    expect(returnFlights[0]?.segments[0]?.flightNumber).toBe('LH 401');
  });

  it.each([
    ['Hinflug wie gewünscht: 12.03.2027 FRA 10:55 - JFK 13:40, LH 400', 'LH 400'],
    ['Hinflug 12.03.2027\nAbflug Frankfurt 10:55 (nicht vor 10 Uhr)\nAnkunft New York 13:40\nLH 400', 'LH 400'],
    ['Your preference: LH 400 12.03.2027 FRA 10:55 - JFK 13:40', 'LH 400'],
    ['As requested: FRA 10:55 - JFK 13:40\n12 March 2027', null],
    ['Outbound 12 March 2027\nFRA 10:55 - JFK 13:40 (not before 8 as you asked)', null],
    ['We would like to offer FRA 10:55 - JFK 13:40 on 12 March 2027', null],
    ['Hinflug (nicht vor 7 Uhr): 12.03.2027 Frankfurt 10:55 - New York 13:40 mit Lufthansa', null],
  ])('do not hide the flight beside them: %s', (text, number) => {
    const [first] = read(`${text}\n640 EUR p.P.`).departureFlights;
    const [flight] = first?.segments ?? [];
    expect([first?.date, flight?.flightNumber ?? null]).toEqual(['2027-03-12', number]);
    expect([flight?.departureTime, flight?.arrivalTime]).toEqual(['10:55 AM', '1:40 PM']);
  });
});
