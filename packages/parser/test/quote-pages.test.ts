/** Messages in one line, pages of carriers with fares to choose from, sheets and group offers: F-132 to F-137 of docs/behaviour.md, each with a near-miss. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHT = 'BA 178 12 Mar 2027 JFK 18:30 LHR 06:40\n';
const quote = (text: string) => parse(`${FLIGHT}${text}`);

describe('F-132 a message in one line', () => {
  const START = 'LX 1083 Tue 2 Mar 2027 WAW-ZRH 19:15-21:20, direct, economy. ';
  const END =
    ' I am keeping it til Fri 15 Jan 2027 16:00, after that I have to ask the airline again. Reply yes or ring me on 0161 555 0144. Thanks, Ivo';

  it('has a price, terms and a deadline behind its flight', () => {
    const { fareDetails, includes, restrictions, validUntil, agentInfo } = parse(
      `${START}CHF 310 pp incl taxes, 1x23kg bag. Changes CHF 80, no refund.${END}`,
    );
    expect(fareDetails.total).toBe('CHF 310');
    expect(includes).toEqual(['taxes', '1x23kg bag']);
    expect(restrictions).toEqual(expect.arrayContaining(['Changes CHF 80', 'no refund']));
    expect(validUntil).toBe('2027-01-15');
    expect(agentInfo.phone).toBe('0161 555 0144');
  });

  it('is the flights’ alone where it tells nothing else', () => {
    const legs = Array.from({ length: 5 }, (_, i) => `LX 108${i} ${i + 2} Mar 2027 WAW-ZRH 19:15-21:20`);
    const { departureFlights, returnFlights, fareDetails, notes } = parse(`${legs.join('. ')}.`);
    expect([...departureFlights, ...returnFlights].flatMap(({ segments }) => segments)).toHaveLength(5);
    expect([fareDetails.total, notes]).toEqual([null, null]);
  });
});

describe('F-133 fares to choose from', () => {
  const bundles = (button: string) =>
    `BASIC  €25.00   ✔ SELECTED\n  Small bag 40x30x20 cm\nPLUS  €60.00   ${button}\n  Hold bag 15 kg\n  Lounge access\n`;

  it('leaves out what those bring that were not taken', () => {
    expect(quote(bundles('Select')).includes).toEqual(['Small bag 40x30x20 cm']);
    expect(quote(bundles('Auswählen')).includes).toEqual(['Small bag 40x30x20 cm']);
  });

  it('keeps it where the line says nothing of a button', () =>
    expect(quote(bundles('✔ also selected')).includes).toContain('Hold bag 15 kg'));

  it('makes no fare of what costs extra, and no fault of it in the total', () => {
    const extras = 'Priority €22.00 per person   Add\nHold bags   €76.00\n';
    const page = (total: string) =>
      `2 adults\n${extras}Fare for each passenger there and back   €57.00\nTOTAL TO PAY   ${total}`;
    expect(quote(page('€190.00')).fareDetails).toMatchObject({ total: '€57.00', totalForAllPassengers: '€190.00' });
    expect(quote(page('€190.00')).warnings).toEqual([]);
    expect(quote(page('€180.00')).warnings.map(({ code }) => code)).toEqual(['total-mismatch']);
  });

  it('takes no direction for the name of a fare', () => {
    expect(quote('Outbound fare   2 x €25.00   €50.00').fareDetails.fareClass).toBeNull();
    expect(quote('Smart fare   2 x €25.00   €50.00').fareDetails.fareClass).toBe('Smart');
  });

  it('has the route there and back as its title below the head of the page', () =>
    expect(parse(`Search\nSign in\nOslo (OSL) ⇄ Bergen (BGO)\n2 adults\n\n${FLIGHT}`).title).toBe(
      'Oslo (OSL) ⇄ Bergen (BGO)',
    ));
});

describe('F-134 a currency alone over a column', () => {
  const sheet = (head: string) =>
    `${FLIGHT}\n${head}\nBase fare per person\t\t1,210.00\nTaxes per person\t\t310.00\nTotal per person\t\t1,520.00\nTotal for 2 travellers\t\t3,040.00`;
  it('makes amounts of the numbers below', () =>
    expect(parse(sheet('Price\t\tNZD')).fareDetails).toMatchObject({
      baseFare: 'NZD 1,210.00',
      total: 'NZD 1,520.00',
      totalForAllPassengers: 'NZD 3,040.00',
    }));
  it('points at the currency, too', () => {
    const text = sheet('Price\t\tNZD');
    const spans = parse(text).source.spans['/fareDetails/total'] as readonly (readonly [number, number])[];
    expect(spans.map(([from, to]) => text.slice(from, to))).toEqual(['NZD', '1,520.00']);
  });
  it.each(['Price\t\tper night', 'Price\t\tXQZ', 'Reference NZD'])('none under %j', (head) =>
    expect(parse(sheet(head)).fareDetails.total).toBeNull(),
  );
});

describe('F-135 until when an offer stands', () => {
  const rules = 'Ticketing by Tuesday, 18 May 2027\n';
  it('is before a later day for the tickets', () =>
    expect(quote(`${rules}Our offer stands until Wednesday, 2 December 2026.`).validUntil).toBe('2026-12-02'));
  it('is the day for the tickets where that comes first', () =>
    expect(quote('Ticketing by 1 December 2026\nOur offer stands until 4 December 2026.').validUntil).toBe(
      '2026-12-01',
    ));
});

describe('F-136 steps of a booking', () => {
  const steps = (last: string) => `1\nReview\n2\nTraveller details\n3\n${last}\n`;
  it('the last is no heading of conditions', () =>
    expect(parse(`${steps('Payment')}Round trip\n2 travellers\n${FLIGHT}`).restrictions).toEqual([]));
  it('a heading behind other lines is one', () =>
    expect(quote('Good to know\nPayment\n- Balance by 1 March 2027').restrictions).toEqual([
      'Balance by 1 March 2027',
    ]));
});

describe('F-137 what a list of inclusions leaves out', () => {
  it.each([
    ['incl 23kg bag, meals, excl seats, lounge access', ['23kg bag', 'meals'], ['excl seats, lounge access']],
    ['GBP 440 pp incl bag, not incl seats, meals', ['bag'], ['not incl seats, meals']],
    [
      'GBP 440 pp incl bag, excl seats, meals, changes GBP 90, no refund',
      ['bag'],
      ['excl seats, meals', 'changes GBP 90', 'no refund'],
    ],
    ['Includes: bag, meals; does not include seats', ['bag', 'meals'], ['does not include seats']],
    ['Inkl. Gepäck, exkl. Sitzplatz, Mahlzeiten', ['Gepäck'], ['exkl. Sitzplatz, Mahlzeiten']],
    ['Inkl. Gepäck, ohne Sitzplatz', ['Gepäck'], ['ohne Sitzplatz']],
    ['Inkl. Gepäck, Mahlzeit ohne Aufpreis', ['Gepäck', 'Mahlzeit ohne Aufpreis'], []],
    ['Inkl. Gepäck, ohne Aufpreis eine Mahlzeit', ['Gepäck', 'ohne Aufpreis eine Mahlzeit'], []],
    ['Includes bags, meals and exclusive lounge', ['bags', 'meals', 'exclusive lounge'], []],
  ])('%s', (line, includes, restrictions) => expect(quote(line)).toMatchObject({ includes, restrictions }));
});

describe('F-86 what is said above the list of inclusions', () => {
  it.each([
    [
      'Both fares are in premium economy and include:\n- 1 hold bag\n- All taxes and surcharges',
      ['1 hold bag', 'All taxes and surcharges'],
      [],
    ],
    ['Both fares are in economy and do not include:\n- Meals', [], ['do not include: Meals']],
    ['Luggage rules apply to the whole journey\n1 free cabin bag', ['1 free cabin bag'], []],
    ['Die Gepäckbestimmungen gelten für die gesamte Reise\n1 Handgepäck inklusive', ['1 Handgepäck inklusive'], []],
    [
      'Les conditions relatives aux bagages s’appliquent à l’ensemble de votre voyage\n1 bagage inclus',
      ['1 bagage inclus'],
      [],
    ],
    ['Price in EUR incl. all taxes', [], []],
    // An allowance, and a fee.
    ['2 bags of 23 kg on your entire trip', ['2 bags of 23 kg on your entire trip'], []],
    ['Bag fees may apply on your entire trip', [], ['Bag fees may apply on your entire trip']],
  ])('%s', (text, includes, restrictions) => expect(quote(text)).toMatchObject({ includes, restrictions }));
});

it('F-87 takes what a system offers to type for no condition', () => {
  const fares = (line: string) =>
    parse(
      `RP/LONXX1234/LONXX1234            AB/SU  20NOV26/1014Z   ABC123\n  1.WEBER/ANNA MRS\n  2  LX 345 V 15FEB 1 LHRZRH HK1  1135 1420   15FEB  E  LX/ABC123\nFXX\nGBP   120.00\n${line}\nTICKETS ARE NON REFUNDABLE`,
    ).restrictions;
  expect(fares('SEATS AT A CHARGE MAY APPLY-ENTER FXQ')).toEqual(['TICKETS ARE NON REFUNDABLE']);
  expect(fares('CHANGES AT A CHARGE-EUR 50')).toContain('CHANGES AT A CHARGE-EUR 50');
});
