/** Entries and days written as somebody tells them: each rule with a text that it reads and one that it leaves. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (text: string, day: number) =>
  read(text).days[day]?.timeBlocks.flatMap((block) => block.activities) ?? [];
const titles = (text: string, day: number): string[] => entries(text, day).map((activity) => activity.title);

describe('I-85 days told in paragraphs behind their number', () => {
  const tour = [
    'Day One, Monday 3rd May. We leave Leeds, York and Selby by coach for the seaside resort of Whitby, where the harbour is ours. After that comes Ravenscar, the town that was never built, and a walk along its empty streets.',
    'Day Two, Tuesday 4th May. Today we visit Castle Howard, four centuries of one family, with a guide for all of us. On the way back we stop in Malton for a long lunch, a short stroll from the coach.',
  ].join('\n');

  it('are read sentence by sentence, their commas part nothing', () => {
    expect(entries(tour, 0)).toHaveLength(2);
    expect(titles(tour, 0)[0]).toContain('Leeds, York and Selby');
    expect(titles(tour, 1)[1]).toMatch(/^On the way back we stop in Malton/);
  });

  it('are entries between commas where only one of the days is that long', () =>
    expect(
      titles(
        `${tour.split('\n')[0]}\nDay Two, Tuesday 4th May. Abbey, lunch, boat trip\nDay Three, Wednesday 5th May. Market, museum, dinner`,
        1,
      ),
    ).toEqual(['Abbey', 'lunch', 'boat trip']));
});

describe('I-86 entries with what is said about them', () => {
  it.each(['parallel:', 'in parallel', 'en paralelo:'])('are those of the list under %s', (word) => {
    const text = `Wed 10 March 2027\n09:00–10:30 — ${word}\n   A) Budget clinic @ Sala Norte\n   B) Hiring lab @ Sala Sur\n11:00 — Coffee`;
    expect(entries(text, 0).map(({ title, time }) => [title.split(' @')[0], time])).toEqual([
      ['Budget clinic', '9:00 AM – 10:30 AM'],
      ['Hiring lab', '9:00 AM – 10:30 AM'],
      ['Coffee', '11:00 AM'],
    ]);
  });

  it('keep the price behind a bracket that cries out', () =>
    expect(
      entries('sat 5.6.2027\nferry to rab\ntown walls (steep!!) 25 eur p.p.\n\nsun 6.6.2027\nswim at lopar', 0).map(
        ({ title, cost }) => [title, cost],
      ),
    ).toEqual([
      ['ferry to rab', null],
      ['town walls (steep!!)', '25 eur'],
    ]));

  it('are rides from place to place where one can neither walk nor cycle so far', () => {
    const text = 'sat 5.6.2027\nosijek - zadar 510km\n\nsun 6.6.2027\nnin - vir 14km';
    expect(entries(text, 0)[0]).toMatchObject({ type: 'travel', distance: '510 km' });
    expect(entries(text, 1)[0]?.type).not.toBe('travel');
  });

  it('show a length with a blank before its unit, and where figure and unit stand', () => {
    const text = 'Day 1: Ronda\n- Drive 130km to Ronda';
    const { days, source } = read(text);
    expect(days[0]?.timeBlocks[0]?.activities[0]?.distance).toBe('130 km');
    const spans = source.spans['/days/0/timeBlocks/0/activities/0/distance'] as [number, number][];
    expect(spans.map(([from, to]) => text.slice(from, to))).toEqual(['130', 'km']);
  });

  it('are called by the house alone where the dates of the stay stand behind it', () =>
    expect(
      entries('Day 1: Porto\n9:00 AM Tram\nHotel: Casa Azul, Porto. Check-in May 4, check-out May 6.', 0).at(-1),
    ).toMatchObject({ title: 'Casa Azul, Porto', description: 'Check-in May 4, check-out May 6' }));

  it('cost what the column of extra costs says', () =>
    expect(
      entries(
        'Date\tTime\tProgramme\tWhere\tExtra cost\nMon 3 May 2027\t10:10\tRound 1\tNorth Course\tBuggy £18\n\t20:00\tDinner\tHotel\t\nTue 4 May 2027\t09:00\tRound 2\tSouth Course\t£20',
        0,
      ).map(({ cost }) => cost),
    ).toEqual(['£18', null]));

  it('the label of a cruise names the trip, `YOUR VOYAGE` over its calls does not', () =>
    expect(
      read('Cruise: Spring on the Danube\n\nYOUR VOYAGE\n\nDay 1: Linz\n9:00 AM Walk\n\nDay 2: Melk\n9:00 AM Abbey')
        .title,
    ).toBe('Spring on the Danube'));
});
