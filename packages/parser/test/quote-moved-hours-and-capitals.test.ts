/** F-693 to F-697: capitals with the name of their country, codes that are currencies before hours with units, hours before a change. */
import { describe, expect, it } from 'vitest';
import { type FlightGroup, parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-27' });
const legs = (groups: readonly FlightGroup[]) =>
  groups.flatMap(({ segments }) =>
    segments.map((leg) => [
      leg.flightNumber,
      leg.departureLocation,
      leg.departureTime,
      leg.arrivalLocation,
      leg.arrivalTime,
    ]),
  );

describe('a capital by the name of its country (F-693)', () => {
  it('is where a flight lands', () => {
    const text =
      'IDA viernes 3/9/2027\nCM 439 Córdoba 02:40 - Panamá 07:05\nCM 230 Panamá 09:12 - Guatemala 10:30\nUSD 900';
    const { departureFlights } = read(text);
    expect(legs(departureFlights)).toEqual([
      ['CM 439', 'Cordoba (COR)', '2:40 AM', 'Panama City (PTY)', '7:05 AM'],
      ['CM 230', 'Panama City (PTY)', '9:12 AM', 'Guatemala City (GUA)', '10:30 AM'],
    ]);
  });

  it('is none behind another town of the country with its code', () => {
    const text =
      'Outbound 3 September 2027\nDM 5012 Bocas del Toro, Panama (BOC) 10:00 - Flores, Guatemala (FRS) 12:00';
    expect(legs(read(text).departureFlights)[0]?.filter((_, i) => i % 2 === 1)).toEqual([
      expect.stringContaining('BOC'),
      expect.stringContaining('FRS'),
    ]);
  });
});

describe('a code that a currency has, too (F-694)', () => {
  it('is an airport before an hour with its unit', () => {
    const text =
      'ONWARD 14 Jun 2027\nQR 535  AMD 0415 hrs - DOH 0530 hrs\nRETURN 20 Jul 2027\nQR 534  DOH 2025 hrs (20 Jul) - AMD 0225 hrs (21 Jul)\nINR 90000';
    const { departureFlights, returnFlights } = read(text);
    expect(legs([...departureFlights, ...returnFlights])).toEqual([
      ['QR 535', 'Ahmedabad (AMD)', '4:15 AM', 'Doha (DOH)', '5:30 AM'],
      ['QR 534', 'Doha (DOH)', '8:25 PM', 'Ahmedabad (AMD)', '2:25 AM'],
    ]);
    expect(returnFlights[0]?.segments[0]?.arrivalDate).toBe('2027-07-21');
  });

  it('stays a price before what is no flight', () => {
    const text = '12 Mar 2027 LH 400 FRA 10:55 - JFK 13:40\nTotal MAD 1155 hrs of service apart';
    expect(read(text).fareDetails.total).toBe('MAD 1155');
  });
});

describe('hours of before (F-695)', () => {
  const flight = (hours: string) =>
    `MON 20 SEP 2027\nVN 780  Melbourne (MEL) - Ho Chi Minh City (SGN)\n${hours}\nAUD 900`;
  it.each([
    '   OLD:  dep 10:50  arr 16:25\n   NEW:  dep 09:30  arr 15:05',
    'New times: dep 09:30 arr 15:05\nOld times: dep 10:50 arr 16:25',
    '   avant : départ 10h50 arrivée 16h25\n   maintenant : départ 09h30 arrivée 15h05',
  ])('do not hold any more: %s', (hours) => {
    expect(legs(read(flight(hours)).departureFlights)).toEqual([
      ['VN 780', 'Melbourne (MEL)', '9:30 AM', 'Ho Chi Minh City (SGN)', '3:05 PM'],
    ]);
  });

  it('hold where no new ones are told', () => {
    expect(legs(read(flight('Original: dep 10:50 arr 16:25\nNew: seats are free')).departureFlights)).toEqual([
      ['VN 780', 'Melbourne (MEL)', '10:50 AM', 'Ho Chi Minh City (SGN)', '4:25 PM'],
    ]);
  });
});

describe('names in capitals (F-696)', () => {
  const DISPLAY = [
    'FLIGHT     SQ 938 - SINGAPORE AIRLINES                  SUN 04 JULY 2027',
    'DEPARTURE: SINGAPORE, SG (CHANGI), TERMINAL 2                  04 JUL 07:55',
    'ARRIVAL:   DENPASAR, ID (NGURAH RAI), TERMINAL I               04 JUL 10:40',
  ].join('\n');
  const LEG = ['SQ 938', 'Singapore (SIN)', '7:55 AM', 'Denpasar (DPS)', '10:40 AM'];

  it.each(['', 'AMSTUTZ/REGULA MRS 04JUL ZRH\n'])('are no codes: %j', (above) => {
    expect(legs(read(above + DISPLAY).departureFlights)).toEqual([LEG]);
  });

  it('are codes where nobody bears them', () => {
    const text = 'SQ 938 04JUL27 SINDPS 0755 1040\nSQ 947 24JUL27 SINGAPORE SIN 2025 - DPS 2305';
    const { departureFlights, returnFlights } = read(text);
    expect(legs([...departureFlights, ...returnFlights])[0]).toEqual(LEG);
  });
});

describe('a fee for what is done on wish (F-697)', () => {
  const FLIGHT = 'LH 400 FRA-JFK 12.03.2027 10:55-13:40\nFare EUR 640 per adult\n';
  it.each([
    'Papers are not included. If you want we can file them, service charge EUR 35 per file.',
    'Wenn Sie möchten reservieren wir Plätze, Servicegebühr EUR 35',
  ])('is no upcharge: %s', (fee) => {
    const { upcharge, total } = read(FLIGHT + fee).fareDetails;
    expect([upcharge, total]).toEqual([null, 'EUR 640']);
  });

  it('is one where all pay it', () => {
    expect(read(`${FLIGHT}If you want it held call us. Service charge EUR 35`).fareDetails.upcharge).toBe('EUR 35');
  });
});
