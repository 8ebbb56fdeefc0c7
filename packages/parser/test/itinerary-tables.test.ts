/** Tables of a whole trip beside other lists with dates, and columns of figures: each rule with a near-miss. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const daysOf = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-21' }).days.map(({ date, title, timeBlocks }) => [
    date,
    title,
    ...timeBlocks.flatMap((block) => block.activities.map((activity) => activity.title)),
  ]);
const HEAD = '| Date | Location | Notes |\n|---|---|---|\n';
const ROWS = [
  '| 4 May 2027 | Fly to Lima | Overnight flight |',
  '| 5 May 2027 | Lima | Old town |',
  '| 7 May 2027 | Train to Cusco | Window seats |',
  '| 8 May 2027 | Cusco | Market |',
];

describe('a table of the trip', () => {
  it('I-29 is read where fewer lines with dates stand beside it', () => {
    const asides =
      '\n\n- **Friends near Lima (May 5 – May 7):** at home ✓\n- **Cusco (May 7 – fly home):** open\n\n---\n\n## Next Steps\n\n1. Book **Cusco accommodation** for your stay (May 7 – May 9).\n2. Optional: day-by-day plan for Cusco.';
    expect(daysOf(`# Peru\n\n${HEAD}${ROWS.join('\n')}${asides}`)).toHaveLength(4);
  });

  it('is left where the days are told beside it', () => {
    const days = '\n\nDay 1: Lima\n- Ceviche class\n\nDay 2: Cusco\n- Market walk';
    expect(daysOf(HEAD + ROWS.join('\n') + days).map(([, title]) => title)).toEqual(['Lima', 'Cusco']);
  });

  it('I-29 has no stay under the number of nights, and one under its name', () => {
    const table = (column: string, cell: string) =>
      daysOf(
        `| Dates | Base | ${column} | Focus |\n|---|---|---|---|\n| 4-6 May 2027 | Lima | ${cell} | Food tour |\n| 6-8 May 2027 | Cusco | ${cell} | Market |`,
      );
    expect(table('Nights', '2')[0]).toEqual(['2027-05-04', 'Lima', 'Food tour']);
    expect(table('Hotel', 'Casa Rosa')[0]).toEqual(['2027-05-04', 'Lima', 'Food tour', 'Casa Rosa']);
  });
});

describe('a row that counts the nights of the table', () => {
  const rows = (last: string): string =>
    `Day\tDate\tFrom\tTo\tHotel\n1\t05-Apr-27\tHanoi\tHue\tLotus House\n2\t06-Apr-27\tHue\tHoi An\tRiver House\n${last}`;
  const stays = (last: string) =>
    parseItinerary(rows(last), { referenceDate: '2026-11-21' }).days[1]?.timeBlocks.flatMap(({ activities }) =>
      activities.map(({ title }) => title),
    );

  it('is no night of its own', () => {
    expect(stays('\t\t\t\t2 nights')).toEqual(['Hue → Hoi An', 'River House']);
    expect(stays('\t\t\t\t2 nights Lake House')).toContain('2 nights Lake House');
  });
});

describe('I-213 a table with a blank line behind each row', () => {
  const spaced = (rows: readonly string[]) => rows.join('\n\n');

  it.each([
    ['tabs', '\t'],
    ['bars', ' | '],
  ])('has its columns, cells parted by %s', (_, mark) => {
    const rows = [
      ['Date', 'Time', 'Activity', 'Place'],
      ['Mon 3 May 2027', '09:30', 'Cathedral tour', 'Porto'],
      ['Tue 4 May 2027', '14:00', 'Wine tasting', 'Pinhão'],
      ['Wed 5 May 2027', '11:15', 'Train ride', 'Régua'],
    ].map((cells) => cells.join(mark));
    const days = parseItinerary(spaced(rows), { referenceDate: '2026-11-21' }).days;
    expect(days).toEqual(parseItinerary(rows.join('\n'), { referenceDate: '2026-11-21' }).days);
    expect(days.map(({ date }) => date)).toEqual(['2027-05-03', '2027-05-04', '2027-05-05']);
  });
});
