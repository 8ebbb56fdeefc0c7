import { describe, expect, it } from 'vitest';
import { PASTE, parsedItinerary, spanOf } from '../../testing/itinerary-fixtures.ts';
import { readSourceText } from './source-text.ts';
import { countUsedLines, trimmedSpan } from './used-lines.ts';

describe('countUsedLines', () => {
  const source = readSourceText(PASTE);

  it('R-3 counts the lines with a letter or digit, and those among them that a value comes from', () => {
    const { used, total, unused } = countUsedLines(source, parsedItinerary().source.spans);
    expect({ used, total }).toEqual({ used: 7, total: 9 });
    expect(unused.map((line) => PASTE.slice(...trimmedSpan(source, line)))).toEqual([
      'Prepared for the Okafor family',
      '(window seat if they ask)',
    ]);
  });

  it('R-3 a span that ends with the line break does not use the next line', () => {
    const [start, end] = spanOf('Weekend in Lisbon\n');
    expect(countUsedLines(source, { '/title': [start, end] }).used).toBe(1);
  });

  it('R-3 a line keeps its inner blanks and loses the ones around it', () => {
    const text = readSourceText('  a  b \t');
    expect(trimmedSpan(text, 0)).toEqual([2, 6]);
  });
});
