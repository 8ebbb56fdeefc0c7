import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../formats/reading/document.ts';
import { parseTravelDeal } from '../../../parse.ts';
import { withPlainColons } from '../layout/colon-labels.ts';
import { withListMarks } from '../layout/list-marks.ts';
import { withStackedRows } from '../layout/stacked-rows.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const textsOf = (document: ReturnType<typeof readDocument>) => document.lines.map((line) => line.passage.text);

describe('withPlainColons', () => {
  const lines = (text: string) => textsOf(withPlainColons(readDocument(text)));

  it.each([
    ['DURATION      : 05 Nights', 'DURATION: 05 Nights'],
    ['HOTELS:-', 'HOTELS:'],
    ['Cost :- Rs. 42,000', 'Cost: Rs. 42,000'],
    ['Hope this helps :-)', 'Hope this helps :-)'],
  ])('makes of %j %j', (text, plain) => expect(lines(text)).toEqual([plain]));

  it('reads a dash in a column of its own where two lines have it', () => {
    expect(lines('Duration    - 05 Nights\nPax         - 4 Adults')).toEqual(['Duration: 05 Nights', 'Pax: 4 Adults']);
    expect(lines('Duration    - 05 Nights')).toEqual(['Duration    - 05 Nights']);
  });
});

describe('withStackedRows', () => {
  const lines = (text: string) => textsOf(withStackedRows(readDocument(text)));

  it('joins each label with the line under it', () =>
    expect(lines('Check-in\nSat 5 Jun 2027\nNights\n7\nBoard\nHalf board\nBook now')).toEqual([
      'Check-in: Sat 5 Jun 2027',
      'Nights: 7',
      'Board: Half board',
      'Book now',
    ]));

  it('takes a menu of such words for none', () =>
    expect(lines('Hotel\nBlog\nFlights\nNews\nTransfers\nPress')).toHaveLength(6));

  it('leaves no label of a value unexplained', () => {
    const { dates, price, totalPrice, source } = read(
      'Malta Break\nDeparting\nFri 5 Mar 2027\nReturning\nMon 8 Mar 2027\nPrice per person\n€310\nTotal price\n€620',
    );
    expect([dates, price, totalPrice]).toEqual(['March 5 to 8, 2027', '€310', '€620']);
    expect(source.unused).toEqual([]);
  });
});

describe('lists marked by hashes and framed banners', () => {
  const bullets = (text: string) =>
    withListMarks(readDocument(text)).lines.flatMap(({ bullet, passage }) => (bullet === null ? [] : [passage.text]));

  it('reads headings one under the other as entries', () => {
    expect(bullets('INCLUSIONS:\n# Breakfast\n# Boat trip')).toEqual(['Breakfast', 'Boat trip']);
    expect(bullets('# Goa\n## Included\nBreakfast')).toEqual([]);
  });

  it('reads no entry in a banner', () => expect(bullets('* * * STAY 3, PAY 2 * * *\nat the lake')).toEqual([]));
});

describe('what is no price', () => {
  it.each([
    ['Alpine Tour\nTour code RM12\n£649 per person', '£649'],
    ['Dagenham Coach Club, 4 High Road, Romford RM8 2AB\nBruges day trip £39 per person', '£39'],
    ['Glen Inn\nDogs are welcome at £15 a stay.\n£210 per person', '£210'],
    ['Hanoi\nNow AU$2,150\nSave AU$300 per person\nTo lock it in I need AU$400 each by Friday.', 'AU$2,150'],
  ])('is none in %j', (text, price) => expect(read(text).price).toBe(price));
});

describe('prices that depend on something', () => {
  it('reads rooms under a sentence that says for whom as options', () => {
    const { price, totalPrice, priceOptions } = read(
      'Lake Break\nWe open in spring. The prices below are per room for the stay:\n\nGarden Double ........ £310\nLake Suite ........ £480',
    );
    expect([price, totalPrice]).toEqual([null, '£310']);
    expect(priceOptions.map(({ label }) => label)).toEqual(['Garden Double', 'Lake Suite']);
  });

  it('reads the label behind the price', () => {
    const { priceOptions, warnings } = read('CAPE BLAST\nZAR 31,000 pp (4 pax basis)\nZAR 34,500 pp (2 pax)');
    expect(priceOptions.map(({ label }) => label)).toEqual(['4 pax basis', '2 pax']);
    expect(warnings).toEqual([]);
  });
});

describe('deadlines', () => {
  it('takes the days on which an offer does not apply for none', () =>
    expect(
      read(
        'Winter Stay\nThe offer does not apply from 12 to 15 February. Please confirm reservations by 10 December 2026.',
      ).validUntil,
    ).toBe('2026-12-10'));
});

describe('where an offer goes and where one stays', () => {
  it.each([
    ['Rhone & Saone Cruise Week\n6 days by coach from Hull, Leeds and York', 'Rhone & Saone'],
    ['The Otter Inn\n3 Mill Lane, Penhallow, Cornwall\n\nDear partners,', 'Penhallow, Cornwall'],
    ['Holidays\nGreece\nCrete\nBay Family Escape', 'Crete'],
    ['Maple Drive\nDublin (DUB) - Toronto (YYZ)\n14 nights', 'Toronto'],
  ])('goes there in %j', (text, destination) => expect(read(text).destination).toBe(destination));

  it.each([
    [
      'Thai Duo\n\nHotels\nBangkok\nCentre Point Silom or similar\nKrabi\nCliff Beach',
      'Centre Point Silom; Cliff Beach',
    ],
    ['Yatra\n\nHOTELS:-\nHaridwar : Hotel Ganga\nBhatwari : Narayan Bhawan\n', 'Hotel Ganga; Narayan Bhawan'],
    ['Hotels\n2 nights Hotel Zwin, Bruges (3 star)\n1 night Hotel Rebe, Boppard (4 star)', 'Hotel Zwin; Hotel Rebe'],
    ['Bali\n\nHOTELS\nUbud - Rice Hill Resort (One Bedroom Villa) - 03 Nights', 'Rice Hill Resort'],
  ])('stays there in %j', (text, accommodation) => expect(read(text).accommodation).toBe(accommodation));
});

