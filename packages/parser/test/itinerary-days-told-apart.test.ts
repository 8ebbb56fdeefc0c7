/** Days that stand apart from the others: told once for several, in a heading with its dates at the end, a cell a line. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (...lines: readonly string[]) => parseItinerary(lines.join('\n'), { referenceDate: '2026-11-21' });
const daysOf = (...lines: readonly string[]) =>
  read(...lines).days.map(({ date, title, timeBlocks }) => [
    date,
    title,
    ...timeBlocks.flatMap(({ activities }) =>
      activities.map((a) => (a.time === null ? a.title : `${a.time} ${a.title}`)),
    ),
  ]);

describe('I-587 early night at the end of a list', () => {
  const last = (...lines: readonly string[]) => daysOf('Day 1: Oslo', ...lines, 'Day 2: Home', '- Fly')[0]?.at(-1);

  it.each([
    [['### Suggested flow', '1. Harbour walk', '2. Early night']],
    [['Afternoon', '1. Harbour walk', '2. Early night', '3. Book for bed']],
    [['### Plan', '- Harbour walk', '- Early night', '### Notes']],
  ])('is what one does: %j', (lines) => expect(daysOf('## Day 1: Oslo', ...lines)[0]).toContain('Early night'));

  it.each([
    [['1. Morning', '- Harbour walk', '2. Late night']],
    [['Afternoon', '- Harbour walk', 'Early night', '- Stars']],
  ])('a part of the day is none: %j', (lines) => expect(last(...lines)).not.toMatch(/night/));
});

describe('I-588 places between days with their dates below', () => {
  const trip = (...between: readonly string[]) =>
    daysOf(
      '# Norway by train',
      '## Oslo – Bergen',
      '03.05.2027',
      '- 08:25 train',
      ...between,
      '## Bergen – Stavanger',
      '06.05.2027',
      '- 09:00 bus',
      '## Stavanger – Oslo',
      '10.05.2027',
      '- 11:00 train',
    ).map(([date, title]) => `${date} ${title}`);

  it.each([
    '# Bergen - 4/5.05.2027',
    '# Bergen – 4-6.05.2027',
    '# Bergen - 4.05.2027 (day trip)',
    '## Bergen, 4 May 2027',
  ])('%s', (heading) =>
    expect(trip(heading, '- Fish market')).toEqual([
      '2027-05-03 Oslo – Bergen',
      '2027-05-04 Bergen',
      '2027-05-06 Bergen – Stavanger',
      '2027-05-10 Stavanger – Oslo',
    ]),
  );

  it.each(['### Dinner - 4.05.2027', '# Part 2 - 6-10.05.2027', '# Budget - 4.05.2027', '# Bergen - 2.05.2027'])(
    'not %s',
    (heading) => expect(trip(heading, '- Fish market')).toHaveLength(3),
  );
});

describe('I-589 what is done every day', () => {
  const camp = (heading: string) =>
    daysOf(
      'Surf camp',
      'Day 1: Arrival',
      '16:00 Check-in',
      '',
      heading,
      '07:00 Yoga',
      '19:00 Dinner',
      'The hours between are free.',
      '',
      'Day 2: Blue',
      '11:00 Surf',
      '21:00 Fire',
      '',
      'Day 3: Green',
      '11:00 Hike',
      '',
      'Day 4: Bye',
      '09:00 Breakfast',
    );

  it.each([
    'EVERY DAY, DAY 2 TO DAY 3',
    'Daily (days 2–3):',
    'Days 2-3, every day',
    'Täglich, Tag 2 bis 3',
    'Tous les jours, du jour 2 au 3',
  ])('%s', (heading) =>
    expect(camp(heading)).toEqual([
      [null, 'Arrival', '4:00 PM Check-in'],
      [null, 'Blue', '7:00 AM Yoga', '11:00 AM Surf', '7:00 PM Dinner', '9:00 PM Fire'],
      [null, 'Green', '7:00 AM Yoga', '11:00 AM Hike', '7:00 PM Dinner'],
      [null, 'Bye', '9:00 AM Breakfast'],
    ]),
  );

  it.each(['EVERY DAY, DAY 2 TO DAY 7', 'Every day, 2 to 5 pm siesta', 'Every day'])('not %s', (heading) =>
    expect(camp(heading)[1]).toEqual([null, 'Blue', '11:00 AM Surf', '9:00 PM Fire']),
  );
});

describe('I-590 a calendar with a cell a line', () => {
  const events = (place: string, ...more: readonly string[]) =>
    read(
      'Calendar: Offsite',
      'Welcome lunch',
      'Mon, May 3, 2027 12:30 PM',
      'Mon, May 3, 2027 1:30 PM',
      place,
      'Workshop',
      '2027-05-03 14:00',
      '2027-05-03 17:00',
      ...more,
      'Night train to Oslo',
      '2027-05-04 22:00',
      '2027-05-05 07:10',
      '3 items',
    ).days.map(({ date, timeBlocks }) => [
      date,
      ...timeBlocks.flatMap(({ activities }) => activities.map((a) => `${a.time} ${a.title} @${a.location}`)),
    ]);

  it('each with its end and its place, where it has one', () =>
    expect(events('Room Elm')).toEqual([
      ['2027-05-03', '12:30 PM – 1:30 PM Welcome lunch @Room Elm', '2:00 PM – 5:00 PM Workshop @null'],
      ['2027-05-04', '10:00 PM – 7:10 AM Night train to Oslo @null'],
    ]));

  it('with the dates on lines of their own below the names of the columns', () =>
    expect(
      daysOf(
        'Werkstatttage',
        'Betreff',
        'Beginnt am',
        'Beginnt um',
        'Endet um',
        ...['Kaffee', '12.04.2027', '09:00', '09:30'],
        ...['Vortrag', '12.04.2027', '09:30', '11:00'],
        ...['Abendessen', '13.04.2027', '19:00', '22:00'],
      ),
    ).toEqual([
      ['2027-04-12', null, '9:00 AM – 9:30 AM Kaffee', '9:30 AM – 11:00 AM Vortrag'],
      ['2027-04-13', null, '7:00 PM – 10:00 PM Abendessen'],
    ]));

  it('not where other lines stand between', () =>
    expect(events('Room Elm', 'Bring a pen', 'and paper').flat()).not.toContain('2:00 PM – 5:00 PM Workshop @null'));
});

describe('I-591 what is booked below the table of the days', () => {
  const cruise = (...below: readonly string[]) =>
    daysOf(
      'Fjord cruise 2027',
      'Day\tDate\tPort\tArrive\tDepart',
      '1\tSat 5 June 2027\tKiel\t\t18:00',
      '2\tSun 6 June 2027\tBergen\t08:00\t18:00',
      '3\tMon 7 June 2027\tFlam\t07:00\t16:00',
      '4\tTue 8 June 2027\tKiel\t09:00\t',
      '',
      'YOUR EXCURSIONS',
      ...below,
    ).map(([, title, ...entries]) => [title, ...entries.slice(1)]);

  it.each([
    [
      [
        'Bergen - Sun 6 June 2027',
        '  BGO-04  Fish market    10:00 - 12:00    EUR 69.00 pp',
        'Flam - Mon 7 June 2027',
        '  FLM-02  Railway    08:30 - 11:00    EUR 60.00 pp',
      ],
    ],
    [['Sun 6 June 2027', '10:00 - 12:00 Fish market', '', 'Mon 7 June 2027, Flam', '- 08:30-11:00 Railway']],
  ])('%#', (lines) =>
    expect(cruise(...lines)).toEqual([
      ['Kiel'],
      ['Bergen', '10:00 AM – 12:00 PM Fish market'],
      ['Flam', '8:30 AM – 11:00 AM Railway'],
      ['Kiel'],
    ]),
  );

  it('on most days, too', () =>
    expect(
      cruise(
        'Sun 6 June 2027',
        '10:00 Fish market',
        '',
        'Mon 7 June 2027',
        '08:30 Railway',
        '',
        'Tue 8 June 2027',
        '12:30 Locks',
      ),
    ).toEqual([['Kiel'], ['Bergen', '10:00 AM Fish market'], ['Flam', '8:30 AM Railway'], ['Kiel', '12:30 PM Locks']]));

  it('no deadlines, and no words without an hour', () =>
    expect(
      cruise('Final payment: Sat 5 June 2027', '12:00 at the office', 'Bergen - Sun 6 June 2027', 'Mostly rain'),
    ).toEqual([['Kiel'], ['Bergen'], ['Flam'], ['Kiel']]));
});

describe('I-603 houses over what is booked at each', () => {
  const confirmation = (comes: string, goes: string) =>
    daysOf(
      'RESERVATION CONFIRMATION',
      '1. REED CAMP - Delta',
      `   ${comes}   Fri 09 Jul 2027`,
      `   ${goes}  Mon 12 Jul 2027     3 nights`,
      '   Transfers',
      '     09 Jul 2027  15:00  Light aircraft Maun - Reed',
      '   Activities',
      '     10 Jul 2027  06:30  Canoe excursion',
      '',
      '2. FIG CAMP - Khwai',
      `   ${comes}   Mon 12 Jul 2027`,
      `   ${goes}  Wed 14 Jul 2027     2 nights`,
      '   Transfers',
      '     12 Jul 2027  10:30  Light aircraft Reed - Fig',
      '   Activities',
      '     12 Jul 2027  15:30  Game drive',
    );

  it('one comes and goes by their own dates', () =>
    expect(confirmation('Check-in', 'Check-out').map(([date, , ...entries]) => [date, ...entries])).toEqual([
      ['2027-07-09', '3:00 PM Light aircraft Maun - Reed', 'Check-in REED CAMP - Delta'],
      ['2027-07-10', '6:30 AM Canoe excursion'],
      [
        '2027-07-12',
        'Check-out REED CAMP - Delta',
        '10:30 AM Light aircraft Reed - Fig',
        'Check-in FIG CAMP - Khwai',
        '3:30 PM Game drive',
      ],
      ['2027-07-14', 'Check-out FIG CAMP - Khwai'],
    ]));

  it('not by other dates', () => expect(confirmation('Issued', 'Valid to').flat().join()).not.toContain('REED CAMP'));
});
