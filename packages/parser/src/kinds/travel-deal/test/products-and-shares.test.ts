import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const prices = (text: string) => {
  const { price, totalPrice, passengers } = read(text);
  return [price, totalPrice, passengers];
};

describe('a product and what it comes to (T-401)', () => {
  it('behind prices by occupancy it tells the one that counts, and no option', () => {
    const deal = read(
      'Lake Garda, 7 nights B&B, Hotel Sole\nDouble €640 per person\nTriple €590 per person\nFor you that is 3 x €590 = €1,770',
    );
    expect([deal.price, deal.totalPrice, deal.passengers]).toEqual(['€590', '€1,770', 3]);
    expect(deal.priceOptions.map(({ label }) => label)).toEqual(['Double', 'Triple']);
    expect(deal.restrictions).toEqual([]);
  });

  it('one that does not add up is warned of', () =>
    expect(
      read(
        'Alpe Blanche, Hotel Le Sapin\nPrices per person:\n  twin  £1,189\n  triple  £1,109\nThe three of you: 3 x £1,109 = £3,372',
      ).warnings.map(({ code }) => code),
    ).toContain('total-mismatch'));

  it.each([
    ['Rhodes 7 nights, hotel Helios\n2 x £612 = £1,224', ['£612', '£1,224', 2]],
    ['Davos, 7 Nächte, Hotel Bergkranz\nFür euch drei macht das 3 x € 790 = € 2.370', ['€ 790', '€ 2.370', 3]],
    ['Portugal cycling, 5 nights\nDouble  £890 pp\nTotal for 2: 2 x £890 = £1,780', ['£890', '£1,780', 2]],
    ['Rhodes 7 nights, hotel Helios\nPrice per person: £612\n2 x £612, total £1,224', ['£612', '£1,224', 2]],
    // What is counted are nights.
    ['Weekend in Bath\nThe Crescent Hotel, 3 nights, 3 x £140 = £420 for the room', [null, '£420', null]],
    // A deposit stays one.
    ['Portugal cycling, 5 nights, £890 pp\nDeposit 2 x £100 = £200', ['£890', null, null]],
  ])('%s', (text, expected) => expect(prices(text)).toEqual(expected));

  it('how many pay is no part of a row’s name', () =>
    expect(
      read('Cabins for your party\nInside twin 2 x £890 = £1,780\nBalcony twin 2 x £1,090 = £2,180').priceOptions.map(
        ({ label }) => label,
      ),
    ).toEqual(['Inside twin', 'Balcony twin']));
});

describe('the share of a total (T-402)', () => {
  it.each([
    ['Crete, Hotel Thalassa, 7 nights\nGarden villa: €1,240\nTotal for 2 adults: €2,480', ['€1,240', '€2,480', 2]],
    [
      'Mauritius, Hotel Palmenbucht\nMeerblick: 2.150 €\nGesamtpreis für 2 Personen: 4.300 €',
      ['2.150 €', '4.300 €', 2],
    ],
    // As many nights as times: what one night costs.
    ['Bath break, 2 nights, hotel Crescent\nRoom, 2 nights: £140\nTotal for 2 nights: £280', [null, '£280', null]],
    ['Tour della Puglia\nQuota individuale in camera doppia: € 690\nTotale coppia: € 1.380', ['€ 690', '€ 1.380', 2]],
    ['Safari in Kenya 8 giorni\nQuota di partecipazione a coppia: € 5.200', [null, '€ 5.200', 2]],
  ])('%s', (text, expected) => expect(prices(text)).toEqual(expected));

  it('what one pays to be inscribed is no price', () => {
    const deal = read(
      'Tour della Puglia, 5 giorni\nQuota individuale di partecipazione € 690\nQuota di iscrizione € 30',
    );
    expect([deal.price, deal.priceOptions, deal.agentInfo.company]).toEqual(['€ 690', [], null]);
  });
});

describe('amounts behind a comma (T-407)', () => {
  it.each([
    ['Faro 4nts Hotel Sol, transfers, £189pp', '£189'],
    ['Faro 4nts Hotel Sol, breakfast, airport transfers, £189pp', '£189'],
    ['Faro 4nts Hotel Sol, £189pp\nTransfers €30 pp', '£189'],
  ])('%s', (text, price) => expect(read(text).price).toBe(price));
});
