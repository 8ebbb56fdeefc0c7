import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexAt, readSourceText } from './source-text.ts';

describe('readSourceText', () => {
  it('R-1 ends lines at LF, CRLF and CR, in UTF-16 offsets', () => {
    const { lines } = readSourceText('a\r\nÉ🌙\rc\n');
    expect(lines.map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [3, 6],
      [7, 8],
      [9, 9],
    ]);
  });

  it('R-3 counts a line with a letter or digit of any script, not one of signs alone', () => {
    const { lines } = readSourceText('--- ***\n京都\n7\n🌙');
    expect(lines.map((line) => line.hasWord)).toEqual([false, true, true, false]);
  });

  it('R-1 rows follow each other over the whole line and never cut a character in two', () => {
    const part = fc.oneof(fc.constant('🌙'), fc.constant('a'), fc.constant('\n'), fc.constant('\r\n'));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9000, size: 'max' }), (parts) => {
        const text = parts.join('');
        const source = readSourceText(text);
        source.lines.forEach((line, index) => {
          const rows = source.rows.filter((row) => row.line === index);
          expect(rows.map((row) => text.slice(row.start, row.end)).join('')).toBe(text.slice(line.start, line.end));
          for (const row of rows) expect(() => encodeURIComponent(text.slice(row.start, row.end))).not.toThrow();
        });
      }),
      { numRuns: 8 },
    );
  });

  it('R-1 a million characters in one line become many small rows', () => {
    const { rows } = readSourceText('x'.repeat(1_000_000));
    expect(rows).toHaveLength(500);
  });
});

describe('indexAt', () => {
  it('finds the last item that starts at or before an offset', () => {
    const items = [{ start: 0 }, { start: 4 }, { start: 9 }];
    expect([0, 3, 4, 8, 9, 99].map((offset) => indexAt(items, offset))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
