import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const CONTEXT = { referenceDate: '2026-11-21' } as const;
const read = (text: string) => parseTravelDeal(text, CONTEXT);

describe('T-40 the price before and the price now', () => {
  it.each([
    ['Reg. $1,899 per person\nNow $1,599 per person, you save $300', '$1,599', '$1,899'],
    ['Orig. EUR 1.240 p.p. NOW EUR 990 p.p. (save EUR 250)', 'EUR 990', 'EUR 1.240'],
    ['Norm. £845pp - this week £795pp - save £50', '£795', '£845'],
    ['Normally £799pp, save £200 and pay just £599pp', '£599', '£799'],
    ['It sells at $2,450 per person normally $2,600, so you save $150', '$2,450', '$2,600'],
  ])('%s', (line, price, originalPrice) => {
    const answer = read(`Lake Orta Escape\n5 nights\n${line}`);
    expect(answer).toMatchObject({ price, originalPrice });
    expect(answer.warnings).toEqual([]);
  });

  it('knows what is left for all from what each pays', () => {
    const codes = (each: string) =>
      read(
        `Lake Orta Escape\n2 adults\nWas\n€1,500\nNow\n€1,200\n20% off\nYou save €300\n${each} per person`,
      ).warnings.map(({ code }) => code);
    expect(codes('€600')).toEqual([]);
    expect(codes('€700')).not.toEqual([]);
  });

  it('warns where the amount off is not what lies between them', () => {
    const { warnings } = read('Lake Orta Escape\nReg. $1,899 per person\nNow $1,599 per person, you save $400');
    expect(warnings.map(({ code }) => code)).toEqual(['discount-mismatch']);
  });

  it.each([
    'Was £3,760\nNow £3,008\n£752 per person\n20% OFF',
    'Was £3,760 now £3,008 (save £752) - 20% off\nThat is £752 per person',
    '20% OFF\n£752 per person\nFamily of 4: £3,008\nWas £3,760',
  ])('takes the reduction of the total for what it is: %s', (lines) => {
    const answer = read(`Corfu Family Week\n2 adults, 2 children\n${lines}`);
    expect(answer).toMatchObject({ price: '£752', totalPrice: '£3,008', originalPrice: '£3,760' });
    expect(answer.warnings).toEqual([]);
  });

  it('warns where neither price is what the percentage leaves', () => {
    const { warnings } = read('Corfu Family Week\nWas £3,760\nNow £3,008\n£752 per person\n35% OFF');
    expect(warnings.map(({ code }) => code)).toEqual(['discount-mismatch']);
  });

  it('takes no amount of another kind for a party price', () => {
    expect(read('Corfu Family Week\nfrom £300 per person\nFlights from £450').totalPrice).toBeNull();
  });
});
