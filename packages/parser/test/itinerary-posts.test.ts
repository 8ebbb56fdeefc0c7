/** Plans as people post and hand them on: drawn numbers, columns of days, prices in words of their own, with near misses. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (text: string, day = 0) => read(text).days[day]?.timeBlocks.flatMap((block) => block.activities) ?? [];
const told = (text: string, day = 0) =>
  entries(text, day).map(({ time, title }) => [time, title].filter(Boolean).join(' '));

describe('I-98 numbers of days drawn as keys or in circles', () => {
  it.each([
    ['DAY 1️⃣ CHANIA 🏖', 'DAY 2️⃣ RETHYMNO'],
    ['Giorno 1️⃣ – Chania', 'Giorno 2️⃣ – Rethymno'],
    ['Day ①: Chania', 'Day ②: Rethymno'],
    ['Tag ❶ Chania', 'Tag ❷ Rethymno'],
    ['D1️⃣: Chania', 'D2️⃣: Rethymno'],
  ])('%s heads a day', (first, second) => {
    const { days } = read(`Crete for beginners\n\n${first}\nMorning: old harbour\n\n${second}\nMorning: fortress walk`);
    expect(days.map(({ title }) => title?.toLowerCase())).toEqual(['chania', 'rethymno']);
  });

  it('counts on to days of two figures, and says which are missing', () => {
    const { days, warnings } = read('Crete\n\nDay 1️⃣ Chania\n9:00 harbour\n\nDay 1️⃣0️⃣ Sitia\n9:00 beach\n');
    expect(days).toHaveLength(2);
    expect(warnings.map(({ message }) => message)).toEqual(['Days 2 to 9 are missing.']);
  });
});

describe('I-99 a timetable whose columns are days', () => {
  const WEEK = [
    ['Uhrzeit', 'Mo 03.05.', 'Di 04.05.', 'Mi 05.05.'],
    ['08:30', '', 'Schwimmen', 'Schwimmen'],
    ['10:00 – 11:30', 'Anreise', '–', 'Radtour 12 km'],
    ['', 'Zimmer beziehen', '', ''],
    ['19:00', 'Suppe', 'Suppe', 'Abreise'],
  ];
  const rows = (mark: string) =>
    ['Kurwoche am See, 3. bis 5. Mai 2027', '', ...WEEK.map((row) => row.join(mark))].join('\n');

  it.each(['\t', ';'])('puts each cell on the day of its column (%j)', (mark) => {
    const text = rows(mark);
    expect(read(text).days.map(({ date }) => date)).toEqual(['2027-05-03', '2027-05-04', '2027-05-05']);
    expect(told(text)).toEqual(['10:00 AM – 11:30 AM Anreise', 'Zimmer beziehen', '7:00 PM Suppe']);
    expect(told(text, 1)).toEqual(['8:30 AM Schwimmen', '7:00 PM Suppe']);
    expect(entries(text, 2)[1]?.distance).toBe('12 km');
  });

  it('reads columns that blanks set apart, with nothing over the hours', () => {
    const text = [
      'Surf camp, 7 to 8 June 2027',
      '',
      '           Monday           Tuesday',
      '9:00       Warm-up          Long ride',
      '13:00      Picnic           Picnic',
    ].join('\n');
    expect(read(text).days.map(({ date }) => date)).toEqual(['2027-06-07', '2027-06-08']);
    expect(told(text, 1)).toEqual(['9:00 AM Long ride', '1:00 PM Picnic']);
  });

  it('reads parts of the day and where one sleeps as rows', () => {
    const text =
      'Retreat\n\n|  | Day 1 | Day 2 |\n|---|---|---|\n| Theme | Landing | Letting go |\n| Morning | Arrival | Dawn yoga; porridge |\n| Evening | Sauna | Concert |\n| Hotel | Casa Azul | Casa Azul |';
    const { days } = read(text);
    expect(days.map(({ title }) => title)).toEqual(['Landing', 'Letting go']);
    expect(days[1]?.timeBlocks.map(({ period, activities }) => [period, activities.map(({ title }) => title)])).toEqual(
      [
        ['Morning', ['Dawn yoga', 'porridge']],
        ['Evening', ['Concert']],
        [null, ['Casa Azul']],
      ],
    );
  });

  it('takes no prices by date for days', () => {
    expect(read('Rates at Casa Azul\n\nRoom\t3 May\t10 May\nDouble\t€450\t€480\nSingle\t€600\t€650').days).toEqual([]);
  });
});

describe('I-101 spreadsheets of agencies', () => {
  const CSV = [
    'Noorwegen met de auto;;;;;;',
    ';;;;;;',
    'Dag;Datum;Tijd;Activiteit;Plaats;NOK;Opmerking',
    '1;do 03-06-2027;10:00;Aankomst vlucht;Bergen;;bagage halen',
    ';;15:00;Kabelbaan;Bergen;160;retour',
    '2;vr 04-06-2027;08:30;Fjordcruise;Flåm;890;reserveren',
    ';;;Totaal;;1.050;excl. vlucht',
  ].join('\n');

  it('has Dutch columns, a title that fills its first cell alone, and a row that adds up', () => {
    const { title, location, days, budget } = read(CSV);
    expect([title, location, days.length]).toEqual(['Noorwegen met de auto', 'Noorwegen', 2]);
    expect(told(CSV)).toEqual(['10:00 AM Aankomst vlucht', '3:00 PM Kabelbaan']);
    expect(entries(CSV)[1]).toMatchObject({ location: 'Bergen', cost: 'NOK 160', description: 'retour' });
    expect(told(CSV, 1)).toEqual(['8:30 AM Fjordcruise']);
    expect(budget).toMatchObject({ currency: 'NOK', total: 1050 });
  });

  it('tells what is done beside a way in one column', () => {
    const table = [
      'Round the South Island',
      'Day | Date | From - To | km | Notes | Overnight',
      '1 | 3 May 2027 | Nelson - Kaikoura | 245 | Wharariki lookout | Peketa Camp',
      '2 | 4 May 2027 | Kaikoura - Picton | 1,157 | 12:30 Whale boat (booked) | Harbour Park',
      '3 | 5 May 2027 | Picton - Nelson | 134 | check the gas bottle | -',
      '  |            | TOTAL | 1,536 | | |',
    ].join('\n');
    expect(told(table)).toEqual(['Nelson - Kaikoura', 'Wharariki lookout', 'Peketa Camp']);
    expect(told(table, 1)).toEqual(['Kaikoura - Picton', '12:30 PM Whale boat (booked)', 'Harbour Park']);
    expect(entries(table, 1)[0]?.distance).toBe('1,157 km');
    expect(told(table, 2)).toEqual(['Picton - Nelson']);
  });
});

describe('B-8 the currency of a budget, told elsewhere', () => {
  const PLAN = 'Nelson\n\nDay 1\n- 10:00 beach walk\nDay 2\n- 10:00 harbour walk\n\n';
  it.each([
    ['COSTS (NZD, tax incl.)\nVan hire   $2,205\nCamps   $496\nTotal   $2,701', 'NZD', 2701],
    ['All prices per person are in CAD.\nHotel: $480\nFood: $210\nTotal: $690', 'CAD', 690],
    ['Hotel: $480\nFood: $210\nTotal: $690', 'USD', 690],
    ['🏡 cabin 4.200.000\n🚤 boat 600.000\n👉 TOTAL IDR 4.800.000', 'IDR', 4800000],
  ])('%j', (budget, currency, total) => {
    const found = read(PLAN + budget).budget;
    expect([found?.currency, found?.total, found?.items.length]).toEqual([currency, total, 2]);
  });

  it('takes figures for amounts only where they are what the total says', () => {
    expect(read(`${PLAN}🏡 cabin 4.200.000\n🚤 boat 700.000\n👉 TOTAL IDR 4.800.000`).budget?.items).toEqual([]);
  });
});

describe('B-9 what a budget is made of', () => {
  const PLAN = 'Nelson\n\nDay 1\n- 10:00 beach walk\nDay 2\n- 10:00 harbour walk\n\n';
  const items = (budget: string) => read(PLAN + budget).budget?.items.map(({ category, amount }) => [category, amount]);

  it.each([
    ['Cost per head: boat £48, cabin £156 (3 nts HB), lifts + skis £96. Total £300', 300],
    ['Price per rower: cabin EUR 390 / harbour + lock fees EUR 60 / total EUR 450', 450],
    ['| Budget (2 pax) | CHF |\n| --- | --- |\n| Hotels | 1,400 |\n| Trains | 260 |\n| **Total** | **1,660** |', 1660],
    [
      'Quota in doppia € 690 x 2 = € 1.380\nTasse € 95 x 2 = € 190\nTOTALE € 1.570 – acconto 30% alla conferma, saldo a giugno.',
      1570,
    ],
  ])('%j', (budget, total) => {
    const sum = items(budget)?.reduce((all, [, amount]) => all + Number(amount), 0);
    expect([read(PLAN + budget).budget?.total, sum]).toEqual([total, total]);
  });

  it('has the names as the text has them', () => {
    expect(items('Cost per head: boat £48, cabin £156 (3 nts HB), lifts + skis £96. Total £300')).toEqual([
      ['boat', 48],
      ['cabin', 156],
      ['lifts + skis', 96],
    ]);
  });

  it('is no two prices that no total adds up', () => {
    expect(items('Boat €48 / cabin €156 / total per cabin €180') ?? []).toEqual([]);
  });
});

describe('I-102 the sentence behind an entry with its hour', () => {
  it.each([
    ['22:00 Lights out. Duty Ms Ray + Mr Poole', 'Lights out', 'Duty Ms Ray + Mr Poole'],
    [
      '19:00 Banquet in the barn. Cushions provided, heels unwise',
      'Banquet in the barn',
      'Cushions provided, heels unwise',
    ],
    ['22:00 Lights out. Coach to the hostel', 'Lights out. Coach to the hostel', null],
    ['08:00 Talk by Dr. Alan Poole', 'Talk by Dr. Alan Poole', null],
    ['12:00 Rooftop walk, tickets lt. Beleg', 'Rooftop walk, tickets lt. Beleg', null],
  ])('%s', (line, title, description) => {
    const [entry] = entries(`York\n\nMonday 3 May 2027\n${line}\n23:00 Bed`);
    expect([entry?.title, entry?.description]).toEqual([title, description]);
  });
});

describe('I-104 the town behind the house where one sleeps', () => {
  it.each([
    ['- 15:00 Check-in at Casa Azul, Ribeira — 3 nights', 'Ribeira'],
    ['- Overnight at Elm Lodge, Fort William, two nights, full board', 'Fort William'],
    ['- Pernottamento: Hotel Alba 4*, Val Gardena', 'Val Gardena'],
    ['- Übernachtung Gasthof Post, St. Anton am Arlberg', 'St. Anton am Arlberg'],
    ['- Check-in at Hotel Alba, Superior Room', 'Hotel Alba'],
    ['- Check-in, Harbour Inn', 'Harbour Inn'],
    ['- Overnight at Hotel Alba, Half board', 'Hotel Alba'],
    ['- Dinner at Hotel Alba, Ribeira', 'Hotel Alba, Ribeira'],
  ])('%s', (line, place) => {
    const day = entries(`Trip\n\nMonday 3 May 2027\n- 10:00 Old town\n${line}\n- 22:00 Stars`);
    expect(day[1]?.location).toBe(place);
  });
});

describe('I-105 a leaflet with its words in a column', () => {
  const LEAFLET = [
    'Madonie on foot',
    '',
    'DAY 1   Into the hills',
    'Transfer    Taxi, Cefalu to Isnello (17 km)',
    'Overnight   Casa Alba, Isnello (B&B)',
    'DAY 2   The ridge',
    'Walk        Isnello to Polizzi  |  9.5 km  |  4 hrs  |  ascent 310 m',
    '            Bus 3 takes you to the start. No shade whatsoever.',
    'At leisure  Polizzi market and the old town',
    'Overnight   Casa Alba, Isnello (B&B)',
    '',
    'Harbour Trails Ltd · 01632 960 417                                    page 1 of 2',
    '                                                        HT-2 / Sicily',
    'DAY 3   Homeward',
    'Transfer    Taxi, Isnello to the station (19 km)',
    'At leisure  Cefalu beach',
    'DAY 4   Spare day',
    'At leisure  Palermo',
    'Transfer    Coach, Palermo to the airport',
    'DAY 5   Spare day',
    'At leisure  Trapani',
    'Transfer    Coach, Trapani to the airport',
    'DAY 6   Home',
    'Transfer    Taxi, Trapani to the airport',
  ].join('\n');

  it('has the words for kinds, what stands deeper for descriptions, and no foot of a page for entries', () => {
    const rows = [0, 1].flatMap((day) => entries(LEAFLET, day).map((e) => [e.title, e.type, e.location, e.distance]));
    expect(rows).toEqual([
      ['Taxi, Cefalu to Isnello', 'travel', null, '17 km'],
      [expect.stringContaining('Casa Alba, Isnello'), 'accommodation', 'Isnello', null],
      ['Isnello to Polizzi', 'activity', null, '9.5 km'],
      ['Polizzi market and the old town', 'activity', 'Polizzi market', null],
      [expect.stringContaining('Casa Alba, Isnello'), 'accommodation', 'Isnello', null],
    ]);
    expect(entries(LEAFLET, 1)[0]?.description).toContain('Bus 3 takes you to the start');
  });
});
