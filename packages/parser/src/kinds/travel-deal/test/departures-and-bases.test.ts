import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

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

describe('T-650 what all pay in lakhs', () => {
  const offer = (line: string) =>
    read(`Kerala tour, 7 nights\n22 May - 29 May 2027\nRs 1.38 lakh per person (twin sharing)\n${line}`);

  it('is the total', () =>
    expect(offer('4 adults, 2 rooms, total 5.52 lakh')).toMatchObject({
      price: 'Rs 1.38 lakh',
      totalPrice: 'Rs 5.52 lakh',
    }));

  it('is none where it is not so many times the price of one', () =>
    expect(offer('4 adults, 2 rooms, total 5.4 lakh').totalPrice).toBeNull());
});

describe('T-651 whom to book with by a day', () => {
  const agent = (lines: string) =>
    read(`Bali for two, 7 nights from 3 May 2027\n$2,890 per couple\n\n${lines}`).agentInfo;

  it.each(['Book by January 31, 2027 with', 'Book before 31 January with', 'Book with'])('is named: %s', (words) =>
    expect(agent(`${words} Ana Reyes at Palm & Pine Travel\nana@palmpine.example`)).toMatchObject({
      name: 'Ana Reyes',
      company: 'Palm & Pine Travel',
    }),
  );

  it('leaves what one books, and a limited company', () => {
    expect(agent('Book by January 31, 2027 with confidence').name).toBeNull();
    expect(agent('Book by 31 January 2027 with Reyes & Pine Holidays at once').name).toBeNull();
    expect(
      agent('ana@palmpine.example | (555) 010-0142\n\nLimited villas available. Do not wait — book it! 💕').company,
    ).toBeNull();
    expect(agent('Palm & Pine Travel Limited').company).toBe('Palm & Pine Travel Limited');
  });
});

describe('T-652 what is paid to get the price', () => {
  const until = (line: string) => read(`Kefalonia, 6th to 13th june 2027\n£689pp\n${line}`).validUntil;

  it.each([
    '£75 deposit each by 10th jan 2027 to get this price, after that it goes up',
    'Acompte de 30 % avant le 10 janvier 2027 pour garder ce prix',
  ])('tells until when: %j', (line) => expect(until(line)).toBe('2027-01-10'));

  it.each(['£75 deposit each by 10th jan 2027 to get the visas', 'Balance by 10th jan 2027 to keep this price'])(
    'is not: %j',
    (line) => expect(until(line)).toBeNull(),
  );
});
