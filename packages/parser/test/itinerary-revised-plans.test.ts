/** What a revised plan cancels, what is done next within an entry, how one signs, and which words tell a stay or a ride. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-20' });
const entriesOf = (text: string) =>
  read(text).days.map(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities.map((a) => (a.time === null ? a.title : `${a.time} ${a.title}`))),
  );
const typesOf = (...lines: string[]) =>
  read(`Trip\n\nDay 1\n${lines.join('\n')}\n\nDay 2\n- 10:00 Walk`)
    .days[0]?.timeBlocks.flatMap(({ activities }) => activities)
    .map(({ title, type }) => [title, type]);

describe('I-264 semicolons in a row without an hour', () => {
  it('part what is done, and nothing else', () => {
    const table = (plan: string): string =>
      `Oslo\n\nDate\tProgramme\tRemarks\nMon 3 May 2027\t${plan}\tflat shoes\n\tBoat trip\t\nTue 4 May 2027\tFlight home\t\n`;
    expect(entriesOf(table('Harbour walk; dinner, 19:00'))[0]).toEqual(['Harbour walk', '7:00 PM dinner', 'Boat trip']);
    expect(entriesOf(table('Harbour walk; rain or shine'))[0]).toEqual(['Harbour walk; rain or shine', 'Boat trip']);
  });
});

describe('I-265 cancelled and new entries', () => {
  const day = (...lines: string[]): readonly string[] =>
    entriesOf(
      `Revised plan\n\nMon 3 May 2027 - Oslo\n${lines.join('\n')}\n13:00 Lunch\n\nTue 4 May 2027 - Bergen\n10:00 Walk`,
    )[0] ?? [];

  it.each([
    'CANCELLED 18:30 harbour tour',
    '18:30 [CANCELLED] harbour tour',
    '18:30 harbour tour - CANCELLED (lift out of order)',
    '18:30 harbour tour (cancelled)',
    '- Fish market – cancelled due to the strike',
    '- CANCELLED: whale safari',
    '- Stadtrundfahrt – entfällt',
    '- Visita guiada (cancelada)',
    '~~18:30 harbour tour~~',
    '- ~~Fish market~~',
  ])('leaves out %s', (line) => {
    expect(day(line)).toEqual(['1:00 PM Lunch']);
    const text = `Plan\n\nMon 3 May 2027 - Oslo\n${line}\n13:00 Lunch\n\nTue 4 May 2027 - Bergen\n10:00 Walk`;
    expect(read(text).source.unused.map(([from, to]) => text.slice(from, to))).toContain(line);
  });

  it.each(['- Boat trip (cancelled if it rains)', '- Boat trip, can be cancelled', '- Cancellation insurance desk'])(
    'keeps %s',
    (line) => expect(day(line)).toHaveLength(2),
  );

  it('leaves out the row with such a cell', () => {
    const text =
      'Oslo\n\n| Date | Time | Activity | Status |\n|---|---|---|---|\n| 3 May 2027 | 10:00 | Museum | Cancelled |\n| | 12:00 | Boat trip | confirmed |\n| 4 May 2027 | 9:00 | Walk | |\n';
    expect(entriesOf(text)).toEqual([['12:00 PM Boat trip'], ['9:00 AM Walk']]);
  });

  it('takes the word that an entry is new from its name', () => {
    expect(day('NEW 12:00 Tea at the mill', '- [NEW] Sauna', 'NEU: 12:30 Kaffee')).toEqual([
      '12:00 PM Tea at the mill',
      'Sauna',
      '12:30 PM Kaffee',
      '1:00 PM Lunch',
    ]);
    expect(day('NEW YORK Bagels 12:00')[0]).toContain('NEW YORK');
  });
});

describe('I-266 what is done next', () => {
  it('is an entry of its own', () => {
    const text = `# Oslo

## Day 1 – 3 May 2027
- **Morning:** Visit the Viking Museum (€15). See the ships and the burial finds.
- **Afternoon:** Bus to Bygdøy at 2:00 PM (€7). Check in at **Mill Inn**. Wander the quay.
- **Evening:** Cake at **Kari's**, then a private transfer to the airport at 7:00 PM (€55).

## Day 2 – 4 May 2027
- 11:00 AM Castle tour. Wander the gardens.
- Stop: Old fort. Walk along the walls.`;
    expect(entriesOf(text)).toEqual([
      [
        'Visit the Viking Museum',
        '2:00 PM Bus to Bygdøy',
        'Check in at Mill Inn',
        'Wander the quay',
        "Cake at Kari's",
        '7:00 PM a private transfer to the airport',
      ],
      ['11:00 AM Castle tour', 'Wander the gardens', expect.stringContaining('Old fort')],
    ]);
    expect(
      read(text)
        .days[0]?.timeBlocks.at(-1)
        ?.activities.map(({ cost }) => cost),
    ).toEqual([null, '€55']);
  });
});

describe('I-267 how one signs a short message', () => {
  it.each(['thx, Jens', 'Thanks Jens', 'Cheers', 'LG Ute', 'Bises, Léa x'])('%s is no entry', (line) => {
    const text = `Mon 3 May 2027: 10:00 Museum with a guide, 14:00 lunch at the mill,\n19:00 Opera\nTue 4 May 2027: 09:30 Palace\n13:00 Taxi\n${line}`;
    expect(entriesOf(text).flat()).not.toContain(line);
    expect(entriesOf(text)[1]).toHaveLength(2);
  });
});

describe('I-268 rides before stays', () => {
  it('are travel', () => {
    expect(
      typesOf('- 7:10 Meet at the airport, Lufthansa check-in', '- 17:00 Drive back to Lund, o/n Hotel Astra'),
    ).toEqual([
      ['Meet at the airport, Lufthansa check-in', 'travel'],
      ['Drive back to Lund, o/n Hotel Astra', 'travel'],
    ]);
    expect(typesOf('- 15:00 Check-in at Hotel Astra')).toEqual([['Check-in at Hotel Astra', 'accommodation']]);
  });
});

describe('I-269 a house below another entry', () => {
  it('is a stay of its own where its nights or its booking stand beside it', () => {
    const lines = [
      '11:00 Castle',
      'Table booked 7.30pm at The Anchor',
      'B&B Oak House, Kendal (2 nights). Tel 555 0127',
    ];
    expect(typesOf(...lines)?.at(-1)).toEqual(['B&B Oak House, Kendal (2 nights)', 'accommodation']);
    expect(typesOf('15:00 Check-in', 'Hotel Astra, 4 Mill Road')).toHaveLength(1);
  });
});

describe('I-270 what getting in costs', () => {
  const dayOf = (...lines: string[]) =>
    read(`Rome\n\nFri 7 May 2027\n${lines.join('\n')}\n\nSat 8 May 2027\n10:00 Walk`)
      .days[0]?.timeBlocks.flatMap(({ activities }) => activities)
      .map(({ title, cost, description }) => [title, cost, description]);

  it('is the cost of the entry above', () => {
    expect(
      dayOf('10:00 Forum', 'Tickets €25 each', '13:00 Lunch', '14:30 Arena tour', 'Entry €18 pp, book online'),
    ).toEqual([
      ['Forum', '€25', null],
      ['Lunch', null, null],
      ['Arena tour', '€18', 'book online'],
    ]);
    expect(dayOf('- Borghese Gallery', '- Biglietti: 15 € a testa', '- Dinner')).toEqual([
      ['Borghese Gallery', '15 €', null],
      ['Dinner', null, null],
    ]);
  });

  it('is an entry where more is said, or the one above has its price', () => {
    expect(dayOf('- Forum (€12)', '- Tickets €25 each')).toHaveLength(2);
    expect(dayOf('- Forum', '- Tickets to the opera gala, €25')).toHaveLength(2);
  });
});

describe('I-271 late rides', () => {
  const codes = (ride: string): readonly string[] =>
    read(
      `Oslo\n\nMon 3 May 2027\n10:00 Museum\nOvernight at Hotel Astra\n\nTue 4 May 2027\n10:00 Walk\n22:30 ${ride}\n\nWed 5 May 2027\n10:00 Fort\nOvernight at Hotel Fram\n\nThu 6 May 2027\n10:00 Boat\nOvernight at Hotel Fram\n\nFri 7 May 2027\n10:00 Flight home\n`,
    ).warnings.map(({ code }) => code);

  it.each(['Taxi back to the hotel', 'Tram to the centre', 'Transfer to Hotel'])('%s is no night on the way', (ride) =>
    expect(codes(ride)).toContain('night-without-stay'),
  );

  it.each(['Bus to Bergen', 'Flight to Tromsø', 'Taxi to the airport'])('%s may be', (ride) =>
    expect(codes(ride)).toEqual([]),
  );
});

describe('I-272 ends of rides', () => {
  it.each([
    ['8:47 train to Lille (arr. 9:17)', '8:47 AM – 9:17 AM train to Lille'],
    ['8:47 Zug nach Bozen (an 9:17)', '8:47 AM – 9:17 AM Zug nach Bozen'],
    ['Vuelta 16:40, llegada Madrid 20:02', '4:40 PM – 8:02 PM Vuelta, llegada Madrid'],
    ['Fly Wilson – Mara 08:15/09:00', '8:15 AM – 9:00 AM Fly Wilson – Mara'],
    ['checkout 10', '10:00 AM checkout'],
    ['8:47 Castle (closes 17:00)', '8:47 AM Castle (closes 17:00)'],
    ['11:00 Gallery, room 9/11', '11:00 AM Gallery, room 9/11'],
  ])('%s', (line, entry) => {
    expect(entriesOf(`Trip\n\nDay 1\n- ${line}\n\nDay 2\n- 10:00 Walk`)[0]).toEqual([entry]);
  });
});

describe('I-273 pictures before entries', () => {
  it('say of what kind they are where no word does', () => {
    expect(typesOf('🚆 AVE Madrid – Granada', '🍽️ El Sur', '🚆 Museum', 'El Norte')?.map(([, type]) => type)).toEqual([
      'travel',
      'meal',
      'culture',
      'activity',
    ]);
  });
});

describe('I-274 a ride and a meal', () => {
  it('are two entries', () => {
    expect(
      entriesOf('Trip\n\nDay 1\nDrive to Lund (2 hrs), lunch at Oak House. Walk to the fort.\n\nDay 2\n10:00 Walk')[0],
    ).toEqual(['Drive to Lund', 'lunch at Oak House', 'Walk to the fort']);
    expect(
      entriesOf('Trip\n\nDay 1\nDrive to Lund (2 hrs), lunch on the way. Walk to the fort.\n\nDay 2\n10:00 Walk')[0],
    ).toHaveLength(2);
  });
});

describe('I-278 rides behind rides', () => {
  it.each([
    [
      'Zug Sevilla 09:45 – Madrid 12:17, Rückflug LH 1123 um 15:20',
      ['9:45 AM – 12:17 PM Zug Sevilla – Madrid', '3:20 PM Rückflug LH 1123'],
    ],
    ['Transfer 15:00; FR 5463 FAO 18:05 – STN 20:55', ['3:00 PM Transfer', '6:05 PM – 8:55 PM FR 5463 FAO – STN']],
    ['Golf Old Course 15:00, at 18 holes', ['3:00 PM Golf Old Course, at 18 holes']],
  ])('%s', (line, entries) => {
    expect(entriesOf(`Trip\n\nDay 1\n${line}\n\nDay 2\n10:00 Walk`)[0]).toEqual(entries);
  });

  it('what is included is said about the entry', () => {
    expect(
      entriesOf(
        'Golf\nFri 19 Mar  Tee time Old Course 09:20, buggy incl.\nSat 20 Mar  Tee time Mill 10:40, lunch 14:00',
      ),
    ).toEqual([['9:20 AM Tee time Old Course'], ['10:40 AM Tee time Mill', '2:00 PM lunch']]);
  });
});

describe('B-11 what a trip costs', () => {
  const totalOf = (lines: string) =>
    read(`Trip to Rome\n\nDay 1 - 3 May 2027\n10:00 Walk\nDay 2 - 4 May 2027\n10:00 Museum\n\n${lines}\n`).budget
      ?.total ?? null;

  it.each([
    ['Estimated cost: €480–€560', 480],
    ['Geschätzte Kosten: 480-560 €', 480],
    ['Coût estimé : 480 € - 560 €', 480],
    ['Kosten: ca. 480 Euro p.P.', 480],
    ['QUOTA INDIVIDUALE\n€ 1.240', 1240],
    ['PRIX PAR PERSONNE\n\n1 240 €', 1240],
    ['Preis pro Person\n1.240 EUR', 1240],
    ['Price per person (twin share)\nUSD 1,145', 1145],
    ['Price: from US$ 1,190 per person in twin room. Single supplement: US$ 320.', 1190],
    ['Quota individuale: € 720,00 – supplemento singola € 110,00', 720],
    ['Budget estimatif : 9 400 €', 9400],
    ['Per golfer £689, single supp £120', 689],
  ])('%s', (lines, total) => expect(totalOf(lines)).toBe(total));

  it.each([
    'Estimated cost per day: €120',
    'Single supplement\n£240',
    'Deposit\n£200',
    'Price per person\nBook now from £90',
  ])('%s is none', (lines) => expect(totalOf(lines)).toBeNull());

  it('B&Bs are an item', () => {
    const text = 'Trip\n\nDay 1\n10:00 Walk\n\nCOSTS\nB&Bs (4 nights)   £480\nCar hire   £342\nTotal   £822\n';
    expect(read(text).budget?.items.map(({ category, amount }) => [category, amount])).toEqual([
      ['B&Bs (4 nights)', 480],
      ['Car hire', 342],
    ]);
  });
});
