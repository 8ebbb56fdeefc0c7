/** Itineraries as they are copied from books, sites and sheets: each rule with a text that it reads and one that it leaves. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (text: string, day: number) =>
  read(text).days[day]?.timeBlocks.flatMap((block) => block.activities) ?? [];
const timed = (text: string, day: number) => entries(text, day).map(({ time, title }) => [time, title]);
const titles = (text: string, day: number): string[] => entries(text, day).map((activity) => activity.title);

describe('a page copied from a book or a site', () => {
  it('goes on behind the heads of its pages, told by their numbers', () => {
    const text =
      'HILL JOURNEYS 2027                    14\n\nDay 1  Lima\nWalk along the coast and taste the\n\nHILL JOURNEYS 2027                    15\n\nfood of the market.\n\nDay 2  Cusco\nFree day.';
    expect(titles(text, 0)).toEqual(['Walk along the coast and taste the food of the market']);
    expect(read(text).title).not.toContain('HILL');
  });

  it('keeps rows that end with a number and count nothing', () =>
    expect(titles('Day 1  Lima\nRoom for two people          2\nRoom for two people          9', 0)).toHaveLength(2));

  it('is not named by cookies or the way to it', () =>
    expect(
      read(
        'We use cookies. Accept all\nHome > Cruises > Rhine\nRed Rhine Week\n\nDay 1 Mainz\nWalk\n\nDay 2 Trier\nAbbey',
      ).title,
    ).toBe('Red Rhine Week'));

  it.each(['YOUR TOUR INCLUDES: 7 nights', 'The package does not include flights', 'For prices please see page 34'])(
    'does nothing on its last day by: %s',
    (line) => expect(titles(`Day 1 Lima\nWalk\n\nDay 2 Cusco\nTransfer to the airport\n\n${line}`, 1)).toHaveLength(1),
  );
});

describe('columns of times', () => {
  it('reads four figures before a tab', () =>
    expect(
      entries('FRIDAY 18 JUNE 2027\n0915\tBoat trip\n2010\tFireworks', 0).map(({ time, title }) => [time, title]),
    ).toEqual([
      ['9:15 AM', 'Boat trip'],
      ['8:10 PM', 'Fireworks'],
    ]));

  it('keeps the hours of a ship from what is done ashore, also with two ports a day', () => {
    const text = [
      'Day\tDate\tPort\tArrive\tDepart\tProgramme',
      '1\tSat 01 May 2027\tMainz\t-\t18:00\tEmbarkation from 16:00',
      '2\tSun 02 May 2027\tTrier\t08:10\t13:20\tAbbey',
      '\t\tSpitz\t15:00\t19:00\tVineyard walk',
    ].join('\n');
    expect([0, 1].map((day) => entries(text, day).map(({ title, time }) => [title, time]))).toEqual([
      [
        ['Embarkation', '4:00 PM'],
        ['Mainz', '6:00 PM'],
      ],
      [
        ['Trier', '8:10 AM – 1:20 PM'],
        ['Abbey', null],
        ['Spitz', '3:00 PM – 7:00 PM'],
        ['Vineyard walk', null],
      ],
    ]);
  });
});

describe('the nights of the whole trip', () => {
  const codes = (head: string) =>
    read(`${head}\n\nDay 1 Nairobi\nArrival\n\nDay 2 Mara\nGame drive`).warnings.map(({ code }) => code);

  it('I-10 stand beside its dates, not in a sentence about a stop', () => {
    expect(codes('Tsavo now 3 nights\n\nKENYA BY ROAD\n10 - 18 July 2027, 8 nights')).toEqual([]);
    expect(codes('KENYA BY ROAD\n10 - 18 July 2027, 5 nights')).toContain('nights-mismatch');
  });
});

describe('I-18 figures whose meaning stands elsewhere', () => {
  const table =
    'Day,Date,From-To,Km,Overnight,Notes\n1,12/06/2027,Cape Town arrival,,Olive Grove,pick up the car\n2,13/06/2027,Cape Town - Paarl,60,Vine House,\n3-4,14-15/06/2027,Paarl - Hermanus,115,Whale Inn,fuel in Grabouw\n5,16/06/2027,Hermanus - Cape Town,125 km,,';

  it('takes the unit of a distance from the heading of its column', () => {
    expect([0, 1, 2, 3].map((day) => entries(table, day).map((a) => a.distance))).toEqual([
      [null, null],
      ['60 km', null],
      ['115 km', null],
      ['125 km'],
    ]);
    expect(entries(table, 1)[0]?.type).toBe('travel');
  });

  it('starts a range in figures with its first day', () => {
    expect([read(table).warnings, read(table).days.map((day) => day.date)]).toEqual([
      [],
      ['2027-06-12', '2027-06-13', '2027-06-14', '2027-06-16'],
    ]);
    expect(read('Rome, 12-14/06/2027\n\nDay 1\nForum\nDay 2\nMuseum\nDay 3\nhome').dates).toBe('June 12 to 14, 2027');
  });

  it('reads an hour alone between two times, but nothing that is counted', () => {
    const times = (line: string) =>
      entries(`Sunday 7 March 2027\n9:30am coffee\n${line}\n3:40pm flight home`, 0).map((a) => [a.title, a.time])[1];
    expect(times('11 checkout')).toEqual(['checkout', '11:00 AM']);
    expect(times('1 lunch at the pier')).toEqual(['lunch at the pier', '1:00 PM']);
    expect(times('4 walk by the river')).toEqual(['4 walk by the river', null]);
    for (const line of ['2 hours free', '2 museum visits', '3 course lunch', '1 night on the boat'])
      expect(entries(`Sunday 7 March 2027\n9:30am coffee\n- ${line}\n3:40pm flight home`, 0)[1]?.time).toBeNull();
  });

  it('I-4 counts on from a lunch without a time', () =>
    expect(
      entries(
        'Sun 7 March 2027\nwalk to the bay\npub lunch\n5.40 bus home\n\nMon 8 March 2027\n9am market\n2pm train',
        0,
      ).at(-1)?.time,
    ).toBe('5:40 PM'));
});

describe('I-15 parts of the day', () => {
  it('hold several things to do, each with its own time', () => {
    const text =
      'Mardi 11 mai 2027 : Séville\nMatinée : visite guidée de l’Alcazar (entrée incluse). Déjeuner de tapas à Triana. À 20h30, spectacle de flamenco (25 €).\nMercredi 12 mai 2027 : Séville\nVol à 17h20.';
    expect(entries(text, 0).map((a) => [a.title, a.time, a.cost])).toEqual([
      ['visite guidée de l’Alcazar (entrée incluse)', null, null],
      ['Déjeuner de tapas à Triana', null, null],
      ['spectacle de flamenco', '8:30 PM', '25 €'],
    ]);
    expect(entries(text, 1).map((a) => [a.title, a.time])).toEqual([['Vol', '5:20 PM']]);
  });

  it('keep what is only said about one', () =>
    expect(
      titles(
        'Day 1 Fes\nMorning: Guided walk. Bring water and a hat.\nEvening: Dinner\nDay 2 Home\nMorning: Flight',
        0,
      ),
    ).toEqual(['Guided walk', 'Dinner']));
});

describe('columns behind a time', () => {
  it('are about the entry where they stand in brackets', () => {
    const [flight] = entries(
      'Fri 9 July 2027\n10:20a  fly ATL > MIA  (AA 1123)\n3:00p  check in Ocean Inn  Collins Ave',
      0,
    );
    expect([flight?.location, flight?.description]).toEqual([null, '(AA 1123)']);
  });
});

describe('characters that nobody sees', () => {
  it('P-8 keep no hour from being read between two times', () => {
    const text = 'Rome\nDay 1: Old town\n9:30 Coffee at the hotel\n11 check out of the hotel\n1:40pm Flight home';
    const times = (pasted: string) => entries(pasted, 0).map(({ time, title }) => [time, title]);
    expect(times(text)[1]).toEqual(['11:00 AM', 'check out of the hotel']);
    expect(times(text.replaceAll(' ', ' \u200b'))).toEqual(times(text));
  });

  it.each(['\u200b', '\u200e', '> '])(
    'P-8 keep no remark of a chat from being told apart: each line behind %j',
    (front) => {
      const chat =
        '[12/05/2026, 16:13:52] Ann Lee: Rome trip\nDay 1: Old town\n- 9:30 Forum\n- 14:00 Pantheon\nDay 2: Vatican\n- 10:00 Museums\n[12/05/2026, 16:14:10] Bob: Looks lovely to us';
      const pasted = chat.replace(/^/gm, front);
      const unused = read(pasted).source.unused.map(([start, end]) => pasted.slice(start, end));
      expect(unused.some((line) => line.includes('Looks lovely'))).toBe(true);
    },
  );
});

describe('I-71 a column at the edge of a page', () => {
  const PAGE = `Fjord Week
Bergen, 5 to 7 June 2027

DAY 1               Arrival in Bergen
Sat 5 June          Transfer to the Harbour Hotel. Free time
                    until the welcome dinner at 7pm with your
Dinner              guide and the other guests.

DAY 2               By boat to Flåm
Sun 6 June          Walk through the wooden quarter with a lo-
                    cal guide at 9.30am. Ferry to Flåm at
Breakfast, lunch    1pm, with lunch on board. Museum of the
                    old railway at 4pm.

DAY 3               Home
Mon 7 June          Transfer to the airport at 10am.
Breakfast
`;

  it('heads what is told beside it, and is no part of its sentences', () => {
    expect(read(PAGE).days.map(({ date, title }) => [date, title])).toEqual([
      ['2027-06-05', 'Arrival in Bergen'],
      ['2027-06-06', 'By boat to Flåm'],
      ['2027-06-07', 'Home'],
    ]);
    expect(timed(PAGE, 1)).toEqual([
      ['9:30 AM', 'Walk through the wooden quarter with a local guide'],
      ['1:00 PM', 'Ferry to Flåm, with lunch on board'],
      ['4:00 PM', 'Museum of the old railway'],
    ]);
    expect(timed(PAGE, 2)).toEqual([['10:00 AM', 'Transfer to the airport']]);
  });

  it('a date may open the day, its text right beside it', () => {
    const text = PAGE.replace(/^DAY.*\n/gm, '');
    expect(read(text).days.map(({ date }) => date)).toEqual(['2027-06-05', '2027-06-06', '2027-06-07']);
    expect(timed(text, 1)[0]).toEqual(['9:30 AM', 'Walk through the wooden quarter with a local guide']);
  });

  it('entries set under one another stay apart', () => {
    const text =
      'Oslo, 5 to 7 June 2027\n\nSat 5 June   Arrival\n             Walk to the opera\n             Hotel: Linden House\n\nSun 6 June   Museums\n             Ferry to Bygdøy\n             Hotel: Linden House\n\nMon 7 June   Home\n             Train to the airport';
    expect(titles(text, 0)).toEqual(['Walk to the opera', 'Linden House']);
    expect(titles(text, 1)).toEqual(['Ferry to Bygdøy', 'Linden House']);
  });
});
