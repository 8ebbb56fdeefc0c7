/** Headings that hold the first and the last date of a stay, and nothing else. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/parse.ts';

const daysOf = (...lines: readonly string[]) =>
  parseItinerary(lines.join('\n'), { referenceDate: '2026-11-21' }).days.map(({ date, timeBlocks }) => [
    date,
    ...timeBlocks.flatMap(({ activities }) => activities.map(({ title }) => title)),
  ]);

describe('I-373 dates from one to another head the days that they go on from', () => {
  it('among headings of one date', () =>
    expect(
      daysOf(
        '### Mar 4',
        '* Fly to Naples',
        '',
        '### Mar 5-7',
        '* Naples - Hotel Partenope',
        '',
        '### Mar 7',
        '* Train to Bari',
        '',
        '### Mar 7 - 9',
        '* Bari - Hotel Levante',
        '',
        '### Mar 9',
        '* Fly home',
      ),
    ).toEqual([
      ['2027-03-04', 'Fly to Naples'],
      ['2027-03-05', 'Naples - Hotel Partenope'],
      ['2027-03-07', 'Train to Bari'],
      ['2027-03-07', 'Bari - Hotel Levante'],
      ['2027-03-09', 'Fly home'],
    ]));

  it('and among each other, over the turn of a month', () =>
    expect(
      daysOf(
        '**28. – 30. April**',
        '- Hotel Elbblick',
        '',
        '**30. April – 3. Mai**',
        '- Pension am Deich',
        '- Radtour',
      ),
    ).toEqual([
      ['2027-04-28', 'Hotel Elbblick'],
      ['2027-04-30', 'Pension am Deich', 'Radtour'],
    ]));

  it('but the dates of the trip head no day', () =>
    expect(
      daysOf(
        '## March 4-6, 2027',
        '- Two nights by the sea',
        '',
        '## March 4',
        '- Museum',
        '',
        '## March 5',
        '- Boat trip',
      ),
    ).toEqual([
      ['2027-03-04', 'Museum'],
      ['2027-03-05', 'Boat trip'],
    ]));

  it('nor do those of a part of it', () =>
    expect(
      daysOf(
        '## March 4-5',
        '',
        '### March 4',
        '- Museum',
        '',
        '### March 5',
        '- Boat trip',
        '',
        '## March 6-7',
        '',
        '### March 6',
        '- Castle',
        '',
        '### March 7',
        '- Market',
      ).map(([date]) => date),
    ).toEqual(['2027-03-04', '2027-03-05', '2027-03-06', '2027-03-07']));
});
