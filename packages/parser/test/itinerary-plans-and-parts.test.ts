/** Headings that tell a plan, meals alone on their lines, and columns of parts of the day. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-20' });
const daysOf = (text: string) =>
  read(text).days.map(({ date, title, timeBlocks }) => [
    date,
    title,
    ...timeBlocks.flatMap(({ period, activities }) => [
      ...(period === null ? [] : [`[${period}]`]),
      ...activities.map((a) => (a.time === null ? a.title : `${a.time} ${a.title}`)),
    ]),
  ]);

describe('I-261 what stands behind the dates of most days is done', () => {
  it('is an entry in the other days, too', () => {
    const text = `Kids week
Sat 3 April - land 10.40, hotel bus at 12
Dinner 7pm
Sun 4 April - beach day
Mon 5 April - zoo 10am
Picnic lunch
Tue 6 April - fly home 15:20`;
    expect(daysOf(text)).toEqual([
      ['2027-04-03', null, '10:40 AM land', '12:00 PM hotel bus', '7:00 PM Dinner'],
      ['2027-04-04', null, 'beach day'],
      ['2027-04-05', null, '10:00 AM zoo', 'Picnic lunch'],
      ['2027-04-06', null, '3:20 PM fly home'],
    ]);
  });

  it('a name stays one where most headings tell no hour', () => {
    const text = `Lisbon
Mon 3 May - Arrival 14:20
Taxi to the hotel
Tue 4 May - Sintra day trip
10:00 Palace
Wed 5 May - Beach day
Bus at 9:00`;
    expect(daysOf(text).map(([, title]) => title)).toEqual([null, 'Sintra day trip', 'Beach day']);
  });
});

describe('I-262 a meal alone on its line', () => {
  it('is an entry where nothing of it stands below', () => {
    const text = `Tour
Day 1 - Mon 3 May - Lisbon
Arrive 14:20
Lunch
Dinner
Day 2 - Tue 4 May - Sintra
Breakfast
Train 9:20`;
    expect(daysOf(text)).toEqual([
      ['2027-05-03', 'Lisbon', '2:20 PM Arrive', 'Lunch', 'Dinner'],
      ['2027-05-04', 'Sintra', 'Breakfast', '9:20 AM Train'],
    ]);
  });

  it('a breakfast behind the other entries is included', () => {
    expect(daysOf('Tour\nDay 1: Oslo\n10:00 Palace\nBreakfast\nDay 2: Bergen\n9:00 Walk')[0]).toEqual([
      null,
      'Oslo',
      '10:00 AM Palace',
    ]);
  });

  it('names what stands below it', () => {
    const text = `Tour
Day 1 - Mon 3 May - Lisbon
10:00 Palace
Dinner
Trattoria Bruno
Day 2 - Tue 4 May - Sintra
9:00 Walk`;
    expect(daysOf(text)[0]).toEqual(['2027-05-03', 'Lisbon', '10:00 AM Palace', '[Dinner]', 'Trattoria Bruno']);
  });
});

describe('I-263 a column of parts of the day', () => {
  const rows = [
    'Mon 3 May 2027\ta.m.\tArrival at the airport',
    '\tp.m.\tHarbour walk; dinner, 19:00',
    'Tue 4 May 2027\ta.m.\tMeeting, 09:00 – 12:30',
    '\tp.m.\tFlight home, 15:40',
  ];

  it.each(['Half day', 'Time', 'When', ''])('names the blocks under the heading "%s"', (heading) => {
    expect(daysOf(['Oslo incentive', '', `Date\t${heading}\tProgramme`, ...rows].join('\n'))).toEqual([
      ['2027-05-03', null, '[a.m.]', 'Arrival at the airport', '[p.m.]', 'Harbour walk', '7:00 PM dinner'],
      ['2027-05-04', null, '[a.m.]', '9:00 AM – 12:30 PM Meeting', '[p.m.]', '3:40 PM Flight home'],
    ]);
  });

  it('does so in the table of one day, and leaves hours and counted nights', () => {
    const day = '| Time | Activity |\n|---|---|\n| Morning | Walk |\n| Lunch | Mill Inn |\n';
    expect(daysOf(`Trip\n\nDay 1: Oslo\n${day}\nDay 2: Bergen\n${day}`)[0]).toEqual([
      null,
      'Oslo',
      '[Morning]',
      'Walk',
      '[Lunch]',
      'Mill Inn',
    ]);
    const hours =
      'Date\tTime\tProgramme\nMon 3 May 2027\t9:00 AM\tWalk\n\t2:00 PM\tBoat trip\nTue 4 May 2027\t8:00 AM\tBus\n';
    expect(daysOf(`Trip\n\n${hours}`)[0]).toEqual(['2027-05-03', null, '9:00 AM Walk', '2:00 PM Boat trip']);
    const nights = 'Date\tNight\tCity\nMon 3 May 2027\tnight 1\tOslo\nTue 4 May 2027\tnight 2\tBergen\n';
    expect(read(`Trip\n\n${nights}`).days.flatMap(({ timeBlocks }) => timeBlocks.map(({ period }) => period))).toEqual([
      null,
      null,
    ]);
  });
});

describe('I-275 arrows in a day of one line', () => {
  it('part a ride from the house behind it, and three entries', () => {
    const text = `Tokyo
Sat 3 April - land HND 14:35 -> limo bus 15:40 -> Hotel Sakura
Sun 4 April - Express 215 Tokyo 10:00 - Kyoto 12:15 -> Hotel Momiji
Mon 5 April - 9:00 bus Kyoto -> Nara, temple 11:00`;
    expect(daysOf(text)).toEqual([
      ['2027-04-03', null, '2:35 PM land HND', '3:40 PM limo bus', 'Hotel Sakura'],
      ['2027-04-04', null, '10:00 AM – 12:15 PM Express 215 Tokyo – Kyoto', 'Hotel Momiji'],
      ['2027-04-05', null, '9:00 AM bus Kyoto -> Nara', '11:00 AM temple'],
    ]);
  });
});

describe('I-276 what stands behind the date', () => {
  it('may be the first part of the day', () => {
    const text = `Kyoto
Sat 3 April - AM: Old shrine
PM: Tea house 14:00
Sun 4 April - Market hall
PM: Walk`;
    expect(daysOf(text)).toEqual([
      ['2027-04-03', null, '[AM]', 'Old shrine', '[PM]', '2:00 PM Tea house'],
      ['2027-04-04', 'Market hall', '[PM]', 'Walk'],
    ]);
  });

  it('may be a sentence and its length', () => {
    const text = `Cape trip
12 Feb  Coast road to Hermanus. 130 km, 2 h
        Harbour House, 1 nt B&B
13 Feb  North to Knysna via Swellendam. 420 km, 5 h
        The Mill Hotel, 2 nts B&B
14 Feb  Wilderness
        Lunch at the quay`;
    expect(daysOf(text).map(([, title, first]) => [title, first])).toEqual([
      [null, 'Coast road to Hermanus'],
      [null, 'North to Knysna via Swellendam'],
      ['Wilderness', 'Lunch at the quay'],
    ]);
  });
});

describe('I-277 hours behind commas', () => {
  it('are when a ride leaves and arrives, and when an entry begins', () => {
    const text = `Rügen
Tag 1: Anreise mit IC 2377, ab Berlin 10:34, an Binz 14:21. Ferienwohnung Möwe, Schlüssel ab 16 Uhr
Tag 2: Full day game drive, dep. 08:00`;
    expect(daysOf(text).map(([, , ...entries]) => entries)).toEqual([
      ['10:34 AM – 2:21 PM Anreise mit IC 2377', '4:00 PM Ferienwohnung Möwe'],
      ['8:00 AM Full day game drive'],
    ]);
  });

  it('nights and board tell a stay, whatever the house is called', () => {
    const types = read(
      'Trip\n\nDay 1\n- Elephant House, 2 nts DBB\n- Elephant walk, 2 hrs\n\nDay 2\n- 10:00 Walk',
    ).days[0]?.timeBlocks.flatMap(({ activities }) => activities.map(({ type }) => type));
    expect(types).toEqual(['accommodation', 'activity']);
  });
});

describe('B-12 amounts behind a label of costs', () => {
  it('are items though nobody adds them up', () => {
    const budget = (line: string) =>
      read(`Rügen\n\nDay 1\n10:00 Walk\nDay 2\n10:00 Boat\n\n${line}\n`).budget?.items.map(({ category, amount }) => [
        category,
        amount,
      ]);
    expect(budget('Kosten: FeWo 480 €, Bahn 219,60 €, Sonstiges ca. 150 €')).toEqual([
      ['FeWo', 480],
      ['Bahn', 219.6],
      ['Sonstiges', 150],
    ]);
    expect(budget('Bring cash: lunch €20, ticket €15, cake €5')).toBeUndefined();
  });
});

describe('I-279 dates in a column of hours', () => {
  it('are the days of the rows, with their hours', () => {
    const text = `| When | What | Where |
|---|---|---|
| Mon 3 May 09:00 | Breakfast | Hotel Lux |
| Mon 3 May 14:00 | Site visit | Graz |
| Tue 4 May | Workshop | Room 2 |
`;
    expect(daysOf(text)).toEqual([
      ['2027-05-03', null, '9:00 AM Breakfast', '2:00 PM Site visit'],
      ['2027-05-04', null, 'Workshop'],
    ]);
  });

  it('hours alone head no days', () => {
    expect(daysOf('Trip\n\n| When | What |\n|---|---|\n| 09:00 | Breakfast |\n| 14:00 | Walk |\n')).toHaveLength(1);
  });
});

describe('I-280 a table of hours alone', () => {
  it('is one day', () => {
    const text = 'Day in York, 5 June 2027\n\n| When | What |\n|---|---|\n| 09:00 | Breakfast |\n| 14:00 | Walk |\n';
    expect(daysOf(text)).toEqual([['2027-06-05', null, '9:00 AM Breakfast', '2:00 PM Walk']]);
    const flights = '| Flight | Dep | Arr |\n|---|---|---|\n| BA 1 | 09:00 | 10:00 |\n| BA 2 | 11:00 | 12:00 |\n';
    expect(daysOf(flights)).toEqual([]);
  });
});
