/** Itineraries as apps, notes and voices give them: boxes of tasks, drawn frames, places on a map, dictated days, forecasts. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (text: string, day = 0) => read(text).days[day]?.timeBlocks.flatMap((block) => block.activities) ?? [];
const timed = (text: string, day = 0) => entries(text, day).map(({ time, title }) => [time, title]);
const dates = (text: string) => read(text).days.map(({ date }) => date);

describe('I-50 boxes of tasks', () => {
  const GHENT =
    'Stag in Ghent, 4-6 June 2027\n\nTO DO\n[ ] chase deposits\n[x] book boat\n\nFri 4/6\n[ ] 9.45 meet at the station\n[X] 13.15 lunch at the mill, abt EUR 30\n\nSat 5/6\n☐ 10.30 castle visit\n☒ 14.00 karting\n\nSun 6/6\n[] 11.10 check out\n[] 12.40 train home';

  it('are bullets before entries with their times', () => {
    expect(dates(GHENT)).toEqual(['2027-06-04', '2027-06-05', '2027-06-06']);
    expect(timed(GHENT, 0)).toEqual([
      ['9:45 AM', 'meet at the station'],
      ['1:15 PM', 'lunch at the mill'],
    ]);
    expect(timed(GHENT, 1)).toEqual([
      ['10:30 AM', 'castle visit'],
      ['2:00 PM', 'karting'],
    ]);
    expect(timed(GHENT, 2)).toEqual([
      ['11:10 AM', 'check out'],
      ['12:40 PM', 'train home'],
    ]);
  });

  it('what is over a list is not the title', () => {
    expect(read(GHENT).title).toMatch(/^Stag in Ghent/);
  });

  it('a link is no box', () => {
    expect(entries('Day 1\n- [x](https://example.com/a) museum\nDay 2\n- 9:00 beach')[0]?.link).toBe(
      'https://example.com/a',
    );
  });
});

describe('I-73 lists that open and close', () => {
  const TOGGLES =
    'Crete, 4-6 June 2027\n\n▶ 🌊 **Day 1 · Fri 4 June · Chania**\n    - 10:00 Harbour walk\n▼ ⛰️ **Day 2 · Sat 5 June · Gorge**\n    - 07:30 Hike down\n▽ Day 3 · Sun 6 June · Home\n    - 12:00 Ferry to Piraeus';

  it('have a triangle before each day, open or closed', () => {
    expect(dates(TOGGLES)).toEqual(['2027-06-04', '2027-06-05', '2027-06-06']);
    expect(timed(TOGGLES, 1)).toEqual([['7:30 AM', 'Hike down']]);
    expect(timed(TOGGLES, 2)).toEqual([['12:00 PM', 'Ferry to Piraeus']]);
    expect(read(TOGGLES).warnings).toEqual([]);
  });

  it('a triangle within a line is none', () => {
    expect(entries('Day 1\n- 09:00 Ridge walk ▼ 300 m\nDay 2\n- 9:00 beach')[0]?.title).toBe('Ridge walk ▼ 300 m');
  });
});

describe('I-51 drawn frames', () => {
  it('are no part of the text in them', () => {
    const text =
      "A weekend in Graz\n\n┌─────────────────────────┐\n│ Friday 4 June 2027      │\n├─────────────────────────┤\n│ 15:00 Check in          │\n│ 19:30 Dinner at Anna's  │\n└─────────────────────────┘\n╔════ Saturday 5 June ════╗\n║ 09:30 Castle hill walk  ║\n╚═════════════════════════╝";
    expect(dates(text)).toEqual(['2027-06-04', '2027-06-05']);
    expect(timed(text, 0)).toEqual([
      ['3:00 PM', 'Check in'],
      ['7:30 PM', "Dinner at Anna's"],
    ]);
    expect(timed(text, 1)).toEqual([['9:30 AM', 'Castle hill walk']]);
  });

  it('a grid is a table', () => {
    const text =
      'Lisbon\n\n┌───────┬───────┬────────────────┐\n│ Date  │ Time  │ Activity       │\n├───────┼───────┼────────────────┤\n│ 4 Jun │ 09:00 │ Tram ride      │\n├───────┼───────┼────────────────┤\n│ 5 Jun │ 10:00 │ Belém tower    │\n└───────┴───────┴────────────────┘';
    expect(dates(text)).toEqual(['2027-06-04', '2027-06-05']);
    expect(timed(text, 1)).toEqual([['10:00 AM', 'Belém tower']]);
  });

  it('the room is said of the stay above it', () => {
    const text =
      'Monday 7 June 2027\n┃ Your stay: 2 nights at Villa Aurora, Como ┃\n┃ Garden Suite  ·  half board               ┃\n\nTuesday 8 June 2027\n10:00 Boat trip';
    expect(entries(text)).toMatchObject([{ type: 'accommodation', description: 'Garden Suite  ·  half board' }]);
  });
});

describe('I-52 places as a map lists them', () => {
  const PORTO =
    'Porto in two days\n\nDay 1 – Fri 4 June 2027\n\n1\nBookshop of the Lions\n★ 4,3 (98.120) · Bookshop · €8\nR. das Flores 144, 4050-161 Porto\n09:30 – 10:30\nWalk 6 min (450 m)\n\n2\nCasa Dourada\n★ 4,1 (31.004) · Café\nRua Nova 112, 4000-442 Porto\n10:45 – 11:30\n\nDay 2 – Sat 5 June 2027\n\n1\nSerra Park\n4.6 (40,322) · Art museum\n1201 Oak Lane, Porto\n10:00 – 13:00\n🚕 14 min · 5.2 km\n2\nTasca do Rui\n4.7 (2,010) · Restaurant\nRua Velha 36, Porto\n13:30 – 15:00';

  it('one entry a place', () => {
    expect(entries(PORTO, 0)).toMatchObject([
      {
        title: 'Bookshop of the Lions',
        time: '9:30 AM – 10:30 AM',
        location: 'R. das Flores 144, 4050-161 Porto',
        cost: '€8',
        description: '★ 4,3 (98.120) · Bookshop · €8. Walk 6 min (450 m)',
      },
      { title: 'Casa Dourada', time: '10:45 AM – 11:30 AM', type: 'meal' },
    ]);
    expect(entries(PORTO, 1)).toMatchObject([
      { title: 'Serra Park', type: 'culture', location: '1201 Oak Lane, Porto' },
      { title: 'Tasca do Rui', time: '1:30 PM – 3:00 PM', type: 'meal' },
    ]);
  });

  it('also without a heading for the day', () => {
    const text =
      'Bergen with Mia\nSat, Jun 5, 2027 · 2 places\n\nA\nFish Market\n4.2 ★★★★☆ (8,120) · Market\n5 Quay Street, Bergen\n9:00 AM – 10:15 AM\n🚶 4 min · 0.2 mi\n\nB\nHarbour Museum\n4.6 ★★★★★ (871) · Museum\n12 Quay Street, Bergen\n10:30 AM – 12:15 PM';
    expect(dates(text)).toEqual(['2027-06-05']);
    expect(timed(text)).toEqual([
      ['9:00 AM – 10:15 AM', 'Fish Market'],
      ['10:30 AM – 12:15 PM', 'Harbour Museum'],
    ]);
  });
});

describe('I-53 dictated days', () => {
  it('in one breath', () => {
    const text =
      'right so this is lisbon for the garcias 7 to 9 may 2027 friday they get in around 3 15 pm then check in at the hotel avenida and dinner at 8 45 pm at ramiro then saturday tram tour at 9 30 am and lunch in belem at 1 pm then sunday pastry class at 10 am and then taxi to the airport at 2 pm';
    expect(dates(text)).toEqual(['2027-05-07', '2027-05-08', '2027-05-09']);
    expect(timed(text, 0)).toEqual([
      ['3:15 PM', 'they get in'],
      [null, 'check in at the hotel avenida'],
      ['8:45 PM', 'dinner at ramiro'],
    ]);
    expect(timed(text, 1)).toEqual([
      ['9:30 AM', 'tram tour'],
      ['1:00 PM', 'lunch in belem'],
    ]);
    expect(read(text).location).toBe('lisbon');
  });

  it('on lines of their own, with bare hours', () => {
    const text =
      'girls trip porto june 11 to 13 2027\nfriday land at 4 pm and dinner at 8 pm\nsaturday kayaks at 10 then lunch at 1 and a show at 9 pm\nsunday checkout at 11 and fly home at 3 05 pm';
    expect(dates(text)).toEqual(['2027-06-11', '2027-06-12', '2027-06-13']);
    expect(timed(text, 1)).toEqual([
      ['10:00 AM', 'kayaks'],
      ['1:00 PM', 'lunch'],
      ['9:00 PM', 'a show'],
    ]);
    expect(timed(text, 2)).toEqual([
      ['11:00 AM', 'checkout'],
      ['3:05 PM', 'fly home'],
    ]);
  });

  it('weekdays that are mentioned are no days', () => {
    const text =
      'Trip to Nice 4-6 June 2027\nThe shop: monday closed tuesday 9 to 5 wednesday 9 to 5\nMeet on friday to pay, or saturday lunch if you prefer, or sunday dinner.';
    expect(dates(text)).toEqual([]);
  });
});

describe('I-54 what is said of a whole day', () => {
  it('its cost is no entry', () => {
    for (const sum of ['Estimate for the day   € 310', 'Daily total   $120 pp', 'Tagesbudget ca. 90 €']) {
      const text = `Tuesday 8 June 2027\n10:00 Cathedral\n13:00 Lunch on the terrace\n\n    ${sum}\n\nWednesday 9 June 2027\n09:00 Boat trip\n\n    ${sum}`;
      expect(entries(text)).toHaveLength(2);
    }
  });

  it('meals included are no entry among clock times', () => {
    const text =
      'Dia 1 – 12/04/2027\n12h00 - Traslado ao hotel\n20h00 - Jantar na praia\nRefeições incluídas: jantar\n\nDia 2 – 13/04/2027\n09h00 - City tour\nRefeições incluídas: café da manhã, all inclusive no hotel';
    expect(timed(text, 0)).toHaveLength(2);
    expect(entries(text, 1)).toMatchObject([
      { title: 'City tour', description: 'Refeições incluídas: café da manhã, all inclusive no hotel' },
    ]);
  });
});

describe('I-54 I-55 what stands among the entries of a day', () => {
  const day = (line: string) => `Day 1: Rome\n- Forum\n- ${line}\n- Vatican Museums\nDay 2: Rome\n- Appian Way`;

  it.each([
    'Estimate for the day € 310',
    'Daily total $120 pp',
    'Tagesbudget ca. 90 €',
    'High 24°C, low 16°C, sunny',
    'Precipitation: 10 %',
  ])('%s is no entry, and listed as unused', (line) => {
    expect(entries(day(line)).map(({ title }) => title)).toEqual(['Forum', 'Vatican Museums']);
    const { source } = read(day(line));
    expect(source.unused.map(([from, to]) => day(line).slice(from, to))).toContain(`- ${line}`);
  });

  it.each(['Day tour of the city € 310', 'Hot springs at 38°C'])('%s is one', (line) =>
    expect(entries(day(line))).toHaveLength(3),
  );
});

describe('I-55 the weather', () => {
  it('is no day where each of its lines begins with a date', () => {
    const text =
      'Garda, 7-8 June 2027\n\nWeather Forecast for Garda\nMon 7 June: 27°C / 17°C, sunny, precipitation 5%\nTue 8 June: 24°C / 16°C, partly cloudy, humidity 60%\n\n| Date | Time | Activity |\n|---|---|---|\n| Mon 7 June | 15:00 | Check in |\n| Tue 8 June | 10:00 | Ferry ride |';
    expect(dates(text)).toEqual(['2027-06-07', '2027-06-08']);
    expect(timed(text, 1)).toEqual([['10:00 AM', 'Ferry ride']]);
  });

  it('nor where it stands under dates of its own, nor an entry of a day', () => {
    const text =
      'Trip to Bergen\nWeather forecast\n7 June 2027\nHigh 18°C, low 9°C\n8 June 2027\nHigh 16°C, low 8°C\n\nITINERARY\n7 June 2027 - Arrival\n10:00 Fish market\n8 June 2027 - Fjords\nRain, 14°C, wind 20 km/h\n11:00 Boat trip';
    expect(dates(text)).toEqual(['2027-06-07', '2027-06-08']);
    expect(timed(text, 1)).toEqual([['11:00 AM', 'Boat trip']]);
  });
});

describe('I-56 an early night', () => {
  it('at the end of a list is an entry', () => {
    expect(
      timed('Day 1\n1. Funicular ride\n2. Lunch in town\n3. Early night\nDay 2\n1. Beach').map(([, t]) => t),
    ).toEqual(['Funicular ride', 'Lunch in town', 'Early night']);
  });
  it('over entries it is a part of the day', () => {
    const [block] = read('Day 1\nEarly evening\n- Harbour walk\n- Dinner\nDay 2\n- Beach').days[0]?.timeBlocks ?? [];
    expect(block?.period).toBe('Early evening');
  });
});

it.each([
  ['17 – 19 July 2027 | 2 adults\n\nHarbour weekend', 'Harbour weekend'],
  ['## 17 – 19 July 2027, 2 nights\n\nHarbour weekend', 'Harbour weekend'],
  ['17 – 19 July 2027 | 2 adults', 'Oslo'],
  ['Harbour weekend 17 – 19 July 2027', 'Harbour weekend 17 – 19 July 2027'],
])('I-40 when and for how many is no title: %j', (head, title) =>
  expect(read(`${head}\n\nDay 1: Oslo\n- Walk\nDay 2: Oslo\n- Museum`).title).toBe(title),
);

describe('a street with its number behind what is done', () => {
  const entry = (line: string) => {
    const { days } = parseItinerary(`Day 1\n- ${line}\n- Walk\nDay 2\n- Train`, { referenceDate: '2026-11-21' });
    const found = days[0]?.timeBlocks[0]?.activities[0];
    return [found?.title, found?.location, found?.description];
  };

  it.each([
    ['19:00 Dinner at Fern & Co, 204 Market Street', 'Dinner at Fern & Co', '204 Market Street', null],
    [
      'Check in Quay House, 41 Jalan Besar, 10100 Penang, 2 nights',
      'Check in Quay House',
      '41 Jalan Besar, 10100 Penang',
      '2 nights',
    ],
    ['Déjeuner Chez Rosa, 12 rue du Port', 'Déjeuner Chez Rosa', '12 rue du Port', null],
    ['Abendessen Krähe, Hafenstraße 7a', 'Abendessen Krähe', 'Hafenstraße 7a', null],
    ['Rum tasting 11:00 AM, Promenade Deck', 'Rum tasting', 'Promenade Deck', null],
    ['Cena en Casa Lola, Calle Mayor 5', 'Cena en Casa Lola', 'Calle Mayor 5', null],
    [
      'Lunch at Rosa’s, 9 Mill Lane. Table for 4, ref D-114',
      'Lunch at Rosa’s',
      '9 Mill Lane',
      'Table for 4, ref D-114',
    ],
  ])('%s', (line, title, location, about) => {
    expect(entry(line)).toEqual([title, location, about]);
  });

  it.each([
    'Cliff path, 5 Mile Loop',
    'Dinner at the inn, 2 Courses',
    'Drive the coast, Highway 1',
    'Tasting, 3 glasses',
  ])('%s tells none', (line) => {
    expect(entry(line)).toEqual([line, null, null]);
  });
});
