import { describe, expect, it } from 'vitest';
import { findMoney, readAmount, readLoneAmount } from './money.ts';

const read = (text: string) =>
  findMoney(text).map((m) => [m.money.currencies[0], m.money.amount, m.money.amountMax, text.slice(m.from, m.to)]);

describe('findMoney', () => {
  it.each([
    ['$1,299', ['USD', 1299, null, '$1,299']],
    ['approx. EUR 39.90', ['EUR', 39.9, null, 'EUR 39.90']],
    ['7,50 €', ['EUR', 7.5, null, '7,50 €']],
    ['1.333,40 €', ['EUR', 1333.4, null, '1.333,40 €']],
    ['2 814,48 €', ['EUR', 2814.48, null, '2 814,48 €']],
    ['₹98,500', ['INR', 98500, null, '₹98,500']],
    ['₹1,05,000', ['INR', 105000, null, '₹1,05,000']],
    ['AED 179 pp', ['AED', 179, null, 'AED 179']],
    ['US$ 3,480', ['USD', 3480, null, 'US$ 3,480']],
    ['$50-60 per day', ['USD', 50, 60, '$50-60']],
    ['$90 - $100', ['USD', 90, 100, '$90 - $100']],
    ['GBP 275-350', ['GBP', 275, 350, 'GBP 275-350']],
    ['$44 USD', ['USD', 44, null, '$44 USD']],
    ['45 euros', ['EUR', 45, null, '45 euros']],
    ['329,- €', ['EUR', 329, null, '329,- €']],
    ['R12,990', ['ZAR', 12990, null, 'R12,990']],
    ['10.00 – 11.30 – 35 €', ['EUR', 35, null, '35 €']],
    ['28 June 2027 – 2.360 €', ['EUR', 2360, null, '2.360 €']],
    ['2027\tUSD 1,690', ['USD', 1690, null, 'USD 1,690']],
  ])('P-5 reads %s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it('reads no amount where the marks in its figures are of two kinds', () => {
    expect(findMoney('PKR1,080 371,0')).toEqual([]);
    expect(readLoneAmount('1,080 371,0')).toBeNull();
  });

  it('T-33 reads what fell as two prices', () => {
    expect(read('£1,140 to £798').map(([, amount]) => amount)).toEqual([1140, 798]);
  });

  it('keeps what a bare sign may mean', () => {
    expect(findMoney('$5')[0]?.money.currencies.length).toBeGreaterThan(1);
    expect(findMoney('US$5')[0]?.money.currencies).toEqual(['USD']);
  });

  it.each(['TOP 10', 'ALL 5', 'room 12', '50 % STP', 'EK 501', 'km 45', 'MAD 05:15', 'R12', '$'])(
    'finds none in %s',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
});

describe('readAmount', () => {
  it('tells grouping marks from decimal marks by the digits behind them', () => {
    expect([readAmount('1.299'), readAmount('1,299.50'), readAmount('12,5'), readAmount("1'200")]).toEqual([
      1299, 1299.5, 12.5, 1200,
    ]);
  });
});

describe('readLoneAmount', () => {
  it('reads a cell that is only a number, and nothing else', () => {
    expect(readLoneAmount('800-900')).toEqual({ amount: 800, amountMax: 900 });
    expect(readLoneAmount('2 nights')).toBeNull();
  });
});
