/** Each warning of a deal: a text that trips it, and a near-miss that does not. */
import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../src/index.ts';

const parse = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const codes = (text: string) => parse(text).warnings.map((warning) => warning.code);

describe('T-8 nights-mismatch', () => {
  it.each([
    'Maldives Escape\n7 nights | 4 October - 10 October 2027',
    'Maldives Escape\n5 days, 4 October - 10 October 2027',
    'Maldives Escape 7 days / 8 nights',
  ])('is said of %j', (text) => expect(codes(text)).toEqual(['nights-mismatch']));

  it.each([
    'Maldives Escape\n6 nights | 4 October - 10 October 2027',
    'Maldives Escape\n7 days / 6 nights, 4 October - 10 October 2027',
    'Maldives Escape\n8 days / 6 nights with a night flight, 4 October - 11 October 2027',
    'Maldives Escape\n7 nights\nValid for travel 1 April 2027 to 31 May 2027',
  ])('is not said of %j', (text) => expect(codes(text)).toEqual([]));
});

describe('T-9 discount-mismatch', () => {
  it.each([
    'Bali deal\n30% OFF - was $1,600, now $1,280 per person',
    'Bali deal\nwas $1,200, now $1,280 per person',
    'TENERIFE\nWAS £1,049PP\nNOW £799PP\nSAVE £300 PER PERSON!!',
  ])('is said of %j', (text) => expect(codes(text)).toEqual(['discount-mismatch']));

  it.each([
    'Bali deal\n20% OFF - was $1,600, now $1,280 per person',
    'TENERIFE\nWAS £1,049PP\nNOW £799PP\nSAVE £250 PER PERSON!!',
    'TENERIFE\nWAS £1,049PP\nNOW £799PP\nSAVE £500 PER COUPLE!!',
    'TENERIFE\nWAS £1,049PP\nNOW £799PP\nSave up to £400, and an extra £50 off',
    'Bali deal\nSave up to 40% - was $1,600, now $1,280 per person',
    'Bali deal\nwas $1,600, now $1,280 per person\nIncludes:\n- 30% off spa treatments',
  ])('is not said of %j', (text) => expect(codes(text)).toEqual([]));
});

describe('T-10 total-mismatch, passenger-mismatch, mixed-currency', () => {
  it.each([
    ['total-mismatch', 'Bali\n$1,150 per person\nTotal for two: $2,400'],
    ['passenger-mismatch', 'Bali for 2 adults\n$1,150 per person\nPassengers: 3'],
    ['mixed-currency', 'Bali\n€1,150 per person\n$2,600 total for the family'],
  ])('%s is said of %j', (code, text) => expect(codes(text)).toEqual([code]));

  it.each([
    'Bali\n$1,150 per person\nTotal for two: $2,300',
    'Bali\n$1,150 per person\n$180 per room per night',
    'Bali for 2 adults, Passengers: 2',
    'Bali\nAUD 1,150 per person so $2,300 a couple',
  ])('is not said of %j', (text) => expect(codes(text)).toEqual([]));
});

describe('T-11 offer-expired, deadline-after-travel', () => {
  it.each([
    ['offer-expired', 'Bali, travel 3 - 9 May 2027\nBook by 20 November 2026'],
    ['deadline-after-travel', 'Bali, travel 3 - 9 May 2027\nBook by 4 May 2027'],
    ['deadline-after-travel', 'Bali\nValid for travel 1 April 2027 to 31 May 2027\nBook by 1 June 2027'],
  ])('%s is said of %j', (code, text) => expect(codes(text)).toEqual([code]));

  it.each([
    'Bali, travel 3 - 9 May 2027\nBook by 21 November 2026',
    'Bali, travel 3 - 9 May 2027\nBook by 3 May 2027',
    'Bali\nValid for travel 1 April 2027 to 31 May 2027\nBook by 15 May 2027',
    'Bali, travel 3 - 9 May 2027\nBalance due 20 November 2026',
  ])('is not said of %j', (text) => expect(codes(text)).toEqual([]));
});

describe('T-12 impossible-date, weekday-mismatch', () => {
  it.each([
    ['impossible-date', 'Bali, travel 31 June 2027'],
    ['impossible-date', 'Bali\nBook by 30 February 2027'],
    ['weekday-mismatch', 'Bali\nDeparts Sunday 3 May 2027'],
    ['weekday-mismatch', 'Bali\nBook by Friday 30 June 2027'],
  ])('%s is said of %j', (code, text) => expect(codes(text)).toEqual([code]));

  it.each(['Bali, travel 29 February 2028', 'Bali\nDeparts Monday 3 May 2027', 'Bali\nBook by Fri 29 Jan'])(
    'is not said of %j',
    (text) => expect(codes(text)).toEqual([]),
  );
});

describe('T-7 what no traveler should see', () => {
  it.each([
    ['sensitive-net-rate', 'Bali 7 nights\nNet rate USD 777 per person'],
    ['sensitive-card', 'Bali 7 nights\nCard 4111 1111 1111 1111'],
    ['sensitive-passport', 'Bali 7 nights\nPassport no. X1234567'],
    ['sensitive-birth-date', 'Bali 7 nights\nJohn Miller, DOB 12/04/1980'],
  ])('is noted as %s, and gives no value: %j', (code, text) => {
    const { warnings, source, ...values } = parse(text);
    expect(warnings.map((warning) => [warning.code, warning.severity])).toEqual([[code, 'note']]);
    expect(JSON.stringify(values)).not.toMatch(/777|4111|X1234567|1980/);
    expect(source.unused.map(([a, b]) => text.slice(a, b))).toEqual([text.split('\n')[1]]);
  });

  it('leaves rules about passports and payment alone', () => {
    expect(codes('Bali 7 nights\nPassport valid 6 months required\nWe need dates of birth\nCards are welcome')).toEqual(
      [],
    );
  });
});
