/** Lines over a plan that say what it is, not what the trip is called. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/parse.ts';

const titleOf = (head: string) =>
  parseItinerary(
    `${head}\n\nDay 1: Arrival in Ghent\n- Check-in at Hotel Leie\n\nDay 2: Bruges\n- Boat trip on the canals\n\nDay 3: Ostend\n- Walk on the beach\n`,
    { referenceDate: '2026-11-21' },
  ).title;

describe('I-375 what a plan is called by its kind is no title', () => {
  it.each([
    'Itinerary',
    'PROGRAMMA',
    '## Day-by-day programme',
    'Itinéraire et programme',
    'Facebook Instagram YouTube',
  ])('%s', (head) => expect(titleOf(head)).not.toBe(head.replace(/^#+ /, '')));

  it('but a heading of the whole text is, where nothing else names it', () =>
    expect(titleOf('# Itinerary')).toBe('Itinerary'));

  it.each([
    ['# Itinerary\n\n## Three days in Flanders', 'Three days in Flanders'],
    ['Itinerary\n\n# Three days in Flanders', 'Three days in Flanders'],
    ['# Flanders itinerary', 'Flanders itinerary'],
    ['# Programma Vlaanderen', 'Programma Vlaanderen'],
  ])('but %s names it', (head, title) => expect(titleOf(head)).toBe(title));
});
