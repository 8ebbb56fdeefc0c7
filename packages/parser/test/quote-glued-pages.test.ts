/** F-450, F-451: pages whose values were copied without what parts them, and the wait between two connections. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const flights = (text: string) =>
  [...read(text).departureFlights, ...read(text).returnFlights].flatMap(({ segments }) =>
    segments.map((segment) => [
      segment.flightNumber,
      segment.departureTime,
      segment.arrivalTime,
      segment.duration,
      segment.layoverDuration,
    ]),
  );

const RESULT = `Departure
Sat, Feb 13
£412
round trip
4:40 PMManchester Airport (MAN)
Travel time: 1 hr 50 min
7:30 PMFrankfurt Airport (FRA)
LufthansaEconomyAirbus A321neoLH 947
Below average legroom (29 in)
2 hr 35 min layoverFrankfurt (FRA)Long layover
10:05 PMFrankfurt Airport (FRA)
Travel time: 11 hr 50 minOvernight
5:55 PM+1Singapore Changi Airport (SIN)
Singapore AirlinesPremium EconomyBoeing 777SQ 325
Checked baggage not included in priceFare non-refundable, taxes may be refundableTicket changes for a fee`;

describe('F-450 values that a copied page glues', () => {
  it('times, lengths, the airline, its aircraft and its number stand apart', () => {
    expect(flights(RESULT)).toEqual([
      ['LH 947', '4:40 PM', '7:30 PM', '1h 50m', '2h 35m'],
      ['SQ 325', '10:05 PM', '5:55 PM', '11h 50m', null],
    ]);
    const [first, second] = read(RESULT).departureFlights[0]?.segments ?? [];
    expect([first?.airline, first?.aircraft, first?.arrivalLocation]).toEqual([
      'Lufthansa',
      'Airbus A321neo',
      'Frankfurt (FRA)',
    ]);
    expect([second?.arrivalDate, second?.aircraft]).toEqual(['2027-02-14', 'Boeing 777']);
    expect(read(RESULT).restrictions).toEqual([
      'Checked baggage not included in price',
      'Fare non-refundable',
      'Ticket changes for a fee',
    ]);
  });

  it('so do times of 24 hours', () => {
    const text = RESULT.replace('4:40 PM', '16:40')
      .replace('7:30 PM', '19:30')
      .replace('10:05 PM', '22:05')
      .replace('5:55 PM', '17:55');
    expect(flights(text).map(([, leaves, lands]) => [leaves, lands])).toEqual([
      ['4:40 PM', '7:30 PM'],
      ['10:05 PM', '5:55 PM'],
    ]);
  });

  const twice = (day: string, times: string, length: string) =>
    `Flight 1 of 1\nDublin DUB to Boston BOS\n${day}${times}Nonstop\nDuration: ${length}\nFlight Number: EI 137\nTotal due\n$512.40`;
  it.each([
    ['Apr 14Wednesday, April 14', '11:05 AM to 1:10 PM', '7h 5m7 hours5 minutes'],
    ['Apr 1Thursday, April 1', '1:05 AM to 3:10 AM', '7h 5m7 hours5 minutes'],
    ['Apr 14Wednesday, April 14', '11:05 AM to 1:10 PM', '7h 5m'],
  ])('what is said for the eye and the ear is said once: %s%s', (day, times, length) => {
    const [out] = read(twice(day, times, length)).departureFlights;
    const [leaves, lands] = times.split(' to ');
    expect([out?.date, out?.segments[0]?.flightNumber, out?.segments[0]?.duration]).toEqual([
      `2027-04-${day.includes('14') ? '14' : '01'}`,
      'EI 137',
      '7h 05m',
    ]);
    expect([out?.segments[0]?.departureTime, out?.segments[0]?.arrivalTime]).toEqual([leaves, lands]);
  });

  it('a text with one such slip is read as it is typed', () => {
    const text =
      'LH 947 Sat 13 Feb 2027\nManchester (MAN) 16:40\n19:30Frankfurt (FRA)\nPhone McKenzieTravel (LON) for more\n£412 pp';
    expect(read(text).fareDetails.total).toBe('£412');
    expect(
      flights('BA 632 12 May 2027 LHR 8:00Uhr ATH 13:40Uhr\nA3 712 12 May 2027 ATH 15:30Uhr JMK 16:10Uhr'),
    ).toHaveLength(2);
  });
});

describe('F-451 the wait between two connections', () => {
  const connections = (between: string) =>
    `Connection 1 of 2\nLeeds LBA to Amsterdam AMS\nMonday, May 3 • 6:10 am to 8:35 am\nDuration: 1 hour 25 minutes\nFlight Number: KL 1542\nAircraft type: Embraer 190\n${between}\nConnection 2 of 2\nAmsterdam AMS to Lisbon LIS\nMonday, May 3 • 11:15 am to 1:15 pm\nDuration: 3 hours\nFlight Number: KL 1583`;
  it.each(['Duration\n2 hours 40 minutes', '2h 40m'])('%j', (between) =>
    expect(flights(connections(between))).toEqual([
      ['KL 1542', '6:10 AM', '8:35 AM', '1h 25m', '2h 40m'],
      ['KL 1583', '11:15 AM', '1:15 PM', '3h 00m', null],
    ]),
  );

  it('a length that leads its flight stays its own', () =>
    expect(
      flights(
        '1h 25m\nKL 1542\nMon 3 May 2027\n06:10 Leeds (LBA)\n08:35 Amsterdam (AMS)\n3h 00m\nKL 1583\nMon 3 May 2027\n11:15 Amsterdam (AMS)\n13:15 Lisbon (LIS)',
      ).map(([number, , , length]) => [number, length]),
    ).toEqual([
      ['KL 1542', '1h 25m'],
      ['KL 1583', '3h 00m'],
    ]));
});
