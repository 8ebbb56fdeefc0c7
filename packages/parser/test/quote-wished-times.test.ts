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
    'Vous souhaitez partir de FRA à 10:00, retour pas avant 12:00',
  ])('are no flight: %s', (wish) => {
    const { departureFlights, returnFlights } = read(`Hallo Frau Meier,\n${wish}\n${FLIGHTS}`);
    expect([...departureFlights, ...returnFlights].map(({ date }) => date)).toEqual(['2027-03-12', '2027-03-20']);
    expect(returnFlights[0]?.segments[0]?.flightNumber).toBe('LH 401');
  });

  it.each([
    ['Hinflug wie gewünscht: 12.03.2027 FRA 10:55 - JFK 13:40, LH 400', 'LH 400'],
    ['Hinflug (nicht vor 7 Uhr): 12.03.2027 Frankfurt 10:55 - New York 13:40 mit Lufthansa', null],
  ])('do not hide the flight beside them: %s', (text, number) => {
    const [first] = read(`${text}\n640 EUR p.P.`).departureFlights;
    expect([first?.date, first?.segments[0]?.flightNumber ?? null]).toEqual(['2027-03-12', number]);
  });
});
