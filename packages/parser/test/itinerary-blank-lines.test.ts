/** Blank lines that a mail program or a page puts between lines, or takes away, change no day, no hour and no year of a plan. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => {
  const { title, dates, days, budget } = parseItinerary(text, { referenceDate: '2026-11-20' });
  return { title, dates, days, budget };
};
const doubled = (text: string) => text.replaceAll('\n', '\n\n');

describe('I-214 a blank line behind every line says nothing', () => {
  it.each([
    [
      'rows between commas',
      `Date,Start,What,Where,Remarks
2027-04-17,11:20,Arrival from London,Porto Airport,"driver with a sign, blue car"
2027-04-17,13:00,Check-in Casa Azul,Porto,
2027-04-18,09:00,Cathedral,Porto,
2027-04-18,13:00,Lunch at the market,Porto,
2027-04-19,10:10,Train to Lisbon,Porto,seats 11 and 12
2027-04-19,15:00,Castle,Lisbon,
2027-04-20,09:00,Transfer to the airport,Lisbon,`,
    ],
    [
      'vouchers with what is booked below',
      `VOUCHERS
V-01 | 08-FEB-2027 | PVT TRANSFER | OK 5521
     Airport - Blue Bay   P/U 14:10 arrivals hall
V-02 | 08-FEB-2027 | HOTEL | OK 88214
     Reef Lodge, Blue Bay   IN 08-FEB OUT 11-FEB (3 nts)
V-03 | 09-FEB-2027 | TOUR SIC | OK 0317
     Canyon walk with guide   P/U 07:30 lobby
V-04 | 10-FEB-2027 | TOUR SIC | OK 0318
     Lagoon boat trip   P/U 08:00 lobby`,
    ],
    [
      'wrapped paragraphs',
      `Three days in the delta
Day 1: Saturday 12 June 2027
On arrival at the airport at 14:50 you will be met by our guide and
transferred to your lodge. In the late afternoon there is a boat cruise
with drinks on board. Dinner is served on the deck above the river and
the evening is free.
Day 2: Sunday 13 June 2027
After breakfast a guided bush walk sets out at 06:30 with two of our
guides. A canoe trip takes you through the papyrus in the afternoon,
with a swim on the way.
Day 3: Monday 14 June 2027
Transfer to the airport at 10:00.`,
    ],
    [
      'a table whose cells go on below',
      `Jordan in brief

Day\tDate\tActivity
1\tSun 10-Oct-27\tArrival 17:40. Transfer to Amman.
Overnight: Cedar Hotel, Amman
2\tMon 11-Oct-27\t08:30 Jerash
13:00 Lunch in Jerash
Overnight: Cedar Hotel, Amman
3\tTue 12-Oct-27\t08:00 Depart for Madaba
11:00 Mount Nebo

Price for 4 persons: JOD 3,240`,
    ],
    [
      'paragraphs of a letter',
      `From: Anna <anna@hof.example>
To: berg@post.example
Sent: Tuesday, 17 November 2026 18:42
Subject: Ihr Aufenthalt, 12. bis 15. März

Sehr geehrte Familie Berg,

Am Freitag, 12. März landen Sie um 11:35 und werden abgeholt, um 13:00 steht das Mittagessen bereit.

Am Samstag, 13. März geht es um 08:30 in den Garten, um 11:00 ins Museum und um 19:30 zum Abendessen.

Am Sonntag, 14. März fahren Sie um 09:00 ins Tal, um 13:30 gibt es Mittagessen bei einer Familie.

Am Montag, 15. März ist um 12:00 Abreise vom Hotel, um 13:15 geht es zum Flughafen zurück.

Mit herzlichen Grüßen
Anna Keller`,
    ],
  ])('%s', (_, text) => {
    const plain = read(text);
    expect(plain.days.length).toBeGreaterThan(2);
    expect(read(doubled(text))).toEqual(plain);
  });

  it('weekdays of a dictated message head its days in paragraphs, too', () => {
    const text = `porto for the millers march 19 to 21 2027
friday they land around 2 pm then check in at the hotel azul and dinner at 7 30 pm at the mill
saturday boat tour at 9 am then lunch at the market around 1 pm and concert at 8 pm
sunday brunch at the pier at 10 am and then uber to the airport at 1 pm`;
    expect(read(text).days.map(({ date }) => date)).toEqual(['2027-03-19', '2027-03-20', '2027-03-21']);
    expect(read(doubled(text))).toEqual(read(text));
  });

  it('paragraphs of running text are set apart so, too', () => {
    const paragraph = (day: string) => `${day} ${'You walk through the old town with your guide and rest. '.repeat(3)}`;
    const text = ['Dear all,', ...['Monday', 'Tuesday', 'Wednesday'].map(paragraph), 'Kind regards', 'Ana'].join(
      '\n\n',
    );
    expect(read(text).days).toHaveLength(3);
  });
});

describe('I-215 the date on which a plan was written is not of its trip', () => {
  const days = (weekdays: readonly string[], month: string) =>
    weekdays.map((day, i) => `${day}${12 + i} ${month}: Lagos\n09:00 Boat trip`).join('\n\n');

  it.each([
    ['Date of issue: 4 November 2026', ['Friday ', 'Saturday ', 'Sunday '], 'March', '2027-03-12'],
    ['Printed 04/11/2026', ['', '', ''], 'March', '2027-03-12'],
    ['Date of issue: 4 January 2027', ['Friday ', 'Saturday ', 'Sunday '], 'March', '2027-03-12'],
    // What lies ahead is a limit: the year is told by it.
    ['Passports valid until 30 November 2027', ['', '', ''], 'March', '2027-03-12'],
    ['Passports valid until 30 November 2027', ['Friday ', 'Saturday ', 'Sunday '], 'March', '2027-03-12'],
    // A day or two later the trip is over.
    ['Back home on 16 November 2026', ['', '', ''], 'November', '2026-11-12'],
  ])('%s', (line, weekdays, month, first) => {
    const text = `Quotation 4471 for the family\n${line}\n\n${days(weekdays, month)}`;
    expect(read(text).days.map(({ date }) => date)[0]).toBe(first);
  });

  it('the year after it is an assumption', () => {
    const text = `Algarve\nPrinted 4 November 2026\n\n${days(['', '', ''], 'March')}`;
    expect(parseItinerary(text, { referenceDate: '2026-11-20' }).source.assumptions).toMatchObject([
      { kind: 'year', chosen: '2027', alternatives: ['2026', '2028'] },
    ]);
  });
});

describe('I-216 a header with a blank line behind each of its lines', () => {
  it('is no part of the plan', () => {
    const text = `From: Salma <salma@riad.example>

To: j.w@postbox.example

Sent: Tuesday, 17 November 2026 18:42

Subject: Your stay in Fez, 12 to 14 March

Friday 12 March
11:35 Landing
13:00 Lunch in the courtyard
Saturday 13 March
08:30 Garden`;
    const answer = parseItinerary(text, { referenceDate: '2026-11-20' });
    expect(answer.days.map(({ date }) => date)).toEqual(['2027-03-12', '2027-03-13']);
    expect(answer.title).toBe('Your stay in Fez, 12 to 14 March');
  });

  it.each([
    'Subject: Week in Fez\n\nDate: 3 – 5 May 2028\n\n',
    'From: Salma <salma@riad.example>\nTo: j.w@postbox.example\nSubject: Week in Fez\n\nDate: 3 – 5 May 2028\n\n',
  ])('behind a header a label tells of the trip', (head) => {
    const text = `${head}Day 1: Medina\n10:00 Walk\n\nDay 2: Hills\n10:00 Walk`;
    expect(read(text).dates).toBe('May 3 to 5, 2028');
  });
});

const dense = (text: string) => text.replace(/\n{2,}/g, '\n');

describe('I-217 days without a blank line between them', () => {
  it.each([
    [
      'headings with their date behind full lines of wrapped text',
      `DESERT AND SEA
3 April 2027 - 5 April 2027

Saturday 3 April 2027: London to Amman
15:55 Depart London Heathrow with your guide for the flight,
arriving in Amman at 22:55. Meet and greet at the airport and
private transfer to your hotel.
Overnight: The Jasmine Stairs Hotel, Amman (bed and breakfast)

Sunday 4 April 2027: Amman and Jerash
09:00 Drive north to the Roman city of Jerash with your guide,
who will be with you all day long and tell you about the town.
13:00 Lunch at a family home in the hills near Ajloun, where
bread is baked.
Overnight: The Jasmine Stairs Hotel, Amman (bed and breakfast)

Monday 5 April 2027: Home
10:00 Transfer to the airport, where your flight leaves in the
early afternoon.`,
    ],
    [
      'tables under names that are rows themselves',
      `History trip
8 – 10 February 2027

MONDAY 8 FEBRUARY\tArrival
Time\tActivity
06:30\tFlight to Krakow
12:30\tPacked lunch
18:30\tDinner in hostel

TUESDAY 9 FEBRUARY\tMine
Time\tActivity
09:00\tCoach to the mine
13:00\tLunch at Karczma

WEDNESDAY 10 FEBRUARY\tHome
Time\tActivity
10:00\tCastle
18:15\tCoach to the airport`,
    ],
    [
      'prices right under the ports of a cruise',
      `WESTERN CARIBBEAN
Feb 7 - Feb 11, 2027

DAY  DATE     PORT                          ARRIVE     DEPART
1    Sun 2/7  Fort Lauderdale, Florida      --         4:30 PM
2    Mon 2/8  At Sea                        --         --
3    Tue 2/9  Cozumel, Mexico               8:00 AM    6:00 PM
4    Wed 2/10 Roatan, Honduras              11:00 AM   7:00 PM
5    Thu 2/11 Costa Maya, Mexico            10:00 AM   6:00 PM

Cruise fare               $1,349 per person
Taxes and port fees         $187 per person`,
    ],
    [
      'paragraphs of a letter',
      `Dear both,

On Monday 7 June 2027 Callum meets you at the station at 11:15, and you have lunch in Nairn at 12:30.

Tuesday 8 June is free in town, and I have booked you a table at the pier for 19:30.

Wednesday 9 June takes you into the hills: at 09:30 you join a walk around the lake, about 7 km on the flat, and at 13:00 there is a picnic.

On Thursday 10 June you check out at 09:30 and stop at the castle at 11:00.

I can hold the rooms until 11 December 2026.`,
    ],
  ])('%s', (_, text) => {
    const plain = read(text);
    expect(plain.days.length).toBeGreaterThan(2);
    expect(read(dense(text)).days).toEqual(plain.days);
  });

  it('a date in a sentence that is wrapped begins no day', () => {
    const text = `Day 1: Porto
09:00 Walk through the old town with your guide, who knows it
Saturday 3 April 2027 as the day on which the bridge was shut to all.
10:00 Cellars by the river, where you taste four wines, one of
them older than you.
Day 2: Lisbon
09:00 Train along the coast to the south and a walk in the old
town.`;
    expect(read(text).days).toHaveLength(2);
  });
});

describe('I-218 what stands right under the last entry and tells of the trip is none', () => {
  const plan = (last: string) => `Weekend in Porto

Friday 7 May 2027
10:00 Cathedral
13:00 Lunch at the market

Saturday 8 May 2027
09:30 Boat trip
19:05 Flight home
${last}`;
  const titles = (text: string) =>
    read(text).days.flatMap(({ timeBlocks }) => timeBlocks.flatMap(({ activities }) => activities.map((a) => a.title)));
  const own = ['Cathedral', 'Lunch at the market', 'Boat trip', 'Flight home'];

  it.each([
    'BUDGET (for two)\nHotel, 1 night €120\nFlights €460\nTotal €580',
    'Costs:\nHotel, 1 night €120\nFlights €460',
    'KOSTEN (EUR)\nHotel 1.200,00\nFlug 3.400,00',
    'Hotel, 1 night €120\nFlights €460\nBoat €44\nTotal €624',
    'Price per person sharing: €480',
    'Precio por persona en habitación doble: 480 €',
    'Total for the 2 clients: €960',
    'PACKING LIST\nRain coat\nGood shoes',
    'Warm regards,\nAna Sousa\nPorto Desk',
    'Mit freundlichen Grüßen\nAna Sousa',
    'B = breakfast, L = lunch, D = dinner',
    'Do let me know by return if you would prefer a twin room.\nAna',
  ])('%s', (last) => {
    expect(read(plan(last)).days).toEqual(read(plan('')).days);
  });

  it.each([
    // What follows is of the day all the same.
    ['Price per person: €12\n21:00 Arrive home', [...own, 'Arrive home']],
    ['Tram ride €20\nWine tasting €18', [...own, 'Tram ride', 'Wine tasting']],
    ['PRICELESS VIEWS TOUR\n21:00 Dinner', [...own, 'Dinner']],
  ])('%s is of the day', (last, expected) => {
    expect(titles(plan(last))).toEqual(expected);
  });

  it('the costs under their heading are the budget', () => {
    const { budget } = read(plan('BUDGET (for two)\nHotel, 1 night €120\nFlights €460\nTotal €580'));
    expect([budget?.total, budget?.items.map(({ amount }) => amount)]).toEqual([580, [120, 460]]);
  });

  it('where each day adds up its costs the last one does, too', () => {
    const text = `Porto

Day 1: Town
- Tram €6
- Lunch €24
- Total €30

Day 2: Sea
- Boat €40
- Dinner €35
- Total €75`;
    expect(titles(text)).toEqual(expect.arrayContaining(['Boat', 'Dinner']));
  });
});
