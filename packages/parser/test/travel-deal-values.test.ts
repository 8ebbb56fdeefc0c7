/** The values of a deal in small texts, each in another way of writing. */
import { describe, expect, it } from 'vitest';
import { type ParsedTravelDeal, parseTravelDeal } from '../src/index.ts';

const parse = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-1 a price per person is never that of a room', () => {
  it.each<[string, Partial<ParsedTravelDeal>]>([
    ['Lisbon 3 nights €449pps', { price: '€449', totalPrice: null, priceBasis: null }],
    ['Oia suites\n€3,480 per couple', { price: null, totalPrice: '€3,480', priceBasis: 'per couple', passengers: 2 }],
    ['Napa inn\nStarting at $319 USD per night', { price: null, totalPrice: '$319 USD', priceBasis: 'per night' }],
    [
      'Bali\n$3,200 total for 2 travelers ($1,600 per person)',
      { price: '$1,600', totalPrice: '$3,200', passengers: 2 },
    ],
    ['Tarif famille (2 adultes + 2 enfants) : 6 890 €', { price: null, totalPrice: '6 890 €', passengers: 4 }],
    ['Goa\nCouple Price: ₹2,45,000\nEMI starts ₹21,000/month', { price: null, totalPrice: '₹2,45,000' }],
    ['Malta week\nUmbuchung: 150,00 € p.P.\nFlugpreis p.P. 749,00 €', { price: '749,00 €', totalPrice: null }],
    ['Malta week\nStornierung 200 €\nPreis pro Person 899 €', { price: '899 €', totalPrice: null }],
    ['Bali from $899 pp\nDeposit $250 per person\nSingle supplement $300', { price: '$899', totalPrice: null }],
  ])('%j', (text, values) => expect(parse(text)).toMatchObject(values));
});

describe('T-2 lead price, options, reduction', () => {
  it('leads with the offer’s own price, else a double room, else the lowest', () => {
    expect(parse('Rome tour from £1,879 per person\n8 May 2027   £1,899\n5 June 2027   £1,949').price).toBe('£1,879');
    expect(parse('Nile\nRates in USD per person:\nDouble: 795\nTriple: 770')).toMatchObject({
      price: 'USD 795',
      priceOptions: [
        { label: 'Double', price: 'USD 795' },
        { label: 'Triple', price: 'USD 770' },
      ],
    });
    expect(parse('Cruise fares per person\nBalcony from $1,149\nInside from $749').price).toBe('$749');
  });

  it.each<[string, Partial<ParsedTravelDeal>]>([
    [
      'Dubai\nWAS AED 2,400   NOW AED 1,800 per person\n25% OFF',
      { price: 'AED 1,800', originalPrice: 'AED 2,400', discount: '25% OFF' },
    ],
    ['Kreta\nstatt 1.249 € jetzt nur 999 € pro Person', { price: '999 €', originalPrice: '1.249 €' }],
    ['Natal\nDe R$ 3.299 por R$ 2.799 por pessoa', { price: 'R$ 2.799', originalPrice: 'R$ 3.299' }],
    ['Cancun $899 pp (was $1,049 – SAVE $150!)', { price: '$899', originalPrice: '$1,049', discount: 'SAVE $150' }],
  ])('%j', (text, values) => expect(parse(text)).toMatchObject(values));

  it('takes what stands between bars as options', () => {
    expect(parse('Golf in Belek\nGolfer £1,295pp | Non-golfer £995pp | Single supp £245').priceOptions).toEqual([
      { label: 'Golfer', dates: null, price: '£1,295' },
      { label: 'Non-golfer', dates: null, price: '£995' },
    ]);
  });

  it('takes the blocks of several hotels as options', () => {
    const text =
      'Tenerife 2027\n\nHotel Bahia Azul 4*\nHalf board\n£729 per person\n\nGran Oasis Resort 5*\n£1,049 per person';
    expect(parse(text).priceOptions).toEqual([
      { label: 'Hotel Bahia Azul', dates: null, price: '£729' },
      { label: 'Gran Oasis Resort', dates: null, price: '£1,049' },
    ]);
  });
});

describe('T-3 T-4 dates and length', () => {
  it.each<[string, Partial<ParsedTravelDeal>]>([
    ['Bali\nDEPART SUNDAY, APRIL 11, 2027\nRETURN SUNDAY, APRIL 18, 2027', { dates: 'April 11 to 18, 2027' }],
    ['Oia for couples travelling between 20 April and 15 June 2027', { dates: 'April 20 to June 15, 2027' }],
    ['Prag\nTermine: 12.–14.03.2027', { dates: 'March 12 to 14, 2027' }],
    ['Bali, travel between Jan-Mar 2027', { dates: 'Jan-Mar 2027' }],
    ['Goa\nTravel till 30 Sept 2027', { dates: 'till 30 Sept 2027' }],
    ['Bali 5N/6D', { duration: '6 days / 5 nights', dates: null }],
    ['Glaciers, 9 days from £2,145', { duration: '9 days' }],
    ['Umrah\n6 Days Makkah-4 Days Madinah', { duration: '10 days' }],
    ['# OF DAYS:\n8', { duration: '8 days' }],
  ])('%j', (text, values) => expect(parse(text)).toMatchObject(values));
});

