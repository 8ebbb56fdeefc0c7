import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const PRICE = '\n\n£940 per person\n7 nights\n\nIncluded:\n- half board\n- guide';

describe('what the offer is called (T-17)', () => {
  it.each([
    ['Tusheti: Villages of the High Pass\nGuided walking holiday in Georgia', 'Tusheti: Villages of the High Pass'],
    ['THE SKAGEN COAST\nA week of beaches and painters by comfort coach', 'THE SKAGEN COAST'],
    ['Madeira Levada Week\nSmall group walking holiday', 'Madeira Levada Week'],
  ])('stands over its tagline in %j', (head, title) => expect(read(head + PRICE).title).toBe(title));

  it.each([
    [
      `LINDQVIST RESOR            Summer 2027\n\nTHE SKAGEN COAST${PRICE}\n\nLindqvist Resor AB, Lund · tel +46 46 555 01 20`,
    ],
    [`Delta Bussreizen\n\nTHE SKAGEN COAST${PRICE}\n\nDelta Bussreizen BV · 030 555 01 20`],
    [`GULL ROCK RESORT\nGrand Anse, La Digue, Seychelles\n\nRe: THE SKAGEN COAST${PRICE}\n\nGull Rock Resort`],
  ])('is not who writes in %j', (text) => expect(read(text).title).toBe('THE SKAGEN COAST'));

  it('is not the person who signs below', () =>
    expect(
      read(`Tess Arden\n\ncome sail the Azores with me!!${PRICE}\n\nTess Arden\nArden & Sons Travel`).title,
    ).not.toBe('Tess Arden'));

  it.each([
    ['★ AZORES AND WHALES ★', 'AZORES AND WHALES'],
    ['Azores "7 for 5"', 'Azores "7 for 5"'],
    ['Azores Palace Hotel ★★★★', 'Azores Palace Hotel ★★★★'],
  ])('keeps of %j what is no frame', (line, title) => expect(read(line + PRICE).title).toBe(title));

  it('keeps both quotes of its first words, and is no entry of a list', () => {
    expect(read(`Re: "Stay 7, Pay 6" – Garden Suites${PRICE}`).title).toBe('"Stay 7, Pay 6" – Garden Suites');
    const { title, includes } = read(
      'Crete!!\n\nso what do you get?\n7 nights at the Minos Beach Hotel\nbreakfast\n\n£640pp',
    );
    expect(title).toBe('Crete');
    expect(includes).toEqual(['7 nights at the Minos Beach Hotel', 'breakfast']);
  });

  it.each([
    'Headline deal',
    'STAR BUY',
    "Editor's pick",
    'Deal of the week',
    'Save  Compare  Share',
    '◀ Back to results',
  ])('is not the kicker %j', (kicker) =>
    expect(read(`${kicker}\nPrague Christmas Markets\nfrom £300pp`).title).toBe('Prague Christmas Markets'),
  );

  it('is no menu of a sale: its days are not those of the trip', () => {
    expect(read('4-Day Flash Sale\n9-Night Baltic Cruise\nfrom £1,100pp').duration).toBe('9 nights');
    expect(read('3-day online sale: Malta, 5 nights, £300pp').duration).toBe('5 nights');
    expect(read('6 Day Peru Special\n$900 pp').duration).toBe('6 days');
  });
});

describe('where the offer goes (T-18)', () => {
  it.each([
    ['Alto Dunes Resort, Sechelt BC\n2 nights, CAD 410 per room', 'Sechelt BC'],
    ['All-inclusive stays in Fjällbacka, bus from Lund\n£300pp', 'Fjällbacka'],
    ['Cole x2 - Barbuda 7n AI, 3-10 May 27\n£1,900pp', 'Barbuda'],
    ['Holidays  ›  Spain  ›  Menorca  ›  Ciutadella\nWINTER SALE\nCalm Cove Aparthotel\n£400pp', 'Menorca'],
    ['GULL ROCK RESORT\nGrand Anse, La Digue, Seychelles\n\n€900 per person', 'Grand Anse, La Digue, Seychelles'],
  ])('is told in %j', (text, destination) => expect(read(text).destination).toBe(destination));
});

describe('months in which one may travel (T-3)', () => {
  it.each([
    ['Any Saturday in October or November 2027', 'October or November 2027'],
    ['Departures May, June and September 2027', 'May, June and September 2027'],
    ['Travel May/June 2027', 'May/June 2027'],
    ['Reisezeit Mai oder Juni 2027', 'Mai oder Juni 2027'],
  ])('are all of those of %j', (line, dates) => expect(read(`Azores week\n${line}\n$900 pp`).dates).toBe(dates));
});
