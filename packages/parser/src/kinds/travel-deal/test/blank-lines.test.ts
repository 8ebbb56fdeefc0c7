import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => {
  const { source: _, ...values } = parseTravelDeal(text, { referenceDate: '2026-11-21' });
  return { ...values, warnings: values.warnings.map(({ code }) => code) };
};

describe('T-320 a blank line behind each line says nothing', () => {
  const card =
    'Porto Long Weekend\n4 days / 3 nights\nWas\n€540\nNow\n€432\nper person\nTotal for 2 adults\n€864\nWhat’s included\nReturn flights\nBreakfast\nGood to know\nCity tax is paid locally\nOffer ends\nSun 6 Dec 2026\nView deal';

  it('T-320 of a card', () => {
    const spaced = read(card.replaceAll('\n', '\n\n'));
    expect(spaced).toEqual(read(card));
    expect(spaced).toMatchObject({
      price: '€432',
      originalPrice: '€540',
      totalPrice: '€864',
      includes: ['Return flights', 'Breakfast'],
      validUntil: '2026-12-06',
    });
  });

  it('T-320 of two columns side by side', () => {
    const page = [
      ['YOUR ITINERARY', 'WHAT IS INCLUDED'],
      ['Day 1: Oslo', '• 6 nights in 4 star hotels and'],
      ['Walk through the old town, dinner by the', '  one night on board'],
      ['harbour.', '• Trains from Oslo to Bergen,'],
      ['Day 2: Flåm', '  seats reserved'],
      ['Down to the fjord on the steepest line.', '• Breakfast each day'],
      ['Day 3: Bergen', '• Luggage service'],
      ['A free day.', '• Fjord cruise'],
    ]
      .map(([left = '', right = '']) => left.padEnd(48) + right)
      .join('\n');
    const spaced = read(`NORWAY BY RAIL\n${page}`.replaceAll('\n', '\n\n'));
    expect(spaced).toEqual(read(`NORWAY BY RAIL\n${page}`));
    expect(spaced.includes).toContain('Trains from Oslo to Bergen, seats reserved');
  });
});

describe('T-321 a row that ends with its price goes on in no other', () => {
  it.each([
    'Inside (cat. K)                 $899\nOcean view (cat. F)              $1,049\nSuite (cat. A)                   $2,120',
    'Inside, cat. K ................. $899\nOcean view, cat. F .............. $1,049\nSuite, cat. A ................... $2,120',
  ])('%s', (rows) => {
    const { price, priceOptions } = read(`Fjords in May\n7 nights\n\nFares per person, two sharing\n${rows}`);
    expect(price).toBe('$899');
    expect(priceOptions.map((option) => option.price)).toEqual(['$899', '$1,049', '$2,120']);
  });

  it('T-321 a sentence that stops before its amount goes on', () =>
    expect(
      read(
        'Fjords in May\n7 nights, $899 per person\n\nTerms\nNew bookings only.\nYou pay a deposit of\n$150 per person at booking.',
      ).restrictions,
    ).toContain('You pay a deposit of $150 per person at booking'));
});

describe('T-322 the row of the price says what it was', () => {
  const table = 'Cabin      Brochure     With bonus\nInside     €1,240       €990\nBalcony    €1,690       €1,390';

  it('T-322 under a headline with that price', () =>
    expect(read(`Danube in June\n7 nights from €990 per person\n\n${table}`)).toMatchObject({
      price: '€990',
      originalPrice: '€1,240',
    }));

  it('T-322 of no other price', () =>
    expect(read(`Danube in June\n7 nights from €890 per person\n\n${table}`).originalPrice).not.toBe('€1,690'));
});

describe('T-323 supplements right below the prices', () => {
  const sheet = (head: string, rows: string) =>
    read(
      `Oman Group Tour\n7 nights\n\n${head}\n25 or more paying      USD 1,390\n15 - 24 paying         USD 1,465\n${rows}`,
    );

  it.each(['SUPPLEMENTS PER PERSON', 'Optional supplements:', 'Meal supplements'])('T-323 %s', (head) => {
    const deal = sheet(
      'LAND PRICE PER PERSON IN TWIN ROOM',
      `${head}\nSingle room            USD 420\nCamel ride             USD 24`,
    );
    expect(deal.price).toBe('USD 1,390');
    expect(deal.priceOptions).toHaveLength(2);
  });

  it('T-323 a line that is told of one hides no price under it', () =>
    expect(read('Oman Tour\n7 nights\nNo supplements for singles\nFrom USD 1,390 per person').price).toBe('USD 1,390'));
});

