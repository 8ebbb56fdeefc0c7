/** F-582 to F-584: days glued to a country, cabins on board, a flight that stops on its way, the region before an airport's code. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-27' });
const ends = (text: string) => {
  const { departureFlights, returnFlights, warnings } = read(text);
  expect(warnings).toEqual([]);
  return [...departureFlights, ...returnFlights].flatMap(({ segments, stops }) =>
    segments.map((segment) =>
      [
        segment.flightNumber,
        segment.departureLocation?.replace(/.*\(|\)/g, ''),
        segment.departureDate,
        segment.departureTime,
        segment.arrivalLocation?.replace(/.*\(|\)/g, ''),
        segment.arrivalTime,
        stops,
      ].join(' '),
    ),
  );
};

describe('F-582 pages and displays of systems', () => {
  it('a day and a number glued to the words before them stand apart', () =>
    expect(
      ends(
        'Delta Air LinesDL2638\nEconomy\nMiami Intl. (MIA)Miami, United StatesJul 9, 2027 @ 8:10 AM\nDetroit Metro Wayne County (DTW)Detroit, United StatesJul 9, 2027 @ 11:14 AM\nDelta Air LinesDL2192\nEconomy\nDetroit Metro Wayne County (DTW)Detroit, United StatesJul 9, 2027 @ 12:31 PM\nGeneral Mitchell Intl. (MKE)Milwaukee, United StatesJul 9, 2027 @ 12:42 PM\n',
      ),
    ).toEqual(['DL 2638 MIA 2027-07-09 8:10 AM DTW 11:14 AM 1', 'DL 2192 DTW 2027-07-09 12:31 PM MKE 12:42 PM 1']));

  it('the cabin that a flight has is no class of the fare, whom passengers are to call no agent', () => {
    const { fareDetails, agentInfo } = read(
      '1 DL 46T 19JUL M JFKAMS*SS1 436P 555A 20JUL T /DCDL /E\nMOVIES 6**SKY PRIORITY IN C DELTA ONE SVC THIS FLT\nPLS CALL VS IF PAX HAS RESTRICTED MOBILITY\n',
    );
    expect([fareDetails.fareClass, agentInfo.name]).toEqual(['Economy', null]);
    expect(read('BA 178 12 Mar 2027 JFK-LHR 18:30-06:40\nDelta One, £2,540 pp').fareDetails.fareClass).toBe(
      'Delta One',
    );
    expect(read('BA 178 12 Mar 2027 JFK-LHR 18:30-06:40\nCALL BRENDA KOWALCHUK').agentInfo.name).toBe(
      'BRENDA KOWALCHUK',
    );
  });
});

describe('F-583 one number through three places', () => {
  it.each(['BA15 LHR-SIN-SYD 2 Feb 2027 21:15-05:10+2', 'LHR-SIN-SYD BA15 2 Feb 2027 21:15-05:10+2'])(
    'stops at the one in the middle: %s',
    (text) => expect(ends(text)).toEqual(['BA 15 LHR 2027-02-02 9:15 PM SYD 5:10 AM 1']),
  );

  it('two numbers are two flights', () =>
    expect(ends('QR8/QR834 LHR-DOH-BKK 12 Feb 2027 13:40-22:55/01:10-12:40').length).toBe(2));
});

describe('F-584 the region between a town and its code', () => {
  it.each([
    'AS 2057 27 Apr 2027\nDeparting: Portland Airport, Oregon (PDX) at 6:15 pm\nArriving: Oakland, California (OAK) at 7:55 pm',
    'AS 2057 27 Apr 2027 Portland, Oregon (PDX) 6:15 pm - Oakland (OAK) 7:55 pm',
  ])('is no place of its own: %j', (text) =>
    expect(ends(text)).toEqual(['AS 2057 PDX 2027-04-27 6:15 PM OAK 7:55 PM 0']),
  );

  it('a town before its own code is', () =>
    expect(ends('AZ 611 27 Apr 2027 from Boston, Rome (FCO): 17:30-07:55+1')[0]).toContain('FCO'));
});
