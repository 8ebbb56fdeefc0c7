/** I-131 and I-140: tables of ports beside other days, in each form of table, and tables that follow one another. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-24' });
const told = (text: string): readonly string[] =>
  read(text).days.map(
    ({ date, timeBlocks }) =>
      `${date}: ${timeBlocks.flatMap(({ activities }) => activities.map(({ time, title }) => `${time ?? '-'} ${title}`)).join(', ')}`,
  );

const HEADINGS = {
  en: ['Date', 'Port', 'Arrive', 'Depart'],
  de: ['Datum', 'Hafen', 'Ankunft', 'Abfahrt'],
  fr: ['Date', 'Escale', 'Arrivée', 'Départ'],
  es: ['Fecha', 'Puerto', 'Llegada', 'Salida'],
  it: ['Data', 'Porto', 'Arrivo', 'Partenza'],
  pt: ['Data', 'Porto', 'Chegada', 'Partida'],
} as const;
const ROWS = [
  ['15.05.2027', 'Split', '--', '18:00'],
  ['16.05.2027', 'Vis', '07:30', '17:00'],
  ['17.05.2027', 'Split', '08:00', '--'],
];
const DAYS = ['2027-05-15: 6:00 PM Split', '2027-05-16: 7:30 AM – 5:00 PM Vis'];

describe('I-131 what is told of the day of a call', () => {
  it.each(Object.entries(HEADINGS))(
    'one day before the table and what is done on its last day, headings in %s',
    (_, headings) => {
      for (const order of [
        [0, 1, 2, 3],
        [1, 0, 2, 3],
        [0, 2, 3, 1],
      ]) {
        const table = [headings, ...ROWS].map((row) => order.map((i) => row[i]).join('\t')).join('\n');
        expect(
          told(`Dalmatia 2027\n\n14.05.2027 - Hotel Marjan, Split\n\n${table}\n\n17.05.2027 - Transfer to the airport`),
        ).toEqual([
          expect.stringContaining('2027-05-14'),
          ...DAYS,
          '2027-05-17: 8:00 AM Split, - Transfer to the airport',
        ]);
      }
    },
  );

  it('a table that counts its own days from one hides none and is warned of by none', () => {
    const table = [['Day', 'Date', 'Port', 'Arrive', 'Depart'], ...ROWS.map((row, i) => [`${i + 1}`, ...row])].map(
      (row) => row.join('\t'),
    );
    const answer = read(
      `Dalmatia 2027\n\nDay 1 - 13.05.2027: Split\n- Walk\n\nDay 2 - 14.05.2027: Split\n- Museum\n\n${table.join('\n')}\n\nDay 6 - 18.05.2027: Home\n- Fly home`,
    );
    expect(answer.days).toHaveLength(6);
    expect(answer.warnings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  it('dates of payments months before are no days beside it', () => {
    const table = [HEADINGS.en, ...ROWS].map((row) => row.join('\t')).join('\n');
    expect(told(`Dalmatia 2027\n\n15 Feb 2027 - deposit due\n\n${table}`)).toHaveLength(3);
  });
});

describe('I-140 tables of the trip that follow one another', () => {
  const land =
    '| Date | Place | Hotel |\n|---|---|---|\n| 13.05.2027 | Zadar | Hotel Kolovare |\n| 14.05.2027 | Zadar | Hotel Kolovare |';
  const sea = [HEADINGS.en, ...ROWS].map((row) => `| ${row.join(' | ')} |`).join('\n');

  it('are read together, whichever is the longer', () => {
    expect(read(`Dalmatia 2027\n\nOn land\n${land}\n\nAt sea\n${sea}`).days.map(({ date }) => date)).toEqual([
      '2027-05-13',
      '2027-05-14',
      '2027-05-15',
      '2027-05-16',
      '2027-05-17',
    ]);
  });

  it('journeys there and back beside the days of the trip are none', () => {
    const flights =
      '| Date | From | To | Depart | Arrive |\n|---|---|---|---|---|\n| 15.05.2027 | Oslo | Split | 09:00 | 12:00 |\n| 17.05.2027 | Split | Oslo | 13:00 | 16:00 |';
    expect(read(`Dalmatia 2027\n\n${sea}\n\n${flights}`).days).toHaveLength(3);
  });

  it('weekdays with the day of the month have the month of the trip, a Tuesday in French among them', () => {
    const rows = ['Dim 16\tVis\t07:30\t17:00', 'Lun 17\tHvar\t08:00\t18:00', 'Mar 18\tSplit\t07:00\t--'];
    expect(
      read(`Croisière\n16 mai 2027 - 18 mai 2027\n\n${HEADINGS.fr.join('\t')}\n${rows.join('\n')}`).days.map(
        ({ date }) => date,
      ),
    ).toEqual(['2027-05-16', '2027-05-17', '2027-05-18']);
  });
});

describe('I-141 things done one behind the other, each with its time at its end', () => {
  it.each([
    [
      'Checkout 12:00 hrs, speedboat to the airport at 13:00 hrs.',
      ['12:00 PM Checkout', '1:00 PM speedboat to the airport'],
    ],
    ['Breakfast at 8:00, city tour at 10:00.', ['8:00 AM Breakfast', '10:00 AM city tour']],
    ['Ferry to Vis 9:00, arr Vis 11:20.', null],
  ])('%s', (line, expected) => {
    const [day] = read(
      `Dalmatia\n\n16/05/2027, Sunday - Split\n${line} Rest of the day at leisure.\n\n17/05/2027, Monday - Home\nFly home at 15:00.`,
    ).days;
    const entries =
      day?.timeBlocks.flatMap(({ activities }) => activities.map(({ time, title }) => `${time} ${title}`)) ?? [];
    if (expected === null)
      expect(entries.some((entry) => /arr Vis$/.test(entry) && entry.startsWith('11'))).toBe(false);
    else expect(entries.slice(0, 2)).toEqual(expected);
  });
});
