/** Cards with one value a line, flights and fares typed in one, who sends them and what they bring: F-85 to F-87, F-98, F-99 of docs/behaviour.md, each with a near-miss. */
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
    ['Total\n$620\nfor 2 travelers', ['$310', '$620', 2]],
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
  it('reads the wait above the words for it, and the length of the journey', () => {
    const page = [
      ...['Outbound', 'Thu, 8 Apr 2027', 'KL1010', '2h 05', '18:20', 'EDI Edinburgh', '21:25', 'AMS Amsterdam'],
      ...['2h 10', 'Connect in airport', 'KL871', '8h 10', '23:35', 'AMS Amsterdam', '11:15', '+1', 'DEL Delhi'],
      'Journey duration: 12h 25',
    ];
    const [journey] = parse(page.join('\n')).departureFlights;
    expect(journey?.segments.map(({ duration, layoverDuration }) => [duration, layoverDuration])).toEqual([
      ['2h 05m', '2h 10m'],
      ['8h 10m', null],
    ]);
    expect(journey?.totalTime).toBe('12h 25m');
    expect(parse(page.join('\n')).warnings).toEqual([]);
    // Also where the words are no such words: no flight takes as long as it waits to the minute (F-448).
    const [other] = parse(page.map((line) => line.replace('Connect in', 'Meals in')).join('\n')).departureFlights;
    expect(other?.segments[0]?.layoverDuration).toBe('2h 10m');
    expect(other?.segments[1]?.duration).toBe('8h 10m');
  });

  it('reads the direction before a day far to the right', () => {
    const card = (day: string, number: string, from: string, to: string) =>
      `${day}\n15:35  ${from}\n  ${number}   Boeing 777   6h 10m\n19:45  ${to}\n`;
    const there = card('OUTBOUND                     Tue 02 Feb 2027', 'KL871', 'Amsterdam (AMS)', 'Tel Aviv (TLV)');
    const back = card('INBOUND                      Tue 16 Feb 2027', 'KL872', 'Tel Aviv (TLV)', 'Amsterdam (AMS)');
    const { departureFlights, returnFlights } = parse(`Return  |  2 Adults\n\n${there}\n${back}`);
    expect([departureFlights, returnFlights].map((groups) => groups.map(({ date }) => date))).toEqual([
      ['2027-02-02'],
      ['2027-02-16'],
    ]);
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
      [['KM 147 2027-06-06 10:10 AM 2027-06-06 2:10 PM'], ['KM 146 2027-06-13 7:00 AM 2027-06-13 9:20 AM']],
    ],
    [
      'Return Sun 6 Jun MAN-MLA KM147 1010-1410, back Sun 13 Jun MLA-MAN KM146 0700-0920',
      [['KM 147 2027-06-06 10:10 AM 2027-06-06 2:10 PM'], ['KM 146 2027-06-13 7:00 AM 2027-06-13 9:20 AM']],
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

describe('F-85 who sends it', () => {
  const agent = (text: string) => {
    const { name, company, email } = quote(text).agentInfo;
    return [name, company, email];
  };
  it.each([
    // The closing is the last sentence of its line.
    [
      '$845 per person. Let me know what you think. Kind regards,\n\nMoira Kelso\nKelso & Finch Travel\n12 Mill Street, Preston\nTel. 01772 555 018',
      ['Moira Kelso', 'Kelso & Finch Travel', null],
    ],
    [
      '845 € por persona. Quedo a su disposición. Un saludo muy cordial,\n\nIrene Salas\nViajes Nogal\nCalle Mayor 4, Logroño (La Rioja)',
      ['Irene Salas', 'Viajes Nogal', null],
    ],
    ['Let me know what you think. Many thanks,\n\nMoira Kelso', ['Moira Kelso', null, null]],
    ['Fares rise on Monday. Window or aisle,\n\nMoira Kelso', [null, null, null]],
    // A town behind its street is nobody.
    [
      '845 € pro Person\n\nTanja Weber\nLindenstr. 7, Fulda\nWeber Reisen\nTel. 0661 555 018',
      ['Tanja Weber', 'Weber Reisen', null],
    ],
    // What the head of a mail says of whom it went to is no sender.
    [
      'From: Odile Ferrand <odile@ferrand.example>\nTo: rita@client.example\nSubject: MARCHETTI / LIS\n\nHi Rita, $845 each.',
      ['Odile Ferrand', null, 'odile@ferrand.example'],
    ],
    ['$845 each, shall I hold it? 🙂 Nadia', ['Nadia', null, null]],
    ['$845 each, tell me soon 🙏🏽 Nadia', ['Nadia', null, null]],
    ['$845 each, tell me soon 🙏 Danke', [null, null, null]],
    ['$845 each, off to 🇲🇹 Malta', [null, null, null]],
  ])('%s', (text, expected) => expect(agent(text)).toEqual(expected));

  it('notes no address', () => {
    const text = '$845 each\n\nCheers,\nMoira Kelso\nKelso & Finch Travel\nRue de la Vieille Poste 14, Lille Centre';
    expect(quote(text).notes).toBeNull();
    expect(unusedOf(text)).toContain('Rue de la Vieille Poste 14, Lille Centre');
    expect(quote('$845 each\nThe shuttle leaves from gate 14, Lille Centre').notes).toContain('gate 14');
  });
});

describe('F-86 what a fare brings and what a page only offers', () => {
  const terms = (text: string) => {
    const { includes, restrictions } = quote(text);
    return [includes, restrictions];
  };
  it.each([
    [
      'Included for each passenger\n1 carry-on bag, 8 kg\n1 checked bag, 20 kg',
      [['1 carry-on bag, 8 kg', '1 checked bag, 20 kg'], []],
    ],
    ['Incluido por pasajero\n1 maleta, 20 kg', [['1 maleta, 20 kg'], []]],
    ['Enthalten pro Person\n1 Handgepäck, 8 kg', [['1 Handgepäck, 8 kg'], []]],
    // Buttons of a booking page.
    ['Non-refundable\n\nAdd bags   Change seats   Cancel booking', [[], ['Non-refundable']]],
    ['Nicht erstattbar\n\nGepäck hinzufügen   Flug umbuchen', [[], ['Nicht erstattbar']]],
    ['Non remboursable\n\nModifier mon vol\nAjouter des bagages', [[], ['Non remboursable']]],
    ['Change seats for £10\nCancel booking: £80', [[], ['Change seats for £10', 'Cancel booking: £80']]],
    ['Economy\nCabin bag 7 kg\nCheck-in bag 30 kg', [['Cabin bag 7 kg', 'Check-in bag 30 kg'], []]],
    ['Premium economy – bag+flex\n1 cabin bag included', [['1 cabin bag included'], []]],
    ['Economy – bag+meal included', [['Economy – bag+meal included'], []]],
    ['Economy\nCheck-in online opens 24 hours before, seats free', [[], []]],
    ['$845 each. Includes 20 kg checked + 7 kg hand baggage.', [['20 kg checked', '7 kg hand baggage'], []]],
    [
      'All prices include a 30kg bag each and meals on board. Date changes cost £80, and there is no refund once ticketed.',
      [
        ['a 30kg bag each', 'meals on board'],
        ['Date changes cost £80', 'no refund once ticketed'],
      ],
    ],
    ['The price includes a cabin bag and 1 checked bag.', [['a cabin bag and 1 checked bag'], []]],
    ['The price includes a bag of up to 23 kg and its handling.', [['a bag of up to 23 kg and its handling'], []]],
  ])('%s', (text, expected) => expect(terms(text)).toEqual(expected));

  it('notes no buttons', () => {
    expect(quote('$845 each\nAdd bags   Change seats   Request a receipt').notes).toBeNull();
    expect(quote('$845 each\nUpgrade your cabin and the lounge is yours as well').notes).not.toBeNull();
  });

  it.each(['Children: £480.00 each', 'Child (2-11): €310', 'Kinder 210 € je'])('makes no condition of %s', (line) =>
    expect(quote(`Adults: £610.00 each\n${line}`).restrictions).toEqual([]),
  );

  it('keeps what a fare for children asks', () =>
    expect(quote('Child £120 change fee').restrictions).toEqual(['Child £120 change fee']));
});

describe('F-87 displays with fare bases and notices', () => {
  const FLIGHTS =
    ' 1. BA  178 Y  12MAR JFKLHR HK2  1830  #0640  O*  E FR\n 2. BA  177 Y  20MAR LHRJFK HK2  1120   1425  O*  E SA\n';
  it.each([
    [
      'FQG 1-2   VLW7A0RG VLX7A0RG  612.00  421.47  1033.47 ADT\nGRAND TOTAL INCLUDING TAXES ****     GBP      2066.94',
      ['GBP 612.00', 'GBP 1033.47', 'GBP 2066.94'],
    ],
    [
      'FQG 1-2   VLW7A0RG VLX7A0RG  GBP  612.00  421.47  1033.47 ADT\nGRAND TOTAL INCLUDING TAXES ****     GBP      2066.94',
      ['GBP 612.00', 'GBP 1033.47', 'GBP 2066.94'],
    ],
    // No currency, no price.
    ['FQG 1-2   VLW7A0RG VLX7A0RG  612.00  421.47  1033.47 ADT', [null, null, null]],
  ])('%s', (text, expected) => {
    const { fareDetails, includes, title } = parse(
      `R4T7KM/LH QFRAM 3B2CCLH AG 91234560 18NOV\n${FLIGHTS}>FQ\n${text}\n    ADT   PRICING OPTION IS IN GBP - PER PASSENGER`,
    );
    expect([fareDetails.baseFare, fareDetails.total, fareDetails.totalForAllPassengers]).toEqual(expected);
    expect(includes).toEqual([]);
    expect(title).toBe('New York (JFK) → London (LHR)');
  });

  it('reads an allowance behind the mark of a notice', () => {
    const bag = 'BAG ALLOWANCE     -JFKLHR-01P/BA/EACH PIECE UP TO 50 POUNDS/23 KILOGRAMS';
    const of = (text: string) => parse(`${FLIGHTS}${text}`).includes;
    expect(of(`ATTN*${bag}\nATTN*${bag.replace('JFKLHR', 'LHRJFK')}\nLAST DAY TO PURCHASE 22JAN/2359`)).toEqual(
      of(bag),
    );
    expect(of(bag)).toEqual(['1 checked bag up to 50 pounds/23 kilograms']);
    expect(of('ATTN*VALIDATING CARRIER - BA')).toEqual([]);
  });
});
