/** What is paid in all, and dictated flights: rules of section F of docs/behaviour.md, each with a near-miss. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHT = 'BA 178 12 Mar 2027 JFK 18:30 LHR 06:40';
const fare = (text: string) => {
  const { baseFare, total, totalForAllPassengers } = parse(`${FLIGHT}\n\n${text}`).fareDetails;
  return [baseFare, total, totalForAllPassengers];
};
const legs = (text: string) => {
  const { departureFlights, returnFlights } = parse(text);
  return [...departureFlights, ...returnFlights]
    .flatMap(({ segments }) => segments)
    .map((one) =>
      [
        one.flightNumber,
        one.departureDate,
        one.departureLocation,
        one.departureTime,
        one.arrivalLocation,
        one.arrivalTime,
      ].join(' '),
    );
};

describe('F-60 a dictated flight with both its ends', () => {
  it('is read in a letter without capitals', () =>
    expect(
      legs(
        'hinflug mo 3.5.2027 mit lh 572, ab frankfurt 22.05 uhr, an johannesburg 8.25 uhr am dienstag\nheim am sa 15.5.2027 mit lh 573, ab johannesburg 19.15 uhr, an frankfurt 5.50 uhr am sonntag',
      ),
    ).toEqual([
      'LH 572 2027-05-03 Frankfurt 10:05 PM Johannesburg (JNB) 8:25 AM',
      'LH 573 2027-05-15 Johannesburg (JNB) 7:15 PM Frankfurt 5:50 AM',
    ]));

  it('is read between other words, its airports by codes', () =>
    expect(legs('away fri 12 mar ei 105 dep dub 1115 arr jfk 1335 nonstop, that is the early one')).toEqual([
      'EI 105 2027-03-12 Dublin (DUB) 11:15 AM New York (JFK) 1:35 PM',
    ]));

  it('is none with one end alone', () =>
    expect(legs('away fri 12 mar ei 105 dep dub 1115 and the rest when i know more')).toEqual([]));
});

describe('F-62 a currency told for all amounts', () => {
  const rows = 'Base fare       980.00\nTaxes & fees    224.50\nTOTAL         1,204.50';
  it('is that of rows without one', () => {
    expect(fare(`All fares below are quoted in NZD, per adult.\n\n${rows}`).slice(0, 2)).toEqual([
      'NZD 980.00',
      'NZD 1,204.50',
    ]);
    expect(fare(`Alle Preise verstehen sich in EUR.\n${rows}`)[1]).toBe('EUR 1,204.50');
  });
  it('is not made up', () => {
    expect(fare(rows)).toEqual([null, null, null]);
    expect(fare(`All fares are shown in the table.\n${rows}`)).toEqual([null, null, null]);
  });
});

describe('F-47 what sums say', () => {
  it('figures behind an amount that it makes with them are tax, total and the total of all', () =>
    expect(fare('2 adt, sgd 700 pp plus tax 210 / all in 910 pp / 1820 for both / chg fee sgd 150')).toEqual([
      'sgd 700',
      'SGD 910',
      'SGD 1820',
    ]));
  it('but not where the sum does not come out', () =>
    expect(fare('2 adt, sgd 700 pp plus tax 210 / all in 940 pp')[1]).toBe('sgd 700'));

  const basket = (total: string) =>
    `2 adults\n\nSummary\nFlights\t£220.50\nHold bags\t£70.00\nSeats\t£29.50\nTOTAL\t${total}`;
  it('rows that a total adds up are no prices', () => {
    expect(fare(basket('£320.00'))).toEqual([null, 'GBP 160', '£320.00']);
    expect(parse(`${FLIGHT}\n${basket('£320.00')}`).warnings).toEqual([]);
  });
  it('each way of a basket is no whole fare', () =>
    expect(
      fare(
        'OUT\n2 x Adult\t£40.00 each\t£80.00\nBACK\n2 x Adult\t£60.00 each\t£120.00\nFlights\t£200.00\nBags\t£30.00\nTOTAL\t£230.00',
      )[2],
    ).toBe('£230.00'));
  it('what baggage costs is nothing that is included', () =>
    expect(parse(`${FLIGHT}\n${basket('£320.00')}\nBags\t£70.00`).includes).toEqual([]));
});

describe('F-97 options under a letter and their airline', () => {
  const text = (first: string, second: string) =>
    `${first}\nAF 83 12MAR CDG 0930 SFO 1230\n\nTotal USD 900.00\n\nBaggage     1 pc x 23 kg\nRules\n  - Changes USD 90 each time\n\n${second}\nUA 990 12MAR CDG 0830 SFO 1120\n\nTotal USD 700.00\n\nBaggage     2 pc x 23 kg\nRules\n  - Non-refundable in every case\n\nTicketing deadline for all four: 4 December 2026\n\nYours, Ann`;
  const headed = parse(text('A)  AIR FRANCE  -  nonstop', 'B)  UNITED AIRLINES  -  nonstop'));

  it('are read each for itself', () => {
    expect(headed.options.map(({ label, fareDetails }) => [label, fareDetails.total])).toEqual([
      ['AIR FRANCE  -  nonstop', 'USD 900.00'],
      ['UNITED AIRLINES  -  nonstop', 'USD 700.00'],
    ]);
    expect([headed.includes, headed.restrictions]).toEqual([['1 pc x 23 kg'], ['Changes USD 90 each time']]);
    expect(headed.options[1]?.notes).toContain('Non-refundable in every case');
  });
  it('their deadline counts no travelers', () => expect(headed.passengers).toBeNull());
  it('a letter before other words is no option', () =>
    expect(parse(text('A)  Morning flight', 'B)  Early flight')).options.map(({ label }) => label)).not.toContain(
      'Morning flight',
    ));
});

describe('F-49 whom an offer is for', () => {
  const client = (text: string) => parse(text).clientName;
  it('stands under a question of a booking page, its age beside it', () =>
    expect(client(`Who's travelling?\nMs Ruth Amsel\tAdult\nMr Leo Amsel\tAdult\n\n${FLIGHT}`)).toContain(
      'Ruth Amsel',
    ));
  it('stands behind the words of a letter without a mark', () =>
    expect(client(`À l'attention de Mme Amsel\n\n${FLIGHT}`)).toBe('Mme Amsel'));
  it('has a title in small letters', () => {
    expect(client(`moin frau amsel,\n\nhier der flug\n\n${FLIGHT}`)).toBe('frau amsel');
    expect(client(`mrs amsel / 2 adt / eco\n${FLIGHT}`)).toBe('mrs amsel');
    expect(client(`mrs of the house said so\n${FLIGHT}`)).toBeNull();
  });
});

describe('F-69 until when', () => {
  const until = (text: string) => parse(`${FLIGHT}\n\n${text}`).validUntil;
  it('one must act, or seats are kept', () => {
    expect(until('If no action is taken by 27 Nov 2026 the booking lapses.')).toBe('2026-11-27');
    expect(until('Ich kann den Platz bis Mittwoch, 25.11.2026 halten, danach nicht mehr.')).toBe('2026-11-25');
    expect(until('Action photos were taken on 27 Nov 2026.')).toBeNull();
  });
});

describe('F-52 endorsements', () => {
  it('lose the word that leads them and the flights they are for', () =>
    expect(
      parse(` 1 BR  25Q 09FEB T SEATPE HK2   150A  655A  10FEB W /DCBR*F7M2QA /E\nENDOS*SEG1*NONEND/CHG FEE USD90`)
        .restrictions,
    ).toEqual(['NONEND/CHG FEE USD90']));
});

describe('F-62 what each pays, typed under a display', () => {
  const DISPLAY = ' 1 ba 178q 14apr w jfklhr hk2   610p  620a  15apr q /dcba /e\n';
  it('is for one, the total beside it for all whom the display seats', () => {
    const { total, totalForAllPassengers } = parse(`${DISPLAY}512.40 each w/ tax\ntotal usd 1024.80`).fareDetails;
    expect([total, totalForAllPassengers]).toEqual(['USD 512.40', 'usd 1024.80']);
    const { totalForAllPassengers: all } = parse(`${DISPLAY}total usd 1024.80`).fareDetails;
    expect(all).toBe('usd 1024.80');
  });
  it('stands beside rules and the day for the tickets', () => {
    const read = parse(
      `RP/MADTB2105/\n  1  IB6841 N 17MAY 1 MADEZE DK2  2355 0745  18MAY  E  0 359 M\nFARE EUR 489.00 TAX EUR 211.10 TTL EUR 700.10 PER ADT / 2 ADT EUR 1400.20 / NON REF / LAST TKT DTE 05DEC26`,
    );
    expect(read.fareDetails).toMatchObject({
      baseFare: 'EUR 489.00',
      total: 'EUR 700.10',
      totalForAllPassengers: 'EUR 1400.20',
    });
    expect([read.validUntil, read.restrictions[0]]).toEqual(['2026-12-05', 'NON REF']);
  });
});

describe('F-168 availability', () => {
  it('gives neither flights nor prices', () => {
    const { departureFlights, fareDetails } = parse(
      'AN17MAYMADEZE\n** AMADEUS AVAILABILITY - AN ** EZE BUENOS AIRES.AR           177 MO 17MAY 0000\n 1   IB6845  J9 C9 D9 R9 I6 W9 E9 T4 P2 /MAD 4S EZE A  1205    1955  E0/359      12:50\n             Y9 B9 H9 K9 M9 L9 V5 S0 N0 Q0 O0\n 2   UX 041  J4 C4 D4 I2 Y9 B9 M9 L9 K9 /MAD 1  EZE A  2340    0740+1E0/789      13:00\n>SS2N2\nRP/MADTB2105/\n  1  IB6841 N 17MAY 1 MADEZE DK2  2355 0745  18MAY  E  0 359 M',
    );
    expect(departureFlights.flatMap(({ segments }) => segments.map((one) => one.flightNumber))).toEqual(['IB 6841']);
    expect(fareDetails.total).toBeNull();
  });

  const SOLD = ' 1 BA 178Y 10MAR SA JFKLHR HK1   630P  640A';
  const rows = (first: string, second: string) =>
    `NEUTRAL DISPLAY*   SA 10MAR NYCLON+ 5:00 HR\n1+ AA6143 ${first}+JFKLHR 805A  750P 744* 0\n2+ BA 179  FLT CANCELLED                JFKLHR 805A  750P 744  0\n3+ SQ2526 ${second}+JFKLHR 815A  810P 346* 0\nMEALS>A*M;  CLASSES>A*C;..`;
  const numbers = (text: string) =>
    parse(text).departureFlights.flatMap(({ segments }) => segments.map((one) => one.flightNumber));
  it('of other systems neither, cancelled flights among them', () => {
    const display = rows('F7 A7 J7 R7 D7 I7 W7 P7', 'Z9 C9 J9 U9 D9 S0 T0 P0');
    expect(numbers(display)).toEqual([]);
    expect(numbers(`${display}\n${SOLD}`)).toEqual(['BA 178']);
  });
  it('is told by the seats of its classes', () =>
    expect(numbers('AA 6143 JFK LHR 10 MAR 805A 750P\nseats A1 B2')).toEqual(['AA 6143']));
});

describe('F-97 cabins side by side', () => {
  const table = (heads: string) =>
    parse(`Two adults\n\n${FLIGHT}\n\n\t${heads}\nPrice per person\t£500\t£900\nPrice for two\t£1,000\t£1,800`);
  it('are options of the same flights', () =>
    expect(
      table('Economy\tPremium Economy').options.map(
        ({ label, fareDetails: { total, totalForAllPassengers, fareClass } }) => [
          label,
          total,
          totalForAllPassengers,
          fareClass,
        ],
      ),
    ).toEqual([
      ['Economy', '£500', '£1,000', 'Economy'],
      ['Premium Economy', '£900', '£1,800', 'Premium Economy'],
    ]));
  it('have each terms of their own', () => {
    const { includes, restrictions, options } = parse(
      `Two adults\n\n${FLIGHT}\n\n\tEconomy\tBusiness\nPrice per person\t£500\t£900\nChecked baggage\t1 x 23 kg\t2 x 32 kg\nChanges\t£100\tFree\nLounge\t–\tYes`,
    );
    expect([includes, restrictions]).toEqual([['1 x 23 kg'], ['Changes £100']]);
    expect(options.map(({ notes }) => notes)).toEqual([null, 'Checked baggage: 2 x 32 kg\nChanges: Free\nLounge: Yes']);
  });
  it('are none under other headings', () => expect(table('Before\tAfter').options).toEqual([]));
});

describe('F-169 the heads of a search', () => {
  const card = (label: string, number: string, leaves: string, lands: string, price: string) =>
    `${label}\n${leaves}\nBOS\n6h 30m\nnonstop\n${lands}\n+1\nLIS\nTAP Air Portugal\nTP ${number}\nReturn\nFri, May 14\n4:55 pm\nLIS\n7h 35m\nnonstop\n7:30 pm\nBOS\nTAP Air Portugal\nTP 2${number}\nFare details\nChecked bag not included\n${price}\n/ person\nView Deal`;
  it('with prices and lengths on average are of no flight', () => {
    const { options, departureFlights } = parse(
      `2 adults\nBoston (BOS)\nLisbon (LIS)\nThu, May 6\nFri, May 14\nSearch\nSort by\nBest\n$712\n6h 45m (avg)\nCheapest\n$598\n8h 12m (avg)\nStops\nNonstop\n$712\n1 stop\n$598\n2+ stops\n$755\nSave\nShare\nTimes\nAny time\nAirlines\nAll airlines\n${card('Best\nThu, May 6', '216', '9:25 pm', '8:55 am', '$712')}\n${card('Cheapest\nThu, May 6', '218', '11:25 pm', '10:55 am', '$598')}`,
    );
    expect(departureFlights[0]?.segments[0]?.duration).toBe('6h 30m');
    expect(options.map(({ fareDetails }) => fareDetails.total)).toEqual(['$712', '$598']);
  });
  it('each result keeps its flight home, though it be the same', () => {
    const result = (out: string, price: string) =>
      `${out}\nTP 217 Fri, May 14 LIS 16:55 - BOS 19:30\n${price} per person\nView Deal`;
    const { options } = parse(
      `${result('TP 216 Thu, May 6 BOS 21:25 - LIS 08:55+1', '$712')}\n\n${result('TP 218 Thu, May 6 BOS 23:25 - LIS 10:55+1', '$598')}`,
    );
    expect(
      options.map(({ returnFlights, fareDetails }) => [returnFlights[0]?.segments[0]?.flightNumber, fareDetails.total]),
    ).toEqual([
      ['TP 217', '$712'],
      ['TP 217', '$598'],
    ]);
  });
});

describe('F-19 a group of whom some travel free', () => {
  const codes = (paying: number, total: string) =>
    parse(
      `${FLIGHT}\n\n30 passengers\n£100.00 per person\nTotal for the group (${paying} x £100.00)  £${total}`,
    ).warnings.map(({ code }) => code);
  it('pays less than the price of all', () => expect(codes(28, '2,800.00')).toEqual([]));
  it('but no more than a tenth does', () => expect(codes(20, '2,000.00')).toEqual(['total-mismatch']));
});

describe('F-57 the length of a journey on a card', () => {
  it('stands under its stops, not in the flight that comes next', () => {
    const { departureFlights, returnFlights, warnings } = parse(
      '2 adults\nDepart\nThu, May 6\n6:55 pm\nBOS\n6h 10m\n6:05 am\n+1\nDUB\nAer Lingus\nEI 136\n8:40 am\nDUB\n2h 45m\n11:25 am\nLIS\nAer Lingus\nEI 482\n1 stop\n11h 30m\nReturn\nFri, May 14\n11:40 am\nLIS\n2h 45m\n2:25 pm\nDUB\nAer Lingus\nEI 483\n4:45 pm\nDUB\n7h 10m\n6:55 pm\nBOS\nAer Lingus\nEI 139\n1 stop\n12h 15m\n$498 per person',
    );
    expect([departureFlights[0]?.totalTime, returnFlights[0]?.segments[0]?.duration]).toEqual(['11h 30m', '2h 45m']);
    expect(warnings).toEqual([]);
  });
});

describe('F-49 who offers', () => {
  const email = (text: string) => parse(`${FLIGHT}\n\n$400 per person\n\n${text}`).agentInfo.email;
  it('is not the traveler to whom a confirmation went', () => {
    expect(email("We've sent a confirmation email to ruth@amsel.example.org")).toBeNull();
    expect(email('Your receipt was sent to ruth@amsel.example.org')).toBeNull();
    expect(email('Please send your answer to ruth@amsel.example.org')).toBe('ruth@amsel.example.org');
  });
});
