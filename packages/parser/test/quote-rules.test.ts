/** Prices, results and chats of flight offers as people write them: rules of section F of docs/behaviour.md, each with a near-miss. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const priced = (text: string) => parse(`BA 178 12 Mar 2027 JFK 18:30 LHR 06:40\n${text}`);
/** Base fare, total of one, total of all. */
const fare = (text: string) => {
  const { baseFare, total, totalForAllPassengers } = priced(text).fareDetails;
  return [baseFare, total, totalForAllPassengers];
};
const numbers = (text: string) =>
  parse(text).options.map(({ departureFlights, returnFlights }) =>
    [...departureFlights, ...returnFlights].flatMap((group) => group.segments.map((one) => one.flightNumber)).join(' '),
  );

describe('F-47 figures without a currency before the total they make', () => {
  it.each([
    [
      'Came back at fare EUR 512.00 tax 148.30 total EUR 660.30 each so EUR 1320.60 for the both of you.',
      ['EUR 512.00', 'EUR 660.30', 'EUR 1320.60'],
    ],
    [
      'Base CAD 512.00, taxes 148.30, total CAD 660.30 per person. Total for the two of you: CAD 1,320.60',
      ['CAD 512.00', 'CAD 660.30', 'CAD 1,320.60'],
    ],
    ['Fare 512.00 tax 148.30 total 660.30 USD pp, 1,320.60 USD for both', ['USD 512.00', '660.30 USD', '1,320.60 USD']],
    ['2 adults: USD 512.00 + 148.30 tax = 660.30 each', ['USD 512.00', 'USD 660.30', 'USD 1320.60']],
    ['FARE EUR 488.00 TX 301.22 TTL EUR 789.22 PER PAX', ['EUR 488.00', 'EUR 789.22', null]],
    ['Fare GBP310 tax GBP95.40 ttl GBP405.40 pp = GBP810.80 for the pair', ['GBP 310', 'GBP 405.40', 'GBP 810.80']],
    // They make no total: whose they are stays open.
    ['Fare 512.00 tax 99.00 total USD 660.30 pp', [null, 'USD 660.30', null]],
  ])('%s', (text, expected) => expect(fare(text)).toEqual(expected));
});

describe('F-47 a column of amounts', () => {
  it.each([
    [
      '| Item | Amount |\n|---|---|\n| Fare per adult | € 410,00 |\n| Taxes | € 112,40 |\n| Total per adult | € 522,40 |\n| Total 2 adults | € 1.044,80 |',
      ['€ 410,00', '€ 522,40', '€ 1.044,80'],
    ],
    [
      '| Leistung | Betrag |\n|---|---|\n| Flugpreis pro Person | 410,00 € |\n| Steuern und Gebühren | 112,40 € |\n| Gesamtpreis pro Person | 522,40 € |\n| Gesamt für 2 Personen | 1.044,80 € |',
      ['410,00 €', '522,40 €', '1.044,80 €'],
    ],
    [
      'Désignation\tMontant\nTarif par personne\t410,00 €\nTaxes\t112,40 €\nTotal par personne\t522,40 €\nTotal 2 personnes\t1 044,80 €',
      ['410,00 €', '522,40 €', '1 044,80 €'],
    ],
    // The heading names what the amounts are for where the rows do not.
    ['| Traveler | Total price |\n|---|---|\n| Adult | $522.40 |', [null, '$522.40', null]],
  ])('%s', (text, expected) => expect(fare(text)).toEqual(expected));
});

