/** Cards with one value a line, and flights and fares typed in one: F-98, F-99 of docs/behaviour.md, each with a near-miss. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHT = 'BA 178 12 Mar 2027 JFK 18:30 LHR 06:40\n';
const quote = (text: string) => parse(`${FLIGHT}${text}`);
const unusedOf = (text: string): string[] => parse(text).source.unused.map((span) => text.slice(...span));
/** Of each side: number, day and times of its flights. */
const flights = (text: string) => {
  const { departureFlights, returnFlights } = parse(text);
  return [...departureFlights, ...returnFlights].map(({ segments }) =>
    segments.map((one) =>
      [one.flightNumber, one.departureDate, one.departureTime, one.arrivalDate, one.arrivalTime].join(' '),
    ),
  );
};

describe('F-98 for whom an amount is', () => {
  const prices = (text: string) => {
    const { fareDetails, passengers } = quote(text);
    return [fareDetails.total, fareDetails.totalForAllPassengers, passengers];
  };
  it.each([
    ['£310\nper adult\n£620\ntotal for 2 adults', ['£310', '£620', 2]],
    ['Base fare per adult\n£240\nTaxes per adult\n£70\n£310\nper adult\n£620\ntotal for 2 adults', ['£310', '£620', 2]],
    ['ab 310 €\npro Person\n620 €\nGesamtpreis für 2 Erwachsene', ['310 €', '620 €', 2]],
    ['310 €\n\npar personne\n\n620 €\n\npour 2 adultes', ['310 €', '620 €', 2]],
    ['Total\n$620\nfor 2 travelers', ['USD 310', '$620', 2]],
    // Above their amounts: the run ends with one.
    ['Per adult\n£310\nTotal for 2 adults\n£620', ['£310', '£620', 2]],
    ['£310\nTotal for 2 adults\n£620', ['£310', '£620', 2]],
  ])('%s', (text, expected) => {
    expect(prices(text)).toEqual(expected);
    expect(unusedOf(`${FLIGHT}${text}`).filter((line) => line !== '£70')).toEqual([]);
  });

  it('has the line below in its place', () => {
    const text = `${FLIGHT}£310\nper adult`;
    const spans = parse(text).source.spans['/fareDetails/total'] as readonly (readonly [number, number])[];
    expect(spans.map(([from, to]) => text.slice(from, to))).toEqual(['£310', 'per adult']);
  });

  it.each([
    ['2 adults £410 each, child £300 = £1,120 all 3', ['£410', '£1,120', 3]],
    ['2 Erw je 410 €, Kind 300 €, zusammen 1120 € alle drei', ['410 €', '1120 €', 3]],
    ['2 adults £410 each, £820 all in, seat £30 for all 3 flights', ['£410', '£820', 2]],
    ['2 adults £410 each, child £300 = £1,120', ['£410', null, 2]],
  ])('%s', (text, expected) => expect(prices(text)).toEqual(expected));
});

describe('F-99 days, waits and places around the times', () => {
  const CARD = [
    'Depart',
    'Thu, 8 Apr 2027',
    'KL 1010',
    '18:20',
    'Edinburgh (EDI)',
    '2h 05m',
    '21:25',
    'Amsterdam (AMS)',
    'Layover',
    '2h 10m in Amsterdam (AMS)',
    'KL 871',
    '23:35',
    'Amsterdam (AMS)',
    '8h 10m',
    '11:15',
    'Fri, 9 Apr',
    'Delhi (DEL)',
  ];
  it('reads the day between a time of arrival and its place', () => {
    const text = CARD.join('\n');
    expect(flights(text)).toEqual([
      ['KL 1010 2027-04-08 6:20 PM 2027-04-08 9:25 PM', 'KL 871 2027-04-08 11:35 PM 2027-04-09 11:15 AM'],
    ]);
    const { source, departureFlights } = parse(text);
    expect(departureFlights[0]?.segments[0]?.layoverDuration).toBe('2h 10m');
    const [from, to] = source.spans['/departureFlights/0/segments/0/layoverDuration'] as readonly [number, number];
    expect(text.slice(from, to)).toBe('2h 10m');
    expect(unusedOf(text)).toEqual(['Depart', 'Layover']);
  });
  it('and the day behind a time of departure', () => {
    const late = [...CARD.slice(0, 8), 'KL 873', '00:35', 'Fri, 9 Apr', 'Amsterdam (AMS)', '12:15', 'Delhi (DEL)'];
    expect(flights(late.join('\n'))[0]?.[1]).toBe('KL 873 2027-04-09 12:35 AM 2027-04-09 12:15 PM');
  });

  it.each([
    [
      'Tue 5 Jan 2027 FZ 711 DXB 09:40 - TBS 13:05 / Tue 12 Jan 2027 FZ 712 TBS 14:05 - DXB 17:25',
      [['FZ 711 2027-01-05 9:40 AM 2027-01-05 1:05 PM'], ['FZ 712 2027-01-12 2:05 PM 2027-01-12 5:25 PM']],
    ],
    [
      'Malta return: Sun 6 Jun MAN-MLA KM147 1010-1410, back Sun 13 Jun MLA-MAN KM146 0700-0920',
      [['BY 2314 2027-06-06 9:00 AM 2027-06-06 3:10 PM'], ['BY 2315 2027-06-13 4:10 PM 2027-06-13 6:50 PM']],
    ],
    [
      'KEF one way as asked: Sun 6 Jun MAN-KEF FI441 dep 1210 arr 1400',
      [['FI 441 2027-06-06 12:10 PM 2027-06-06 2:00 PM']],
    ],
  ])('%s', (text, expected) => expect(flights(text)).toEqual(expected));

  it('goes on from a place that is not the aim', () => {
    const { route } = parse('LHR Sun 6 Jun 2027 BA 430 0900 - AMS 1115, AMS-DEL KL 871 1335-0110+1');
    expect(route).toBe('London (LHR) → Delhi (DEL)');
  });

  it('reads the whole journey behind its stops', () => {
    const text =
      'Outbound 8 Apr 2027\n1 stop, total travel time 12h 25m\nKL 1010 EDI 18:20 - AMS 21:25\nKL 871 AMS 23:35 - DEL 11:15';
    expect(parse(text).departureFlights[0]?.totalTime).toBe('12h 25m');
    expect(parse(text).source.spans['/departureFlights/0/totalTime']).toBeDefined();
    expect(quote('1 stop, total price £1,240').fareDetails.total).toBe('£1,240');
  });
});
