import { describe, expect, it } from 'vitest';
import type { ReviewDocument } from './review-document.ts';
import { readSourceText } from './source-text.ts';
import { replaceLines, splitLines } from './text-lists.ts';

const TEXT = readSourceText('bags\nseats\nmeals');
const open = (): ReviewDocument<{ includes: string[] }> => ({
  value: { includes: ['bags', 'seats', 'meals'] },
  source: {
    spans: { '/includes/0': [0, 4], '/includes/1': [5, 10], '/includes/2': [11, 16] },
    unused: [],
    textHash: '',
    assumptions: [],
    edited: [],
  },
  warnings: [],
});
const replaced = (...lines: string[]) => {
  const { value, source } = replaceLines(open(), '/includes', lines, TEXT);
  return { lines: value.includes, spans: source.spans, edited: source.edited, unused: source.unused };
};

describe('lists as lines', () => {
  it('F-152 splits on every line break and drops blank lines', () => {
    expect(splitLines('a\r\n\n  \nb\rc ')).toEqual(['a', 'b', 'c ']);
    expect(splitLines(' \n')).toEqual([]);
  });

  it('F-152 a corrected line keeps its place in the text and is marked', () => {
    expect(replaced('bags', 'two seats', 'meals')).toMatchObject({
      lines: ['bags', 'two seats', 'meals'],
      spans: open().source.spans,
      edited: ['/includes/1'],
    });
  });

  it('F-152 lines that stay keep their places when one is removed or added between them', () => {
    expect(replaced('bags', 'meals')).toMatchObject({
      lines: ['bags', 'meals'],
      spans: { '/includes/0': [0, 4], '/includes/1': [11, 16] },
      unused: [[5, 10]],
    });
    expect(replaced('bags', 'wine', 'seats', 'meals').spans).toEqual({
      '/includes/0': [0, 4],
      '/includes/2': [5, 10],
      '/includes/3': [11, 16],
    });
  });

  it('F-152 the same lines change nothing; none empties the list', () => {
    const document = open();
    expect(replaceLines(document, '/includes', ['bags', 'seats', 'meals'], TEXT)).toBe(document);
    expect(replaced()).toMatchObject({ lines: [], spans: {} });
  });
});
