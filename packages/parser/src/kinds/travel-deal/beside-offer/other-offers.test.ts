import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const OFFER = '9 Day Peru Discovery\n$2,150 pp\n\nWhat is included\nHotels\nBreakfast';

describe('what a page offers besides (T-15)', () => {
  it.each([
    'You may also like',
    'Similar tours',
    'Customers also viewed',
    'More like this',
    'Das könnte Ihnen auch gefallen',
  ])('gives nothing under %j', (heading) => {
    const text = `${OFFER}\n\n${heading}\n6 Day Chile Escape   from $990 pp\n12 Day Patagonia Trek   from $3,300 pp\n\n© 2026 Condor Holidays`;
    const { price, priceOptions, agentInfo, source, duration } = read(text);
    expect([price, priceOptions, duration]).toEqual(['$2,150', [], '9 days']);
    expect(agentInfo.company).toBe('Condor Holidays');
    const unused = source.unused.map(([from, to]) => text.slice(from, to));
    expect(unused).toContain('6 Day Chile Escape   from $990 pp');
  });

  it('stands below a price, and ends where the seller says how to reach her', () => {
    const { price, restrictions, agentInfo } = read(
      `${OFFER}\n\nRelated trips\n6 Day Chile Escape\nfrom $990 pp\n\nTerms\n- Deposit $200 due at booking\n\nCondor Holidays, 0117 496 0111`,
    );
    expect(price).toBe('$2,150');
    expect(restrictions).toEqual(['Deposit $200 due at booking']);
    expect(agentInfo.phone).toBe('0117 496 0111');
    expect(read('More trips\nPeru Discovery\n$2,150 pp').price).toBe('$2,150');
  });
});
