import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-325 what one pays among the columns of a table', () => {
  it('T-325 a short header over the cells with amounts', () => {
    const deal = read(
      'Pacific Isles Cruise\n10 nights\n\nChoose your cabin\n                       Was          Now from*\nInterior           A$1,599      A$1,399 pp twin share     Select\nBalcony            A$2,449      A$2,149 pp twin share     ONLY 3 LEFT',
    );
    expect(deal).toMatchObject({ price: 'A$1,399', originalPrice: 'A$1,599' });
    expect(deal.priceOptions.map(({ price }) => price)).toEqual(['A$1,399', 'A$2,149']);
  });

  it('T-325 the whole stay beside what a room costs a night', () => {
    const deal = read(
      'Creek Resort, Ajman\nSpring Escape, 11 to 15 March 2027\n\nRoom type               Size        Per room per night      Total stay (4 nights)\nCreek View              42 sqm      AED 780.00              AED 3,120.00\nPool Villa              110 sqm     AED 1,950.00            AED 7,800.00\n\nRates are for two.',
    );
    expect(deal).toMatchObject({ price: null, totalPrice: 'AED 3,120.00', priceBasis: 'Total stay (4 nights)' });
    expect(deal.priceOptions.map(({ price }) => price)).toEqual(['AED 3,120.00', 'AED 7,800.00']);
  });

  it.each(['', '--------------------------------------------------------------\n'])(
    'T-325 a cabin in the first heading is no basis, whatever stands under the table %#',
    (rule) => {
      const deal = read(
        `Serenade on the Danube\n8 days\n\nDeck / cabin             Brochure    Club fare    You save\nHaydn, fixed window      A$4,995     A$4,195      A$800\nMozart, balcony suite    A$8,295     A$6,995      A$1,300\n${rule}All fares per person, twin share. Solo? We have two cabins left.`,
      );
      expect(deal).toMatchObject({ price: 'A$4,195', originalPrice: 'A$4,995', totalPrice: null, priceBasis: null });
    },
  );

  it('T-325 a heading of a price that says so is one', () =>
    expect(
      read(
        'Serenade on the Danube\n8 days\n\nDeck        Beds     Price per cabin\nHaydn       2        A$4,195\nMozart      2        A$6,995',
      ).totalPrice,
    ).toBe('A$4,195'));

  it('T-326 a name with the letters of another word is no extra', () => {
    const deal = read(
      'Porto Weekend\nPer person, 2 sharing:\n  Casa Alta 3*, by the station ... 3 nts ... £319\n  The Tower 5*, spa, best address in town ... 3 nts ... £548\n  Villa Visaya 4*, Rambla ... 3 nts ... £402',
    );
    expect(deal.price).toBe('£319');
    expect(deal.priceOptions.map(({ price }) => price)).toEqual(['£319', '£548', '£402']);
  });
});

describe('T-327 the first and the last day', () => {
  it('T-327 told in two sentences as many nights apart as the trip is long', () =>
    expect(
      read(
        'The Karoo Express\nCape Town to Pretoria, 5 days / 4 nights\n\nThe journey begins on Thursday 6 May 2027 with a night at the\nSignal House in Cape Town. A last night at\nthe Arcadia Garden Hotel follows, and we say goodbye after breakfast on\nMonday 10 May 2027.',
      ).dates,
    ).toBe('May 6 to 10, 2027'));

  it('T-327 short forms for arriving and leaving', () =>
    expect(
      read('Wadis of Oman\nPax: 2 adults\n7 days / 6 nights, arr. Sat 13 Feb 2027 - dep. Fri 19 Feb 2027').dates,
    ).toBe('February 13 to 19, 2027'));

  it('T-327 the year behind the month of the dates', () =>
    expect(read('Oman FIT Feb 27, 2 pax\n7 days / 6 nights, arr. Sat 13 Feb 2027 - dep. Fri 19 Feb 2027').dates).toBe(
      'February 13 to 19, 2027',
    ));

  it('T-327 a day of another month is one', () =>
    expect(read('Oman, Feb 27 for 5 nights\n£899 pp\nCamel races in Muscat on 13 March 2027').dates).toBe(
      'February 27, 2027',
    ));
});

describe('T-328 deadlines are no days of travel', () => {
  it.each([
    ['Book-by for clients = 10 January 2027', '2027-01-10'],
    ['BOOK BEFORE OR ON 28 FEBRUARY 2027', '2027-02-28'],
    ['Booking window:          01 Dec 2026 - 31 Jan 2027', '2027-01-31'],
    ['Earlybird applies to new bookings deposited by 28 February 2027.', '2027-02-28'],
    ['Ye rate 5 Dec 2026 tak hi hai, uske baad mehenga ho jayega', '2026-12-05'],
  ])('T-328 %s', (line, validUntil) =>
    expect(read(`Oman in spring\n5 nights from £899 per person\n\n${line}`)).toMatchObject({ validUntil, dates: null }),
  );

  it('T-328 a payment in Hindi is none', () =>
    expect(
      read('Oman in spring\n5 nights from £899 per person\n\nBaaki payment 15 Feb 2027 tak').validUntil,
    ).toBeNull());
});

describe('T-329 what is said of others', () => {
  it('T-329 who looks at a page does not travel', () =>
    expect(
      read('Asteria Hotel, Kos\n♥ 14 people are looking at this hotel\n7 nights\n2 adults\n£649pp\nTotal price £1,298'),
    ).toMatchObject({ passengers: 2, warnings: [] }));

  it('T-329 nights that are a gift are not how long the trip is', () =>
    expect(
      read('Two nights on us: Coral Beach Resort\nStay 7, pay 5\n£1,225 per person for 7 nights half board').duration,
    ).toBe('7 nights'));

  it('T-329 behind the picture of a flight the first place is where one lives', () =>
    expect(
      read('Umrah 2027\nfrom £1,195 per person\n✈️ Saudia, London Heathrow to Jeddah, back from Madinah').destination,
    ).toBe('Jeddah'));
});
