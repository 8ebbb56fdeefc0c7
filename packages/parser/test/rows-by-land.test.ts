/** F-401, F-402: what stands among flights and is none. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const HEAD = 'Date\tDay\tAirline\tFlight\tFrom\tTo\tDep\tArr\n';
const OUT = '12/05/2027\tWed\tQantas\tQF1\tSydney (SYD)\tLondon (LHR)\t15:30\t05:10\n';
const BACK = '27/05/2027\tThu\tQantas\tQF2\tManchester (MAN)\tSydney (SYD)\t20:30\t04:50\n';

const read = (text: string) => {
  const { departureFlights, returnFlights, dates } = parseFlightQuote(text, { referenceDate: '2026-11-21' });
  const flights = [...departureFlights, ...returnFlights].flatMap(({ segments }) =>
    segments.map(({ flightNumber, departureDate }) => `${flightNumber} ${departureDate}`),
  );
  return { flights, dates };
};
const BOTH = ['QF 1 2027-05-12', 'QF 2 2027-05-27'];

describe('F-401 a row by land', () => {
  it.each(['SURFACE', 'Surface sector', 'ARNK', 'own arrangements', 'by train', 'Self-drive', 'tramo terrestre'])(
    '%s is no flight',
    (word) =>
      expect(read(`${HEAD}${OUT}19/05/2027\tWed\t${word}\t\tLondon\tManchester\t\t\n${BACK}`).flights).toEqual(BOTH),
  );

  it('a flight of which only the number is told stays one', () => {
    const row = '19/05/2027\tWed\tEasyJet\tU2 413\tLondon (LGW)\tManchester (MAN)\t\t\n';
    expect(read(HEAD + OUT + row + BACK).flights).toContain('U2 413 2027-05-19');
  });
});

describe('F-402 the number of a paper', () => {
  it.each(['QUOTE\tQ27-0418', 'Ref G43-881'])('%s takes no day from the first flight', (line) =>
    expect(read(`${line}\n${HEAD}${OUT}${BACK}`)).toEqual({ flights: BOTH, dates: 'May 12 to 27, 2027' }),
  );

  it('a flight with its hour behind a dash is read', () =>
    expect(read('U2 8-1030 LGW-FAO 12 May 2027 arr 13:20').flights).toEqual(['U2 8 2027-05-12']));
});

describe('F-402 how many travel, behind the name of an airline', () => {
  it.each([
    'Madrid - Lima directo con Iberia, 2 personas',
    'São Paulo x Lisboa pela LATAM, 2 adultos',
    'Zürich - New York mit Swiss, 2 Erwachsene',
    'JFK - London with Delta, 3 children',
  ])('%s', (line) =>
    expect(read(`${line}\nBA 178 JFK-LHR 12 Mar 2027 18:30 06:40`).flights).toEqual(['BA 178 2027-03-12']),
  );

  it('figures alone are the number of the flight', () =>
    expect(read('JFK-LHR with Delta, 3\n12 Mar 2027 18:30 06:40').flights).toEqual(['DL 3 2027-03-12']));
});
