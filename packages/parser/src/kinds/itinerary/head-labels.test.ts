import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../parse.ts';

const titleOf = (...head: readonly string[]) =>
  parseItinerary(`${head.join('\n')}\n\nDay 1: Riga\n- 9:00 Walk\n`, { referenceDate: '2026-11-20' }).title;

describe('I-459 the name of the tour in the head of a confirmation', () => {
  it.each([
    [['Group  OAK SCHOOL     Agency NORTH', 'Tour   BALTIC CAPITALS     Pax 24 + 1 TL'], 'BALTIC CAPITALS'],
    [['Dossier  FR-8831     Version 2', 'Circuit  Châteaux de la Loire  Chambres 12 DBL'], 'Châteaux de la Loire'],
    [['Reise   Lettische Burgen     Status OK     Version 3'], 'Lettische Burgen'],
  ])('%j', (head, title) => expect(titleOf(...head)).toBe(title));

  it.each(['Trip to Riga     May 2027', 'Tour of the Baltic in one week'])('is the whole line in %s', (line) =>
    expect(titleOf(line)).toBe(line),
  );
});
