import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkTop, visibleChunks } from './visible-chunks.ts';

describe('visibleChunks', () => {
  it('R-1 draws what is visible and near, and stands in for the rest by its height', () => {
    const heights = Array.from({ length: 10 }, () => 100);
    expect(visibleChunks(heights, 450, 100, 50)).toEqual({ from: 4, to: 6, before: 400, after: 400 });
    expect(visibleChunks(heights, 0, 0, 0)).toEqual({ from: 0, to: 1, before: 0, after: 900 });
    expect(visibleChunks(heights, 99_999, 100, 0)).toMatchObject({ from: 9, to: 10, after: 0 });
  });

  it('R-1 drawn and left-out chunks always add up, and the visible part is always drawn', () => {
    const input = fc.tuple(fc.array(fc.nat(300), { minLength: 1, maxLength: 40 }), fc.nat(5000), fc.nat(800));
    fc.assert(
      fc.property(input, ([heights, top, height]) => {
        const { from, to, before, after } = visibleChunks(heights, top, height, 0);
        const all = chunkTop(heights, heights.length);
        expect(before + (chunkTop(heights, to) - chunkTop(heights, from)) + after).toBe(all);
        expect(before <= top || from === heights.length - 1).toBe(true);
        expect(before + (chunkTop(heights, to) - before) >= Math.min(top + height, all)).toBe(true);
      }),
    );
  });
});
