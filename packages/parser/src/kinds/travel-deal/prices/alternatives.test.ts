import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-421 alternatives told on one line each', () => {
  it('T-421 each is an option, the offer is the first', () => {
    const deal = read(
      'Hi Sue, two options for the Hills (2 adults), 3 - 10 May 2027:\n1) Villa Rosa, Nerja - half board, flights from Leeds, £1,480 all up. Non refundable\n2) Hotel Miramar, B&B, flights from Leeds, £1,290 total, free cancellation until 1 April\nBoth held till 12 Dec. Jo',
    );
    expect(deal.priceOptions).toEqual([
      { label: 'Villa Rosa, Nerja', dates: null, price: '£1,480' },
      { label: 'Hotel Miramar', dates: null, price: '£1,290' },
    ]);
    expect(deal).toMatchObject({
      title: 'Villa Rosa, Nerja',
      price: null,
      totalPrice: '£1,480',
      priceBasis: 'all up',
      includes: ['half board', 'flights from Leeds'],
      restrictions: ['Non refundable'],
      accommodation: 'Villa Rosa, Nerja',
      validUntil: '2026-12-12',
      dates: 'May 3 to 10, 2027',
    });
  });

  it.each([
    [
      'Opciones para Cancún 14-21 marzo 2027, 2 adultos:\nOpción 1: Hotel Coral Beach, todo incluido, traslados, USD 1,240 por persona\nOpción 2: Hotel Palma Real, desayuno, traslados, USD 980 por persona',
      ['USD 1,240', ['todo incluido', 'traslados'], 'Hotel Coral Beach'],
    ],
    [
      'Bonjour, voici 2 propositions pour Djerba du 10 au 17 avril 2027 :\nA) Hôtel Yasmina 4* - all inclusive, vol de Lyon, 689 €/pers. Non remboursable\nB) Résidence Ulysse, demi-pension, vol de Lyon, 559 €/pers',
      ['689 €', ['all inclusive', 'vol de Lyon'], 'Hôtel Yasmina 4*'],
    ],
    [
      'Umrah options, 7 nights from 3 Feb 2027, 4 pax\n#1 Hotel Safa Tower, breakfast, visa, Rs 82,000 per person, 20% advance\n#2 Hotel Marwa View, room only, visa, Rs 71,000 per person',
      ['Rs 82,000', ['breakfast', 'visa'], 'Hotel Safa Tower'],
    ],
    [
      'Prices for the Nile trip, 6-13 March 2027, 2 adults\nOption A - MS Karnak, balcony cabin, full board, £1,340pp, no single supplement\nOption B - MS Luxor, window cabin, full board, £1,120pp',
      ['£1,340', ['full board'], 'MS Karnak'],
    ],
  ])('T-421 in other words: %#', (text, [price, includes, accommodation]) =>
    expect(read(text)).toMatchObject({ price, includes, accommodation, priceOptions: [{}, {}] }),
  );

  it('T-421 the total of all who go is no price of one', () => {
    const deal = read(
      'Crete, 12-19 June 2027, 2 adults + 1 child\nOption 1: Sunwing Makrigialos, all inclusive, sea view room, £2,640 for all three, £150 deposit\nOption 2: Hotel Kalimera, half board, £2,110 for all three',
    );
    expect(deal).toMatchObject({ price: null, totalPrice: '£2,640', restrictions: ['£150 deposit'] });
  });

  it('T-421 the stages of one trip, with their nights and a total, are none', () => {
    const deal = read(
      'Rome - Florence, 5 nights from 5 June 2027\n1. Rome: Hotel Artemide, 3 nights B&B, taxes, €480pp\n2. Florence: Hotel Davanzati, 2 nights B&B, taxes, €320pp\nTotal €800pp',
    );
    expect(deal.price).toBe('€800');
    expect(deal.priceOptions).toEqual([]);
  });

  it('T-421 nor are numbered payments and extras', () => {
    const deal = read(
      'Hotel Miramar, Nerja, 3-10 May 2027, £740pp half board\n1) Deposit £100 due now, per person\n2) Balance £640 due 8 weeks before, by card',
    );
    expect(deal.price).toBe('£740');
    expect(deal.restrictions).toHaveLength(2);
  });

  it('T-421 rows of a name, its board and a price stay a list, of which the lowest leads', () =>
    expect(
      read('Lake Garda, 7 nights from 5 June 2027\n1. Hotel Bella Riva, half board £612pp\n2. Hotel Du Lac, B&B £540pp')
        .price,
    ).toBe('£540'));

  it('T-421 `all up` behind who it is for says no more of it', () =>
    expect(read('Vietnam, 12 days from 8 Apr 2027\nSo for the two of you that is AU$7,780 all up.').priceBasis).toBe(
      'for the two of you',
    ));
});
