import { describe, expect, it } from 'vitest';
import { formatPartialDate } from '../model/partial-date.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import { type DateOrder, findDates } from './date.ts';

const read = (text: string, order: DateOrder = 'month-first') =>
  findDates(foldText(text), order).map((m) => [
    formatPartialDate(m.date),
    m.end === null ? null : formatPartialDate(m.end),
    text.slice(m.from, m.to),
  ]);

describe('findDates', () => {
  it('reads ma by the language of the month: Monday in Dutch, Tuesday in French and Italian', () => {
    const weekdayOf = (text: string) => findDates(text, 'day-first')[0]?.weekday?.weekday;
    expect(['ma 7 juni 2027', 'ma 11 mai 2027', 'ma 11 maggio 2027'].map(weekdayOf)).toEqual([1, 2, 2]);
  });

  it.each([
    ['Mon 03.05 - Sun 09.05.2027', '2027-05-03', '2027-05-09', 0],
    ['Fr 07.05 bis So 09.05.27', '2027-05-07', '2027-05-09', 0],
    ['sab 12.06 - dom 20.06.2027', '2027-06-12', '2027-06-20', 0],
    ['lör 29.05 - tors 03.06.2027', '2027-05-29', '2027-06-03', 4],
  ])('T-487 reads the weekday within %s', (text, start, end, weekday) => {
    const [mention, other] = findDates(foldText(text), 'day-first');
    expect(other).toBeUndefined();
    expect(mention?.end && formatPartialDate(mention.end)).toBe(end);
    expect(mention && formatPartialDate(mention.date)).toBe(start);
    expect(mention?.endWeekday?.weekday).toBe(weekday);
  });

  it('T-487 joins no days with a word between that is none', () =>
    expect(findDates('lot 03.05 - raum 09.05.2027', 'day-first')).toMatchObject([{ end: null }]));

  it.each([
    ['Riga - 16/17.08.2027', '2027-08-16', '2027-08-17', '16/17.08.2027'],
    ['Sa/So 1/2.5.27', '2027-05-01', '2027-05-02', 'So 1/2.5.27'],
    ['4/17.06.2027', '2027-06-17', null, '17.06.2027'],
  ])('I-558 reads the two days of %s, and no others', (text, start, end, span) =>
    expect(read(text, 'day-first')).toEqual([[start, end, span]]),
  );

  it('takes a figure above the day for no start of its range', () =>
    expect(read('25-14/06/2027')).toEqual([['2027-06-14', null, '14/06/2027']]));

  it.each(['BA 7 January 13, 2027', 'LH 97 January 13, 2027'])('F-82 leaves the figure of a flight before %s', (text) =>
    expect(read(text)).toEqual([['2027-01-13', null, 'January 13, 2027']]),
  );

  it.each([
    ['May 13', '--05-13'],
    ['28/Nov/2026', '2026-11-28'],
    ['28-Nov-2026', '2026-11-28'],
    ['Thursday, May 13, 2027', '2027-05-13'],
    ['SUNDAY 28 MARCH 2027', '2027-03-28'],
    ['12. Oktober 2026', '2026-10-12'],
    ['12 de octubre de 2026', '2026-10-12'],
    ['1er août 2026', '2026-08-01'],
    ['10-Aug-26', '2026-08-10'],
    ['2026-05-15', '2026-05-15'],
    ['12.10.2026', '2026-10-12'],
    ['July 1st, 2016', '2016-07-01'],
    ['31 June 2027', '2027-06-31'],
    ['14Nov27', '2027-11-14'],
    ['10th Janaury 2018', '2018-01-10'],
  ])('reads %s', (text, date) => {
    expect(read(text)).toEqual([[date, null, text]]);
  });

  it.each([
    ['May 13–16, 2027', '2027-05-13', '2027-05-16'],
    ['June 12 - 16, 2027', '2027-06-12', '2027-06-16'],
    ['15–20 May 2027', '2027-05-15', '2027-05-20'],
    ['14-15/06/2027', '2027-06-14', '2027-06-15'],
    ['16–17.06.2027', '2027-06-16', '2027-06-17'],
    ['12./13.4.2027', '2027-04-12', '2027-04-13'],
    ['30 April – 2 May 2027', '2027-04-30', '2027-05-02'],
    ['Sat 23 – Sat 30 January 2027', '2027-01-23', '2027-01-30'],
    ['12.10.2026 – 16.10.2026', '2026-10-12', '2026-10-16'],
    ['20 Dec 2026 to 3 Jan 2027', '2026-12-20', '2027-01-03'],
    ['28 December – 2 January 2027', '2026-12-28', '2027-01-02'],
  ])('reads the range %s', (text, start, end) => {
    expect(read(text).map(([a, b]) => [a, b])).toEqual([[start, end]]);
  });

  it('reads 3/4/2027 in the order it is given, and says that it is open', () => {
    expect(read('3/4/2027', 'month-first')[0]?.[0]).toBe('2027-03-04');
    expect(read('3/4/2027', 'day-first')[0]?.[0]).toBe('2027-04-03');
    expect(findDates('3/4/2027', 'day-first')[0]?.isAmbiguous).toBe(true);
    expect(findDates('13/4/2027', 'month-first')[0]?.isAmbiguous).toBe(false);
  });

  it.each([
    '24/7',
    '4.8/5',
    'May I help you',
    '16:9',
    '1,299.00',
    '3 out of 5',
    'version 1.2.3',
    'Route 66',
    'at 5 May be late'.slice(0, 4),
  ])('finds none in %s', (text) => {
    expect(read(text).filter(([date]) => date !== '--07-24')).toEqual([]);
  });

  it('reads a date in figures before the colon of its line, and no clock', () => {
    expect(read('Fri 23/04/2027: 15:00 check-in').map(([date]) => date)).toEqual(['2027-04-23']);
    expect(read('1/2:30')).toEqual([]);
  });
});
