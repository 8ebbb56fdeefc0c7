/** Headings of days: what sets them off, and where their names stand. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (text: string, day: number) =>
  read(text).days[day]?.timeBlocks.flatMap((block) => block.activities) ?? [];
const titles = (text: string, day: number): string[] => entries(text, day).map((activity) => activity.title);
const days = (text: string) => read(text).days.map(({ date, title }) => [date, title]);
const unused = (text: string): string[] => read(text).source.unused.map(([from, to]) => text.slice(from, to));

describe('headings of days between marks', () => {
  const plan = (first: string, second: string): string =>
    `Rhine weekend\n\n${first}\n14:20 Arrival by train\n15:30 Check-in\n\n${second}\n09:30 Cooking class`;
  const dated: readonly (readonly [string, string | null])[] = [
    ['2027-05-07', null],
    ['2027-05-08', null],
  ];
  it.each([
    ['== ', ' =='],
    ['*** ', ' ***'],
    ['---', '----------'],
    ['// ', ' //'],
    ['>>> ', ' <<<'],
    ['>> ', ''],
    ['== ', ''],
    ['- ', ' -'],
    ['► ', ' ◄'],
    ['« ', ' »'],
    ['【', '】'],
  ])('%sSat 8 May 2027%s', (open, close) => {
    expect(days(plan(`${open}Fri 7 May 2027${close}`, `${open}Sat 8 May 2027${close}`))).toEqual(dated);
    expect(days(plan(`${open}Day 1: Cologne${close}`, `${open}Day 2: Bonn${close}`))).toEqual([
      [null, 'Cologne'],
      [null, 'Bonn'],
    ]);
  });

  it('stand in a frame of plus signs', () => {
    const frame = (text: string): string => `+------------------+\n| ${text} |\n+------------------+`;
    const text = plan(frame('Fri 7 May 2027'), frame('Sat 8 May 2027'));
    expect([days(text), titles(text, 0), entries(text, 0)[1]?.description]).toEqual([
      dated,
      ['Arrival by train', 'Check-in'],
      null,
    ]);
  });

  it('rank above parts of the day and beside what follows the days', () => {
    const text = '== Day 1 ==\n-- Morning --\nCastle tour\n== Day 2 ==\n-- Evening --\nOpera\n== Packing ==\nRain coat';
    expect([titles(text, 0), titles(text, 1), unused(text).includes('Rain coat')]).toEqual([
      ['Castle tour'],
      ['Opera'],
      true,
    ]);
  });

  it('no day is made of a note that tells one', () => {
    const text = plan('Fri 7 May 2027', 'Sat 8 May 2027');
    expect(days(`${text}\n** 9 May is a holiday: shops closed **\n-- Sunny and warm --`)).toEqual(dated);
  });
});

describe('a name between the heading and the first hour of each day', () => {
  const trip = (first: string, second: string): string =>
    `Dunes tour\n\nDAY 1: FRIDAY 7 MAY 2027\n${first}\n09:00 Drive over the pass\n\nDAY 2: SATURDAY 8 MAY 2027\n${second}\n08:00 Picnic`;

  it('names the day', () => {
    const text = trip('Lisbon to Sintra', 'The red hills');
    expect([days(text).map(([, title]) => title), titles(text, 0)]).toEqual([
      ['Lisbon to Sintra', 'The red hills'],
      ['Drive over the pass'],
    ]);
  });

  it.each([
    ['Lisbon to Sintra', 'Breakfast on the terrace'],
    ['Visit the mill', 'Walk to the hut'],
    ['Lisbon to Sintra', '07:30 Swim'],
  ])('%s, %s may be done', (first, second) => {
    expect(days(trip(first, second)).map(([, title]) => title)).toEqual([null, null]);
  });
});

describe('who sells the trip and what it is called', () => {
  const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
  const days = '\n\nDay 1: Harbour\n9:00 Boat trip\n\nDay 2: Hills\n9:00 Walk';

  it.each(['GULL & TERN SAFARI CO.', 'NORTH CAPE EXPEDITION COMPANY'])('%s is no title', (company) => {
    const head = `${company}                     MALTA 2027\n\nWild Island Explorer`;
    expect(read(head + days)).toMatchObject({ title: 'Wild Island Explorer', location: 'MALTA' });
  });

  it('the place of an office without a year is not where the trip goes', () => {
    const head = 'GULL & TERN SAFARI CO.                     MALTA\n\nWild Island Explorer';
    expect(read(head + days).location).not.toBe('MALTA');
  });

  const mail = (heading: string) =>
    read(`From: Ann\nTo: Bob\nSubject: RE: Berg x 2 - revised\n\nHello Bob,\n\nhere is the plan:\n\n${heading}${days}`)
      .title;

  it('a heading in capitals with its length goes before the subject of the mail', () => {
    expect(mail('SECRETS OF MALTA - 05 Nights / 06 Days')).toBe('SECRETS OF MALTA - 05 Nights / 06 Days');
    expect(mail('SECRETS OF MALTA (6 days)')).toBe('SECRETS OF MALTA (6 days)');
  });

  it.each(['Rooms as before - 05 Nights / 06 Days', 'HOTEL ROSA AT THE BAY - 5 Nights'])('%s does not', (heading) => {
    expect(mail(heading)).toBe('Berg x 2 - revised');
  });
});
