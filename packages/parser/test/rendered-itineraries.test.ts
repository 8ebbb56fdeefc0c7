/** Plans with known days and hours are read as they are, however they are written: none wrong, none lost, nothing found fault with. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';
import { type RenderedPlan, renderedPlans } from './rendered-days.ts';

const RUNS = Number(process.env['RENDERED_RUNS'] ?? 700);
const SEED = Number(process.env['RENDERED_SEED'] ?? 20_261_121);

function expectAsWritten({ text, title, days }: RenderedPlan): void {
  const answer = parseItinerary(text, { referenceDate: '2026-11-21' });
  const read = answer.days.map(({ date, title: name, timeBlocks }) => ({
    date,
    title: name,
    entries: timeBlocks.flatMap(({ activities }) => activities.map(({ time, title }) => [time, title])),
  }));
  expect(read, text).toEqual(days);
  if (title !== null) expect(answer.title, text).toBe(title);
  expect(answer.warnings, text).toEqual([]);
}

it(`P-2 P-3 P-5 I-37 ${RUNS} plans of known days and hours are read as they were written`, () => {
  fc.assert(fc.property(renderedPlans, expectAsWritten), { seed: SEED, numRuns: RUNS });
});
