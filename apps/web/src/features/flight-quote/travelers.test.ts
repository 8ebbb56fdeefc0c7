import { describe, expect, it } from 'vitest';
import { readTravelers, totalFor, totalForTravelers } from './travelers.ts';

describe('travelers', () => {
  it.each([
    ['3', 3],
    ['20', 20],
    ['21', 20],
    ['0', 1],
    ['-4', 1],
    ['', 1],
    ['two', 1],
    ['1e3', 1],
  ])('F-113 %j is %i', (typed, count) => {
    expect(readTravelers(typed)).toBe(count);
  });

  it('F-114 a range stays a range, and what is no amount gives no total', () => {
    expect(totalForTravelers('USD 1,120 - 1,190', 18)).toBe('USD 20,160 - 21,420');
    for (const total of [null, 'on request', '$748 pp']) expect(totalForTravelers(total, 2)).toBeNull();
  });

  it('F-114 the stated total stands for the stated number and price alone', () => {
    const stated = { total: '$500', totalForAllPassengers: '$900' };
    const fares = { ...stated, baseFare: null, upcharge: null, fareClass: null };
    expect(totalFor(fares, 2, stated, 2)).toBe('$900');
    expect(totalFor(fares, 3, stated, 2)).toBe('$1,500');
    expect(totalFor({ ...fares, total: '$600' }, 2, stated, 2)).toBe('$1,200');
  });
});
