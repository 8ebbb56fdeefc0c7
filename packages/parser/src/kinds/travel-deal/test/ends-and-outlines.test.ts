import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-24' });

describe('the last day and the nights of a trip (T-290)', () => {
  it.each([
    ['Corfu, 7 nights half board\nSat 5 June 2027 from Leeds\n£640 pp', 'June 5 to 12, 2027', '7 nights'],
    [
      'Madeira, 8 Tage / 7 Nächte\nAbflug am 14.03.2027 ab Köln\n899 € p.P.',
      'March 14 to 21, 2027',
      '8 days / 7 nights',
    ],
    ['Lofoten by sail, 10 days\nDeparts 25 May 2027\n£2,150 pp', 'May 25 to June 3, 2027', '10 days'],
    ['Algarve for half term\nSat 29 May - Sat 5 June 2027\n£780 pp', 'May 29 to June 5, 2027', '7 nights'],
  ])('follow: %j', (text, dates, duration) => {
    const deal = read(text);
    expect(deal.dates).toBe(dates);
    expect(deal.duration).toBe(duration);
  });

  it.each([
    ['Corfu, 7 nights half board\nDepartures 5, 12 and 19 June 2027\n£640 pp', 'June 5, 2027'],
    ['Corfu, 7 nights half board\nLeeds 5 June 2027\nYork 19 June 2027\n£640 pp', 'June 5, 2027'],
  ])('not of several departures: %j', (text, dates) => expect(read(text).dates).toBe(dates));

  it('not of a season', () =>
    expect(read('Corfu beach club\nValid for travel 1 May - 12 May 2027\n£80 pp per night').duration).toBeNull());
});

describe('an outline (T-291)', () => {
  it.each([
    ['*', '   *'],
    ['-', '    -'],
    ['•', '  ◦'],
  ])('heads its lists: %j over %j', (outer, inner) => {
    const deal = read(
      [
        'VERONA OPERA WEEKEND',
        `${outer} 3 - 6 July 2027 from Graz`,
        `${outer} € 640 pp in a double`,
        `${outer} what you get`,
        `${inner} coach both ways`,
        `${inner} stalls ticket for Aida`,
        `${inner} Lake Garda tote`,
        `${outer} fine print`,
        `${inner} passport req'd`,
        `${inner} min 20 pax`,
        `${outer} book by 15 January 2027`,
      ].join('\n'),
    );
    expect(deal.includes).toEqual(['coach both ways', 'stalls ticket for Aida', 'Lake Garda tote']);
    expect(deal.restrictions).toEqual(["passport req'd", 'min 20 pax']);
    expect(deal.validUntil).toBe('2027-01-15');
    expect(deal.price).toBe('€ 640');
  });
});

describe('a week on offer beside the rents of the year (T-292)', () => {
  const rents = '\n\nRENTS 2027 per week\n\n03/04/2027 - 29/05/2027\t€ 1.900\n29/05/2027 - 28/08/2027\t€ 2.900';
  const house = 'Casa Ginepro, Bosa (Sardinia)\nsleeps 6\n\n';
  it.each([
    'LAST GAP OFFER: Sat 5 June - Sat 12 June 2027, € 1.990 for the house instead of € 2.900 — must be booked before 31 January 2027',
    'Special: Sat 5 June - Sat 12 June 2027 for € 1.990 for the house (was € 2.900). Book before 31 January 2027.',
  ])('%s', (offer) => {
    const deal = read(`${house}${offer}${rents}\n\nTourist tax € 2 per person per night (max 5 nights). No pets.`);
    expect(deal.dates).toBe('June 5 to 12, 2027');
    expect(deal.duration).toBe('7 nights');
    expect(deal.totalPrice).toBe('€ 1.990');
    expect(deal.originalPrice).toBe('€ 2.900');
    expect(deal.validUntil).toBe('2027-01-31');
    expect(deal.warnings).toEqual([]);
    expect(deal.priceOptions.map(({ price }) => price)).toEqual(['€ 1.900', '€ 2.900']);
    expect(deal.restrictions.some((each) => each.includes('1.990'))).toBe(false);
  });

  it('leaves the days of a sale as its deadline', () =>
    expect(read('Malta 4 nights £299 pp\nSale offer: 24 - 27 November 2026').validUntil).toBe('2026-11-27'));
});
