/** Displays, checkouts and chats as they are pasted: F-90 to F-96 of docs/behaviour.md, each with a near-miss. */
import { describe, expect, it } from 'vitest';
import { fareOf, travelersOf } from '../src/formats/reading/gds/gds-fare.ts';
import { readScreenLines } from '../src/formats/reading/gds/gds-screen.ts';
import { readWorldspanFares } from '../src/formats/worldspan/read-fares.ts';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHT = 'BA 178 12 Mar 2027 JFK 18:30 LHR 06:40\n';
const quote = (text: string) => parse(`${FLIGHT}${text}`);
const groups = (text: string) => {
  const { departureFlights, returnFlights } = parse(text);
  return [departureFlights, returnFlights].map((side) =>
    side.map(({ segments }) => segments.map((one) => one.flightNumber).join(' ')).join(' | '),
  );
};
const unusedOf = (text: string): string[] => {
  const { source } = parse(text);
  return source.unused.map((span) => text.slice(...span));
};

describe('F-90 rows that name their amounts', () => {
  const read = (text: string): unknown[] => {
    const fares = readWorldspanFares(readScreenLines(text));
    const { baseFare, total, totalForAllPassengers } = fareOf(fares);
    return [baseFare, total, totalForAllPassengers]
      .map((money): unknown => money?.value.amount ?? null)
      .concat(travelersOf(fares)?.value ?? null);
  };
  it.each([
    ['ADT  1   USD   612.00 BASE   233.10 TAX    845.10 TOTAL\nTTL      USD        845.10', [612, 845.1, 845.1, 1]],
    // Rows of one traveler, and rows of all of their type.
    ['ADT  2   EUR   300.00 BASE   100.50 TAX    400.50 TOTAL\nTTL      EUR        801.00', [300, 400.5, 801, 2]],
    ['ADT  2   EUR   600.00 BASE   201.00 TAX    801.00 TOTAL\nTTL      EUR        801.00', [300, 400.5, 801, 2]],
    [
      'ADT 2 GBP 410.00 FARE 190.00 TAXES 600.00 TTL\nCNN 1 GBP 310.00 FARE 150.00 TAXES 460.00 TTL\nTTL GBP 1660.00',
      [410, 600, 1660, 3],
    ],
    // No price without its base.
    ['ADT  1   USD   233.10 TAX    845.10 TOTAL', [null, null, null, null]],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));

  it('are the price of a display, beside the agency and the agent', () => {
    const { fareDetails, agentInfo } = parse(
      ' 1 DL7521T 09OCT SA BOSDUB HK2   905P  830A/O 10OCT $ E\n 2 DL7522T 20OCT WE DUBBOS HK2  1125A  140P/O $ E\nP- 1.BOS HARBOUR LIGHT TRAVEL 617-555-0131 MARNIE COLES\n>4P\nADT  2   USD   402.00 BASE   311.40 TAX    713.40 TOTAL\nTTL      USD                              1426.80',
    );
    expect([fareDetails.baseFare, fareDetails.total, fareDetails.totalForAllPassengers]).toEqual([
      'USD 402.00',
      'USD 713.40',
      'USD 1426.80',
    ]);
    expect([agentInfo.name, agentInfo.company, agentInfo.phone]).toEqual([
      'MARNIE COLES',
      'HARBOUR LIGHT TRAVEL',
      '617-555-0131',
    ]);
  });
});

