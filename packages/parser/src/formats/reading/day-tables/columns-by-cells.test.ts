import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../../parse.ts';

const read = (rows: readonly string[]) =>
  parseItinerary(rows.map((row) => row.replaceAll(' | ', '\t')).join('\n'), {
    referenceDate: '2026-11-21',
  }).days.flatMap(({ date, timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) =>
      activities.map(({ title, time, cost, distance }) => [date, title, time, cost, distance]),
    ),
  );

describe('I-296 columns by what their cells hold', () => {
  it.each([
    [
      'tee times, how far from the hotel, fees',
      [
        'Day | Date | Course | Tee | Players | Km fr hotel | Green fee pp',
        'Mon | 04-Oct-27 | Old Links | 12:36 | 8 | 14 | € 92',
        'Tue | 05-Oct-27 | Rio Alto | 09:08 | 8 | 6 | € 78',
      ],
      [
        ['2027-10-04', 'Old Links', '12:36 PM', '€ 92', '14 km'],
        ['2027-10-05', 'Rio Alto', '9:08 AM', '€ 78', '6 km'],
      ],
    ],
    [
      'kick-offs',
      [
        'Date | Match | Kick-off | Stadium | Ticket',
        'Sat 12 Jun 2027 | Spain v Italy | 20:45 | Old Park | € 120',
        'Mon 14 Jun 2027 | France v Poland | 18:00 | New Park | € 95',
      ],
      [
        ['2027-06-12', 'Spain v Italy', '8:45 PM', '€ 120', null],
        ['2027-06-14', 'France v Poland', '6:00 PM', '€ 95', null],
      ],
    ],
    [
      'hours under a heading that nobody knows',
      [
        'Date | Treatment | Doors | Price',
        '3 May 2027 | Hot stone massage | 10:00 | €80',
        '3 May 2027 | Facial | 11:30 | €60',
      ],
      [
        ['2027-05-03', 'Hot stone massage', '10:00 AM', '€80', null],
        ['2027-05-03', 'Facial', '11:30 AM', '€60', null],
      ],
    ],
    [
      'the way out alone',
      [
        'Fecha | Campo | Salida | Precio green fee',
        '04/10/2027 | Vila Vieja | 12:36 | 92 €',
        '05/10/2027 | Rio Alto | 9:08 | 78 €',
      ],
      [
        ['2027-10-04', 'Vila Vieja', '12:36 PM', '92 €', null],
        ['2027-10-05', 'Rio Alto', '9:08 AM', '78 €', null],
      ],
    ],
    [
      'no part of the day under an answer',
      ['Datum | Plan | Frühstück', '3 May 2027 | Castle walk | ja', '4 May 2027 | Boat tour | nein'],
      [
        ['2027-05-03', 'Castle walk', null, null, null],
        ['2027-05-04', 'Boat tour', null, null, null],
      ],
    ],
    [
      'lengths of drives',
      ['Day | Plan | Drive', 'Day 1 | Drive to Springdale | 160 miles', 'Day 2 | Garden hike | –'],
      [
        [null, 'Drive to Springdale', null, null, '160 miles'],
        [null, 'Garden hike', null, null, null],
      ],
    ],
    [
      'how long drives take is no length',
      ['Day | Plan | Drive', 'Day 1 | Drive to Springdale | 3 h', 'Day 2 | Garden hike | –'],
      [
        [null, 'Drive to Springdale', null, null, null],
        [null, 'Garden hike', null, null, null],
      ],
    ],
    [
      'what is paid is no price',
      ['Date | Time | Plan | Deposit', '3 May 2027 | 10:00 | Boat trip | €40', '4 May 2027 | 11:30 | Cave tour | €20'],
      [
        ['2027-05-03', 'Boat trip', '10:00 AM', null, null],
        ['2027-05-04', 'Cave tour', '11:30 AM', null, null],
      ],
    ],
    [
      'hours of the sun are no entries',
      ['Date | Sunrise | Sunset', '3 May 2027 | 06:10 | 20:40', '4 May 2027 | 06:09 | 20:41'],
      [],
    ],
  ])('%s', (_what, rows, entries) => expect(read(rows)).toEqual(entries));
});
