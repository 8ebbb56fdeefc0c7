/** I-124, I-125: tables of days whose last cell goes on below its row, and names of days below their dates. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const days = (text: string) =>
  read(text).days.map(({ date, title, timeBlocks }) => [
    date,
    title,
    timeBlocks.flatMap((block) => block.activities.map((activity) => activity.title)),
  ]);

describe('I-124: a cell of several lines', () => {
  const plans: readonly (readonly string[])[] = [
    ['14:00 Harbour walk', '19:00 Supper at the quay'],
    ['09:00 Ropeway ride', '13:00 Raft trip'],
    ['10:00 Glacier hike', '18:00 Sauna'],
  ];
  const whole = [
    ['2027-05-03', null, ['Harbour walk', 'Supper at the quay']],
    ['2027-05-04', null, ['Ropeway ride', 'Raft trip']],
    ['2027-05-05', null, ['Glacier hike', 'Sauna']],
  ];
  const table = (head: (day: number) => string, lineBreak = '\n'): string =>
    ['Fjord week', '', ...plans.map((plan, i) => `${head(i)}\t${plan.join(lineBreak)}`), ''].join(lineBreak);

  it.each<[string, (i: number) => string]>([
    ['number and date', (i) => `${i + 1}\t${['Mon', 'Tue', 'Wed'][i]} ${i + 3}-May-27`],
    ['date', (i) => `${i + 3} May 2027`],
    ['day and date', (i) => `Day ${i + 1}\t${i + 3} May 2027`],
  ])('behind %s', (_, head) => {
    expect(days(table(head))).toEqual(whole);
    expect(days(table(head, '\r\n'))).toEqual(whole);
  });

  it('spans stay those of the paste', () => {
    const text = table((i) => `${i + 1}\t${i + 3} May 2027`);
    const { source } = read(text);
    const [from, to] = source.spans['/days/1/timeBlocks/0/activities/1/title'] as [number, number];
    expect(text.slice(from, to)).toBe('Raft trip');
  });

  it('rows without such lines stay a table', () => {
    const rows = plans.map((plan, i) => `${i + 1}\t${i + 3} May 2027\t${plan[0]?.slice(6)}`).join('\n');
    expect(days(`Fjord week\n\nDay\tDate\tActivity\n${rows}\n`).map(([date]) => date)).toEqual(
      whole.map(([date]) => date),
    );
  });
});

it('I-125: the name of a day stands below its date', () => {
  const day = (rank: string, date: string, name: string): string =>
    `${rank}\n${date}\n${name}\nA ferry takes you over the fjord in the morning, before you visit the old church of the village.\nOvernight: Hotel Fram\n`;
  const text = `Fjord week\n\n${day('DAY ONE', 'Monday 3 May 2027', 'Bergen')}\n${day('DAY TWO', 'Tuesday 4 May 2027', 'Voss')}`;
  expect(read(text).days.map(({ date, title }) => [date, title])).toEqual([
    ['2027-05-03', 'Bergen'],
    ['2027-05-04', 'Voss'],
  ]);
});