describe('F-91 flights that another has replaced', () => {
  it.each([
    // A connection, a flight there, one home a day later, a cancelled one with new times.
    [
      ' 1. AF 1681 K  05MAY LHRCDG HK1  0800   1020 O*       WE   1\n 2. AF   84 K  05MAY CDGSFO UN1  1030   1255 O        WE\n 3. AF   82 K  05MAY CDGSFO HK1  1330   1600 O*       WE   1\n 4. AF   83 K  19MAY SFOCDG HK1  1515  #1105 O*       WE   2',
      ['AF 1681 AF 82', 'AF 83'],
    ],
    [
      ' 1. EI  105 Y  02JUN DUBJFK UC1  1030   1245 O        WE\n 2. EI  109 Y  02JUN DUBJFK HK1  1550   1810 O*       WE\n 3. EI  104 Y  12JUN JFKDUB HK1  1730  #0505 O*       SA',
      ['EI 109', 'EI 104'],
    ],
    [
      ' 1. EI  105 Y  02JUN DUBJFK HK1  1030   1245 O*       WE\n 2. EI  104 Y  12JUN JFKDUB HX1  1730  #0505 O        SA\n 3. EI  108 Y  13JUN JFKDUB TK1  2100  #0830 O*       SU',
      ['EI 105', 'EI 108'],
    ],
    [
      ' 1. EI  105 Y  02JUN DUBJFK NO1  1030   1245 O        WE\n 2. EI  109 Y  02JUN DUBJFK HK1  1550   1810 O*       WE',
      ['EI 109', ''],
    ],
  ])('%s', (text, expected) => {
    expect(groups(text)).toEqual(expected);
    expect(parse(text).options).toEqual([]);
    expect(unusedOf(text)).toHaveLength(1);
  });

  it('stay where nothing has taken their place', () => {
    const text =
      ' 1. EI  105 Y  02JUN DUBJFK HK1  1030   1245 O*       WE\n 2. EI  104 Y  12JUN JFKDUB UC1  1730  #0505 O        SA';
    expect(groups(text)).toEqual(['EI 105', 'EI 104']);
    expect(parse(text).warnings.map(({ code }) => code)).toContain('segment-not-confirmed');
  });

  it('are an offer of their own where they are waitlisted all the way', () => {
    const text =
      ' 1. EI  105 Y  02JUN DUBJFK HL1  1030   1245 O        WE\n 2. EI  109 Y  02JUN DUBJFK HK1  1550   1810 O*       WE';
    expect(parse(text).options).toHaveLength(2);
  });
});

describe('F-92 what a page says of itself', () => {
  const includes = (text: string) => quote(text).includes;
  it.each([
    [
      '1\nFlights\n2\nPassengers\n3\nExtras\n4\nPayment\nYour booking\nLondon trip\n2 adults\nTotal per adult\n£412.00',
      [],
    ],
    ['Search\nTravellers\nExtras\nCheckout\nHandpicked for you\nTotal £412.00 per person', []],
    // A list under the same word.
    ['Extras\n- 1 cabin bag\n- Seat selection\nTotal £412.00 per person', ['1 cabin bag', 'Seat selection']],
  ])('%s', (text, expected) => expect(includes(text)).toEqual(expected));

  it.each([
    ['Policy: In policy', []],
    ['Travel policy: Out of policy', []],
    ['Policy status: Compliant', []],
    ['Policy: no refunds after ticketing', ['Policy: no refunds after ticketing']],
  ])('%s', (line, expected) => expect(quote(`Total: £412.00 per person\n${line}`).restrictions).toEqual(expected));
});

describe('F-93 conditions and things of one sentence', () => {
  it.each([
    [
      'Tickets are nonrefundable and changes are $90 per ticket.',
      ['Tickets are nonrefundable', 'changes are $90 per ticket'],
    ],
    ['No refunds but date changes are allowed for $75.', ['No refunds', 'date changes are allowed for $75']],
    ['Fare is non-refundable and cancellations cost £60.', ['Fare is non-refundable', 'cancellations cost £60']],
    // One thing said of two.
    ['Changes and cancellations are not permitted.', ['Changes and cancellations are not permitted']],
  ])('%s', (line, expected) => expect(quote(`£412 per person.\n${line}`).restrictions).toEqual(expected));

  it.each([
    ['Rules: no refund, date change £40 plus fare difference', ['no refund', 'date change £40 plus fare difference']],
    ['Restrictions\tnon-refundable, changes £75 each', ['non-refundable', 'changes £75 each']],
    [
      'Conditions: changes £75 each plus the difference / no refunds',
      ['changes £75 each plus the difference', 'no refunds'],
    ],
    ['Bedingungen: nicht erstattbar, Umbuchung 80 €', ['nicht erstattbar', 'Umbuchung 80 €']],
    // It is said of the deposit, and goes on with the words before it.
    ['Conditions: £90 deposit, non-refundable', ['£90 deposit, non-refundable']],
    ['Conditions: non-refundable, except for airport taxes', ['non-refundable, except for airport taxes']],
  ])('%s', (line, expected) => expect(quote(`£412 per person.\n${line}`).restrictions).toEqual(expected));

  it.each([
    ['Economy Light, 1 cabin bag + 1 checked bag each', ['1 cabin bag', '1 checked bag each']],
    ['Premium Economy, 2 x 23kg bags each', ['2 x 23kg bags each']],
    ['Economy, and you get a 20kg bag', ['a 20kg bag']],
    ['Baggage: 1 bag up to 23 kg per person, all flights', ['1 bag up to 23 kg per person, all flights']],
    ['Included: 1 hold bag, both ways', ['1 hold bag, both ways']],
    ['Included: 1 hold bag, all meals, seats', ['1 hold bag', 'all meals', 'seats']],
  ])('%s', (line, expected) => expect(quote(`£412 per person.\n${line}`).includes).toEqual(expected));
});

