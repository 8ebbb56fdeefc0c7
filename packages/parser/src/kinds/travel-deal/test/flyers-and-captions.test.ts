import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-24' });

describe('a house that writes its own flyer (T-293, T-294)', () => {
  const flyer = `          Hotel Almrausch ****
       Familie Hofer  ·  Zell am See

     Herbstzeit & Sauna

        3 Tage – 2 Nächte

Unsere Leistungen für Sie:

- 2 Nächte im Doppelzimmer
- tägliches Frühstück vom Buffet

Preis pro Person
Doppelzimmer ....... ab € 219,–

Anreise Sonntag bis Mittwoch.
Tel. 06542 / 555 010   ·   info@hotel-almrausch.example`;

  it('has its hosts and its list', () => {
    const deal = read(flyer);
    expect(deal.agentInfo.name).toBe('Familie Hofer');
    expect(deal.includes).toEqual(['2 Nächte im Doppelzimmer', 'tägliches Frühstück vom Buffet']);
    expect(deal.restrictions).toEqual(['Anreise Sonntag bis Mittwoch']);
  });
});

describe('the plus within an entry (T-294)', () => {
  it.each([
    ['linen, wifi, pool + garden care, parking, firewood', 'pool + garden care'],
    ['flights, gin + tonic, transfers, city tour', 'gin + tonic'],
  ])('%s', (list, entry) => expect(read(`Villa Nera, 7 nights €900 pp\nIncluded: ${list}`).includes).toContain(entry));

  it('cuts where the list is short or the plus its last joint', () =>
    expect(read('Bari, 7 nights €900 pp\nIncluded: flights, transfers, breakfast + city tour').includes).toEqual([
      'flights',
      'transfers',
      'breakfast',
      'city tour',
    ]));
});

describe('conditions of some days, of a footnote and under what is to be flagged (T-294, T-295)', () => {
  it.each([
    'Tue & Wed departures only',
    'Anreise nur samstags',
    'Arrivals Monday to Thursday only',
    'Arrivée du dimanche au jeudi',
    'Salidas los lunes y jueves',
    'Partenze solo sabato',
  ])('%s', (line) => expect(read(`Bari, 7 nights\n€900 pp\n\n${line}.`).restrictions).toEqual([line]));

  it('leaves the days of the programme', () =>
    expect(read('Bari, 7 nights\n€900 pp\n\nArrival Sunday 6 June 2027.').restrictions).toEqual([]));

  it('reads a footnote whole', () =>
    expect(
      read(
        'Bali, 7 nights from A$999pp*\n\n*Per person twin share, min 2 ppl. Mon & Tue departures only. Non-refundable.',
      ).restrictions,
    ).toEqual(['min 2 ppl', 'Mon & Tue departures only', 'Non-refundable']));

  it('keeps a single supplement among conditions', () =>
    expect(
      read(
        'Meribel, 7 nights\n£900 pp\n\nFew bits to flag\n* deposit is £100 pp\n* single room supp is £200 if one drops out',
      ).restrictions,
    ).toEqual(['deposit is £100 pp', 'single room supp is £200 if one drops out']));
});

describe('who sells (T-296)', () => {
  it('is the account over the caption', () =>
    expect(
      read('blue.door_trips\nSplit, 4 nights from €399pp\nflights + hotel\n\n#split #croatia #citybreak').agentInfo
        .company,
    ).toBe('blue.door_trips'));

  it('stands in a long last line', () =>
    expect(
      read(
        'Kandy Honeymoon\n6 nights, INR 98,500 per couple\n\nSaffron & Tide Holidays Pvt. Ltd., 14 Linking Road, Khar West, Mumbai 400 052     022 5550 1234     trips@saffrontide.example',
      ).agentInfo,
    ).toMatchObject({ email: 'trips@saffrontide.example', phone: '022 5550 1234' }));

  it('is not in a row of the page’s other parts', () =>
    expect(read('TOURS   |   CITY BREAKS   |   CONTACT\n\nFes week, 7 nights €900 pp').activities).toEqual([]));
});
