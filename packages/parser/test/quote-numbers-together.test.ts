/** F-566 to F-569: all numbers of a way together, beside or above its flights; the days of both ways on a line of their own, or beside the route. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';
import { unfaithfulPointers } from './check-provenance.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const code = (place: string | null | undefined): string => /\((\w{3})\)/.exec(place ?? '')?.[1] ?? '?';
/** `QR 8 2027-03-14 LHR 1:40 PM - DOH 10:55 PM` for each flight. */
const flights = (text: string): readonly string[] => {
  const { departureFlights, returnFlights } = read(text);
  return [...departureFlights, ...returnFlights].flatMap(({ segments }) =>
    segments.map(
      (flight) =>
        `${flight.flightNumber ?? '?'} ${flight.departureDate ?? '?'} ${code(flight.departureLocation)} ${flight.departureTime ?? '?'} - ${code(flight.arrivalLocation)} ${flight.arrivalTime ?? '?'}`,
    ),
  );
};

const ICELAND = ['FI 501 2027-03-11 AMS 1:40 PM - KEF 2:55 PM', 'FI 631 2027-03-11 KEF 5:00 PM - BOS 6:40 PM'];
const DOHA = ['QR 8 2027-03-14 LHR 1:40 PM - DOH 10:55 PM', 'QR 834 2027-03-15 DOH 1:10 AM - BKK 12:40 PM'];

describe('F-566 all numbers of a way and its flights in one row', () => {
  it.each([
    'FI 501 + FI 631  AMS 13:40 - KEF 14:55, KEF 17:00 - BOS 18:40\nThu 11 Mar 2027',
    'Thu 11 Mar 2027  FI501/FI631  AMS 13:40 - KEF 14:55 / KEF 17:00 - BOS 18:40',
    'FI 501 + FI 631 Thu 11 Mar 2027\nAMS 13:40 - KEF 14:55, KEF 17:00 - BOS 18:40',
    'Thu 11 Mar 2027\nAMS 13:40 - KEF 14:55, KEF 17:00 - BOS 18:40 (FI 501 / FI 631)',
  ])('F-566 leg by leg: %s', (text) => expect(flights(`${text}\nEUR 540 pp`)).toEqual(ICELAND));

  it.each([
    '14 Mar 2027 QR8 + QR834 LHR-DOH-BKK 13:40-22:55 / 01:10-12:40',
    'QR8/QR834 LHR-DOH-BKK 13:40-22:55/01:10-12:40\n14 Mar 2027',
    '14 Mar 2027 LHR-DOH-BKK QR 8 13:40/22:55 QR 834 01:10/12:40',
  ])('F-566 by the places it touches: %s', (text) => expect(flights(`${text}\nGBP 540 pp`)).toEqual(DOHA));

  it('F-566 the first and the last hour are those of the first and the last flight', () =>
    expect(flights('Out Fri 12 Mar TK1980/TK54 LHR-IST-SIN 16:30 - 17:25+1\nGBP 640 pp')).toEqual([
      'TK 1980 2027-03-12 LHR 4:30 PM - IST ?',
      'TK 54 ? IST ? - SIN 5:25 PM',
    ]));

  it('F-566 a place behind via lies between the two', () =>
    expect(flights('LHR-SIN via IST with Turkish (TK1980/TK54)\nGBP 640 pp')).toEqual([
      'TK 1980 ? LHR ? - IST ?',
      'TK 54 ? IST ? - SIN ?',
    ]));

  it('F-566 two numbers of one way without a stop are no two flights', () =>
    expect(flights('14 Mar 2027 LH 400 / LH 402 FRA-JFK 10:30-13:15\nEUR 640 pp')).toHaveLength(1));

  it('F-566 numbers beside their own flights stay where they are', () =>
    expect(flights('11 Mar 2027 FI 501 AMS 13:40 - KEF 14:55, FI 631 KEF 17:00 - BOS 18:40\nEUR 540 pp')).toEqual(
      ICELAND,
    ));
});

describe('F-567 the second number without its airline', () => {
  it.each([
    '14 Mar 2027 QR8/834 LHR DOH 1340 2255, DOH BKK 0110 1240',
    '14 Mar 2027 LHR-DOH-BKK QR 8/834 13:40-22:55, 01:10-12:40',
  ])('F-567 %s', (text) => {
    expect(flights(`${text}\nGBP 540 pp`)).toEqual(DOHA);
    expect(unfaithfulPointers(text, read(text))).toEqual([]);
  });

  it.each(['Ref. TR 827/118', 'Angebot Nr. LH 827/118', 'LH 2027/118', 'BA 827/12'])('F-567 not in %s', (line) =>
    expect(flights(`${line}\n14 Mar 2027 FI 501 AMS 13:40 - KEF 14:55\nEUR 200`)).toEqual([
      'FI 501 2027-03-14 AMS 1:40 PM - KEF 2:55 PM',
    ]),
  );
});

describe('F-568 two days alone on a line are those of the way out and the way back, wherever they stand', () => {
  const WAYS = 'BA 476 LHR-BCN 07:30-10:40\nBA 477 BCN-LHR 11:30-12:50';
  it.each(['12 May 2027 - 19 May 2027', '12-19 May 2027', 'Wed 12 May to Wed 19 May (7 nights)'])('F-568 %s', (line) =>
    expect(flights(`${WAYS}\n${line}\nGBP 200`)).toEqual([
      'BA 476 2027-05-12 LHR 7:30 AM - BCN 10:40 AM',
      'BA 477 2027-05-19 BCN 11:30 AM - LHR 12:50 PM',
    ]),
  );

  it.each(['Sale 12 - 19 May 2027', 'Hotel 12 - 19 May 2027', 'Book by 12 May 2027 - 19 May 2027'])(
    'F-568 not in %s',
    (line) => expect(read(`${WAYS}\nGBP 200\n${line}`).dates).toBeNull(),
  );
});

describe('F-569 a route and the days of both ways on one line above flights that tell hours alone', () => {
  const VEGAS = ['VS 85 2027-09-12 MAN 12:05 PM - LAS 2:55 PM', 'VS 86 2027-09-19 LAS 4:55 PM - MAN 10:45 AM'];
  it.each([
    'MAN-LAS 4 adults 12-19 Sept 2027\nOut VS85 1205-1455\nBack VS86 1655-1045',
    'MAN-LAS 12-19 Sept 2027\nVS85 1205-1455\nVS86 1655-1045',
    'Manchester to Las Vegas 12 Sept 2027 - 19 Sept 2027, 4 adults\nOut VS85 12:05-14:55\nBack VS86 16:55-10:45',
  ])('F-569 %s', (text) => expect(flights(`${text}\n£612.50pp`)).toEqual(VEGAS));

  it('F-569 two days one behind the other may be those of one flight', () =>
    expect(flights('Vienna to Rome 3-4 May 2027\nOS 501 07:00 08:35\n€ 200')).toEqual([
      'OS 501 ? VIE 7:00 AM - ? 8:35 AM',
    ]));

  it('F-569 flights with days of their own keep them', () =>
    expect(flights('MAN-LAS 12-19 Sept 2027\nVS85 13 Sept 1205-1455\nVS86 20 Sept 1655-1045\n£612pp')[0]).toContain(
      '2027-09-13',
    ));
});