describe('F-94 messages without marks', () => {
  it.each([
    ['its gbp 412 a head in economy with 25 kilos of bags and snacks', ['25 kilos of bags', 'snacks'], []],
    ['so its £412 pp with a 23kg bag', ['a 23kg bag'], []],
    ['its gbp 412 each 15 kilos baggage no food', ['15 kilos baggage'], ['no food']],
  ])('%s', (line, includes, restrictions) => {
    const read = quote(line);
    expect([read.includes, read.restrictions]).toEqual([includes, restrictions]);
  });

  it.each([
    ['[21/11/26, 2:07:14 pm] dale flights: hey tess its dale so flights for two to rome', ['tess', 'dale']],
    ['[21/11/26, 2:07:14 pm] Nadia: hi gus this is nadia got your flights', ['gus', 'nadia']],
    // What the chat does not bear out is no name.
    ['[21/11/26, 2:07:14 pm] dale flights: hey tess its sunny so flights for two to rome', [null, null]],
  ])('%s', (line, expected) => {
    const { clientName, agentInfo } = parse(`${line}\nba 178 12 mar 2027 jfk 18:30 lhr 06:40\n£412 pp`);
    expect([clientName, agentInfo.name?.toLowerCase() ?? null]).toEqual(expected);
  });
});

describe('F-95 for whom the offer is', () => {
  it.each([
    ['AIR QUOTE – OKAFOR FAMILY (5 travelers)', 'OKAFOR FAMILY'],
    ['The Lindqvist family - flights in May', 'Lindqvist family'],
    ['Flight options: Osei & Mensah Family', 'Osei & Mensah Family'],
    ['Gent.mo Sig. Ferri,', 'Sig. Ferri'],
    ['Spett.le Sig.ra Galli Marta', 'Sig.ra Galli Marta'],
    ['Egr. Dott. Ricci,', 'Dott. Ricci'],
    ['Flights for your family - Disney in May', null],
    ['Spett.le Agenzia Viaggi Mare Blu', null],
  ])('%s', (line, expected) => expect(parse(`${line}\n${FLIGHT}£412 per person`).clientName).toBe(expected));
});

describe('F-96 the class of the fare, and what is no note', () => {
  it.each([
    ['Your fare\nPlus\nTotal £412.00 per person', 'Plus'],
    ['Fare type\nEconomy Flex\nTotal £412.00 per person', 'Economy Flex'],
    ['Your fare\nDetails\nTotal £412.00 per person', null],
  ])('%s', (text, expected) => expect(quote(text).fareDetails.fareClass).toBe(expected));

  const DISPLAY =
    'RP/LONU12100/LONU12100            AB/SU  20NOV26/1512Z   7KQ2RE\n  1.OSEI/ABENA MRS\n  2  BA 178 V 12MAR 5 JFKLHR HK1       1830 0640+1 *1A/E*\n  3 AP LON 020 7946 0142 - AKOMA TRAVEL - A\n';
  it.each([
    ['  4 RM CABIN ECONOMY FLEX', 'ECONOMY FLEX'],
    ['  4 RM PREMIUM ECONOMY', 'PREMIUM ECONOMY'],
    ['  4 RM CLIENT LIKES BUSINESS', 'Economy'],
  ])('%s', (line, expected) =>
    expect(parse(`${DISPLAY}${line}`).fareDetails.fareClass?.toUpperCase()).toBe(expected.toUpperCase()),
  );

  it('keeps screens out of the notes', () => {
    const { notes } = parse(
      `${DISPLAY}1     .1   OSEI/ABENA MRS          GBP    412.00       2\nLHR CHECK-IN WITH BRITISH AIRWAYS TERMINAL 5`,
    );
    expect(notes).toBe('LHR CHECK-IN WITH BRITISH AIRWAYS TERMINAL 5');
  });
});

