import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-41 the head of a sheet', () => {
  it('is no price: the year beside the currency', () => {
    const answer = read(
      [
        'PATAGONIA END TO END\t9D/8N\tTariff 2027\tEUR per person\t',
        'From\tTo\tDouble (pp)\tSingle (pp)\tStatus',
        'Sun 10-Jan-27\tMon 18-Jan-27\t1,420\t1,910\tOK',
        'Sun 07-Feb-27\tMon 15-Feb-27\t1,360\t1,850\tOK',
      ].join('\n'),
    );
    expect(answer).toMatchObject({ title: 'PATAGONIA END TO END', price: 'EUR 1,360' });
    expect(answer.source.spans['/price']).toBeDefined();
  });

  it.each([
    ['Price list 2027 USD', 'USD 1,320'],
    ['Rates 2027 GBP', 'GBP 1,320'],
    ['Tariff 2027 EUR per person', 'EUR 1,320'],
  ])('%s', (head, price) => {
    expect(read(`Lima and Cusco, 9 days\n${head}\nDouble: 1,320`)).toMatchObject({ price });
  });

  it('still reads an amount of two thousand and some', () => {
    expect(read('Lima and Cusco, 9 days\nPrice per person: 2027 USD').price).toBe('2027 USD');
    expect(read('Tour\tLima and Cusco\nPrice\t2,027\tUSD\nHotel\tCasa Andina').price).toBe('2,027 USD');
  });

  it.each([
    'Start\tEnd\tTwin\tSingle\n10 Jan 2027\t18 Jan 2027\t$1,420\t$1,910',
    'Departure\tReturn\tPrice pp\nMon 10 May\tMon 17 May\t$1,420',
  ])('is no title: %s', (rows) => {
    expect(read(`${rows}\n`).title).toBeNull();
  });
});
