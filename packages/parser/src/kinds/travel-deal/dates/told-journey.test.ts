import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const told = (text: string) => read(`Hello Ida,\n\n${text}\n\nAll in it is €3,100 for two.\n\nBest, Tom Arden`);

describe('a journey told in a paragraph with its stops', () => {
  it.each([
    'You fly from Cork on Monday 3 May 2027 and land the next morning. Then nine nights at the Hotel Lindau in Brienz. You leave the lake on Thursday 13 May and are back in Cork on Friday 14 May 2027.',
    'Depart Leeds on 3 May 2027 (leaves 9:30 pm), nine nights at the Hotel Lindau in Brienz, and come home 14 May, quite late in the evening.',
    'Ihr fliegt am 3. Mai 2027 ab Wien und landet am nächsten Morgen. Dann neun Nächte im Hotel Lindau in Brienz. Am 14. Mai 2027 seid ihr zurück, denn der Heimflug in Wien landet erst am 14. Mai 2027.',
  ])('%s', (text) => {
    const deal = told(text);
    expect(deal.dates).toBe('May 3 to 14, 2027');
    expect(deal.warnings.map(({ code }) => code)).not.toContain('nights-mismatch');
  });

  it.each([
    'You could fly from Cork on Monday 3 May 2027 with a stay of nine nights in the old town, or be back home from the other one on 20 May 2027.',
    'Flights leave Cork on Monday 3 May 2027 at noon, and our office moves into the building next door on 14 May 2027.',
  ])('is none in %s', (text) => expect(told(text).dates).not.toMatch(/14|20,/));

  it('still warns where the nights are those of the trip', () =>
    expect(
      read('Brienz, 9 nights\nFly out on 3 May 2027 and home on 10 May 2027\n€900 pp').warnings.map(({ code }) => code),
    ).toContain('nights-mismatch'));
});
