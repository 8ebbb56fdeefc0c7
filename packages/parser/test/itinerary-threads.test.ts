/** I-84 a thread of messages copied from a telephone: stamps and senders are around the plan, each message adds to the day. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (text: string, day: number) =>
  read(text).days[day]?.timeBlocks.flatMap((block) => block.activities) ?? [];

const THREAD = [
  'Porto girls',
  'Fri 6 Nov 2026 19:12',
  'Nora: flights are in!! 4-6 june 2027',
  'Tess: yay, which airport',
  'Nora: fri 4th 9.30 train to the airport, 13.05 flight to porto',
  'Nora: and then tram to the casa azul. rooms are €390 for us all',
  '',
  'Mon 9 Nov 2026 at 8:03',
  'Tess: port tasting would be nice',
  'Nora: sat 5th 15.30 port tasting, €22 each, tickets here https://port.example.org/',
  'Tess: 10.15 Livraria Lello before that',
  'Nora: sun 6th beach. tram back 17.40',
  '',
  'Tue 10 Nov 2026 21:30',
  'Nora: paid the deposit at 9:15 today',
  'Delivered',
].join('\n');

describe('I-84 a thread of messages', () => {
  it('has the dates of the plan, none of those at which somebody wrote', () => {
    expect(read(THREAD).days.map(({ date }) => date)).toEqual(['2027-06-04', '2027-06-05', '2027-06-06']);
    expect(read(THREAD).dates).toBe('June 4 to 6, 2027');
  });

  it('leaves stamps, remarks, and what is said under a new stamp before a day is named', () => {
    const unused = read(THREAD).source.unused.map(([from, to]) => THREAD.slice(from, to));
    expect(unused).toEqual(
      expect.arrayContaining([
        'Fri 6 Nov 2026 19:12',
        'Tess: yay, which airport',
        'Tess: port tasting would be nice',
        'Nora: paid the deposit at 9:15 today',
        'Delivered',
      ]),
    );
  });

  it('orders by the hour what several people add to a day, and warns of nothing', () => {
    expect(entries(THREAD, 1).map(({ title, time, cost, link }) => [title, time, cost, link])).toEqual([
      ['Livraria Lello before that', '10:15 AM', null, null],
      ['port tasting', '3:30 PM', '€22', 'https://port.example.org/'],
    ]);
    expect(read(THREAD).warnings).toEqual([]);
  });

  it('tells a sentence in small letters from the one before, and a price of the stay from what is done', () => {
    expect(entries(THREAD, 2).map(({ title }) => title)).toEqual(['beach', 'tram back 17.40']);
    expect(entries(THREAD, 0).at(-1)).toMatchObject({ title: 'tram to the casa azul', cost: null });
  });

  it('is none where a plan at round hours repeats its labels', () => {
    const plan =
      'Fri 4 June 2027 9:00\nGuide: Ana\nDriver: Rui\nSat 5 June 2027 15:00\nGuide: Ana\nDriver: Rui\nVan: white';
    expect(read(plan).days.map(({ date }) => date)).toEqual(['2027-06-04', '2027-06-05']);
    expect(entries(plan, 0)[0]?.title).toBe('Guide: Ana');
  });
});

describe('I-103 days written anew above the quoted plan', () => {
  const mail = (above: string, quoted: string) =>
    `From: Ann <ann@fjord.example>\nSent: 3 November 2026 10:12\nSubject: RE: Norway for two\n\nHi Pia,\n${above}\n\nOn Mon, 2 Nov 2026 at 9:15, Ann Roth wrote:\n${quoted
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n')}`;
  const PLAN =
    'Day 1 - 3 June 2027 - Bergen\n10:00 Arrive\nDay 2 - 4 June 2027 - Voss\n10:00 Bus to Voss\nDay 3 - 5 June 2027 - Home\n12:00 Flight home';
  const plan = (text: string) =>
    parseItinerary(text, { referenceDate: '2026-11-21' }).days.map(({ title, date, timeBlocks }) => [
      title,
      date,
      ...timeBlocks.flatMap((block) => block.activities.map((activity) => activity.title)),
    ]);

  it('stand in the places of those that they replace', () => {
    const above =
      'Day 2 now reads:\n\nDay 2 - 4 June 2027 - Flam\n09:00 Mountain railway\n13:00 Kayaks\n\nThe rest stays as it was. See you at 10:00!';
    expect(plan(mail(above, PLAN))).toEqual([
      ['Bergen', '2027-06-03', 'Arrive'],
      ['Flam', '2027-06-04', 'Mountain railway', 'Kayaks'],
      ['Home', '2027-06-05', 'Flight home'],
    ]);
  });

  it('count alone where the whole plan is written anew', () => {
    const above = `${PLAN.replace('Bus to Voss', 'Sauna').replace('- Voss', '- Flam')}\n\nLet me know! Ann`;
    expect(plan(mail(above, PLAN))).toEqual([
      ['Bergen', '2027-06-03', 'Arrive'],
      ['Flam', '2027-06-04', 'Sauna'],
      ['Home', '2027-06-05', 'Flight home'],
    ]);
  });

  it('are none where one asks about days', () => {
    expect(plan(mail('Day 2 - could we skip Voss?\nDay 3 - is there a later flight?', PLAN))[1]).toEqual([
      'Voss',
      '2027-06-04',
      'Bus to Voss',
    ]);
  });
});
