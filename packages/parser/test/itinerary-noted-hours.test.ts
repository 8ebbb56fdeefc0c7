/** I-455 to I-457: the notes of a call, with hours in bare figures. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const entriesOf = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-20' }).days.map(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities.map(({ title, time }) => [title, time])),
  );
const HEAD = 'mr oakes rang re bath, 2 adults, fri 7 may to sun 9 may';
/** The entries of the second day. */
const noted = (plan: string, journey = 'train paddington 1130 arr bath 1258') =>
  entriesOf(`${HEAD}\nfri ${journey}, check in 3pm\nsat ${plan}, ghost walk 8pm\nsun abbey 11am`)[1]?.slice(0, -1);

describe('I-455 hours in three or four figures', () => {
  it.each([
    ['minster tower 1045', 'minster tower', '10:45 AM'],
    ['minster tower 1045 £9 pp', 'minster tower', '10:45 AM'],
    ['railway museum 230 free', 'railway museum free', '2:30 PM'],
    ['bus to wells 915 back in bath by 5', 'bus to wells back in bath by 5', '9:15 AM'],
    ['train 1832', 'train', '6:32 PM'],
    ['train home 1832 arr paddington 2025', 'train home arr paddington', '6:32 PM – 8:25 PM'],
    ['train 1130 arr 215', 'train', '11:30 AM – 2:15 PM'],
    ['flight home 1730 arr 2105', 'flight home', '5:30 PM – 9:05 PM'],
    ['dinner 730 green olive', 'dinner green olive', '7:30 PM'],
    ['lunch 1245', 'lunch', '12:45 PM'],
  ])('%s', (plan, title, time) => expect(noted(plan)).toEqual([[title, time]]));

  it.each([
    'bus 843 to the lake',
    'tram 215',
    'flight 1830',
    'parade of 1915',
    'museum of the year 1995',
    'walk 350 steps',
    'walk in room 215',
    'hotel 245',
    'lodge 310 both nights',
    'boat trip deposit 250',
    'museum tickets 120',
    'lunch 250 steps away',
    'dinner 345 mill house',
    'dinner for 200',
    'walk 950 m',
    'museum 275',
  ])('are none in %s', (plan) => expect(noted(plan)?.map(([, time]) => time)).toEqual([null]));

  it('need a journey that tells so', () => {
    expect(noted('museum 350', 'train at 11am')?.[0]).toEqual(['museum 350', null]);
  });

  it.each([
    ['zug hamburg 845 an köln 1249', '8:45 AM – 12:49 PM'],
    ['tren madrid 900 llega sevilla 1140', '9:00 AM – 11:40 AM'],
    ['treno roma 1210 arrivo firenze 1345', '12:10 PM – 1:45 PM'],
    ['trein utrecht 1410 aankomst keulen 1730', '2:10 PM – 5:30 PM'],
  ])('of %s', (journey, time) => {
    const [[ride]] = entriesOf(`${HEAD}\nfri ${journey}\nsat museum 1015\nsun abbey 11am`) as [[unknown[]]];
    expect(ride?.[1]).toBe(time);
  });
});

describe('I-456 by when one is back', () => {
  it.each(['boat trip to wells, lunch, back in bath by 5', 'walk, back by 5'])('is in the afternoon: %s', (plan) =>
    expect(noted(plan)?.at(-1)?.[1]).toBe('5:00 PM'),
  );
  it('is not when the outing begins', () => expect(noted('bus to wells back in bath by 5')?.[0]?.[1]).toBeNull());
});

describe('I-457 what the nights cost, under the last day', () => {
  it('is done on no day', () => {
    const text = (last: string) =>
      `${HEAD}\nfri train 9am, dinner 8pm\nsat abbey 10am\nsun boat 11am, lunch 1pm\n${last}`;
    expect(entriesOf(text('pier house £284 both nights w bfast, train £118 return for the two'))[2]).toHaveLength(2);
    expect(entriesOf(text('castle £9, ferry £4'))[2]).toHaveLength(4);
  });
});
