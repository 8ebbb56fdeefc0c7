/** F-430: prices that someone typed below a display, with rules on the same line. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const DISPLAY = '1 kl 602 k 14mar 7 amslax hk1 0955 1235\n2 kl 601 k 28mar 7 laxams hk1 1420 0950+1\n\n';
const read = (line: string) => {
  const { fareDetails, restrictions, validUntil } = parseFlightQuote(DISPLAY + line, { referenceDate: '2026-11-21' });
  return [fareDetails.total, restrictions, validUntil];
};

describe('F-430 a typed price below a display', () => {
  it.each([
    ['usd 962.40 pp, no refunds', ['usd 962.40', ['no refunds'], null]],
    ['CAD 1,140 PP, NON REFUNDABLE', ['CAD 1,140', ['NON REFUNDABLE'], null]],
    ['ttl for 1: eur 962 pp, non ref', ['eur 962', ['non ref'], null]],
    ['usd 962.40 pp, ticket by 5 dec, non ref', ['usd 962.40', ['non ref'], '2026-12-05']],
    ['USD 962.40 PP / NO REFUNDS / TKT BY 05DEC', ['USD 962.40', ['NO REFUNDS'], '2026-12-05']],
    ['EUR 700.10. NO CHANGES, NO REFUND', ['EUR 700.10', ['NO CHANGES', 'NO REFUND'], null]],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it.each(['CHG FEE USD 90', 'EUR 120 CHG FEE, NO REFUND', 'CHGS EUR 120 FEE, NO REFUND'])(
    'is none in a rule with its fee: %s',
    (line) => {
      expect(read(line)).toEqual([null, [line], null]);
    },
  );
});
