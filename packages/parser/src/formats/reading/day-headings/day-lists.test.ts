import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../../parse.ts';

const blocksOf = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-21' }).days.flatMap(({ timeBlocks }) =>
    timeBlocks.map(({ period, activities }) => [period, ...activities.map(({ title }) => title)]),
  );

describe('I-301 a part of the day before its entry', () => {
  it('holds no entry of another hour', () => {
    expect(
      blocksOf(
        'Samstag, 5. Juni 2027\n- 10:00 Rundgang\n- Mittag: Alter Wirt\n- 15:00 Museum\n- Abend: Konzert\n- 22:30 Bar\n',
      ),
    ).toEqual([
      [null, 'Rundgang'],
      ['Mittag', 'Alter Wirt'],
      [null, 'Museum'],
      ['Abend', 'Konzert', 'Bar'],
    ]);
  });

  it.each([
    [
      'an hour of that part',
      'Sat 5 June 2027\nAfternoon: beach\n16:00 ice cream\n',
      [['Afternoon', 'beach', 'ice cream']],
    ],
    ['alone on its line', 'Sat 5 June 2027\nMORNING\n15:00 boat trip\n', [['MORNING', 'boat trip']]],
    ['a whole day', 'Sam 5 juin 2027\nJournée : plage\n20h00 dîner\n', [['Journée', 'plage', 'dîner']]],
  ])('%s stays', (_what, text, blocks) => expect(blocksOf(text)).toEqual(blocks));
});

describe('I-302 rows that add up the rows above', () => {
  it.each(['Day 1 subtotal', 'Subtotal', 'Tagessumme', 'Total del día', 'Sous-total'])('%s is no entry', (sum) =>
    expect(
      blocksOf(
        `Day 1 – Rome\n| Item | Cost |\n|---|---|\n| Old gate | €18 |\n| Dinner | €40 |\n| ${sum} | €58 |\n\nDay 2 – Ostia\n| Item | Cost |\n|---|---|\n| Ruins | €12 |\n`,
      ),
    ).toEqual([
      [null, 'Old gate', 'Dinner'],
      [null, 'Ruins'],
    ]),
  );
});

describe('I-303 words that are struck out within a line', () => {
  it('are none of its words', () => {
    const text =
      'Sat 5 June 2027\n10:00 ~~Museum~~ Gallery\n13:00 Lunch at ~~Sol~~ Luna\n~~15:00 Boat~~\n~~17:00~~ 18:00 Concert\n';
    expect(blocksOf(text)).toEqual([[null, 'Gallery', 'Lunch at Luna', 'Concert']]);
  });
});
