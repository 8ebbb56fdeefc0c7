/** Days that are no flight's, lengths no flight has, towns with a namesake: F-505 to F-507, F-518 of docs/behaviour.md, each with near-misses. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-27' });
const segmentsOf = (text: string) => {
  const { departureFlights, returnFlights } = parse(text);
  return [...departureFlights, ...returnFlights].flatMap(({ segments }) => segments);
};

const TOLD =
  'En terug: zondag 26 september 2027 vanuit Sydney met Qatar Airways QR909 om 21.40 naar Doha (aankomst 05.05 de dag erna), overstap van 3 uur en 10 minuten, en dan QR273 om 8.15, waarmee ze maandag 27 september om 14.05 weer op Schiphol staan.\n\nKosten € 2.148 p.p.\n';

describe('F-505 a day until which a price stands', () => {
  it.each([
    'Prijs geldt t/m maandag 7 december 2026.',
    'De prijzen gelden tot 7 december 2026',
    'Die Preise gelten bis Montag 7. Dezember 2026.',
    'Le tarif est valable jusqu’au 7 décembre 2026',
    'Please book by Monday 7 December 2026',
    'Reservar antes del 7 de diciembre de 2026',
  ])('is no day of a flight above it: %s', (line) => {
    expect(parse(TOLD + line).validUntil).toBe('2026-12-07');
    expect(segmentsOf(TOLD + line)).toMatchObject([
      { flightNumber: 'QR 909', departureDate: '2027-09-26', arrivalDate: '2027-09-27', layoverDuration: '3h 10m' },
      { flightNumber: 'QR 273', departureDate: '2027-09-27', arrivalDate: '2027-09-27', duration: '6h 50m' },
    ]);
  });

  it.each(['Preise gelten ab 1. Januar 2027', 'Fares valid from 1 January 2027', 'Betaling voor 1 januari 2027'])(
    'nor is it that of the flight below it: %s',
    (line) => {
      expect(segmentsOf(`${line}\nLH 400 FRA 10:30 - JFK 13:00 9 Apr 2027\n`)[0]?.departureDate).toBe('2027-04-09');
    },
  );

  it.each(['Wed 14 April 2027', 'Travel on 14 April 2027'])('but the day over a flight is its own: %s', (line) => {
    expect(segmentsOf(`${line}\nBA 117 LHR 10:30 - JFK 13:00\n`)[0]?.departureDate).toBe('2027-04-14');
  });
});

describe('F-506 a flight longer than any', () => {
  const text = 'Out: BA 15 LHR 21:00 12 Mar 2027 - SIN 17:50 13 Mar 2028\nPrice £900 pp\n';
  it('has no length, and its days are warned of', () => {
    const out = parse(text);
    expect(out.departureFlights[0]).toMatchObject({ totalTime: null, segments: [{ duration: null }] });
    expect(out.warnings.map(({ code, message }) => [code, message])).toEqual([
      ['duration-mismatch', 'By its days and times the flight would take 8796h 50m.'],
    ]);
  });

  it.each([
    ['the next day', '13 Mar 2027', '12h 50m'],
    ['two days on', '14 Mar 2027', '36h 50m'],
  ])('but %s is told', (_, day, length) => {
    const out = parse(text.replace('13 Mar 2028', day));
    expect(out.departureFlights[0]?.segments[0]?.duration).toBe(length);
    expect(out.warnings).toEqual([]);
  });

  it('tells days, not minutes, where the next flight leaves long before', () => {
    const out = parse(
      'Outbound\n10 Apr 2027\nBA 117 LHR 10:30 - JFK 13:00\n2 Apr 2027\nAA 1 JFK 15:00 - LAX 18:30\n£400 pp\n',
    );
    expect(out.warnings.map(({ message }) => message)).toEqual([
      'The next flight leaves New York (JFK) 7 days before this one lands.',
    ]);
  });
});

describe('F-507 a town with a namesake', () => {
  it.each([
    ['QR 909, 12 Mar 2027, Sydney 21:40 - Doha 05:05+1', 'Sydney (SYD)', 'Doha (DOH)'],
    ['SQ 237, 12 Mar 2027, Singapore 20:40 - Melbourne 07:05+1', 'Singapore (SIN)', 'Melbourne (MEL)'],
    ['EI 3320, 12 Mar 2027, Dublin 07:40 - Birmingham 08:50', 'Dublin (DUB)', 'Birmingham (BHX)'],
    ['FI 655, 12 Mar 2027, Reykjavik KEF 17:00 - Portland 17:45', 'Reykjavik (KEF)', 'Portland (PDX)'],
    ['LH 1126, 12 Mar 2027, MUC 09:00 - Barcelona 11:00', 'Munich (MUC)', 'Barcelona (BCN)'],
  ])('is the one that flights from abroad can reach: %s', (text, from, to) => {
    expect(segmentsOf(`${text}\n`)[0]).toMatchObject({ departureLocation: from, arrivalLocation: to });
  });

  it.each([
    ['AC 8000, 12 Mar 2027, Toronto 09:00 - Sydney 12:30', 'Sydney'],
    ['QF 12, 12 Mar 2027, JFK 18:20 - Melbourne 07:00+2', 'Melbourne'],
    ['BA 15, 12 Mar 2027, Singapore 09:00 - London 15:30', 'London'],
  ])('stays open where more than one is: %s', (text, to) => {
    expect(segmentsOf(`${text}\n`)[0]?.arrivalLocation).toBe(to);
  });

  it('is the same in every flight of an offer', () => {
    const flights = 'QF 44 15 Sep 2027 DPS 22:05 - Sydney 06:10+1\nVA 900 18 Sep 2027 Sydney 09:00 - Brisbane 10:30\n';
    expect(segmentsOf(flights).map((one) => [one.departureLocation, one.arrivalLocation])).toEqual([
      ['Denpasar (DPS)', 'Sydney (SYD)'],
      ['Sydney (SYD)', 'Brisbane (BNE)'],
    ]);
  });
});

describe('F-518 words for a deadline', () => {
  const QUOTE = 'BA117 09APR27 LHRJFK 1030 1300\n£400 pp\n';
  it.each([
    ['T/L is Fri 4 Dec so I need their decision before then.', '2026-12-04'],
    ['ticketing time limit 01DEC 1500H', '2026-12-01'],
    ['TTL 01DEC 1500', '2026-12-01'],
    ['the deadline is Friday 4 December', '2026-12-04'],
    ['no worries, need to know by Tues 1 Dec, both economy', '2026-12-01'],
    ['Approve by: Mon 30 Nov 2026, 12:00', '2026-11-30'],
    ['Ausstellungsfrist ist Fr 4. Dez.', '2026-12-04'],
    ['ich muss es bis Di 1. Dezember wissen', '2026-12-01'],
    ['il faut que je sache avant mardi 1er décembre', '2026-12-01'],
    ['necesito saberlo antes del martes 1 de diciembre', '2026-12-01'],
    ['Ik moet het weten voor dinsdag 1 december', '2026-12-01'],
  ])('%s', (line, day) => {
    expect(parse(QUOTE + line).validUntil).toBe(day);
  });

  it.each([
    "I'd love to know by then where you stayed on 4 Dec",
    'we will tell them by Tues 1 Dec',
    'Check-in time limit 60 minutes. Passport must be valid until 1 Dec 2027',
    'The hotel has stood since 3 June 1845',
  ])('but none in: %s', (line) => {
    expect(parse(QUOTE + line).validUntil).toBeNull();
  });

  it('told by a display and by who quotes it stands in both places', () => {
    const { source } = parse(
      '1 BA 117Y 09APR LHRJFK HK1 1030 1300\nLAST DATE TO PURCHASE TICKET: 15JAN27\n\nlast day to ticket is jan 15 2027. £400 pp\n',
    );
    expect(source.spans['/validUntil']).toHaveLength(2);
  });
});
