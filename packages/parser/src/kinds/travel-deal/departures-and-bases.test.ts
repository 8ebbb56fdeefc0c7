import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-646 what one pays now is of as many as what one paid before', () => {
  const offer = (lines: string) => read(`Corfu, 7 nights from 3 May 2027\n${lines}`);

  it.each([
    'Was £1,898 for two\n£1,498',
    'Was £1,898 for two\nSave £400\nNow £1,498',
    'Was £1,898 for two, now £1,498',
    'Price per person: Was £1,898 for two\n£1,498',
  ])('is of all of them: %j', (lines) =>
    expect(offer(lines)).toMatchObject({
      price: null,
      totalPrice: '£1,498',
      originalPrice: '£1,898',
      priceBasis: 'for two',
    }),
  );

  it.each([
    'Was £899 for two nights\n£749',
    'Was £899 for two sharing\n£749',
    'Was £1,898 for two\n£749 pp',
    'Was £1,898 for two\n£749\nper person',
  ])('is of one: %j', (lines) => expect(offer(lines)).toMatchObject({ price: '£749', totalPrice: null }));
});

describe('T-647 a window behind a colon', () => {
  const dates = (line: string) => read(`Corfu, 7 nights\n${line}\n£500 pp`).dates;

  it('has its end', () => expect(dates('Stay between: 1 June and 31 August 2027')).toBe('June 1 to August 31, 2027'));

  it('is no list of departures', () => expect(dates('Departs: 1 June and 31 August 2027')).not.toContain('to August'));
});

describe('T-648 departures with dashes between', () => {
  const dates = (line: string) => read(`Peru tour, 7 nights\n${line}\nUSD 500 pp`).dates;

  it.each([
    'Departures 2027\n2 May - 6 June - 4 July',
    'Departures: 2 May – 9 May – 16 May 2027',
    'May 2 - June 6 - July 4, 2027',
  ])('begin with the first: %j', (line) => expect(dates(line)).toBe('May 2, 2027'));

  it('leaves two days a range, and two ranges', () => {
    expect(dates('2 May - 9 May 2027')).toBe('May 2 to 9, 2027');
    expect(dates('2-9 May – 12-19 June 2027')).toBe('May 2 to 9, 2027');
  });
});

describe('T-649 dates and prices under what is not included', () => {
  const page = (heading: string) =>
    read(
      `Fjords by Rail\n7 days\nNot included\nTravel insurance\nTips for guides\n${heading}\nSat 12 Jun 2027\n£1,649 pp\nAvailable\nSat 10 Jul 2027\n£1,749 pp\nAvailable`,
    );

  it.each(['Dates & prices', 'Prices and dates', 'Termine & Preise', 'Dates et prix'])('end the list: %s', (heading) =>
    expect(page(heading).restrictions).toEqual(['Not included: Travel insurance', 'Not included: Tips for guides']),
  );

  it('leaves an entry that speaks of prices', () =>
    expect(page('Changes of dates and prices of fuel').restrictions).toContain(
      'Not included: Changes of dates and prices of fuel',
    ));
});
