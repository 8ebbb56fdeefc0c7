import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../index.ts';

const titleUnder = (head: string) =>
  parseTravelDeal(
    `${head}\n\nHADRIAN'S WALL & THE COAST\n5 days from £439 per person\n\nPRICE INCLUDES\n> Coach travel\n> 4 nights' half board`,
    {
      referenceDate: '2026-11-21',
    },
  ).title;

describe('T-655 the running head of a page', () => {
  it.each(['24                    Celyn Coach Holidays 2027', 'Page 7          Celyn Coach Holidays'])(
    'is no title: %s',
    (head) => {
      expect(titleUnder(head)).toBe("HADRIAN'S WALL & THE COAST");
    },
  );

  it('is a title without a page number', () => {
    expect(titleUnder('24 Hours in Riga 2027')).toBe('24 Hours in Riga 2027');
  });
});
