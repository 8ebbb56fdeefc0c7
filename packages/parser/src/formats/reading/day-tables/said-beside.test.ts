import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../../parse.ts';

const said = (heading: string, cell: string) => {
  const text = `Date\tTime\tPlan\t${heading}\n3 May 2027\t10:00\tBoat trip\t${cell}\n4 May 2027\t11:30\tCave tour\t\n`;
  return parseItinerary(text, { referenceDate: '2026-11-21' }).days[0]?.timeBlocks[0]?.activities[0]?.description;
};

describe('I-297 columns that nobody knows', () => {
  it.each([
    ['Dress', 'smart casual'],
    ['Train', 'IC 61'],
    ['Booking ref', 'AX-512'],
  ])('%s is said about the entry', (heading, cell) => expect(said(heading, cell)).toBe(`${heading}: ${cell}`));

  it.each([
    ['Status', 'to buy'],
    ['Supplier', 'Harbour Boats'],
    ['Net rate', 'EUR 12'],
    ['Passport', 'X1234567'],
    ['Seats', '14'],
    ['Dress', 'tbc'],
  ])('%s is not', (heading, cell) => expect(said(heading, cell)).toBeNull());
});
