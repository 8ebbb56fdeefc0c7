/** Rows of days that were broken within a cell, and what names a day of a table. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-20' });
const entriesOf = (text: string) =>
  read(text).days.map(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities.map((a) => (a.time === null ? a.title : `${a.time} ${a.title}`))),
  );

describe('I-381 a row that is broken within a cell', () => {
  const table = (...rows: string[]): string => ['Tour of Scania', '', ...rows].join('\n');
  const head = 'Day\tDate\tProgramme\tHotel\tMeals';
  const first = '1\tMon 3 May 2027\t9:00 Old fort; boat trip\tHarbour House\tB';
  const last = '4\tThu 6 May 2027\tFlight home\t–\tB';

  it('is put together, whichever way its cell was broken', () => {
    const text = table(
      head,
      first,
      '2\tTue 4 May 2027\t10:00 Castle and market;',
      'walk to the mill (6 km); dinner at Zur Post, 19:30\tMill Inn\tB, D',
      '3\tWed 5 May 2027\t"Museum visit',
      'Cable car to the top',
      '16:00 Tea at the hut"\tHarbour House\tB',
      last,
    );
    expect(entriesOf(text)).toEqual([
      ['9:00 AM Old fort', 'boat trip', 'Harbour House'],
      ['10:00 AM Castle and market', 'walk to the mill', '7:30 PM dinner at Zur Post', 'Mill Inn'],
      ['Museum visit', 'Cable car to the top', '4:00 PM Tea at the hut', 'Harbour House'],
      ['Flight home'],
    ]);
    expect(read(text).source.unused).toEqual([]);
  });

  it('goes on within a sentence in small letters', () => {
    const text = table(head, first, 'D2\tTue 4 May 2027\tRide along the river and', 'picnic\tMill Inn\tB', last);
    expect(entriesOf(text)[1]).toEqual(['Ride along the river and picnic', 'Mill Inn']);
  });

  it('may be the first one, and broken in its hotel', () => {
    const text = table(
      head,
      '1\tMon 3 May 2027\tOld fort\tHarbour House',
      '(sea side)\tB',
      '2\tTue 4 May 2027\tCastle\tMill Inn\tB',
      last,
    );
    expect(entriesOf(text)[0]).toEqual(['Old fort', 'Harbour House (sea side)']);
  });

  it.each([
    ['a row that adds up', ['Total\t980']],
    ['the next day', ['3\tWed 5 May 2027\tMuseum']],
  ])('is none before %s', (_, rows) => {
    const text = table(head, first, '2\tTue 4 May 2027\tCastle\tMill Inn', ...rows);
    expect(entriesOf(text)[1]?.[0]).toBe('Castle');
  });

  it('is none where short rows head the rows below', () => {
    const text = table(
      'Day\tFrom - to\tDep\tArr\tTrain',
      '3 May\tBergen',
      'Oslo - Bergen\t08:25\t15:12\tR 61',
      '4 May\tVoss',
      'Bergen - Voss\t09:10\t10:26\tR 45',
    );
    expect(entriesOf(text).flat().join()).not.toContain('Voss; Bergen');
  });
});

describe('I-381 the lines of a cell', () => {
  it('are things of their own, also in small letters, each with its hour', () => {
    const text = [
      'Tour Toscana',
      '',
      'Giorno\tData\tProgramma\tHotel',
      '1\tlun 3 maggio 2027\tArrivo a Lucca, ore 14:20\tAlbergo Sole',
      '2\tmar 4 maggio 2027\tPartenza per Siena',
      'pranzo in fattoria, ore 13:00',
      'degustazione a Montalcino\tVilla Rosa',
      '3\tmer 5 maggio 2027\tRientro\t–',
    ].join('\n');
    expect(entriesOf(text)[1]).toEqual([
      'Partenza per Siena',
      '1:00 PM pranzo in fattoria',
      'degustazione a Montalcino',
      'Villa Rosa',
    ]);
  });
});

describe('I-396 a second column that could number the days', () => {
  const table = (heading: string, ...plans: string[]): string =>
    [
      'Voyage',
      '',
      `Jour\tDate\t${heading}\tHôtel`,
      ...plans.map((plan, i) => `J${i + 1}\t${3 + i} mai 2027\t${plan}\tHôtel Bleu`),
    ].join('\n');

  it('tells what is done, or where', () => {
    expect(entriesOf(table('Étape', 'Visite du fort', 'Randonnée au lac', 'Retour à Lyon'))).toEqual([
      ['Visite du fort', 'Hôtel Bleu'],
      ['Randonnée au lac', 'Hôtel Bleu'],
      ['Retour à Lyon', 'Hôtel Bleu'],
    ]);
    expect(read(table('Tappa', 'Siena', 'Lucca')).days.map(({ title }) => title)).toEqual(['Siena', 'Lucca']);
  });

  it('numbers them where its cells are figures', () => {
    expect(read('Trip\n\nDay\tStage\tPlan\n1\t4\tOld fort\n2\t5\tMuseum\n').days).toHaveLength(2);
  });
});

describe('I-382 the name of a day in a table', () => {
  const titlesOf = (plan: string) =>
    read(
      `Trip\n\nDay\tDate\tProgramme\tHotel\n1\tMon 3 May 2027\t${plan}\tOak House\n2\tTue 4 May 2027\tCastle\tOak House\n`,
    ).days.map(({ title }) => title);

  it.each(['08:30 Old fort', 'Old fort; boat trip', 'Flight XY 132 Oslo 21:20 – Lund 22:10'])(
    'is not what the day holds: %s',
    (plan) => expect(titlesOf(plan)).toEqual([null, 'Castle']),
  );

  it.each(['Old fort and market', 'Arrival in Lund'])('is the one thing told: %s', (plan) =>
    expect(titlesOf(plan)).toEqual([plan, 'Castle']),
  );
});

describe('I-383 a place behind an elided word', () => {
  const placeOf = (title: string) => read(`${title}\n\nJour 1 : Arrivée\n\nJour 2 : Départ`).location;

  it.each([
    ['Merveilles d’Islande', 'Islande'],
    ["Découverte de l'Égypte", 'Égypte'],
    ["Sapori dell'Umbria", 'Umbria'],
  ])('is where %s goes', (title, place) => expect(placeOf(title)).toBe(place));

  it.each(["Douceurs d'automne", "Soirée d'Orange", "Trou d'Eau Douce"])('is none in %s', (title) =>
    expect(placeOf(title)).toBeNull(),
  );
});
