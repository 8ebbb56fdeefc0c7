/** Where the rules F-432 to F-472 end: texts that look like their examples and mean another thing, or the same in another form. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const segments = (text: string) => {
  const { departureFlights, returnFlights } = read(text);
  return [...departureFlights, ...returnFlights].flatMap((journey) => journey.segments);
};
const hours = (text: string) =>
  segments(text).map((one) => [
    one.flightNumber,
    one.departureDate,
    one.departureTime,
    one.arrivalDate,
    one.arrivalTime,
  ]);
const ends = (text: string) =>
  segments(text).map((one) => [one.flightNumber, one.departureLocation, one.arrivalLocation]);

const FLIGHT = 'BA 476 LHR-PMI 14 Apr 2027 07:30 - 10:50';

describe('F-432, F-449 one value a line', () => {
  it('no show in two words is named with its rule', () => {
    const { restrictions, includes } = read(`${FLIGHT}\n£310\nNO SHOW\nNOT REFUNDABLE\nCHECKED BAGGAGE\n2 X 23KG`);
    expect([restrictions, includes]).toEqual([['NO SHOW NOT REFUNDABLE'], ['CHECKED BAGGAGE 2 X 23KG']]);
  });

  it('within 24 hours is no length of the flight', () => {
    const text = `${FLIGHT}\n£310\nRefunds:\nFree within 24 hours`;
    expect(hours(text)).toEqual([['BA 476', '2027-04-14', '7:30 AM', '2027-04-14', '10:50 AM']]);
    expect(segments(text)[0]?.duration).toBe('2h 20m');
    expect(read(text).restrictions).toEqual(['Refunds: Free within 24 hours']);
  });

  it('the days of balance and deposit stay with their names and set no limit', () => {
    const { restrictions, validUntil } = read(`${FLIGHT}\n£310\nBalance due\n14 Feb 2027\nDeposit by\n2 Dec 2026`);
    expect([restrictions, validUntil]).toEqual([['Balance due 14 Feb 2027', 'Deposit by 2 Dec 2026'], null]);
  });

  it('the limit in French and German capitals', () => {
    expect(read(`${FLIGHT}\n310 €\nÀ RÉGLER AVANT LE\n2 décembre 2026`).validUntil).toBe('2026-12-02');
    expect(read(`ZAHLBAR BIS:\n02.12.2026\n${FLIGHT}\n310 €`).validUntil).toBe('2026-12-02');
  });
});

describe('F-434 what is not in the price', () => {
  it.each(['Aufgabegepäck nicht inkl.', 'Bagage en soute pas inclus dans le prix', 'Bagage en soute pas compris'])(
    '%s is no inclusion',
    (line) => {
      const { includes, restrictions } = read(`${FLIGHT}\n310 € p.P.\n${line}`);
      expect([includes, restrictions]).toEqual([[], [line.replace(/\.$/, '')]]);
    },
  );

  it('what is in the price stays one', () =>
    expect(read(`${FLIGHT}\n310 €\nHandgepäck 8 kg inkl., Aufgabegepäck nicht inkl.`)).toMatchObject({
      includes: ['Handgepäck 8 kg inkl'],
      restrictions: ['Aufgabegepäck nicht inkl'],
    }));
});

describe('F-435 two flights in one line', () => {
  it.each([' and', ' +', ' /', ',', ' &'])(
    'the day behind "%s" and the minutes of an hour is the next flight’s',
    (mark) =>
      expect(hours(`13 Mar 2027: EDI-FRA LH931 18:35-21:50${mark} 14 Mar FRA-JNB LH572 22:05-08:25+1`)).toEqual([
        ['LH 931', '2027-03-13', '6:35 PM', '2027-03-13', '9:50 PM'],
        ['LH 572', '2027-03-14', '10:05 PM', '2027-03-15', '8:25 AM'],
      ]),
  );

  it('a year that is no likely minute stays a year', () =>
    expect(hours('14 Mar 2027 DXB - 0730 LHR 1140 EK1')).toEqual([
      ['EK 1', '2027-03-14', '7:30 AM', '2027-03-14', '11:40 AM'],
    ]));
});

describe('F-444, F-475 flights under one route', () => {
  it('one that tells no later day beside one that does lands on its own', () =>
    expect(segments('LHR-BKK\n14 Apr 2027\nLH901 07:30 - 10:10\nLH772 14:00 - 06:05+1\n£640')).toMatchObject([
      { flightNumber: 'LH 901', departureLocation: 'London (LHR)', arrivalDate: '2027-04-14', arrivalLocation: null },
      { flightNumber: 'LH 772', departureLocation: null, arrivalLocation: 'Bangkok (BKK)' },
    ]));

  it('a pair that both fly the whole way does', () =>
    expect(ends('LHR-SIN\n14 Apr 2027\nSQ 317 22:05 - 18:00+1\nSQ 322 23:55 - 05:45')).toEqual([
      ['SQ 317', 'London (LHR)', 'Singapore (SIN)'],
      ['SQ 322', 'Singapore (SIN)', 'London (LHR)'],
    ]));
});

describe('F-450, F-477 glued values', () => {
  it('am and pm before a name with a capital within and before a code', () =>
    expect(
      hours(
        'Departure Wed, Apr 14 2027\n9:30 PMMcCarran International (LAS)\n5:50 AM+1JFK International (JFK)\nJetBlueMintAirbus A321B6 612\n$310',
      ),
    ).toEqual([['B6 612', '2027-04-14', '9:30 PM', '2027-04-15', '5:50 AM']]));

  it('once is enough for am and pm', () =>
    expect(hours('BA 476 14 Apr 2027\n7:30 PMHeathrow (LHR)\n10:50 PM Palma (PMI)')).toEqual([
      ['BA 476', '2027-04-14', '7:30 PM', '2027-04-14', '10:50 PM'],
    ]));

  it('a town in capitals behind an hour is no half of the day', () =>
    expect(ends('14 Apr 2027 KL 402\n21:30 AMSTERDAM (AMS)\n04:10 AMMAN (AMM)')).toEqual([
      ['KL 402', 'Amsterdam (AMS)', 'Amman (AMM)'],
    ]));
});

describe('F-453 time zones that are airports, too', () => {
  it.each([
    ['AI 131 14 Apr 2027 BOM 13:05 IST - LHR 17:50 GMT', 'Mumbai (BOM)', 'London (LHR)'],
    ['AI 130 14 Apr 2027 LHR 21:00 GMT - BOM 11:30 IST', 'London (LHR)', 'Mumbai (BOM)'],
    ['TK1980 14 Apr 2027 LHR 16:30 IST 22:25', 'London (LHR)', 'Istanbul (IST)'],
    ['TK1980 14 Apr 2027 LHR 16:30 BST - IST 22:25', 'London (LHR)', 'Istanbul (IST)'],
    ['TK1979 14 Apr 2027 IST 13:30 - LHR 15:45', 'Istanbul (IST)', 'London (LHR)'],
  ])('%s', (text, from, to) =>
    expect(segments(text).map((one) => [one.departureLocation, one.arrivalLocation])).toEqual([[from, to]]),
  );
});

describe('F-457 a price summary', () => {
  const summary = (rows: string) => read(`${FLIGHT}\n2 travellers\n${rows}`).fareDetails;

  it.each([
    'Fare\n$1,000.00\n$500.00/person\nDiscount\n-$50.00\nTotal\n$950.00',
    'Fare $1,000.00 ($500.00/person)\nDiscount -$50.00\nTotal $950.00',
  ])('with a discount', (rows) =>
    expect(summary(rows)).toMatchObject({ totalForAllPassengers: '$950.00', baseFare: '$500.00' }),
  );

  it.each([
    'Flights\n£900.00 (£450.00/person)\nBags\n£90.00\nTotal\n£990.00',
    'Flights £900.00 (£450.00/person)\nBags £90.00\nTotal £990.00',
  ])('with what each pays beside what all pay', (rows) =>
    expect(summary(rows)).toMatchObject({ totalForAllPassengers: '£990.00', baseFare: '£450.00' }),
  );
});

describe('F-458 the day of booking is no note', () => {
  it.each(['Buchungsdatum: 20.11.2026', "Date d'achat : 20/11/2026", 'Data di acquisto: 20/11/2026'])('%s', (line) => {
    const { notes, validUntil } = read(`${FLIGHT}\n310 €\n${line}\nBuchbar bis 02.12.2026`);
    expect([notes, validUntil]).toEqual([null, '2026-12-02']);
  });
});

describe('F-459, F-476 the way and the day above the flights', () => {
  it('are no other options', () => {
    const { options, departureFlights, returnFlights } = read(
      `Your trip: LHR-PMI 14 Apr, PMI-LHR 21 Apr\n\n${FLIGHT}\nBA 477 PMI-LHR 21 Apr 2027 11:50 - 13:20\n£240`,
    );
    expect([options, departureFlights.length, returnFlights.length]).toEqual([[], 1, 1]);
  });

  it('another airline with its price is one', () =>
    expect(read(`${FLIGHT}\n£240\nOr LHR-PMI 14 Apr 2027 with Vueling £180`).options.length).toBe(2));
});

describe('F-460 by land', () => {
  it.each([
    'Hinflug 14.04.2027 Berlin BER 07:30 - Palma PMI 10:30, Bus zum Hotel 11:30',
    '14 Apr 2027 leave Gatwick 07:30, land Palma 10:30, taxi to hotel included',
    '14 Apr 2027 Gatwick 07:30 - Palma 10:30, then the bus to Inca',
  ])('%s: the flight before the ride stays', (text) =>
    expect(hours(text)).toEqual([[null, '2027-04-14', '7:30 AM', '2027-04-14', '10:30 AM']]),
  );

  it.each(['14 Apr 2027 Zurich HB 11:30 - Bern 12:10, by train', '14 Apr 2027 Palma 11:30 - Inca 12:10 by train'])(
    '%s is none',
    (text) => expect(segments(text)).toEqual([]),
  );
});

describe('F-463, F-445 words of the trade that name no seller', () => {
  it.each(['Flight: DY1641, Air Tromso', '2 travellers', '4 travellers incl. children'])('%s', (line) =>
    expect(read(`${line}\n14 Apr 2027 OSL 07:30 - TOS 09:20\n£140`).agentInfo.company).toBeNull(),
  );
});

describe('F-469 two numbers before the ends', () => {
  it.each([
    '14 Apr 2027 TK1954 & TK162 AMS 11:30 - ICN 15:50+1',
    'TK1954 + TK162, AMS-ICN, 14 Apr 2027 11:30 - 15:50+1',
    'TK1954 und TK162 AMS 11:30 ICN 15:50+1 14 Apr 2027',
  ])('%s', (text) =>
    expect(segments(text)).toMatchObject([
      { flightNumber: 'TK 1954', departureDate: '2027-04-14', departureTime: '11:30 AM', arrivalLocation: null },
      { flightNumber: 'TK 162', departureLocation: null, arrivalTime: '3:50 PM', arrivalLocation: 'Seoul (ICN)' },
    ]),
  );

  it('another carrier’s number behind a stroke is a partner’s', () =>
    expect(segments('BA 476 / IB 4476 LHR-PMI 14 Apr 2027 07:30 - 10:50').length).toBe(1));
});

describe('F-470 a designator in brackets', () => {
  it.each([
    ['ITA Airways (AZ) 603: 14 Apr 2027 FCO 11:05 - LIN 12:15', 'AZ 603'],
    ['BRITISH AIRWAYS (BA) 0476 / 14APR / LHR 0730 PMI 1050', 'BA 476'],
    ['Air France (AF) 14 Apr 2027 AF 1681 LHR 07:30 - CDG 09:50', 'AF 1681'],
    ['Fly with Delta (DL) 2 bags included, 14 Apr 2027 DL 44 JFK 19:30 - DUB 07:25+1', 'DL 44'],
  ])('%s', (text, number) => expect(segments(text).map(({ flightNumber }) => flightNumber)).toEqual([number]));
});

describe('F-471 the way out and the way home', () => {
  it('in one wording are one offer', () =>
    expect(
      read(
        'Departing Leeds:\n14 Apr 2027 FR 2331 LBA 07:30 - PMI 11:10\nDeparting Palma:\n21 Apr 2027 FR 2332 PMI 12:30 - LBA 14:10\n£90',
      ).options.length,
    ).toBeLessThan(2));
});

describe('F-467 where the flights of a table leave', () => {
  const rows = (heading: string) =>
    `${heading}\n\nFlight | Date | To | Dep | Arr | Price\n--- | --- | --- | --- | --- | ---\nFR 2331 | 14 Apr 2027 | PMI | 07:30 | 11:10 | £90\nFR 2333 | 14 Apr 2027 | AGP | 08:30 | 12:40 | £95\nFR 2335 | 14 Apr 2027 | FAO | 09:30 | 12:20 | £99`;

  it.each(['Flights from Leeds', '## Ex Leeds', 'Abflug ab Leeds:', '**Departing Leeds**\nPrices per person.'])(
    '%s: all from there, an offer each',
    (heading) =>
      expect(
        read(rows(heading)).options.map(({ departureFlights, fareDetails }) => [
          departureFlights[0]?.segments[0]?.departureLocation,
          fareDetails.total,
        ]),
      ).toEqual([
        ['Leeds (LBA)', '£90'],
        ['Leeds (LBA)', '£95'],
        ['Leeds (LBA)', '£99'],
      ]),
  );

  it('no flight leaves from where the one before has not landed yet', () =>
    expect(ends(rows('Prices'))[1]).toEqual(['FR 2333', null, 'Málaga (AGP)']));

  it('a flight that leaves after the one before has landed goes on', () =>
    expect(ends('13 Apr 2027 BA 476 LHR 07:30 - PMI 10:50, then IB 3911 to MAD 12:10 - 13:35')).toEqual([
      ['BA 476', 'London (LHR)', 'Palma de Mallorca (PMI)'],
      ['IB 3911', 'Palma de Mallorca (PMI)', 'Madrid (MAD)'],
    ]));
});

describe('F-473 the one price of a table', () => {
  const HEAD = 'Flight | Date | From | To | Dep | Arr';
  const ROW = 'LH 1078 | 14.04.2027 | HAM | ZRH | 11:05 | 12:25';
  it.each([
    [`${HEAD} | Price\n--- | --- | --- | --- | --- | --- | ---\n${ROW} | €210`, '€210'],
    [`${HEAD} | Price | Bag fee\n--- | --- | --- | --- | --- | --- | --- | ---\n${ROW} | €210 | €30`, '€210'],
    [`${HEAD} | Bag fee\n--- | --- | --- | --- | --- | --- | ---\n${ROW} | €30`, null],
    [
      'Flug | Datum | Ab HAM | An ZRH | Preis\n--- | --- | --- | --- | ---\nLH 1078 | 14.04.2027 | 11:05 | 12:25 | 210 €',
      '210 €',
    ],
    [
      `${HEAD} | Price\n--- | --- | --- | --- | --- | --- | ---\n${ROW} | €210\nLH 1079 | 21.04.2027 | ZRH | HAM | 11:05 | 12:25 | €220`,
      null,
    ],
  ])('%s', (text, total) => expect(read(text).fareDetails.total).toBe(total));
});

describe('F-474 names as systems write them', () => {
  const FLOWN = 'SK 1418 Wed 14 Apr 2027 ARN 11:05 - CPH 12:15';
  it.each([
    ['Passengers: BRANDT/LEO MR, BRANDT/MIA MRS', 'Leo Brandt', 2],
    ['Passengers: BRANDT/LEO MR; BRANDT/MIA MRS; BRANDT/TIM CHD', 'Leo Brandt', 3],
    ['Passenger: Brandt/Leo Mr', 'Leo Brandt', 1],
    ['Passenger: DOE, JOHN MR', 'John Doe', 1],
    ['Client: Mr/Mrs Brandt', 'Mr/Mrs Brandt', 2],
  ])('%s', (line, name, count) => {
    const { clientName, passengers } = read(`${line}\n${FLOWN}`);
    expect([clientName, passengers]).toEqual([name, count]);
  });

  it('F-465: so written who is the contact is known', () =>
    expect(read(`MAIN CONTACT: MR LEO BRANDT\nPassenger: Brandt/Leo Mr\n${FLOWN}`).agentInfo.name).toBeNull());
});

describe('F-469, F-444 under a heading that says the way', () => {
  it.each(['LH 901 & LH 772', 'Flights: LH 901, LH 772', 'Flights: LH 901 + LH 772'])(
    '%s are one journey',
    (numbers) => {
      const { departureFlights, returnFlights } = read(
        `Outbound: 14 Apr 2027\nLondon (LHR) 07:30 - Bangkok (BKK) 06:05+1\n${numbers}`,
      );
      expect([
        departureFlights.map((journey) => journey.segments.map((one) => one.flightNumber)),
        returnFlights,
      ]).toEqual([[['LH 901', 'LH 772']], []]);
    },
  );

  it('out and back under one route each', () => {
    const { departureFlights, returnFlights } = read(
      'Outbound\nLHR-BKK\n14 Apr 2027\nLH901 07:30 - 10:10\nLH772 14:00 - 06:05+1\nReturn\nBKK-LHR\n28 Apr 2027\nLH773 23:55 - 05:45+1\nLH902 07:00 - 07:45',
    );
    const told = (journeys: typeof departureFlights) =>
      journeys.map(({ segments: flown }) =>
        flown.map((one) => [one.flightNumber, one.departureLocation, one.arrivalLocation]),
      );
    expect([told(departureFlights), told(returnFlights)]).toEqual([
      [
        [
          ['LH 901', 'London (LHR)', null],
          ['LH 772', null, 'Bangkok (BKK)'],
        ],
      ],
      [
        [
          ['LH 773', 'Bangkok (BKK)', null],
          ['LH 902', null, 'London (LHR)'],
        ],
      ],
    ]);
  });
});

describe('F-471 a town whose name is a common word', () => {
  const flights = (first: string, second: string) =>
    `${first}\n14 avril 2027 AF 1236 NCE 11:05 - FCO 12:15\n120 €\n${second}\n14 avril 2027 AF 1234 LYS 11:05 - FCO 12:35\n140 €`;
  it.each([
    ['Vols au départ de Nice', 'Vols au départ de Lyon'],
    ['VOLS AU DÉPART DE NICE', 'VOLS AU DÉPART DE LYON'],
    ['Ex Nice:', 'Ex Lyon:'],
  ])('%s', (first, second) =>
    expect(read(flights(first, second)).options.map(({ fareDetails }) => fareDetails.total)).toEqual([
      '120 €',
      '140 €',
    ]),
  );
});

describe('F-444 the day of the way back below its route', () => {
  it.each([
    'LHR-BKK\n14 Apr 2027\nLH901 07:30 - 10:10\nLH772 14:00 - 06:05+1\n\nBKK-LHR\n28 Apr 2027\nLH773 23:55 - 05:45+1\nLH902 07:00 - 07:45',
    'LHR-BKK 14 Apr 2027\nLH901 07:30 - 10:10\nLH772 14:00 - 06:05+1\nBKK-LHR 28 Apr 2027\nLH773 23:55 - 05:45+1\nLH902 07:00 - 07:45',
  ])('is that of the flight below it: %s', (text) => {
    const { departureFlights, returnFlights } = read(text);
    expect(
      [departureFlights, returnFlights].map((way) => way.map(({ date, segments: flown }) => [date, flown.length])),
    ).toEqual([[['2027-04-14', 2]], [['2027-04-28', 2]]]);
    expect(ends(text)).toEqual([
      ['LH 901', 'London (LHR)', null],
      ['LH 772', null, 'Bangkok (BKK)'],
      ['LH 773', 'Bangkok (BKK)', null],
      ['LH 902', null, 'London (LHR)'],
    ]);
  });

  it('single flights under a route and a day each', () =>
    expect(hours('LHR-PMI\n14 Apr 2027\nBA476 07:30 - 10:50\nPMI-LHR\n21 Apr 2027\nBA477 11:50 - 13:20')).toEqual([
      ['BA 476', '2027-04-14', '7:30 AM', '2027-04-14', '10:50 AM'],
      ['BA 477', '2027-04-21', '11:50 AM', '2027-04-21', '1:20 PM'],
    ]));
});
