/** I-611, I-612: programmes of a conference, with what happens at the same time below one another and the room behind a dot. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const entriesOf = (...lines: readonly string[]) =>
  parseItinerary(
    ['MONDAY 3 MAY 2027', '', ...lines, '', 'TUESDAY 4 MAY 2027', '', '10:00   Closing · Main Hall'].join('\n'),
    {
      referenceDate: '2026-11-21',
    },
  ).days[0]?.timeBlocks.flatMap(({ activities }) =>
    activities.map(({ time, title, location }) => [time, title, location]),
  );
const PROGRAMME = [
  '08:30 – 09:15   Registration · Foyer',
  '09:15 – 09:45   Opening words · Main Hall',
  '09:45 – 10:15   Coffee · Foyer',
  '10:15 – 11:45   Session 1A: Sediment · Main Hall',
];

describe('I-611 what happens at the same time', () => {
  it('stands below the first, where its words begin', () =>
    expect(entriesOf(...PROGRAMME, '                Session 1B: Nutrients · Green Room')?.slice(3)).toEqual([
      ['10:15 AM – 11:45 AM', 'Session 1A: Sediment', 'Main Hall'],
      ['10:15 AM – 11:45 AM', 'Session 1B: Nutrients', 'Green Room'],
    ]));

  it.each([
    ['words that name no room', '                Please bring your own badge'],
    ['words that begin elsewhere', '          Chair: Ana Ruiz · Green Room'],
    ['words in small letters', '                with Ana Ruiz · Green Room'],
  ])('but %s are said about it', (_, line) => expect(entriesOf(...PROGRAMME, line)).toHaveLength(4));
});

describe('I-612 the room behind a dot', () => {
  it('is where an entry is', () =>
    expect(entriesOf(...PROGRAMME)?.map(([, , place]) => place)).toEqual(['Foyer', 'Main Hall', 'Foyer', 'Main Hall']));

  it('is none where it begins small', () =>
    expect(entriesOf(...PROGRAMME, '14:00 – 19:00   Winery visit · bus from main entrance')?.[4]?.[2]).toBeNull());

  it('is none in a text whose dots set other things apart', () =>
    expect(
      entriesOf(
        '09:00   Museum · Booked',
        '11:00   Market · Cash',
        '13:00   Lunch · Vegan',
        '15:00   Walk · Easy',
      )?.map(([, title]) => title),
    ).toEqual(['Museum · Booked', 'Market · Cash', 'Lunch · Vegan', 'Walk · Easy']));
});
