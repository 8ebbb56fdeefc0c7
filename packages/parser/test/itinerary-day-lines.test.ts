/** Which lines head days in plans that people wrote. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/parse.ts';

const daysOf = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' }).days;
const outline = (text: string) =>
  daysOf(text).map(({ title, timeBlocks }) => [
    title,
    ...timeBlocks.flatMap(({ activities }) => activities.map((activity) => activity.title)),
  ]);

describe('I-356 small words behind the number of a day', () => {
  it.each([
    ['Tag', 'zur freien Verfügung – Stadtfest'],
    ['Tag', 'in Vienne'],
    ['Day', 'at leisure – street fair'],
    ['Jour', 'libre à Lyon'],
    ['Giorno', 'libero a Lione'],
    ['Día', 'libre en Lyon'],
  ])('%s 3 %s heads its day', (day, words) =>
    expect(
      outline(
        `${day} 1 Treffen in Lyon\nBoot trip on the river.\n${day} 2 Museum\nVisit of the museum.\n${day} 3 ${words}\nWalk to the market.\n${day} 4 Vienne\nVisit of the temple.\n`,
      ),
    ).toMatchObject([
      [expect.anything(), expect.anything()],
      ['Museum', expect.anything()],
      [words, expect.anything()],
      ['Vienne', expect.anything()],
    ]),
  );
  it('but a sentence about a day heads none', () =>
    expect(
      outline(
        'Day 1: Lyon\n- Boat trip\nDay 3 in Lyon is for those who stay, so bring a book.\n- Museum\nDay 2: Vienne\n- Temple walk\n',
      ),
    ).toHaveLength(2));
});

describe('I-357 notes on a day are no day', () => {
  const plan = (notes: string) =>
    `## Day 1 — Arrival\n\n- 6:30 PM Dinner at the quay\n\n${notes}\n- Keep it low-key.\n- Bring hats.\n\n## Day 2 — Zoo\n\n- 9:00 AM Zoo\n`;
  it.each(['**Day 1 Notes:**', 'Day 1 tips:', '### Day 1 Notes', '**Day 1 reminders**'])('%s', (notes) =>
    expect(outline(plan(notes))).toEqual([
      ['Arrival', 'Dinner at the quay'],
      ['Zoo', 'Zoo'],
    ]),
  );
  it('but a day may be called so behind a mark', () =>
    expect(
      outline('## Day 1: Arrival\n\n- Dinner at the quay\n\n## Day 2: Notes from the sea\n\n- Concert\n'),
    ).toHaveLength(2));
});

describe('I-359 what a day includes is no entry of it', () => {
  const plan = (...below: readonly string[]) =>
    outline(
      `Day 1: Elk Park\nMorning:\nArrival at Kiruna Airport.\nEvening:\nCheck-in at River Camp.\n${below.join('\n')}\n\nDay 2: Lake Park\nMorning:\nBoat ride on the lake.\n`,
    );
  it.each([
    ['Inclusions:', 'Park fees', 'Guided drives', 'Meals (lunch & dinner)', 'Exclusions:', 'Tips', 'Flights'],
    ['Included:', '- Park fees', '- Meals', 'Not included:', '- Tips'],
    ['✓ Incluye', '', '- Guía local', '- Bus', '', '✗ No incluye', '', '- Propinas'],
    ['✅ What’s included:', '- Park fees', '- Meals'],
    ['Inklusive:', '- Eintritt', 'Nicht enthalten:', '- Trinkgeld'],
  ])('%s', (...below) =>
    expect(plan(...below)).toEqual([
      ['Elk Park', 'Arrival at Kiruna Airport', 'Check-in at River Camp'],
      ['Lake Park', 'Boat ride on the lake'],
    ]),
  );
  it('but entries with an hour below it are', () =>
    expect(plan('Included:', '- Park fees', '19:00 Dinner at the lodge')[0]).toContain('Dinner at the lodge'));
  it('but an entry that says so is one', () =>
    expect(plan('Included: dinner at the lodge', 'Incluye cena')[0]?.length).toBeGreaterThan(2));
});

describe('I-360 midday is a part of the day as morning is', () => {
  it.each(['Midday:', 'Noon', 'Midday & Afternoon:'])('%s over its line', (noon) =>
    expect(
      daysOf(
        `Day 1: Elk Park\nMorning:\nArrival at Kiruna Airport.\n${noon}\nDrive to the park.\nEvening:\nCheck-in at River Camp.\n`,
      )[0]?.timeBlocks.map(({ period, activities }) => [period, ...activities.map(({ title }) => title)]),
    ).toEqual([
      ['Morning', 'Arrival at Kiruna Airport'],
      [noon.replace(':', ''), 'Drive to the park'],
      ['Evening', 'Check-in at River Camp'],
    ]),
  );
  it('but an hour before what is done makes entries', () =>
    expect(outline('Day 1: Elk Park\nNoon: lunch at the camp\nwith a view of the river\n15:00 Drive\n')[0]).toEqual([
      'Elk Park',
      'lunch at the camp',
      'Drive',
    ]));
});

const blocksOf = (text: string) =>
  daysOf(text).map(({ timeBlocks }) =>
    timeBlocks.map(({ period, activities }) => [period, ...activities.map(({ title }) => title)]),
  );

describe('I-361 a meal that ends in a full stop is an entry', () => {
  it.each([
    ['Jour', 'Petit déjeuner.', 'Visite libre du port.', 'Dîner libre.'],
    ['Day', 'Breakfast.', 'Walk through the old port.', 'Dinner on your own.'],
    ['Tag', 'Frühstück.', 'Rundgang durch den Hafen.', 'Abendessen im Hotel.'],
  ])('%s: %s', (day, meal, ...others) =>
    expect(
      blocksOf(`${day} 1\nPorto\n${meal}\n${others.join('\n')}\n\n${day} 2\nBraga\n${meal}\n${others.join('\n')}\n`),
    ).toEqual([
      [[null, ...[meal, ...others].map((line) => line.replace(/\.$/, ''))]],
      [[null, ...[meal, ...others].map((line) => line.replace(/\.$/, ''))]],
    ]),
  );
  it('but without one it may name what stands below', () =>
    expect(blocksOf('Day 1: Porto\nBreakfast:\n- Café Sol\nLunch:\n- Bar Mar\n')[0]).toEqual([
      ['Breakfast', 'Café Sol'],
      ['Lunch', 'Bar Mar'],
    ]));
});

describe('I-362 the figures of a day under its heading are no entries', () => {
  const stage = (...facts: readonly string[]) =>
    outline(
      `Day 1: Gate – Camp One\n${facts.join('\n')}\nHike through the forest to Camp One.\nDinner at the camp.\n\nDay 2: Camp One – Camp Two\n${facts.join('\n')}\nTrek across the plateau.\n`,
    );
  it.each([
    ['Elevation: 1,200 m to 2,850 m', 'Distance: 9 km', 'Hiking Time: 3–4 hours', 'Habitat: Montane Forest'],
    ['Altitude: 2100m', 'Walking time: 5 hours', 'Terrain: Scree'],
    ['Gehzeit: 4 Stunden', 'Aufstieg: 800 Hm', 'Schwierigkeit: mittel'],
  ])('%s', (...facts) =>
    expect(stage(...facts)).toEqual([
      ['Gate – Camp One', 'Hike through the forest to Camp One', 'Dinner at the camp'],
      ['Camp One – Camp Two', 'Trek across the plateau'],
    ]),
  );
  it('but labels over what is done are read as before', () =>
    expect(
      outline('Day 1: Gate\nCastle: Guided walk\nMuseum: Tiles of the town\nConcert: Choir in the church\n')[0]?.length,
    ).toBe(4));
});

describe('I-363 the items under a label for what is done are entries', () => {
  it('in a list', () =>
    expect(
      outline(
        '### Day 1: Porto\n- **Stay**: Casa Mar\n- **Activities**:\n  - Boat ride (€12 per person)\n  - Tower climb\n- **Evening**: Fado\n',
      )[0],
    ).toEqual(['Porto', 'Casa Mar', 'Boat ride', 'Tower climb', 'Fado']));
  it('also where no part of the day is named', () =>
    expect(
      outline(
        '### Day 1: Porto\n- **Stay**: Casa Mar\n- **Activities**:   \n  - Boat ride (€12 per person).\n  - Tower climb\n\n### Day 2: Braga\n- **Stay**: Mill\n',
      )[0],
    ).toEqual(['Porto', 'Casa Mar', 'Boat ride', 'Tower climb']));
  it('but under another name they are said about it', () =>
    expect(outline('### Day 1: Porto\n- **Old town**:\n  - Boat ride\n  - Tower climb\n')[0]).toEqual([
      'Porto',
      'Old town',
    ]));
});

describe('I-364 a table of days beside days that are told at length', () => {
  const rows =
    '| Tag | Anker |\n|---|---|\n| Mi | Zug nach Lyon 8:00 |\n| Do | Wecker 10:00 |\n| Fr | Museum 11:00 |\n| So | Heimflug 9:40 |\n';
  const told = (n: number) => Array.from({ length: n }, (_, i) => `| ${9 + i}:00 | Punkt ${i + 1} |`).join('\n');
  it('is no plan', () =>
    expect(
      outline(
        `${rows}\n## Mittwoch 22. Juli — Anreise\n\n| Zeit | Was |\n|---|---|\n${told(10)}\n\n## Donnerstag 23. Juli — Lyon\n\n| Zeit | Was |\n|---|---|\n${told(10)}\n`,
      ).map(([title]) => title),
    ).toEqual(['Anreise', 'Lyon']));
  it('but it is beside a few dated lines', () =>
    expect(
      outline(
        '| Day | Plan |\n|---|---|\n| 1 | Boat ride |\n| 2 | Museum |\n| 3 | Beach |\n| 4 | Market |\n\n3 May: pay the deposit\n10 June: pay the rest\n',
      ),
    ).toHaveLength(4));
});

describe('I-377 a part of the day with an hour that is about', () => {
  const blocksOf = (head: string) =>
    daysOf(
      `## Day 1: Lyon\n\n**${head}**\n\n- Castle\n- Market\n\n## Day 2: Vienne\n\n- Temple walk\n`,
    )[0]?.timeBlocks.map(({ activities }) => activities.map(({ title }) => title));
  it.each(['Mattina (~10:30)', 'Morning (around 10:30)', 'Nachmittag (gegen 14:00)', 'Matin (vers 10h30)'])(
    '%s',
    (head) => expect(blocksOf(head)).toEqual([['Castle', 'Market']]),
  );
  it('but a meal with its hour is an entry', () =>
    expect(
      daysOf(
        'Freitag 7. Mai\n- Mittagessen um 13 Uhr\n- Stadtrundgang 14 bis 16 Uhr\n\nSamstag 8. Mai\n- Museum\n',
      )[0]?.timeBlocks.flatMap(({ activities }) => activities.map(({ title, time }) => [title, time])),
    ).toEqual([
      ['Mittagessen', '1:00 PM'],
      ['Stadtrundgang', '2:00 PM – 4:00 PM'],
    ]));
  it('and so are words about what is done', () =>
    expect(blocksOf('Morning walk (~10:30)')?.flat()).toContain('Morning walk'));
});
