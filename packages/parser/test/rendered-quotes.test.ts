/**
 * Typed quotes whose every fact is known, told, labelled, tabled or one value a line, in seven languages, are read as they were written:
 * flights, options, prices, party, deadline, names, what is included and what is forbidden, without a warning.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltParser, buildParser } from './built-parser.ts';
import { faultsOf } from './rendered-quotes/judge-quote.ts';
import { renderedQuotes } from './rendered-quotes/rendered-quotes.ts';

const RUNS = Number(process.env['RENDERED_RUNS'] ?? 600);
const SEED = Number(process.env['RENDERED_SEED'] ?? 20_261_121);
const CONTEXT = { referenceDate: '2026-11-21' };
let parser: BuiltParser;

beforeAll(async () => {
  parser = await buildParser();
}, 60_000);

it(`F-80 F-81 F-82 F-83 ${RUNS} typed quotes of known facts are read as they were written`, () => {
  fc.assert(
    fc.property(renderedQuotes, (quote) => {
      expect(faultsOf(quote, parser.parseFlightQuote(quote.text, CONTEXT)), quote.text).toEqual([]);
    }),
    { seed: SEED, numRuns: RUNS },
  );
}, 120_000);

const FLIGHTS = 'BA 178 Wed 12 May 2027 JFK 08:00 - LHR 20:00\nBA 177 Wed 26 May 2027 LHR 13:25 - JFK 16:05\n\n';

describe('F-84 rows of travelers', () => {
  it.each([
    ['Adult 2 $410.00 $820.00\nChild 1 $300.00 $300.00\nTotal $1,120.00', '$410.00', '$1,120.00'],
    ['2ADT 410.00 820.00\n1CHD 300.00 300.00\nTOTAL USD 1120.00', 'USD 410.00', 'USD 1120.00'],
    ['2 seniors x £410.00 = £820.00\n2 adults x £500.00 = £1,000.00\nTotal £1,820.00', '£500.00', '£1,820.00'],
    ['1 adult £500.00\n1 adult £500.00\nTotal £1,000.00', '£500.00', '£1,000.00'],
    [
      'Number: 2\nPrice per passenger: £410.00\nSubtotal: £820.00\n\nNumber: 1\nPrice per passenger: £300.00\nSubtotal: £300.00\n\nTotal: £1,120.00',
      '£410.00',
      '£1,120.00',
    ],
  ])('%j', (rows, total, all) => {
    const { fareDetails, warnings } = parser.parseFlightQuote(`${FLIGHTS}${rows}\n`, CONTEXT);
    expect([fareDetails.total, fareDetails.totalForAllPassengers, warnings]).toEqual([total, all, []]);
  });
});

describe('F-82 what a text says wrong is warned of', () => {
  it.each([
    ['Price per person: £410\nTotal for 2 adults: £830\n', 'total-mismatch'],
    ['', null],
  ])('%j', (fare, code) => {
    const { warnings } = parser.parseFlightQuote(FLIGHTS + fare, CONTEXT);
    expect(warnings.map((warning) => warning.code)).toEqual(code === null ? [] : [code]);
  });

  it('a weekday that is not the day of its date, in a sentence', () => {
    const told =
      'Vous partez de Paris (CDG) le lundi 12 mai 2027 à 10h30 avec le vol AF 480 et arrivez à Lima (LIM) à 16h05.';
    expect(parser.parseFlightQuote(told, CONTEXT).warnings.map(({ code }) => code)).toEqual(['weekday-mismatch']);
  });
});
