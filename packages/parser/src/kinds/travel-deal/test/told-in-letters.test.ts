import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const LETTER = 'Dear Ines,\n\nwe can offer your club a week in Apulia, 5 to 10 June 2027, at EUR 640 per person.\n\n';

describe('T-73 what a letter tells of the days', () => {
  it.each([
    [
      'In those days you will row across the lake, climb to the chapel and bake bread with a farmer.',
      ['row across the lake', 'climb to the chapel', 'bake bread with a farmer'],
    ],
    [
      'During the stay the choir will sing in the cathedral, tour the castle and its gardens, and visit a small brewery.',
      ['sing in the cathedral', 'tour the castle and its gardens', 'visit a small brewery'],
    ],
  ])('%s', (sentence, activities) => expect(read(LETTER + sentence).activities).toEqual(activities));

  it.each([
    'You will need a passport, travel insurance and a visa that is valid for half a year after your return.',
    'The hotel will keep the rooms, the bus and the guide for us until the end of January and not longer than that.',
    'You will visit the castle of the bishop and the gardens that his niece laid out in the year after his death.',
  ])('none in %j', (sentence) => expect(read(LETTER + sentence).activities).toEqual([]));
});

describe('T-74 how many must travel, beside the price', () => {
  it.each([
    [
      'The price is EUR 410 per person for a minimum of 15 guests in double rooms, and a single room costs EUR 90 more than that.',
      'a minimum of 15 guests in double rooms',
    ],
    [
      'Our price is EUR 498 per person, based on at least 25 paying guests sharing twin rooms; a single room costs EUR 110 extra.',
      'at least 25 paying guests sharing twin rooms',
    ],
  ])('%s', (sentence, least) => expect(read(`Dear Ines,\n\n${sentence}`).restrictions).toContain(least));

  it('is none where so many nights are asked for', () => {
    const { restrictions } = read(
      'Dear Ines,\n\nThe price is EUR 410 per person for the seven nights, with breakfast and dinner and a guide on each of the days.',
    );
    expect(restrictions).toEqual([]);
  });

  it.each([
    'Should the group become smaller than 20, we would have to work out the price anew.',
    'If the number of singers falls below 25 the price has to be worked out anew.',
    'We would ask for 20 percent in advance and the rest three weeks before arrival.',
  ])('a condition: %s', (sentence) =>
    expect(read(LETTER + sentence).restrictions).toContain(sentence.replace(/\.$/, '')),
  );
});

describe('T-75 the dates and length of a letter', () => {
  it.each([
    'arriving in Split on Friday 4 June 2027 and leaving on Wednesday 9 June 2027',
    'arriving on 4 June 2027 and departing from Dubrovnik on 9 June 2027',
  ])('%s', (when) =>
    expect(read(`Dear Ines,\n\nwe offer five nights in Croatia, ${when}.`).dates).toBe('June 4 to 9, 2027'),
  );

  it('a day of leaving alone ends nothing', () => {
    const { dates } = read('Dear Ines,\n\nwe offer Croatia from 4 June 2027, and our rep is leaving on 9 June 2027.');
    expect(dates).not.toBe('June 4 to 9, 2027');
  });

  it.each([
    ['four nights in Apulia: in Lecce for three nights and after that in Bari for one night.', '4 nights'],
    ['You stay at the Hotel Sole for three nights and then at the Villa Rosa for two nights.', '5 nights'],
    ['You stay at the Hotel Sole for three nights or at the Villa Rosa for two nights.', '3 nights'],
  ])('%s', (sentence, duration) => expect(read(`Dear Ines,\n\n${sentence}`).duration).toBe(duration));
});

describe('T-76 what is left out', () => {
  it.each([
    ['It does not cover flights, lunches, or tips for the guide and driver.', 'tips for the guide and driver', 3],
    ['Nicht eingeschlossen: Kurtaxe, Mittagessen oder Trinkgelder.', 'Trinkgelder', 3],
    ['Not included: flights, lunch or dinner.', 'dinner', 3],
  ])('%s', (sentence, last, count) => {
    const { restrictions } = read(`Apulia Week\n5 nights, €640 pp\n${sentence}`);
    expect(restrictions).toHaveLength(count);
    expect(restrictions.at(-1)?.endsWith(`: ${last}`)).toBe(true);
  });

  it('a choice among what is included stays one', () => {
    expect(read('Apulia Week\n5 nights, €640 pp\nIncludes: flights, breakfast, tea or coffee').includes).toEqual([
      'flights',
      'breakfast',
      'tea or coffee',
    ]);
  });
});
