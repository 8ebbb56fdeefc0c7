/** Headings of days and of columns as people write them in plans of their own. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-27' });
const headsOf = (text: string) => read(text).days.map(({ date, title }) => [date, title]);
const entriesOf = (text: string) =>
  read(text).days.flatMap(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities.map((a) => `${a.time ?? ''} ${a.title}`.trim())),
  );

describe('I-496 a day before the first', () => {
  it('`Day 0` is a day, and the next has the date behind it', () => {
    const text = 'Japan\nDay 0 - 3 May 2027 - Flight\n- fly\nDay 1 - Tokyo\n- Shibuya\nDay 2 - Kyoto\n- temple';
    expect(headsOf(text)).toEqual([
      ['2027-05-03', 'Flight'],
      ['2027-05-04', 'Tokyo'],
      ['2027-05-05', 'Kyoto'],
    ]);
    expect(read(text).warnings).toEqual([]);
  });

  it('is no title of the trip', () =>
    expect(read('Plan\n\n**Day 0: overnight flight**\n- fly\n**Day 1: Tokyo**\n- Shibuya').title).not.toMatch(/Day 0/));
});

describe('I-497 dates in headings', () => {
  it.each([
    ['SUN (6.2.)\n- arrive\nMO (7.2.)\n- school\nTU (8.2.)\n- museum', ['2028-02-06', '2028-02-07', '2028-02-08']],
    ['Friday (June 4) – Oslo\n- fort\nSaturday (June 5) – Bergen\n- tea', ['2027-06-04', '2027-06-05']],
    [
      '30.09. 1. Tag\nWanderung zum Pass.\n1.10. 2. Tag\nMit dem Bus zum Kloster.\n2.10. 3.Tag\nAusflug nach Bozen.',
      ['2027-09-30', '2027-10-01', '2027-10-02'],
    ],
  ])('in brackets behind the weekday, or before the number of the day: %j', (text, dates) =>
    expect(headsOf(text).map(([date]) => date)).toEqual(dates),
  );

  it.each([
    'Sat (see 6.2. below)\n- arrive\nSun (see 7.2. below)\n- school',
    'Mon (2 nights)\n- a\nTue (3 nights)\n- b',
  ])('other words in brackets are none: %j', (text) =>
    expect(headsOf(text).every(([date]) => date === null)).toBe(true),
  );

  it('the word before a date is no title', () =>
    expect(
      headsOf('On Sunday, April 22nd:\n- meet\nOn Monday, April 23rd:\n- ferry').map(([, title]) => title),
    ).toEqual([null, null]));
});

describe('I-498 columns of a plan in two words', () => {
  it('hold what is done, and the town of the night', () => {
    const text =
      '|Day #|Activity & Location|Hotel City/Location|\n|2/9|Flying out of Raleigh|In Flight|\n|2/10|Landing in Haneda|Tokyo, Japan|\n|2/11|Exploring Roppongi|Tokyo, Japan|';
    expect(read(text).days.map(({ date }) => date)).toEqual(['2027-02-09', '2027-02-10', '2027-02-11']);
    expect(entriesOf(text)).toContain('Landing in Haneda');
  });
});

describe('I-499 small words around an hour, and the foot of an address', () => {
  it('`will leave at 8` keeps its verb', () =>
    expect(entriesOf('Day 1\n- The coach will leave at 8 pm\n- Train leaves at 9 pm\nDay 2\n- walk')).toEqual([
      '8:00 PM The coach will leave',
      '9:00 PM Train',
      'walk',
    ]));

  it.each(['39240 ARINTHOD', 'D-80331 München'])('%s is no title', (line) =>
    expect(
      read(
        `Collège Bichat\n1 rue du Collège\n${line}\njour 1 : lundi 21 mars 2016\nvisite de Windsor\njour 2 : mardi 22 mars 2016\nvisite de Stonehenge`,
      ).title,
    ).not.toBe(line),
  );
});

describe('I-500 a bold heading of a town and its nights', () => {
  it('needs no mark between', () =>
    expect(
      headsOf(
        '**Tokyo for 5 nights**\nFly in at 4:30 pm\n**Hakone 1 night**\nOnsen\n**San Miguel de Allende 2 nights**\nWalk',
      ).map(([, title]) => title),
    ).toEqual(['Tokyo', 'Hakone', 'San Miguel de Allende']));

  it('words that are no name are none', () =>
    expect(headsOf('Rome\n**We loved it for 3 nights**\n- walk\n**Stay here 2 nights**\n- walk')).not.toContainEqual([
      null,
      'Stay here',
    ]));
});
