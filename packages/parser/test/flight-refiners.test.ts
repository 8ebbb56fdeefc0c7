/** The rules between reading and answer, on short displays: years, days of arrival, journeys, times, fares, cabins, route. */
import { describe, expect, it } from 'vitest';
import { type ParsedFlightQuote, parseFlightQuote } from '../src/index.ts';

const context = { referenceDate: '2026-11-21' };
const parse = (text: string): ParsedFlightQuote => parseFlightQuote(text, context);
const segmentsOf = (out: ParsedFlightQuote) =>
  [...out.departureFlights, ...out.returnFlights].flatMap((group) => group.segments);
/** `JFKLHR JFKLHR+...` of each group. */
const shape = (out: ParsedFlightQuote): string => {
  const codes = (groups: ParsedFlightQuote['departureFlights']): string =>
    groups
      .map((group) =>
        group.segments
          .map(
            (one) =>
              `${/\((\w{3})/.exec(one.departureLocation ?? '')?.[1]}${/\((\w{3})/.exec(one.arrivalLocation ?? '')?.[1]}`,
          )
          .join('+'),
      )
      .join(' ');
  return `${codes(out.departureFlights)} | ${codes(out.returnFlights)}`;
};

const OUT = ' 1 BA 178Y 12MAR F JFKLHR HK1 815A 805P';
const OUT_FOR_TWO = OUT.replace('HK1', 'HK2');
const BACK = ' 2 BA 179Y 20MAR J LHRJFK HK1 215P 515P';

describe('refineFlightPlaces', () => {
  it('F-2 gives cities to codes and names to designators', () => {
    expect(segmentsOf(parse(OUT))[0]).toMatchObject({
      departureLocation: 'New York (JFK)',
      arrivalLocation: 'London (LHR)',
      airline: 'British Airways',
      flightNumber: 'BA 178',
    });
  });

  it('P-2 leaves what it does not know as it stands', () => {
    expect(segmentsOf(parse(' 1 QQ 178Y 12MAR QQAQQB HK1 815A 805P'))[0]).toMatchObject({
      departureLocation: 'QQA',
      airline: 'QQ',
      duration: null,
    });
  });
});

describe('refineFlightYears', () => {
  it.each([
    [OUT, '2027-03-12'],
    [' 1 BA 178Y 25NOV JFKLHR HK1 815A 805P', '2026-11-25'],
    [' 1 BA 178Y 12MAR28 JFKLHR HK1 815A 805P', '2028-03-12'],
    // Two weekdays that are right in another year speak for it; one may be a slip.
    [' 1 TK 34U 26FEB SU IAHIST HK1 900P 545P\n 2 TK 33U 24MAR FR ISTIAH HK1 245P 820P', '2023-02-26'],
    [' 1 BA 178Y 12MAR M JFKLHR HK1 815A 805P', '2027-03-12'],
    // When the display was made, or until when it held, says more than today.
    ['RP/A/B  CV/SU  21NOV17/1012Z   QX7M2P\n  2  BA 178 Y 12MAR JFKLHR HK1 815A 805P', '2018-03-12'],
    [' 1 BA 178Y 12MAR JFKLHR HK1 815A 805P\nLAST DATE TO PURCHASE TICKET: 15FEB18', '2018-03-12'],
  ])('F-4 %s', (text, date) => {
    expect(parse(text).departureFlights[0]?.date).toBe(date);
  });

  it('F-4 counts on over New Year and says what it assumed', () => {
    const out = parse(' 1 BA 178Y 19DEC JFKLHR HK1 815A 805P\n 2 BA 179Y 07JAN LHRJFK HK1 215P 515P');
    expect([out.departureFlights[0]?.date, out.returnFlights[0]?.date]).toEqual(['2026-12-19', '2027-01-07']);
    expect(out.source.assumptions).toMatchObject([
      { pointer: '/departureFlights/0/date', kind: 'year', chosen: '2026' },
    ]);
  });

  it.each([
    ['TICKET BY 04FEB', '2027-02-04'],
    ['TICKET BY 10NOV', '2026-11-10'],
    ['TICKET BY 20MAR', '2027-03-20'],
    // Long after the flight and long past: the year stays open.
    ['TICKET BY 15JUL', '--07-15'],
  ])('F-4 %s', (line, date) => {
    expect(parse(`${OUT}\n${line}`).validUntil).toBe(date);
  });
});

