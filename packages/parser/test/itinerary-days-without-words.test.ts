/** Days that no word of their own heads: nights, numbered places, stays of several days, dates at the edge of the page, hours without marks. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const daysOf = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-20' }).days.map(({ date, title, timeBlocks }) => [
    date,
    title,
    ...timeBlocks.flatMap(({ activities }) =>
      activities.map((a) => (a.time === null ? a.title : `${a.time} ${a.title}`)),
    ),
  ]);

describe('I-219 a trip told night by night', () => {
  it('heads its days by the nights, and by the day on which one leaves', () => {
    const text = `Norway by night
Night 1  Thu 3 Jun  Oslo      Grand Hotel
Night 2  Fri 4 Jun  Bergen    Harbour Hotel
Night 3  Sat 5 Jun  Bergen    Harbour Hotel
Sun 6 Jun: Transfer to the airport, flight 10:20`;
    expect(daysOf(text)).toEqual([
      ['2027-06-03', 'Oslo', 'Grand Hotel'],
      ['2027-06-04', 'Bergen', 'Harbour Hotel'],
      ['2027-06-05', 'Bergen', 'Harbour Hotel'],
      ['2027-06-06', null, 'Transfer to the airport', '10:20 AM flight'],
    ]);
  });

  it('several nights are one heading', () => {
    const text = `Norway, 3 to 6 June 2027
Nights 1-2: Oslo
Opera house
Night 3: Bergen
Train over the mountains`;
    expect(daysOf(text).map(([date, title]) => [date, title])).toEqual([
      ['2027-06-03', 'Oslo'],
      ['2027-06-05', 'Bergen'],
    ]);
  });

  it('beside headings of days nights head none', () => {
    const text = `Norway
Day 1: Oslo
10:00 Opera house
Day 2: Bergen
10:00 Harbour walk

Night 1: Grand Hotel
Night 2: Harbour Hotel`;
    expect(daysOf(text)).toHaveLength(2);
  });
});

describe('I-220 a numbered list whose items are the days', () => {
  it.each([
    ['1) Oslo', '2) Bergen', '3) Flam'],
    ['1. Oslo', '2. Bergen', '3. Flam'],
    ['① Oslo', '② Bergen', '③ Flam'],
  ])('%s', (first, second, third) => {
    const text = `A short trip
${first}
10:00 Opera house
14:00 Munch museum
${second}
08:00 Train over the mountains
18:00 Walk
${third}
09:00 Railway`;
    expect(daysOf(text)).toEqual([
      [null, 'Oslo', '10:00 AM Opera house', '2:00 PM Munch museum'],
      [null, 'Bergen', '8:00 AM Train over the mountains', '6:00 PM Walk'],
      [null, 'Flam', '9:00 AM Railway'],
    ]);
  });

  it.each(['Norway, 3 to 5 June 2027', '3 days in Norway from 3 June 2027'])(
    'as many as the head tells: %s',
    (head) => {
      const text = `${head}\n\n1) Oslo\nOpera house\n2) Bergen\nHarbour walk\n3) Flam\nFjord cruise`;
      expect(daysOf(text).map(([, title]) => title)).toEqual(['Oslo', 'Bergen', 'Flam']);
    },
  );

  it.each([
    // One day's walk from place to place.
    'A day in Oslo, 3 June 2027\n\n1) Opera house\n10:00 Roof walk\n2) Munch museum\n12:00 The Scream\n3) Harbour\n15:00 Boat trip',
    'Four days in Oslo\n\n1) Opera house\nRoof walk\n2) Munch museum\nThe Scream\n3) Harbour\nBoat trip',
  ])('any other list is of one day', (text) => {
    expect(daysOf(text).length).toBeLessThan(2);
  });
});

describe('I-221 hours in days of one line', () => {
  it.each([
    ['Fri 7 May - land 14:35, hotel, dinner 19:30', 'Sat 8 May - boat 09:00, cellar tour 14:30, fado 20:00'],
    ['Fri 7 May - land 1435, hotel, dinner 1930', 'Sat 8 May - boat 0900, cellar tour 1430, fado 2000'],
    ['Fri 7 May: land 1435, hotel, dinner 1930', 'Sat 8 May: boat 0900, cellar tour 1430, fado 2000'],
  ])('%s', (first, second) => {
    expect(daysOf(`Porto weekend\n${first}\n${second}`)).toEqual([
      ['2027-05-07', null, '2:35 PM land', 'hotel', '7:30 PM dinner'],
      ['2027-05-08', null, '9:00 AM boat', '2:30 PM cellar tour', '8:00 PM fado'],
    ]);
  });

  it.each([
    '0930 walk 1300 lunch at the mill 1900 dinner',
    '0930 walk - 1300 lunch at the mill - 1900 dinner',
    '0930 walk / 1300 lunch at the mill / 1900 dinner',
  ])('%s', (plan) => {
    expect(daysOf(`Porto\n\n7 May 2027: ${plan}\n8 May 2027: 1000 museum`)[0]).toEqual([
      '2027-05-07',
      null,
      '9:30 AM walk',
      '1:00 PM lunch at the mill',
      '7:00 PM dinner',
    ]);
  });

  it('rows that begin with meals and houses are no table', () => {
    const text = `Porto weekend
Fri 7 May - land 14:35, hotel, dinner 19:30
Sat 8 May - boat 09:00, cellar tour 14:30, fado 20:00
Sun 9 May - museum 10:00, lunch, flight 15:00`;
    expect(daysOf(text).map(([date]) => date)).toEqual(['2027-05-07', '2027-05-08', '2027-05-09']);
  });

  it('a year behind words is no hour', () => {
    const text =
      'Porto\n\n7 May 2027: 0930 walk to the chapel of 1745, lunch\n8 May 2027: museum built 1850, flight home';
    expect(daysOf(text).flat().join('|')).toContain('chapel of 1745');
    expect(daysOf(text).flat().join('|')).toContain('museum built 1850');
  });
});

describe('I-222 dates of headings', () => {
  it.each([
    ['1-3 May', '3-6 May', '6-8 May'],
    ['01 - 03/05/2027', '03 - 06/05/2027', '06 - 08/05/2027'],
    ['01/05/2027 - 03/05/2027', '03/05/2027 - 06/05/2027', '06/05/2027 - 08/05/2027'],
  ])('%s before the place of a stay heads its days', (first, second, third) => {
    const text = `Portugal\n${first} Lisbon, Hotel Mundial\n${second} Porto, Hotel Dom\n${third} Braga, Hotel Mercure`;
    const answer = parseItinerary(text, { referenceDate: '2026-11-20' });
    expect(answer.days.map(({ date }) => date)).toEqual(['2027-05-01', '2027-05-03', '2027-05-06']);
    expect(answer.dates).toBe('May 1 to 8, 2027');
  });

  it.each(['May 1-3 the office is closed.', '1-3 May best prices'])('%s alone heads none', (line) => {
    expect(daysOf(`Portugal\n${line}\n\nDay 1: Lisbon\n10:00 Castle\nDay 2: Porto\n10:00 Walk`)).toHaveLength(2);
  });

  it('at the right edge of the page a date needs no weekday', () => {
    const text = `DAY 1: ARRIVAL                                   04 April
10:40 Landing
DAY 2: HALONG BAY                                05 April
08:00 Transfer`;
    expect(daysOf(text)).toEqual([
      ['2027-04-04', 'ARRIVAL', '10:40 AM Landing'],
      ['2027-04-05', 'HALONG BAY', '8:00 AM Transfer'],
    ]);
    expect(daysOf('Day 1: Christmas 25 December market\n10:00 Walk\nDay 2: Home\n10:00 Train')[0]?.[0]).toBeNull();
  });
});

describe('I-223 headings that are not above their columns', () => {
  it('rows keep each of their cells, in the order of the headings', () => {
    const text = `MV Star, June 2027

Day   Date   Port    ARR   DEP
1   Sun 6/6   Oslo   -   17:00
2   Mon 7/6   Bergen   08:00   18:00
3   Tue 8/6   Geiranger   09:00   16:00
4   Wed 9/6   Oslo   07:00   -`;
    expect(daysOf(text).map(([date, , call]) => [date, call])).toEqual([
      ['2027-06-06', '5:00 PM Oslo'],
      ['2027-06-07', '8:00 AM – 6:00 PM Bergen'],
      ['2027-06-08', '9:00 AM – 4:00 PM Geiranger'],
      ['2027-06-09', '7:00 AM Oslo'],
    ]);
  });
});

describe('I-224 house and plan at dashes', () => {
  it('in a day of one line', () => {
    const text = `Tanzania
Day 1: Arusha – Jacaranda Lodge – Meet at the airport and transfer
Day 2: Tarangire – Baobab Ridge [B/L/D] – Afternoon game drive
Day 3: Departure – [B] – Transfer to the airport`;
    expect(daysOf(text)).toEqual([
      [null, 'Arusha', 'Jacaranda Lodge', 'Meet at the airport and transfer'],
      [null, 'Tarangire', 'Baobab Ridge', 'Afternoon game drive'],
      [null, 'Departure', 'Transfer to the airport'],
    ]);
  });

  it('from place to place is the name of the day', () => {
    expect(daysOf('Rail\nDay 1: Zürich – Luzern – Interlaken\nDay 2: Interlaken, train home 10:20')[0]?.[1]).toBe(
      'Zürich – Luzern – Interlaken',
    );
  });
});
