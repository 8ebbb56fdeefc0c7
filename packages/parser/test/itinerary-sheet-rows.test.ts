/** Spreadsheets of a programme: empty rows between days, rows that fill a remark alone, hours in words, and what stands at the top. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-24' });
const daysOf = (text: string) =>
  read(text).days.map(({ date, timeBlocks }) => [
    date,
    ...timeBlocks.flatMap(({ activities }) =>
      activities.map((a) => (a.time === null ? a.title : `${a.time} ${a.title}`)),
    ),
  ]);

const sheet = (between: string, ...more: readonly string[]): string =>
  [
    'Datum\tZeit\tProgramm\tOrt\tBegl.\tHinweise',
    'Mo 10.5.2027\t07:15\tAbfahrt mit dem Bus\tSchulhof\tKH\tAusweis!',
    '\t19:00\tAbendessen\tHostel Modry',
    between,
    'Di 11.5.2027\t09:30\tFührung Burg\tHradschin\tKH/ML',
    ...more,
    between,
    'Mi 12.5.2027\t08:00\tFrühstück',
    '\t09:00\tRückfahrt',
  ].join('\n');

describe('I-400 rows of a sheet behind an empty one that begin with a date stand under the same headings', () => {
  const expected = [
    ['2027-05-10', '7:15 AM Abfahrt mit dem Bus', '7:00 PM Abendessen'],
    ['2027-05-11', '9:30 AM Führung Burg'],
    ['2027-05-12', '8:00 AM Frühstück', '9:00 AM Rückfahrt'],
  ];
  it.each([
    ['tabs alone', '\t\t\t\t\t'],
    ['a blank line', ''],
  ])('%s', (_, between) => {
    expect(daysOf(sheet(between))).toEqual(expected);
  });

  it('also where a number tells the day', () => {
    const text =
      'Day\tTime\tActivity\tPlace\n1\t09:00\tWinery visit\tLujan\n\t13:00\tLunch\n\t\t\t\n2\t10:00\tHorse ride\tPotrerillos';
    expect(daysOf(text)).toEqual([
      [null, '9:00 AM Winery visit', '1:00 PM Lunch'],
      [null, '10:00 AM Horse ride'],
    ]);
  });

  it('but not what is no row: a sum in a column of its own, or another list', () => {
    const text = sheet('\t\t\t\t\t');
    const unused = (more: string) => {
      const whole = `${text}\n${more}`;
      expect(daysOf(whole)).toEqual(expected);
      return read(whole).source.unused.map(([from, to]) => whole.slice(from, to).trim());
    };
    expect(unused('\t\t\t\t\t\n\t\tKosten pro Kind 240 €')).toEqual(['Kosten pro Kind 240 €']);
    const list = ['Klara\tBus A\tZimmer 1\tBett 2\tja', 'Ida\tBus A\tZimmer 1\tBett 3\tja'];
    expect(unused(`\n${list.join('\n')}`)).toEqual(list);
    expect(unused('\n1.3.2027\tAnzahlung 60 €')).toEqual(['1.3.2027\tAnzahlung 60 €']);
  });
});

describe('I-401 what a row of a sheet tells beside its hours and its plan', () => {
  const first = (text: string) => read(text).days[1]?.timeBlocks[0]?.activities ?? [];

  it('a row that fills a column of remarks alone is about the entry above', () => {
    const text = sheet('\t\t\t\t\t', '\t\t\t\t\tGruppe 2 eine halbe Stunde später');
    expect(first(text).map(({ title, description }) => [title, description])).toEqual([
      ['Führung Burg', 'Begl.: KH/ML, Gruppe 2 eine halbe Stunde später'],
    ]);
  });

  it.each([
    ['the plan', '\t\tTheater am Abend', 'Theater am Abend'],
    ['places', '\t\t\tNationaltheater', 'Nationaltheater'],
    ['staff with a part of the day', '\t\t\t\tAbends frei', 'Abends frei'],
  ])('one that fills the column of %s is an entry', (_, row, title) => {
    expect(first(sheet('\t\t\t\t\t', row)).map((entry) => entry.title)).toEqual(['Führung Burg', title]);
  });

  it('an hour with its word is no words about when', () => {
    const text = sheet('\t\t\t\t\t', '\t16 Uhr\tProjektarbeit');
    expect(first(text)[1]).toMatchObject({ title: 'Projektarbeit', time: '4:00 PM', description: null });
  });

  it.each([
    ['ganztägig', 'ganztägig'],
    ['nach dem Essen', 'nach dem Essen'],
    ['tbc', null],
  ])('%s in the column of hours', (when, description) => {
    const text = sheet('\t\t\t\t\t', `\t${when}\tProjektarbeit`);
    expect(first(text)[1]).toMatchObject({ title: 'Projektarbeit', time: null, description });
  });
});

describe('I-401 hours that are parts of the day', () => {
  it('name the blocks and are said of no entry', () => {
    const text =
      'Date\tTime\tActivity\n3 May 2027\tmorning\tBoat trip\n\tafternoon\tMuseum\n4 May 2027\tmorning\tMarket';
    const [day] = read(text).days;
    expect(day?.timeBlocks.map(({ period, activities: [one] }) => [period, one?.title, one?.description])).toEqual([
      ['morning', 'Boat trip', null],
      ['afternoon', 'Museum', null],
    ]);
  });
});

describe('I-402 the top line of a sheet is named by its first cell', () => {
  it.each([
    ['Klassenfahrt 9b nach Prag\t\t\t26 Kinder\t', 'Klassenfahrt 9b nach Prag'],
    ['Choir tour of Brittany\tFINAL', 'Choir tour of Brittany'],
    ['Choir tour of Brittany   final version', 'Choir tour of Brittany'],
  ])('%s', (line, title) => {
    expect(read(`${line}\n${sheet('')}`).title).toBe(title);
  });

  it('but not by what is a label', () => {
    expect(read(`Reiseleiter\t\tHans Moser\n${sheet('')}`).title).not.toBe('Reiseleiter');
    expect(read(`Cup Final Weekend Prag\n${sheet('')}`).title).toBe('Cup Final Weekend Prag');
  });
});