describe('refineArrivalDays', () => {
  it.each([
    [' 1 BA 178Y 12MAR JFKLHR HK1 630P 640A', '2027-03-13'],
    [OUT, '2027-03-12'],
    ['  2  QF 012 I 05MAR 5 LAXSYD HK2  1030P 820A', '2027-03-07'],
    [' 4 UA 154K 28JUN GUMHNL HK4 735A 620P', '2027-06-27'],
    [' 3 UA 179S 19JAN EWRSGN HK1   345P  125A2*', '2027-01-21'],
    [' 1 QQ 178Y 12MAR QQAQQB HK1 630P 640A', '2027-03-13'],
  ])('F-5 %s lands on %s', (text, date) => {
    expect(segmentsOf(parse(text))[0]?.arrivalDate).toBe(date);
  });
});

describe('refineJourneys', () => {
  it.each([
    ['there and back', `${OUT}\n${BACK}`, 'JFKLHR | LHRJFK'],
    [
      'connections',
      ' 1 AA1734O 06MAY PHXDFW HK1 805A 1230P\n 2 AA 50O 06MAY DFWLHR HK1 500P 805A\n 3 BA 289O 20MAY LHRPHX HK1 300P 535P',
      'PHXDFW+DFWLHR | LHRPHX',
    ],
    [
      'an open jaw',
      ' 1 DL 112K 18JUN BOSFCO HK1 540P 750A\n 2 ARNK\n 3 DL 265K 29JUN VCEBOS HK1 1030A 105P',
      'BOSFCO | VCEBOS',
    ],
    ['home to the other airport', `${OUT}\n 2 BA 183Y 20MAR J LHREWR HK1 215P 515P`, 'JFKLHR | LHREWR'],
    [
      'several legs',
      ' 1 VS 103O 11JUL LHRATL HK4 1100A 330P\n 2 DL 897V 19JUL ATLMCO HK4 1255P 233P\n 3 VS 16O 03AUG MCOLGW HK4 755P 910A',
      'LHRATL ATLMCO MCOLGW | ',
    ],
    [
      'a stopover',
      ' 1 DL5976E 06JUL ORDLGA SS2 230P 545P\n 2 DL1496E 10JUL LGAMSP SS2 1000A 1215P',
      'ORDLGA LGAMSP | ',
    ],
    [
      'there and back within a day',
      ' 1 LH 109Y 06MAY MUCFRA HK1 600A 705A\n 2 LH1346Y 06MAY FRAWAW HK1 800A 940A\n 3 LH1349Y 06MAY WAWFRA HK1 500P 650P\n 4 LH 118Y 06MAY FRAMUC HK1 800P 855P',
      'MUCFRA+FRAWAW | WAWFRA+FRAMUC',
    ],
    ['days without times', ' 1 DL1234Y 15DEC EWRLHR GK1\n 2 DL1235Y 16DEC LHRTYO GK1', 'EWRLHR+LHRTYO | '],
  ])('F-3 %s', (_, text, expected) => {
    expect(shape(parse(text))).toBe(expected);
  });
});

describe('refineFlightTimes', () => {
  it('F-5 works out flights, waits, totals and stops through the zones', () => {
    const out = parse(' 1 AA1734O 06MAY PHXDFW HK1 805A 1230P\n 2 AA 50O 06MAY DFWLHR HK1 500P 805A');
    expect(out.departureFlights).toMatchObject([
      {
        totalTime: '16h 00m',
        stops: 1,
        segments: [
          { duration: '2h 25m', layoverDuration: '4h 30m' },
          { duration: '9h 05m', layoverDuration: null },
        ],
      },
    ]);
  });

  it('F-5 counts technical stops', () => {
    expect(parse('  2  DL 275 Y 23OCT DTWMNL DK1  1210P 855P 24OCT  E  1 388 D').departureFlights[0]?.stops).toBe(1);
  });
});

