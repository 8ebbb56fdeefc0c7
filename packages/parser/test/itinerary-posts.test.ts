/** Plans as people post and hand them on: drawn numbers, columns of days, prices in words of their own, with near misses. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (text: string, day = 0) => read(text).days[day]?.timeBlocks.flatMap((block) => block.activities) ?? [];
const told = (text: string, day = 0) =>
  entries(text, day).map(({ time, title }) => [time, title].filter(Boolean).join(' '));

describe('I-98 numbers of days drawn as keys or in circles', () => {
  it.each([
    ['DAY 1️⃣ CHANIA 🏖', 'DAY 2️⃣ RETHYMNO'],
    ['Giorno 1️⃣ – Chania', 'Giorno 2️⃣ – Rethymno'],
    ['Day ①: Chania', 'Day ②: Rethymno'],
    ['Tag ❶ Chania', 'Tag ❷ Rethymno'],
    ['D1️⃣: Chania', 'D2️⃣: Rethymno'],
  ])('%s heads a day', (first, second) => {
    const { days } = read(`Crete for beginners\n\n${first}\nMorning: old harbour\n\n${second}\nMorning: fortress walk`);
    expect(days.map(({ title }) => title?.toLowerCase())).toEqual(['chania', 'rethymno']);
  });

  it('counts on to days of two figures, and says which are missing', () => {
    const { days, warnings } = read('Crete\n\nDay 1️⃣ Chania\n9:00 harbour\n\nDay 1️⃣0️⃣ Sitia\n9:00 beach\n');
    expect(days).toHaveLength(2);
    expect(warnings.map(({ message }) => message)).toEqual(['Days 2 to 9 are missing.']);
  });
});

describe('I-99 a timetable whose columns are days', () => {
  const WEEK = [
    ['Uhrzeit', 'Mo 03.05.', 'Di 04.05.', 'Mi 05.05.'],
    ['08:30', '', 'Schwimmen', 'Schwimmen'],
    ['10:00 – 11:30', 'Anreise', '–', 'Radtour 12 km'],
    ['', 'Zimmer beziehen', '', ''],
    ['19:00', 'Suppe', 'Suppe', 'Abreise'],
  ];
  const rows = (mark: string) =>
    ['Kurwoche am See, 3. bis 5. Mai 2027', '', ...WEEK.map((row) => row.join(mark))].join('\n');

  it.each(['\t', ';'])('puts each cell on the day of its column (%j)', (mark) => {
    const text = rows(mark);
    expect(read(text).days.map(({ date }) => date)).toEqual(['2027-05-03', '2027-05-04', '2027-05-05']);
    expect(told(text)).toEqual(['10:00 AM – 11:30 AM Anreise', 'Zimmer beziehen', '7:00 PM Suppe']);
    expect(told(text, 1)).toEqual(['8:30 AM Schwimmen', '7:00 PM Suppe']);
    expect(entries(text, 2)[1]?.distance).toBe('12 km');
  });

  it('reads columns that blanks set apart, with nothing over the hours', () => {
    const text = [
      'Surf camp, 7 to 8 June 2027',
      '',
      '           Monday           Tuesday',
      '9:00       Warm-up          Long ride',
      '13:00      Picnic           Picnic',
    ].join('\n');
    expect(read(text).days.map(({ date }) => date)).toEqual(['2027-06-07', '2027-06-08']);
    expect(told(text, 1)).toEqual(['9:00 AM Long ride', '1:00 PM Picnic']);
  });

  it('reads parts of the day and where one sleeps as rows', () => {
    const text =
      'Retreat\n\n|  | Day 1 | Day 2 |\n|---|---|---|\n| Theme | Landing | Letting go |\n| Morning | Arrival | Dawn yoga; porridge |\n| Evening | Sauna | Concert |\n| Hotel | Casa Azul | Casa Azul |';
    const { days } = read(text);
    expect(days.map(({ title }) => title)).toEqual(['Landing', 'Letting go']);
    expect(days[1]?.timeBlocks.map(({ period, activities }) => [period, activities.map(({ title }) => title)])).toEqual(
      [
        ['Morning', ['Dawn yoga', 'porridge']],
        ['Evening', ['Concert']],
        [null, ['Casa Azul']],
      ],
    );
  });

  it('takes no prices by date for days', () => {
    expect(read('Rates at Casa Azul\n\nRoom\t3 May\t10 May\nDouble\t€450\t€480\nSingle\t€600\t€650').days).toEqual([]);
  });
});
