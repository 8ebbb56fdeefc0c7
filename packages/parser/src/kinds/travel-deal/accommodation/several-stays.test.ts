import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-109 stays one after the other', () => {
  const HEAD = 'COSTA RICA, 7 nights from $1,499 per person\n\n';

  it.each([
    [
      '>> 3 nts Casa Azul Springs, Monteverde\n>> 4 nts Costa Verde Suites, Tamarindo',
      'Casa Azul Springs; Costa Verde Suites',
    ],
    [
      '3 nights Monteverde: Al Nur Towers (400m to town)\n4 nights Tamarindo: Costa Verde Hotel (5 min walk)',
      'Al Nur Towers; Costa Verde Hotel',
    ],
    [
      'The first four nights are spent at the Hotel Ilirija in Bled, then two on the coast in Piran at Vila Tartini, and the last two in Koper at the Casa Rossa, which has a garden.',
      'Hotel Ilirija; Vila Tartini; Casa Rossa',
    ],
    [
      "Where you'll stay\nHotel Zum Hirsch, Chur\n3 nights\nAlbergo Monteverde, Lugano\n4 nights",
      'Hotel Zum Hirsch; Albergo Monteverde',
    ],
  ])('%j', (lines, accommodation) => expect(read(`${HEAD}${lines}\n`).accommodation).toBe(accommodation));

  it.each([
    ['3 nights San José\n4 nights Costa Verde Hotel, Tamarindo', 'Costa Verde Hotel'],
    ['4 nights Costa Verde Hotel, Tamarindo\n3 nights Half Board', 'Costa Verde Hotel'],
    [
      'Five nights at the Costa Verde Hotel, then two days of hiking with Casa Tours from the gate of the park.',
      'Costa Verde Hotel',
    ],
  ])('%j has one', (lines, accommodation) => expect(read(`${HEAD}${lines}\n`).accommodation).toBe(accommodation));

  it('the weekday may stand in brackets behind each of two days', () =>
    expect(read('COSTA RICA GROUP\n8 days    8 May 2027 (Sat) - 15 May 2027 (Sat)\n$1,499 per person\n').dates).toBe(
      'May 8 to 15, 2027',
    ));

  it('two days months apart are no trip', () =>
    expect(
      read('COSTA RICA GROUP\nDepartures: 8 May 2027 (Sat) - 18 September 2027 (Sat)\n$1,499 per person\n').dates,
    ).not.toContain('to'));
});
