/** Section I of docs/behaviour.md: for every check a text that trips it and a near-miss that does not. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const noted = (text: string) => read(text).warnings.map((warning) => [warning.code, warning.severity]);
const assumed = (text: string) =>
  read(text).source.assumptions.map(({ pointer, kind, chosen, alternatives }) => [
    pointer,
    kind,
    chosen,
    ...alternatives,
  ]);

describe('I-1 night-without-stay', () => {
  const nights = (third: string) =>
    `Oman\n\nDay 1: Muscat\nArrive in Muscat\nOvernight: Hotel Qurum\n\nDay 2: Nizwa\nVisit the fort\nOvernight: Nizwa Inn\n\nDay 3: Wahiba\n${third}\n\nDay 4: Muscat\nDrive to Muscat\nOvernight: Hotel Qurum\n\nDay 5: Departure\nTransfer to the airport`;
  const checkOut = (second: string) =>
    `Rome\n\nDay 1\n- 3 pm Check in at Hotel Sole\n\nDay 2\n- 10 am Check out of Hotel Sole\n- ${second}\n\nDay 3\n- 1 pm Flight home`;

  it('notes a night that is left out among named ones, and a check-out that no check-in follows', () => {
    expect(noted(nights('4x4 drive into the dunes'))).toEqual([['night-without-stay', 'note']]);
    expect(noted(checkOut('2 pm Visit Ostia'))).toEqual([['night-without-stay', 'note']]);
    expect(read(nights('4x4 drive into the dunes')).warnings[0]?.pointers).toEqual(['/days/2']);
  });

  it.each([
    nights('4x4 drive\nOvernight: Desert Camp'),
    nights('Night train to Muscat'),
    nights('4x4 drive into the dunes').replace('Nizwa Inn', 'Nizwa Inn (2 nights)'),
    checkOut('4 pm Check in at Villa Luna'),
    'Rome\n\nDay 1\n- Colosseum tour\n\nDay 2\n- Vatican Museums\n\nDay 3\n- Flight home',
  ])('notes nothing where each night is spent or no night is named', (text) => {
    expect(noted(text)).toEqual([]);
  });
});

describe('I-2 mixed-currency', () => {
  const day = (first: string, second: string) =>
    `Nairobi\n\nDay 1: Nairobi\n- 9:00 Giraffe Centre (${first})\n- 14:00 Karen Blixen Museum (${second})`;

  it('notes a day with prices in several currencies', () => {
    expect(noted(day('USD 15', 'KES 1,200'))).toEqual([['mixed-currency', 'note']]);
  });

  it('notes nothing where a sign may mean the same currency', () => {
    expect(noted(day('AUD 15', '$12'))).toEqual([]);
    expect(noted(day('USD 15', 'USD 12'))).toEqual([]);
  });
});

describe('I-3 day-month-order', () => {
  const trip = (first: string, second: string) => `Trip\n\n${first}\n9:00 Museum\n\n${second}\n9:00 Park`;

  it('assumes an order where both readings are possible, and names the other', () => {
    expect(assumed(trip('03/04/2027', '08/05/2027'))).toEqual([
      ['/days/0/date', 'day-month-order', '2027-04-03', '2027-03-04'],
    ]);
  });

  it.each([
    trip('03/04/2027', '03/05/2027'),
    trip('13/04/2027', '14/04/2027'),
    trip('4 March 2027', '5 March 2027'),
    trip('04/04/2027', '05/05/2027'),
  ])('assumes nothing where the dates tell it', (text) => {
    expect(assumed(text)).toEqual([]);
  });

  it('takes 24/7 for no date', () => {
    expect(read(`${trip('3/4/2027', '3/5/2027')}\nReception 24/7`).days.map((day) => day.date)).toEqual([
      '2027-03-04',
      '2027-03-05',
    ]);
  });
});

describe('I-4 am-pm', () => {
  const day = (...entries: string[]) => `Rome\n\nDay 1: Rome\n${entries.map((entry) => `- ${entry}`).join('\n')}`;
  const times = (text: string) => read(text).days[0]?.timeBlocks.flatMap((b) => b.activities.map((a) => a.time));

  it('takes a small hour after a later one and the hour of a dinner for the afternoon', () => {
    const text = day('9:30 Colosseum', '1:00 Lunch', '7:30 Dinner');
    expect(times(text)).toEqual(['9:30 AM', '1:00 PM', '7:30 PM']);
    expect(assumed(text)).toEqual([
      ['/days/0/timeBlocks/0/activities/1/time', 'am-pm', '1:00 PM', '1:00 AM'],
      ['/days/0/timeBlocks/0/activities/2/time', 'am-pm', '7:30 PM', '7:30 AM'],
    ]);
  });

  it('takes an hour before five beside times with am or pm for the afternoon, and any later one after noon', () => {
    expect(times(day('2:15 Flight lands', '4pm Check in', '6:30 Dinner', '9ish Honky tonks'))).toEqual([
      '2:15 PM',
      '4:00 PM',
      '6:30 PM',
      '9:00 PM',
    ]);
    expect(times(day('8:15 Flight lands', '10am Check in'))).toEqual(['8:15 AM', '10:00 AM']);
  });

  it('leaves a text alone that counts to 24, and one that goes back by a slip', () => {
    expect(times(day('9:30 Colosseum', '14:00 Forum', '7:30 Palatine'))).toEqual(['9:30 AM', '2:00 PM', '7:30 AM']);
    expect(times(day('9:30 Colosseum', '11:00 Forum', '10:00 Palatine'))).toEqual(['9:30 AM', '11:00 AM', '10:00 AM']);
  });
});

describe('I-5 what stands around the plan', () => {
  const DAYS =
    'Fri 14 May 2027\n08.45 Pick-up\n11.30 Coffee stop\n\nSat 15 May 2027\n09.00 Depart for Skye\n13.15 Lunch';
  const quoted = DAYS.replace(/^/gm, '> ');

  it('reads a forwarded mail by its plan, its subject and not its dates of sending', () => {
    const mail = `---------- Forwarded message ---------\nFrom: Mo <mo@a.example>\nDate: Thu, 19 Nov 2026 at 16:42\nSubject: Fwd: Skye weekend\nTo: Bea <bea@b.example>\n\nBea, see below.\n\n> From: ops@c.example\n> Sent: 19 November 2026 15:10\n>\n${quoted}`;
    const { title, dates, days } = read(mail);
    expect([title, dates, days.map((day) => day.date)]).toEqual([
      'Skye weekend',
      'May 14 to 15, 2027',
      ['2027-05-14', '2027-05-15'],
    ]);
  });

  it('takes `From: Paris` over `To: Rome` for no mail', () => {
    expect(read(`From: Paris\nTo: Rome\n\n${DAYS}`).days).toHaveLength(2);
  });

  it('leaves the remarks of others in a chat unused, also inside a quoted mail', () => {
    const chat =
      '[18/11/2026, 19:04:20] Sam: *Thu 21 January*\n14:35 land in Muscat\n[18/11/2026, 19:06:02] Jo: is the souq open?\n[18/11/2026, 19:07:55] Sam: *Fri 22 January*\n09:30 boat tour\n13:00 lunch';
    for (const text of [chat, chat.replace(/^/gm, '> ')]) {
      const out = read(text);
      expect(out.days).toHaveLength(2);
      expect(out.source.unused.map(([from, to]) => text.slice(from, to))).toEqual([
        expect.stringContaining('is the souq open?'),
      ]);
    }
  });

  it('joins a sentence that a page break cut in two, and leaves the furniture unused', () => {
    const text =
      'ATLAS TOUR\n\nDay 1: Fes\nWalk through the medina and visit the\n\n                    Page 1 of 2\nAtlas Ltd            Booking 4471\n\ntannery. Dinner in the riad.\n\n                    Page 2 of 2\nAtlas Ltd            Booking 4471';
    const titles = read(text).days[0]?.timeBlocks.flatMap((block) => block.activities.map((a) => a.title));
    expect(titles).toEqual(['Walk through the medina and visit the tannery', 'Dinner in the riad']);
  });
});

describe('I-6 alternatives', () => {
  const cruise = (rows: string) =>
    `Cruise\n\nDay 1: Split\n- 9:00 Walk\n\nDay 2: Hvar\n- 9:00 Swim\n\nFares per person\n${rows}`;

  it('does not add up cabins, but does the parts of a trip', () => {
    expect(read(cruise('Inside cabin: €900\nBalcony cabin: €1,300')).budget?.total).toBeNull();
    expect(read(cruise('Flights: €200\nHotel: €300')).budget?.total).toBe(500);
  });

  it('says for whom the prices are', () => {
    expect(read(cruise('Flights: €200\nHotel: €300')).budget?.items.map((item) => item.description)).toEqual([
      'per person',
      'per person',
    ]);
  });
});
