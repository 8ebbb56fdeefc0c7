/** Days that a short message tells weekday by weekday over several lines, and what such a message is called. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-20' });
const daysOf = (text: string) =>
  read(text).days.map(({ date, timeBlocks }) => [
    date,
    ...timeBlocks.flatMap(({ activities }) =>
      activities.map((a) => (a.time === null ? a.title : `${a.time} ${a.title}`)),
    ),
  ]);
const unusedOf = (text: string) => read(text).source.unused.map(([from, to]) => text.slice(from, to));

describe('I-384 days by weekday over several lines of a message', () => {
  const stag = [
    'stag york 4-6 june',
    'fri - train 4.30pm from leeds, checkin at the flat',
    'then pub crawl, 8pm dinner at The Mill',
    'sat 11am brunch, 2pm paintball £30',
    '9pm karaoke',
    'sun checkout 10',
    'train home 14.10',
    'everyone owes dave £90 by friday',
  ].join('\n');

  it('hold what stands below their line, and not what is said to the reader', () => {
    expect(daysOf(stag)).toEqual([
      ['2027-06-04', '4:30 PM train from leeds', 'checkin at the flat', 'pub crawl', '8:00 PM dinner at The Mill'],
      ['2027-06-05', '11:00 AM brunch', '2:00 PM paintball', '9:00 PM karaoke'],
      ['2027-06-06', '10:00 AM checkout', '2:10 PM train home'],
    ]);
    expect(unusedOf(stag)).toEqual(['everyone owes dave £90 by friday']);
  });

  it.each([
    [
      'Do 18 Uhr Anreise, Check-in\nAbendessen 20 Uhr\nFr 9 Uhr Wanderung\nSauna\nSa Brunch, Heimfahrt 14 Uhr',
      [3, 2, 2],
    ],
    ['thurs fly 6am, lands 9.15\ndrop bags\nfriday 10am tour then lunch\nsaturday beach, museum 3pm', [2, 2, 2]],
    ['ven 18h arrivée au chalet\nraclette 20h\nsam 9h ski\nfondue\ndim brunch 11h', [2, 2, 1]],
    ['vie: 18:00 vuelo, 20:15 cena\nsab: 10:00 playa\nmuseo 17:00\ndom: vuelta 16:00', [2, 2, 1]],
    ['Fr: 15:00 Anreise\nSa: 9 Uhr Wanderung\nSauna\nSo: 10 Uhr Brunch\nHeimfahrt', [1, 2, 2]],
  ])('are read however the weekday stands: %s', (text, counts) => {
    expect(daysOf(text).map((day) => day.length - 1)).toEqual(counts);
  });

  it('may name a part of the day', () => {
    const text =
      'thurs nite - meet at the station 6.15pm\nfri: old town walk 11am, dinner 8pm\nsat morning: boat 10am\nmuseum';
    expect(daysOf(text).map(([, first]) => first)).toEqual([
      '6:15 PM meet at the station',
      '11:00 AM old town walk',
      '10:00 AM boat',
    ]);
  });

  it('end at a blank line', () => {
    const text = `${stag.replace('\neveryone owes dave £90 by friday', '')}\n\ntrain tickets are in the group, bring id`;
    expect(daysOf(text)[2]).toEqual(['2027-06-06', '10:00 AM checkout', '2:10 PM train home']);
  });

  it.each([
    ['opening hours', 'opening hours\nmon 9am to 5pm\ntue 9am to 5pm\nthu closed'],
    ['days out of order', 'sun brunch 10am\nwine\nfri dinner 8pm\ncinema\nwed beach 9am'],
    ['more days than the dates have', 'york 4-5 june\nfri train 9am\nlunch\nsun museum 10am\ntrain 5pm'],
    ['a name', 'Our trip\nSat Nav is in the car, 9am\nSun cream, 10am'],
  ])('are none in %s', (_, text) => {
    expect(read(text).days.length).toBeLessThan(2);
  });
});

describe('I-385 the name before its dates', () => {
  const titleOf = (line: string) => read(`${line}\nfri 5pm train\nsat 9am beach\nmuseum 2pm\nsun 4pm train home`).title;

  it('ends where pictures set the dates off', () => {
    expect(titleOf('stag do porto!! 🍻🇵🇹 4-6 june (dont tell tom)')).toBe('stag do porto!!');
    expect(titleOf('girls trip lagos ☀️ 4-6 june')).toBe('girls trip lagos');
  });

  it.each(['stag do porto 🍻 3 bridges walk', 'stag porto 4-6 june'])('goes on in %s', (line) =>
    expect(titleOf(line)).toBe(line),
  );
});

describe('I-65 `half 7` in English', () => {
  const timesOf = (...lines: string[]) =>
    read(`Leeds\n\nDay 1: Arrival\n${lines.join('\n')}\n\nDay 2: Home\n- 10:00 walk`)
      .days[0]?.timeBlocks.flatMap(({ activities }) => activities)
      .map(({ time, title }) => [time, title]);

  it('is half past', () => {
    expect(timesOf('- 9am museum', '- half 7 dinner at The Mill', '- Drinks at half 8')).toEqual([
      ['9:00 AM', 'museum'],
      ['7:30 PM', 'dinner at The Mill'],
      ['8:30 PM', 'Drinks'],
    ]);
  });

  it.each(['half 3 star hotel', 'half 2 bottles of wine'])('is no hour in %s', (entry) =>
    expect(timesOf(`- ${entry}`)?.[0]?.[0]).toBeNull(),
  );
});
