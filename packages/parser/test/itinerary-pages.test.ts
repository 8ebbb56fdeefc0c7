/** Plans out of a browser's page or a PDF, whose layout is lost: each rule with a text that it reads and one that it leaves. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (text: string, day: number) =>
  read(text).days[day]?.timeBlocks.flatMap((block) => block.activities) ?? [];
const titles = (text: string, day: number): string[] => entries(text, day).map((activity) => activity.title);

describe('I-82 the calls of a ship in columns that single blanks part', () => {
  const voyage = [
    'Amber Coast and Back',
    'Date Port Arrive Depart On board',
    'Mon 7 Jun Kiel, Germany - 18:00 17:15',
    'Tue 8 Jun Day at sea - - -',
    '',
    'SEALINE / HARPER',
    '',
    'Date Port Arrive Depart On board',
    'Wed 9 Jun Riga, Latvia 08:00 17:00 16:30',
    'Thu 10 Jun Kiel, Germany 07:30 - -',
    '',
    'BOOKED ASHORE',
    'Wed 9 Jun 10:15 Market halls with a baker, EUR 44.00',
    'Sat 12 Jun 09:00 Something after the trip',
  ].join('\n');

  it('has a day for each row, also of the next page', () => {
    const { days, source } = read(voyage);
    expect(days.map(({ date, title }) => [date, title])).toEqual([
      ['2027-06-07', 'Kiel, Germany'],
      ['2027-06-08', 'Day at sea'],
      ['2027-06-09', 'Riga, Latvia'],
      ['2027-06-10', 'Kiel, Germany'],
    ]);
    const unused = source.unused.map(([from, to]) => voyage.slice(from, to));
    expect(unused).toEqual(expect.arrayContaining(['SEALINE / HARPER', 'Sat 12 Jun 09:00 Something after the trip']));
  });

  it('gives each call its hours, and what is booked by date to its day', () => {
    expect([0, 1, 2, 3].map((day) => entries(voyage, day)[0]?.time)).toEqual([
      '6:00 PM',
      null,
      '8:00 AM – 5:00 PM',
      '7:30 AM',
    ]);
    expect(entries(voyage, 2)[1]).toMatchObject({
      title: 'Market halls with a baker',
      time: '10:15 AM',
      cost: 'EUR 44.00',
    });
  });

  it('leaves a first departure and a last arrival without the other hour', () => {
    const short = 'Day Date Port Arrive Depart\n1 7 June Kiel 18:00\n2 8 June Riga 08:00 17:00\n3 9 June Kiel 07:30';
    expect([0, 1, 2].map((day) => entries(short, day)[0]?.time)).toEqual(['6:00 PM', '8:00 AM – 5:00 PM', '7:30 AM']);
  });
});

describe('I-83 the page of a tour as it is copied out of a browser', () => {
  const page = [
    'EUR €',
    'Home',
    '/',
    'Asia',
    '/',
    'Nepal',
    '/',
    'Terraces and Tea Houses',
    'Terraces and Tea Houses',
    '9 reviews',
    'Now €1,240',
    'per person, two sharing',
    'Day 1',
    'Kathmandu',
    'We meet at the airport and drive to the hotel. In the evening the guide tells what is ahead.',
    'Accommodation',
    'Hotel Marigold (or similar)',
    'Day 2',
    'Walk to Nagarkot',
    'Climb a quiet path through the fields. The view reaches far.',
    'Accommodation',
    'Hilltop Lodge',
    'Meals',
    'Breakfast, dinner',
    'Day 3',
    'Way home',
    'Transfer to the airport.',
    "What's included",
    'Two nights in good hotels',
    'You may also like',
    'Bhutan in Bloom',
    '9 days from €2,100',
    'per person, two sharing',
  ].join('\n');

  it('is called as its way through the site ends, and lies where the step before says', () => {
    expect(read(page)).toMatchObject({ title: 'Terraces and Tea Houses', location: 'Nepal' });
    const inLine = page.replace('Home\n/\nAsia\n/\nNepal\n/\n', 'Home > Asia > Nepal > ');
    expect(read(inLine).title).toBe('Terraces and Tea Houses');
  });

  it('has the names of its days over their paragraphs, and the night under its label', () => {
    expect(read(page).days.map(({ title }) => title)).toEqual(['Kathmandu', 'Walk to Nagarkot', 'Way home']);
    expect(entries(page, 0).at(-1)).toMatchObject({ title: 'Hotel Marigold (or similar)', type: 'accommodation' });
    expect(entries(page, 1).map(({ title, type }) => [title, type])).toEqual([
      ['Climb a quiet path through the fields', 'activity'],
      ['Hilltop Lodge', 'accommodation'],
      ['Breakfast, dinner', 'meal'],
    ]);
  });

  it('ends with its last day where another part of the page begins', () =>
    expect(titles(page, 2)).toEqual(['Transfer to the airport']));

  it('costs what stands over whom it is for, and not what another tour costs', () =>
    expect(read(page.replace('per person, two sharing', 'per person')).budget?.total).toBe(1240));

  it('keeps a meal under `Overnight` and a name that is told twice without a way to it', () => {
    const text = 'Rome days\nRome days\nDay 1: Rome\n- 9:00 AM Pantheon\nOvernight\nDinner at Da Enzo';
    expect(read(text).title).toBe('Rome days');
    expect(
      entries(text, 0)
        .filter(({ type }) => type === 'accommodation')
        .map(({ title }) => title),
    ).not.toContain('Dinner at Da Enzo');
  });
});

describe('I-211 a page for each day', () => {
  const WALKS = ['Dunes', 'Lighthouse', 'Old harbour'];
  const plan = (heads: readonly string[], foot = '') =>
    heads
      .map(
        (head, i) =>
          `PARKER FAMILY  |  Pine Coast  |  Page ${i + 1} of 3${foot}\n\n${head}\n${WALKS[i]}\n\nMORNING\n08:00  Breakfast at the hotel\n09:30  Walk to the ${WALKS[i]?.toLowerCase()}`,
      )
      .join('\n\n');

  it.each([
    ['27 MARCH 2027', '28 MARCH 2027', '29 MARCH 2027'],
    ['27. März', '28. März', '29. März'],
    ['27 de marzo', '28 de marzo', '29 de marzo'],
  ])('has its date below the head that every page has: %s', (...heads) => {
    const text = plan(heads);
    expect(read(text).days.map(({ date, title }) => [date?.slice(5), title])).toEqual([
      ['03-27', 'Dunes'],
      ['03-28', 'Lighthouse'],
      ['03-29', 'Old harbour'],
    ]);
    expect(titles(text, 1)).toEqual(['Breakfast at the hotel', 'Walk to the lighthouse']);
  });

  it('keeps an hour alone on its line below each head', () => {
    const page = (n: number, hour: string, what: string) =>
      `Parker family | Page ${n} of 3\n\n${hour}\n${what}\n\nA walk of two hours on easy paths along the shore.\n`;
    const text = `Day 1 - Pine Coast\n${page(1, '09:00', 'Harbour walk')}${page(2, '11:30', 'Lighthouse')}${page(3, '15:00', 'Boat trip')}`;
    expect(entries(text, 0).flatMap(({ time }) => time ?? [])).toEqual(['9:00 AM', '11:30 AM', '3:00 PM']);
  });

  it('still drops a date that is printed on each page', () => {
    const text = plan(['27 MARCH 2027', '28 MARCH 2027', '29 MARCH 2027'], '\nPrinted 4 Jan 2027');
    expect(read(text).days.map(({ date }) => date)).toEqual(['2027-03-27', '2027-03-28', '2027-03-29']);
    expect(read(text).source.unused.map(([from, to]) => text.slice(from, to))).toContain('Printed 4 Jan 2027');
  });
});
