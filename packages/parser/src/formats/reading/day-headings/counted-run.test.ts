import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../../parse.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const days = (text: string) =>
  read(text).days.map(
    ({ date, timeBlocks }) =>
      `${date} ${timeBlocks.flatMap(({ activities }) => activities.map(({ title }) => title)).join(', ')}`,
  );
const codes = (text: string) => read(text).warnings.map(({ code }) => code);

describe('I-536 days of a note that go on by their numbers', () => {
  const THREE = 'fri 4 june boat 10am\nsat 5 castle\nsun 6 lunch with bob\n';

  it('I-536 the weekday may be left out', () =>
    expect(days(`${THREE}7 zoo\n8 museum\n9 june train home 3pm`)).toEqual([
      '2027-06-04 boat',
      '2027-06-05 castle',
      '2027-06-06 lunch with bob',
      '2027-06-07 zoo',
      '2027-06-08 museum',
      '2027-06-09 train home',
    ]));

  it('I-536 of the last days, too', () =>
    expect(days(`${THREE}7 zoo\n8 museum`).slice(3)).toEqual(['2027-06-07 zoo', '2027-06-08 museum']));

  it('I-536 over the end of a month', () =>
    expect(days('sat 29 may boat 10am\nsun 30 castle\nmon 31 lunch with bob\n1 zoo\nwed 2 museum').slice(3)).toEqual([
      '2027-06-01 zoo',
      '2027-06-02 museum',
    ]));

  it('I-536 below a date alone', () =>
    expect(days('8 april ferry 10am\n9 castle\n10 museum 11am\n11 train home 4pm')).toEqual([
      '2027-04-08 ferry',
      '2027-04-09 castle',
      '2027-04-10 museum',
      '2027-04-11 train home',
    ]));

  it.each([
    '7 tickets booked',
    '7 castle tickets booked',
    '9 zoo',
    '7 nights in all',
    '7 pm zoo',
    '\n7 High Street',
    '7 stones',
  ])('I-536 %j below is no day', (line) => expect(read(THREE + line).days).toHaveLength(3));

  it('I-536 a number that the next day has counts things', () =>
    expect(days(`${THREE}7 scoop ice cream\nmon 7 zoo`)).toHaveLength(4));

  it('I-536 what a list counts is no day', () =>
    expect(read('Shopping\n8 april party\n9 eggs\n10 lemons\n11 bottles of wine').days.length).toBeLessThan(2));

  it('I-536 more of the first day may stand below its line', () =>
    expect(days('thu 3 june fly in 9am\nhotel casa nova\nfri 4 castle\nsat 5 boat 10am')).toEqual([
      '2027-06-03 fly in, hotel casa nova',
      '2027-06-04 castle',
      '2027-06-05 boat',
    ]));

  it('I-536 a date further off opens none', () =>
    expect(read(`20 feb deposit paid\n${THREE.replace(' june', '')}7 zoo\n8 museum`).days).toHaveLength(5));

  it('I-536 one slip in a weekday hides no day and is warned of', () => {
    const slip = `${THREE}mon 8 train home 3pm`;
    expect(days(slip)[3]).toBe('2027-06-08 train home');
    expect(codes(slip)).toContain('weekday-mismatch');
    expect(codes(`${THREE}mon 7 train home 3pm`)).not.toContain('weekday-mismatch');
  });

  it('I-536 what stands apart below is no day, unless all days do', () => {
    expect(read(`${THREE}\n7 museum\n8 zoo`).days).toHaveLength(3);
    expect(read(`${THREE}7 museum\n8 zoo`.replaceAll('\n', '\n\n')).days).toHaveLength(5);
  });

  it('I-536 nor is one where fewer than three others fit', () =>
    expect(read('fri 4 june boat 10am\nsat 5 castle\nmon 6 lunch').days.map(({ date }) => date)).not.toContain(
      '2027-06-06',
    ));

  it('I-536 two are none', () => {
    expect(read(`${THREE}mon 8 lunch\nmon 9 zoo`).days.map(({ date }) => date)).not.toContain('2027-06-09');
    expect(read('fri 4 boat\nsat 5 castle\nmon 8 lunch\nmon 9 zoo').days.map(({ date }) => date)).not.toContain(
      '2027-06-08',
    );
    expect(read('fri 4 june boat\nsun 5 castle\nsun 6 lunch').days.map(({ date }) => date)).not.toContain('2027-06-05');
  });
});
