/** Typed mails, sheets of delegates, displays and carts: F-158 to F-163 of docs/behaviour.md, each with a near-miss. */
import { describe, expect, it } from 'vitest';
import { fareOf, travelersOf } from '../src/formats/reading/gds/gds-fare.ts';
import { readGdsNames } from '../src/formats/reading/gds/gds-names.ts';
import { readScreenLines } from '../src/formats/reading/gds/gds-screen.ts';
import { readWorldspanFares } from '../src/formats/worldspan/read-fares.ts';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHT = 'BA 178 12 Mar 2027 JFK 18:30 LHR 06:40\n';
const quote = (text: string) => parse(`${FLIGHT}\n${text}`);
const unusedOf = (text: string): string[] => {
  const { source } = parse(text);
  return source.unused.map((span) => text.slice(...span));
};

describe('F-158 times with a point', () => {
  const text = (wait: string) =>
    `Out Mon 3/5/27\nEK701   MRU 16.35  ->  DXB 23.10    6h35\n        ${wait}\nEK029   DXB 02.45  ->  LHR 07.10    7h25    [Tue 4/5/27]`;
  const segments = (own: string) => parse(own).departureFlights.flatMap((group) => group.segments);

  it('make a length of the hours behind them, and of a length in a place the wait', () => {
    const own = text('(3h35 in Dubai)');
    expect(segments(own).map((s) => [s.departureTime, s.arrivalTime, s.duration, s.layoverDuration])).toEqual([
      ['4:35 PM', '11:10 PM', '6h 35m', '3h 35m'],
      ['2:45 AM', '7:10 AM', '7h 25m', null],
    ]);
    expect(parse(own).departureFlights[0]?.totalTime).toBe('17h 35m');
    expect(unusedOf(own)).toEqual([]);
  });

  it('a stated length or wait that they do not give is told', () => {
    const codes = (own: string) => parse(own).warnings.map(({ code, message }) => [code, message]);
    expect(codes(text('(4h35 in Dubai)'))).toEqual([
      ['duration-mismatch', expect.stringContaining('The wait takes 3h 35m')],
    ]);
    expect(codes(text('(3h35 in Dubai)').replace('7h25', '5h25'))).toContainEqual([
      'duration-mismatch',
      expect.stringContaining('The flight takes'),
    ]);
  });

  it('prices beside hours are none', () =>
    expect(
      segments('AF 1049 le 3/5/27 CDG 9h25 - NCE 10h55\nSiège 12.50 € + bagage 22.30 €, dépôt à 8h30')[0]
        ?.departureTime,
    ).toBe('9:25 AM'));
});

describe('F-159 sheets of those who travel', () => {
  const HEAD = 'Nr.\tParticipant\tTeam\tFare EUR\tTaxes EUR\tTotal EUR\tMeal\n';
  const rows = (names: readonly string[], numbers = names.map((_, i) => i + 1)) =>
    names.map((name, i) => `${numbers[i]}\t${name}\tSales\t410.00\t122.50\t532.50\tveg\n`).join('');
  const read = (text: string) => {
    const { fareDetails, passengers, warnings } = quote(text);
    return [fareDetails.baseFare, fareDetails.total, fareDetails.totalForAllPassengers, passengers, warnings.length];
  };
  const FOUR = ['Abel, Ida', 'Brun, Leo', 'Cerny, Jan', 'Diaz, Eva'];

  it('each numbered row is one traveler’s, columns of other things stand aside', () =>
    expect(read(`${HEAD}${rows(FOUR)}\tTOTAL\t4 pers.\t1640.00\t490.00\t2130.00`)).toEqual([
      'EUR 410.00',
      'EUR 532.50',
      'EUR 2130.00',
      4,
      0,
    ]));

  it('lists what gives nothing, and has few places for one value', () => {
    const text = `${FLIGHT}\n${HEAD}${rows([...FOUR, ...FOUR, ...FOUR])}\tTOTAL\t\t4920.00\t1470.00\t6390.00`;
    const { source, fareDetails, passengers } = parse(text);
    expect([fareDetails.total, fareDetails.totalForAllPassengers, passengers]).toEqual([
      'EUR 532.50',
      'EUR 6390.00',
      12,
    ]);
    expect((source.spans['/fareDetails/total'] as unknown[]).length).toBeLessThan(8);
    // The last number counts them.
    expect(unusedOf(text).length).toBe(7);
  });

  it('numbers that do not count up say how many', () =>
    expect(
      quote(
        'No.\tPassenger\tFare EUR\tTaxes EUR\tTotal EUR\n2\tAdult\t410.00\t122.50\t532.50\n1\tChild\t310.00\t110.00\t420.00',
      ).passengers,
    ).toBe(3));

  it('a table without its taxes is none', () => expect(read('Nr.\tTeam\tTotal EUR\n1\tSales\t532.50')[3]).toBeNull());

  it.each([
    'Handled by:\tIda Frey, Alpina Voyages SA\t\tValid until:\t11.12.2026',
    'Agent: Ida Frey, Alpina Voyages SA    Valid until: 11.12.2026',
  ])('a label in the line says what its own date is: %s', (line) => expect(quote(line).validUntil).toBe('2026-12-11'));
  it('not what stands in another cell', () =>
    expect(quote('Valid:\tyes\t\tTravel date:\t11.12.2026').validUntil).toBeNull());
});

