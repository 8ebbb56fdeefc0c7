/** Lists of bookings as agencies' programs print them: labels beside one another, kinds by code, stays, what the client pays. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-20' });
const unusedOf = (text: string) => read(text).source.unused.map(([from, to]) => text.slice(from, to));
const list = (stay: string, price = ''): string =>
  [
    'Client: Larsen, Ms Petra     Ref NO-20917     Pax 2 ADT',
    'Trip name: Fells & Fjords        Dest: Norway      Agent: Tom',
    '',
    'DATE         TYPE  SUPPLIER / SERVICE                    START  END    NOTES',
    '11-Sep-2027  TRF   Bluegum Coast - OSL to the house      10:40  11:25  sign in hall',
    `11-Sep-2027  HTL   The Gull & Anchor                     15:00         ${stay}`,
    '12-Sep-2027  TOUR  Bergen wine tram, Purple line         10:15  15:00  3 estates',
    '13-Sep-2027  AIR   BA 42 OSL-LHR                         18:50  20:30  seats 4A, 4B',
    '',
    price,
  ].join('\n');

describe('I-391 a list of bookings', () => {
  it('has several labels in a line', () => {
    const { title, location } = read(list('sea view'));
    expect([title, location]).toEqual(['Fells & Fjords', 'Norway']);
    expect(read('Destination: Oslo, Norway\nPax: 2\n\nDay 1: Oslo\n- Walk\n\nDay 2: Home\n- Walk').location).toBe(
      'Oslo, Norway',
    );
  });

  it('tells by a code of what kind each is', () => {
    const types = read(list('sea view')).days.flatMap(({ timeBlocks }) =>
      timeBlocks.flatMap(({ activities }) => activities.map(({ type }) => type)),
    );
    expect(types).toEqual(['travel', 'accommodation', 'activity', 'travel']);
  });

  it.each([
    ['In 11-Sep-2027 Out 09-Sep-2027, 2 nts', ['checkout-before-checkin']],
    ['CI 11SEP27 CO 09SEP27', ['checkout-before-checkin']],
    ['In 11 Sep 2027 / Out 13 Sep 2027, 3 nts', ['nights-mismatch']],
    ['In 11-Sep-2027 Out 13-Sep-2027, 2 nts', []],
    ['in the annexe, out of season', []],
  ])('is warned of where a stay ends before it starts: %s', (stay, codes) =>
    expect(read(list(stay)).warnings.map(({ code }) => code)).toEqual(codes),
  );
});

describe('I-392 what the client pays', () => {
  it.each([
    ['Sell NOK 48,900   Net NOK 41,200   Comm NOK 7,700', 'NOK', 48900],
    ['Selling price: THB 48,900\nNet THB 41,200\nComm THB 7,700', 'THB', 48900],
    ['Sell ZAR 48,900   Net ZAR 41,200', 'ZAR', 48900],
  ])('is the total, and nothing is told of the net figures: %s', (price, currency, total) => {
    const { budget, warnings } = read(list('sea view', price));
    expect([budget?.currency, budget?.total, budget?.items]).toEqual([currency, total, []]);
    expect(warnings.map(({ code }) => code)).toEqual(['sensitive-net-rate']);
  });

  it.each(['Net SGD 412 pp', 'Commission: SGD 80', 'NETT (agents)   SEK 4100.00'])(
    'P-11 a net figure gives no value, whatever its currency: %s',
    (price) => {
      const text = list('sea view', price);
      expect([read(text).budget, read(text).warnings.map(({ code }) => code)]).toEqual([null, ['sensitive-net-rate']]);
      expect(unusedOf(text)).toContain(price);
    },
  );

  it.each(['Fishing net for 2 hours, NOK 40', 'Net try 3 times'])('leaves a net that catches fish: %s', (entry) => {
    const { warnings } = read(`Trip\n\nDay 1: Oslo\n- ${entry}\n\nDay 2: Home\n- Walk`);
    expect(warnings).toEqual([]);
  });
});
