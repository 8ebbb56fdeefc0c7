import { describe, expect, it } from 'vitest';
import { readDateOrder } from './date-order.ts';

describe('the order of day and month', () => {
  it.each([
    ['13/4 and 5/4', 'day-first'],
    ['4/13 and 4/5', 'month-first'],
    ['5/3, 5/4, 5/5, $40', 'month-first'],
    ['3/5, 4/5, 5/5, 10 am, $40', 'day-first'],
  ])('P-3 %s are told by a figure above 12 or by what counts up', (text, order) => {
    expect(readDateOrder(text)).toEqual({ order, isGuessed: false });
  });

  it.each([
    ['Wed 12/5/2027 to Wed 9/6/2027, call me by 5pm, $900', 'day-first'],
    ['Wed, 5/12/2027 to 6/9/2027 (Wed), £900', 'month-first'],
    ['mer. 12/5/27, retour dim 6/6/27, $900', 'day-first'],
    ['Thu 4/3, Sat 6/3, 2 pm, $40', 'day-first'],
    ['Sat 4/3, Tue 6/1, €40', 'month-first'],
  ])('I-3 the weekdays beside the dates tell the order: %s', (text, order) => {
    expect(readDateOrder(text)).toEqual({ order, isGuessed: false });
  });

  it.each([
    ['the weekday fits neither order', 'Mon 12/5/2027, $900', 'month-first'],
    ['each weekday fits another order', 'Wed 12/5/2027, Sun 9/5/2027, Wed 5/12/2027, £900', 'day-first'],
    ['one date without a year fits some year in any order', 'Wed 12/5, $900', 'month-first'],
  ])('I-3 near-miss, %s: %s', (_, text, order) => {
    expect(readDateOrder(text)).toEqual({ order, isGuessed: true });
  });

  it.each([
    ['Sailing 10/12, A$900, meet at 5pm', 'day-first'],
    ['Depart 10/12 19h10, answer by 5pm', 'day-first'],
    ['Am 10/12 nach Rom und am 11/4 mit dem Zug, Antwort bis 5pm', 'day-first'],
    ['Sailing 10/12, US$900, meet at 5pm', 'month-first'],
    ['Leaving 10/12 at 7:10 pm', 'month-first'],
  ])('I-3 else the money, the hours and the language of the text: %s', (text, order) => {
    expect(readDateOrder(text)).toEqual({ order, isGuessed: true });
  });

  it('P-3 dates far apart count nothing, though two of them share a figure', () => {
    expect(readDateOrder('Salidas: 03/10, 12/10, 12/12 · 900 €')).toEqual({ order: 'day-first', isGuessed: true });
    expect(readDateOrder('Departures: 03/10, 12/10, 12/12 · $900')).toEqual({ order: 'month-first', isGuessed: true });
  });
});
