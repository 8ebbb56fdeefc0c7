/** I-567, I-569, I-570: pages of weddings and parties, whose paragraphs are a name, its hours below, and the place below these. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (...lines: string[]) => parseItinerary(lines.join('\n'), { referenceDate: '2026-11-28' });
const entriesOf = (...lines: string[]) =>
  read(...lines).days.map(({ title, timeBlocks }) => [
    title,
    ...timeBlocks.flatMap(({ activities }) => activities.map((entry) => [entry.time, entry.title, entry.location])),
  ]);

const FRIDAY = [
  'FRIDAY, 11 JUNE 2027',
  'Hello Again',
  '',
  'Welcome Drinks',
  '7:00 PM – 10:00 PM',
  'Bar Lucero, Calle Mayor 12',
];
const SATURDAY = [
  'SATURDAY, 12 JUNE 2027',
  'The Big Day',
  '',
  'Ceremony',
  '5:00 PM',
  'Villa Olmo, rose garden',
  'Please be seated by 4:50.',
  '',
  'Dinner',
  '7:45 PM',
  'Villa Olmo, cloister',
  '',
  'Dancing',
  '10:30 PM till late',
  'Villa Olmo, old press',
];

describe('I-567 the name of a day over paragraphs of a name and its hours', () => {
  it('is no entry and is not lost', () => {
    expect(entriesOf('Eva & Max', '', ...FRIDAY, '', ...SATURDAY).map(([title]) => title)).toEqual([
      'Hello Again',
      'The Big Day',
    ]);
  });

  it('is not taken from the first entry of a day without a name', () => {
    const days = entriesOf(
      'Eva & Max',
      '',
      'FRIDAY, 11 JUNE 2027',
      '',
      'Rehearsal',
      '5:00 PM',
      'Villa Olmo, garden',
      '',
      'Welcome Party',
      '7:00 PM',
      'Bar Lucero, Calle Mayor 12',
      '',
      'SATURDAY, 12 JUNE 2027',
      '',
      'Ceremony',
      '2:00 PM',
      'Villa Olmo, terrace',
      '',
      'Party',
      '8:30 PM',
      'Villa Olmo, barn',
    );
    expect(days.map(([title]) => title)).toEqual([null, null]);
    expect(days.map((day) => day.length - 1)).toEqual([2, 2]);
  });
});

describe('I-569 hours below the name', () => {
  it('are those of the name also where it is a meal, and where they have no end', () => {
    expect(entriesOf('Eva & Max', '', ...FRIDAY, '', ...SATURDAY)[1]?.slice(2)).toEqual([
      ['7:45 PM', 'Dinner', 'Villa Olmo, cloister'],
      ['10:30 PM', 'Dancing till late', 'Villa Olmo, old press'],
    ]);
  });

  it('are those of the one entry of its day, if all days are written so', () => {
    const last = ['SUNDAY, 13 JUNE 2027', '', 'Farewell Swim', '11:00 AM', 'Grand Hotel, jetty'];
    expect(entriesOf('Eva & Max', '', ...SATURDAY, '', ...last)[1]?.slice(1)).toEqual([
      ['11:00 AM', 'Farewell Swim', 'Grand Hotel, jetty'],
    ]);
  });

  it('end the plan: what the page tells below is no entry', () => {
    const days = entriesOf(
      'Eva & Max',
      '',
      ...FRIDAY,
      '',
      ...SATURDAY,
      '',
      'Dresscode',
      'Sommerlich elegant.',
      '',
      'Bitte antwortet bis 1. Mai.',
    );
    expect(days[1]).toHaveLength(4);
  });

  it('stand below what kind of entry it is where an app prints it', () => {
    const card = (kind: string, hour: string, name: string): string[] => [kind, hour, name, ''];
    const [day] = entriesOf(
      'Trip to Lisbon',
      '',
      'Fri, 11 June 2027',
      '',
      ...card('Activity', '9:00 AM', 'Tile painting workshop'),
      ...card('Train', '1:09 PM', 'Lisboa → Porto'),
      ...card('Activity', '4:00 PM', 'Port wine cellar tasting'),
    );
    expect(day?.slice(1).map((entry) => (entry as string[])[2])).not.toContain('Tile painting workshop');
  });
});

describe('I-570 the line below the hours', () => {
  it('is the place, if most others are', () => {
    const [friday, saturday] = entriesOf('Eva & Max', '', ...FRIDAY, '', ...SATURDAY);
    expect(friday?.[1]).toEqual(['7:00 PM – 10:00 PM', 'Welcome Drinks', 'Bar Lucero, Calle Mayor 12']);
    expect(saturday?.[1]).toEqual(['5:00 PM', 'Ceremony', 'Villa Olmo, rose garden']);
  });

  it('is a room by its German name, too', () => {
    const [, day] = entriesOf(
      'Eva & Max',
      '',
      ...FRIDAY,
      '',
      'SATURDAY, 12 JUNE 2027',
      'Feier',
      '',
      'Sektempfang',
      '13:30 Uhr',
      'Schloss Olm, Seeterrasse',
      '',
      'Trauung',
      '14:30 Uhr',
      'Schloss Olm, Kapelle',
      '',
      'Party',
      'ab 21:00 Uhr',
      'Schloss Olm, Gewölbekeller',
    );
    expect(day?.slice(1).map((entry) => (entry as string[])[2])).toEqual([
      'Schloss Olm, Seeterrasse',
      'Schloss Olm, Kapelle',
      'Schloss Olm, Gewölbekeller',
    ]);
  });

  it('is a remark where most are', () => {
    const [, saturday] = entriesOf(
      'Eva & Max',
      '',
      ...FRIDAY.slice(0, 5),
      'Come as you are.',
      '',
      ...SATURDAY.slice(0, 5),
      'Hats, gloves and umbrellas',
      '',
      'Dinner',
      '7:45 PM',
      'Five courses with wine',
    );
    expect(saturday?.slice(1).map((entry) => (entry as string[])[2])).toEqual([null, null]);
  });

  it('is no link to a map', () => {
    const trip = read('Eva & Max', '', ...FRIDAY, 'View map', '', ...SATURDAY);
    expect(trip.days[0]?.timeBlocks[0]?.activities[0]?.description ?? null).toBeNull();
  });
});