describe('F-59 rows of a basket', () => {
  const ways = 'Outbound\n2 x Standard fare € 61.50\n€ 123.00\nReturn\n2 x Standard fare € 48.20\n€ 96.40';

  it.each([
    [`2 travellers\n${ways}\nTotal price\n€ 219.40`, [null, 'EUR 109.70', '€ 219.40']],
    ['Outbound 2 x £61.50 = £123.00\nReturn 2 x £48.20 = £96.40\nTotal £219.40', [null, 'GBP 109.70', '£219.40']],
    ['Aller 2 x 89,00 € = 178,00 €\nRetour 2 x 75,00 € = 150,00 €\nTotal 328,00 €', [null, 'EUR 164', '328,00 €']],
    ['2 x Flex fare £210.00\n£420.00\nTotal to pay\n£420.00', [null, '£210.00', '£420.00']],
    ['Adults 2 x $400.00 = $800.00\nChildren 1 x $300.00 = $300.00\nTotal $1,100.00', [null, '$400.00', '$1,100.00']],
    [
      'Price\n2 x Adult fare € 61.50\n€ 123.00\n1 x Child fare € 48.20\n€ 48.20\nTotal price\n€ 171.20',
      [null, '€ 61.50', '€ 171.20'],
    ],
    // What is added to the fare makes it the fare before that.
    ['2 adults\nFare 2 @ £96.00 £192.00\nSeats 2 @ £14.00 £28.00\nTOTAL £220.00', ['£96.00', 'GBP 110', '£220.00']],
    // Fare, charges and taxes of two are parts of one price.
    [
      'Ticket 2 x £300.00   £600.00\nTaxes 2 x £80.00   £160.00\nTotal for all passengers   £760.00\nPrice per adult   £380.00',
      ['£300.00', '£380.00', '£760.00'],
    ],
  ])('%s', (text, expected) => expect(fare(text)).toEqual(expected));

  it('invents nothing that they include', () => {
    expect(priced(`${ways}\n1 x 15kg bag\n€ 32.00\nTotal price\n€ 251.40`).includes).toEqual([]);
    expect(priced('Outbound 2 x £61.50 = £123.00\n1 x 15kg bag included').includes).toEqual(['1 x 15kg bag included']);
  });

  it('gives the brand that stands alone under the flights, too', () => {
    expect(priced('Regular\n2 x Regular fare € 61.50\n€ 123.00').fareDetails.fareClass).toBe('Regular');
    expect(priced('Return\n2 x Return fare € 61.50\n€ 123.00').fareDetails.fareClass).toBeNull();
  });
});

describe('F-50 the party', () => {
  it.each([
    ['4 x €189 each = €756', 4],
    ['Passengers\n2 Adults\n1 Child\n1 Infant\nTotal £900', 4],
    ['2 x Adult fare € 61.50\n1 x Teen fare € 48.20', 3],
    ['Bags 2 x £35 = £70', null],
    ['128€ por persona, total 256€ los dos', 2],
    ['los dos vuelos son directos', null],
    ['Passengers: Mr & Mrs Ekström', 2],
    ['Passenger: Mr Ekström', 1],
    ['Client: The Ekström family', null],
  ])('%s', (text, count) => expect(priced(text).passengers).toBe(count));
});

describe('F-46 results without days of their own', () => {
  const results =
    '2 travellers\nKL 1001 AMS-LHR 07:00-07:20\nKL 1020 LHR-AMS 18:00-20:20\nEUR 140 pp\nBA 427 AMS-LHR 08:00-08:20\nBA 440 LHR-AMS 19:00-21:20\nEUR 125 pp\n';

  it('are options where each has its price', () => {
    expect(numbers(`${results}U2 8870 AMS-LGW 09:00-09:10\nU2 8879 LGW-AMS 20:00-22:15\nEUR 80 pp`)).toEqual([
      'KL 1001 KL 1020',
      'BA 427 BA 440',
      'U2 8870 U2 8879',
    ]);
  });

  it('are options where they stop at other places, too', () => {
    expect(
      numbers(
        'AF 7647 LYS 09:40 – CDG 10:50\nAF 718 CDG 13:20 – DSS 17:05\n€ 310 pp\nTP 473 LYS 06:00 – LIS 07:40\nTP 1483 LIS 09:30 – DSS 13:55\n€ 275 pp',
      ),
    ).toEqual(['AF 7647 AF 718', 'TP 473 TP 1483']);
  });

  it('are none where only one price stands', () => {
    expect(
      numbers('AF 7647 LYS 09:40 – CDG 10:50\nAF 7642 CDG 19:30 – LYS 20:40\nTP 473 LYS 21:40 – LIS 22:50\n€ 310 pp'),
    ).toEqual([]);
  });

  it('are called as the search is', () => {
    expect(parse('Lyon (LYS) ⇄ Dakar (DSS)\nAF 718 LYS 13:20 – DSS 17:05').title).toBe('Lyon (LYS) ⇄ Dakar (DSS)');
    expect(parse('Malta April 2027 - Okafor x4\n\nKM 101 LHR 09:00 MLA 13:10').title).toBe(
      'Malta April 2027 - Okafor x4',
    );
    const sheet = '\t\t\t\nFlight\tDate\tFrom\tTo\tDep\tArr\nKM 101\t12 Apr 2027\tLHR\tMLA\t09:00\t13:10';
    const heads = ['Okafor family - Malta / Tunis, April 2027', 'Okafor/Lind party - Malta and Tunis, April/May 2027'];
    for (const head of heads) expect(parse(`${head}${sheet}`).title).toBe(head);
    expect(parse(`Okafor - Malta / Tunis, 12 April 2027 09:00${sheet}`).title).not.toContain('Okafor');
    expect(parse('12 April 2027\nKM 101 LHR 09:00 MLA 13:10').title).toBe('London (LHR) → Malta (MLA)');
  });
});

