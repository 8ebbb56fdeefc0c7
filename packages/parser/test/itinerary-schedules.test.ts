/** Schedules of business trips, programmes of concierges, plans of hosts: columns, places, names, stays and sums in them, with near misses. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (text: string, day = 0) => read(text).days[day]?.timeBlocks.flatMap((block) => block.activities) ?? [];
const told = (text: string, day = 0) => entries(text, day).map(({ time, title, type }) => [time, title, type]);
const places = (text: string, day = 0) => entries(text, day).map(({ location }) => location);
const unused = (text: string) => read(text).source.unused.map(([from, to]) => text.slice(from, to));

describe('I-90 a column in capitals for the kind of each entry', () => {
  const DAY = [
    'Board visit to York',
    '',
    'MONDAY 3 MAY 2027',
    '8:15 AM BST\tCAR\tPick-up at the Grand. Driver: Tom, grey van',
    '9:00 AM – 10:00 AM BST\tMEETING\tTalks with Minster Trust Pension',
    '11:00 AM BST\tMEETING\tTalks with the auditors',
    '12:30 PM BST\tLUNCH\tWorking lunch for nine',
    '4:15 PM BST – 7:20 PM CEST\tFLIGHT\tZZ 417 Leeds (LBA) – Oslo (OSL)',
    '8:10 PM CEST\tCAR\tTransfer to the Harbour',
  ].join('\n');

  it('tells the type and is no part of the name, nor is the zone of an hour', () => {
    expect(told(DAY)).toEqual([
      ['8:15 AM', 'Pick-up at the Grand', 'travel'],
      ['9:00 AM – 10:00 AM', 'Talks with Minster Trust Pension', 'activity'],
      ['11:00 AM', 'Talks with the auditors', 'activity'],
      ['12:30 PM', 'Working lunch for nine', 'meal'],
      ['4:15 PM – 7:20 PM', 'ZZ 417 Leeds (LBA) – Oslo (OSL)', 'travel'],
      ['8:10 PM', 'Transfer to the Harbour', 'travel'],
    ]);
    expect(entries(DAY)[0]?.description).toBe('Driver: Tom, grey van');
  });

  it('is read between wide gaps, too', () => {
    expect(told(DAY.replaceAll('\t', '     '))).toEqual(told(DAY));
  });

  it('leaves an entry in capitals its place', () => {
    const meals =
      'Bergen\n\nFri 7 May\n18:00\tDINNER\tPier House\n21:00\tDRINKS\tBlue Door\n\nSat 8 May\n09:00\tBREAKFAST\tHarbour Inn\n18:00\tDINNER\tFish Hall';
    expect(entries(meals).map(({ title, location }) => [title, location])).toEqual([
      ['DINNER', 'Pier House'],
      ['DRINKS', 'Blue Door'],
    ]);
  });

  it.each([
    ['8:15 AM ET – Coffee on the quay', '8:15 AM', 'Coffee on the quay'],
    ['20:10 CEST: Dinner on the quay', '8:10 PM', 'Dinner on the quay'],
    ['20:10 PT session with Anna', '8:10 PM', 'PT session with Anna'],
    ['8h15 et 9h15 visite du port', '8:15 AM', 'et 9h15 visite du port'],
  ])('in %s a zone alone is cut', (line, time, title) => {
    const [entry] = entries(`Oslo\n\nMonday 3 May 2027\n${line}\n22:00 Bed`);
    expect([entry?.time, entry?.title]).toEqual([time, title]);
  });
});

describe('I-91 the place on the line below its entry', () => {
  const DAY = [
    'Lisbon',
    '',
    'FRIDAY, 4 JUNE 2027',
    '14:00  Private transfer from the airport',
    'Terminal 1, arrivals hall',
    'Look for a green sign.',
    '16:00  Check-in',
    'Pestana Vintage, Praça da Ribeira 1',
    'Room with a view of the river.',
    '18:00  Tile workshop',
    '12-4 Rua Nova, Alfama',
    '20:00  Dinner',
    'Harbour Building 4F, 22 Quay Street',
    'Cost: €60',
  ].join('\n');

  it('is its location where most entries have one so, and what follows is said about it', () => {
    expect(places(DAY)).toEqual([
      'Terminal 1, arrivals hall',
      'Pestana Vintage, Praça da Ribeira 1',
      '12-4 Rua Nova, Alfama',
      'Harbour Building 4F, 22 Quay Street',
    ]);
    expect(entries(DAY)[0]?.description).toBe('Look for a green sign.');
    expect(entries(DAY)[3]?.cost).toBe('€60');
  });

  it('is no room that one moves into', () => {
    const room = DAY.replace('Pestana Vintage, Praça da Ribeira 1', 'Deluxe Double Room');
    expect(entries(room)[1]).toMatchObject({
      location: null,
      description: expect.stringContaining('Deluxe Double Room'),
    });
  });

  it('is no night, whatever the language', () => {
    const nights =
      'Sicilia\n\nViernes 1 de enero 2027\n08:00 Visita al museo\nNoche en Hotel Mirador\nSábado 2 de enero 2027\n08:00 Cena\nNoche en Hotel Mirador\nDomingo 3 de enero 2027\n09:00 Paseo\nNoche en Hotel Bellavista\nLunes 4 de enero 2027\n09:00 Tren';
    expect(entries(nights).map(({ title, location }) => [title, location])).toEqual([
      ['Visita al museo', null],
      ['Noche en Hotel Mirador', 'Hotel Mirador'],
    ]);
    const pictured = nights.replaceAll('Noche en', '🏨');
    expect(entries(pictured).map(({ title }) => title)).toEqual(['Visita al museo', 'Hotel Mirador']);
  });

  it('is none where the lines below say something else, or name people', () => {
    const guests =
      'Lisbon\n\nFRIDAY, 4 JUNE 2027\n14:00  Talk\nAnna Berg, Otto Lind\n15:00  Panel\nMaria Costa, Jon Aas\n16:00  Debate\nRita Melo, Ole Dahl\n17:00  Drinks';
    expect(places(guests)).toEqual([null, null, null, null]);
  });
});

describe('I-92 what names the trip', () => {
  const PLAN = '\n\nDay 1 (3 May 2027)\n- 10:00 Boat trip\nDay 2 (4 May 2027)\n- 11:00 Museum';
  it.each([
    ['STRICTLY PRIVATE & CONFIDENTIAL\nVISIT TO YORK', 'VISIT TO YORK'],
    ['Streng vertraulich – nicht weitergeben\nVorstandsreise nach Leipzig', 'Vorstandsreise nach Leipzig'],
    ['FERNWEH CONCIERGE\nPrepared for Ms Adele Boone\nPorto unhurried', 'Porto unhurried'],
    ['Namaste Mr Boone, pls find below the plan\n*GOLDEN TEMPLES* 6 days, 2 pax, own car', 'GOLDEN TEMPLES'],
    ['Gentili Anna e Ugo,\nSei giorni sul lago di Garda', 'Sei giorni sul lago di Garda'],
    ['Ihr persönlicher Reiseplan\nEinmal um den Bodensee', 'Einmal um den Bodensee'],
    ['Seeblick Fernreisen · Breite Gasse 9 · 10115 Berlin\nNorwegen im Winter', 'Norwegen im Winter'],
  ])('in %j', (head, title) => {
    expect(read(head + PLAN).title).toBe(title);
  });

  it.each([
    ['Confidential Leeds: its hidden bars', 'Confidential Leeds: its hidden bars'],
    ['Two slow days by the canal\n**Group size** 12 people', 'Two slow days by the canal'],
    ['Tuscan Cycling Week\nwith Anna and Marco', 'Tuscan Cycling Week'],
  ])('%j keeps its name', (head, title) => {
    expect(read(`${head}${PLAN}\n\nTuscan Cycling Week, page 2 of 3, version 12345`).title).toBe(title);
  });

  it('is not who signs below, nor who has the address of the mail', () => {
    const host = `Landgut Birkenau – Ferien im Grünen\nDrei Tage am See${PLAN}\n\nBis bald\nLandgut Birkenau, Am Anger 2, 17192 Waren`;
    expect(read(host).title).toBe('Drei Tage am See');
    expect(unused(host)).toContain('Landgut Birkenau – Ferien im Grünen');
    const mail = `MAREVIVA\nA week of coves\nask: hello@mareviva.example.com${PLAN}`;
    expect(read(mail.replace('MAREVIVA', 'MARE VIVA')).title).toBe('A week of coves');
  });

  it('may be long where dates end it', () => {
    const line = 'Four slow nights between vines and river: your own programme for the valley, 3 to 6 May 2027';
    expect(read(`${line}${PLAN}`).title).toBe(line);
  });
});

describe('I-93 the name of a day', () => {
  it('stands between the date and the first part of the day, where each day has one', () => {
    const text =
      'Porto\n\nFRIDAY, 4 JUNE 2027\nArrival & Ribeira\nAFTERNOON\n14:00 Transfer\n\nSATURDAY, 5 JUNE 2027\nCellars & Tiles\nMORNING\n10:00 Walk\nEVENING\n20:00 Dinner';
    expect(read(text).days.map(({ title }) => title)).toEqual(['Arrival & Ribeira', 'Cellars & Tiles']);
    expect(told(text)).toEqual([['2:00 PM', 'Transfer', 'travel']]);
  });

  it('stands behind the date in the cell of a table, behind a dash or colon', () => {
    const table = (first: string) =>
      `# Oslo\n\n| Day | Time | Plan |\n|---|---|---|\n| ${first} | 10:00 | Ferry |\n| | 12:00 | Lunch |\n| **Sat 8 May**: Islands | 09:00 | Boat |`;
    expect(read(table('**Fri 7 May** – Arrival')).days.map(({ title }) => title)).toEqual(['Arrival', 'Islands']);
    expect(read(table('7 May (Fri)')).days[0]?.title).toBeNull();
  });
});

describe('I-94 how a stay is booked', () => {
  it('is said about it: the room behind a dash, which of its nights, the reference behind a gap', () => {
    const text =
      'Crete\n\nDay 1\n10:00 Walk\nOvernight: Pier House - 1 Garden Suite (2nd of 3 nights)        Conf PH-771\nDay 2\n11:00 Boat';
    expect(entries(text)[1]).toMatchObject({
      title: 'Pier House',
      description: '1 Garden Suite. 2nd of 3 nights. Conf PH-771',
      type: 'accommodation',
    });
  });

  it('the town behind the comma in a day of one line is where it stands', () => {
    const text = 'Day 1 Delhi: Drive to Agra. Overnight Lotus House, Agra.\nDay 2 Agra: Visit the fort. Lunch, Agra.';
    expect(entries(text).map(({ title, location }) => [title, location])).toEqual([
      ['Drive to Agra', null],
      ['Overnight Lotus House', 'Agra'],
    ]);
  });
});

describe('I-95 sums in one currency', () => {
  const DAYS = 'Bornholm\n\nSat 5 June 2027\n- 10am ferry\nSun 6 June 2027\n- 9am ride\n\n';

  it('are read below a heading that names it, where the last row adds up the others', () => {
    const budget = read(`${DAYS}costs in dkk\nferry 1150\ncabin 4 nights 5200\nbikes 900ish\ntotal 7250`).budget;
    expect(budget).toMatchObject({ currency: 'DKK', total: 7250 });
    expect(budget?.items.map(({ category, amount }) => [category, amount])).toEqual([
      ['ferry', 1150],
      ['cabin 4 nights', 5200],
      ['bikes', 900],
    ]);
    expect(read(`${DAYS}costs in dkk\nbus line 22\nroom 314\ntotal 7250`).budget).toBeNull();
  });

  it('are read in a column that only the code heads', () => {
    const table = '| Item | NOK |\n|---|---:|\n| Cabin | 5,200 |\n| Ferry | 1,150 |\n| **Total** | **6,350** |';
    expect(read(`${DAYS}## Budget\n\n${table}`).budget).toMatchObject({ currency: 'NOK', total: 6350 });
    expect(read(`${DAYS}## Budget\n\n${table}`).budget?.items).toHaveLength(2);
  });
});

describe('I-96 a sentence that begins with an hour', () => {
  it('is an entry of its own, whatever is done then', () => {
    const text =
      'Giorno 1 - sabato 22 maggio 2027 - Lago\nMattina: ore 10.00 lezione di vela. Ore 12.30 focaccia dal fornaio, € 6 a persona.\nGiorno 2 - domenica 23 maggio 2027 - Casa\nMattina: ore 9.00 treno.';
    expect(entries(text).map(({ time, title, cost }) => [time, title, cost])).toEqual([
      ['10:00 AM', 'lezione di vela', null],
      ['12:30 PM', 'focaccia dal fornaio', '€ 6'],
    ]);
  });

  it('is none where it says when a house is open', () => {
    const text = 'Day 1\nMorning: 9:00 Tile museum. 10:00 until 18:00 daily.\nDay 2\nMorning: 9:00 Park.';
    expect(entries(text)).toHaveLength(1);
  });
});

describe('I-97 what is said in brackets', () => {
  const entry = (text: string) => entries(`Day 1\n- 10:00 ${text}\nDay 2\n- 11:00 Walk`)[0];

  it('in a whole remark at the end is said about the entry', () => {
    expect(entry('water park (straight in or we shall never hear the end)')).toMatchObject({
      title: 'water park',
      description: 'straight in or we shall never hear the end',
    });
  });

  it.each(['Boat trip (lift up, walk down)', 'Old harbour (and the new one behind it if open)'])(
    'not in %s',
    (text) => {
      expect(entry(text)?.title).toBe(text);
    },
  );
});

describe('I-17 the place of the trip', () => {
  const DAYS = '\n\nDay 1 (3 May 2027)\n- 10:00 Meeting\nDay 2 (4 May 2027)\n- 11:00 Meeting';
  it.each([
    ['U.S. ROAD SHOW – BOSTON / DENVER', 'BOSTON / DENVER'],
    ['Cycling in the Lower Quorn', 'Lower Quorn'],
  ])('in %s', (title, location) => {
    expect(read(title + DAYS).location).toBe(location);
  });

  it('is no traveller', () => {
    expect(read(`Einmal um den See\nReisende: Frau Petra Lind, Herr Florence Aas${DAYS}`).location).toBeNull();
  });
});

describe('I-1 bags that are dropped', () => {
  const week = (last: string) =>
    `Korea\n\nDay 1\n- 7 pm Check in at Lotus Inn\n\nDay 2\n- 9 am Train to Busan\n- 12 pm Drop bags at Harbour House\n\nDay 3\n- 10 am Boat\n\nDay 4\n- ${last}`;
  it('stay at the house that one leaves later', () => {
    expect(read(week('10 am Checkout and taxi')).warnings).toEqual([]);
    expect(read(week('10 am Taxi')).warnings.map(({ code }) => code)).toContain('night-without-stay');
  });
});
