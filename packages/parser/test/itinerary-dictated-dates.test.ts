/** Plans that were dictated: dates, hours and prices in words, and no full stop between the days. */
import { describe, expect, it } from 'vitest';
import { findHoursInWords } from '../src/annotators/hour-in-words.ts';
import { parseItinerary } from '../src/index.ts';

const daysOf = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-27' }).days.map(({ date, timeBlocks }) => [
    date,
    ...timeBlocks.flatMap(({ activities }) =>
      activities.map((a) => (a.time === null ? a.title : `${a.time} ${a.title}`)),
    ),
  ]);

describe('I-491 dates that are said behind their weekday', () => {
  it('open the days of a dictated plan, line by line', () =>
    expect(
      daysOf(
        'okay hi this is for the smiths\nso thursday the thirtieth of september they land at ten forty in the morning then metro to the hotel\nfriday the first nine thirty castle and then at two pm a bike tour\nsaturday the second check out by eleven and the train home at one pm',
      ),
    ).toEqual([
      ['2027-09-30', '10:40 AM they land', 'metro to the hotel'],
      ['2027-10-01', '9:30 AM castle', '2:00 PM a bike tour'],
      ['2027-10-02', '11:00 AM check out', '1:00 PM the train home'],
    ]));

  it.each([
    'ok thursday october 14th they land at 10 am and check in then friday the 15th castle at 9 am',
    'so its thursday the fourteenth of october to friday the fifteenth so thursday they land at 10 am and friday the castle at 9 am then saturday home at 2 pm',
  ])('in one breath, and where the range of the trip is said first: %j', (text) =>
    expect(
      daysOf(text)
        .map(([date]) => date)
        .slice(0, 2),
    ).toEqual(['2027-10-14', '2027-10-15']),
  );

  it.each([
    'we met on thursday the fourteenth of october and on friday the fifteenth we had a word with the client',
    'sat the fourth floor at 10, sun home',
  ])('are no days of a plan in a letter: %j', (text) => expect(daysOf(text)).toEqual([]));
});

describe('I-492 hours and minutes in words', () => {
  const timesOf = (text: string) => findHoursInWords(text).map(({ from, to }) => text.slice(from, to));

  it.each([
    ['castle at ten thirty', 'ten thirty'],
    ['nine fifteen castle', 'nine fifteen'],
    ['the flight goes at three twenty five pm', 'three twenty five pm'],
    ['bus two forty-five in the afternoon', 'two forty-five in the afternoon'],
    ['around one oh five back', 'one oh five'],
    ['check out by eleven and a coffee', 'eleven'],
  ])('%s', (text, hour) => expect(timesOf(text)).toEqual([hour]));

  it.each([
    'a room at nine thirty euros',
    'tickets one twenty each',
    'one ten minute walk',
    'from two ten-seater boats',
    'between two thirty-metre waves',
    'arrive by two and three of us walk',
    'lunch by four people',
    'breakfast for two thirty minutes away',
  ])('no hour: %s', (text) => expect(timesOf(text)).toEqual([]));
});

describe('I-493 a meal right behind an hour or a price', () => {
  it('is the next thing, and `a hundred and nine` is one number', () =>
    expect(
      daysOf(
        "ok thursday october 14th boat tour at three pm that's a hundred and nine kroner each dinner at seven at the inn then friday the 15th castle at 9 am",
      )[0],
    ).toEqual(['2027-10-14', "3:00 PM boat tour that's a hundred and nine kroner each", '7:00 PM dinner at the inn']));

  it('also behind an hour in words', () =>
    expect(
      daysOf(
        'thursday the fourteenth of october they land at ten forty friday the fifteenth castle at nine thirty dinner at seven',
      )[1],
    ).toEqual(['2027-10-15', '9:30 AM castle', '7:00 PM dinner']));

  it('but not behind one that leads', () =>
    expect(
      daysOf('thursday the fourteenth of october at ten forty lunch till noon friday the fifteenth castle at nine')[0],
    ).toHaveLength(2));
});
