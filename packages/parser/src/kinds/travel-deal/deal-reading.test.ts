import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('the price of an offer', () => {
  it.each([
    ['Crete week\n$250 a person holds it\n$1,480 per person', '$1,480'],
    ['Caracas\nDesde $1.890.000 COP por persona\nSepare su cupo con $500.000 COP por persona', '$1.890.000 COP'],
    ["You'd normally pay £2,080pp (£520pp per night), so at £1,560pp you are £520 better off.", '£1,560'],
    ['Malta\nWas\n€690\nNow\n€483\nper person', '€483'],
    ['Goa, visa + transfers, ₹64,500 pp', '₹64,500'],
    ['Polar week\nRates per person\nTriple Porthole   US$ 9,450\nTwin Porthole   US$ 11,200', 'US$ 9,450'],
    [
      'Fjords\nFares (EUR p.p.)\nDate   Inside   Balcony\n22 May 2027   1,049   1,749\n05 Jun 2027   1,099   1,799',
      'EUR 1,049',
    ],
  ])('T-1 T-2 is read in %j', (text, price) => expect(read(text).price).toBe(price));

  it.each([
    [
      'Lodge\nAll rates in USD, per room per night\nSeason\tGarden\tSuite\nGreen\t148\t196\nHigh\t209\t275',
      'USD 148',
      'per room per night',
    ],
    ['Billund\nFamily of 4 (2 adults, 2 children): £1,480 all in', '£1,480', 'Family of 4 (2 adults, 2 children)'],
    ['Cruise\nPrices per cabin, 2 adults:\nInside   $1,598\nBalcony   $2,398', '$1,598', 'per cabin'],
  ])('T-1 is the total in %j', (text, total, basis) => {
    const { price, totalPrice, priceBasis } = read(text);
    expect([price, totalPrice, priceBasis]).toEqual([null, total, basis]);
  });
});

describe('rows of cabins', () => {
  it('T-2 a junior suite is a room, a junior a child', () => {
    const rows = (name: string) =>
      read(`Cabin prices per person:\nInside cabin   EUR 1,390\nBalcony   EUR 1,790\n${name}   EUR 2,450`).priceOptions;
    expect(rows('Junior suite').map(({ label }) => label)).toEqual(['Inside cabin', 'Balcony', 'Junior suite']);
    expect(rows('Junior (12-17)').map(({ label }) => label)).not.toContain('Junior');
  });
});

describe('where an offer goes', () => {
  it.each([
    ['SAVE 30%\nSwap the drizzle for a week in Rarotonga', 'Rarotonga'],
    ['ANTARCTIC PENINSULA & SHETLANDS\nUshuaia to Ushuaia', 'ANTARCTIC PENINSULA & SHETLANDS'],
    ['Andaman Honeymoon Delight', 'Andaman'],
    ['Snow offer\nResort: Arosa\nHotel: Hotel Tannegg', 'Arosa'],
  ])('is read in %j', (text, destination) => expect(read(text).destination).toBe(destination));
});

describe('what an offer is called', () => {
  it.each([
    ['Home > City breaks > Malta\nValletta Long Weekend', 'Valletta Long Weekend'],
    ['Home\nEurope\nGeorgia\nSvaneti & the High Caucasus', 'Svaneti & the High Caucasus'],
    ['Reisebüro Adler\nInh. Tanja Adler\n\nAngebot Nr. 2026-1187: Frühsommer auf Kreta', 'Frühsommer auf Kreta'],
    ['FLY-DRIVE: ICEBERG ALLEY                      Ref FD/06\nDublin to Dublin', 'FLY-DRIVE: ICEBERG ALLEY'],
  ])('is read in %j', (text, title) => expect(read(text).title).toBe(title));
});

describe('stays, lengths, dates', () => {
  it('reads a stay that is described, and no length of what is a minimum or a ticket', () => {
    const deal = read('Bath\n8 nights in 4-star hotels\nMinimum stay   2 nights (3 nights in July)');
    expect([deal.accommodation, deal.duration]).toEqual(['4-star hotels', '8 nights']);
    expect(read('Ski\n6 day Three Valleys lift pass').duration).toBeNull();
  });

  it.each([
    ['Option date\t18 DEC 2026', '2026-12-18'],
    ['Zimmer haben wir bis zum 15. Februar 2027 für Sie reserviert.', '2027-02-15'],
    ['Saldo hasta el 20 de diciembre. Promo válida hasta el 5 de diciembre de 2026', '2026-12-05'],
    ['Offerta speciale Ponte del 2 Giugno', null],
  ])('T-3 reads the deadline of %j', (text, date) => expect(read(text).validUntil).toBe(date));
});

describe('rows, lists of days, farewells', () => {
  it('T-3 reads arrival and departure set apart by blanks, and no blackout date after another', () => {
    const text =
      '  Arrival      Friday 17 September 2027\n  Departure    Monday 20 September 2027\n  Room         1 double';
    expect(read(text).dates).toBe('September 17 to 20, 2027');
    expect(read('Bath\nBlackout dates: Dec 24, 2027, Feb 12-15, 2028').dates).toBeNull();
  });

  it('T-6 takes a word with a comma over a name for a farewell', () =>
    expect(
      read('Fiji week\nSeven nights\n\n\nBook soon\n\nVinaka,\nLosana\nPacific Pearl Travel').agentInfo,
    ).toMatchObject({
      name: 'Losana',
      company: 'Pacific Pearl Travel',
    }));

  it('T-5 makes no conditions of a reckoning', () =>
    expect(read('Lodge\nCabin rate   $2,100\nResort fee   $175\nTotal   $2,275').restrictions).toEqual([]));
});
