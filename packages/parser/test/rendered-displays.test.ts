/**
 * Known reservations, displayed as Sabre, Amadeus, Galileo, Apollo and Worldspan display them, whole and lightly damaged, are read as they are.
 * `RENDERED_RUNS=20000 RENDERED_SEED=7 npx vitest run --project corpus rendered-displays` for more texts and others.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParsedFlightQuote } from '../src/index.ts';
import { buildParser } from './built-parser.ts';
import { compareDisplay, type Faults } from './rendered-displays/compare-display.ts';
import { type RenderedDisplay, renderedDisplays } from './rendered-displays/rendered-displays.ts';

const RUNS = Number(process.env['RENDERED_RUNS'] ?? 600);
const SEED = Number(process.env['RENDERED_SEED'] ?? 20_261_123);
const { parseFlightQuote } = await buildParser();

const read = ({ text }: RenderedDisplay): ParsedFlightQuote => parseFlightQuote(text, { referenceDate: '2026-11-21' });

describe('displays of known reservations', () => {
  it(`F-1 F-8 F-74 F-75 F-76 F-77 F-78 F-79 are read as they are, ${RUNS} of them`, () => {
    fc.assert(
      fc.property(renderedDisplays, (rendered) => {
        expect(compareDisplay(rendered, read(rendered)), rendered.text).toEqual({ wrong: [], missing: [] });
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });
});

describe('what compares displays', () => {
  const [rendered] = fc.sample(
    renderedDisplays.filter(
      ({ facts, said, damage }) =>
        said.hasNames && said.all !== null && said.deadline !== null && damage === 'none' && facts.travelers.length > 1,
    ),
    { seed: 1, numRuns: 1 },
  ) as [RenderedDisplay];
  const answer = read(rendered);
  const [way] = answer.departureFlights;
  const [flight] = way?.segments ?? [];
  if (!way || !flight) throw new Error('no flight');
  const faultsOf = (change: Partial<ParsedFlightQuote>): Faults => compareDisplay(rendered, { ...answer, ...change });
  const flying = (change: Partial<typeof flight>): Faults =>
    faultsOf({
      departureFlights: [
        { ...way, segments: [{ ...flight, ...change }, ...way.segments.slice(1)] },
        ...answer.departureFlights.slice(1),
      ],
    });

  it('has nothing to say of what is so', () => {
    expect(faultsOf({})).toEqual({ wrong: [], missing: [] });
  });

  it.each([
    ['a price', { fareDetails: { ...answer.fareDetails, total: 'USD 1.00' } }],
    ['a fee that was not said', { fareDetails: { ...answer.fareDetails, upcharge: 'USD 1.00' } }],
    ['a deadline', { validUntil: '2026-12-24' }],
    ['the number of travelers', { passengers: 9 }],
    [
      'a warning',
      { warnings: [{ code: 'total-mismatch', severity: 'warning', message: '', pointers: [], spans: [] }] },
    ],
  ] as const)('notices %s', (_, change) => {
    expect(faultsOf(change as Partial<ParsedFlightQuote>).wrong.length).toBeGreaterThan(0);
  });

  it('notices another day, another hour, and what is missing', () => {
    expect(flying({ arrivalDate: '2027-12-31' }).wrong).toHaveLength(1);
    expect(flying({ departureTime: '3:33 AM' }).wrong).toHaveLength(1);
    expect(flying({ departureTime: null }).missing).toHaveLength(1);
    expect(faultsOf({ validUntil: null }).missing).toHaveLength(1);
  });
});