describe('T-13 what the text leaves open', () => {
  it('takes the year from the deadline, the weekday or the reference date, and names it', () => {
    const lisbon = parse('Lisbon €449pps, 12-15 Mar 2027, book by Fri 29 Jan!');
    expect(lisbon.validUntil).toBe('2027-01-29');
    expect(lisbon.source.assumptions).toMatchObject([{ pointer: '/validUntil', kind: 'year', chosen: '2027' }]);
    expect(parse('Bali, travel 3 - 9 May\nBook by 1 June 2027').dates).toBe('May 3 to 9, 2028');
  });

  it('takes a bare dollar as the currency that the text names', () => {
    expect(parse('Japan\nAUD 7,490 per person, $14,980 a couple').source.assumptions).toEqual([]);
    expect(parse('Japan $7,490 per person').source.assumptions).toMatchObject([
      { pointer: '/price', kind: 'currency', chosen: 'USD' },
    ]);
  });
});

describe('T-14 the text’s own words', () => {
  it('keeps prose and labelled facts, not courtesies, headings and what is between supplier and agency', () => {
    const text = [
      'Alpine Rail Journey',
      'Dear Tom,',
      '6 days from €1,890 per person',
      'SUMMER DEPARTURES 2027',
      'From Chur the line climbs for eight hours over 291 bridges.',
      'Departing from: Mumbai (BOM)',
      'Ask for our trade rates for your clients.',
      'Kind regards,',
    ].join('\n');
    expect(parse(text).notes).toBe(
      'From Chur the line climbs for eight hours over 291 bridges.\nDeparting from: Mumbai (BOM)',
    );
  });
});

describe('T-25 the programme of a deal', () => {
  it('gives no title', () =>
    expect(
      parse('Ruby Coast Sapphire Tour\n4 days / 3 nights\n$899 pp\n\nDay 1 : Lima to Cusco\nFly to Cusco.').title,
    ).toBe('Ruby Coast Sapphire Tour'));

  it('names nobody to write to where a place is reached', () => {
    const nameIn = (line: string) => parse(`Peru week $899 pp\n${line}`).agentInfo.name;
    expect(nameIn('We cross the pass and reach Tarapoto after lunch.')).toBeNull();
    expect(nameIn('Reach Ana Quispe on 0161 555 0133')).toBe('Ana Quispe');
  });
});

describe('T-47 stays on lines of their own are the trip together', () => {
  it.each([
    ['Japan\n• 2 nights in Kyoto\n• 3 nights in Tokyo\n• 2 nights in Nara\nfrom €1,295 per person', '7 nights'],
    ['Japan\n4N Kyoto\n6N Tokyo\n£995pp', '10 nights'],
    ['Japan\n4 nights Kyoto\n6 nights Tokyo\nHighlights\n- 4 nights Kyoto in a ryokan\n£995pp', '10 nights'],
    ['Japan 9 nights\n4 nights Kyoto\n6 nights Tokyo\n£995pp', '9 nights'],
    ['Hotel in Kyoto\n3 nights from €295\n5 nights from €445', '3 nights'],
    ['Deals\n3 nights in Kyoto\n£299\n4 nights in Tokyo\n£349', '3 nights'],
  ])('%j', (text, duration) => expect(parse(text).duration).toBe(duration));

  it('points at each of them', () => {
    const text = 'Japan\n4N Kyoto\n6N Tokyo\n£995pp';
    const spans = parse(text).source.spans['/duration'] as readonly (readonly [number, number])[];
    expect(spans.map(([from, to]) => text.slice(from, to))).toEqual(['4N', '6N']);
  });

  it('T-47 their board may be a code, or short', () => {
    const { includes } = parse('Japan\n4 nights Kyoto BB\n6nts Tokyo, all inc\n2N Nara HB\n£995pp');
    expect(includes).toEqual(['4 nights Kyoto BB', '6nts Tokyo, all inc', '2N Nara HB']);
  });
});

it.each(['Day 7: Oslo\nDay 8: Bergen\n*', 'Day 7: Oslo\n🚋\nDay 8: Bergen'])(
  'P-6 a bullet or picture alone is no part of a day: %j',
  (text) => {
    const { activities, source } = parse(text);
    expect(activities).toEqual(['Day 7: Oslo', 'Day 8: Bergen']);
    expect(source.spans['/activities/0']).toEqual([0, 11]);
  },
);

describe('P-6 what is read stands there in whole words', () => {
  it.each([
    'Oslo weekend 2 nights cruise + hotel 4* bfast £329pp 12-14 March',
    'Oslo concerts 2 nights cruise + hotel 4* bfast £329pp 12-14 March',
  ])('`with` is a word of its own before what plus signs join: %s', (text) => {
    const { includes } = parse(text);
    for (const each of includes) expect(text).toMatch(compactWord(each));
  });

  it('`w/` and `w` before them are', () => {
    expect(parse('Oslo 2 nights w/ cruise + hotel + bfast £329pp 12-14 March').includes).toContain('cruise');
    expect(parse('Oslo 2 nights 4* w bfast + visa + transfers £329pp 12-14 March').includes).toContain('bfast');
  });

  it('the company behind a copyright sign ends where the next link of the page begins', () => {
    const text = `Oslo 2 nights £329pp\n\n© 2026 Fjordline Holidays Ltd   Cookies   Privacy   ${'Statement of ownership '.repeat(3)}`;
    expect(parse(text).agentInfo.company).toBe('Fjordline Holidays Ltd');
  });
});

const compactWord = (words: string) => new RegExp(`(?<![a-z])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![a-z])`);