describe('what an offer is called', () => {
  it.each([
    [
      'THE HARBOUR HOTEL\n\nWe are glad to send you our spring offer for couples, "Tides and Oysters".',
      'Tides and Oysters',
    ],
    ['Dear Sir,\nPls find the best quote for CHAR DHAM YATRA\nTOTAL PACKAGE COST : INR 98,000/-', 'CHAR DHAM YATRA'],
    [
      'Hi Ana, Dubai 4N 5-9 Feb, Creek Inn 3* w/ bfast + flts ex LHR, £589pp.\nBags extra, non ref. Can hold til Tue.',
      'Dubai 4N 5-9 Feb',
    ],
    ['GREAT MIGRATION\n7 days | July 2027', 'GREAT MIGRATION'],
  ])('is told in %j', (text, title) => expect(read(text).title).toBe(title));
});

describe('the terms of a message', () => {
  it('reads what is included, what is to be paid and who to call from one line', () => {
    const { includes, restrictions, totalPrice, passengers, agentInfo } = read(
      'Tenerife 7nts from 12 Jan, Bahia Aparthotel 4* AI. £712pp or £1,424 total for 2 ads. Incl 22kg bag + transfers. £150pp dep today, bal 10 wks before. 0121 496 0177',
    );
    expect(includes).toEqual(['22kg bag', 'transfers']);
    expect(restrictions).toEqual(['£150pp dep today', 'bal 10 wks before']);
    expect([totalPrice, passengers, agentInfo.phone]).toEqual(['£1,424', 2, '0121 496 0177']);
  });

  it('takes the brackets beside a price for its condition', () =>
    expect(read('Kerala\nRs. 18,500 per person (min 4 pax)').restrictions).toEqual(['min 4 pax']));

  it('reads a prose list said of the guests', () =>
    expect(read('Spa\nGuests will enjoy a full breakfast, a dinner and a late check-out.').includes).toEqual([
      'a full breakfast',
      'a dinner',
      'a late check-out',
    ]));
});

describe('a house let by the week', () => {
  const { title, price, totalPrice, priceBasis, accommodation, destination, includes, restrictions, priceOptions } =
    read(
      'MASSERIA TORRE LUNA\nnear Monopoli, Puglia\nSleeps 10\n\nWeekly rent 2027, whole house\n3 Apr - 5 Jun .... € 1,900\n5 Jun - 4 Sep .... € 3,100\nWeekends from € 700\n\nThe rent covers: linen; firewood; the gardener\nTo pay on the spot: final cleaning € 160; heating by meter\nSecurity bond € 400',
    );

  it('takes the rent of the lowest season for the price, no fee', () => {
    expect([price, totalPrice, priceBasis]).toEqual([null, '€ 1,900', 'whole house']);
    expect(priceOptions.map((option) => option.price)).toEqual(['€ 1,900', '€ 3,100']);
  });

  it('reads the house, the town and both lists', () => {
    expect([title, accommodation, destination]).toEqual([
      'MASSERIA TORRE LUNA',
      'MASSERIA TORRE LUNA',
      'Monopoli, Puglia',
    ]);
    expect(includes).toEqual(['linen', 'firewood', 'the gardener']);
    expect(restrictions).toContain('To pay on the spot: final cleaning € 160');
  });
});

describe('a price before and one now', () => {
  it.each([
    ['Elbe Cruise\nUpper deck: £1,900, now £1,600\nLower deck: £1,500, now £1,250', '£1,250'],
    ['Rom, 3 Nächte\nKatalogpreis 520 € p.P., unser Preis 450 € p.P.', '450 €'],
    ['Oman tour\n            Brochure     Early bird\nTwin share  USD 1,300    USD 1,150', 'USD 1,150'],
    [
      'Lakes\n                     Brochure      You pay\nIN  Inside   Deck 3   £940   £720\nBA  Balcony  Deck 7   £1,390   £1,150',
      '£720',
    ],
    ['Goa 5N\nDep £120pp, bal 8 wks\n£745pp', '£745'],
  ])('of %j is %s', (text, now) => expect(read(text).price).toBe(now));
});

describe('when one travels', () => {
  it.each([
    ['RE: Coast Path, June 27\n\nHi,\nStart Tue 8 June 2027, finish Mon 14 June 2027.', 'June 8 to 14, 2027'],
    ['Moselle week\nSat 1 May 2027       Sat 8 May        £849', 'May 1 to 8, 2027'],
    ['Moselle week\n1 May 2027\t19 June 2027\t£849', 'May 1, 2027'],
  ])('T-2 is read in %j', (text, dates) => expect(read(text).dates).toBe(dates));
});

describe('what a page says of itself', () => {
  it('is no condition, no company and no title', () => {
    const { title, restrictions, agentInfo } = read(
      'Skip to main content\nAlps by Steam Train\n7 nights from £900 pp\n\nSEE OFFER\n\nTerms & conditions | Privacy | Careers\n© 2026 Iron Way Journeys',
    );
    expect([title, restrictions, agentInfo.company]).toEqual(['Alps by Steam Train', [], 'Iron Way Journeys']);
  });

  it('names no offer by a day of its way', () =>
    expect(read('MON 3     Trieste                  dep 16.30\nFjords for less\n£799 pp').title).toBe(
      'Fjords for less',
    ));
});
