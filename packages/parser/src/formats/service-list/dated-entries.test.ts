import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../parse.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entriesOf = (text: string) =>
  read(text).days.flatMap(({ date, timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) =>
      activities.map(({ title, time, location }) => [date, title, time, location]),
    ),
  );

describe('I-305 entries with their day at the end', () => {
  it('under headings of towns', () => {
    const text =
      'Bergen\n• Funicular – Thu 9 Sept, 10am\n• Old wharf walk – Thu 9 Sept, 3pm\n• Cooking class – Fri 10 Sept, 11am\nOslo\n• Opera tour – Sat 11 Sept, 9am\n';
    expect(entriesOf(text)).toEqual([
      ['2027-09-09', 'Funicular', '10:00 AM', 'Bergen'],
      ['2027-09-09', 'Old wharf walk', '3:00 PM', 'Bergen'],
      ['2027-09-10', 'Cooking class', '11:00 AM', 'Bergen'],
      ['2027-09-11', 'Opera tour', '9:00 AM', 'Oslo'],
    ]);
    expect(read(text).days.map(({ title }) => title)).toEqual(['Bergen', 'Bergen', 'Oslo']);
    expect(read(text).warnings).toEqual([]);
  });

  it.each([
    [
      'in brackets, not in the order of the days',
      'Booked so far:\n- Harbour cruise (Mon 3 May, 20:30)\n- Train to Lyon (Wed 5 May, 14:04)\n- Old fort (Tue 4 May, 10:00)\n',
      [
        ['2027-05-03', 'Harbour cruise', '8:30 PM', null],
        ['2027-05-04', 'Old fort', '10:00 AM', null],
        ['2027-05-05', 'Train to Lyon', '2:04 PM', null],
      ],
    ],
    [
      'in German, without marks',
      'Stadtführung, Do 9. September 2027, 10:00 Uhr\nWeinprobe, Fr 10. September 2027, 16 Uhr\nHafenrundfahrt, Sa 11. September 2027, 11:30 Uhr\n',
      [
        ['2027-09-09', 'Stadtführung', '10:00 AM', null],
        ['2027-09-10', 'Weinprobe', '4:00 PM', null],
        ['2027-09-11', 'Hafenrundfahrt', '11:30 AM', null],
      ],
    ],
  ])('%s', (_what, text, entries) => expect(entriesOf(text)).toEqual(entries));

  it.each([
    [
      'payments',
      '- Deposit – 1 March 2027, 10:00\n- Final payment – 1 May 2027, 10:00\n- Balance – 20 May 2027, 12:00\n',
    ],
    ['days without hours', '• Jazz fair – 3 June 2027\n• Wine fair – 10 June 2027\n• Marathon – 20 June 2027\n'],
  ])('%s are none', (_what, text) =>
    expect(entriesOf(text).filter(([date, , time]) => date !== null && time !== null)).toEqual([]),
  );

  it('under headings of days these are the days', () => {
    const text =
      'Day 1 – Oslo\n- Opera – Thu 9 Sept, 10am\n- Fort – Thu 9 Sept, 12pm\nDay 2 – Bergen\n- Wharf – Fri 10 Sept, 9am\n';
    expect(read(text).days.map(({ title }) => title)).toEqual(['Oslo', 'Bergen']);
  });
});
