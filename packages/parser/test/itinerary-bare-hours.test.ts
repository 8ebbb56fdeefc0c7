/** Hours of entries: bare ranges, hours that are another thing's, headings that tell of hours and stand over lines of their own. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const AT = { referenceDate: '2026-11-20' };
const entries = (text: string) =>
  parseItinerary(text, AT).days.map(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities.map(({ time, title }) => [time, title])),
  );
const day = (line: string) => entries(`Lucca\nThursday 6 May 2027\n- 9:15 coffee\n- ${line}`)[0]?.slice(1);

describe('I-150 hours without minutes from one to another', () => {
  it.each([
    ['10-12 pottery workshop', '10:00 AM – 12:00 PM', 'pottery workshop'],
    ['12-2 long lunch', '12:00 PM – 2:00 PM', 'long lunch'],
    ['2–4 boat tour', '2:00 PM – 4:00 PM', 'boat tour'],
  ])('%s', (line, time, title) => expect(day(line)).toEqual([[time, title]]));

  it.each(['2-3 hour walk', '10-12 people for lunch', '3-4 star hotel', '2-3 museums'])('%s counts', (line) =>
    expect(day(line)).toEqual([[null, line]]),
  );

  it('are none in a plan without hours', () => {
    expect(entries('Lucca\nThursday 6 May 2027\n10-12 pottery workshop\nLunch')[0]?.[0]).toEqual([
      null,
      '10-12 pottery workshop',
    ]);
  });
});

describe("I-151 another thing's hour", () => {
  it.each([
    'drop bags at Hotel Ilaria (check in from 3pm)',
    'Cathedral visit (last entry 5:30pm)',
    'Torre Guinigi (last admission at 18:30)',
  ])('is none of the entry in %j', (line) => expect(day(line)).toEqual([[null, line]]));

  it('is the hour of checking in, and of what is met', () => {
    expect(day('Hotel Ilaria (check in from 3pm)')?.[0]?.[0]).toBe('3:00 PM');
    expect(day('City walk (meet at 8:30pm)')?.[0]?.[0]).toBe('8:30 PM');
  });
});

describe('I-152 a heading that tells what is done at an hour', () => {
  it('gives entries, though lines stand under it', () => {
    const text =
      'Mon 3 May 2027 - Arrive Rome 14:20 on AZ 610. Private transfer to the hotel\nOvernight Hotel Nerva\nTue 4 May 2027 - Colosseum tour 09:30, lunch\nOvernight Hotel Nerva';
    expect(entries(text)).toEqual([
      [
        ['2:20 PM', 'Arrive Rome on AZ 610'],
        [null, 'Private transfer to the hotel'],
        [null, 'Overnight Hotel Nerva'],
      ],
      [
        ['9:30 AM', 'Colosseum tour'],
        [null, 'lunch'],
        [null, 'Overnight Hotel Nerva'],
      ],
    ]);
  });

  it('keeps the number of a flight beside its way', () => {
    const text =
      '16-Sep-27  THU   Transfer to airport. CPT - SZK  4Z 660  10:15 / 12:45\n                 Afternoon game drive\n17-Sep-27  FRI   Bush walk\n                 Dinner in the boma';
    expect(entries(text)[0]).toEqual([
      [null, 'Transfer to airport'],
      ['10:15 AM – 12:45 PM', 'CPT - SZK 4Z 660'],
      [null, 'Afternoon game drive'],
    ]);
  });

  it('is a name in a heading of its own style', () => {
    const { days } = parseItinerary(
      '## Mon 3 May 2027: Arrive Rome 14:20\n- Hotel Nerva\n## Tue 4 May 2027: Colosseum\n- Lunch',
      AT,
    );
    expect(days.map(({ title }) => title)).toEqual(['Arrive Rome 14:20', 'Colosseum']);
  });
});

describe('I-153 a meal behind what is done at an hour', () => {
  it('is an entry of its own where the next sentence begins with it', () => {
    expect(
      entries(
        'Lucca\nDay 1 - 6 May 2027: Walls\n9:30 boat trip on the river (€35 pp). Lunch at the mill. Free afternoon.',
      )[0],
    ).toEqual([
      ['9:30 AM', 'boat trip on the river'],
      [null, 'Lunch at the mill'],
      [null, 'Free afternoon'],
    ]);
  });

  it('is said of the entry where it comes with it', () => {
    expect(entries('Lucca\nDay 1 - 6 May 2027: Walls\n9:30 boat trip on the river. Lunch included.')[0]).toHaveLength(
      1,
    );
  });
});
