import { describe, expect, it } from 'vitest';
import { headOffset, lineHead } from './line-head.ts';

describe('the head of a line', () => {
  it.each([
    ['# flights', 0],
    ['> # flights', 2],
    ['>> \u200b# flights', 4],
    ['\u200e[12/05/2026] Ann', 1],
    ['\u00a0\t \ufeff| a | b |', 4],
    ['>> ', 3],
    ['', 0],
  ])('stands behind quotation, blanks and what nobody sees: %j', (line, offset) => {
    expect(headOffset(line, [0, line.length])).toBe(offset);
  });

  it('is cleaned, no longer than asked for, and stands where it stood', () => {
    const source = 'Ann\n> [18:42,\u202f12/11/2026]\u200b Ann: two weeks';
    const head = lineHead(source, [4, source.length], 27);
    expect(head.text).toBe('[18:42, 12/11/2026] Ann: t');
    expect(lineHead(source, [4, 9], 27)).toEqual({ text: '[18', at: 6 });
  });
});
