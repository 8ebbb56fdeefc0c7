/** How typed flight offers are read: rules of section F of docs/behaviour.md by small texts, each with a near-miss. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const flights = (text: string) => {
  const { departureFlights, returnFlights } = parse(text);
  return [...departureFlights, ...returnFlights].flatMap((group) =>
    group.segments.map(
      (s) => `${s.flightNumber} ${s.departureLocation} ${s.departureTime} – ${s.arrivalLocation} ${s.arrivalTime}`,
    ),
  );
};
const JFK_LHR = 'BA 178 New York (JFK) 6:30 PM – London (LHR) 6:40 AM';

describe('F-42 numbers that are called as aircraft are', () => {
  const read = (text: string) => {
    const [segment] = parse(text).departureFlights[0]?.segments ?? [];
    return [segment?.flightNumber, segment?.aircraft];
  };

  it.each([
    ['Fri 5 Mar 2027\nUA 787 SFO 11:20 HND 15:30', ['UA 787', null]],
    ['Fri 5 Mar 2027\nUA 787 Boeing 777-300ER SFO 11:20 HND 15:30', ['UA 787', 'Boeing 777-300ER']],
    ['Fri 5 Mar 2027\nUA 837 on a 787 SFO 11:20 HND 15:30', ['UA 837', '787']],
  ])('%j', (text, wanted) => expect(read(text)).toEqual(wanted));
});

describe('F-40 one flight in many orders', () => {
  it.each([
    ['one line', 'BA 178 12 Mar 2027 JFK 18:30 LHR 06:40 +1'],
    ['times behind the places', 'BA178 12MAR27 JFK LHR 1830 0640+1'],
    ['the number last', '12 Mar 2027, New York (JFK) 6:30pm to London (LHR) 6:40am next day, flight BA 178'],
    [
      'labels',
      'Flight: BA 178\nFrom: New York JFK\nTo: London LHR\nDate: 12 March 2027\nDeparts: 18:30\nArrives: 06:40',
    ],
    ['one value a line', 'Fri, 12 Mar 2027\n18:30\nNew York (JFK)\n7h 10m\n06:40\nLondon (LHR)\nBA 178\nEconomy'],
    [
      'markdown',
      '| Flight | From | To | Departs | Arrives |\n|---|---|---|---|---|\n| BA 178 | JFK | LHR | 18:30 | 06:40 |',
    ],
    ['tabs', 'Flight\tFrom\tTo\tDep\tArr\nBA 178\tJFK\tLHR\t1830\t0640'],
    ['semicolons', 'Flug;Von;Nach;Abflug;Ankunft\nBA 178;JFK;LHR;18:30;06:40'],
    [
      'a table on its side',
      '| Flight | BA 178 |\n|---|---|\n| From | JFK |\n| To | LHR |\n| Departs | 18:30 |\n| Arrives | 06:40 |',
    ],
    ['a sentence', 'You leave New York JFK at 6:30pm on BA178 and land at London LHR at 6:40am the next morning.'],
    ['German', 'BA 178  New York (JFK) ab 18:30 Uhr – London (LHR) an 06:40 Uhr (+1)'],
    ['French', 'Vol BA 178 New York (JFK) 18h30 → London (LHR) 06h40 (+1)'],
  ])('%s', (_, text) => expect(flights(text)).toEqual([JFK_LHR]));

  it('takes a route without a flight for a title', () => {
    expect(flights('New York (JFK) to London (LHR)\nBA 178 JFK 18:30 LHR 06:40')).toEqual([JFK_LHR]);
  });

  it.each([
    'Our office is open Mon-Fri 09:00-17:30, Sat 10:00-16:00 in London.',
    'Check-in at the hotel in Paris from 15:00, check-out by 11:00.',
    'The offer for London is valid until 12 Mar 2027 at 18:00.',
  ])('reads no flight in: %s', (text) => expect(flights(text)).toEqual([]));
});

describe('F-41 connecting flights', () => {
  it('land on the day in brackets behind their arrival', () => {
    const [group] = parse(
      'Hinflug am Samstag, 05.06.2027\nIB 700  ab Bilbao 15:00 Uhr, an Madrid 16:10 Uhr\nIB 6830  ab Madrid 23:55 Uhr, an Bogota 04:30 Uhr (Sonntag, 06.06.2027)',
    ).departureFlights;
    expect(group?.segments.map((s) => [s.departureDate, s.arrivalDate])).toEqual([
      ['2027-06-05', '2027-06-05'],
      ['2027-06-05', '2027-06-06'],
    ]);
  });

  const text = (second: string) => `Thu 14 Oct 2027\nQF1 Sydney (SYD) 15:10 - Singapore (SIN) 20:25\n${second}`;

  it('gives them the day of the flight before, or the next', () => {
    const [group] = parse(text('QF1 Singapore (SIN) 22:10 - London (LHR) 04:55 (+1)')).departureFlights;
    expect(group?.segments[1]).toMatchObject({ departureDate: '2027-10-14', arrivalDate: '2027-10-15' });
    const [later] = parse(text('QF1 Singapore (SIN) 00:10 - London (LHR) 06:55')).departureFlights;
    expect(later?.segments[1]).toMatchObject({ departureDate: '2027-10-15', arrivalDate: '2027-10-15' });
  });

  it('leaves a flight from elsewhere without a day', () => {
    const segments = parse(text('QF9 Perth (PER) 22:10 - London (LHR) 04:55')).departureFlights.flatMap(
      (g) => g.segments,
    );
    expect(segments[1]?.departureDate).toBeNull();
  });
});

describe('F-45 directions', () => {
  it('ends a heading where the flights do not go on', () => {
    const { departureFlights, returnFlights } = parse(
      'Out 6/10 DL 264 JFK-CDG 7:30pm-9:05am\n6/20 DL 265 CDG-JFK 10:50am-1:05pm',
    );
    expect([departureFlights.length, returnFlights.length]).toEqual([1, 1]);
  });

  it('flies back the way out where only day and times are told', () => {
    const { returnFlights } = parse('Gatwick to Malaga, easyJet, 10 Aug 06:15-09:55, back 17 Aug 21:30-23:20');
    expect(returnFlights[0]?.segments[0]).toMatchObject({
      departureLocation: 'Málaga (AGP)',
      arrivalLocation: 'London (LGW)',
      departureTime: '9:30 PM',
    });
    expect(parse('JetBlue to San Juan and back, 3 travelers').returnFlights).toEqual([]);
  });
});

describe('F-46 options', () => {
  const A = 'BA 178 12 Mar 2027 JFK 18:30 LHR 06:40+1';
  const B = 'VS 4 12 Mar 2027 JFK 20:30 LHR 08:35+1';
  const read = (text: string) => parse(text).options.map((o) => [o.label, o.fareDetails.total, o.fareDetails.upcharge]);

  it('reads headings, letters, prices behind and above', () => {
    expect(read(`Option 1\n${A}\n$845 pp\n\nOption 2\n${B}\n$812 pp`)).toEqual([
      ['Option 1', '$845', null],
      ['Option 2', '$812', null],
    ]);
    expect(read(`A) ${A} £450\nB) ${B} £470`)).toEqual([
      ['A', '£450', null],
      ['B', '£470', null],
    ]);
    expect(read(`${A}\n$845 per person\n${B}\n$812 per person`).map(([, total]) => total)).toEqual(['$845', '$812']);
    expect(read(`$845 per person\n${A}\n$812 per person\n${B}`).map(([, total]) => total)).toEqual(['$845', '$812']);
  });

  it('adds what another flight costs more', () => {
    expect(read(`${A}\n$845 pp\nThe later flight is ${B}, that's +$40 pp`)).toEqual([
      [null, '$845', null],
      [null, '$885', '$40'],
    ]);
  });

  it('takes one offer, a flight told twice and an option that is a word for one', () => {
    expect(read(`${A}\n$845 pp`)).toEqual([]);
    expect(read(`${A}\n$845 pp\n\nIn short: ${A}`)).toEqual([]);
    expect(read(`${A}\nOption to add a bag for $75\n$845 pp`)).toEqual([]);
  });
});

describe('fares', () => {
  const fare = (text: string) => parse(`BA 178 12 Mar 2027 JFK 18:30 LHR 06:40+1\n${text}`).fareDetails;

  it.each([
    ['$845 per person, $1,690 for 2', { total: '$845', totalForAllPassengers: '$1,690' }],
    ['Base fare $645.00\nTaxes $200.00\nTotal $845.00', { baseFare: '$645.00', total: '$845.00' }],
    ['was $999, now $845 pp', { total: '$845' }],
    ['Price $845 pp. Checked bag $75. Change fee $200.', { total: '$845' }],
    [
      'Adult £820, child £615, total for 2 adults and 1 child £2,255',
      { total: '£820', totalForAllPassengers: '£2,255' },
    ],
    ['$845 pp plus $35 service fee', { total: '$845', upcharge: '$35' }],
    ['Preis pro Person 1.299,00 €', { total: '1.299,00 €' }],
    ['Rs. 1,24,500 per person', { total: 'Rs. 1,24,500' }],
    ['AUD 1,890 per adult', { total: 'AUD 1,890' }],
    ['CAD$ 1,890 pp', { total: 'CAD$ 1,890' }],
    ['USD 1,120 - 1,190 per person', { total: 'USD 1,120 - 1,190' }],
  ])('F-47 reads %j', (text, expected) => expect(fare(text)).toMatchObject(expected));

  it.each([
    ['2 adults\nFare 789 €\nTaxes 312.45 €\nTotal for 2: 2202.90 €', { baseFare: '789 €', total: 'EUR 1101.45' }],
    ['$289 pp x 2 = 578', { total: '$289', totalForAllPassengers: 'USD 578' }],
    ['1,432.10 USD per passenger\nTotal: 2,864.20 USD', { totalForAllPassengers: '2,864.20 USD' }],
    ['1 adult\nTotal $845', { total: '$845', totalForAllPassengers: '$845' }],
  ])('F-48 places the amounts of %j', (text, expected) => expect(fare(text)).toMatchObject(expected));

  it.each([
    ['Cabin: World Traveller Plus (Premium Economy)', 'World Traveller Plus (Premium Economy)'],
    ['Blue fare $287.40 pp', 'Blue'],
    [`The fare in economy is €649 per person. ${'We would be glad to hold the seats for you. '.repeat(6)}`, 'economy'],
    ['If you would like Business, upgrades start at $900', null],
    ['Round trip fare $287.40 pp', null],
  ])('F-51 reads the class in %j', (text, fareClass) => expect(fare(text).fareClass).toBe(fareClass));
});

describe('who travels', () => {
  it.each([
    ['Dear Mr and Mrs Hargreaves,', 'Mr and Mrs Hargreaves'],
    ['Hi Priya!! 😊 here you go', 'Priya'],
    ['Sehr geehrte Frau Müller,', 'Frau Müller'],
    ['Client: Hollis Abernathy-Quist', 'Hollis Abernathy-Quist'],
    ['Flight quote for the Carter family', 'Carter family'],
    ['MR KHAN - PLS ADVISE', 'MR KHAN'],
    ['Prepared for Dr Alan Perrin and Mrs Joy Perrin', 'Dr Alan Perrin and Mrs Joy Perrin'],
    ['für Frau Dr. Annika Peters', 'Frau Dr. Annika Peters'],
    ['Prepared for Sunrise Holidays', null],
    ['for Mr Lee a window seat is held', null],
    ['Dear Agent,', null],
    ['Hi all,', null],
    ['Traveler 1: Adult', null],
  ])('F-49 %s', (text, name) => expect(parse(`${text}\nBA 178 JFK 18:30 LHR 06:40`).clientName).toBe(name));

  it.each([
    ['$289 pp x 2 = 578', 2],
    ['for the 4 of you', 4],
    ['Total for 3: $892.20', 3],
    ['Checked bag x 2', null],
  ])('F-50 %s', (text, count) => expect(parse(`BA 178 JFK 18:30 LHR 06:40\n${text}`).passengers).toBe(count));
});

describe('F-52 conditions', () => {
  const read = (text: string) => {
    const { includes, restrictions } = parse(`BA 178 JFK 18:30 LHR 06:40\n${text}`);
    return [includes, restrictions];
  };

  it.each([
    ['1st checked bag included', [['1st checked bag included'], []]],
    ['Baggage: 2PC 23KG', [['2PC 23KG'], []]],
    ['Seat choice for a fee', [[], ['Seat choice for a fee']]],
    [
      'Tickets are non refundable, changes permitted for a fee',
      [[], ['Tickets are non refundable', 'changes permitted for a fee']],
    ],
    ['No change fees', [['No change fees'], []]],
    ["What's included\n- Carry-on bag\n- Not refundable", [['Carry-on bag'], ['Not refundable']]],
    ['Book by 5 Jan 2027. Non-refundable.', [[], ['Non-refundable']]],
    ['We look forward to hearing from you', [[], []]],
  ])('%s', (text, lists) => expect(read(text)).toEqual(lists));
});

it('F-53 keeps what has no field as notes, without buttons and courtesies', () => {
  const { notes } = parse(
    'BA 178 JFK 18:30 LHR 06:40\n$845 pp\nTaxes and fees $200.00\nThe aircraft has lie-flat seats in every row\nShow details\nKind regards',
  );
  expect(notes).toBe('Taxes and fees $200.00\nThe aircraft has lie-flat seats in every row');
});

it('F-54 gives nameless flights the only airline of the text', () => {
  const airline = (text: string) => parse(text).departureFlights[0]?.segments[0]?.airline;
  expect(airline('Aer Lingus nonstop\nORD 5:45pm - DUB 7:05am')).toBe('Aer Lingus');
  expect(airline('Aer Lingus or British Airways\nORD 5:45pm - DUB 7:05am')).toBeNull();
});

describe('F-55 places left out', () => {
  it('takes those of the route, and back', () => {
    expect(
      flights(
        'LOS–LHR–LOS\nOut: 3 Dec 2026, VS412, dep 10:50, arr 16:35\nIn: 28 Dec 2026, VS411, dep 22:25, arr 06:00',
      ),
    ).toEqual([
      'VS 412 Lagos (LOS) 10:50 AM – London (LHR) 4:35 PM',
      'VS 411 London (LHR) 10:25 PM – Lagos (LOS) 6:00 AM',
    ]);
  });

  it('takes them for flights without a number that have direction, day and times', () => {
    const route = 'Krakow (KRK) to Alicante (ALC)';
    expect(flights(`${route}\n\nout: Sun 2 May   06:10 > 09:30\nback:  Sun 9 May   10:00 > 13:15`)).toEqual([
      'null Kraków (KRK) 6:10 AM – Alicante (ALC) 9:30 AM',
      'null Alicante (ALC) 10:00 AM – Kraków (KRK) 1:15 PM',
    ]);
    // Which way the second goes is not said.
    expect(flights(`${route}\nSun 2 May 06:10 > 09:30\nSun 9 May 10:00 > 13:15`)).toHaveLength(1);
  });

  it('invents none where no route is named', () => {
    expect(flights('Out: 3 Dec 2026, VS412, dep 10:50, arr 16:35')).toEqual(['VS 412 null 10:50 AM – null 4:35 PM']);
  });

  it('goes on through a stop under one number', () => {
    const [group] = parse(
      'EK 412 7 Nov 2027 Christchurch (CHC) 18:40 > Sydney (SYD) 20:05 > Dubai (DXB) 05:15+1',
    ).departureFlights;
    expect(group?.stops).toBe(1);
    expect(group?.segments).toHaveLength(1);
    expect(group?.segments[0]).toMatchObject({ arrivalLocation: 'Dubai (DXB)', arrivalTime: '5:15 AM' });
  });
});

describe('the values of a booking page, one a line', () => {
  const page = (behind: string) =>
    parse(
      'Departing\nSat, 10 Apr 2027\n7:00 am\nAuckland (AKL)\n3h 35m\nQantas 142\n8:35 am\nSydney (SYD)\n2h 00m stop\nSydney (SYD)\n' +
        `10:35 am\nSydney (SYD)\n6h 25m\nQantas 43\n3:00 pm\nDenpasar (DPS)\n${behind}`,
    );

  it('F-8 a length with `stop` behind it is a wait, no flight time', () => {
    const { departureFlights, warnings } = page('');
    expect(departureFlights[0]?.segments.map((s) => s.duration)).toEqual(['3h 35m', '6h 25m']);
    expect(warnings).toEqual([]);
  });

  it('F-8 the stops under the total are those of the journey', () => {
    expect(page('Total\n12h 00m\n1 stop').departureFlights[0]?.stops).toBe(1);
  });
});

it('a place behind the word for leaving begins no journey', () => {
  const [out, back] = [
    'Paris CDG 13h00 / Arrivée Montréal YUL 14h20',
    'Montréal YUL 20h05 / Arrivée Paris CDG 09h05 (+1)',
  ];
  const { departureFlights, returnFlights } = parse(
    `ALLER - vendredi 18/06/2027\nVol AC 871\nDépart ${out}\nRETOUR - jeudi 24/06/2027\nVol AC 870\nDépart ${back}`,
  );
  expect([departureFlights.length, returnFlights.length]).toEqual([1, 1]);
});

it('back in a city at a time is where a flight lands', () => {
  expect(
    flights(
      'The flight home is on Saturday 15 May 2027: TK 1857 from Istanbul (IST) at 14:40, back in Madrid (MAD) at 18:10.',
    ),
  ).toEqual(['TK 1857 Istanbul (IST) 2:40 PM – Madrid (MAD) 6:10 PM']);
});

describe('F-57 the days of a search above its results', () => {
  const days = (head: string, flights = 'FZ 551 DXB 17:20 CMB 23:15\nFZ 552 CMB 00:25 DXB 03:15') =>
    [
      ...parse(`Dubai to Colombo\n${head}\n${flights}`).departureFlights,
      ...parse(`${head}\n${flights}`).returnFlights,
    ].map((group) => group.date);

  it.each([
    'Fri 12 Feb 2027 – Fri 19 Feb 2027 · 2 travellers, Economy',
    '12-19 February 2027, 2 adults',
    '12 Feb – 19 Feb',
  ])('%s', (head) => expect(days(head)).toEqual(['2027-02-12', '2027-02-19']));

  it.each([
    'Offer valid 12 Feb 2027 – 19 Feb 2027',
    '12 Feb 2027',
    '12 Feb 2027, 19 Feb 2027, 26 Feb 2027',
    '12-19 Feb 2027\n5-9 March 2027',
  ])('gives the way back none for: %s', (head) => expect(days(head).at(1)).toBeNull());

  it('gives none to flights that do not come back, or have days of their own', () => {
    expect(days('12-19 Feb 2027', 'FZ 551 DXB 17:20 CMB 23:15')).toEqual([null]);
    expect(days('12-19 Feb 2027', 'FZ 551 13 Feb DXB 17:20 CMB 23:15\nFZ 552 20 Feb CMB 00:25 DXB 03:15')).toEqual([
      '2027-02-13',
      '2027-02-20',
    ]);
  });
});

describe('loose conditions', () => {
  const terms = (text: string) => parse(`BA 178 12 Mar 2027 JFK 18:30 LHR 06:40\nFare USD 900 pp\n${text}`);

  it.each([
    '- Full payment by 11 December 2026',
    'Balance due 12 February 2027',
    'Tickets must be issued within 3 days',
  ])('F-52 %s', (text) => expect(terms(text).restrictions).toHaveLength(1));

  it('F-52 an abbreviation with a point ends no clause', () => {
    expect(terms('USD 1,385 per person incl. meals = USD 5,540 for 4').includes).toEqual(['meals']);
  });
});

describe('fares', () => {
  const fares = (text: string) => parse(`BA 178 12 Mar 2027 JFK 18:30 LHR 06:40\n\n${text}`).fareDetails;

  it.each([
    ['Fare for one\tNZD\t910.00', 'NZD 910.00'],
    ['total usd 2310.40', 'usd 2310.40'],
    ['fare eur 450 pp', 'eur 450'],
  ])('F-45 are read in %j', (text, total) => expect(fares(text).total).toBe(total));

  it('F-45 no small letters that are a word are a currency', () =>
    expect(fares('we try 2 bags for all 3').total).toBeNull());

  it('F-52 conditions end where the prices begin', () =>
    expect(
      parse(
        'BA 178 12 Mar 2027 JFK 18:30 LHR 06:40\n\nFare rules\nNon-refundable\nPrice summary\nTraveler 1: Adult\n$684.20\nTrip total\n$1,368.40',
      ).restrictions,
    ).toEqual(['Non-refundable']));
});