describe('F-62 fares a line each under one currency', () => {
  it.each([
    ['2 adt 1 chd\nadt 51,200 x2\nchd 40,100\ntot Rs 1,42,500', [null, 'INR 51,200', 'Rs 1,42,500'], 3],
    ['adults: 410 each\nchildren: 310\ntotal for 2 adults 1 child £1,130', [null, 'GBP 410', '£1,130'], 3],
    ['2 pax\nadult 812.50\nTotal EUR 1,625.00', [null, 'EUR 812.50', 'EUR 1,625.00'], 2],
    // A year, a figure with more said of it, and one where no amount has a currency.
    ['2 pax\nadult 2027\nTotal EUR 1,625.00', [null, 'EUR 812.50', 'EUR 1,625.00'], 2],
    ['2 pax\nadult 812 frequent flyer\nTotal EUR 1,625.00', [null, 'EUR 812.50', 'EUR 1,625.00'], 2],
    ['2 pax\nadult 812', [null, null, null], 2],
  ])('%s', (text, expected, count) => {
    expect(fare(text)).toEqual(expected);
    expect(priced(text).passengers).toBe(count);
  });

  it('includes nothing by a price that has all in it', () => {
    expect(priced('tot Rs 1,42,500 all incl').includes).toEqual([]);
    expect(priced('$1,290 pp all-inclusive').includes).toEqual([]);
    expect(priced('all incl: 23kg bag and meals').includes).not.toEqual([]);
  });

  it('warns of no sum that is right, and of one that is not', () => {
    const codes = (total: string) => priced(`2 adt\nadt 51,200 x2\ntot Rs ${total}`).warnings.map(({ code }) => code);
    expect(codes('1,02,400')).toEqual([]);
    expect(codes('1,42,500')).toEqual(['total-mismatch']);
  });
});

describe('F-63 what is added to a fare at a checkout', () => {
  const parts = '2 Adults\nAdult fare\n2 x €310.00\nTaxes and charges\n2 x €90.50';

  it.each([
    [`${parts}\nBags\n€60.00\nTotal to pay\n€861.00`, ['€310.00', 'EUR 400.50', '€861.00']],
    [`${parts}\nTotal to pay\n€801.00`, ['€310.00', 'EUR 400.50', '€801.00']],
  ])('%s', (text, expected) => {
    expect(fare(text)).toEqual(expected);
    expect(priced(text).warnings).toEqual([]);
  });
});

describe('F-64 fares in Dutch', () => {
  it.each([
    ['Prijs per persoon: € 412,-\nTotaal 2 personen: € 824,-\nwijzigen € 75 p.p.', [null, '€ 412,-', '€ 824,-']],
    ['vanaf € 198 p.p., annuleren € 60', [null, '€ 198', null]],
    ['luchthavenbelasting € 88,50\nTotaal € 512,00', [null, '€ 512,00', null]],
  ])('%s', (text, expected) => expect(fare(text)).toEqual(expected));
});

describe('F-49 who greets and signs without a capital', () => {
  it('reads both names', () => {
    const text = 'namaste meera ji 🙏\nflights below as spoken, dep 14 mar\n\nrgds\npeter';
    expect(parse(text)).toMatchObject({ clientName: 'meera ji', agentInfo: { name: 'peter' } });
  });

  it('takes no other word under a closing for a name', () => {
    expect(parse('Flights below.\n\nRegards\npeter').agentInfo.name).toBeNull();
    expect(parse('flights below\n\nrgds\nflights and more').agentInfo.name).toBeNull();
  });
});

