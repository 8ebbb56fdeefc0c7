/** I-292: notes of a day a line, what is done right behind the weekday. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const daysOf = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-21' }).days.map(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities.map(({ title }) => title)),
  );

describe('I-292 a day a line', () => {
  it.each([
    [
      'lake week\nthu drive up, leave by 8am\nfri boats, pizza 7pm\nsat castle\nsun home\nbring boots',
      [['drive up'], ['boats', 'pizza'], ['castle'], ['home']],
    ],
    [
      'Seewoche\nMo Anreise\nDi Bootstour 10:00\nMi Wanderung\nDo Abreise',
      [['Anreise'], ['Bootstour'], ['Wanderung'], ['Abreise']],
    ],
  ])('%j', (text, expected) => expect(daysOf(text)).toEqual(expected));

  it.each([
    ['two lines', 'sat castle\nsun home'],
    ['weekdays that do not follow', 'shop hours\nmon closed\nwed open\nfri open'],
    ['weekdays among other lines', 'hi all\nsat castle\nthen lunch\nsun home\nmon work\nsee you\nbye now'],
    ['words like weekdays', 'sun cream\nsat nav\nmon ami'],
  ])('%s are no plan', (_what, text) => expect(daysOf(text)).toEqual([]));
});

describe('I-293 the way to a page', () => {
  it.each(['Home > Tours > Japan', 'Inicio › Circuitos › Perú'])('%s is no title', (trail) => {
    const { title } = parseItinerary(
      `${trail}\nTemples and tea\n\nDay 1: Kyoto\n10:00 Shrine\n\nDay 2: Nara\n10:00 Park\n`,
      {
        referenceDate: '2026-11-21',
      },
    );
    expect(title).toBe('Temples and tea');
  });

  it('places one after the other are', () => {
    const { title } = parseItinerary(
      'Kyoto > Nara > Osaka\n\nDay 1: Kyoto\n10:00 Shrine\n\nDay 2: Nara\n10:00 Park\n',
      {
        referenceDate: '2026-11-21',
      },
    );
    expect(title).toBe('Kyoto > Nara > Osaka');
  });
});
