/** Ways of writing an itinerary that are too small for a text of the corpus: each rule with a text that it reads and one that it leaves. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (text: string, day: number) =>
  read(text).days[day]?.timeBlocks.flatMap((block) => block.activities) ?? [];
const titles = (text: string, day: number): string[] => entries(text, day).map((activity) => activity.title);

describe('a table pasted from a spreadsheet', () => {
  const table = [
    'Date\tFrom\tTo\tActivity\tHotel\tMeals',
    '14-Mar-27\tPune\tColombo\tHarbour walk\tGalle Road Inn\tD',
    '15-Mar-27\tColombo\tKandy\tSpice garden visit\tLake View Lodge\tB, L',
    '\t\t\tTemple by evening\t\t',
    '16-Mar-27\tKandy\tPune\tDrop at airport\t\tB',
  ].join('\n');

  it('goes on with the day in rows whose text stands behind tabs alone', () => {
    expect(read(table).days.map(({ title, date }) => [title, date])).toEqual([
      ['Pune → Colombo', '2027-03-14'],
      ['Colombo → Kandy', '2027-03-15'],
      ['Kandy → Pune', '2027-03-16'],
    ]);
    expect(titles(table, 1)).toEqual(['Spice garden visit', 'Lake View Lodge', 'Temple by evening']);
  });

  it('takes the sum of a price row from its last cell', () => {
    const prices = 'Land package\t4 x 560\t\tEUR 2,240\nVisa\t4 x 30\t\tEUR 120\nTotal\t\t\tEUR 2,360';
    expect(read(`${table}\n\n${prices}`).budget?.items.map((item) => [item.category, item.amount])).toEqual([
      ['Land package', 2240],
      ['Visa', 120],
    ]);
  });
});

describe('a table of days and its last row', () => {
  it('costs each row in the currency of the heading and takes the row that adds up as the budget', () => {
    const table = [
      'Date\tTime\tTown\tService\tCost CHF',
      '02/09/2027\t10:00\tBrig\tCogwheel railway\t84',
      '\t13:00\tBrig\tLunch on the terrace\t46',
      '03/09/2027\t09:30\tVisp\tVineyard walk\t60',
      'TOTAL\t\t\t\t190',
    ].join('\n');
    expect([0, 1].map((day) => entries(table, day).map((a) => [a.title, a.cost]))).toEqual([
      [
        ['Cogwheel railway', 'CHF 84'],
        ['Lunch on the terrace', 'CHF 46'],
      ],
      [['Vineyard walk', 'CHF 60']],
    ]);
    expect(read(table).budget).toMatchObject({ total: 190, currency: 'CHF' });
  });

  it('tells a full cell from the next by the edge that every row keeps, and hours from places', () => {
    const table = [
      'DAY  DATE      PORT                 ARRIVE    DEPART',
      '1    Sun 6/6   Corfu, Greece        --        5:00 PM',
      '2    Mon 7/6   At Sea               --        --',
      '3    Sat 12/06 Valletta, Malta      8:00 AM   6:00 PM',
      '     Sat 12/06 Gozo, Malta          8:30 PM   --',
    ].join('\n');
    expect(read(table).days.map((day) => day.title)).toEqual([
      'Corfu, Greece',
      'At Sea',
      'Valletta, Malta',
      'Gozo, Malta',
    ]);
    expect(entries(table, 2).map((a) => [a.title, a.time])).toEqual([['Valletta, Malta', '8:00 AM – 6:00 PM']]);
  });
});

describe('days with facts under a line in capitals', () => {
  const days = [
    'DAY 1: FRIDAY 4 JUNE 2027',
    'KASANE - CHOBE RIVERFRONT',
    'Driving time: 1.5 hours (62 km)',
    '- Boat trip on the Chobe',
    'Overnight: Riverbend Camp',
    'Meal plan: Lunch, Dinner',
    '',
    'DAY 2: SATURDAY 5 JUNE 2027',
    'CHOBE - MAUN',
    'Driving time: a short hop',
    '- Flight to Maun',
    'Meal plan: Breakfast',
  ].join('\n');

  it('names the day by the line and makes no entries of driving time and meal plan', () => {
    expect(read(days).days.map((day) => day.title)).toEqual(['KASANE - CHOBE RIVERFRONT', 'CHOBE - MAUN']);
    expect([titles(days, 0), titles(days, 1)]).toEqual([
      ['Boat trip on the Chobe', 'Riverbend Camp'],
      ['Flight to Maun'],
    ]);
  });

  it('leaves capitals that are entries among entries', () => {
    const entriesInCapitals = 'DAY 1\nBOAT TRIP\nLUNCH ASHORE\n\nDAY 2\nFLIGHT HOME\nLUNCH ON BOARD';
    expect(titles(entriesInCapitals, 0)).toEqual(['BOAT TRIP', 'LUNCH ASHORE']);
  });
});

describe('times and figures that stand apart', () => {
  it('takes the dotted figure at the end of several entries as their time', () => {
    const days = (last: string) =>
      `Monday 7 June 2027\nFerry to Rab, 9.40\nDinner by the quay, 20.15\n\nTuesday 8 June 2027\nBoat to Lopar, 10.05\nPicnic, ${last}`;
    expect([...entries(days('13.30'), 0), ...entries(days('13.30'), 1)].map((a) => [a.title, a.time])).toEqual([
      ['Ferry to Rab', '9:40 AM'],
      ['Dinner by the quay', '8:15 PM'],
      ['Boat to Lopar', '10:05 AM'],
      ['Picnic', '1:30 PM'],
    ]);
    expect(entries(days('38.50'), 0).map((a) => a.time)).toEqual([null, null]);
  });

  it('gives the distance of a row of figures to the walk of the day', () => {
    const days = [
      'Day 1 | Hut A - Hut B',
      'Trek along the ridge to Hut B',
      'Jeep down to the village.',
      'Altitude 2,100 m > 2,480 m | Walking 5-6 h | Distance 11 km',
      '',
      'Day 2 | Hut B - Valley',
      'Steep descent to the valley.',
      'Altitude 2,480 m > 900 m | Walking 4 h | Distance 7 km',
    ].join('\n');
    expect([entries(days, 0), entries(days, 1)].map((all) => all.map((a) => [a.title, a.distance]))).toEqual([
      [
        ['Trek along the ridge to Hut B', '11 km'],
        ['Jeep down to the village', null],
      ],
      [['Steep descent to the valley', '7 km']],
    ]);
  });

  it('names a day by the short line between its date and its paragraph', () => {
    const days = [
      'Friday, 3 September 2027',
      'Into the hills',
      'Our driver meets you at Pisa airport at midday and takes you to the Villa Ginestra, where dinner is served.',
      '',
      'Saturday, 4 September 2027',
      'Olive groves and slow roads',
      'In the morning stroll through the groves with the owner. A long lunch follows in the courtyard.',
    ].join('\n');
    expect(read(days).days.map((day) => day.title)).toEqual(['Into the hills', 'Olive groves and slow roads']);
  });

  it('reads the sentences of a paragraph that starts with a time and tells another', () => {
    const days = [
      'Day 1 - Monday 7 June 2027',
      '08.15 hrs transfer to the marina. Board the schooner at 11.00 hrs for lunch. Later on, snorkelling in the bay.',
      '',
      'Day 2 - Tuesday 8 June 2027',
      '09.00 hrs transfer to the airport.',
    ].join('\n');
    expect(entries(days, 0).map((a) => a.time)).toEqual(['8:15 AM', '11:00 AM', null]);
  });
});

describe('short notes and long sentences', () => {
  it('splits a day at strokes between blanks', () => {
    const note = [
      'MON 7JUN27 arr LIS 1115 TP1357 / trf htl / o/n Casa Amora',
      'TUE 8JUN27 bfst / 0930 h/d tour Alfama + castle / o/n Casa Amora',
      'WED 9JUN27 flt LIS-LHR 1505/1750 / trf home / end of tour',
    ].join('\n');
    expect(entries(note, 1).map((a) => [a.title, a.time, a.type])).toEqual([
      ['bfst', null, 'meal'],
      ['h/d tour Alfama + castle', '9:30 AM', expect.any(String)],
      ['o/n Casa Amora', null, 'accommodation'],
    ]);
    expect(entries(note, 2)[0]).toMatchObject({ title: 'flt LIS-LHR', time: '3:05 PM – 5:50 PM' });
  });

  it('leaves places between strokes as the name of their day', () => {
    const names = 'Day 1: Kotor / Perast / Budva\nDay 2: Ulcinj, 10:00 Beach, 13:00 Lunch';
    expect(read(names).days[0]?.title).toBe('Kotor / Perast / Budva');
  });

  it('reads what is joined to the way as its own entry', () => {
    const days = [
      'Day 1  Trogir & Split',
      'After a leisurely breakfast you will be driven to Trogir, where a local guide leads you along the walls. Following a lunch of grilled fish in the harbour, you continue to Split. In the evening visit the cellars, followed by dinner at the Konoba Matija.',
      '',
      'Day 2  Homeward bound',
      'A last walk takes in the market hall, and our driver takes you to the airport by 15:00.',
    ].join('\n');
    expect(entries(days, 0).map((a) => [a.title, a.type])).toEqual([
      ['After a leisurely breakfast you will be driven to Trogir', 'travel'],
      ['a local guide leads you along the walls', expect.any(String)],
      ['lunch of grilled fish in the harbour', 'meal'],
      ['you continue to Split', 'travel'],
      ['visit the cellars', 'culture'],
      ['dinner at the Konoba Matija', 'meal'],
    ]);
    expect(entries(days, 1).map((a) => a.time)).toEqual([null, '3:00 PM']);
  });

  it('takes a country in the title whose name means other things where the days lie in it', () => {
    const days = (title: string) =>
      `${title}\n\nDay 1: Amman\n- Dinner\n\nDay 2: Petra\n- Walk\n\nDay 3: Aqaba\n- Swim`;
    expect(read(days('JORDAN: SANDS & SEAS')).location).toBe('JORDAN');
    expect(read(days('Michael: sands & seas')).location).toBe('Amman, Petra, Aqaba');
    expect(read(days('Nabatean Plateau by car, 3 days')).location).toBe('Nabatean Plateau');
    expect(read(days('Family Honeymoon by car')).location).toBe('Amman, Petra, Aqaba');
  });

  it('takes what stands behind a price and a colon as words about the entry', () => {
    const days = 'Day 1: Prado\nThyssen Museum (14 EUR): book a week ahead\nLunch\n\nDay 2: Retiro\nWalk';
    expect(entries(days, 0)[0]).toMatchObject({
      title: 'Thyssen Museum',
      cost: '14 EUR',
      description: 'book a week ahead',
    });
  });
});

describe('a letter that tells its days', () => {
  const letter = [
    'Dear Tom and Priya,\n\nHere is what I have in mind for Menorca, 3 to 6 October 2027.',
    'On Sunday 3 October you fly from Bristol to Mahon at 9.15, and a driver takes you to Ciutadella.',
    'The next day begins slowly. At 11 am Joana walks you through the old town and its small palaces.',
    'On Tuesday 5 October a boat picks you up at 10 am for a day along the coves of the south.',
    'And on the Wednesday, after breakfast, the taxi comes at 8.30, then your flight leaves at 11.40.',
    'In all it is £640: the flights £420, the walk £60 and the boat £160.',
    'Warmly,\nNell',
  ].join('\n\n');

  it('opens a day with each paragraph that names its date, its weekday or the next day', () => {
    expect(read(letter).days.map((day) => day.date)).toEqual(['2027-10-03', '2027-10-04', '2027-10-05', '2027-10-06']);
    expect(entries(letter, 3).map(({ title, time }) => [title, time])).toEqual([
      ['the taxi comes', '8:30 AM'],
      ['your flight', '11:40 AM'],
    ]);
  });

  it('dates the weekdays of a letter that gives the dates of the trip', () => {
    const german = [
      'Liebe Frau Vogt, hier Ihre Tage im Elsass vom 3. bis 5. Juni 2027.',
      'Am Donnerstag fahren Sie um 9.10 Uhr mit dem TGV nach Colmar und wohnen im Hotel Zum Storchen.',
      'Freitag beginnt mit einer Führung durch die Altstadt um 10 Uhr, danach ist der Nachmittag frei.',
      'Und am Samstag geht es um 12.30 Uhr mit dem Zug zurück nach Stuttgart, wo ich Sie erwarte.',
    ].join('\n\n');
    expect(read(german).days.map((day) => day.date)).toEqual(['2027-06-03', '2027-06-04', '2027-06-05']);
  });

  it('reads no days where the weekdays do not follow one another', () => {
    const talk = [
      'On Monday we had a long talk about the trip with everybody who wants to come along this time.',
      'On Friday the office is closed, so please write before noon if you need the papers from us.',
      'On Tuesday I can be reached by phone, and my colleague is there on all other days of the week.',
    ].join('\n\n');
    expect(read(talk).days).toEqual([]);
  });

  it('takes listed prices that add up to an amount of the text', () => {
    expect(read(letter).budget?.items.map((item) => [item.category, item.amount])).toEqual([
      ['flights', 420],
      ['walk', 60],
      ['boat', 160],
    ]);
    expect(read(letter.replace('£640', '£700')).budget?.items.map((item) => item.category)).toEqual(['Flight']);
  });
});

describe('what is offered at one time', () => {
  const programme = [
    'Thursday, May 6, 2027',
    '8:00 AM - 9:00 AM    Breakfast, Garden Room',
    '9:30 AM - 11:00 AM   PARALLEL SESSIONS (choose one)',
    '                     A. Claims in practice, Room 2',
    '                     B. Hiring well, Room 3',
    '12:00 PM - 1:00 PM   Lunch, Garden Room',
    'Friday, May 7, 2027',
    '9:00 AM              Check-out',
  ].join('\n');

  it('gives each item of the list the time of its heading, in a block of its name', () => {
    expect(read(programme).days[0]?.timeBlocks.map((block) => [block.period, block.activities.length])).toEqual([
      [null, 1],
      ['PARALLEL SESSIONS (choose one)', 2],
      [null, 1],
    ]);
    expect(entries(programme, 0).map(({ title, time }) => `${time} ${title}`)).toContain(
      '9:30 AM – 11:00 AM Claims in practice, Room 2',
    );
  });

  it('leaves a list under an entry that offers nothing as words about it', () => {
    expect(titles(programme.replace('PARALLEL SESSIONS (choose one)', 'General session'), 0)).toHaveLength(3);
  });
});

describe('a stage with its figures', () => {
  const stage = (facts: string) =>
    `DAY 1 / Sat 12 June 2027 / Melk to Krems\n${facts}\nThe river stays on your right. Tired legs may take the boat.\nOvernight: Gasthof Linde ***, Krems\n\nDAY 2 / Sun 13 June 2027 / Departure\nTrain home at 9:15`;

  it('is the way that the heading names, and its town that of the night', () => {
    const [ride, night, ...others] = entries(stage('36 km, ascent 120 m, bags there by 16:00'), 0);
    expect([ride?.title, ride?.distance, ride?.time]).toEqual(['Melk to Krems', '36 km', null]);
    expect([night?.title, night?.location]).toEqual(['Gasthof Linde ***, Krems', 'Krems']);
    expect(others).toEqual([]);
  });

  it('needs more than a distance', () => {
    expect(titles(stage('Transfer of 36 km to the pier'), 0)).not.toContain('Melk to Krems');
  });
});

describe('between journeys', () => {
  it('a wait is said about the train before it', () => {
    const text =
      'Sa 04.09.27\nICE 73 Kassel ab 08:24 Basel an 12:00\n  Umstieg Basel, 40 Min.\nIC 61 Basel ab 12:40 Thun an 14:00\n\nSo 05.09.27\n10:00 Stadtführung';
    expect(titles(text, 0)).toHaveLength(2);
    expect(entries(text, 0)[0]?.description).toBe('Umstieg Basel, 40 Min.');
  });
});

describe('prices after the days', () => {
  const trip = (prices: string) =>
    read(`Utrecht\n\nDay 1: Canals\n- 10:00 Boat trip\n\nDay 2: Home\n- 9:00 Train home\n\n${prices}`).budget;

  it('are read as items where the last one is the sum of the others', () => {
    expect(trip('Boat pass €40\nMuseum card €65\nTulip class €30\nTotal €135')?.items).toHaveLength(3);
    expect(trip('Boat pass €40\nMuseum card €65\nTulip class €30\nTotal €150')?.items ?? []).toEqual([]);
  });

  it('may come about as a product', () => {
    const budget = trip('Price\nRoom 2 x €165 . . . . . €330\nE-bike 2 x €20 . . . . . €40\nTotal €370');
    expect(budget?.items.map((item) => [item.category, item.amount, item.description])).toEqual([
      ['Room', 330, '2 x €165'],
      ['E-bike', 40, '2 x €20'],
    ]);
  });

  it.each([
    ['Room 3 nights x €110 = €330', 330, '3 nights x €110'],
    ['Room 3 Nächte à €110 = €330', 330, '3 Nächte à €110'],
    ['Room 3 nights at €110 . . . €330', 330, '3 nights at €110'],
    ['Room €110 x 3 nights = €330', 330, '€110 x 3 nights'],
    ['Room €110 per night × 3 = €330', 330, '€110 per night × 3'],
  ])('may count what is paid for: %s', (line, amount, how) => {
    const [room] = trip(`Budget\n${line}\nE-bike 2 x €20 = €40\nTotal €370`)?.items ?? [];
    expect([room?.category, room?.amount, room?.description]).toEqual(['Room', amount, how]);
  });

  it('are no product where the numbers do not make one', () => {
    const budget = trip('Budget\nRoom 2 nights x €110 = €330\nE-bike 2 x €20 = €40\nMeals €90');
    expect(budget?.items.map((item) => item.category)).toEqual(['E-bike', 'Meals']);
  });

  it('make no sum with what only some pay, nor with what a list of terms mentions', () => {
    const budget = trip(
      'Price per person\nTour package €900\nVisa €40\nSingle supplement €120\nPrice includes: all taxes (€95), guide',
    );
    expect([budget?.total, budget?.items.map((item) => item.amount)]).toEqual([null, [900, 40, 120]]);
  });
});

describe('the title', () => {
  const titled = (...head: string[]) =>
    read(`${head.join('\n')}\n\nDay 1: Arrival\n- 10:00 Walk\n\nDay 2: Home\n- 9:00 Train`).title;

  it('is not the page header, the kind of trip, the firm, or who holds the event', () => {
    expect(titled('HILL & DALE  |  Walking 2027      Brochure p. 12', '', 'The Wye Valley on foot')).toBe(
      'The Wye Valley on foot',
    );
    expect(titled('VOYAGES DU PORT – Brest', 'CIRCUIT ACCOMPAGNÉ', 'LA SARDAIGNE CÔTÉ MER')).toBe(
      'LA SARDAIGNE CÔTÉ MER',
    );
    expect(titled("St Anne's Community School, Athlone", 'Geography trip to the Burren')).toBe(
      'Geography trip to the Burren',
    );
    expect(titled('LARCH MUTUAL', "LEADERS' CONFERENCE PROGRAMME")).toBe("LEADERS' CONFERENCE PROGRAMME");
  });
});
