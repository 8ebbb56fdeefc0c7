/** Itineraries as they are copied from books, sites and sheets: each rule with a text that it reads and one that it leaves. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (text: string, day: number) =>
  read(text).days[day]?.timeBlocks.flatMap((block) => block.activities) ?? [];
const titles = (text: string, day: number): string[] => entries(text, day).map((activity) => activity.title);

describe('a page copied from a book or a site', () => {
  it('goes on behind the heads of its pages, told by their numbers', () => {
    const text =
      'HILL JOURNEYS 2027                    14\n\nDay 1  Lima\nWalk along the coast and taste the\n\nHILL JOURNEYS 2027                    15\n\nfood of the market.\n\nDay 2  Cusco\nFree day.';
    expect(titles(text, 0)).toEqual(['Walk along the coast and taste the food of the market']);
    expect(read(text).title).not.toContain('HILL');
  });

  it('keeps rows that end with a number and count nothing', () =>
    expect(titles('Day 1  Lima\nRoom for two people          2\nRoom for two people          9', 0)).toHaveLength(2));

  it('is not named by cookies or the way to it', () =>
    expect(
      read(
        'We use cookies. Accept all\nHome > Cruises > Rhine\nRed Rhine Week\n\nDay 1 Mainz\nWalk\n\nDay 2 Trier\nAbbey',
      ).title,
    ).toBe('Red Rhine Week'));

  it.each(['YOUR TOUR INCLUDES: 7 nights', 'The package does not include flights', 'For prices please see page 34'])(
    'does nothing on its last day by: %s',
    (line) => expect(titles(`Day 1 Lima\nWalk\n\nDay 2 Cusco\nTransfer to the airport\n\n${line}`, 1)).toHaveLength(1),
  );
});

describe('columns of times', () => {
  it('reads four figures before a tab', () =>
    expect(
      entries('FRIDAY 18 JUNE 2027\n0915\tBoat trip\n2010\tFireworks', 0).map(({ time, title }) => [time, title]),
    ).toEqual([
      ['9:15 AM', 'Boat trip'],
      ['8:10 PM', 'Fireworks'],
    ]));

  it('keeps the hours of a ship from what is done ashore, also with two ports a day', () => {
    const text = [
      'Day\tDate\tPort\tArrive\tDepart\tProgramme',
      '1\tSat 01 May 2027\tMainz\t-\t18:00\tEmbarkation from 16:00',
      '2\tSun 02 May 2027\tTrier\t08:10\t13:20\tAbbey',
      '\t\tSpitz\t15:00\t19:00\tVineyard walk',
    ].join('\n');
    expect([0, 1].map((day) => entries(text, day).map(({ title, time }) => [title, time]))).toEqual([
      [
        ['Embarkation', '4:00 PM'],
        ['Mainz', '6:00 PM'],
      ],
      [
        ['Trier', '8:10 AM – 1:20 PM'],
        ['Abbey', null],
        ['Spitz', '3:00 PM – 7:00 PM'],
        ['Vineyard walk', null],
      ],
    ]);
  });
});

describe('the nights of the whole trip', () => {
  const codes = (head: string) =>
    read(`${head}\n\nDay 1 Nairobi\nArrival\n\nDay 2 Mara\nGame drive`).warnings.map(({ code }) => code);

  it('I-10 stand beside its dates, not in a sentence about a stop', () => {
    expect(codes('Tsavo now 3 nights\n\nKENYA BY ROAD\n10 - 18 July 2027, 8 nights')).toEqual([]);
    expect(codes('KENYA BY ROAD\n10 - 18 July 2027, 5 nights')).toContain('nights-mismatch');
  });
});
