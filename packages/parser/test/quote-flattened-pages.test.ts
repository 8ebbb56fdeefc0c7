/** F-472: mails and pages that came out as one long line. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const flights = (text: string) => {
  const { options, departureFlights, returnFlights } = read(text);
  expect(options).toHaveLength(0);
  return [...departureFlights, ...returnFlights].flatMap(({ segments }) =>
    segments.map((segment) => [
      segment.flightNumber,
      segment.departureTime,
      segment.arrivalLocation,
      segment.arrivalTime,
      segment.duration,
    ]),
  );
};

const wide = (parts: readonly string[], gap: number) => parts.join(' '.repeat(gap));
const MAIL = [
  'Vielen Dank, Ihre Buchung ist bestätigt. Ihre Buchungsdetails finden Sie untenstehend.',
  wide(['Fluginformationen', 'Hinflug'], 20),
  wide(['', 'Bergen (BGO) - Genf (GVA)', 'So 10.10.2027'], 12),
  wide(['', '06:45', 'BGO', '09:15', 'GVA', 'Reisedauer 2h 30m', 'LX 4355', 'Classic - K'], 6),
  wide(['', 'Rückflug', 'Genf (GVA) - Bergen (BGO)', 'Fr 15.10.2027'], 18),
  wide(['', '20:50', 'GVA', '23:20', 'BGO', 'Reisedauer 2h 30m', 'LX 4356', 'Classic - T'], 6),
  wide(['', 'Gesamtpreis', 'EUR 412,80'], 9),
].join('');

describe('F-472 wide gaps', () => {
  it('part the pieces of a mail', () => {
    expect(MAIL.length).toBeGreaterThan(400);
    expect(flights(MAIL)).toEqual([
      ['LX 4355', '6:45 AM', 'Geneva (GVA)', '9:15 AM', '2h 30m'],
      ['LX 4356', '8:50 PM', 'Bergen (BGO)', '11:20 PM', '2h 30m'],
    ]);
    expect(read(MAIL).fareDetails.totalForAllPassengers).toBe('EUR 412,80');
  });

  it('a table with few columns stays one', () => {
    const row = (...cells: readonly string[]) => cells.map((cell) => cell.padEnd(14)).join('');
    const table = [
      row('Flight', 'Date', 'From', 'To', 'Departs', 'Arrives'),
      row('LX4355', '10 Oct 2027', 'BGO', 'GVA', '06:45', '09:15'),
      row('LX4356', '15 Oct 2027', 'GVA', 'BGO', '20:50', '23:20'),
    ].join('\n');
    expect(flights(table).map(([number, leaves]) => [number, leaves])).toEqual([
      ['LX 4355', '6:45 AM'],
      ['LX 4356', '8:50 PM'],
    ]);
  });
});

describe('F-472 what a copy leaves for pictures', () => {
  const gap = '\ufffc\ufffc';
  const page = [
    'Departing flight·Sun, Oct 10',
    'Change flight',
    '6:45 AM·Bergen Airport (BGO)Travel time: 2 hr 30 min9:15 AM·Geneva Airport (GVA)SWISS·Economy·Airbus A320·LX 4355Below average legroom (29 in)Emissions estimate: 88 kg CO2eContrail warming potential: Low',
    'Returning flight·Fri, Oct 15',
    'Change flight',
    '8:50 PM·Geneva Airport (GVA)Travel time: 2 hr 30 min11:20 PM·Bergen Airport (BGO)SWISS·Economy·Airbus A320·LX 4356Below average legroom (29 in)Emissions estimate: 83 kg CO2eContrail warming potential: Low',
    '£412round trip',
  ].join(gap);
  it('parts the pieces of a page, and what is glued in them', () => {
    expect(flights(page)).toEqual([
      ['LX 4355', '6:45 AM', 'Geneva (GVA)', '9:15 AM', '2h 30m'],
      ['LX 4356', '8:50 PM', 'Bergen (BGO)', '11:20 PM', '2h 30m'],
    ]);
    expect(read(page).fareDetails.total).toBe('£412');
  });
});
