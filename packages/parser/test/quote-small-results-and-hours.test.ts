/** F-385 to F-388: flights told one behind the other by their hours, sums of several ages, results in small letters. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const flights = (text: string) => {
  const { departureFlights, returnFlights } = read(text);
  return [...departureFlights, ...returnFlights].flatMap(({ segments }) =>
    segments.map((s) => `${s.departureLocation} ${s.departureTime} ${s.arrivalLocation} ${s.arrivalTime}`),
  );
};

describe('F-385 the only place of a flight that goes on', () => {
  it.each([
    'On 12 March BA 632 London 08:00, Athens 13:40. Next A3 7142 at 15:30, Mykonos 16:10',
    '12 March: BA 632 London 08.00, Athens 13.40 – A3 7142 15.30, Mykonos 16.10',
    '12 March: BA 632 London 08:00, Athens 13:40, A3 7142 15:30-16:10 Mykonos',
  ])('%s', (text) => {
    expect(flights(text)).toEqual([
      'London 8:00 AM Athens (ATH) 1:40 PM',
      'Athens (ATH) 3:30 PM Mykonos (JMK) 4:10 PM',
    ]);
  });

  it('the way home as well', () => {
    expect(flights('12 March: BA 632 London 08:00, Athens 13:40. 20 March: BA 633 14:30, London 16:30')[1]).toBe(
      'Athens (ATH) 2:30 PM London 4:30 PM',
    );
  });

  it('not where it says whence', () => {
    const text =
      '12 March: BA 632 London 08:00, Athens 13:40. 20 March: BA 633 at 14:30 from Thessaloniki, in at 16:30';
    expect(flights(text)[1]).toBe('Thessaloniki (SKG) 2:30 PM null 4:30 PM');
  });
});

describe('F-386 March', () => {
  it.each([
    'Mar 12 - 18.30 BA 640 LHR - ATH 23.55',
    'Mar. 12 - 18.30 BA 640 LHR - ATH 23.55',
    'BA 640 Mar 12 - 18.30 LHR ATH 23.55',
  ])('%s', (text) => {
    expect(read(text).departureFlights[0]?.date).toBe('2027-03-12');
  });

  it('a Tuesday stays one', () => {
    expect(read('mar 16.03.2027 IB 640 MAD - ATH 18.30 22.55').departureFlights[0]?.date).toBe('2027-03-16');
  });

  it('a year and an amount are no number', () => {
    const text = 'Hi Nora,\nBA 632 LHR ATH 08.00 13.40\n12 March 2027. 412 EUR\nAnn';
    expect(read(text).agentInfo.phone).toBeNull();
  });
});

describe('F-387 what several ages come to', () => {
  const fare = (text: string) => {
    const { fareDetails, passengers } = read(`${text}\nBA 640 10JUN LHRATH 0705 1255`);
    return [fareDetails.total, fareDetails.totalForAllPassengers, passengers];
  };

  it.each([
    ['Adults 489, kids 379, so 1736 all in GBP', ['GBP 489', 'GBP 1736', null]],
    ['adults 489 each, children 379 each, total 1736 GBP', ['GBP 489', '1736 GBP', null]],
    ['EUR adults 489 kids 379 total 1736', ['EUR 489', 'EUR 1736', null]],
    ['2 adults at 489, 2 kids at 379 = 1736 GBP', ['GBP 489', '1736 GBP', 4]],
    ['489 per adult, 379 per child, 1736 altogether (GBP)', ['GBP 489', 'GBP 1736', null]],
    ['Erwachsene 489, Kinder 379, zusammen 1736 Euro', ['EUR 489', '1736 Euro', null]],
  ])('%s', (text, expected) => {
    expect(fare(text)).toEqual(expected);
  });

  it.each([
    'Adults 2, kids 1, total 3',
    'adult 410, child 310, deposit 100 GBP',
    'adults 410, kids 310, bags 50 total 770 GBP',
  ])('no fares: %s', (text) => {
    expect(fare(text).slice(0, 2)).toEqual([null, null]);
  });
});

describe('F-388 results in small letters', () => {
  it('are offers', () => {
    const text =
      'ryanair\nstn 06:25 → fao 09:20\n2h 55m direct\n£89\n\neasyjet\nltn 07:10 → fao 10:05\n2h 55m direct\n£104';
    const { options } = read(text);
    expect(
      options.map(({ departureFlights, fareDetails }) => [
        departureFlights[0]?.segments[0]?.airline,
        departureFlights[0]?.segments[0]?.departureLocation,
        fareDetails.total,
      ]),
    ).toEqual([
      ['Ryanair', 'London (STN)', '£89'],
      ['easyJet', 'London (LTN)', '£104'],
    ]);
  });

  it.each(['12 june stn 06:25 → fao 09:20 ryanair £89 pp', '12 june\n06:25 stn – 09:20 fao\n£89 pp'])('%s', (text) => {
    expect(flights(text)).toEqual(['London (STN) 6:25 AM Faro (FAO) 9:20 AM']);
  });

  it.each(['set 06:25 → end 09:20', 'we can do the 06:25 → the 09:20'])('words are no airports: %s', (text) => {
    expect(flights(text)).toEqual([]);
  });
});
