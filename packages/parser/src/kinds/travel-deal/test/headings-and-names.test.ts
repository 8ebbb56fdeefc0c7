import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-24' });

describe('T-363 headings of what one does', () => {
  it.each([
    'On shore',
    'Out and about',
    'What they do:',
    'Programme:',
    'Program in short:',
    "While you're down there you might like to add",
    'Leuk om te doen:',
    'Ghoomne ka plan',
    'Kya kya dekhenge',
  ])('reads activities under %s', (heading) =>
    expect(
      read(
        `Island week\n7 nights, £899 pp\n\nIncluded\n- flights\n- breakfast\n\n${heading}\n- boat trip to the caves\n- sunset at the old fort`,
      ),
    ).toMatchObject({
      includes: ['flights', 'breakfast'],
      activities: ['boat trip to the caves', 'sunset at the old fort'],
    }),
  );

  it('keeps those under a heading beside the days of a programme', () =>
    expect(
      read(
        'Coral cruise\n£899 pp\n\nDay 1   Bari   departs 4pm\nDay 2   At sea\nDay 3   Kotor   8am - 5pm\n\nShore tours (extra cost)\n• Snorkel at the cape\n• Olive oil tasting',
      ).activities.slice(-2),
    ).toEqual(['Snorkel at the cape', 'Olive oil tasting']));

  it.each(['Dhyan rakhna', 'Dhyan rakhiye'])('reads conditions under %s', (heading) =>
    expect(
      read(`Goa plan\n₹18,900 per person\n\n*${heading}* ⚠️\n- Check-in 2 baje ke baad\n- Passport zaroori hai`)
        .restrictions,
    ).toEqual(['Check-in 2 baje ke baad', 'Passport zaroori hai']),
  );
});

describe('T-364 until when one may book', () => {
  it.each([
    ['Book-by for clients = 10 January 2027', '2027-01-10'],
    ['Ye rate 5 Dec 2026 tak hi hai', '2026-12-05'],
    ['Offer 12 Dec 2026 tak valid hai', '2026-12-12'],
  ])('reads %s', (line, day) => expect(read(`Goa plan\n₹18,900 per person\n${line}`).validUntil).toBe(day));

  it('takes no day of payment for it', () =>
    expect(read('Goa plan\n₹18,900 per person\nBaaki payment 15 Feb 2027 tak').validUntil).toBeNull());
});

describe('T-365 what the offer is called', () => {
  it.each([
    ['WAVE OF DEALS | ENDS 31 JANUARY 2027\nReefs & Lagoons\n10 nights from Sydney', 'Reefs & Lagoons'],
    ['WINTER SALE - BOOK BY 31 JANUARY\nIsland Hopping Greece\n7 nights', 'Island Hopping Greece'],
    [
      'Tom, could you send this one to the Millers? We sell it at £1,290 each.\n\nTuscan Hill Towns\n7 nights from 3 May 2027',
      'Tuscan Hill Towns',
    ],
    [
      'Northern Lights & Hot Springs\nReykjavik and the South Coast, Iceland\nWed 17 Feb - Sun 21 Feb 2027',
      'Northern Lights & Hot Springs',
    ],
    ['Sterne über der Wüste\nMarrakesch und Fès, Marokko\n8 Tage / 7 Nächte', 'Sterne über der Wüste'],
    [
      'From: Ana <ana@example.com>\nSubject: RE: Group request choir - Slovenia May 2027 - our ref. S27/11\n\nDear Jo,\n\nSLOVENIA - LAKES AND CAVES\nPeriod: Sun 02.05.2027 - Sun 09.05.2027',
      'SLOVENIA - LAKES AND CAVES',
    ],
    [
      'THE CREEK RESORT\nMuscat, Oman\n\nMuscat, 24 November 2026\nOur ref.: RV/27-K\n\nMs. Ilona Kasza\nBlue Door Travel\nBudapest\n\nDear Ms. Kasza,\n\nRE: SPRING ESCAPE OFFER\n\nArrival: 11 March 2027',
      'SPRING ESCAPE OFFER',
    ],
  ])('reads the name in %j', (head, title) =>
    expect(read(`${head}\n\n£1,290 per person\n\nIncluded\n- breakfast\n- transfers`).title).toBe(title),
  );

  it('takes no company and no addressee over a place for it', () => {
    expect(read('Fjord Holidays\nBergen and Flåm, Norway\n5 May 2027\n£499 pp').title).toBe('Bergen and Flåm, Norway');
    expect(
      read('Ms Ilona Kasza\nBudapest, Hungary\n\nDear Ms Kasza,\nWeekend in Lisbon, 3 nights, £499 pp.').title,
    ).toBe('Weekend in Lisbon, 3 nights');
  });
});

describe('T-366 the company', () => {
  it.each(['NORDLAND CAMPERS ehf.', 'NORDLAND CAMPERS oy', 'NORDLAND CAMPERS doo'])(
    'ends with a whole word in %s',
    (head) =>
      expect(
        read(`${head}\nOffer: Ring road\n9 days, € 1,475 per van\n\nhello@nordlandcampers.example`).agentInfo.company,
      ).toBe('NORDLAND CAMPERS'),
  );
});
