import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

const PAGE = [
  'Valley of Lakes',
  'Package ID: 88 B\nDuration: 4 days\nPick up: Almaty',
  'Price includes:',
  'All meals.',
  'Transport as planned.',
  'Two nights in a yurt.',
  'Horse ride',
  'Not included:',
  'Flights',
  'Tips for the drivers',
  'Optional activities',
  'Gallery',
  'Location',
  'Two roads lead to the valley,\none of them closed in winter.',
].join('\n\n');

describe('lists of which each entry stands between blank lines (T-444)', () => {
  it('in a text whose other parts are set closer', () =>
    expect(read(PAGE)).toMatchObject({
      includes: ['All meals', 'Transport as planned', 'Two nights in a yurt', 'Horse ride'],
      restrictions: [
        'Not included: Flights',
        'Not included: Tips for the drivers',
        'Not included: Optional activities',
      ],
      activities: [],
    }));

  it('the last lines of a text are no entries', () => {
    const deal = read('Oslo, 3 nights\n£420 per person\n\nIncluded\n\nFlights\n\nJo Reed\n\nFjord Travel\n\nBergen');
    expect(deal.includes).not.toContain('Jo Reed');
  });

  it('a list of two over a heading is one', () => {
    const deal = read(
      'Oslo, 3 nights\n£420 per person\nHotel Fjord\n\nIncluded\n\nFlights\n\nBreakfast\n\nTerms\n\nPlaces are limited.',
    );
    expect([deal.includes, deal.restrictions]).toEqual([['Flights', 'Breakfast'], ['Places are limited']]);
  });
});

describe('what a card has under its price (T-453)', () => {
  const CARDS = [
    'Quad Share\n£1,275',
    'Per Person',
    'Triple Share\n£1,350',
    'Per Person',
    'Double Share\n£1,525',
    'Per Person',
  ];

  it.each(['\n', '\n\n'])('for whom it is parts no options', (gap) => {
    const deal = read(
      [
        'Leeds to Jeddah\n8 February 2027 - 22 February 2027',
        ...CARDS,
        'Package includes:',
        'Flights',
        'Visa',
        'Hotel',
        'Terms:\nBook early.',
      ].join(gap),
    );
    expect(deal.priceOptions.map(({ label, price }) => [label, price])).toEqual([
      ['Quad Share', '£1,275'],
      ['Triple Share', '£1,350'],
      ['Double Share', '£1,525'],
    ]);
    expect([deal.price, deal.includes]).toEqual(['£1,525', ['Flights', 'Visa', 'Hotel']]);
  });
});

describe('the other parts of a page end a list (T-445)', () => {
  it.each([
    'FAQs',
    'Gallery',
    'What to bring',
    'Best time to visit',
    'Follow us',
    'Preguntas frecuentes',
    'Related tours',
  ])('%s', (part) => {
    const deal = read(
      `Lake Trail\nUSD 640 per person\nWhat's Included\nPermit\nMeals\nWhat's Not Included\nFlights\nTips\n${part}\nSturdy boots\nBottle`,
    );
    expect([deal.includes, deal.restrictions]).toEqual([
      ['Permit', 'Meals'],
      ['Not Included: Flights', 'Not Included: Tips'],
    ]);
  });

  it('near-miss: an entry may hold such words', () =>
    expect(read('Lake Trail\nIncludes\nPermit\nReviews of your photos\nMap of the trail\nMeals').includes).toEqual([
      'Permit',
      'Reviews of your photos',
      'Map of the trail',
      'Meals',
    ]));

  it('what travelers say under the part that holds it', () =>
    expect(
      read(
        'Lake Trail\nUSD 640 per person\nHighlights\nGlaciers\nEagles\nReviews\nWhat Travelers Say\nAda B.\nNorway\nA week to remember\nImportant information\nBring cash.',
      ).highlights,
    ).toEqual(['Glaciers', 'Eagles']));

  it('near-miss: optional tours with their prices head a list', () =>
    expect(
      read('Lake Trail\nUSD 640 per person\nNot included\nFlights\nOptional tours\nEagle show USD 20\nBoat USD 35\n')
        .restrictions,
    ).toEqual(['Not included: Flights']));
});
