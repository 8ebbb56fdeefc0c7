import { describe, expect, it } from 'vitest';
import { PatternBits } from './pattern-bits.ts';

const TAXES = /\b(?:tax(?:es)?|yq)\b/;
const TOTAL = /total/;
const EACH = /(?:\bea\.?(?:\s|$)|\/ ?pp\b)/;
const bits = new PatternBits([TAXES, TOTAL, EACH]);

describe('PatternBits', () => {
  it.each([
    ['plus taxes', 1],
    ['syntaxes', 0],
    ['subtotal', 2],
    ['$40 ea', 4],
    ['$40/pp', 4],
    ['taxes in the total', 3],
    ['', 0],
  ])('tells which may match in %j', (text, expected) => {
    expect(bits.bitsIn(text)).toBe(expected);
  });

  it('leaves out no pattern that matches', () => {
    for (const text of ['yq', 'tax', 'a total of 5', 'total', 'each ea.', '5 / pp'])
      for (const [i, pattern] of [TAXES, TOTAL, EACH].entries())
        if (pattern.test(text)) expect(bits.bitsIn(text) & (1 << i)).not.toBe(0);
  });
});
