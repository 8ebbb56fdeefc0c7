/** Known flights are read as they are, however they are written: none wrong, none lost, nothing found fault with. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';
import { type RenderedJourney, renderedJourneys } from './rendered-segments.ts';

const RUNS = Number(process.env['RENDERED_RUNS'] ?? 700);
const SEED = Number(process.env['RENDERED_SEED'] ?? 20_261_121);
const codeOf = (place: string | null): string => /\((\w{3})\)/.exec(place ?? '')?.[1] ?? String(place);

function expectAsWritten({ text, segments }: RenderedJourney): void {
  const answer = parseFlightQuote(text, { referenceDate: '2026-11-21' });
  const read = [...answer.departureFlights, ...answer.returnFlights]
    .flatMap((group) => group.segments)
    .map((s) => [
      s.flightNumber,
      s.departureDate,
      s.departureTime,
      codeOf(s.departureLocation),
      s.arrivalDate,
      s.arrivalTime,
      codeOf(s.arrivalLocation),
    ]);
  expect(read, text).toEqual(segments);
  expect(answer.warnings, text).toEqual([]);
}

it(`P-2 P-3 P-5 F-73 ${RUNS} journeys of known flights are read as they were written`, () => {
  fc.assert(fc.property(renderedJourneys, expectAsWritten), { seed: SEED, numRuns: RUNS });
});
