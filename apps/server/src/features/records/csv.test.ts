import { describe, expect, it } from 'vitest';
import { csvRow } from './csv.ts';

describe('CSV', () => {
  it('F-106 quotes what would break a row', () => {
    expect(csvRow(['a', 'b, c', 'say "hi"', 'two\nlines', null, 2, ' x'])).toBe(
      'a,"b, c","say ""hi""","two\nlines",,2," x"\r\n',
    );
  });

  it.each(['=1+1', '+44 20', '-2', '@SUM(A1)', ' =x', '\tx'])('F-106 %j is no formula', (text) => {
    expect(csvRow([text]).replace(/^"/, '').startsWith("'")).toBe(true);
  });
});
