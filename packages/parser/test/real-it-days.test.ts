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
      outline(`${day} 1 Treffen in Lyon\nBoot trip on the river.\n${day} 2 Museum\nVisit of the museum.\n${day} 3 ${words}\nWalk to the market.\n${day} 4 Vienne\nVisit of the temple.\n`),
    ).toMatchObject([[expect.anything(), expect.anything()], ['Museum', expect.anything()], [words, expect.anything()], ['Vienne', expect.anything()]]),
  );
  it('but a sentence about a day heads none', () =>
    expect(
      outline('Day 1: Lyon\n- Boat trip\nDay 3 in Lyon is for those who stay, so bring a book.\n- Museum\nDay 2: Vienne\n- Temple walk\n'),
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
    expect(outline('## Day 1: Arrival\n\n- Dinner at the quay\n\n## Day 2: Notes from the sea\n\n- Concert\n')).toHaveLength(2));
});