describe('F-160 Worldspan’s rows with a currency', () => {
  const read = (text: string): unknown[] => {
    const fares = readWorldspanFares(readScreenLines(text));
    const { baseFare, total, totalForAllPassengers } = fareOf(fares);
    return [baseFare, total, totalForAllPassengers]
      .map((money): unknown => money?.value.amount ?? null)
      .concat(travelersOf(fares)?.value ?? null);
  };

  it.each([
    [
      ' PTC   FARE BASIS     FARE     TAXES    TOTAL\n ADT02 QLX4NBG    USD 512.00  USD 140.30  USD 652.30\n           TTL    USD 1024.00  USD 280.60  USD 1304.60',
      [512, 652.3, 1304.6, 2],
    ],
    [
      'ADT 02   GBP 300.00   90.00   GBP 390.00\nCNN 01   GBP 225.00   80.00   GBP 305.00\nTTL      GBP 825.00  260.00   GBP 1085.00',
      [300, 390, 1085, 3],
    ],
    // Two amounts, and two currencies, are no such row.
    ['ADT02 QLX4NBG    USD 512.00  USD 652.30', [null, null, null, null]],
    ['ADT02 QLX4NBG    USD 512.00  EUR 140.30  GBP 652.30', [null, null, null, null]],
  ])('%s', (text, values) => expect(read(text)).toEqual(values));

  it('names stand behind the letter of their field, telephones do not', () => {
    const names = (text: string) => readGdsNames(readScreenLines(text)).clientName?.value ?? null;
    expect(names('N- 1.1HOLT/ANN MRS  2.1HOLT/BEN MR')).toBe('Ann Holt, Ben Holt');
    expect(names('P- 1.LON/A 020 7946 0611')).toBeNull();
  });

  it('the agency’s line has its agent behind it; what the system says of its pricing is no title', () => {
    const { agentInfo, title, notes } = parse(
      '1P- 4KW2ZD\nP- 1.1HOLT/ANN MRS\n 1 BA  178 V 12MAR FR JFKLHR HK1   630P   640A#1 /O $ E\nP- NYC 212 555-0148 HARBOR LIGHT TRAVEL-WANDA\n>4P\nITIN TOTAL QUOTED 18NOV26 0915\nPTC   FARE BASIS   FARE   TAXES   TOTAL\nADT01 VLX   USD 300.00  USD 90.00  USD 390.00\n',
    );
    expect([agentInfo.name, agentInfo.company, agentInfo.phone]).toEqual([
      'WANDA',
      'HARBOR LIGHT TRAVEL',
      '212 555-0148',
    ]);
    expect([title, notes]).toEqual(['New York (JFK) → London (LHR)', null]);
  });
});

describe('F-161 carts, one value a line', () => {
  const PRICES =
    'Fare\nGBP 310.00\nCarrier charges\nGBP 90.00\nAirport taxes\nGBP 64.20\nTotal per traveller\nGBP 464.20\n';

  it('several taxes make the total with the fare', () => {
    const { fareDetails, warnings } = quote(
      PRICES.replace('Fare', 'Base fare').replace('Carrier charges', 'Carrier-imposed charges'),
    );
    expect([fareDetails.baseFare, fareDetails.total, warnings]).toEqual(['GBP 310.00', 'GBP 464.20', []]);
  });

  it('and not where one is missing', () =>
    expect(
      quote(
        PRICES.replace('Fare', 'Base fare')
          .replace('Carrier charges', 'Carrier-imposed charges')
          .replace('464.20', '494.20'),
      ).warnings.map(({ code }) => code),
    ).toEqual(['total-mismatch']));

  it('what one could have besides is neither price nor included', () => {
    const { fareDetails, includes } = quote(
      'Upgrade to Premium\nfrom GBP 905.00 per traveller\nLearn more\nExtra luggage\nfrom GBP 55.00\nAdd\nTotal per traveller\nGBP 464.20',
    );
    expect([fareDetails.total, includes]).toEqual(['GBP 464.20', []]);
    expect(quote('Economy fare\nfrom GBP 464.20 per traveller').fareDetails.total).toBe('GBP 464.20');
  });

  it('four steps in a row without numbers head nothing', () => {
    const steps = (first: string) => `${first}\nTravellers\nBags and seats\nPayment\nTime left\n`;
    expect(quote(`${steps('Flights')}Outward trip details`).restrictions).toEqual([]);
    expect(quote('Good to know\nPayment\n- Balance by 1 March 2027').restrictions).toEqual(['Balance by 1 March 2027']);
  });

  it('the kind of a bag belongs to what is said of it', () =>
    expect(quote('Your ticket includes\nCabin bag: 1 piece, 8 kg\nHold baggage: 20 kg').includes).toEqual([
      'Cabin bag: 1 piece, 8 kg',
      'Hold baggage: 20 kg',
    ]));
});

