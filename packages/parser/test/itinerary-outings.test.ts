/** I-439 to I-448: entries that are said of others, money in pesos, outings by coach, where a trip goes. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const plan = (line: string) =>
  read(`Trip 3-7 May 2027\n\nmon 3 arrive at 4pm\ntue 4 ${line}\nwed 5 beach walk\nthu 6 museum at 10am\nfri 7 home`)
    .days[1]?.timeBlocks[0]?.activities ?? [];

describe('I-439 what is said of the entry before', () => {
  it.each([
    'same times',
    'zelfde tijden',
    'gleiche Zeiten',
    'mêmes horaires',
    'dauert ca 2 h',
    'nur weiche Kost',
    'only cash',
  ])('%j', (said) =>
    expect(plan(`swimming lesson, ${said}`)).toMatchObject([{ title: 'swimming lesson', description: said }]),
  );

  it.each(['same museum', 'only breakfast', 'dauert bis 14:30'])('but %j is not', (said) =>
    expect(plan(`swimming lesson, ${said}`)).toHaveLength(2),
  );
});

describe('I-440 when one is back, behind when one is fetched', () => {
  it.each([
    ['Reef cruise, pick up at 8am and back around 5pm', 'back around 5pm'],
    ['Valle Sagrado, los recogen 8am y regresan a las 6pm', 'regresan a las 6pm'],
    ['Inselfahrt, Abholung um 8 Uhr und zurück gegen 17 Uhr', 'zurück gegen 17 Uhr'],
  ])('%j', (line, description) => expect(plan(line)).toMatchObject([{ time: '8:00 AM', description }]));

  it('is an entry behind anything else', () => expect(plan('8am hike and back at 5pm').length).toBe(2));
});

describe('I-441 what is taken back', () => {
  it.each([
    ['Zoo NICHT, stattdessen Hafenrundfahrt', 'Hafenrundfahrt', 'Zoo NICHT'],
    ['Prado NO, al final Thyssen museum', 'Thyssen museum', 'Prado NO'],
    ['Louvre NON, finalement croisière', 'croisière', 'Louvre NON'],
  ])('%j', (line, title, description) => expect(plan(line)).toMatchObject([{ title, description }]));

  it.each(['Zoo NICHT, Hafenrundfahrt', 'Zoo, stattdessen Hafenrundfahrt'])('nothing is in %j', (line) =>
    expect(plan(line)).toHaveLength(2),
  );
});

describe('I-442 an hour and a cry before what is done', () => {
  it('are its own', () =>
    expect(plan('7 Uhr 45 !! PASSPORT !! Bus to Lyon')).toMatchObject([
      { title: 'Bus to Lyon', time: '7:45 AM', description: 'PASSPORT' },
    ]));
  it('small letters are no cry', () =>
    expect(plan('Great fun! Bus to Lyon at 9am')[0]?.description ?? null).toBeNull());
});

describe('I-443 what is hired for it', () => {
  it.each([
    ['tobogganing 7pm, sled hire €6', '€6'],
    ['Rodeln 19 Uhr, Schlitten leihen 6 Euro', '6 Euro'],
  ])('%j', (line, cost) => expect(plan(line)).toMatchObject([{ cost }]));

  it('a boat is hired by itself', () => expect(plan('museum at 10am, boat hire €20')).toHaveLength(2));
});

describe('I-444 pesos', () => {
  const budget = (head: string) =>
    read(`Trip\nDay 1: A\n- walk\n\n${head}\nVuelos $4,000\nHotel $6,000\nTotal $10,000`).budget;

  it.each([
    ['COSTOS (pesos mexicanos)', 'MXN'],
    ['Presupuesto en pesos argentinos', 'ARS'],
    ['Costs in Chilean pesos', 'CLP'],
  ])('%j', (head, currency) => expect(budget(head)?.currency).toBe(currency));

  it('of no country say nothing', () => expect(budget('Costos del viaje')?.currency).toBe('USD'));
});

describe('I-445 headings and rows of what it costs', () => {
  it.each(['Wat het kost:', 'Was es kostet:', 'Lo que cuesta:', 'Quanto costa:'])('%j ends the days', (head) => {
    const { days, budget } = read(
      `Trip\nDay 1: A\n- walk\nDay 2: B\n- swim\n${head}\nHotel € 400\nBus € 100\nTotal € 500`,
    );
    expect(days[1]?.timeBlocks[0]?.activities).toHaveLength(1);
    expect(budget).toMatchObject({ total: 500 });
  });

  it('how an amount comes about stands behind the comma', () =>
    expect(
      read('Trip\nDay 1: A\n- walk\n\nCosts:\nLift passes 6 days, 2 x adult 298 + child 149: € 745\nHotel: € 500')
        .budget?.items,
    ).toMatchObject([
      { category: 'Lift passes 6 days', description: '2 x adult 298 + child 149' },
      { category: 'Hotel' },
    ]));

  it('how long is of the name', () =>
    expect(read('Trip\nDay 1: A\n- walk\n\nCosts:\nRiad, 2 nights: € 745\nBus: € 500').budget?.items[0]?.category).toBe(
      'Riad, 2 nights',
    ));

  it('another comma is of the name', () =>
    expect(
      read('Trip\nDay 1: A\n- walk\n\nCosts:\nLift, sled and 2 beds: € 745\nHotel: € 500').budget?.items[0]?.category,
    ).toBe('Lift, sled and 2 beds'));
});

const outing = (head: string, stops: string) =>
  read(`${head}\nSaturday 12 June 2027\n\n${stops}\n10:00 Castle visit\n12:30 Lunch\n18:00 Return`);

describe('I-446 where a coach picks up', () => {
  it.each([
    'Départs (merci d’être là 10 min avant, le car n’attend pas)\n5h45\tGrand-Bourg, abribus\n6 h 00\tChapelle, place de l’église',
    'Abfahrten:\n6.15 Oberdorf, Kirche\n6.30 Unterdorf, Feuerwehr',
    'Salidas\n7:00 Barrio Alto\n7.15 Ermita nueva',
    'Vertrek (graag op tijd)\n7u15\tLochem, kerk\n7u30\tZutphen, museum',
  ])('%j', (stops) => {
    const activities = outing('Outing to Ghent', stops).days[0]?.timeBlocks[0]?.activities ?? [];
    expect(activities.slice(0, 3).map(({ type }) => type)).toEqual(['travel', 'travel', 'culture']);
  });

  it('but what is seen later is none', () =>
    expect(
      outing('Outing', 'Salidas\n7:00 Barrio Alto\n8:30 Ermita nueva').days[0]?.timeBlocks[0]?.activities.map(
        ({ type }) => type,
      ),
    ).toEqual(['travel', 'culture', 'culture', 'meal', 'activity']));

  it('a row of tabs elsewhere is what it tells', () =>
    expect(outing('Outing', '8h45\tMusée Rolin').days[0]?.timeBlocks[0]?.activities[0]?.type).toBe('culture'));
});

describe('I-447 what names the trip', () => {
  it.each([
    [
      'COMITÉ DES JEUNES DE MONTBRUN\n(association loi 1901)\n\nSortie de printemps : Beaune',
      'Sortie de printemps : Beaune',
    ],
    ['HEIMATVEREIN OBERDORF\n(gegr. 1921)\nTagesfahrt: Goslar', 'Tagesfahrt: Goslar'],
    ['Seniorenvereniging De Brug\nJaarlijkse dagtocht Giethoorn', 'Jaarlijkse dagtocht Giethoorn'],
  ])('%j', (head, title) => expect(outing(head, '8:00 Bus').title).toBe(title));

  it('who holds it does where nothing else is there, and where the line tells the trip', () => {
    expect(outing('HEIMATVEREIN OBERDORF', '8:00 Bus').title).toBe('HEIMATVEREIN OBERDORF');
    expect(outing('Kegelclub Ausflug Mosel\nMitglieder und Gäste', '8:00 Bus').title).toBe('Kegelclub Ausflug Mosel');
  });

  it('of columns in the head the first', () => {
    expect(read('Kurreise Marienbad 3.5. bis 7.5.2027     2 Pers. (1 EZ)\nDay 1: A\n- walk').title).toBe(
      'Kurreise Marienbad',
    );
    expect(read('Kurreise Marienbad 3.5. bis 7.5.2027\nDay 1: A\n- walk').title).toBe(
      'Kurreise Marienbad 3.5. bis 7.5.2027',
    );
  });
});

describe('I-448 where a trip goes', () => {
  const location = (title: string) => read(`${title}\nDay 1: A\n- walk\nDay 2: B\n- swim`).location;

  it.each([
    ['Surfcamp Mimizan-Plage', 'Mimizan-Plage'],
    ['Wintersportweek Gerlos - fam. Maas', 'Gerlos'],
    ['Zahnreise Sárvár', 'Sárvár'],
    ['Sortie annuelle en car : le Bugey et La Balme', 'le Bugey et La Balme'],
    ['Tagesfahrt: Wernigerode', 'Wernigerode'],
    ['Weekend in La Spezia', 'La Spezia'],
  ])('%j', (title, place) => expect(location(title)).toBe(place));

  it.each([
    'Skiwoche Familie Huber',
    'Radreise Programm',
    'Surfcamp Oktober',
    'Sortie annuelle : Noël en famille',
    'Sortie annuelle : Noël',
    'Surfcamp für alle',
  ])('nowhere: %j', (title) => expect(location(title)).toBeNull());
});
