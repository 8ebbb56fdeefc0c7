/** Itineraries as one notes them for oneself or copies them from slides and run sheets: each rule with texts that it reads and one that it leaves. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const days = (text: string) => read(text).days.map(({ date, title }) => [date, title]);
const entries = (text: string, day = 0) => read(text).days[day]?.timeBlocks.flatMap((block) => block.activities) ?? [];
const timed = (text: string, day = 0) => entries(text, day).map(({ time, title }) => [time, title]);
const unused = (text: string): string[] =>
  read(text).source.unused.map(([from = 0, to = 0]) => text.slice(from, to).trim());

describe('I-19 dates that stand bare before their words', () => {
  it('head days in a row, also with an arrow or a weekday behind them', () => {
    const text =
      'balkans with sofia\n\n12/8 zagreb\nhostel 2 nts\n13/8 plitvice\nlakes loop\n14/8 -> zadar\nsea organ\n15/8 sun split\nbeach\n16/8 mon home\nflight to riga';
    expect(days(text)).toEqual([
      ['2027-08-12', 'zagreb'],
      ['2027-08-13', 'plitvice'],
      ['2027-08-14', 'zadar'],
      ['2027-08-15', 'split'],
      ['2027-08-16', 'home'],
    ]);
    expect(read(text).warnings).toEqual([]);
    expect(entries(text).map(({ title, type }) => [title, type])).toEqual([['hostel 2 nts', 'accommodation']]);
  });

  it('in the order of the text, and with the month in letters', () => {
    expect(days('Roadtrip\n6/14 Denver\nRed Rocks\n6/15 Moab\ndrive\n6/16 Moab\nhike\n6/18 Page\ncanyon')).toEqual([
      ['2027-06-14', 'Denver'],
      ['2027-06-15', 'Moab'],
      ['2027-06-16', 'Moab'],
      ['2027-06-18', 'Page'],
    ]);
    expect(days('30 june ghent\nwalk\n1 july bruges\nboat trip\n2 july ostend\nbeach').map(([date]) => date)).toEqual([
      '2027-06-30',
      '2027-07-01',
      '2027-07-02',
    ]);
  });

  it('are parts of a whole, prices and payments elsewhere', () => {
    const plan = (line: string) => `Mon 7 June 2027\n10:00 museum\n${line}\nTue 8 June 2027\n11:00 boat trip`;
    for (const line of ['1/2 day tour', '3/4 hour walk', '9/6 pay the deposit', '2/3 bottle of wine\n1/2 day off'])
      expect(days(plan(line)).map(([date]) => date)).toEqual(['2027-06-07', '2027-06-08']);
    expect(days('9/6 Ghent\nwalk\n20/6 Lille\nboat trip').length).toBeLessThan(2);
  });
});

describe('I-20 a journey in one line', () => {
  const journey = (line: string) => timed(`Fri 4 June 2027\n${line}`)[0];

  it('tells when one leaves and when one arrives', () => {
    expect(journey('express 8.40 ghent - 11.19 lille')).toEqual(['8:40 AM – 11:19 AM', 'express ghent – lille']);
    expect(journey('train Ghent 18:40 – Lille 19:25')).toEqual(['6:40 PM – 7:25 PM', 'train Ghent – Lille']);
    expect(journey('ferry 11.00 split -> 12.10 brac')).toEqual(['11:00 AM – 12:10 PM', 'ferry split -> brac']);
    expect(journey('sleeper 21.40 gare du nord (arr 7.05 next day)')?.[0]).toBe('9:40 PM');
  });

  it('is no price and no distance', () => {
    expect(journey('entry 4.50 castle - 12.00 abbey')?.[0]).toBeNull();
    expect(journey('run 9.45 km - 10.30 km')?.[0]).toBeNull();
    expect(journey('lunch € 9.45 pasta - € 10.30 fish')?.[0]).toBeNull();
  });
});

describe('I-21 columns of times', () => {
  it.each([
    '•\t10.30\tTransfer\n•\t12.45\tLunch',
    '-\t10:30\tTransfer\n-\t12:45\tLunch',
    '10.30\t\tTransfer\n12.45\t\tLunch',
  ])('stand behind bullets, or before an empty column: %j', (rows) =>
    expect(timed(`WEDNESDAY 3 MARCH 2027\n${rows}`)).toEqual([
      ['10:30 AM', 'Transfer'],
      ['12:45 PM', 'Lunch'],
    ]),
  );

  it('are read without the numbers of the slides and what stands at their foot', () => {
    const foot = (page: number) => `© Mill House Events      ${page}`;
    const text = `Slide 1\nKick-off Porto\n\nSlide 2\nWednesday 3 March 2027 | Arrivals\n•\t10:30\tTransfer\n${foot(2)}\n\nSlide 3\nThursday 4 March 2027 | Teams\n•\t09:00\tWorkshop\n${foot(3)}`;
    expect([timed(text), timed(text, 1)]).toEqual([[['10:30 AM', 'Transfer']], [['9:00 AM', 'Workshop']]]);
    expect(entries(text, 1)[0]?.description).toBeNull();
    expect(unused(text)).toEqual(expect.arrayContaining(['Slide 2', foot(2), 'Slide 3', foot(3)]));
  });

  it('keep a slide that one goes down', () =>
    expect(timed('Wed 3 March 2027\nWater park\nSlide 4 and the wave pool', 0)).toHaveLength(2));
});

describe('I-22 Dutch', () => {
  const text =
    'Hoi Kees en Truus, hierbij het plan\n\nRondreis Schotland september 2027\n\nDag 1 - zondag 5 september   Rotterdam - Hull\n16.30 uur vertrek veerboot\nDag 2 (ma 6 sep) Hull - York\nochtend: rijden naar York, 60 km\nmiddag: museum\navond: eten bij The Lamb\novern. Mill Hotel\nDag 3-4 (di 7 t/m wo 8 sep) Whitby\nwandeling naar de abdij\n\nKosten\nveerboot € 480\nhotels € 720\ntotaal € 1.200';

  it('names days, parts of the day, stays and totals', () => {
    const { title, budget, warnings } = read(text);
    expect([title, warnings.filter(({ severity }) => severity !== 'note')]).toEqual([
      'Rondreis Schotland september 2027',
      [],
    ]);
    expect(days(text)).toEqual([
      ['2027-09-05', 'Rotterdam - Hull'],
      ['2027-09-06', 'Hull - York'],
      ['2027-09-07', 'Whitby'],
    ]);
    expect(timed(text)).toEqual([['4:30 PM', 'vertrek veerboot']]);
    expect(read(text).days[1]?.timeBlocks.map(({ period }) => period)).toEqual(['ochtend', 'middag', 'avond']);
    expect(entries(text, 1).map(({ title: name, type, distance }) => [name, type, distance])).toEqual([
      ['rijden naar York', 'travel', '60 km'],
      ['museum', 'culture', null],
      ['eten bij The Lamb', 'meal', null],
      ['overn. Mill Hotel', 'accommodation', null],
    ]);
    expect([budget?.total, budget?.items.length]).toEqual([1200, 2]);
  });

  it('has short words that are words of other languages, too', () => {
    expect(days('Mar 5 ottobre 2027 Roma\nma prima il museo\nza za za\nMer 6 ottobre 2027 Roma\nzo mooi')).toHaveLength(
      2,
    );
    expect(read('Ma - caffè e cornetto\nvisita al museo\n\nZo - cena\npasseggiata').days.length).toBeLessThan(2);
    expect(read('Sun 7 March 2027\n10:00 Hoi An old town\n12:00 Mei Ling restaurant').days).toHaveLength(1);
  });
});

describe('I-23 stretches of a walk and nights in huts', () => {
  it('are entries of their own, also under one with a time', () => {
    const text =
      'Sa 03.07.2027 | Zur Alm\n 07:30 Frühstück\n Überschreitung des Sattels  ↑ 400 Hm ↓ 520 Hm\n Abstieg zur Alm   ↓ 300 Hm  2 Std.\n Übernachtung Gasthof Post\nSo 04.07.2027 | Heimreise\n 09:00 Bus nach Hause';
    expect(entries(text).map(({ title, type }) => [title.split('  ')[0], type])).toEqual([
      ['Frühstück', 'meal'],
      ['Überschreitung des Sattels', 'activity'],
      ['Abstieg zur Alm', 'activity'],
      ['Übernachtung Gasthof Post', 'accommodation'],
    ]);
  });

  it('leave words about the night with what they are about', () =>
    expect(timed('Sa 3 July 2027\n07:30 Breakfast\nOvernight parking is free.\n09:00 Bus', 0)).toHaveLength(2));
});

describe('distances at sea', () => {
  it.each([
    'Sail to Vis ........ 21 nm',
    'Sail to Vis . . . . . 21 nm',
    'Sail to Vis, 21 nm',
    'Sail to Vis (21 nautical miles)',
  ])('stand behind dots, a comma or in brackets: %s', (line) => {
    const [entry] = entries(`Sat 3 July 2027\n${line}\nSwim stop`);
    expect([entry?.title, entry?.distance?.slice(0, 4)]).toEqual([
      'Sail to Vis',
      line.includes('nm') ? '21 n' : '21 n',
    ]);
  });

  it('are no nights', () => expect(entries('Sat 3 July 2027\nGulet 7 n b&b')[0]?.distance).toBeNull());
});

describe('the head of a plan', () => {
  it('is named by the subject of the mail that was passed on, not by who travels', () =>
    expect(read('Fwd: Easter in York\n2 ad + 3 ch (4, 6 & 9)\n\nSat 27 March 2027\n10:00 train').title).toBe(
      'Easter in York',
    ));

  it('is not named by the company above it', () =>
    expect(
      read('Blue Bay Charter d.o.o.  -  draft\nIonian week\n\nDay 1 Lefkas\nBoarding\nDay 2 Kalamos\nSwim').title,
    ).toBe('Ionian week'));
});

describe('a line of prices', () => {
  it('names them without articles where they add up', () => {
    const { budget } = read(
      'Mon 8 March 2027\n10:00 museum\nTue 9 March 2027\n11:00 boat trip\nWed 10 March 2027\n9:00 hike\n\nRooms EUR 640 / Boat EUR 180 / Guide EUR 120 = Total EUR 940',
    );
    expect([budget?.total, budget?.items.map(({ category, amount }) => [category, amount])]).toEqual([
      940,
      [
        ['Rooms', 640],
        ['Boat', 180],
        ['Guide', 120],
      ],
    ]);
  });
});

describe('I-57 the label of a fact behind a picture', () => {
  const under = (line: string) => entries(`Day 1: Porto\n1. Cathedral\n   ${line}\n2. Bridge\n`)[0];

  it.each([
    ['📍 Location: Ribeira', { location: 'Ribeira', description: null }],
    ['📍 **Address:** Rua das Flores 12', { location: 'Rua das Flores 12', description: null }],
    ['💰 Cost: €18', { cost: '€18', description: null }],
    ['🕘 Time: 10:00 AM', { time: '10:00 AM', description: null }],
    ['📍 Ribeira', { location: 'Ribeira', description: null }],
    ['⭐ Highlights: the cloister', { location: null, description: '⭐ Highlights: the cloister' }],
  ])('%s', (line, fact) => {
    expect(under(line)).toMatchObject({ title: 'Cathedral', ...fact });
  });
});

describe('I-58 a list without days', () => {
  it('is read whole, with what stands under its last item', () => {
    const text =
      'Weekend in Porto\n\n1. Ribeira\n   Old houses by the river\n2. Douro cruise\n   Six bridges\n3. Livraria Lello\n4. Dinner at Adega\n   Book ahead\n\nContact: Ana';
    expect(entries(text).map(({ title, description }) => [title, description])).toEqual([
      ['Ribeira', 'Old houses by the river'],
      ['Douro cruise', 'Six bridges'],
      ['Livraria Lello', null],
      ['Dinner at Adega', 'Book ahead'],
    ]);
    expect(unused(text)).toEqual(['Contact: Ana']);
  });

  it('begins below a heading about something else, and not before a paragraph', () => {
    const text = 'Weekend in Porto\n- Packing list\nOur plan is this.\n- Ribeira\n- Douro cruise\n- Dinner at Adega';
    expect(entries(text).map(({ title }) => title)).toEqual(['Ribeira', 'Douro cruise', 'Dinner at Adega']);
  });
});
