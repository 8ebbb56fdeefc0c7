/** I-145: what is left free of a day is an entry of its own, also right below an entry with its hour. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const titles = (line: string): readonly string[] =>
  parseItinerary(`Faro\n\nSat 6 March 2027\n10:00 Harbour walk\n${line}\n\nSun 7 March 2027\n9:15 Coach home`, {
    referenceDate: '2026-11-24',
  }).days[0]?.timeBlocks.flatMap(({ activities }) => activities.map(({ title }) => title)) ?? [];

describe('I-145 what is left free of the day is an entry of its own', () => {
  it.each([
    'Evening free',
    'Rest of the day free',
    'Afternoon at leisure, swim in the bay',
    'Nachmittag frei',
    'Après-midi libre',
    'Resto del día libre.',
    'Pomeriggio libero',
    'Tarde livre',
  ])('%s', (line) => {
    expect(titles(line)).toEqual(['Harbour walk', line.replace(/\.$/, '')]);
  });

  it('what is free to enter is said about the entry', () => {
    expect(titles('Free entry on Saturdays')).toEqual(['Harbour walk']);
  });
});