describe('F-162 mails as people write them', () => {
  const flight =
    'Saturday May 8, 2027 you leave London (LGW) at 9:40 am on BA 2610 and land in Naples (NAP) at 1:15 pm.';
  const first = (text: string) => {
    const [group] = parse(text).departureFlights;
    return [group?.date, group?.segments[0]?.departureLocation, group?.segments.length];
  };

  it.each([
    'Good news: nobody needs to be in Gatwick at five in the morning.',
    'You have to be at Gatwick by 7:40 am at the latest.',
    'Niemand muss um 5 Uhr in Gatwick stehen.',
  ])('where someone has to be is no flight: %s', (line) =>
    expect(first(`${line}\n\n${flight}`)).toEqual(['2027-05-08', 'London (LGW)', 1]),
  );

  it.each(['And now the small print:', 'And the fine print:', 'Please watch out for'])(
    'heads conditions: %s',
    (heading) =>
      expect(quote(`${heading}\n- middle seats unless you pay\n- no refund`).restrictions).toEqual([
        'middle seats unless you pay',
        'no refund',
      ]),
  );

  it('a short mail that is answered below gives no sender', () => {
    const lines = Array.from({ length: 16 }, (_, i) => `Line ${i + 1} of what I found for you.`).join('\n');
    const { agentInfo } = quote(
      `${lines}\n\nRuth\nRuth Ekwall\nNorth Star Travel, Duluth MN\n218-555-0147\n\n-----Original Message-----\n> Hi Ruth, we wondered about\n> the second half of August.\n> M.`,
    );
    expect([agentInfo.name, agentInfo.company]).toEqual(['Ruth Ekwall', 'North Star Travel']);
  });
});

describe('F-163 chats', () => {
  const at = (minute: number, who: string, said: string) => `[19/11/2026, 10:${minute}] ${who}: ${said}\n`;
  const OFFER = 'BA 178 Fri 12 Mar JFK 6:30pm - LHR 6:40am (Sat 13), USD 640 each';

  it('who greets the writer of the offer is its client', () => {
    const chat = `${at(10, 'Dr Imogen Vale', 'Hello Piet, have you found us a flight?')}${at(12, 'Piet (Fynbos Travel)', OFFER)}${at(14, 'Dr Imogen Vale', 'Thank you')}`;
    expect(parse(chat).clientName).toBe('Dr Imogen Vale');
  });

  it('whom the writer of the offer greets is its client', () => {
    const chat = `${at(10, 'Piet (Fynbos Travel)', 'Hello Imogen, here you are')}${at(11, 'Piet (Fynbos Travel)', OFFER)}${at(14, 'Imogen Vale', 'Thank you so very much, I shall ask my husband tonight whether he can come along')}`;
    expect(parse(chat).clientName).toBe('Imogen');
  });

  it('the last option keeps its price below its bags', () => {
    const option = (n: number, number: string, price: string) =>
      `OPTION ${n}\n${number} Fri 12 Mar JFK 6:30pm - LHR 6:40am (Sat 13)\nBags: 1 x 23kg each\n${price} per person\n\n`;
    const options = (text: string) => parse(text).options.map(({ fareDetails }) => fareDetails.total);
    const two = `${option(1, 'BA 178', 'USD 640')}${option(2, 'VS 4', 'USD 580')}`;
    expect(options(two)).toEqual(['USD 640', 'USD 580']);
    // A list behind the options is of all.
    expect(options(`${two}Conditions\n- Deposit USD 100 per person`)).toEqual(['USD 640', 'USD 580']);
  });
});
