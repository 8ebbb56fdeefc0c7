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

describe('I-225 weekdays of two letters in English', () => {
  it('head days in a row by weekday and number, with hours in short', () => {
    const text = `Bilbao wknd 12-14 Feb 2027, rough plan
Fr 12: ferry 11.40a, bags 12.45p, museum 3p
Sa 13: bridge 10a, kayak 4.30p
Su 14: funicular 9.30a, cab to airport 1.15p`;
    expect(daysOf(text)).toEqual([
      ['2027-02-12', null, '11:40 AM ferry', '12:45 PM bags', '3:00 PM museum'],
      ['2027-02-13', null, '10:00 AM bridge', '4:30 PM kayak'],
      ['2027-02-14', null, '9:30 AM funicular', '1:15 PM cab to airport'],
    ]);
  });

  it('alone such words head none', () => {
    expect(daysOf('Notes\nWe 12: lunch\nTh 3: walk\nSu 9: swim').length).toBeLessThan(2);
  });
});

describe('I-250 names before the number and dates of their days', () => {
  it.each([
    ['BERLIN | Days 1–3 | Thu 2 to Sat 4 September 2027', 'PRAGUE | Days 4–5 | Sun 5 to Mon 6 September 2027'],
    ['BERLIN – Day 1 – 2 September 2027', 'PRAGUE – Day 2 – 5 September 2027'],
  ])('%s', (first, second) => {
    expect(daysOf(`By rail\n\n${first}\n• Castle\n\n${second}\n• Bridge`)).toEqual([
      ['2027-09-02', 'BERLIN', 'Castle'],
      ['2027-09-05', 'PRAGUE', 'Bridge'],
    ]);
  });

  it('several days in brackets', () => {
    expect(daysOf('By rail\nBerlin (days 1-3)\nCastle\nPrague (days 4-5)\nBridge').map(([, title]) => title)).toEqual([
      'Berlin',
      'Prague',
    ]);
  });

  it('what takes some days is no such name', () => {
    expect(
      daysOf('Hotel Fram, days 1-3 | half board\nWalk\nHotel Post, days 7-9 | half board\nSwim').length,
    ).toBeLessThan(2);
  });
});

describe('I-256 a table of days with remarks', () => {
  const table = (...rows: readonly string[]) => ['Date\tPlace\tHotel\tRemarks', ...rows].join('\n');

  it('remarks that tell hours are what is done', () => {
    const text = table(
      'Fri 04.06.27\tOslo\tHotel Fram\tPrivate transfer 15:30; dinner at Glimt 19:00',
      'Sat 05.06.27\tFlam\tFjord Lodge\tTrain to Myrdal, dep. 08:25; boat trip 13:27 (NOK 420 p.p.)',
      'Sun 06.06.27\tBergen\t---\tAirport coach 09:15',
    );
    expect(daysOf(text)).toEqual([
      ['2027-06-04', 'Oslo', '3:30 PM Private transfer', '7:00 PM dinner at Glimt', 'Hotel Fram'],
      ['2027-06-05', 'Flam', '8:25 AM Train to Myrdal', '1:27 PM boat trip', 'Fjord Lodge'],
      ['2027-06-06', 'Bergen', '9:15 AM Airport coach'],
    ]);
  });

  it('others are said of the place', () => {
    const text = table(
      'Fri 04.06.27\tOslo\tHotel Fram\tBring warm clothes',
      'Sat 05.06.27\tFlam\tFjord Lodge\tHalf board',
      'Sun 06.06.27\tBergen\tHotel Post\tSea view',
    );
    expect(daysOf(text)[0]).toEqual(['2027-06-04', 'Oslo', 'Oslo', 'Hotel Fram']);
  });
});

