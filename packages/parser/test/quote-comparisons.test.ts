/** Sheets that compare ways to fly, an offer a row: F-212 of docs/behaviour.md, with its near-misses. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const sheet = (...rows: readonly (readonly string[])[]) => rows.map((row) => row.join('\t')).join('\n');
const told = (text: string) =>
  parse(text).options.map(({ label, departureFlights, returnFlights, fareDetails }) => [
    label,
    ...[...departureFlights, ...returnFlights].flatMap(({ segments }) =>
      segments.map(
        (s) => `${s.flightNumber} ${s.departureLocation} ${s.departureDate} – ${s.arrivalLocation} ${s.arrivalDate}`,
      ),
    ),
    fareDetails.total,
  ]);

describe('F-212 an offer a row', () => {
  const HEAD = [
    'Airline',
    'Onward',
    'Dep CPT',
    'Arr LHR',
    'Via',
    'Return',
    'Dep LHR',
    'Arr CPT',
    'Via',
    'Bags',
    'Base fare',
    'Taxes',
    'Total pp',
  ];
  const ROWS = [
    [
      'British Airways',
      'BA58',
      '19:05',
      '05:55 +1',
      'non stop',
      'BA59',
      '21:30',
      '11:05 +1',
      'non stop',
      '23kg',
      '9,450',
      '6,120',
      '15,570',
    ],
    [
      'Emirates',
      'EK773/EK3',
      '13:10',
      '06:40 +1',
      'DXB',
      'EK4/EK772',
      '20:20',
      '16:05 +1',
      'DXB',
      '30kg',
      '8,900',
      '5,800',
      '14,700',
    ],
  ];
  const TOP = 'Mr & Mrs Daniels\t2 ADT\nOut\tMon 10-May-27\tReturn\tMon 24-May-27\tZAR, as on 20-Nov-26\n\n';

  it('has both ways, the places of its headings, the days above the sheet and the fare of its row', () => {
    const [british, emirates] = told(TOP + sheet(HEAD, ...ROWS));
    expect(british).toEqual([
      'British Airways',
      'BA 58 Cape Town (CPT) 2027-05-10 – London (LHR) 2027-05-11',
      'BA 59 London (LHR) 2027-05-24 – Cape Town (CPT) 2027-05-25',
      'ZAR 15,570',
    ]);
    expect(emirates?.map((value) => value?.slice(0, 24))).toEqual([
      'Emirates',
      'EK 773 Cape Town (CPT) 2',
      expect.stringMatching(/^EK 3 Dubai \(DXB\)/),
      'EK 4 London (LHR) 2027-0',
      expect.stringMatching(/^EK 772 Dubai \(DXB\)/),
      'ZAR 14,700',
    ]);
    const { clientName, options } = parse(TOP + sheet(HEAD, ...ROWS));
    expect([clientName, options[1]?.notes]).toEqual(['Mr & Mrs Daniels', 'Bags: 30kg']);
    expect(options[0]?.fareDetails.baseFare).toBe('ZAR 9,450');
  });

  it('has its places from the title where no heading names them', () => {
    const text = `LGW - AMS for the Harts\nOut Fri 7 May 2027, back Mon 10 May 2027\n\n${sheet(
      ['Airline', 'Outbound flight', 'Dep', 'Arr', 'Inbound flight', 'Dep', 'Arr', 'Total per person'],
      ['KLM', 'KL 1002', '09:05', '11:25', 'KL 1005', '18:10', '18:30', 'GBP 212'],
      ['easyJet', 'U2 8867', '07:15', '09:35', 'U2 8870', '20:10', '20:25', 'GBP 148'],
    )}`;
    expect(told(text)[1]).toEqual([
      'easyJet',
      'U2 8867 London (LGW) 2027-05-07 – Amsterdam (AMS) 2027-05-07',
      'U2 8870 Amsterdam (AMS) 2027-05-10 – London (LGW) 2027-05-10',
      'GBP 148',
    ]);
  });

  it('is no row with one flight', () => {
    const text = sheet(
      ['Date', 'Flight', 'From', 'To', 'Dep', 'Arr', 'Fare'],
      ['7 May 2027', 'KL 1002', 'LHR', 'AMS', '09:05', '11:25', 'GBP 100'],
      ['10 May 2027', 'KL 1005', 'AMS', 'LHR', '18:10', '18:30', 'GBP 112'],
    );
    expect(told(text)).toEqual([]);
    expect(parse(text).returnFlights).toHaveLength(1);
  });
});
