import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../parse.ts';

const read = (rows: string) =>
  parseTravelDeal(`Albania by Van\n8 days / 7 nights\n\n${rows}\n\nIncluded:\n- guide`, {
    referenceDate: '2026-11-21',
  });

describe('net columns beside what a client pays (T-16)', () => {
  it.each([
    'EUR per person in double room\n             NET      SELL\n3* hotels    1,020    1,275\n4* hotels    1,340    1,675',
    'EUR pp in twin share\n             Gross    Net rate\n3* hotels    1,275    1,020\n4* hotels    1,675    1,340',
    'Rates in EUR per person\n\tNet\tSelling price\n3* hotels\t1,020\t1,275\n4* hotels\t1,340\t1,675',
  ])('gives none of the net rates of %j', (rows) => {
    const deal = read(rows);
    expect(deal.priceOptions.map(({ label, price }) => [label, price])).toEqual([
      ['3* hotels', 'EUR 1,275'],
      ['4* hotels', 'EUR 1,675'],
    ]);
    expect(deal.price).toBe('EUR 1,275');
    expect(JSON.stringify({ ...deal, source: null })).not.toMatch(/1,020|1,340/);
    expect(deal.warnings.map(({ code }) => code)).toEqual(['sensitive-net-rate']);
    expect(deal.agentInfo.company).toBeNull();
  });

  it('leaves the columns of other tables', () => {
    const { warnings } = read('EUR per person\n             May      June\n3* hotels    1,020    1,275');
    expect(warnings).toEqual([]);
  });
});
