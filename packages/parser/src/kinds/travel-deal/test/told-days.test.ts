import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-106 the foot of a page and the rooms of a house', () => {
  const advert = (address: string) =>
    read(
      `FIJI, slowly\nSeven nights from $1,999 per person\n\nREEF & RATA TRAVEL\n${address}\n03 555 0133   |   hello@reefandrata.example.nz\n\n*Conditions: Minimum stay 7 nights. Credit card fees apply.\n                         p. 17\n`,
    );

  it('a page number is no condition', () =>
    expect(advert('Timaru').restrictions).toEqual(['Minimum stay 7 nights', 'Credit card fees apply']));

  it.each(['Shop 3, Fern Arcade, Timaru', 'Suite 12, Harbour House, Nelson', 'Unit 4B, Mill Court, Ashford'])(
    '%j names nobody',
    (address) => {
      const { name, company } = advert(address).agentInfo;
      expect([name, company]).toEqual([null, 'REEF & RATA TRAVEL']);
    },
  );

  it('whom a court is named after is somebody', () =>
    expect(advert('Talk to Nadia Court').agentInfo.name).toBe('Nadia Court'));
});

describe('T-107 the rhythm of a day, and rounds of golf', () => {
  const HEAD = 'A WEEK OF YOGA IN MADEIRA\n12 to 19 June 2027, 7 nights, £890 per person\n\n';

  it.each([
    'THE RHYTHM OF A DAY',
    'A day with us',
    'Daily schedule',
    'Our daily rhythm:',
    'A typical day',
    'Tagesablauf',
    'Une journée type',
    'Una giornata tipo',
  ])('%j', (heading) =>
    expect(
      read(`${HEAD}${heading}\n7.00 tea in the garden\n8.15 hatha class\n17.30 breathing\n\nINCLUDED\n7 nights\n`)
        .activities,
    ).toEqual(['7.00 tea in the garden', '8.15 hatha class', '17.30 breathing']),
  );

  it.each(['A day in Funchal', 'Payment schedule', 'Departure times'])('not %j', (heading) =>
    expect(read(`${HEAD}${heading}\n7.00 tea in the garden\n8.15 hatha class\n`).activities).toEqual([]),
  );

  it.each(['Golf - 3 rounds', 'Tee times', 'Three rounds of golf', 'Your tee-off times'])('%j', (heading) =>
    expect(
      read(
        `ALGARVE FAIRWAYS BREAK\n3 nights, 4 to 7 May 2027\n£510 per golfer\n\n${heading}\nTue 4 May   Dunes    first tee 10.20\nWed 5 May   Old Links    first tee 9.40\n`,
      ).activities,
    ).toEqual(['Tue 4 May   Dunes    first tee 10.20', 'Wed 5 May   Old Links    first tee 9.40']),
  );

  it('green fees are had, not done', () => {
    const { activities, includes } = read(
      'ALGARVE FAIRWAYS BREAK\n£510 per golfer\n\nIncluded\n- 3 nights B&B\n- Golf: 3 green fees\n',
    );
    expect([activities, includes]).toEqual([[], ['3 nights B&B', 'Golf: 3 green fees']]);
  });
});

describe('T-108 what a letter tells in its sentences', () => {
  const HEAD = 'The Harbour Letter\n\nHello friends,\n\n';

  it.each([
    'We meet at Bergen airport on Saturday, May 8, 2027 and say goodbye in Voss on Monday, May 17.',
    'We meet in Bergen on Saturday, May 8, 2027 and part ways on Monday, May 17.',
  ])('%j', (sentence) =>
    expect(read(`${HEAD}${sentence}\n\nIt costs $2,480 per person.\n`).dates).toBe('May 8 to 17, 2027'),
  );

  it('another day of the same sentence is no return', () =>
    expect(
      read(
        `${HEAD}We meet in Bergen on Saturday, May 8, 2027 and hike on Monday, May 17.\n\nIt costs $2,480 per person.\n`,
      ).dates,
    ).toBe('May 8, 2027'));

  it.each(['My favorite parts', 'Our favourite moments', 'The best parts of the week'])('%j', (heading) =>
    expect(
      read(
        `${HEAD}A week in Norway, $2,480 per person.\n\n${heading}: rowing to the light house, bread with Kari, and sunset from the pier.\n`,
      ).highlights,
    ).toEqual(['rowing to the light house', 'bread with Kari', 'sunset from the pier']),
  );

  it('the best of something else heads no highlights', () =>
    expect(
      read(`${HEAD}A week in Norway, $2,480 per person.\n\nOur best price: $2,480, flights, meals\n`).highlights,
    ).toEqual([]));
});
