import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-24' });
const costs = (text: string) => {
  const { price, totalPrice, originalPrice } = read(text);
  return [price, totalPrice, originalPrice];
};

describe('what one pays elsewhere or besides (T-268)', () => {
  it.each(['Vol non inclus (env. 450 €)', 'Flights not included, approx. 450 €', 'Flug nicht inklusive (ca. 450 €)'])(
    '%s',
    (line) => {
      const deal = read(
        `Circuit Oman\nBase 2 personnes : 1 990 € / pers.\nBase 4 personnes : 1 780 € / pers.\n${line}`,
      );
      expect(deal.price).toBe('1 780 €');
      expect(deal.priceOptions).toHaveLength(2);
    },
  );

  it.each(['Riduzione 3° letto € 70', '3rd adult reduction: € 70', 'Kinderermäßigung: 70 €'])('%s', (line) => {
    const deal = read(`Bruges, 3 nights\n€ 449 per person (was € 499)\n${line}`);
    expect([deal.price, deal.originalPrice, deal.discount, deal.priceOptions]).toEqual(['€ 449', '€ 499', null, []]);
  });

  it('a reduction until a day is no price', () =>
    expect(costs('Hurtigruten\nInnenkabine: 1.899 € p.P.\nFrühbucherrabatt bis 15.12.2026: 150 € pro Kabine')).toEqual([
      '1.899 €',
      null,
      null,
    ]));

  it('what flight, hotel and transfer cost is the package', () =>
    expect(
      read('Garda week\nFlights £148 pp\nHotel £382 pp\nTransfers £26 pp\nPackage price £556 pp / £1,112 total'),
    ).toMatchObject({ price: '£556', totalPrice: '£1,112', priceOptions: [] }));
});

describe('for whom the price is (T-269)', () => {
  it.each([
    ['$5,182 all in for the five of you\nRegular price $5,940 - you save $758', [null, '$5,182', '$5,940']],
    ['Beach villa: $2,360 (was $3,400) per villa, 7 nights', [null, '$2,360', '$3,400']],
    ['Beach villa: $2,360 (was $3,400) per person', ['$2,360', null, '$3,400']],
    ['Rate per couple: $4,730\nAir from BOS: $484.40 per person\nGrand total: $5,698.80', [null, '$5,698.80', null]],
    ['25% korting: nu € 1.299 i.p.v. € 1.732 p.p.', ['€ 1.299', null, '€ 1.732']],
    ['Gesamtpreis: 2.587,- €\n(Erw. je 999,- €, Kind 589,- €)', ['999,- €', '2.587,- €', null]],
    ['Adults £449, children 2-11 £419\nFamily ticket (2+2) £1,599', ['£449', '£1,599', null]],
  ])('%s', (lines, expected) => expect(costs(`Lagoon week\n7 nights\n${lines}`)).toEqual(expected));

  it.each([
    ['2 sharing: £1,395pp\n4 sharing: £1,140pp\nFlights from £480pp', ['£1,140', null, null]],
    ['Inside £999pp, Balcony £1,399pp\nOnboard spend £100 per cabin', ['£999', null, null]],
    ['2 adults, 2 children\nRoom rate €1,460.00\nBoard supplement €420.00\nTotal €1,880.00', [null, '€1,880.00', null]],
    ['Famiglia 2+2: € 2.190 invece di € 2.590', [null, '€ 2.190', '€ 2.590']],
  ])('%s', (lines, expected) => expect(costs(`Sardegna\n12-19/6/2027\n${lines}`)).toEqual(expected));

  it('what leads to a price is no part of its name', () =>
    expect(
      read('Fjords\nIntérieure à partir de 749 €/pers\nBalcon à partir de 1 099 €/pers').priceOptions.map(
        ({ label }) => label,
      ),
    ).toEqual(['Intérieure', 'Balcon']));

  it('flights alone are what one pays', () =>
    expect(read('Faro deal\nFlights from Leeds: £129 per person').price).toBe('£129'));

  it('the total of two in one of the cabins fits', () =>
    expect(
      read(
        'Alaska cruise\nInside $949 pp | Verandah $1,549 pp\nTaxes & port expenses: $200 pp additional\nTotal for two in Verandah $3,498',
      ).warnings,
    ).toEqual([]));

  it('a total that fits none does not', () =>
    expect(
      read('Alaska cruise\nInside $949 pp | Verandah $1,549 pp\nTotal for two $3,333').warnings.map(({ code }) => code),
    ).toContain('total-mismatch'));
});

describe('options by their names and seasons (T-270)', () => {
  it('the first sentence of a lettered option names it', () =>
    expect(
      read(
        'Hi, two for you\nOption A - Hotel Sol Nova, Adeje. 7 nts AI from 12/05/27 out of NCL. £1,046pp\nOption B - Marina Bahia same dates HB. £879pp',
      ).priceOptions.map(({ label }) => label),
    ).toEqual(['Option A - Hotel Sol Nova, Adeje', 'Option B - Marina Bahia same dates HB']));

  it('months with short years are no days', () => {
    const deal = read(
      'Kenya safari\nLow (Apr-May 27): $2,150 pps\nMid (Nov 26, Mar 27): $2,690 pps\nPeak (Jul-Oct 27): $3,450 pps',
    );
    expect(deal.dates).toBeNull();
    expect(deal.priceOptions.map(({ dates }) => dates)).toEqual([null, null, null]);
  });
});