describe('I-228 hours with dots at the end of entries', () => {
  it('may be a range, with a full stop behind', () => {
    const text = `SATURDAY, 17 APRIL 2027
Lunch at Selim Usta, 13.00.
Walk through the market with Elif, 15.00 to 17.30.
Massage at the old bath, 18.00.
SUNDAY, 18 APRIL 2027
Tower, 9.00.
Boat trip, 10.15.`;
    expect(daysOf(text)).toEqual([
      [
        '2027-04-17',
        null,
        '1:00 PM Lunch at Selim Usta',
        '3:00 PM – 5:30 PM Walk through the market with Elif',
        '6:00 PM Massage at the old bath',
      ],
      ['2027-04-18', null, '9:00 AM Tower', '10:15 AM Boat trip'],
    ]);
  });
});

describe('I-229 the head of a page and its title', () => {
  const head = (text: string) => {
    const { title, location } = parseItinerary(`${text}\n\nDay 1: Harbour\n10:00 Walk\nDay 2: Hills\n10:00 Walk`, {
      referenceDate: '2026-11-20',
    });
    return { title, location };
  };

  it.each([
    'KEA ROADS LTD  |  self drive specialists since 2004',
    'CEDAR & ROSE TOURS W.L.L.                                 AMMAN, JORDAN',
    'APU SENDA TREKKING S.A.C.                       TRIP NOTES, SEASON 2027',
    'NORDSTERN INCOMING AS',
    'Lindhof Lyceum  -  International Office',
    'FILE WR-27-1184        CLIENT: HAVERKAMP X 2',
    'PERSONAL AGENDA                              printed 20.11.2026 11:42',
    'Birke Reisen GmbH · Büro Kassel · Ihre Beraterin: Frau Stolz',
  ])('%s is not what the trip is called', (line) => {
    expect(head(`${line}\n\nWalking by the Sea`).title).toBe('Walking by the Sea');
  });

  it.each(['FLY DRIVE AS IT SHOULD BE', 'Walking with the Office Crew'])('%s is', (line) => {
    expect(head(line).title).toBe(line);
  });

  it('behind a pin stands where, though nobody knows the place', () => {
    expect(head('HARGROVE FAMILY REUNION 2027\n📍 Lake Marlow, North Carolina').location).toBe(
      'Lake Marlow, North Carolina',
    );
  });

  it.each([
    ['HARGROVE FAMILY REUNION 2027', null],
    ['Reunion family holiday', 'Reunion'],
  ])('%s: %s', (title, location) => {
    expect(head(title).location).toBe(location);
  });
});

describe('I-250 dates behind names and words', () => {
  it('behind a dot or a wave a date ends the name of its day', () => {
    const text = `A Seychelles honeymoon

The First Blush · Wednesday, 8 September 2027
Private car to Beau Vallon
Check-in at Villa Frangipane

Until We Return · Thursday, 9 September 2027
Check-out, 11.00 am`;
    expect(daysOf(text).map(([date, title]) => [date, title])).toEqual([
      ['2027-09-08', 'The First Blush'],
      ['2027-09-09', 'Until We Return'],
    ]);
  });

  it('a date behind words that is not of the day before heads none', () => {
    const text = `please confirm by: sat 1 may 2027, then we book
sun 9 may: 9.30am bookshop, 2pm lunch at the market
mon 10 may: 10am museum, 5pm flight home`;
    expect(daysOf(text).map(([date]) => date)).toEqual(['2027-05-09', '2027-05-10']);
  });
});

describe('I-226 a bold name behind its hour that ends in a full stop', () => {
  const entry = (line: string) =>
    parseItinerary(`Day 1\n* ${line}\n* **1:00 PM – Lunch**\n\nDay 2\n* **9:00 AM – Walk**`, {
      referenceDate: '2026-11-20',
    }).days[0]?.timeBlocks[0]?.activities[0];

  it.each([
    '**10:00 AM – Old Palace.** See the murals and step inside the yard next door.',
    '**10:00 AM – Old Palace**. See the murals and step inside the yard next door.',
  ])('%s', (line) => {
    const { title, time, description } = entry(line) ?? {};
    expect([title, time]).toEqual(['Old Palace', '10:00 AM']);
    expect(description).toMatch(/^See the murals/);
  });
});
