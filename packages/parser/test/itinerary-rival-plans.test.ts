/** Plans beside each other of which one was taken. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/parse.ts';

const PLANS = (first: string) =>
  [
    '# Spring in Friuli',
    '',
    `## ${first}`,
    '',
    '| Date | Plan | Stay |',
    '|---|---|---|',
    '| Mon 3 May 2027 | Train to Udine | Udine |',
    '| Tue 4 May 2027 | Castle and market | Udine |',
    '',
    '## Plan B: by the sea',
    '',
    '| Date | Plan | Stay |',
    '|---|---|---|',
    '| Mon 3 May 2027 | Train to Grado | Grado |',
    '| Tue 4 May 2027 | Boat trip | Grado |',
  ].join('\n');
const read = (first: string) => parseItinerary(PLANS(first), { referenceDate: '2026-11-21' });

describe('I-376 what stands under a heading that is struck out is none of the trip', () => {
  it.each([
    '~~Plan A: inland~~',
    '~~Plan A: inland~~ NOT TAKEN',
    'Plan A: inland (rejected)',
    'Plan A: inland – verworfen',
  ])('%s', (first) => expect(read(first).days.map(({ title }) => title)).toEqual(['Train to Grado', 'Boat trip']));

  it('but under others it is', () => expect(read('Part 1: inland').days.length).toBeGreaterThan(2));

  it('a day that is struck out is left to its own words', () =>
    expect(
      parseItinerary('## Day 1: Udine\n- Castle\n\n## Day 2: ~~Palmanova~~ Grado\n- Boat trip\n', {
        referenceDate: '2026-11-21',
      }).days,
    ).toHaveLength(2));
});
