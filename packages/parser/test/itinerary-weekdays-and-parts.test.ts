/** Days by their weekday behind a name or before a part of the day, by Roman numbers, by ranges of dates over lists. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/parse.ts';

const read = (...lines: readonly string[]) => parseItinerary(lines.join('\n'), { referenceDate: '2026-11-21' });
const daysOf = (...lines: readonly string[]) =>
  read(...lines).days.map(({ date, title, timeBlocks }) => [
    date,
    title,
    ...timeBlocks.flatMap(({ period, activities }) => [
      ...(period === null || period === '' ? [] : [`[${period}]`]),
      ...activities.map((activity) => activity.title),
    ]),
  ]);

describe('I-560 a part of a weekday before the date', () => {
  it('heads the part of its day', () =>
    expect(
      daysOf(
        'Weekend in Ghent',
        '',
        'Friday evening, 7 May',
        '- Dinner by the canal',
        '',
        'Saturday, 8 May',
        '- Castle',
        '',
        'Sunday morning – 9 May: Train home',
        '- 11:00 IC train',
      ),
    ).toEqual([
      ['2027-05-07', null, '[evening]', 'Dinner by the canal'],
      ['2027-05-08', null, 'Castle'],
      ['2027-05-09', 'Train home', 'IC train'],
    ]));

  it('in one German word, and of a weekday alone', () => {
    expect(daysOf('Freitagabend, 7. Mai', '- Ankunft', '', 'Samstagvormittag, 8. Mai', '- Museum')).toEqual([
      ['2027-05-07', null, '[abend]', 'Ankunft'],
      ['2027-05-08', null, '[vormittag]', 'Museum'],
    ]);
    const week = ['Friday evening', '- Arrival', '', 'Saturday morning', '- Castle', '', 'Sunday morning', '- Mass'];
    expect(daysOf('Ghent', '', ...week).map(([, title, part]) => [title, part])).toEqual([
      [null, '[evening]'],
      [null, '[morning]'],
      [null, '[morning]'],
    ]);
  });

  it('is none where other words stand there, and a meal names its day', () => {
    expect(daysOf('Friday tickets, 7 May', '- by mail', '', 'Saturday, 8 May', '- Castle')).toEqual([
      ['2027-05-08', null, 'Castle'],
    ]);
    expect(
      daysOf('Fri 7 May: Lunch', '- Harbour', '', 'Sat 8 May: Castle', '- Tower').map(([, title]) => title),
    ).toEqual(['Lunch', 'Castle']);
  });
});

describe('I-561 plain lines of a first and a last date', () => {
  it('head their days over lists', () =>
    expect(
      daysOf('Italy', '', 'May 3-4', '- Colosseum', '', 'May 5', '- Uffizi', '', 'May 6-7', '- Gondola ride'),
    ).toEqual([
      ['2027-05-03', null, 'Colosseum'],
      ['2027-05-05', null, 'Uffizi'],
      ['2027-05-06', null, 'Gondola ride'],
    ]));

  it('tell the dates of the trip where they span the days below', () =>
    expect(
      daysOf(
        'Rome',
        '',
        '3-7 May 2027',
        '- 2 adults',
        '',
        'Monday 3 May',
        '- Colosseum',
        '',
        'Tuesday 4 May',
        '- Vatican',
      ),
    ).toEqual([
      ['2027-05-03', null, 'Colosseum'],
      ['2027-05-04', null, 'Vatican'],
    ]));
});

describe('I-562 the dates that a head states', () => {
  const PLAN = ['', 'Monday 3 May', '- Colosseum', '', 'Tuesday 4 May', '- Vatican'];

  it('are those of the trip where the plan leaves days out at one end', () => {
    expect(read('Trip to Rome', '3-7 May 2027', ...PLAN).dates).toBe('May 3 to 7, 2027');
    expect(read('# Rome, 1–4 May 2027', ...PLAN).dates).toBe('May 1 to 4, 2027');
  });

  it('give way to those of the days where they leave out a day, or reach weeks beyond', () => {
    expect(read('Trip to Rome', '3 May 2027', ...PLAN).dates).toBe('May 3 to 4, 2027');
    expect(read('Trip to Rome', '4-7 May 2027', ...PLAN).dates).toBe('May 3 to 4, 2027');
    expect(read('Trip to Rome', '3 May – 30 June 2027', ...PLAN).dates).toBe('May 3 to 4, 2027');
    expect(read('Trip to Rome', '2-7 May 2027', ...PLAN).dates).toBe('May 3 to 4, 2027');
  });
});

describe('I-563 a weekday behind the name of its day', () => {
  it('heads the day', () => {
    expect(daysOf('Trip to Italy', '', 'ROME - MONDAY', '- Colosseum', '', 'FLORENCE - TUESDAY', '- Uffizi')).toEqual([
      [null, 'ROME', 'Colosseum'],
      [null, 'FLORENCE', 'Uffizi'],
    ]);
    expect(
      daysOf(
        '# Italy',
        '',
        '## Rome (Mon)',
        'Colosseum',
        '',
        '## Pisa (Tue/Wed)',
        'Tower',
        '',
        '## Venice (Thu)',
        'Canals',
      ),
    ).toEqual([
      [null, 'Rome', 'Colosseum'],
      [null, 'Pisa', 'Tower'],
      [null, 'Venice', 'Canals'],
    ]);
  });

  it('is none out of order, and beside dated days', () => {
    expect(daysOf('Notes', '', 'Call Ana, Tuesday', '- twin beds', '', 'Write to Bob, Monday', '- by card')).toEqual(
      [],
    );
    expect(
      daysOf(
        'Trip',
        '',
        'Rome, 3 May',
        '- Colosseum',
        '',
        'Call the hotel, Monday',
        '- by card',
        '',
        'Pisa, 4 May',
        '- Tower',
      ).map(([date]) => date),
    ).toEqual(['2027-05-03', '2027-05-04']);
  });
});

describe('I-564 Roman numbers', () => {
  it('count days where a mark or nothing stands behind them', () =>
    expect(daysOf('Day I: Rome', '- Colosseum', '', 'Day II – Pisa', '- Tower', '', 'Day III', '- Canals')).toEqual([
      [null, 'Rome', 'Colosseum'],
      [null, 'Pisa', 'Tower'],
      [null, null, 'Canals'],
    ]));

  it('are no pronouns', () =>
    expect(daysOf('Rome', '', 'Day I Met Ana', '- Colosseum', '', 'Day I Left Home', '- Tower')).toEqual([]));
});
