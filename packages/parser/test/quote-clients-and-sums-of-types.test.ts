/** F-680 to F-685: whom hasty notes and sheets of groups are for, and the sums of adults, children and free places. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHT = 'BA 117 12 Mar 2027 LHR 08:20 - JFK 11:25';
const codes = (text: string) => read(text).warnings.map(({ code }) => code);

describe('F-680 a pair in small letters', () => {
  it.each([
    ['hi jo - both are held for mr + mrs dale, til wed', 'mr + mrs dale'],
    ['hi jo, this is for mr and mrs dale: have a look', 'mr and mrs dale'],
    ['hallo anna, hier fur herr und frau bauer, wie besprochen', 'herr und frau bauer'],
  ])('%s', (line, name) => expect(read(`${line}\n${FLIGHT}`).clientName).toBe(name));

  it('leaves who is greeted where nobody is aimed at', () =>
    expect(read(`hi jo - held for the weekend, have a look\n${FLIGHT}`).clientName).toBe('jo'));
});

describe('F-681 the name of a family with the mark of several', () => {
  it.each([
    ['Dana, this is what we discussed for the Hallorans (2 ad + a child)', 'Hallorans'],
    ["Kim, as discussed for the O'Learys, 4 people:", "O'Learys"],
  ])('%s', (line, name) => expect(read(`${line}\n${FLIGHT}`).clientName).toBe(name));

  it.each(['Kim, for the Maldives (2 adults):', 'Kim, for the Flights page:'])('is no place or thing: %s', (line) =>
    expect(read(`Hi Kim,\n${line}\n${FLIGHT}`).clientName).toBe('Kim'),
  );
});

describe('F-682 free places whose taxes are paid', () => {
  const group = (sum: string) =>
    `Number of travellers: 22\n${FLIGHT}\nGroup fare NZD 612.00\nTaxes NZD 186.40\nTotal per person NZD 798.40\n1 free place for every 20 paying (fare free, taxes payable)\nGroup total NZD ${sum}`;

  it('are within the total', () => expect(codes(group('16,952.80'))).not.toContain('total-mismatch'));

  it('explain no other', () => expect(codes(group('16,452.80'))).toContain('total-mismatch'));
});

describe('F-683 taxes under each age', () => {
  const page = (taxes: string) =>
    `${FLIGHT}\n2 Adults, 1 Child\nAdult\nHKD 3,815 x 2\nFare\nHKD 3,180\nFuel surcharge\nHKD 284\nTaxes, fees and charges\nHKD ${taxes}\nChild\nHKD 2,900 x 1\nFare\nHKD 2,385\nFuel surcharge\nHKD 284\nTaxes, fees and charges\nHKD 231\n\nTotal for all passengers\nHKD 10,530`;

  it('are the fare’s above them', () => {
    expect(codes(page('351'))).toEqual([]);
    expect(read(page('351')).fareDetails).toMatchObject({ baseFare: 'HKD 3,180', total: 'HKD 3,815' });
  });

  it('are warned of where they do not make the price', () => expect(codes(page('301'))).toContain('total-mismatch'));
});

describe('F-684 children in the brackets behind all', () => {
  const family = (sum: string) =>
    `Hi Gareth, the price for the four of you (2 adults, 1 child, 1 infant on lap)\n${FLIGHT}\nAdults £689.00 each\nChild £589.00\nInfant £98.00\n\nTotal £${sum}`;

  it('pay fares of their own', () => expect(codes(family('2,065.00'))).toEqual([]));

  it('are warned of where no number of them makes the total', () =>
    expect(codes(family('2,095.00'))).toEqual(['total-mismatch']));
});

describe('F-685 the group that a sheet is for', () => {
  it.each([
    ['Group: Alder Bay Netball Club', 'Alder Bay Netball Club'],
    ['Gruppo: Coro Alpino di Trento', 'Coro Alpino di Trento'],
    ['Gruppe: Musikverein Harmonie Sulz (34 Personen)', 'Musikverein Harmonie Sulz'],
  ])('%s', (line, name) => expect(read(`${line}\n${FLIGHT}`).clientName).toBe(name));

  it.each([
    'Group: 15 players + 3 officials',
    'Group: Auckland - Rarotonga',
    'Group: Air New Zealand',
    'Group fare: £612',
  ])('names none: %s', (line) => expect(read(`${line}\n${FLIGHT}`).clientName).toBeNull());

  it('gives way to whoever is named', () =>
    expect(read(`Attn: Ms Ann Reed\nGroup: Alder Bay Netball Club\n${FLIGHT}`).clientName).toBe('Ms Ann Reed'));
});
