/** Days told in sentences: which time is whose, and what is only said about the day. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const entries = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-21' }).days[0]?.timeBlocks.flatMap((block) => block.activities) ?? [];
const timed = (sentence: string) =>
  entries(`Day 1: The lake\nThe weather is mild then. ${sentence}`).map(({ time, title }) => [time, title]);

describe('clauses with a doer and a time of their own', () => {
  it('are entries of their own', () => {
    expect(timed('At 16:00 Hanna shows you the harbour, and supper is at 19:30 in the loft.')).toEqual([
      ['4:00 PM', 'Hanna shows you the harbour'],
      ['7:30 PM', 'supper in the loft'],
    ]);
    expect(timed('Breakfast is at 08:00, and Paul drives you to the pier at 09:15 for your boat at 10:00.')).toEqual([
      ['8:00 AM', 'Breakfast'],
      ['9:15 AM', 'Paul drives you to the pier for your boat at 10:00'],
    ]);
    expect(timed('Breakfast is from 7:00, lunch is at 12:30, and dinner is at 19:00.')).toEqual([
      ['7:00 AM', 'Breakfast'],
      ['12:30 PM', 'lunch'],
      ['7:00 PM', 'dinner'],
    ]);
    expect(timed('Um 9 Uhr Hafenrundfahrt, und das Abendessen ist um 19:30 im Saal.')).toEqual([
      ['9:00 AM', 'Hafenrundfahrt'],
      ['7:30 PM', 'das Abendessen im Saal'],
    ]);
    expect(timed('À 10h00 visite du château, et le dîner est à 20h00 sur la terrasse.')).toEqual([
      ['10:00 AM', 'visite du château'],
      ['8:00 PM', 'le dîner sur la terrasse'],
    ]);
  });

  it('keep their time from the one behind', () => {
    expect(timed('The launch leaves at 09:00, a ranger walks with you to the falls.').map(([time]) => time)).toEqual([
      '9:00 AM',
      null,
    ]);
  });

  it.each([
    'The shop tour is from 09:00, and closes at 17:00.',
    'The boat leaves the pier at 09:00 and arrives at 11:00.',
    'Visit the market, it is lovely and opens at 9:00.',
  ])('%s is one', (sentence) => {
    expect(timed(sentence)).toHaveLength(1);
  });
});

describe('what a day is about', () => {
  it.each(['Tuesday belongs to the lakes and castles.', 'Der Tag steht ganz im Zeichen des Weins.'])(
    '%s is nothing to do',
    (sentence) => {
      expect(timed(`${sentence} At 10:00 you visit the mill.`)).toEqual([['10:00 AM', 'you visit the mill']]);
    },
  );

  it.each(['The day belongs to the lakes: at 10:00 you swim.', 'The morning is devoted to a guided walk.'])(
    '%s tells what is done',
    (sentence) => {
      expect(timed(sentence)).toHaveLength(1);
    },
  );
});

describe('where one sleeps behind a label', () => {
  it.each([
    'Hut',
    'Mountain hut',
    'Motel',
    'Tented camp',
    'Hütte',
    'Berghütte',
    'Refuge',
    'Auberge',
    'Refugio',
    'Baita',
    'Abrigo',
  ])('%s: is an entry', (label) => {
    const found = entries(`Day 1: The ridge\n09:00 Walk up\n${label}: Larch House, 4-bed rooms`);
    expect(found.map(({ title, type }) => [title, type])).toEqual([
      ['Walk up', 'activity'],
      ['Larch House, 4-bed rooms', 'accommodation'],
    ]);
  });

  it('is none of rules of the house', () => {
    const found = entries('Day 1: The ridge\n09:00 Walk up\nHut rules: boots off, lights out at ten');
    expect(found.map(({ title }) => title)).not.toContain('boots off, lights out at ten');
  });
});
