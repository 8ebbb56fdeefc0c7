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

  it('so does a day that leads with its number, and no airline is read of the country', () => {
    const page =
      'LufthansaLH947\nManchester (MAN)Manchester, United Kingdom12 Apr 2027 @ 6:30 PM\nFrankfurt (FRA)Frankfurt, Germany12 Apr 2027 @ 9:10 PM\n';
    expect(ends(page)).toEqual(['LH 947 MAN 2027-04-12 6:30 PM FRA 9:10 PM 0']);
    const [flight] = read(
      'Manchester (MAN), United Kingdom 12 Apr 2027 6:30 PM - Frankfurt (FRA) 9:10 PM',
    ).departureFlights;
    expect(flight?.segments[0]?.airline ?? null).toBe(null);
  });

  it('the cabin that a flight has is no class of the fare, whom passengers are to call no agent', () => {
    const { fareDetails, agentInfo } = read(
      '1 DL 46T 19JUL M JFKAMS*SS1 436P 555A 20JUL T /DCDL /E\nMOVIES 6**SKY PRIORITY IN C DELTA ONE SVC THIS FLT\nPLS CALL VS IF PAX HAS RESTRICTED MOBILITY\n',
    );
    expect([fareDetails.fareClass, agentInfo.name]).toEqual(['Economy', null]);
    expect(read('BA 178 12 Mar 2027 JFK-LHR 18:30-06:40\nDelta One, £2,540 pp').fareDetails.fareClass).toBe(
      'Delta One',
    );
    expect(
      read('BA 178 12 Mar 2027 JFK-LHR 18:30-06:40\nBusiness Class - good service this flight, £2,540 pp').fareDetails
        .fareClass,
    ).toBe('Business Class');
    expect(read('BA 178 12 Mar 2027 JFK-LHR 18:30-06:40\n£540 pp\nRegards,\nHas Ibrahim').agentInfo.name).toBe(
      'Has Ibrahim',
    );
    expect(read('BA 178 12 Mar 2027 JFK-LHR 18:30-06:40\nCALL BRENDA KOWALCHUK').agentInfo.name).toBe(
      'BRENDA KOWALCHUK',
    );
  });
});

describe('F-583 one number through three places', () => {
  it.each([
    'BA15 LHR-SIN-SYD 2 Feb 2027 21:15-05:10+2',
    'LHR-SIN-SYD BA15 2 Feb 2027 21:15-05:10+2',
    '2 Feb 2027 21:15-05:10+2 BA15 LHR-SIN-SYD',
    'BA15 21:15 LHR-SIN-SYD 05:10+2 2 Feb 2027',
  ])('stops at the one in the middle: %s', (text) =>
    expect(ends(text)).toEqual(['BA 15 LHR 2027-02-02 9:15 PM SYD 5:10 AM 1']),
  );

  it('stops there only where the next flight does not go on from it', () =>
    expect(ends('QR8 LHR-DOH-BKK 12 Feb 2027 13:40-22:55\nQR834 DOH-BKK 13 Feb 2027 01:10-12:40')).toEqual([
      'QR 8 LHR 2027-02-12 1:40 PM DOH 10:55 PM 1',
      'QR 834 DOH 2027-02-13 1:10 AM BKK 12:40 PM 1',
    ]));

  it('a way there and back has none', () =>
    expect(ends('BA117 LHR-JFK-LHR 2 Feb 2027 08:25-11:10')[0]).toMatch(/^BA 117 LHR .* JFK /));

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

  it.each([
    [
      'AA 1 27 Apr 2027 Manchester, New Hampshire (MHT) 6:15 pm - Charlotte, North Carolina (CLT) 7:55 pm',
      'MHT',
      'CLT',
    ],
    ['AA 1 27 Apr 2027 Dublin, Ohio (CMH) 4:15 pm - Miami, Florida (MIA) 7:55 pm', 'CMH', 'MIA'],
    ['AA 1 27 Apr 2027 Miami, Florida (MIA) 4:15 pm - Granada, Nicaragua (MGA) 7:55 pm', 'MIA', 'MGA'],
    ['AA 1 27 Apr 2027 Boston, Dublin, Ireland (DUB) 4:15 pm - 3:55 am+1', 'BOS', 'DUB'],
  ])('nor is the land in which the code lies: %s', (text, from, to) =>
    expect(ends(text)[0]).toMatch(new RegExp(`^AA 1 ${from} .* ${to} `)),
  );

  it('another land tells nothing of the code', () =>
    expect(ends('AA 1 27 Apr 2027 Dublin, Ohio (FCO) 4:15 pm - 7:55 pm')[0]).toContain(' DUB '));

  it('a town before its own code is', () =>
    expect(ends('AZ 611 27 Apr 2027 from Boston, Rome (FCO): 17:30-07:55+1')[0]).toContain('FCO'));
});
