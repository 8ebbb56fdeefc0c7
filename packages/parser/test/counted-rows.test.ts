/** F-71, F-72: what each traveler pays, and what all do, in rows with the numbers of travelers. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const FLIGHTS = 'KL 1002 14SEP27 LHR AMS 0905 1125\nKL 1033 21SEP27 AMS LHR 2100 2120\n\n';
const read = (fares: string) => parseFlightQuote(`${FLIGHTS}${fares}\n`, { referenceDate: '2026-11-21' });
const pricesOf = (fares: string) => {
  const { fareDetails, warnings } = read(fares);
  expect(warnings).toEqual([]);
  return [fareDetails.baseFare, fareDetails.total, fareDetails.totalForAllPassengers];
};

describe('F-71 rows of travelers with their number', () => {
  it.each([
    [
      'products',
      '2 Adults x £310.40 = £620.80\n1 Child x £255.10 = £255.10\nTotal: £875.90',
      [null, '£310.40', '£875.90'],
    ],
    [
      'the number behind',
      'Adult: £310.40 x 2 = £620.80\nInfant: £40.00 x 1 = £40.00\nTotal: £660.80',
      [null, '£310.40', '£660.80'],
    ],
    [
      'travelers behind the price',
      '310,40 € × 3 Erwachsene = 931,20 €\n90,00 € × 1 Kind = 90,00 €\nSumme: 1.021,20 €',
      [null, '310,40 €', '1.021,20 €'],
    ],
    [
      'ages in brackets',
      '2 Adults x $400 = $800\n2 Children (2-11) x $300 = $600\nGrand total: $1,400',
      [null, '$400', '$1,400'],
    ],
    [
      'sums of the rows',
      'Adulte x 2\n1 240,60 €\nEnfant x 1\n512,00 €\nMontant total\n1 752,60 €',
      [null, 'EUR 620.30', '1 752,60 €'],
    ],
    [
      'prices each over their sum',
      'Adulto x 2\n620,30 €\nNiño x 1\n512,00 €\nImporte total\n1.752,60 €',
      [null, '620,30 €', '1.752,60 €'],
    ],
    [
      'sums with the price each',
      '2 adults: $1,240.60 ($620.30 each)\n1 child: $512.00 ($512.00 each)\nTotal: $1,752.60',
      [null, '$620.30', '$1,752.60'],
    ],
    [
      'parts by their number',
      'Airfare (2 x $410.00): $820.00\nTaxes (2 x $95.20): $190.40\nTotal: $1,010.40',
      ['$410.00', '$505.20', '$1,010.40'],
    ],
    [
      'a sum with taxes',
      '2 Adults  $820.00\nTaxes and fees  $190.40\nTotal for all passengers  $1,010.40',
      [null, '$505.20', '$1,010.40'],
    ],
    [
      'sums of each row',
      'ADT x2: $410.00 + $95.20 tax = $505.20 each\nCHD x1: $300.00 + $80.00 tax = $380.00 each\nTotal 3 pax $1,390.40',
      ['$410.00', '$505.20', '$1,390.40'],
    ],
  ])('%s', (_, fares, prices) => {
    expect(pricesOf(fares)).toEqual(prices);
  });

  it.each([
    ['a row alone', '2 pax @ 505.20 EUR = 1010.40 EUR', ['505.20 EUR', '1010.40 EUR']],
    ['rows without their sum', '2 Adults x $410 = $820\n1 Child x $300 = $300', ['$410', null]],
    ['rows for parts of the journey', '2 adults outbound £200\n2 adults return £180\nTotal £380', ['GBP 190', '£380']],
    [
      'a fee in the sum',
      'Erwachsene (2): 1.010,40 €\nKind (1): 380,00 €\nServicegebühr: 30,00 €\nSumme: 1.420,40 €',
      ['EUR 505.20', '1.420,40 €'],
    ],
    ['parts of all', 'Airfare for 2: $820.00\nTaxes for 2: $190.40\nTotal: $1,010.40', [null, '$1,010.40']],
    ['parts each', 'Fare: 2 x $410.00\nTax: 2 x $95.20\nTotal: $1,010.40', ['$505.20', '$1,010.40']],
  ])('%s', (_, fares, prices) => {
    expect(pricesOf(fares).slice(1)).toEqual(prices);
  });

  it('counts all of the rows', () => {
    expect(read('£310.40 x 2 adults = £620.80\n£255.10 x 1 child = £255.10\nTotal: £875.90').passengers).toBe(3);
    expect(read('Adult x 2\n£620.80\nChild x 2\n£510.20\nTotal\n£1,131.00').passengers).toBe(4);
    expect(read('Adultes: 1 234,50 € x 2 = 2 469,00 €\nTotal: 2 469,00 €').passengers).not.toBe(1);
  });

  it('leaves the price of one open where the share does not come out in cents', () => {
    expect(pricesOf('Adult x 3\n£100.00\nChild x 1\n£20.00\nTotal for all\n£120.00')).toEqual([null, null, '£120.00']);
  });

  it('leaves rows without their sum to their words', () => {
    expect(pricesOf('2 adults\n£620.80 each\nSeats: £30.00')[1]).toBe('£620.80');
  });

  it('reads columns by their headings in more words', () => {
    const rows = 'Erwachsene\t2\t410,00 €\t95,20 €\t505,20 €\t1.010,40 €';
    expect(pricesOf(`Reisende\tPers.\tTarif\tTaxen\tp.P.\tSumme\n${rows}`)).toEqual([
      '410,00 €',
      '505,20 €',
      '1.010,40 €',
    ]);
    expect(pricesOf('Por persona   Nº   Importe\nAdulto   505,20 €   2   1.010,40 €')).toEqual([
      null,
      '505,20 €',
      '1.010,40 €',
    ]);
    expect(
      pricesOf(
        '| Pasajero | Tarifa | Tasas | Importe |\n| 2 Adultos | 820,00 € | 190,40 € | 1.010,40 € |\n| Importe total | | | 1.010,40 € |',
      )[1],
    ).toBe('EUR 505.20');
    expect(
      pricesOf(' | Pax | Fare | Tax | Each | Total (EUR)\nAdult | 2 | 410.00 | 95.20 | 505.20 | 1,010.40'),
    ).toEqual(['EUR 410.00', 'EUR 505.20', 'EUR 1,010.40']);
  });
});

describe('F-72', () => {
  it('a range has its currency behind both ends, and only where it rises', () => {
    expect(pricesOf('Per person: 820,00 € – 940,00 €')[1]).toBe('820,00 € – 940,00 €');
    expect(pricesOf('Pro Person: 940,00 EUR - 120,00 EUR Anzahlung')[1]).toBe('940,00 EUR');
  });

  it('a price with taxes beside it is the fare before them where they make the total', () => {
    expect(pricesOf('Preis: 410,00 €\nSteuern: 95,20 €\nGesamt: 505,20 €').slice(0, 2)).toEqual([
      '410,00 €',
      'EUR 505.20',
    ]);
    expect(
      pricesOf('Prix: 410,00 €\nTaxes: 95,20 €\nFrais de service: 20,00 €\nTotal par personne: 525,20 €').slice(0, 2),
    ).toEqual(['410,00 €', '525,20 €']);
  });

  it('a fee of each traveler is in what all pay', () => {
    expect(
      pricesOf(
        'Base fare: $410.00 per person\nTaxes: $95.00 per person\nService fee: $20.00 per person\nTotal for 2 adults: $1,050.00',
      ),
    ).toEqual(['$410.00', '$525', '$1,050.00']);
  });

  it('what is left after the deposit is no price', () => {
    expect(pricesOf('Total for 2 adults: $1,010.40\nDeposit: $200.00\nBalance due: $810.40')).toEqual([
      null,
      '$505.20',
      '$1,010.40',
    ]);
  });

  it('a child makes the total that of all', () => {
    expect(pricesOf('The total for two adults and one child is $1,390.40.')[2]).toBe('$1,390.40');
  });
});
