/** Which lines are the days of an itinerary, and whose day a line is: each rule with texts that it reads and one that it leaves. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (text: string, day: number) =>
  read(text).days[day]?.timeBlocks.flatMap((block) => block.activities) ?? [];
const titles = (text: string, day: number): string[] => entries(text, day).map((activity) => activity.title);
const days = (text: string) => read(text).days.map(({ date, title }) => [date, title]);
const unused = (text: string): string[] => read(text).source.unused.map(([from, to]) => text.slice(from, to));

describe('I-12 a heading of several days', () => {
  it('is written short', () => {
    const text =
      'ANDES BY BIKE, 6 - 13 June 2027\n\nD1/2  Sun 6/Mon 7 Jun  Arequipa\n- check bikes\nD3 & D4  Tue 8 & Wed 9 Jun  Chivay\n- ride 160 km\nD5+6 Thu 10 + Fri 11 Jun Puno\n- boat to Uros\nD7-D8: Sat 12 – Sun 13 Jun: Cusco\n- bikes back';
    const out = read(text);
    expect([out.dates, out.warnings]).toEqual(['June 6 to 13, 2027', []]);
    expect(days(text)).toEqual([
      ['2027-06-06', 'Arequipa'],
      ['2027-06-08', 'Chivay'],
      ['2027-06-10', 'Puno'],
      ['2027-06-12', 'Cusco'],
    ]);
  });

  it('gives both dates whole', () => {
    const text =
      'Fri 7 May 2027 / Sat 8 May 2027 - Inverness\n- distillery tour\nSun 9 May 2027 - Skye\n- drive to Portree\nMon 31 May + Tue 1 June 2027 - Harris\n- beaches';
    expect([read(text).dates, days(text)]).toEqual([
      'May 7 to June 1, 2027',
      [
        ['2027-05-07', 'Inverness'],
        ['2027-05-09', 'Skye'],
        ['2027-05-31', 'Harris'],
      ],
    ]);
  });

  it('counts with ranks, and has two weekdays before its dates', () => {
    const text =
      'RUNDREISE\n\n1. Tag, Sa 05.06.2027: Olbia\nFlug nach Olbia.\n2./3. Tag, So/Mo 06./07.06.2027: Alghero\nBootsfahrt zur Grotte.\n4. und 5. Tag, Di–Mi 08.–09.06.2027: Bosa\nWanderung.\n6.-7. Tag: Heimreise\nFlug nach Köln.';
    expect([read(text).dates, read(text).warnings]).toEqual(['June 5 to 11, 2027', []]);
    expect(days(text)).toEqual([
      ['2027-06-05', 'Olbia'],
      ['2027-06-06', 'Alghero'],
      ['2027-06-08', 'Bosa'],
      ['2027-06-10', 'Heimreise'],
    ]);
    expect(days('1º e 2º dia: Porto\nPasseio\n3º/4º dia – Lisboa\nElétrico\n5º dia – volta\nVoo')).toHaveLength(3);
  });

  it('has them without a number too', () => {
    const text =
      'Mon–Wed 12–14 April 2027 – Bellagio\n- boat to Varenna\nThu/Fri 15/16 April 2027 – Lugano\n- funicular\nSat 17 April 2027 – home\n- train';
    expect([read(text).warnings, days(text)]).toEqual([
      [],
      [
        ['2027-04-12', 'Bellagio'],
        ['2027-04-15', 'Lugano'],
        ['2027-04-17', 'home'],
      ],
    ]);
    expect(days('**Sa, 10.4.2027 – Ubud**\n- Fahrt\n**Mo/Di, 12./13.4.2027 – Gili Air**\n- Boot')[1]).toEqual([
      '2027-04-12',
      'Gili Air',
    ]);
  });

  it('leaves the rank of a day behind its number out of the title', () =>
    expect(
      days('Day 3 Mon 7th MILNA - HVAR\nswim stop\nDay 4 Tue 8th VIS\nblue cave').map(([, title]) => title),
    ).toEqual(['MILNA - HVAR', 'VIS']));

  it('leaves a length of time', () =>
    expect(
      days('5 giorni in bici\n2-3 giorni di mare\n\n1º giorno: Pisa\nVisita\n2º giorno: Lucca\nVisita'),
    ).toHaveLength(2));

  it('leaves a length behind the number of one day', () =>
    expect(days('D1 - 14 km\n- walk to the pass\nD2 - 9 km\n- walk down\nD3-18 km\n- bus')).toHaveLength(3));
});

describe('I-12 a slip in the weekday of a heading', () => {
  it.each(['Tuseday', 'Tusday', 'Tuesdday', 'Teusday'])('hides no day: %s', (word) => {
    const text = `Monday 3 May 2027\n09:00 Sissinghurst\n13:00 lunch\n${word} 4 May 2027\n09:30 Great Dixter\n\nWednesday 5 May 2027\n08:00 home`;
    expect(days(text)).toEqual([
      ['2027-05-03', null],
      ['2027-05-04', null],
      ['2027-05-05', null],
    ]);
    expect(read(text).warnings).toEqual([]);
  });

  it('is one in other languages too', () => {
    expect(days('Montag 3. Mai 2027\n09:00 Rundgang\nMitwoch, 5. Mai 2027: Heimreise\n11:00 Abfahrt')[1]).toEqual([
      '2027-05-05',
      'Heimreise',
    ]);
  });

  it('is none in another word before a date', () =>
    expect(days('Monday 3 May 2027\n09:00 Rome\nArrival 4 May 2027\nWednesday 5 May 2027\n08:00 home')).toHaveLength(
      2,
    ));
});

describe('I-12 a date in a quotation', () => {
  const text = (quoted: string) =>
    `On Mon, 2 Nov 2026 at 09:12, Kari <kari@b.example> wrote:\n\n> Hei,\n>\n> Fri 7 May 2027\n> 14:00 land at Leknes\n> 19:00 dinner\n>\n> the boat people wrote:\n>\n>> ${quoted}\n>> 09:00 sea eagle safari\n>\n> Sun 9 May 2027\n> 10:00 walk to Kvalvika\n> 18:00 fly home`;

  it('heads the day that the text leaves out', () => {
    expect(days(text('Sat 8 May 2027')).map(([date]) => date)).toEqual(['2027-05-07', '2027-05-08', '2027-05-09']);
    expect(titles(text('Sat 8 May 2027'), 1)).toEqual(['sea eagle safari']);
  });

  it.each(['Wed 2 June 2027', 'Sun 9 May 2027', 'Thu 1 October 2026'])('heads none outside of the gap: %s', (quoted) =>
    expect(days(text(quoted)).map(([date]) => date)).toEqual(['2027-05-07', '2027-05-09']),
  );
});

describe('I-13 stages', () => {
  it('are done on the day whose heading stands above them', () => {
    const text =
      'Day 1 | Fri 4 June 2027 | Ourém\n16:00 bikes handed over\nDay 2 | Sat 5 June 2027 | Ourém – Fátima\nStage 1: walk from Ourém to Fátima, 12 km\nDay 3 | Sun 6 June 2027 | Fátima – Batalha\nStage 2: walk from Fátima to Batalha, 19 km (5 h)\nDay 4 | Mon 7 June 2027 | home\n10:30 bus to Lisbon';
    const out = read(text);
    expect([out.dates, out.warnings, out.days.map((day) => day.title)]).toEqual([
      'June 4 to 7, 2027',
      [],
      ['Ourém', 'Ourém – Fátima', 'Fátima – Batalha', 'home'],
    ]);
    expect(entries(text, 2).map((a) => [a.title, a.distance])).toEqual([
      ['Stage 2: walk from Fátima to Batalha, 19 km', '19 km'],
    ]);
  });

  it('are so under dates without numbers, and in German', () => {
    const dated =
      'Friday 4 June 2027 – Annecy\n16:00 bikes\nSaturday 5 June 2027 – Talloires\nStage 1: ride to Talloires, 22 km\nSunday 6 June 2027 – Doussard\nStage 2: ride to Doussard, 18 km\nMonday 7 June 2027 – home\n10:30 train';
    expect(days(dated).map(([date]) => date)).toEqual(['2027-06-04', '2027-06-05', '2027-06-06', '2027-06-07']);
    const numbered =
      '1. Tag, Sa 05.06.2027: Anreise Passau\nZimmerbezug ab 15 Uhr\n2. Tag, So 06.06.2027: Schlögen\nEtappe 1: Radtour nach Schlögen, 42 km\n3. Tag, Mo 07.06.2027: Linz\nEtappe 2: Radtour nach Linz, 46 km';
    expect(days(numbered).map(([, title]) => title)).toEqual(['Anreise Passau', 'Schlögen', 'Linz']);
  });

  it('are days where no other heading stands above them, numbered on from the days before', () => {
    const alone =
      'Stage 1: Ronda to Grazalema\nSat 5 June 2027\nWalk over the pass\nStage 2: Grazalema to Zahara\nSun 6 June 2027\nWalk to the lake';
    expect(days(alone)).toEqual([
      ['2027-06-05', 'Ronda to Grazalema'],
      ['2027-06-06', 'Grazalema to Zahara'],
    ]);
    const among =
      'Coast walk from 5 June 2027\n\nDay 1: Arrival in Porto\nTransfer\nStage 1: to Vila do Conde\nWalk, 24 km\nStage 2: to Esposende\nWalk, 23 km\nDay 4: Departure\nTransfer';
    expect([read(among).warnings, days(among).map(([date]) => date)]).toEqual([
      [],
      ['2027-06-05', '2027-06-06', '2027-06-07', '2027-06-08'],
    ]);
  });
});

describe('I-14 a chat under the heads of its messages', () => {
  const chat =
    'Priya N.  9:05 AM\nsure, here it is\n\nPriya N.  9:06 AM\nTuesday 11 May 2027\n10:00 train to York\n13:00 lunch at the Mallard\n\nPriya N.  9:08 AM\nand then\nWednesday 12 May 2027\n9:00 workshop\n16:30 train home\n\nLucy Marsh (Host)  9:31 AM\nperfect, the key is in the box\n\nPriya N.  9:32 AM\n👍 2\nthanks so much!!\n\nRead 9:40 AM\nType a message...';

  it('reads the plan and leaves the rest unused', () => {
    expect([titles(chat, 0), titles(chat, 1), read(chat).warnings]).toEqual([
      ['train to York', 'lunch at the Mallard'],
      ['workshop', 'train home'],
      [],
    ]);
    expect(unused(chat)).toEqual(
      expect.arrayContaining([
        'Priya N.  9:08 AM',
        'and then',
        'perfect, the key is in the box',
        'thanks so much!!',
        'Read 9:40 AM',
        'Type a message...',
      ]),
    );
  });

  it('knows times in brackets and behind a dash', () => {
    for (const mark of ['Ana [HH]', 'Ana — Today at HH', 'Ana · HH']) {
      const at = (time: string) => mark.replace('HH', time);
      const text = `${at('18:42')}\nos paso el plan\n${at('18:43')}\nSábado 5 de junio de 2027\n10:00 llegada a Cádiz\n14:00 comida\n${at('18:53')}\nDomingo 6 de junio de 2027\n11:00 paseo por la playa\n18:15 tren a Sevilla`;
      expect([titles(text, 0), titles(text, 1)]).toEqual([
        ['llegada a Cádiz', 'comida'],
        ['paseo por la playa', 'tren a Sevilla'],
      ]);
      expect(unused(text)).toEqual(expect.arrayContaining([at('18:43'), at('18:53')]));
    }
  });

  it('takes no entries for senders', () => {
    const plan =
      'Sat 5 June 2027\nYoga 10:02 AM\non the roof\nYoga 10:45 AM\nby the sea\nOyster Shack 12:33 PM\nby the pier';
    expect(titles(plan, 0)).toEqual(expect.arrayContaining(['Yoga', 'Oyster Shack']));
    const round = 'Sat 5 June 2027\nBluebird 10:00\ngate 4\nBluebird 10:45\ngate 5\nBluebird 11:30\ngate 6';
    expect(titles(round, 0)).toEqual(expect.arrayContaining(['Bluebird']));
  });
});

describe('I-15 paragraphs', () => {
  const text = (last: string) =>
    `MOSEL\n\nTag 1, 3.5.2027: Trier\n09:30 Uhr Abfahrt in Köln. Stadtführung durch das römische Trier. Weiterfahrt nach Bernkastel (48 km). Eine Übernachtung im Hotel Post.\nTag 2, 4.5.2027: Cochem\n10:00 Uhr Schifffahrt nach Cochem mit dem Dampfer. Besuch der Reichsburg (Eintritt 8 €). Abendessen im Weinkeller.\nTag 3, 5.5.2027: Heimreise\nFrühstück im Hotel und freie Zeit in den Gassen der Altstadt. 11:15 Uhr Rückfahrt nach Köln.${last}`;

  it('give each sentence its own time, distance and price', () => {
    expect(entries(text(''), 0).map((a) => [a.title, a.time, a.distance])).toEqual([
      ['Abfahrt in Köln', '9:30 AM', null],
      ['Stadtführung durch das römische Trier', null, null],
      ['Weiterfahrt nach Bernkastel', null, '48 km'],
      ['Eine Übernachtung im Hotel Post', null, null],
    ]);
    expect(entries(text(''), 1).map((a) => [a.title, a.cost])).toEqual([
      ['Schifffahrt nach Cochem mit dem Dampfer', null],
      ['Besuch der Reichsburg', '8 €'],
      ['Abendessen im Weinkeller', null],
    ]);
  });

  it.each([
    '\n\nIm Reisepreis enthalten: Fahrt, 2 Übernachtungen',
    '\nIm Gesamtpreis enthalten: Fahrt',
    '\nNicht im Preis enthalten: Trinkgelder',
  ])('end before what the price holds:%s', (last) => expect(titles(text(last), 2)).toEqual(titles(text(''), 2)));

  it('leave an entry with its description in a day of times', () =>
    expect(
      titles(
        'Day 1 - Fez\n9:00 Tannery. The oldest of the city, with a view over the vats from the market around it.\n11:00 Madrasa. A museum of carved cedar and tiles that is worth the long walk to the gate.\n13:00 Lunch',
        0,
      ),
    ).toHaveLength(3));
});

describe('I-16 where one sleeps', () => {
  it.each([
    'Alojamiento en el Hotel Reina (1 noche).',
    'Two nights at the Parador.',
    'Overnight in Granada',
    'Hospedagem na Pousada do Sol (2 noites).',
    'Zwei Übernachtungen im Gasthof Adler.',
  ])('is told for itself: %s', (line) => {
    const [, stay] = entries(`Day 1 - Ronda\n10:00 Walk over the bridge.\n${line}\n\nDay 2 - Home\n09:00 Bus`, 0);
    expect([stay?.title, stay?.type]).toEqual([line.replace(/\.$/, ''), 'accommodation']);
  });

  it.each([
    '2 nts Kasbah Tamra',
    'nt Dar Zaman',
    '3 nights Casa Lucía',
    '2 n Riad Jasmin',
    '2 Nächte Villa Karang',
    '3 noches Casa Rosario',
  ])('is noted short: %s', (line) =>
    expect(entries(`Day 1 Ouarzazate\n- ride 90 km\n- ${line}\nDay 2 Home\n- bus`, 0)[1]?.type).toBe('accommodation'),
  );

  it('is no sight of the National Trust, and no market by night', () =>
    expect(
      entries('Day 1 Bath\n- NT Garden visit\n- Night Market in the square\nDay 2 Home\n- bus', 0).map((a) => a.type),
    ).toEqual(['activity', 'activity']));

  it('stands behind the label of the night, unless other parts of the day are named', () => {
    const text =
      'Day 1 | Tarifa\nWalk the town walls\nNight: Casa Rosario\nDay 2 | Vejer\nMorning: bakery walk\nNight: flamenco at the club';
    expect(entries(text, 0).map((a) => [a.title, a.type])).toContainEqual(['Casa Rosario', 'accommodation']);
    expect(read(text).days.map((day) => day.timeBlocks.map((block) => block.period))).toEqual([
      [null],
      ['Morning', 'Night'],
    ]);
  });

  it('I-1 is where one drops the bags on the first day', () => {
    const text = (first: string) =>
      `Day 1 Split\n- ${first}\nDay 2 Hvar\n- Check in at Hotel Fortuna\nDay 3 Hvar\n- Swim\nDay 4 Home\n- Check out, ferry`;
    expect(read(text('Drop bags at Hotel Riva')).warnings).toEqual([]);
  });
});

describe('I-17 who sells the trip', () => {
  it.each([
    [
      'VIAGENS HORIZONTE – Av. Paulista, 900 – Santos/SP\nROTEIRO: CHAPADA DOURADA – TRILHAS',
      'CHAPADA DOURADA – TRILHAS',
      'CHAPADA DOURADA',
    ],
    ['Sonnenreisen GmbH · Lindenstraße 12 · 80331 München\nWanderwoche im Tessin', 'Wanderwoche im Tessin', 'Tessin'],
    ['Blue Door Travel, 14 Harbour Street, Galway\nDonegal by bike', 'Donegal by bike', 'Donegal'],
    [
      'Nordwind Reisen GmbH                              Reise-Nr. 4711\nReiseverlauf\n\nBurgen und Wein',
      'Burgen und Wein',
      null,
    ],
  ])('is neither its title nor its place: %s', (head, title, location) => {
    const out = read(`${head}\n\nDay 1\n10:00 Walk, 5 km\nDay 2\n09:00 Walk, 7 km`);
    expect([out.title, out.location]).toEqual([title, location]);
  });

  it('leaves a street that is the trip', () =>
    expect(read('Along the Via Appia, 5 days on foot\n\nDay 1\nWalk\nDay 2\nWalk').title).toBe(
      'Along the Via Appia, 5 days on foot',
    ));

  it('names a region that says itself that it is one, but no occasion', () => {
    const place = (title: string) => read(`${title}\n\nDay 1\n10:00 Walk, 5 km\nDay 2\n09:00 Walk, 7 km`).location;
    expect([place('Serra Dourada – food and wine'), place('LAKE WEEK'), place('Costa Dorada Cruise')]).toEqual([
      'Serra Dourada',
      null,
      null,
    ]);
  });

  it('names all places that stand in a row', () =>
    expect(
      read('BERNSTEIN\nStudienreise durch Litauen, Lettland und Estland\n\nDay 1\nWalk\nDay 2\nWalk').location,
    ).toBe('Litauen, Lettland und Estland'));
});

describe('a column headed by two names', () => {
  const text =
    'Friday 7 May 2027\nWhen\tWhat\tWhere / details\n2:00 PM\tCheck in\tThe Gunter, 205 Houston St\n7:30 PM\tDinner\tMi Tierra, about $40 each\n\nSaturday 8 May 2027\nWhen\tWhat\tVenue / address\n10:00 AM\tKayaks[a]\tMission dock, $25\n12:30 PM\tLunch\tLa Gloria';

  it('is known by the first, and a price behind the place is the price', () =>
    expect([0, 1].flatMap((day) => entries(text, day).map((a) => [a.title, a.location, a.cost]))).toEqual([
      ['Check in', 'The Gunter, 205 Houston St', null],
      ['Dinner', 'Mi Tierra', '$40'],
      ['Kayaks', 'Mission dock', '$25'],
      ['Lunch', 'La Gloria', null],
    ]));

  it('is set apart by wide gaps and a stroke', () =>
    expect(
      entries('Friday 7 May 2027\n19:30   Welcome dinner    / South lawn\n20:45   Fireworks   / Lake terrace', 0).map(
        (a) => a.location,
      ),
    ).toEqual(['South lawn', 'Lake terrace']));
});