describe('F-58 the length under the flights of a journey', () => {
  const out = 'AF 7647 LYS 09:40 – CDG 10:50\nAF 718 CDG 13:20 – DSS 17:05\n';
  const journey = (text: string) => {
    const [group] = parse(`Mon 3 May 2027\n${text}`).departureFlights;
    return [group?.totalTime, group?.stops, group?.segments.map((one) => [one.duration, one.layoverDuration])];
  };
  const flown = [
    ['1h 10m', '2h 30m'],
    ['5h 45m', null],
  ];

  it.each(['9h 25m   1 stop CDG (2h 30m)', '9h 25m · 1 stop', '1 stop CDG, 9h 25m'])('%s', (line) => {
    expect(journey(out + line)).toEqual(['9h 25m', 1, flown]);
    expect(parse(`Mon 3 May 2027\n${out}${line}`).warnings).toEqual([]);
  });

  it('is warned of where it does not fit', () =>
    expect(parse(`Mon 3 May 2027\n${out}7h 25m   1 stop CDG`).warnings.map(({ code }) => code)).toEqual([
      'duration-mismatch',
    ]));

  it('stays the only flight’s where nothing joins it to another', () => {
    expect(journey('AF 718 CDG 13:20 – DSS 18:05\n6h 45m   1 stop').slice(0, 2)).toEqual(['6h 45m', 1]);
  });
});

describe('F-60 chats in small letters', () => {
  const flights = (text: string) => {
    const { departureFlights, returnFlights } = parse(text);
    return [...departureFlights, ...returnFlights].flatMap((group) =>
      group.segments.map((one) => `${group.date} ${one.flightNumber ?? one.airline} ${one.departureLocation}`),
    );
  };

  it.each([
    [
      'out sat 10 apr sa322 jnb-cpt 0900-1110\nback sat 17 apr cpt-jnb 1800-2000',
      ['2027-04-10 SA 322 Johannesburg (JNB)', '2027-04-17 South African Airways Cape Town (CPT)'],
    ],
    [
      'out 3 may as231 sea-ogg 0900-1210, back 11 may ogg-sea 1330-2210, usd 612 each',
      ['2027-05-03 AS 231 Seattle (SEA)', '2027-05-11 Alaska Airlines Kahului (OGG)'],
    ],
    [
      'ams-mad 0700-0930 tue 4 may, mad-ams 1900-2130 fri 7 may',
      ['2027-05-04 null Amsterdam (AMS)', '2027-05-07 null Madrid (MAD)'],
    ],
    // The way back is another one.
    [
      'out sat 10 apr sa322 jnb-cpt 0900-1110\nback sat 17 apr cpt-dur 1800-2000',
      ['2027-04-10 SA 322 Johannesburg (JNB)', '2027-04-17 null Cape Town (CPT)'],
    ],
    ['mon-fri 0900-1730, sat-sun 1000-1600', []],
    ['call us at1030 or is150 ok for you, the non-ref one', []],
  ])('%s', (text, expected) => expect(flights(text)).toEqual(expected));

  it.each([
    ['F-49 hiya nell 👋 flights are back', 'nell'],
    ['F-49 hey sam & jo, quote below', 'sam & jo'],
    ['F-49 hi hun, flights are back', null],
    ['F-49 morning all, flights below', null],
    ['F-49 hi flights are back', null],
  ])('%s', (text, name) => expect(parse(text.slice(5)).clientName).toBe(name));

  it.each([
    ['£310 each, 20kg n meals inc. no changes, £50 to amend', ['20kg', 'meals'], ['no changes', '£50 to amend']],
    ['carry on bag + 1 hold bag included', ['carry on bag', '1 hold bag included'], []],
    ['change £75 / no refund', [], ['change £75', 'no refund']],
    ['CANCELLATION / NAME CHANGE', [], ['CANCELLATION / NAME CHANGE']],
    ['EUR 412.00 per person tax incl, 3 x adults', [], []],
    ['changes £75 + fare difference', [], ['changes £75 + fare difference']],
    ['Total 789 € p.P. inkl. 1 x 23 kg Gepäck', ['1 x 23 kg Gepäck'], []],
    ['inkl. 1 x 23 kg Gepäck je Person, Mahlzeiten', ['1 x 23 kg Gepäck je Person', 'Mahlzeiten'], []],
    ['These are the best I found, all prices per person incl. tax', [], []],
    ['Cabin bag included\n€310 per person', ['Cabin bag included'], []],
    ['That includes:\n- lunch on board\n- 7kg carry-on', ['lunch on board', '7kg carry-on'], []],
  ])('F-52 %s', (text, includes, restrictions) => expect(priced(text)).toMatchObject({ includes, restrictions }));
});

it('F-49 takes a name with its number for who travels', () => {
  const quote = (head: string) => parse(`${head}\n\nFri 3 Sep 2027\nFI 455 LGW 13:00 - KEF 15:10`);
  expect(quote('Iceland September 2027 - Brandt x2')).toMatchObject({ clientName: 'Brandt', passengers: 2 });
  expect(quote('Malta x4')).toMatchObject({ clientName: null });
});