describe('refineFlightFares and refineCabins', () => {
  it.each([
    [`${OUT}\n 1- USD642.00 585.81XT USD1227.81ADT`, 'USD 1227.81', 'USD 1227.81'],
    [` 1.1HOLT/JO  2.1HOLT/KIM\n${OUT_FOR_TWO}\n 2- USD642.00 585.81XT USD1227.81ADT`, 'USD 1227.81', 'USD 2455.62'],
    // One seat, and the price of two: nothing follows from a number that the display tells in two ways (F-333).
    [`${OUT}\n 2- USD642.00 585.81XT USD1227.81ADT`, 'USD 1227.81', null],
    [` 1.2HOLT/JO/KIM\n${OUT}\n FQ-USD 100.00/USD 20.00US/USD 121.00 - 17SEP S`, 'USD 60.50', 'USD 121.00'],
  ])('F-8 %s', (text, total, all) => {
    const { fareDetails } = parse(text);
    expect([fareDetails.total, fareDetails.totalForAllPassengers]).toEqual([total, all]);
  });

  it.each([
    ['2 adults + 1 child, total £900', 3, null],
    ['Passengers: 3 (2 adults, 1 child)\nTotal for all £900', 3, null],
    ['2 adults\n1 child\nTotal £900', 3, null],
    ['3 adults, total £900', 3, 'GBP 300'],
  ])('F-8 gives no one a share of what adults and children pay together: %j', (text, passengers, total) => {
    const quote = parse(`${OUT}\n\n${text}`);
    expect([quote.passengers, quote.fareDetails.total, quote.fareDetails.totalForAllPassengers]).toEqual([
      passengers,
      total,
      '£900',
    ]);
  });

  it.each([
    ['BA 178Y', 'Economy'],
    ['BA 178J', 'Business'],
    ['BA 178W', 'Premium Economy'],
    ['SU 178A', 'First'],
    // The letter means another cabin from airline to airline.
    ['SU 178W', null],
  ])('F-9 %s', (flight, cabin) => {
    expect(parse(` 1 ${flight} 12MAR JFKLHR HK1 815A 805P`).fareDetails.fareClass).toBe(cabin);
  });

  it('F-9 names none where the cabins differ', () => {
    expect(parse(`${OUT}\n 2 BA 179J 20MAR LHRJFK HK1 215P 515P`).fareDetails.fareClass).toBeNull();
  });
});

describe('refineFlightRoute and refineFlightDates', () => {
  it.each([
    [`${OUT}\n${BACK}`, 'New York (JFK) → London (LHR)', 'March 12 to 20, 2027'],
    [OUT, 'New York (JFK) → London (LHR)', 'March 12, 2027'],
    [
      ' 1 DL 112K 18JUN BOSFCO HK1 540P 750A\n 2 DL 265K 29JUN VCEBOS HK1 1030A 105P',
      'Boston (BOS) → Rome (FCO) · Venice (VCE) → Boston (BOS)',
      'June 18 to 29, 2027',
    ],
  ])('F-6 F-7 %s', (text, route, dates) => {
    expect([parse(text).route, parse(text).dates, parse(text).title]).toEqual([route, dates, route]);
  });
});

describe('several offers', () => {
  const other = ' 1 VS 4Y 12MAR F JFKLHR HK1 630P 640A\n 2 VS 3Y 20MAR J LHRJFK HK1 215P 515P';

  it.each([
    ['under headings', `OPTION 1\n${OUT}\n${BACK}\nUSD 845.00 per person\n\nOPTION 2\n${other}\nUSD 612.00 per person`],
    ['one after the other', `${OUT}\n${BACK}\nUSD 845.00 per person\n\n${other}\nUSD 612.00 per person`],
  ])('F-11 are told apart %s', (_, text) => {
    expect(
      parse(text).options.map((one) => [one.departureFlights[0]?.segments[0]?.flightNumber, one.fareDetails.total]),
    ).toEqual([
      ['BA 178', 'USD 845.00'],
      ['VS 4', 'USD 612.00'],
    ]);
  });

  it('F-11 are not made of a copy', () => {
    expect(parse(`${OUT}\n${BACK}\n\n${OUT}\n${BACK}`).options).toEqual([]);
  });
});

describe('a display with a mail around it', () => {
  it('F-10 takes the typed price and deadline, the names and their number from the display', () => {
    const out = parse(
      `Dear Ann, please find your flights for 3 people:\n 1.1HOLT/JO MR  2.1HOLT/KIM MRS\n 1 BA 178Y 12MAR JFKLHR HK2 815A 805P\n 2-    USD642.00   585.81XT   USD1227.81ADT\nTICKET BY 22JAN27\n\nYour price: USD 1,350.00 per person.`,
    );
    expect(out.clientName).toBe('Jo Holt, Kim Holt');
    expect(out.passengers).toBe(2);
    expect(out.fareDetails.total).toBe('USD 1,350.00');
    expect(out.validUntil).toBe('2027-01-22');
  });

  it('F-10 keeps the display where the mail says the same', () => {
    const out = parse(`${OUT}\n 1-    USD642.00   585.81XT   USD1227.81ADT\n\nSo that is USD 1,227.81 per person.`);
    expect(out.fareDetails.baseFare).toBe('USD 642.00');
  });
});
