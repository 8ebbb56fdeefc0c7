/** Journeys and days as a letter tells them: each rule with a text that it reads and one that it leaves. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (text: string, day = 0) => read(text).days[day]?.timeBlocks.flatMap((block) => block.activities) ?? [];
const told = (text: string, day = 0): string[] =>
  entries(text, day).map(({ time, title }) => (time === null ? title : `${time}: ${title}`));

const AROUND = [
  'Tuesday 8 June is for the mill, and our driver takes you there at 10.30 after a slow breakfast.',
  'Wednesday 9 June you walk along the dyke to the lighthouse and are back in town for lunch at 13.00.',
];
const letter = (monday: string) => [`On Monday 7 June 2027 ${monday}`, ...AROUND].join('\n\n');

describe('a journey in a sentence', () => {
  it('has the hour before what goes, and that of its arrival', () => {
    const ride = letter('you take the 9.40 ferry from Rye, which gets you into Hythe at 10.55 (deck 2, row 4).');
    expect(told(ride)).toEqual(['9:40 AM – 10:55 AM: you take the ferry from Rye']);
    expect(entries(ride)[0]?.description).toBe('which gets you into Hythe at 10.55 (deck 2, row 4)');
    expect(told(letter('the train leaves Rye at 9.40 and is in Hythe at 10.55, with a change on the way.'))[0]).toBe(
      '9:40 AM – 10:55 AM: the train leaves Rye and is in Hythe, with a change on the way',
    );
    expect(
      told(
        letter('the harbour cruise leaves the old pier at 10.00 and is back at 12.30, in time for a late lunch.'),
      )[0],
    ).toMatch(/^10:00 AM – 12:30 PM: the harbour cruise leaves the old pier/);
  });

  it('says where to sit beside its name', () => {
    const [ride] = entries(
      letter('the train leaves Rye at 9.40 and is in Hythe at 10.55, sit on the right if you can.'),
    );
    expect(ride).toMatchObject({ title: 'the train leaves Rye and is in Hythe', time: '9:40 AM – 10:55 AM' });
    expect(ride?.description).toBe('sit on the right if you can.');
  });

  it('ends in no hour of something else, and takes no price for an hour', () => {
    const visit = letter('you visit the mill at 9.40 and the boat to Hythe leaves from the quay at 10.55 as always.');
    expect(told(visit).join()).not.toMatch(/9:40 AM – /);
    expect(
      told(letter('you take the ferry from Rye at 9.40, which is followed by lunch at the inn at 12.15.'))[0],
    ).not.toMatch(/^9:40 AM – /);
    expect(
      told(letter('you pay the 2.50 bus fare to the driver on your way to the castle and the park.')).join(),
    ).not.toMatch(/2:50/);
  });
});

describe('days that a letter tells by their dates', () => {
  it('may open behind a few words, and may have a colon behind a date', () => {
    const text = [
      'On Monday 7 June 2027 you walk around the harbour and have supper at the inn.',
      'Tuesday 8 June: check out of the inn by 10.00, then the coach to Hythe leaves at 11.15.',
      'Now the best of it. Wednesday 9 June, the lake: the boat leaves at 9.30 from the pier below the inn.',
      'Thursday 10 June you fly home from Manston, and the car to the airport comes at 8.00 in the morning.',
    ].join('\n\n');
    expect(read(text).days.map(({ date }) => date)).toEqual(['2027-06-07', '2027-06-08', '2027-06-09', '2027-06-10']);
    const aside = text.replace('Now the best of it. Wednesday 9 June, the lake:', 'We heard on 3 May. It is a lake:');
    expect(read(aside).days).toHaveLength(3);
  });

  it('tell what is booked apart from a day that is free', () => {
    const booked = letter('is free in Hythe, and I have booked you a table at the Blue Door for 7.30 pm.');
    expect(told(booked)).toEqual(['free in Hythe', '7:30 PM: a table at the Blue Door']);
    expect(entries(booked)[1]?.type).toBe('meal');
    const other = letter('you walk to the lake, and I have booked nothing for the evening so that you can rest.');
    expect(told(other)).toHaveLength(1);
  });
});

describe('the house where one drops the bags', () => {
  const plan = (title: string) =>
    ['7', '8', '9', '10']
      .map((day, i) => `${day} June 2027\n09:00 Walk ${day}\n${i === 1 ? title : 'Overnight: Elm House'}`)
      .join('\n\n');
  const codes = (text: string) => read(text).warnings.map(({ code }) => code);

  it('is where one stays if it says for how many nights', () => {
    expect(codes(plan('15:00 Drop the bags at Oak Inn (one night)'))).toEqual([]);
    expect(codes(plan('15:00 Drop the bags at the station'))).toEqual(['night-without-stay']);
  });
});
