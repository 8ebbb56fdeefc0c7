/** What a text tells in a way that a check could mistake: each beside the fault that it resembles. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote, parseItinerary, parseTravelDeal } from '../src/index.ts';

const AT = { referenceDate: '2026-11-21' };
const READERS = { deal: parseTravelDeal, plan: parseItinerary, quote: parseFlightQuote };
const codes = (kind: keyof typeof READERS, text: string): string[] =>
  READERS[kind](text, AT)
    .warnings.filter(({ severity }) => severity !== 'note')
    .map(({ code }) => code);
const FLIGHT = 'TK 7 on 9 April 2027, Washington IAD 23:00 to Istanbul IST 16:15\n';

describe('F-12 the weekday', () => {
  const offer = (until: string) => `${FLIGHT}\n$640 per person\nI can hold this until ${until}.`;
  it.each(['Thursday 3 December 2026', 'Thu 3 December'])('of the last day is that day’s in %j', (until) => {
    expect(codes('quote', offer(until))).toEqual([]);
  });
  it.each(['Friday 3 December 2026', 'Mon 3 December'])('of the last day is not in %j', (until) => {
    const { warnings } = parseFlightQuote(offer(until), AT);
    expect(warnings.map(({ code, pointers }) => [code, ...pointers])).toEqual([['weekday-mismatch', '/validUntil']]);
  });

  const row = (weekday: string, cells = [weekday, '09/04/2027']) =>
    `Leg\tDay\tDate\tFlight\tFrom\tTo\tDep\tArr\n1\t${cells.join('\t')}\tTK 8\tWashington IAD\tIstanbul IST\t23:00\t16:15\n2\tSun\t18/04/2027\tTK 7\tIstanbul IST\tWashington IAD\t13:00\t17:10`;
  it('in a cell of its own is compared with the date beside it', () => {
    expect(codes('quote', row('Fri'))).toEqual([]);
    expect(codes('quote', row('Sat'))).toEqual(['weekday-mismatch']);
    expect(codes('quote', row('Freitag'))).toEqual([]);
    expect(codes('quote', row('Samstag'))).toEqual(['weekday-mismatch']);
  });
  it('of an airport or an airline is none', () => {
    const text = (from: string, airline: string) =>
      `Date\tFrom\tTo\tAirline\tFlight\tDep\tArr\n09/04/2027\t${from}\tDFW\t${airline}\t1842\t10:00\t11:05`;
    expect(codes('quote', text('SAT', 'AA'))).toEqual([]);
  });

  const arriving = (weekday: string) =>
    `TK 8, Washington IAD to Istanbul IST\nDeparts Fri 9 April 2027 23:00\nArrives ${weekday} 10 April 2027 16:15\n\n$640`;
  it('of the arrival is compared too', () => {
    expect(codes('quote', arriving('Sat'))).toEqual([]);
    expect(codes('quote', arriving('Sun'))).toEqual(['weekday-mismatch']);
  });

  const sabre = (letter: string) => ` 1 DL 160H 10APR ${letter} MSPAMS HK1   400P  720A  11APR S`;
  it('as an S alone may be Saturday to who typed it', () => {
    expect(codes('quote', sabre('J'))).toEqual([]);
    expect(codes('quote', sabre('S'))).toEqual([]);
    expect(codes('quote', sabre('M'))).toEqual(['weekday-mismatch']);
  });
});

describe('F-19 fare and taxes', () => {
  it.each([
    ['$410 + $95 taxes = $525 per person', ['total-mismatch']],
    ['$410 + $95 taxes = $505 per person', []],
    ['$410 + $95 bags = $525 per person', []],
    ['Fare $410\nTaxes $95\nDiscount -$30\nTotal $475', []],
    ['Fare $410\nTaxes $95\nTotal $475', ['total-mismatch']],
  ])('in %j', (price, expected) => expect(codes('quote', `${FLIGHT}\n${price}`)).toEqual(expected));

  it('told tax by tax in a Galileo display are added up', () => {
    const priced = (total: string) =>
      ` 1. DL  160 H  17MAY MSPAMS HK1  1600  #0720\n\n$B-1 C21NOV26\nFARE USD 400.00 TAX 5.60AY TAX 44.40US TAX 150.00YR TOT USD ${total}`;
    expect(codes('quote', priced('600.00'))).toEqual([]);
    expect(codes('quote', priced('640.00'))).toEqual(['total-mismatch']);
  });

  it('told tax by tax in an Amadeus column are added up', () => {
    const column = (total: string) =>
      `  1  AF 007 Y 12APR 1 JFKCDG HK1  1630 0545+1\n\nFXP\nUSD   312.00      12APR27NYC AF PAR312.00NUC312.00END\nUSD    21.10-US   XT USD 3.96-XA USD 5.60-AY\nUSD   180.50-XT\nUSD   ${total}`;
    expect(codes('quote', column('513.60'))).toEqual([]);
    expect(codes('quote', column('553.60'))).toEqual(['total-mismatch']);
  });
});

describe('F-19 the total of a group', () => {
  const group = (said: string) => `${FLIGHT}\nGroup of 20\n$300.00 per person\nTotal for the group $5,700.00\n${said}`;
  it('may leave out who flies free, where the text says so', () => {
    expect(codes('quote', group('Includes one free place for the tour leader.'))).toEqual([]);
    expect(codes('quote', group('1 FOC per 20'))).toEqual([]);
    expect(codes('quote', group('Name changes are free of charge until February.'))).toEqual(['total-mismatch']);
  });
});

describe('F-17 the wait under both flights of a journey', () => {
  const journey = (wait: string) =>
    `TK 8, 9 April 2027, Washington IAD 23:00 - Istanbul IST 16:15+1\nTK 1087, 10 April 2027, Istanbul IST 19:00 - Prague PRG 20:35\nLayover in Istanbul: ${wait}\n\n$640`;
  it('is the one between them, right or wrong', () => {
    expect(codes('quote', journey('2h 45m'))).toEqual([]);
    const { departureFlights, warnings } = parseFlightQuote(journey('4h 45m'), AT);
    expect(departureFlights[0]?.segments.map(({ layoverDuration }) => layoverDuration)).toEqual(['4h 45m', null]);
    expect(warnings.map(({ code }) => code)).toEqual(['duration-mismatch']);
  });
});

describe('F-23 a deadline', () => {
  it('is no day until which passports must be valid', () => {
    expect(codes('quote', `${FLIGHT}\n$640\nPassports must be valid until 10 October 2027`)).toEqual([]);
    expect(codes('quote', `${FLIGHT}\n$640\nThis price is valid until 10 October 2027`)).toEqual([
      'deadline-after-travel',
    ]);
  });
});

describe('F-16 another airport of the city', () => {
  const via = (said: string) =>
    `AF 7 JFK 12 Mar 2027 16:30 - CDG 05:45+1\nAF 1200 Paris Orly 13 Mar 2027 12:00 - Rome FCO 14:05\n${said}`;
  it('is named where the text does not see to the way', () => {
    expect(codes('quote', via('$900 pp'))).toEqual(['airport-change']);
    expect(codes('quote', via('Includes:\n- shuttle between CDG and Orly\n\n$900 pp'))).toEqual([]);
  });
});

describe('T-8 days and nights', () => {
  const tour = (length: string, nights: number) =>
    `Samos\n${length}\n$900 per person\n\nIncludes:\n- ${nights} nights in hotels\n- All transfers`;
  it('lie three apart where nights in the air are not among those of the hotels', () => {
    expect(codes('deal', tour('10 days / 7 nights', 7))).toEqual([]);
    expect(codes('deal', tour('10 days / 7 nights', 9))).toEqual(['nights-mismatch']);
    expect(codes('deal', tour('11 days / 7 nights', 7))).toEqual(['nights-mismatch']);
    expect(codes('deal', 'Samos\n10 days / 7 nights\n14 to 23 June 2027\n$900 per person')).toEqual([]);
    expect(codes('deal', 'Samos\n10 days / 7 nights\n14 to 24 June 2027\n$900 per person')).toEqual([
      'nights-mismatch',
    ]);
  });
});

describe('T-10 a family', () => {
  const family = (total: string) =>
    `Samos\n$900 per adult, $500 per child\nFamily of 4 (2 adults, 2 children): $${total}`;
  it('pays for its children what children pay', () => {
    expect(codes('deal', family('2,800'))).toEqual([]);
    expect(codes('deal', family('3,100'))).toEqual(['total-mismatch']);
  });
});

describe('I-9 the order of the clock', () => {
  const day = (last: string) => `Faro\n\nDay 1\n- 9:00 Old town\n- 14:00 Boat trip\n- ${last}`;
  it('holds for neither options nor hours of opening', () => {
    expect(codes('plan', day('Optional tile workshop, 10:30'))).toEqual([]);
    expect(codes('plan', day('10:30-12:00 optional: tile workshop'))).toEqual([]);
    expect(codes('plan', day('Breakfast served 7:00-10:00'))).toEqual([]);
    expect(codes('plan', day('Sunrise 07:12 / Sunset 19:31'))).toEqual([]);
    expect(codes('plan', day('07:12 Sunrise on the beach'))).toEqual(['time-backwards']);
    expect(codes('plan', day('10:30 tile workshop'))).toEqual(['time-backwards']);
  });
  it('what takes place the next morning stands behind the evening', () => {
    const night = (landing: string) =>
      `Faro\n\nDay 1\n- 21:30 Flight leaves Boston\n- ${landing}\n\nDay 2\n- 10:00 Walk`;
    expect(codes('plan', night('07:00 landing in Faro the next morning'))).toEqual([]);
    expect(codes('plan', night('07:00 Landung am nächsten Tag'))).toEqual([]);
    expect(codes('plan', night('07:00 landing in Faro'))).toEqual(['time-backwards']);
  });
});

describe('I-11 the sum of a budget', () => {
  const budget = (total: string) =>
    `Faro\n\nDay 1\n- Old town\n\nBudget\nFlights: €300\nHotel: €400\nOptional: boat trip €90\nTotal: €${total}`;
  it('may leave out what is optional', () => {
    expect(codes('plan', budget('790'))).toEqual([]);
    expect(codes('plan', budget('700'))).toEqual([]);
    expect(codes('plan', budget('740'))).toEqual(['budget-mismatch']);
  });
});
