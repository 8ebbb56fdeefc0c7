/** F-549 to F-552: cards of a search without numbers, the day of a letter above its flights, a way told twice. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';
import { flightsOf } from './flights-of.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-27' });
const airlines = (text: string) =>
  read(text).options.map(({ departureFlights, returnFlights }) =>
    [...departureFlights, ...returnFlights].flatMap(({ segments }) => segments.map(({ airline }) => airline)),
  );

describe('F-549 the airline above its flights', () => {
  const card = (name: string, price: string) =>
    `${name}\n12:20 MXP – 15:20 JFK\n9h 00m\n20:15 JFK – 10:20+1 MXP\n8h 05m\n${price}\nSeleziona\n\n`;
  const head = 'Milano (MXP) – New York (JFK)\ngio 17 giu 2027 – lun 28 giu 2027\n2 adulti\nModifica ricerca\n\n';

  it('is that of the way out and of the way home', () => {
    const text = `${head}${card('Delta', '612 €')}${card('Iberia', '498 €')}${card('TAP Air Portugal', '471 €')}`;
    expect(airlines(text)).toEqual([
      ['Delta Air Lines', 'Delta Air Lines'],
      ['Iberia', 'Iberia'],
      ['TAP Air Portugal', 'TAP Air Portugal'],
    ]);
    expect(read(text).restrictions).toEqual([]);
  });

  it('beside more of its line it says nothing of the next', () =>
    expect(
      flightsOf(
        read(
          'Departing flight · Tue, 16 Mar\nQatar Airways\n08:10 – 07:10+1\nMAN–BKK\n16 hr\n£784\n08:10 · Manchester (MAN)\n17:55 · Doha (DOH)\nQatar Airways · Economy · Boeing 777 · QR 22\n20:40 · Doha (DOH)\n07:10+1 · Bangkok (BKK)\nQatar Airways · Economy · Boeing 787 · QR 836',
        ),
      ).map(([number]) => number),
    ).toEqual(['QR 22', 'QR 836']));

  it('below each flight it is that of the flight above', () => {
    const behind = (name: string, price: string) =>
      `12:20 MXP – 15:20 JFK\n${name}\n20:15 JFK – 10:20+1 MXP\n${name}\n${price}\n\n`;
    expect(airlines(`${head}${behind('Delta', '612 €')}${behind('Iberia', '498 €')}`)).toEqual([
      ['Delta Air Lines', 'Delta Air Lines'],
      ['Iberia', 'Iberia'],
    ]);
  });
});

describe('F-550 two days on one line, and airports that are currencies', () => {
  const flights =
    '\n\nIberia\n12:05 MAD – 18:15 LIM\n20:05 LIM – 14:40+1 MAD\n845 €\n\nAir Europa\n23:55 MAD – 05:55+1 LIM\n10:10 LIM – 05:00+1 MAD\n780 €';
  it.each(['vie 12 mar 2027 · vie 26 mar 2027', '12/03/2027 | 26/03/2027', '12 mar 2027, 26 mar 2027'])(
    '%s',
    (days) => {
      const { departureFlights, returnFlights, options } = read(`MAD → LIM\n${days}${flights}`);
      expect([departureFlights[0]?.date, returnFlights[0]?.date]).toEqual(['2027-03-12', '2027-03-26']);
      expect(options.map(({ fareDetails }) => fareDetails.total)).toEqual(['845 €', '780 €']);
    },
  );

  it('the day after and hours with dots are no dirhams', () => {
    expect(flightsOf(read('IB 6650 LIM – MAD 12 Mar 2027\n20:05 LIM – 14:40+1 MAD'))).toEqual([
      ['IB 6650', 'Lima (LIM)', '8:05 PM', 'Madrid (MAD)', '2:40 PM'],
    ]);
    const { fareDetails } = read('IB 6651 12 Mar 2027 10.05 MAD - 14.40 LIM\nTotal 845 €');
    expect(fareDetails.total).toBe('845 €');
    expect(read('AT 971 12 Mar 2027 MAD 10:05 CMN 11:00\nfrom 10.05 MAD - 14.40 MAD').fareDetails.total).toBe(
      '10.05 MAD - 14.40 MAD',
    );
  });
});

describe('F-551 the day of a letter', () => {
  const flights = 'KL 1352  PRG 09:40  AMS 11:15  Mon Jun 28, 2027\nKL 1355  AMS 09:40  PRG 11:15  Fri Jul 2, 2027';
  const days = (text: string) => [read(text).departureFlights[0]?.date, read(text).returnFlights[0]?.date];
  it.each(['November 24, 2026', '24.11.2026', 'Offer of November 24, 2026'])('%s is that of no flight', (day) =>
    expect(days(`Group quotation\n${day}\n\n${flights}`)).toEqual(['2027-06-28', '2027-07-02']),
  );

  it('the day of departure above a flight that tells when it lands is its own', () =>
    expect(days('Sun 27 June 2027\nBA 15  LHR 21:00  SIN 17:00  Mon 28 June 2027')[0]).toBe('2027-06-27'));

  it('a day above a flight without one is its own', () =>
    expect(days('28 June 2027\nKL 1352  PRG 09:40  AMS 11:15\nKL 1355  AMS 09:40  PRG 11:15  2 July 2027')).toEqual([
      '2027-06-28',
      '2027-07-02',
    ]));
});

describe('F-552 the way above its ends', () => {
  const out = ['LH 400', 'Frankfurt (FRA)', '10:55 AM', 'New York (JFK)', '1:40 PM'];
  const back = ['LH 401', 'New York (JFK)', '4:00 PM', 'Frankfurt (FRA)', '5:35 AM'];
  it.each([
    'LH 400 FRA – JFK, 12 Mar 2027\n10:55 FRA – 13:40 JFK\nLH 401 JFK – FRA, 19 Mar 2027\n16:00 JFK – 05:35 +1 FRA',
    'LH 400 FRA – JFK, 12 Mar 2027\nFRA 10:55 – JFK 13:40\nLH 401 JFK – FRA, 19 Mar 2027\nJFK 16:00 – FRA 05:35 +1',
    'LH 400 Frankfurt – New York 12 Mar 2027\n10:55 FRA – 13:40 JFK\n\nLH 401 New York – Frankfurt 19 Mar 2027\n16:00 JFK – 05:35 +1 FRA',
    'LH 400 Frankfurt (FRA) – New York (JFK) 12 Mar 2027\nab Frankfurt 10:55, an New York 13:40\nLH 401 New York (JFK) – Frankfurt (FRA) 19 Mar 2027\nab New York 16:00, an Frankfurt 05:35 +1',
  ])('%j is one flight', (text) => {
    expect(flightsOf(read(text))).toEqual([out, back]);
    expect([read(text).departureFlights[0]?.date, read(text).returnFlights[0]?.date]).toEqual([
      '2027-03-12',
      '2027-03-19',
    ]);
    expect(read(text).options).toEqual([]);
  });

  it('keeps the terminals', () =>
    expect(
      read('LH 400 FRA – JFK, 12 Mar 2027\ndeparts FRA T1 10:55, arrives JFK T4 13:40').departureFlights[0]?.segments,
    ).toMatchObject([{ departureTerminal: 'T1', arrivalTerminal: 'T4' }]));

  it('other places below are those of another flight', () =>
    expect(flightsOf(read('LH 900 LHR – FRA 12 Mar 2027\n10:55 FRA – 13:40 JFK')).map(([, from]) => from)).toContain(
      'London (LHR)',
    ));
});