describe('F-47 an amount alone under its label', () => {
  it.each([
    ['US$', ['US$302.00', 'US$400.50', 'US$801.00']],
    ['NZ$', ['NZ$302.00', 'NZ$400.50', 'NZ$801.00']],
    ['Rs ', ['Rs 302.00', 'Rs 400.50', 'Rs 801.00']],
    ['CHF ', ['CHF 302.00', 'CHF 400.50', 'CHF 801.00']],
  ])('%s', (sign, expected) => {
    const { baseFare, total, totalForAllPassengers } = quote(
      `Fare per adult\n${sign}302.00\nTaxes per adult\n${sign}98.50\nTotal per adult\n${sign}400.50\nTotal to pay\n${sign}801.00`,
    ).fareDetails;
    expect([baseFare, total, totalForAllPassengers]).toEqual(expected);
  });
});

describe('F-97 what one option brings', () => {
  const option = (name: string, airline: string, terms: string) =>
    `Option ${name}\n${airline} 201 14 May LHR FCO 08:20 11:55\n£214 pp${terms}\n`;
  const read = (text: string) => {
    const { includes, restrictions, options } = parse(text);
    return { includes, restrictions, notes: options.map(({ notes }) => notes) };
  };

  it('is said of that option alone, and the first has its own', () => {
    const text = `${option('A', 'BA', ', 1 x 23kg bag, refundable')}\n${option('B', 'AZ', ', 30kg bag, non-refundable')}`;
    expect(read(text)).toEqual({
      includes: ['1 x 23kg bag', 'refundable'],
      restrictions: [],
      notes: [null, '30kg bag\nnon-refundable'],
    });
  });

  it('is said under the price of each, where the flights above are of all', () => {
    const priced = (name: string, sum: string, terms: string) => `\nOption ${name} - £${sum} pp\n  ${terms}\n`;
    const text = `BA 201 14 May LHR FCO 08:20 11:55\n${priced('1', '214', 'Included: hand bag\n  Rules: no changes')}${priced('2', '262', 'Included: hand bag, 30kg hold bag\n  Rules: changes £60')}`;
    expect(read(text)).toEqual({
      includes: ['hand bag'],
      restrictions: ['no changes'],
      notes: [null, 'hand bag\n30kg hold bag\nchanges £60'],
    });
    // Beside the flights it is of each.
    const above = text.replace('11:55', '11:55\n\nAll with 1 hand bag included');
    expect(read(above).includes).toEqual(['All with 1 hand bag included', 'hand bag']);
  });

  it('is of all where it says so, or stands behind them', () => {
    const two = `${option('A', 'BA', '')}\n${option('B', 'AZ', '')}`;
    expect(read(`${two}- both fares include 23kg bag`).includes).toEqual(['23kg bag']);
    expect(read(`${two}\n- 23kg bag included`).includes).toHaveLength(1);
    expect(read(`${two}\n- 23kg bag included`).notes).toEqual([null, null]);
  });

  it('points at its words', () => {
    const text = `${option('A', 'BA', '')}\n${option('B', 'AZ', ', 30kg bag')}`;
    const { source } = parse(text);
    const [from, to] = source.spans['/options/1/notes'] as [number, number];
    expect(text.slice(from, to)).toBe('30kg bag');
  });
});