describe('F-61 remarks in a display', () => {
  const display = (remarks: string) =>
    parse(
      `RP/LONXX1234/LONXX1234            AB/SU  20NOV26/1014Z   ABC123\n  1.WEBER/ANNA MRS\n  2  LX 345 V 15FEB 1 LHRZRH HK1  1135 1420   15FEB  E  LX/ABC123\n${remarks}`,
    );

  it('give what they say in plain words', () => {
    expect(
      display('  5 RM 1 X 23KG BAG INCLUDED PER PERSON\n  6 RM NON REFUNDABLE\n  7 RM GEPAECK 20KG'),
    ).toMatchObject({
      includes: ['1 X 23KG BAG INCLUDED PER PERSON', 'GEPAECK 20KG'],
      restrictions: ['NON REFUNDABLE'],
    });
  });

  it('give nothing that systems say', () => {
    expect(display('  5 RM PNR MODIFIED 20NOV\n  6 RM NOTIFY PASSENGER PRIOR TO CHANGES')).toMatchObject({
      includes: [],
      restrictions: [],
    });
  });
});

it('takes no sign-off from the line that announces a quoted mail', () => {
  const text =
    'KM 101 LHR 09:00 MLA 13:10 12 Apr 2027\n\nPetra Lindqvist | Lindqvist Travel\n020 5550 0147\n\nOn Fri, Nov 20, 2026 at 3:47 PM, res desk wrote:\n> done as asked';
  expect(parse(text).agentInfo).toMatchObject({ name: 'Petra Lindqvist', company: 'Lindqvist Travel' });
});

describe('what stands beside the flights', () => {
  it('F-44 takes the year behind a month for no time', () => {
    const [first] = parse(
      'Your options Denver > Maui, Mar 2027\n\nSat Mar 13\nUA 1739 DEN 9:25a - OGG 1:40p',
    ).departureFlights;
    expect(first?.segments).toHaveLength(1);
    expect(first?.segments[0]).toMatchObject({
      flightNumber: 'UA 1739',
      departureDate: '2027-03-13',
      departureTime: '9:25 AM',
    });
  });

  it.each([
    'You fly Dublin to Boston on 3 June, leaving 4.10pm and landing 6.25pm, then home from Boston on 17 June at 9.05pm, back in Dublin 8.20am.',
    'its dublin to boston on the 3rd of june, leaves 4.10pm gets in 6.25pm, home from boston on the 17th june at 9.05pm and ur back in dublin 8.20am',
  ])('F-40 the day behind the place of departure is that of the departure: %s', (text) => {
    const { departureFlights, returnFlights } = parse(text);
    const days = [...departureFlights, ...returnFlights].flatMap((group) =>
      group.segments.map((one) => [one.departureDate, one.arrivalDate]),
    );
    expect(days).toEqual([
      ['2027-06-03', '2027-06-03'],
      ['2027-06-17', '2027-06-18'],
    ]);
  });

  it('F-52 a text without capitals is not wrapped', () => {
    const text =
      'ida vie 7 may VY8004 bcn 07:05 - ory 08:55\nvuelta dom 9 may VY8013 ory 19:40 - bcn 21:25 y listo\n128€ por persona tasas incluidas, total 256€ los dos\nequipaje de mano incluido, maleta facturada +35€ x trayecto\nno reembolsable, cambios 50€';
    expect(parse(text)).toMatchObject({ passengers: 2, includes: ['equipaje de mano incluido'] });
    expect(parse(text).restrictions).toContain('no reembolsable');
  });

  it.each([
    ['Need a yes by Wed 25 Nov noon', '2026-11-25'],
    ['me dices antes del jueves 26 nov vale?', '2026-11-26'],
    ['Need a window seat on 12 Mar', null],
  ])('F-10 %s', (text, day) => expect(priced(text).validUntil).toBe(day));

  it('P-11 warns of no commission in an address before a number', () => {
    const codes = (text: string) => priced(text).warnings.map(({ code }) => code);
    expect(codes('Petra @ Lindqvist Travel   petra@example.com  303 555 0136')).toEqual([]);
    expect(codes('USD 900 pp, comm 10%')).toEqual(['sensitive-net-rate']);
  });

  it('reads a telephone number in pairs', () =>
    expect(priced('Bien cordialement,\nMaud Kerrien – Voyages Kerrien – 02 98 55 01 22').agentInfo.phone).toBe(
      '02 98 55 01 22',
    ));
});
