/** Quotes whose blank lines were dropped or doubled as they were copied: rules of section F of docs/behaviour.md. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-24' });
const spaced = (text: string) => text.replaceAll('\n', '\n\n');

const OPTIONS = `OPTION 1 - Emirates
EK 148 20 Jan 2027 Amsterdam 15:20 - Dubai 00:35 (+1)
EUR 878 p.p.
OPTION 2 - KLM
KL 427 20 Jan 2027 Amsterdam 14:20 - Dubai 23:35
EUR 912 p.p.`;

describe('F-290 what stands right below the last option', () => {
  it.each([
    ['Both fares include:\n- 23kg bag each', ['23kg bag each'], []],
    ['Included in all options:\n- 23kg bag each\n- meals on board', ['23kg bag each', 'meals on board'], []],
    ['Both options:\n- Tickets are non-refundable', [], ['Tickets are non-refundable']],
    ['Fare rules\n- Tickets are non-refundable', [], ['Tickets are non-refundable']],
  ])('is of all where its heading says so or no option has one: %s', (below, includes, restrictions) => {
    const quote = parse(`${OPTIONS}\n${below}`);
    expect([quote.includes, quote.restrictions]).toEqual([includes, restrictions]);
    expect(quote.options.map(({ notes }) => notes)).toEqual([null, null]);
  });

  it('is the last option’s without such a heading, and where the first has its own', () => {
    expect(parse(`${OPTIONS}\n30kg bag, non-refundable`).includes).toEqual([]);
    const each = OPTIONS.replace('878 p.p.', '878 p.p.\nFare rules\n- changes EUR 50');
    const quote = parse(`${each}\nFare rules\n- Tickets are non-refundable`);
    expect(quote.restrictions).toEqual(['changes EUR 50']);
    expect(quote.options[1]?.notes).toBe('Tickets are non-refundable');
  });

  it('and as many paragraphs as the other options have are counted without what doubling added', () => {
    const text = `${OPTIONS.replace('OPTION 2', '\nOPTION 2')}\n\nFares hold for a week.\nNo refund.`;
    expect(parse(spaced(text)).restrictions).toEqual(parse(text).restrictions);
  });
});

const TABLE = `Leg\tDate\tFlight\tFrom\tTo\tDep\tArr
1\t06-Apr-2027\tIB268\tGRU\tMAD\t20:05\t11:00 (+1)
2\t13-Apr-2027\tIB3230\tMAD\tFCO\t08:45\t11:10`;

describe('F-291 labels with their values right below the rows of a wide table', () => {
  it('are no rows', () => {
    const quote = parse(
      `${TABLE}\nFare per adult\tUSD 1,184.00\nTotal 4 adults\tUSD 4,736.00\nIncluded\t1 checked bag 23 kg\nNot included\tSeat selection`,
    );
    expect(quote.includes).toEqual(['1 checked bag 23 kg']);
    expect(quote.restrictions).toEqual(['Not included: Seat selection']);
    expect([quote.fareDetails.total, quote.fareDetails.totalForAllPassengers]).toEqual([
      'USD 1,184.00',
      'USD 4,736.00',
    ]);
  });

  it('stay rows where figures stand below their column, or the rows go on', () => {
    const sheet = `Leg\tDate\tFlight\tFrom\tTo\tDep\tArr\tFare
1\t06-Apr-2027\tIB268\tGRU\tMAD\t20:05\t11:00 (+1)\tUSD 700
open\tsurface
2\t13-Apr-2027\tIB3230\tMAD\tFCO\t08:45\t11:10\tUSD 90`;
    const { departureFlights } = parse(sheet);
    expect(departureFlights.flatMap(({ segments }) => segments.map(({ flightNumber }) => flightNumber))).toEqual([
      'IB 268',
      'IB 3230',
    ]);
  });
});

describe('F-292 a heading of prices right below a list', () => {
  it.each([
    'FARE\nbase 1,064.00\ntaxes 187.62\ntotal 1,251.62 USD per person',
    'Price summary\nFare per adult: USD 1,064.00\nTaxes per adult: USD 187.62',
  ])('ends it: %s', (prices) => {
    const quote = parse(
      `IB268 06 Apr 2027 GRU 20:05 - MAD 11:00 +1\nIncluded\n1 checked bag 23 kg\nFare conditions\nNon-refundable\n${prices}`,
    );
    expect([quote.includes, quote.restrictions]).toEqual([['1 checked bag 23 kg'], ['Non-refundable']]);
  });

  it('`CANCELLATION / DATE CHANGE` heads a list, and what costs money there is no inclusion', () => {
    const quote = parse(
      'IB268 06 Apr 2027 GRU 20:05 - MAD 11:00 +1\nBAGGAGE\nCheck-in : 30 Kgs\nCANCELLATION / DATE CHANGE\nCancellation before departure Rs. 18,000/-\nNo show - non refundable',
    );
    expect(quote.restrictions).toEqual(['Cancellation before departure Rs. 18,000/-', 'No show - non refundable']);
    expect(quote.includes.join()).not.toContain('ancel');
  });
});

describe('F-293 a blank line behind each value of a page', () => {
  const PAGE =
    'Cape Town to Bangkok\nWed, 13 Jan 2027\nOne way\n1 adult\nEconomy\n13:40\nCPT\nCape Town International\n9h 30m\nQR 1372\n00:10\n+1\nDOH\nHamad International\n2h 00m\nLayover in Doha\n02:10\nDOH\n6h 35m\nQR 834\n12:45\nBKK\nSuvarnabhumi\nNot included\nSeat selection\nFare rules\nNon-refundable';

  it('says nothing', () => {
    const { source: _, warnings: __, ...whole } = parse(PAGE);
    expect(parse(spaced(PAGE))).toMatchObject(whole);
    expect(whole.departureFlights[0]?.segments.map(({ duration }) => duration)).toEqual(['9h 30m', '6h 35m']);
  });

  it('nor between messages and their stamps', () => {
    const chat =
      'Sat 21/11 14:06\nHi Thabo its Nomsa. Got u 2 seats JNB-CPT Sun 22 Nov, FA 211 dep 18h10 arr 20h20\n14:07\nR1 645 pp\n14:09\nNo refund';
    for (const text of [chat, spaced(chat)]) {
      const [flight] = parse(text).departureFlights[0]?.segments ?? [];
      expect([flight?.departureTime, flight?.arrivalTime]).toEqual(['6:10 PM', '8:20 PM']);
    }
  });
});