describe('T-324 where a text without blank lines has its borders', () => {
  const closely = (text: string) => {
    const answer = read(text.replace(/\n\n+/g, '\n'));
    expect(answer).toEqual(read(text));
    return answer;
  };

  it('T-324 the header of columns under a line with bars', () =>
    expect(
      closely(
        [
          'RIVERS OF THE NORTH',
          'Amsterdam to Basel in spring',
          'MS Alma | 8 days / 7 nights | May 8-15, 2027',
          '',
          'CATEGORY                      WAS       NOW      YOU SAVE',
          'Lower deck, fixed window      $3,099    $2,479   $620',
          'Upper deck, French balcony    $3,899    $3,119   $780',
          '',
          'The fare covers:',
          '> Seven nights in an outside cabin',
          '> All meals on board',
          '',
          'The fare does not cover:',
          '> Air travel',
          '> Gratuities',
        ].join('\n'),
      ),
    ).toMatchObject({ price: '$2,479', originalPrice: '$3,099', discount: '$620' }));

  it('T-324 headings in capitals under a list', () =>
    expect(
      closely(
        [
          'Yoga by the sea',
          'Ericeira, Portugal, 6 to 13 March 2027',
          '',
          'WHAT IS INCLUDED',
          '* seven nights',
          '* two classes a day',
          '* brunch and dinner',
          '',
          'NOT INCLUDED',
          'flights, travel insurance',
          '',
          'ROOMS – price per person',
          'Twin, garden ............ £845',
          'Own room ................ £1,190',
          '',
          'HOW TO BOOK',
          '£300 deposit keeps your place. Balance due by 8 January 2027.',
        ].join('\n'),
      ),
    ).toMatchObject({ price: '£845' }));

  it('T-324 labels of prices under a list of a page', () =>
    expect(
      closely(
        [
          'Hotel Cala Vista',
          'Mallorca, Spain',
          'All inclusive, 7 nights',
          'Sat 12 Jun 2027',
          '',
          "What's in your package",
          'Return flights',
          'Coach transfers',
          'Evening shows',
          '',
          'Was',
          '€2,180',
          'Now',
          '€1,744',
          'You save €436',
          '€872 per person',
        ].join('\n'),
      ),
    ).toMatchObject({ price: '€872', originalPrice: '€2,180', includes: expect.arrayContaining(['Evening shows']) }));

  it('T-324 a sheet with tabs whose first line has some, too', () =>
    expect(
      closely(
        [
          'Atlas Tours\tDepartures 2027\tPrices in EUR per person, twin share',
          'Tour\tImperial Cities\t9 days / 8 nights',
          '',
          'Start\tEnd\tTwin p.p.\tSgl suppl.\tStatus',
          'Sat 06-Mar-2027\tSun 14-Mar-2027\t1,180\t290\tGuaranteed',
          'Sat 03-Apr-2027\tSun 11-Apr-2027\t1,295\t320\tGuaranteed',
          '',
          'Included\tEnglish-speaking guide',
          'Included\tMinibus with driver',
          'Included\t7 nights in riads',
          'Excluded\tInternational flights',
          'Excluded\tLunches',
          'Contact\tYoussef Amrani\tgroups@atlas.example',
        ].join('\n'),
      ),
    ).toMatchObject({
      price: 'EUR 1,180',
      includes: ['English-speaking guide', 'Minibus with driver', '7 nights in riads'],
    }));

  it('T-324 places of departure between rows, and a picture under bullets', () => {
    const deal = read(
      [
        'SUN SELL-OFFS',
        'all 7 nights ALL INCLUSIVE, price CAD per person dbl occ',
        'ex YYZ Toronto',
        'Sat Nov 28  WS  Cayo Coco   Playa Azul 4*      $799   4 seats',
        'Sun Nov 29  WS  Varadero    Costa Clara 3.5*   $729   9 seats',
        'ex YUL Montreal',
        'Fri Nov 27  TS  Varadero    Costa Clara 3.5*   $749   6 seats',
        'Sun Dec 06  TS  Santa Clara Cayo Verde 5*      $979   11 seats',
        'INCL: air, hotel, transfers, all taxes',
        'Full payment at booking',
        'No name changes',
        'Prices good till Mon Nov 23 6pm',
      ].join('\n'),
    );
    expect(deal.priceOptions).toHaveLength(4);
    const post = closely(
      [
        'Nungwi, Zanzibar',
        'Coral Beach Resort ⭐⭐⭐⭐',
        'R48 900 PER COUPLE (yes, for both of you)',
        '',
        'Here is what you get 👇',
        '• Return flights',
        '• 7 nights in a garden bungalow',
        '• Breakfast and dinner',
        '• Transfers',
        '',
        '🗓 Mon 3 May to Mon 10 May 2027',
        '🔒 Secure it with a 30% deposit, balance 8 weeks before you fly',
      ].join('\n'),
    );
    expect(post.dates).toBe('May 3 to 10, 2027');
  });

  it('T-324 within a quoted mail, where a line of marks alone is a blank one', () => {
    const text = `${'\n'.repeat(6)}bag allowance\nt\n k\n`;
    expect(read(text.replace(/^/gm, '> '))).toEqual(read(text));
    expect(read(text).includes).toEqual(['t', 'k']);
  });

  it('T-324 a word in capitals among entries is none', () =>
    expect(
      read(
        'Delhi and Agra\n5 nights, £640 per person\nTravel in March 2027\nStay at the Park Inn\nWhat is included\nReturn flights\nWIFI\nTransfers\nBreakfast\nNot included\nLunches\nTips',
      ).includes,
    ).toEqual(['Return flights', 'WIFI', 'Transfers', 'Breakfast']));
});
