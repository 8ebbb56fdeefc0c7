import { describe, expect, it } from 'vitest';
import { priceFares, type QuotePricing } from './quote-pricing.ts';

const fares = {
  baseFare: '$925.00',
  upcharge: null,
  total: '$1,212.60',
  totalForAllPassengers: '$2,425.20',
  fareClass: 'Economy',
};
const pricing = (fields: Partial<QuotePricing> = {}): QuotePricing => {
  return { kind: 'mark-up', amount: 100, unit: 'fixed', basis: 'traveler', roundUpTo: 0, shown: 'folded', ...fields };
};
const shown = (given: Partial<typeof fares> | object, travelers: number | null, own: QuotePricing | null) => {
  const { baseFare, total, totalForAllPassengers, fee } = priceFares({ ...fares, ...given }, travelers, own).fares;
  return [baseFare, fee?.amount ?? null, total, totalForAllPassengers];
};

describe('fares without anything added', () => {
  it('F-111 the stated total stands; without one it is travelers times the price each', () => {
    expect(shown({}, 2, null)).toEqual(['$925.00', null, '$1,212.60', '$2,425.20']);
    const open = { totalForAllPassengers: null };
    expect(shown(open, 3, null)).toEqual(['$925.00', null, '$1,212.60', '$3,637.80']);
    expect(shown({ ...open, total: '$1,120 – $1,190' }, 18, null)[3]).toBe('$20,160 – $21,420');
    expect(shown({ ...open, total: 'on request' }, 3, null)).toEqual(['$925.00', null, 'on request', null]);
    for (const nobody of [null, 0]) expect(shown(open, nobody, null)[3]).toBeNull();
  });
});

describe('money helper', () => {
  it('F-140 folds a fixed amount each into base, price and total', () => {
    expect(shown({}, 2, pricing())).toEqual(['$1,025.00', null, '$1,312.60', '$2,625.20']);
  });

  it('F-140 folds a percentage in, rounded up', () => {
    const own = pricing({ amount: 8, unit: 'percent', roundUpTo: 10 });
    expect(shown({}, 2, own)).toEqual(['$1,022.40', null, '$1,310.00', '$2,620.00']);
    expect(shown({ total: '$1,210' }, 2, pricing({ amount: 0.0001, roundUpTo: 10 }))[2]).toBe('$1,220');
    expect(shown({ total: '$1,200' }, 2, pricing({ amount: 10, roundUpTo: 10 }))[2]).toBe('$1,210');
  });

  it('F-140 shows a fee each on its own line', () => {
    const own = pricing({ kind: 'service-fee', amount: 45, shown: 'line' });
    expect(shown({}, 2, own)).toEqual(['$925.00', '$45.00', '$1,257.60', '$2,515.20']);
    expect(priceFares(fares, 2, own).fares.fee).toEqual({ label: 'Service fee', amount: '$45.00', basis: 'traveler' });
  });

  it('F-140 adds a fee for the booking to the total alone when it has its own line', () => {
    const own = pricing({ kind: 'service-fee', amount: 60, basis: 'total', shown: 'line' });
    expect(shown({}, 2, own)).toEqual(['$925.00', '$60.00', '$1,212.60', '$2,485.20']);
  });

  it('F-140 shares a fee for the booking among the travelers when it is folded in', () => {
    expect(shown({}, 2, pricing({ amount: 60, basis: 'total' }))).toEqual(['$955.00', null, '$1,242.60', '$2,485.20']);
    const rounded = pricing({ amount: 5, unit: 'percent', basis: 'total', roundUpTo: 100 });
    expect(shown({}, 2, rounded)[3]).toBe('$2,600.00');
  });

  it('F-140 ranges stay ranges, in the form of the text', () => {
    const range = { baseFare: null, total: 'USD 1,120 - 1,190', totalForAllPassengers: 'USD 20,160 - 21,420' };
    expect(shown(range, 18, pricing({ amount: 25 }))).toEqual([null, null, 'USD 1,145 - 1,215', 'USD 20,610 - 21,870']);
    const from = { total: 'from 1.299 €', totalForAllPassengers: null };
    expect(shown(from, 2, pricing({ kind: 'service-fee', shown: 'line' }))).toEqual([
      '$925.00',
      '100 €',
      'from 1.399 €',
      'from 2.798 €',
    ]);
  });

  it('F-141 keeps a price from the page that it cannot count with: it would be the net one', () => {
    for (const total of ['on request', null, '$1,212 pp']) {
      const priced = priceFares({ ...fares, total }, 2, pricing());
      expect(priced.withheld).toBe(true);
      expect(JSON.stringify(priced.fares)).not.toMatch(/\d/);
    }
    expect(priceFares(fares, null, pricing({ basis: 'total' })).withheld).toBe(true);
    expect(priceFares({ ...fares, totalForAllPassengers: '2 x $1,212' }, 2, pricing({ basis: 'total' })).withheld).toBe(
      true,
    );
  });

  it('F-141 nothing to add, or nothing to add to, withholds nothing', () => {
    expect(shown({}, 2, pricing({ amount: 0 }))).toEqual(['$925.00', null, '$1,212.60', '$2,425.20']);
    const none = { baseFare: null, total: null, totalForAllPassengers: null };
    expect(priceFares({ ...fares, ...none }, 2, pricing()).withheld).toBe(false);
  });
});
