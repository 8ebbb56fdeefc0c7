/** I-180 to I-182: what stands under the rows of a ship's calls, days that a bare figure counts, hours alone behind a port. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-24' });
const told = (text: string): readonly string[] =>
  read(text).days.map(
    ({ date, title, timeBlocks }) =>
      `${date} ${title}: ${timeBlocks.flatMap(({ activities }) => activities.map((a) => `${a.time ?? '-'} ${a.title}`)).join(', ')}`,
  );
const warned = (text: string) => read(text).warnings.filter(({ severity }) => severity !== 'note');

const DAYS = [
  '2027-05-03 Bergen: 3:00 PM Boarding, 6:30 PM Bergen, 7:30 PM Gala dinner',
  '2027-05-04 Geiranger: 7:30 AM – 4:00 PM Geiranger, 9:00 AM Kayak tour',
  '2027-05-05 Stavanger: 8:00 AM Stavanger, 9:00 AM Transfer to the airport',
];

describe('I-180 lines under the rows of a ship', () => {
  it.each([
    [
      'under the port',
      `DAY  DATE    PORT        ARR    DEP
-------------------------------------
1    03MAY   Bergen      --     18:30
             15:00 Boarding
             19:30 Gala dinner
2    04MAY   Geiranger   07:30  16:00
             09:00 Kayak tour
3    05MAY   Stavanger   08:00  --
             09:00 Transfer to the airport`,
    ],
    [
      'with blank lines between the days',
      `Date     Port        Arrive  Depart
3 May    Bergen      -       18:30
         15:00 Boarding
         19:30 Gala dinner

4 May    Geiranger   07:30   16:00
         09:00 Kayak tour

5 May    Stavanger   08:00   -
         09:00 Transfer to the airport`,
    ],
    [
      'as bullets',
      `Date     Port        Arrive  Depart
3 May    Bergen      -       18:30
  - 15:00 Boarding
  - 19:30 Gala dinner
4 May    Geiranger   07:30   16:00
  - 09:00 Kayak tour
5 May    Stavanger   08:00   -
  - 09:00 Transfer to the airport`,
    ],
    [
      'in the column of ports behind tabs',
      [
        'Day\tDate\tPort\tArr\tDep',
        '1\t3 May\tBergen\t\t18:30',
        '\t\t15:00 Boarding',
        '\t\t19:30 Gala dinner',
        '2\t4 May\tGeiranger\t07:30\t16:00',
        '\t\t09:00 Kayak tour',
        '3\t5 May\tStavanger\t08:00\t',
        '\t\t09:00 Transfer to the airport',
      ].join('\n'),
    ],
    [
      'plain lines between rows with tabs',
      [
        'Day\tDate\tPort\tArr\tDep',
        '1\t3 May\tBergen\t--\t18:30',
        '15:00 Boarding',
        '19:30 Gala dinner',
        '2\t4 May\tGeiranger\t07:30\t16:00',
        '09:00 Kayak tour',
        '3\t5 May\tStavanger\t08:00\t--',
        '09:00 Transfer to the airport',
      ].join('\n'),
    ],
  ])('%s', (_, table) => {
    expect(told(`Fjords 2027\n\n${table}`)).toEqual(DAYS);
    expect(warned(`Fjords 2027\n\n${table}`)).toEqual([]);
  });

  it('a second port of the day is a call of its own, a part of the day heads its entry', () => {
    const { days } = read(
      'Rhine 2027\n\nTAG  DATUM   HAFEN       AN     AB\n1    03.05.  Mainz       07:00  12:00\n             08:30 Dom\n             Speyer      16:00  22:00\n             Abend: Weinprobe\n2    04.05.  Basel       06:00  --\n             Ausschiffung bis 9 Uhr',
    );
    expect(days.map(({ timeBlocks }) => timeBlocks.map(({ period }) => period))).toEqual([[null, 'Abend'], [null]]);
    expect(days[0]?.timeBlocks[0]?.activities.map(({ title }) => title)).toEqual(['Mainz', 'Dom', 'Speyer']);
  });
});

describe('I-181 days that a bare figure counts before their date', () => {
  it.each([
    ['wide gaps', '1   Mon 3 May   Bergen', '2   Tue 4 May   Geiranger'],
    ['bullets', '1. 3 May   Bergen', '2. 4 May   Geiranger'],
    ['bars', '1 | 3 May | Bergen', '2 | 4 May | Geiranger'],
    ['dashes', '01 – Mon 03/05/2027 – Bergen', '02 – Tue 04/05/2027 – Geiranger'],
    ['single blanks', '1 3 May Bergen', '2 4 May Geiranger'],
  ])('with %s', (_, first, second) => {
    expect(told(`Norway 2027\n\n${first}\n19:30 Dinner\n${second}\n09:00 Kayak tour`)).toEqual([
      '2027-05-03 Bergen: 7:30 PM Dinner',
      '2027-05-04 Geiranger: 9:00 AM Kayak tour',
    ]);
  });

  it('figures that do not count on with the dates head no days', () => {
    const { days } = read(
      'Lille 2027\n\nMonday 3 May\n2 4 May tickets\n9:00 Walk\n\nTuesday 4 May\n7 8 May tickets\n9:00 Walk',
    );
    expect(days.map(({ date }) => date)).toEqual(['2027-05-03', '2027-05-04']);
  });
});

describe('I-182 hours alone behind a port', () => {
  it.each([
    ['Geiranger   07:30   16:00', '7:30 AM – 4:00 PM Geiranger'],
    ['Geiranger   07:30 / 16:00', '7:30 AM – 4:00 PM Geiranger'],
    ['Geiranger | 07:30 - 16:00', '7:30 AM – 4:00 PM Geiranger'],
    ['Geiranger, 07:30 - 16:00', '7:30 AM – 4:00 PM Geiranger'],
    ['Geiranger   arr 07:30   dep 16:00', '7:30 AM – 4:00 PM Geiranger'],
    ['Geiranger   07:30 / -', '7:30 AM Geiranger'],
  ])('%s', (call, entry) => {
    expect(told(`Norway 2027\n\nMon 3 May   ${call}\n09:00 Kayak tour\n\nTue 4 May   Oslo\n10:00 Walk`)).toEqual([
      `2027-05-03 Geiranger: ${entry}, 9:00 AM Kayak tour`,
      '2027-05-04 Oslo: 10:00 AM Walk',
    ]);
  });

  it('what is done from one hour to another is no port', () => {
    const { days } = read(
      'Norway 2027\n\nMon 3 May   City tour   10:00   12:00\nLunch\n\nTue 4 May   Oslo\n10:00 Walk',
    );
    const [first] = days[0]?.timeBlocks[0]?.activities ?? [];
    expect([first?.title, first?.type]).not.toEqual(['City tour', 'travel']);
  });
});
