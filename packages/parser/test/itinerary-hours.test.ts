/** Hours on lines of their own, notes beside a table, nights and journeys told below an entry: what belongs to which entry. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (text: string, day: number) =>
  (read(text).days[day]?.timeBlocks ?? []).flatMap((block) => block.activities);
const titles = (text: string, day: number) => entries(text, day).map(({ title }) => title);
const codes = (text: string) => read(text).warnings.map(({ code }) => code);

describe('I-77 hours and names on lines of their own', () => {
  const calendar = (place: string) =>
    `Ghent with Pa\n\nFri 7 May 2027\n10:00–11:30\nBoat tour\n${place}\n\nFri 7 May 2027\n13:00–14:00\nLunch with Lotte\nPottelstraat 5, 9000 Gent\nNotes: €18 each, pay in cash\n\nSat 8 May 2027\n09:00–10:00\nFlea market\nSint-Jacobs\n`;

  it('the date over each entry of a day', () => {
    const text = calendar('Korenlei 4, 9000 Gent');
    expect(read(text).days.map(({ date }) => date)).toEqual(['2027-05-07', '2027-05-08']);
    expect(titles(text, 0)).toEqual(['Boat tour', 'Lunch with Lotte']);
    expect(read(text).source.spans['/days/0/date']).toHaveLength(2);
    expect(read(text).source.unused).toHaveLength(0);
  });

  it('the same date over other names is two headings', () => {
    const text = 'Day trips\n\nFri 7 May 2027: Boats\n10:00 Tour\n\nFri 7 May 2027: Lace\n13:00 Museum';
    expect(read(text).days).toHaveLength(2);
  });

  it('place and price below', () => {
    const [tour, lunch] = entries(calendar('Korenlei 4, 9000 Gent'), 0);
    expect(tour).toMatchObject({ location: 'Korenlei 4, 9000 Gent', description: null });
    expect(lunch).toMatchObject({ location: 'Pottelstraat 5, 9000 Gent', cost: '€18' });
    for (const words of ['Seat 14C', 'bring the blue bag', 'We meet under the big clock, please be early'])
      expect(entries(calendar(words), 0)[0]).toMatchObject({ location: null, description: words });
  });

  const feast = (sunday: string) =>
    `Reunion weekend\n\nSATURDAY, JUNE 5 ~ Hello\n\nDinner, Songs & Stories\n6 pm to 9 pm | The Long Barn\nDress code: linen\n\nGuest Bus\n9:30 pm | Leaves from the gate, be there early\n\nSUNDAY, JUNE 6 ~ Goodbye\n\n${sunday}`;

  it('hours below the name, with the place behind a bar', () => {
    const text = feast('Farewell Brunch\nFrom 10 am · Garden Room\n\nCheck-Out\nBy 1 pm\n');
    expect(entries(text, 0)).toMatchObject([
      { title: 'Dinner, Songs & Stories', time: '6:00 PM – 9:00 PM', location: 'The Long Barn', type: 'meal' },
      { title: 'Guest Bus', time: '9:30 PM', location: null, description: 'Leaves from the gate, be there early' },
    ]);
    expect(entries(text, 1)).toMatchObject([
      { title: 'Farewell Brunch', time: '10:00 AM', location: 'Garden Room' },
      { title: 'Check-Out', time: '1:00 PM' },
    ]);
  });

  it('a part of the day over its entries is no name', () => {
    const text = feast('Morning\n9 am | Swim\n10 am | Sauna\n\nAfternoon\n2 pm | Sailing\n3 pm | Cake');
    expect(titles(text, 1)).toEqual(['Swim', 'Sauna', 'Sailing', 'Cake']);
  });
});

describe('I-78 notes below a table', () => {
  const cruise = (notes: string) =>
    `Aegean week\nSat 5 June 2027 to Tue 8 June 2027\n\nDay\tPort\tArrive\tDepart\n1 Sat 05 Jun\tPiraeus, Greece\t--\t18:00\n2 Sun 06 Jun\tSyros, Greece (T)\t08:00\t17:00\n3 Mon 07 Jun\tAt sea\t--\t--\n4 Tue 08 Jun\tPiraeus, Greece\t07:00\t--\n\n${notes}`;

  it('go with the days of the table', () => {
    const text = cruise(
      'Day 1: boarding 13:00-16:00\nDay 2: olive farm walk, 10:00-12:30, booked, €45 pp. Bring a hat.',
    );
    expect(read(text).days.map(({ date }) => date)).toEqual(['2027-06-05', '2027-06-06', '2027-06-07', '2027-06-08']);
    expect(titles(text, 0)).toEqual(['boarding', 'Piraeus, Greece']);
    expect(entries(text, 1)).toMatchObject([
      { title: 'Syros, Greece (T)', location: 'Syros, Greece', time: '8:00 AM – 5:00 PM' },
      { title: 'olive farm walk', cost: '€45', description: 'booked, Bring a hat' },
    ]);
    expect(codes(text)).toEqual([]);
  });

  it('days told at length below an overview are the days', () => {
    const text = cruise('Day 1: Athens\n09:00 Museum\n12:00 Lunch\nDay 2: Syros\n10:00 Walk\n13:00 Fish\n14:00 Swim');
    expect(titles(text, 1)).toEqual(['Walk', 'Fish', 'Swim']);
  });

  it('what is done ashore may still end after the ship has left', () => {
    expect(codes(cruise('Day 2: boat ride, 16:00-19:00\nDay 4: city walk 9:00'))).toContain('activity-overlap');
  });
});

describe('I-79 what stands below an entry and is one of its own', () => {
  const day = (text: string) => entries(`Day 1: North\n08:00 Train to Leeds\n${text}\nDay 2: South\n10:00 Walk`, 0);

  it.each([
    ['O/N Bridge House', { title: 'Bridge House', type: 'accommodation' }],
    ['Tempo libero nel porto.', { title: 'Tempo libero nel porto', type: 'activity' }],
    ['Drive: Leeds – Ripon, 43 km, about 1 hr', { title: 'Drive: Leeds – Ripon', distance: '43 km' }],
  ])('%s', (text, entry) => expect(day(text)[1]).toMatchObject(entry));

  it('a night on the way is no house', () => {
    expect(day('O/N Train to Bath')[1]?.title).toBe('O/N Train to Bath');
  });

  it.each(['Drive: mostly on small roads', 'Free time until the gong at the gate is short.'])('near miss: %s', (text) =>
    expect(day(text)).toHaveLength(1),
  );

  it('a night told behind another sentence', () => {
    const below = day('Dinner at leisure. Overnight: Pine Lodge, Leeds.');
    expect(below.map(({ title }) => title)).toEqual(['Train to Leeds', 'Dinner at leisure', 'Pine Lodge, Leeds']);
    expect(below[2]?.location).toBe('Leeds');
    expect(day('Seats on the left. Tickets: at the desk.')).toHaveLength(1);
  });

  it('nights and a price in one bracket', () => {
    const [, night] = day('Hotel: Swan Inn, Leeds (2 nights, garage £9/day)');
    expect(night).toMatchObject({ title: 'Swan Inn, Leeds', description: '2 nights, garage £9/day', cost: '£9' });
    expect(day('Hotel: Swan Inn (Old Wing)')[1]).toMatchObject({ title: 'Swan Inn (Old Wing)', description: null });
  });

  it('what is said behind a price and a dash', () => {
    const [, cave] = day('11:00 Cave tour, €12 p. P. – bring a jumper');
    expect(cave).toMatchObject({ title: 'Cave tour', cost: '€12', description: 'bring a jumper' });
    expect(day('11:00 Cave tour, bring a jumper')[1]?.description).toBeNull();
  });

  it('the length of a way with dots in its units', () => {
    const [, way] = day('12:00 Fahrt nach Ripon, 43 km, ca. 1 Std. 10 Min.');
    expect(way).toMatchObject({ title: 'Fahrt nach Ripon', distance: '43 km' });
    expect(way?.description).toMatch(/ca\. 1 Std\. 10 Min/);
  });

  it.each([
    ['Jeep back to Leeds', 'travel'],
    ['Jeep safari', 'activity'],
    ['Steep descent to Moor Lodge', 'activity'],
    ['Walking tour of the port: fish hall, tram to the pier', 'culture'],
    ['Tram to the port: fish hall, museum', 'travel'],
    ['Drive to the Rioja wine region', 'travel'],
    ['Tour of the Rioja wine region', 'wine'],
    ['Tasting of 5 local wines at the barn', 'wine'],
    ['Tasting of 5 local cheeses', 'meal'],
    ['Tasting flight at Hill Vineyards', 'wine'],
  ])('%s is %s', (text, type) => expect(day(`15:00 ${text}`)[1]?.type).toBe(type));
});

describe('I-80 what changes an entry or is said beside the plan', () => {
  const plan = (text: string) => entries(`Day 1: North\n08:00 Train to Leeds\n${text}\nDay 2: South\n10:00 Walk`, 0);

  it.each(['ok, moved to 9:15', 'verschoben auf 9:15', 'spostato alle 9:15', 'changed to 9:15 👍'])('%s', (text) =>
    expect(plan(text)).toMatchObject([{ title: 'Train to Leeds', time: '9:15 AM' }]),
  );

  it('who is moved elsewhere moves no hour', () => {
    expect(plan('Moved to 9 Mill Road')[0]?.time).toBe('8:00 AM');
    expect(plan('moved to 9:15 because Jo asked for breakfast')[0]?.time).toBe('8:00 AM');
  });

  it('a callout', () => {
    const day = (quote: string) => titles(`## Day 1: North\n\n${quote}\n\n- 09:00 Harbour walk\n- 11:00 Museum`, 0);
    expect(day('> ⚠️ Night buses stop early!')).toEqual(['Harbour walk', 'Museum']);
    expect(day('> ⏰ 07:30 Bus to the harbour')).toHaveLength(3);
  });

  it('a cost that is only about so much', () => {
    const items = (row: string) =>
      read(`Day 1: Leeds\n10:00 Walk\nDay 2: Home\n09:00 Train\n\nCosts for 2 people\nHotel £200\n${row}\nTotal £260`)
        .budget?.items;
    expect(items('Fuel approx. £60')?.[1]).toMatchObject({ category: 'Fuel', amount: 60 });
    expect(items('Fuel & tolls ca. £60')?.[1]).toMatchObject({ category: 'Fuel & tolls', amount: 60 });
    expect(items('We will need about £60')?.map(({ category }) => category)).not.toContain('We will need');
  });
});

describe('I-81 facts beside an entry', () => {
  const agenda = (row: string) =>
    entries(`Site days\n\nMonday, 3 May 2027\n${row}\n17:00 - 18:00   Drinks | Roof Terrace`, 0)[0];

  it('what stands behind the bar of a timed entry is where it is', () => {
    expect(agenda('09:00 - 10:30   Budget workshop | Room 6')).toMatchObject({
      title: 'Budget workshop',
      location: 'Room 6',
    });
  });

  it('or is said about it', () => {
    expect(agenda('09:00 - 10:30   Port tour | coach leaves from the side door')).toMatchObject({
      title: 'Port tour',
      location: null,
      description: 'coach leaves from the side door',
    });
  });

  it('a bar behind the hour is none of the entry', () => {
    expect(agenda('09:00 | Budget workshop in Room 6')?.title).toBe('Budget workshop in Room 6');
  });

  const table = (notes: string) =>
    entries(
      `Date\tTime\tActivity\tLocation\tNotes\nMon 3-May-2027\t09:00\tCastle walk\tOld Town\t${notes}\n\t13:00\tLunch\tHarbour\thosted`,
      0,
    )[0];

  it('notes of a table begin with the price or the distance', () => {
    expect(table('£14 each, closed on Mondays')).toMatchObject({
      cost: '£14',
      description: '£14 each, closed on Mondays',
    });
    expect(table('6 km, steep')).toMatchObject({ distance: '6 km', cost: null });
    expect(table('£50 deposit taken')).toMatchObject({ cost: null });
  });

  it.each([
    [
      "13:00 Lunch at Rosa's, 410 Mill Street, Salem, OR 97301 – table booked",
      "Lunch at Rosa's",
      '410 Mill Street, Salem, OR 97301',
      'table booked',
    ],
    ['13:00 Tea at Wren House, 12 Dock Road, York YO1 7HH', 'Tea at Wren House', '12 Dock Road, York YO1 7HH', null],
    [
      '13:00 Kaffee im Lindenhof, Mühlweg 9, 4020 Linz (Tisch bestellt)',
      'Kaffee im Lindenhof',
      'Mühlweg 9, 4020 Linz',
      'Tisch bestellt',
    ],
  ])('a whole address behind what is done: %j', (row, title, location, description) => {
    expect(agenda(row)).toMatchObject({ title, location, description });
  });

  it('a figure among places is no address', () => {
    expect(agenda('13:00 Route 66 Diner, 3 courses, Salem')?.location).toBeNull();
  });
});
